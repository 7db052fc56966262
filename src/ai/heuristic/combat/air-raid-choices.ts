// Air raids (9, 18.2, 18.4): which harbor to attack, and targets without return fire: bottom what is afloat, sink what is bottomed.
import { firstOf, hasOneAtMost } from '../../../board/bits.js';
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT, CRUISER, HARBOR_COUNT, JAPAN } from '../../../board/index.js';
import {
  airstrikeNow,
  canAirRaid,
  canStrikeHawaii,
  canSurprise,
  FIRE_BACK,
  type Game,
  hasRepairYard,
  isBottomed,
  isFireBackTarget,
  isHawaiianTarget,
  isSurpriseTarget,
  mayAssign,
  mustStrikeHawaii,
  ON_HARBOR,
  ON_HAWAII,
  ON_SHIPS_AT_SEA,
  PEARL_HARBOR,
  raidableHarbors,
} from '../../../game/index.js';
import { greatest } from '../estimate/area-values.js';
import { COUNT_ODDS, oddsIndex, SINK_ODDS } from '../estimate/attack-odds.js';
import type { PlayerState } from '../player-state.js';
import { flagBearers } from '../port/basing.js';
import { nameCombatTargets } from './targets.js';

/** Part, permille, for sinking what rests on the bottom of a harbor that falls anyway. */
const FALLEN_WORTH = 100;

/** Sinking a ship that rests on the bottom costs its owner this part, permille, of its worth: it was out of play for a while anyway. */
const BOTTOMED_WORTH = 500;

/**
 * Cruisers and air units in a yard count for this part, permille: a capital ship on the bottom takes the yard's points from all others
 * for turns (11.1), they do not, and air units come back (12.3).
 */
const LIGHT = 500;

/** Answers `air-raid`: all carriers against the harbor with most to gain. */
export function chooseHarbor(m: PlayerState, g: Game): void {
  const harbors = raidableHarbors(g, g.area, m.side);
  if (harbors === 0) return;
  const best = hasOneAtMost(harbors) ? firstOf(harbors) : richestHarbor(m, g, harbors);
  const carriers = m.values.carriers[m.side];
  for (let k = 0; k < carriers.length; k++) {
    if (!canAirRaid(g, carriers[k], g.area)) continue;
    g.answer(carriers[k]);
    g.answer(best);
  }
}

/** The harbor whose ships and units are worth most. */
function richestHarbor(m: PlayerState, g: Game, harbors: number): number {
  const { harborWorth } = m.strikes;
  harborWorth.fill(0);
  const count = g.at.listInHarbors(m.enemy, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    harborWorth[g.location[p] - AREA_COUNT] += atStake(m, g, p);
  }
  const best = greatest(harborWorth, harbors);
  return best < 0 ? firstOf(harbors) : best;
}

/** What a raid may destroy of a piece in port: less of who is bottomed already, more where bottomed is lost. */
function atStake(m: PlayerState, g: Game, p: number): number {
  const worth = m.values.worth[p];
  if (g.tables.isShip[p] === 0) return worth;
  const bottomed = (worth * BOTTOMED_WORTH * 0.001) | 0;
  if (isBottomed(g, p)) return bottomed;
  return hasRepairYard(g, m.enemy, g.harborOf(p)) ? worth : worth + bottomed;
}

/** Answers `targets` in whatever the engine asks about. */
export function nameTargets(m: PlayerState, g: Game): void {
  if (g.mode === ON_HARBOR) raidHarbors(m, g);
  else if (g.mode === ON_SHIPS_AT_SEA) raidAtSea(m, g);
  else if (g.mode === FIRE_BACK) fireBack(m, g);
  else if (g.mode === ON_HAWAII) raidHawaii(m, g);
  else nameCombatTargets(m, g);
}

function raidHarbors(m: PlayerState, g: Game): void {
  const order = m.values.carriers[m.side];
  let count = -1;
  let listed = -1;
  let doomed = false;
  for (let k = 0; k < order.length; k++) {
    const p = order[k];
    const harbor = g.raidHarbor[p] - 1;
    if (harbor < 0) continue;
    if (harbor !== listed) {
      count = listIn(m, g, AREA_COUNT + harbor);
      doomed = isDoomed(m, g, harbor);
      listed = harbor;
    }
    if (count > 0) strike(m, g, p, count, true, 0, doomed);
  }
}

/** True when who is bottomed in an enemy harbor is lost: there is no yard (9.232), or it falls at the end of the turn (9.231). */
function isDoomed(m: PlayerState, g: Game, harbor: number): boolean {
  if (!hasRepairYard(g, m.enemy, harbor)) return true;
  // All areas round it had the own flag, and seem to keep it (14.1).
  const kept = g.controlled[m.side] & ~g.at.areasOf(m.enemy) & flagBearers(m, g, m.side);
  return (g.tables.touches[harbor] & ~kept) === 0;
}

/** Lists the enemies at a place as targets; returns how many there are. */
function listIn(m: PlayerState, g: Game, place: number): number {
  const n = g.at.list(place, m.enemy, m.strikes.targets);
  const lasting = hasRepairYard(g, m.enemy, place - AREA_COUNT);
  for (let k = 0; k < n; k++) {
    const q = m.strikes.targets[k];
    m.strikes.worth[k] = 10 * m.values.worth[q];
    if (lasting && (g.tables.kind[q] === CRUISER || g.tables.kind[q] === AIR))
      m.strikes.worth[k] = (m.strikes.worth[k] * LIGHT * 0.001) | 0;
  }
  return n;
}

