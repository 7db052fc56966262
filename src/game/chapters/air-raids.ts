// Rule 9: carriers raid ports and bases that touch their sea area, two rounds of day actions without return fire.
import { AREA_COUNT, CARRIER, HARBOR_COUNT, JAPAN } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { announceKamikazes, kamikazeTime, settleKamikazes, spendKamikazes } from '../options/kamikaze.js';
import {
  ask,
  clearMarks,
  harborName,
  illegal,
  markOnce,
  pieceName,
  refuseDuplicates,
  requireOwn,
  requirePairs,
} from '../questions/ask.js';
import { AIR_RAID, TARGETS } from '../questions/decisions.js';
import { ROUND_BEGINS } from '../state/events.js';
import { airstrikeNow } from '../state/factors-now.js';
import { type Game, PURSUED } from '../state/state.js';
import { applyResults, attack } from './attacks.js';
import { submarineAttacks } from './submarines.js';
import { IN_COMBAT, ON_HARBOR } from './target-modes.js';

/** Rounds of an air raid (9.2). */
const AIR_RAID_ROUNDS = 2;

/** After combat in an area: the side that is left may raid the harbors that touch it (9.1). */
export function airRaids(g: Game, area: number, side: number): void {
  if (raidableHarbors(g, area, side) === 0 || !hasRaider(g, area, side)) return;
  g.area = area;
  ask(g, AIR_RAID, side, checkAirRaid);
  const count = g.answerLength;
  if (count === 0) return;
  for (let k = 0; k < count; k += 2) g.raidHarbor[g.answers[k]!] = g.answers[k + 1]! + 1;
  g.roundsBefore = g.round;
  airRaidRounds(g, area, side, AIR_RAID_ROUNDS);
  g.raidHarbor.fill(0);
}

/** The rounds themselves: carriers in `g.raidHarbor` attack what is in their harbor at the moment (9.3). */
function airRaidRounds(g: Game, area: number, side: number, rounds: number): void {
  for (let k = 0; k < rounds; k++) {
    beginRaidRound(g, area);
    raidAttacks(g, side, 0);
    applyResults(g);
    if (g.rules.submarineBetweenRaids) attackRaiders(g, area, side);
  }
}

/** By one reading of 16.1 a submarine attacks between the rounds of a raid too; a carrier that it disables or cripples raids no longer. */
function attackRaiders(g: Game, area: number, side: number): void {
  submarineAttacks(g, area);
  for (let p = g.tables.shipStart[side]!; p < g.tables.shipEnd[side]!; p++)
    if (g.raidHarbor[p] !== 0 && !canAirRaid(g, p, area)) g.raidHarbor[p] = 0;
}

/** Opens the next round of an air raid. */
export function beginRaidRound(g: Game, area: number): void {
  g.area = area;
  g.round++;
  g.fight = 0;
  g.action = ACTION_AIR_RAID;
  g.emit(ROUND_BEGINS, area, g.round, 0);
}

/** The carriers' attacks of one round; `extra` is added to every die (20.3). Results wait for `applyResults`. */
export function raidAttacks(g: Game, side: number, extra: number): void {
  if (!raidTargetsExist(g, 1 - side)) return;
  // An air raid's rounds are day actions (9.2): Kamikazes are announced there too (19.22).
  const kamikazes = side === JAPAN && kamikazeTime(g);
  if (kamikazes) announceKamikazes(g);
  g.mode = ON_HARBOR;
  ask(g, TARGETS, side, checkRaidTargets);
  g.mode = IN_COMBAT;
  if (kamikazes) settleKamikazes(g);
  for (let k = 0; k < g.answerLength; k += 2) attack(g, g.answers[k]!, g.answers[k + 1]!, extra);
  if (kamikazes) spendKamikazes(g);
}

/** A carrier at sea that has an airstrike and did not pursue may raid (9.11, 9.12). */
export function canAirRaid(g: Game, carrier: number, area: number): boolean {
  return (
    g.location[carrier] === area &&
    g.tables.kind[carrier] === CARRIER &&
    (g.flags[carrier]! & PURSUED) === 0 &&
    airstrikeNow(g, carrier) > 0
  );
}

function hasRaider(g: Game, area: number, side: number): boolean {
  if (((g.at.carrierAreas(side) >> area) & 1) === 0) return false;
  const count = g.at.list(area, side, g.found);
  for (let k = 0; k < count; k++) if (canAirRaid(g, g.found[k]!, area)) return true;
  return false;
}

/** Enemy-held harbors touching an area that hold something to attack, as a mask. */
export function raidableHarbors(g: Game, area: number, side: number): number {
  const enemy = 1 - side;
  return g.tables.harborsOf[area]! & g.held[enemy]! & g.at.harborsOf(enemy);
}

function raidTargetsExist(g: Game, enemy: number): boolean {
  const harbors = g.at.harborsOf(enemy);
  const side = 1 - enemy;
  for (let p = g.tables.shipStart[side]!; p < g.tables.shipEnd[side]!; p++) {
    if (g.raidHarbor[p] !== 0 && ((harbors >> (g.raidHarbor[p]! - 1)) & 1) !== 0) return true;
  }
  return false;
}

function checkAirRaid(g: Game, side: number): void {
  requirePairs(g, AIR_RAID);
  const raidable = raidableHarbors(g, g.area, side);
  for (let k = 0; k < g.answerLength; k += 2) {
    const carrier = g.answers[k]!;
    const harbor = g.answers[k + 1]!;
    requireOwn(g, AIR_RAID, carrier, side);
    if (!canAirRaid(g, carrier, g.area)) {
      const rule = (g.flags[carrier]! & PURSUED) !== 0 ? '9.12' : '9.11';
      illegal(g, AIR_RAID, rule, `${pieceName(g, carrier)} cannot air raid from here`);
    }
    if (harbor < 0 || harbor >= HARBOR_COUNT || ((raidable >> harbor) & 1) === 0) {
      illegal(g, AIR_RAID, '9.13', `${harborName(g, harbor)} is not an enemy port or base here with something in it`);
    }
  }
  refuseDuplicates(g, AIR_RAID, 2, '9.13');
}

/** Targets of an air raid: each carrier attacks what is in the harbor it was assigned to, or holds back (9.13). */
function checkRaidTargets(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  for (let k = 0; k < g.answerLength; k += 2) {
    const carrier = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, carrier, side);
    const harbor = g.raidHarbor[carrier]! - 1;
    const bad = harbor < 0 || g.tables.side[target] !== 1 - side || g.location[target] !== AREA_COUNT + harbor;
    if (bad) {
      illegal(
        g,
        TARGETS,
        harbor < 0 ? '9.13' : '9.3',
        harbor < 0
          ? `${pieceName(g, carrier)} was not assigned to a port or base`
          : `${pieceName(g, target)} is not an enemy in ${harborName(g, harbor)}`,
      );
    }
    markOnce(g, TARGETS, carrier, '7.44');
  }
  if (kamikazeTime(g)) requireAnnounced(g, side);
  clearMarks(g, 2);
}

/** A carrier announced for a Kamikaze attack makes it, while there is something in its harbor (19.22). */
function requireAnnounced(g: Game, side: number): void {
  const harbors = g.at.harborsOf(1 - side);
  for (let p = g.tables.shipStart[side]!; p < g.tables.shipEnd[side]!; p++) {
    if (g.kamikaze[p] !== 1 || g.mark[p] !== 0 || ((harbors >> (g.raidHarbor[p]! - 1)) & 1) === 0) continue;
    illegal(g, TARGETS, '19.22', `${pieceName(g, p)} was announced for a Kamikaze attack and must make it`);
  }
}
