// Turn 1 for Japan (18): the raid force, who goes where beside it, and whether to stay off Hawaii.
import { AIR, AREA_COUNT, CARRIER, CRUISER, JAPAN } from '../../board/index.js';
import {
  ALEUTIANS,
  CENTRAL_PACIFIC,
  canSail,
  type Game,
  HAWAII,
  INDONESIA,
  JAPANESE_ISLANDS,
  mayRaidPearlHarbor,
  PEARL_HARBOR,
  patrolReach,
  raiderReach,
  speedNow,
} from '../../game/index.js';
import { addToFight, clearFight, fightChance } from './fight-estimate.js';
import type { Mind } from './mind.js';

const MARIANAS = 5;
const MARSHALLS = 6;
const SOUTH_PACIFIC = 8;

/** Cruisers and battleships that patrol on turn 1, by area. */
const PATROLS: readonly (readonly [area: number, cruisers: number, battleships: number])[] = [
  [INDONESIA, 3, 0],
  [CENTRAL_PACIFIC, 3, 0],
  [MARIANAS, 2, 0],
  [ALEUTIANS, 1, 0],
  [JAPANESE_ISLANDS, 0, 1],
];
/** Air units by area, in the order in which they are placed. */
const AIR_UNITS: readonly number[] = [INDONESIA, INDONESIA, SOUTH_PACIFIC, MARSHALLS, INDONESIA, INDONESIA];
/** Share of the raiders for Indonesia and for the Central Pacific, where an uncertain group may turn up (18.22); the rest for the Marianas. */
const TO_INDONESIA = 9;
const TO_CENTRAL_PACIFIC = 9;

/** Answers `raid-force`: the strongest carriers that are fast enough. */
export function sendRaidForce(m: Mind, g: Game): void {
  const order = m.values.thriftOrder[JAPAN];
  let sent = 0;
  for (let k = order.length - 1; k >= 0 && sent < m.settings.raidCarriers; k--) {
    const p = order[k];
    if (g.t.kind[p] !== CARRIER || !mayRaidPearlHarbor(g, p)) continue;
    g.say(p);
    sent++;
  }
}

/** Answers `patrols` on turn 1. */
export function patrolFirst(m: Mind, g: Game): void {
  m.turn = 0;
  const order = m.values.thriftOrder[JAPAN];
  m.taken.fill(0);
  for (let line = 0; line < PATROLS.length; line++) {
    const entry = PATROLS[line];
    let cruisers = entry[1];
    let battleships = entry[2];
    for (let k = 0; k < order.length && cruisers + battleships > 0; k++) {
      const p = order[k];
      const kind = g.t.kind[p];
      if (m.taken[p] !== 0 || kind === CARRIER || !canSail(g, p)) continue;
      if (kind === CRUISER ? cruisers === 0 : battleships === 0) continue;
      const first = g.t.touches[g.harborOf(p)];
      const bit = 1 << entry[0];
      if ((first & bit) === 0 && (speedNow(g, p) < 7 || (patrolReach(g, p) & bit) === 0)) continue;
      if (kind === CRUISER) cruisers--;
      else battleships--;
      m.taken[p] = 1;
      g.say(p);
      g.say(entry[0]);
    }
  }
}

/** Answers `air` on turn 1. */
export function placeAirFirst(m: Mind, g: Game): void {
  let placed = 0;
  let unit = -1;
  for (let p = g.t.airStart[JAPAN]; p < g.t.airEnd[JAPAN]; p++) {
    if (g.location[p] < AREA_COUNT) placed++;
    else if (unit < 0 && g.t.kind[p] === AIR && g.isInHarbor(p)) unit = p;
  }
  if (unit < 0 || placed >= AIR_UNITS.length) return;
  const area = AIR_UNITS[placed];
  if ((g.t.harborsOf[area] & g.held[m.side]) === 0) return;
  g.say(unit);
  g.say(area);
}

/** Answers `amphibious` on turn 1: to the Marianas, for the Philippines (2.12). */
export function embarkFirst(m: Mind, g: Game): void {
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (!g.isInHarbor(p)) continue;
    g.say(p);
    g.say(MARIANAS);
  }
}

/** Answers `raiders` on turn 1: everything else goes to sea, if only to be based forward afterwards. */
export function raidFirst(m: Mind, g: Game): void {
  const order = m.values.thriftOrder[JAPAN];
  // Normal Turn One sends the raid force now (nt1 18.1).
  let raiders = g.rules.nt1 ? m.settings.raidCarriers : 0;
  let indonesia = TO_INDONESIA;
  let centralPacific = TO_CENTRAL_PACIFIC;
  for (let k = order.length - 1; k >= 0; k--) {
    const p = order[k];
    if (!canSail(g, p)) continue;
    const near = patrolReach(g, p);
    if (raiders > 0 && g.t.kind[p] === CARRIER && ((raiderReach(g, p) >> HAWAII) & 1) !== 0) {
      raiders--;
      g.say(p);
      g.say(HAWAII);
      continue;
    }
    let area = MARIANAS;
    // The insurance against a carrier in the Central Pacific: the carrier that stayed at home, and every other ship.
    if (centralPacific > 0 && (g.t.kind[p] === CARRIER || indonesia < centralPacific || indonesia === 0)) {
      area = CENTRAL_PACIFIC;
      centralPacific--;
    } else if (indonesia > 0) {
      area = INDONESIA;
      indonesia--;
    }
    if (((near >> area) & 1) === 0) continue;
    g.say(p);
    g.say(area);
  }
}

/** Answers `stay` (18.21): when what can put to sea, and what may turn up, is beaten. */
export function decideToStay(m: Mind, g: Game): void {
  clearFight(m);
  for (let p = 0; p < g.t.pieceCount; p++) {
    const at = g.location[p];
    const afloat = at === AREA_COUNT + PEARL_HARBOR && g.damage[p] <= g.t.armor[p];
    if (at === HAWAII || (afloat && g.t.side[p] !== JAPAN)) addToFight(m, g, p);
  }
  g.say(fightChance(m, -1) >= m.settings.stay ? 1 : 0);
}
