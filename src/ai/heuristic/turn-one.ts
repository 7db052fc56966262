// Turn 1 for Japan (18): the raid force, who goes where beside it, and whether to stay off Hawaii.
import { AIR, AMPHIBIOUS, AREA_COUNT, CARRIER, CRUISER, JAPAN } from '../../board/index.js';
import {
  ALEUTIANS,
  airAreas,
  amphibiousReach,
  CENTRAL_PACIFIC,
  canSail,
  type Game,
  HAWAII,
  INDONESIA,
  isBottomed,
  JAPANESE_ISLANDS,
  MARIANAS,
  MARSHALLS,
  mayRaidPearlHarbor,
  PEARL_HARBOR,
  patrolReach,
  RAID_FORCE_LIMIT,
  raiderReach,
  SOUTH_PACIFIC,
  speedNow,
} from '../../game/index.js';
import { assign, beginPlanned } from './doctrine/turn-plan.js';
import { fightChance } from './estimate/fight-chance.js';
import { addToFight, clearFight } from './estimate/fight-sums.js';
import type { PlayerState } from './player-state.js';
import { plannedArea } from './sea/air-placement.js';
import { beginTurn, patrolAsPlanned } from './sea/patrols.js';

/** Cruisers and battleships that patrol on turn 1, by area. */
const PATROLS: readonly (readonly [area: number, cruisers: number, battleships: number])[] = [
  [INDONESIA, 3, 0],
  [CENTRAL_PACIFIC, 3, 0],
  [MARIANAS, 2, 0],
  [ALEUTIANS, 1, 0],
  [JAPANESE_ISLANDS, 1, 1],
];
/** Air units by area, in the order in which they are placed. */
const AIR_UNITS: readonly number[] = [INDONESIA, INDONESIA, SOUTH_PACIFIC, MARSHALLS, INDONESIA, INDONESIA];
/** Share of the raiders for Indonesia and for the Central Pacific, where an uncertain group may turn up (18.22); the rest for the Marianas. */
const TO_INDONESIA = 9;
const TO_CENTRAL_PACIFIC = 9;

/** Answers `raid-force`: the strongest carriers that are fast enough. */
export function sendRaidForce(m: PlayerState, g: Game): void {
  if (m.plan.raidForce !== null) {
    sendNamedForce(m.plan.raidForce, g);
    return;
  }
  const order = m.values.thriftOrder[JAPAN];
  let sent = 0;
  for (let k = order.length - 1; k >= 0 && sent < m.settings.raidCarriers; k--) {
    const p = order[k];
    if (g.tables.kind[p] !== CARRIER || !mayRaidPearlHarbor(g, p)) continue;
    g.answer(p);
    sent++;
  }
}

/** The raid force of an opening: those ships that the rules in force let go. */
function sendNamedForce(force: Uint8Array, g: Game): void {
  const most = g.rules.pearlHarbor ? RAID_FORCE_LIMIT : force.length;
  for (let k = 0; k < force.length && g.answerLength < most; k++) {
    if (mayRaidPearlHarbor(g, force[k])) g.answer(force[k]);
  }
}

/** Answers `patrols` on turn 1. */
export function patrolFirst(m: PlayerState, g: Game): void {
  if (m.plan.patrols !== null) {
    beginTurn(m, g);
    patrolAsPlanned(m, g, m.plan.patrols);
    m.turn.lookedAt = 0;
    return;
  }
  m.turn.lookedAt = 0;
  const order = m.values.thriftOrder[JAPAN];
  for (let line = 0; line < PATROLS.length; line++) {
    const entry = PATROLS[line];
    const bit = 1 << entry[0];
    let cruisers = entry[1];
    let battleships = entry[2];
    for (let k = 0; k < order.length && cruisers + battleships > 0; k++) {
      const p = order[k];
      const kind = g.tables.kind[p];
      if (kind === CARRIER || (kind === CRUISER ? cruisers : battleships) === 0) continue;
      if (isSent(g, p) || !canSail(g, p)) continue;
      const first = g.tables.touches[g.harborOf(p)];
      if ((first & bit) === 0 && (speedNow(g, p) < 7 || (patrolReach(g, p) & bit) === 0)) continue;
      if (kind === CRUISER) cruisers--;
      else battleships--;
      g.answer(p);
      g.answer(entry[0]);
    }
  }
}