/**
 * Aims a carrier where it gains most, and discounts that target for the next. What lies in port is attacked there
 * (`asItLies`), or only if it cannot sail; a gain of no more than `least` is left alone. In a `doomed` harbor who is bottomed is lost.
 */
function strike(
  m: PlayerState,
  g: Game,
  attacker: number,
  count: number,
  asItLies: boolean,
  least = 0,
  doomed = false,
): void {
  const t = g.tables;
  const shots = airstrikeNow(g, attacker);
  let best = -1;
  let most = least;
  let chance = 0;
  for (let k = 0; k < count; k++) {
    const q = m.strikes.targets[k];
    const air = t.kind[q] === AIR;
    const bonus = air ? 0 : t.airstrikeBonus[attacker];
    const armor = t.armor[q];
    const damage = g.damage[q];
    let gain: number;
    let odds: number;
    const inPort = t.isShip[q] === 1 && (damage > armor || (asItLies && g.location[q] >= AREA_COUNT));
    if (t.kind[q] === AMPHIBIOUS && g.location[q] >= AREA_COUNT) {
      odds = COUNT_ODDS[oddsIndex(bonus, shots, armor - damage)];
      gain = odds * m.strikes.worth[k];
    } else if (!inPort) {
      odds = SINK_ODDS[oddsIndex(bonus, shots, armor - damage - (air ? 1 : 0))];
      gain = odds * m.strikes.worth[k];
    } else if (damage > armor) {
      odds = SINK_ODDS[oddsIndex(bonus, shots, 2 * armor - damage)];
      gain = (odds * (doomed ? FALLEN_WORTH : BOTTOMED_WORTH) * m.strikes.worth[k] * 0.001) | 0;
    } else {
      odds = SINK_ODDS[oddsIndex(bonus, shots, armor - damage)];
      const sunk = doomed ? odds : SINK_ODDS[oddsIndex(bonus, shots, 2 * armor - damage)];
      gain = (odds + ((BOTTOMED_WORTH * sunk * 0.001) | 0)) * m.strikes.worth[k];
    }
    if (gain > most) {
      most = gain;
      best = k;
      chance = odds;
    }
  }
  if (best < 0) return;
  g.answer(attacker);
  g.answer(m.strikes.targets[best]);
  m.strikes.worth[best] = (m.strikes.worth[best] * (1000 - 0.8 * chance) * 0.001) | 0;
}

/** Lists whoever may be named as a target by some rule; returns how many there are. */
function listTargets(m: PlayerState, g: Game, isTarget: (g: Game, q: number) => boolean): number {
  let n = 0;
  for (let q = 0; q < g.tables.pieceCount; q++) {
    if (!isTarget(g, q)) continue;
    m.strikes.targets[n] = q;
    m.strikes.worth[n++] = 10 * m.values.worth[q];
  }
  return n;
}

/** The surprise raid in Indonesia (18.41, 18.42). */
function raidAtSea(m: PlayerState, g: Game): void {
  const n = listTargets(m, g, isSurpriseTarget);
  for (let k = 0; k < g.unitCount[m.side]; k++) {
    const p = g.units[m.side][k];
    if (canSurprise(g, p)) strike(m, g, p, n, true);
  }
}

/** Normal Turn One: engaged units at sea and whatever lies in Pearl Harbor (nt1 18.15). */
function raidHawaii(m: PlayerState, g: Game): void {
  const least = mustStrikeHawaii(g) ? Number.NEGATIVE_INFINITY : 0;
  const n = listTargets(m, g, isHawaiianTarget);
  const order = m.values.carriers[m.side];
  for (let k = 0; k < order.length; k++) {
    if (canStrikeHawaii(g, order[k])) strike(m, g, order[k], n, true, least);
  }
}

/** The 7th A.F. strikes back at the raiders (20.4). */
function fireBack(m: PlayerState, g: Game): void {
  let best = -1;
  for (let q = g.tables.shipStart[JAPAN]; q < g.tables.shipEnd[JAPAN]; q++) {
    if (isFireBackTarget(g, q) && (best < 0 || danger(m, q) > danger(m, best))) best = q;
  }
  if (best < 0) return;
  for (let p = g.tables.airStart[ALLIED]; p < g.tables.airEnd[ALLIED]; p++) {
    // The only place from which an air unit fires back.
    if (g.location[p] !== AREA_COUNT + PEARL_HARBOR) continue;
    g.answer(p);
    g.answer(best);
  }
}

/** How eagerly a ship is shot at by day: its worth, and the danger that it is. */
const danger = (m: PlayerState, q: number): number => 10 * m.values.worth[q] + (m.values.day[q] >> 1);

/** Answers `assign-targets` (20.51): ships that are there for certain first, then carriers that may turn up. */
export function assignTargets(m: PlayerState, g: Game): void {
  const n = listTargets(m, g, mayAssign);
  for (let k = 0; k < n; k++) {
    // A group is in the Hawaiian Islands one time in three (18.22).
    const thirds = g.location[m.strikes.targets[k]] < AREA_COUNT + HARBOR_COUNT ? 3 : 1;
    m.strikes.worth[k] = (m.strikes.worth[k] * thirds * 0.334) | 0;
  }
  // Normal Turn One has every carrier designate something (nt1 18.12).
  const least = g.rules.nt1 ? -1 : 0;
  const order = m.values.carriers[m.side];
  for (let k = 0; k < order.length; k++) {
    if (canAirRaid(g, order[k], g.area)) strike(m, g, order[k], n, false, least);
  }
}