/** True for a ship that the answer sends somewhere already. */
function isSent(g: Game, p: number): boolean {
  for (let k = 0; k < g.answerLength; k += 2) if (g.answers[k] === p) return true;
  return false;
}

/** Answers `air` on turn 1. */
export function placeAirFirst(m: PlayerState, g: Game): void {
  let placed = 0;
  let unit = -1;
  for (let p = g.tables.airStart[JAPAN]; p < g.tables.airEnd[JAPAN]; p++) {
    if (g.location[p] < AREA_COUNT) placed++;
    else if (unit < 0 && g.tables.kind[p] === AIR && g.isInHarbor(p)) unit = p;
  }
  if (unit < 0 || placed >= AIR_UNITS.length) return;
  const planned = plannedArea(m, g, airAreas(g, m.side));
  const area = planned < 0 ? AIR_UNITS[placed] : planned;
  if ((g.tables.harborsOf[area] & g.held[m.side]) === 0) return;
  g.answer(unit);
  g.answer(area);
}

/** Answers `amphibious` on turn 1: to the Marianas, for the Philippines (2.12). */
export function embarkFirst(m: PlayerState, g: Game): void {
  const plan = m.plan.amphibious;
  if (plan !== null) beginPlanned(plan);
  for (let p = g.tables.amphibiousStart[m.side]; p < g.tables.amphibiousEnd[m.side]; p++) {
    if (!g.isInHarbor(p)) continue;
    const area = plan === null ? -1 : assign(plan, AMPHIBIOUS, amphibiousReach(g, p));
    g.answer(p);
    g.answer(area < 0 ? MARIANAS : area);
  }
}

/** Answers `raiders` on turn 1: everything else goes to sea, if only to be based forward afterwards. */
export function raidFirst(m: PlayerState, g: Game): void {
  const order = m.values.thriftOrder[JAPAN];
  // Normal Turn One sends the raid force now (nt1 18.1).
  if (g.rules.nt1) sendForceNow(m, g, m.plan.raidForce);
  const plan = m.plan.raiders;
  if (plan !== null) beginPlanned(plan);
  let indonesia = TO_INDONESIA;
  let centralPacific = TO_CENTRAL_PACIFIC;
  for (let k = order.length - 1; k >= 0; k--) {
    const p = order[k];
    if (isSent(g, p) || !canSail(g, p)) continue;
    const near = patrolReach(g, p);
    let area = MARIANAS;
    if (plan !== null) {
      const planned = assign(plan, g.tables.kind[p], near);
      if (planned >= 0) area = planned;
    } else if (centralPacific > 0 && (g.tables.kind[p] === CARRIER || indonesia < centralPacific || indonesia === 0)) {
      // The insurance against a carrier in the Central Pacific: the carrier that stayed at home, and every other ship.
      area = CENTRAL_PACIFIC;
      centralPacific--;
    } else if (indonesia > 0) {
      area = INDONESIA;
      indonesia--;
    }
    if (((near >> area) & 1) === 0) continue;
    g.answer(p);
    g.answer(area);
  }
}

/** Sends the raid force to Hawaii while the raiders move: the ships that the opening names, else the strongest carriers. */
function sendForceNow(m: PlayerState, g: Game, force: Uint8Array | null): void {
  const ships = force ?? m.values.thriftOrder[JAPAN];
  let left = force === null ? m.settings.raidCarriers : force.length;
  for (let k = ships.length - 1; k >= 0 && left > 0; k--) {
    const p = ships[k];
    if (!canSail(g, p) || ((raiderReach(g, p) >> HAWAII) & 1) === 0) continue;
    if (force === null && g.tables.kind[p] !== CARRIER) continue;
    left--;
    g.answer(p);
    g.answer(HAWAII);
  }
}

/** Answers `stay` (18.21): when what can put to sea, and what may turn up, is beaten. */
export function decideToStay(m: PlayerState, g: Game): void {
  if (m.plan.stay >= 0) {
    g.answer(m.plan.stay);
    return;
  }
  clearFight(m);
  for (let p = 0; p < g.tables.pieceCount; p++) {
    const at = g.location[p];
    const afloat = at === AREA_COUNT + PEARL_HARBOR && !isBottomed(g, p);
    if (at === HAWAII || (afloat && g.tables.side[p] !== JAPAN)) addToFight(m, g, p);
  }
  g.answer(fightChance(m, -1) >= m.settings.stayChance ? 1 : 0);
}
