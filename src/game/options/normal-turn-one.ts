// Normal Turn One (nt1): its own rule 18. Rule numbers here are those of its text.
import { ALLIED, AREA_COUNT, JAPAN, UNCERTAIN } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT, ACTION_NONE, NO_AREA, ROLL_BASING, slotOf } from '../../dice/index.js';
import { beginRaidRound, canAirRaid, raidAttacks } from '../chapters/air-raids.js';
import { applyResults, resolveAttacks } from '../chapters/attacks.js';
import { DAY, dayOrNight, NIGHT } from '../chapters/day-night.js';
import { finishArea } from '../chapters/finish-area.js';
import { assignTargets } from '../chapters/pearl-harbor/assigned-targets.js';
import { fireBack } from '../chapters/pearl-harbor/fire-back.js';
import { decidesToStay } from '../chapters/pearl-harbor/japan-leaves.js';
import { assignRaidersToPearl } from '../chapters/pearl-harbor/surprise-raid.js';
import { MAJOR_PORTS, nationHarbors } from '../chapters/ports-and-bases.js';
import { pursue } from '../chapters/retreats/pursuit-rounds.js';
import { asksToRetreat, leaveArea, retreat } from '../chapters/retreats/retreats.js';
import { combatAction } from '../chapters/rounds.js';
import { submarineAttacks } from '../chapters/submarines.js';
import { IN_COMBAT, ON_HAWAII } from '../chapters/target-modes.js';
import { nameTargets } from '../chapters/targets.js';
import {
  ask,
  clearMarks,
  harborName,
  illegal,
  markOnce,
  pieceName,
  requireOwn,
  requirePairs,
  zeroOrOne,
} from '../questions/ask.js';
import { ENGAGE, TARGETS, UNCERTAIN_BASE } from '../questions/decisions.js';
import {
  AREA_BEGINS,
  ATTACK_LOST,
  BASE_ROLLED,
  BASED,
  CARRIER_HIDES,
  NIGHT_DROPPED,
  OUT_OF_REACH,
  ROUND_BEGINS,
  TARGET_UNSIGHTED,
} from '../state/events.js';
import { HAWAII, PEARL_HARBOR } from '../state/places.js';
import { fillRosters, gather, hasUnits, isContested } from '../state/rosters.js';
import { DONE, type Game, MAX_ROUNDS } from '../state/state.js';
import { dissolveTaskForces, forceMayAttack, forceMayBeAttacked, formTaskForces } from './task-forces.js';

/** Rounds of the raid (18.1), and rounds for which Japan may stay in Hawaii (18.15). */
const ROUNDS = 2;

/** Units in Pearl Harbor do not move before the raiders do (18.132). */
export function setPearlFrozen(g: Game, frozen: boolean): void {
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.tables.side[p] !== ALLIED || g.location[p] !== AREA_COUNT + PEARL_HARBOR) continue;
    if (frozen) g.flags[p]! |= DONE;
    else g.flags[p]! &= ~DONE;
  }
}

/** Between the raiders of both sides: the raid, Japan's choice to stay, and its target designations (18.1–18.12). */
export function normalTurnOneRaid(g: Game): void {
  fillRosters(g);
  g.round = 0;
  g.roundsBefore = 0;
  if (hasUnits(g, HAWAII, JAPAN)) {
    g.emit(AREA_BEGINS, HAWAII);
    assignRaidersToPearl(g);
    for (let k = 0; k < ROUNDS; k++) {
      beginRaidRound(g, HAWAII);
      raidAttacks(g, JAPAN, 0);
      if (k === 1) fireBack(g);
      applyResults(g);
    }
    if (hasUnits(g, HAWAII, JAPAN) && decidesToStay(g)) assignTargets(g);
    g.raidHarbor.fill(0);
  }
  setPearlFrozen(g, false);
}

/**
 * Combat in Hawaii (18.14–18.16): the Allies may refuse; Japan fights or raids for two rounds, then leaves.
 *
 * @param lastRound round after which all stops, before Japan has to leave; the raid's are counted too.
 */
export function normalTurnOneHawaii(g: Game, lastRound: number = MAX_ROUNDS): void {
  g.areasLeft &= ~(1 << HAWAII);
  g.area = HAWAII;
  g.fight = 0;
  g.round = ROUNDS;
  g.roundsBefore = ROUNDS;
  g.emit(AREA_BEGINS, HAWAII);
  if (hasUnits(g, HAWAII, ALLIED)) {
    ask(g, ENGAGE, ALLIED, checkEngage);
    g.engaged = g.answers[0] === 1;
    g.refused = !g.engaged;
  }
  for (let k = 1; k <= ROUNDS && hasUnits(g, HAWAII, JAPAN); k++) {
    if (g.round >= lastRound) return;
    regularRound(g, k);
    g.assigned.fill(0); // designations are for the first round, and what is lost is lost for that round alone (18.12)
    submarineAttacks(g, HAWAII);
    if (k === ROUNDS || !hasUnits(g, HAWAII, JAPAN)) break;
    gather(g, HAWAII, 0);
    const japanLeaves = asksToRetreat(g, JAPAN);
    const alliesLeave = g.engaged && g.unitCount[ALLIED]! > 0 && asksToRetreat(g, ALLIED);
    // Both at once: both leave, or by one reading Japan alone does, which spoke first (8.1).
    if (alliesLeave && (g.rules.bothLeave || !japanLeaves)) {
      // Never pursued (18.16).
      leaveArea(g, HAWAII, ALLIED);
      g.engaged = false;
    }
    if (japanLeaves) break;
  }
  japanLeavesHawaii(g, lastRound);
  g.engaged = false;
  finishArea(g, HAWAII);
}

/** Japan retreats; engaged Allied units may pursue (18.15). */
function japanLeavesHawaii(g: Game, lastRound: number): void {
  gather(g, HAWAII, 0);
  if (g.unitCount[JAPAN] === 0) return;
  if (g.engaged && isContested(g)) {
    retreat(g, HAWAII, JAPAN);
    pursue(g, HAWAII, JAPAN, lastRound);
  } else leaveArea(g, HAWAII, JAPAN);
}

/** A regular round: day or night is rolled even when the Allies refuse to engage; by day Pearl Harbor may be raided too (18.15). */
function regularRound(g: Game, k: number): void {
  g.round++;
  g.action = ACTION_NONE;
  g.emit(ROUND_BEGINS, HAWAII, g.round, 0);
  gather(g, HAWAII, 0);
  dissolveTaskForces(g); // missions are for one round (23.3)
  if (g.rules.taskForces && g.engaged && isContested(g)) formTaskForces(g); // 23.2
  const result = dayOrNight(g);
  const designated = k === 1 && (result === DAY || (result !== NIGHT && g.rules.designationsBeforeNight));
  if (result !== NIGHT) dayRound(g, designated);
  if (result === DAY) return;
  if (g.rules.attackLostForTheRound && !designated) g.assigned.fill(0); // nothing is lost where designations do not count
  if (g.engaged) gather(g, HAWAII, 0);
  if (g.engaged && isContested(g)) combatAction(g, ACTION_NIGHT);
  else if (result !== NIGHT) g.emit(NIGHT_DROPPED, HAWAII);
}

/** The day action: in the first round Japan's carriers attack what they were assigned (18.12), by one reading not when a night follows; in the second what they like. */
function dayRound(g: Game, designated: boolean): void {
  g.action = ACTION_DAY;
  if (designated) nameAssigned(g);
  else nameHawaiianTargets(g);
  resolveAttacks(g);
  if (g.engaged && nameTargets(g, ALLIED) > 0) resolveAttacks(g);
  // Air units left in Pearl Harbor fire back after each daylight round (Q18.132-1).
  fireBack(g);
  applyResults(g);
}

function nameAssigned(g: Game): void {
  g.answerLength = 0;
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    const target = g.assigned[p]! - 1;
    if (target < 0) continue;
    // By one reading the attack is lost at night too: who has a target named then still has lost it.
    if (g.rules.attackLostForTheRound && isHawaiianTarget(g, target)) g.assigned[p] = 0;
    if (!canAirRaid(g, p, HAWAII)) continue;
    if (!forceMayAttack(g, p)) {
      g.emit(ATTACK_LOST, p, target, CARRIER_HIDES);
      continue;
    }
    if (!isHawaiianTarget(g, target)) {
      g.emit(ATTACK_LOST, p, target, g.engaged && g.location[target] === HAWAII ? TARGET_UNSIGHTED : OUT_OF_REACH);
      continue;
    }
    g.answer(p);
    g.answer(target);
  }
}

/** A carrier that may attack in a day round in Hawaii: not one that hides (23.51). */
export function canStrikeHawaii(g: Game, carrier: number): boolean {
  return canAirRaid(g, carrier, HAWAII) && forceMayAttack(g, carrier);
}

/** Engaged Allied units in Hawaii, as far as they are sighted (23.51), and whatever lies in Pearl Harbor (18.15). */
export function isHawaiianTarget(g: Game, target: number): boolean {
  const at = g.location[target];
  return (
    g.tables.side[target] === ALLIED &&
    (at === AREA_COUNT + PEARL_HARBOR || (g.engaged && at === HAWAII && forceMayBeAttacked(g, target)))
  );
}

/** By one reading of 7.41 a carrier attacks by day where an enemy at sea can be attacked: it, or what lies in Pearl Harbor. */
export function mustStrikeHawaii(g: Game): boolean {
  if (g.rules.withholdByDay) return false;
  for (let p = 0; p < g.tables.pieceCount; p++) if (g.location[p] === HAWAII && isHawaiianTarget(g, p)) return true;
  return false;
}

function nameHawaiianTargets(g: Game): void {
  g.answerLength = 0;
  let any = false;
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) if (canStrikeHawaii(g, p)) any = true;
  let target = false;
  for (let p = 0; p < g.tables.pieceCount; p++) if (isHawaiianTarget(g, p)) target = true;
  if (!any || !target) return;
  g.mode = ON_HAWAII;
  ask(g, TARGETS, JAPAN, checkHawaiianTargets);
  g.mode = IN_COMBAT;
}

function checkHawaiianTargets(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  for (let k = 0; k < g.answerLength; k += 2) {
    const carrier = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, carrier, side);
    if (!canStrikeHawaii(g, carrier) || !isHawaiianTarget(g, target))
      illegal(g, TARGETS, 'nt1 18.15', `${pieceName(g, carrier)} cannot attack ${pieceName(g, target)}`);
    markOnce(g, TARGETS, carrier, '7.44');
  }
  if (mustStrikeHawaii(g)) {
    for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++)
      if (g.mark[p] === 0 && canStrikeHawaii(g, p)) illegal(g, TARGETS, '7.41', `${pieceName(g, p)} must attack`);
  }
  clearMarks(g, 2);
}

/** Before the Allies base: a die for each carrier whose base is uncertain; a 1 lets it choose, else Pearl Harbor (18.3). */
export function rollUncertainBases(g: Game): void {
  for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++) {
    if (g.location[p] !== UNCERTAIN) continue;
    const die = g.dice.die(slotOf(1, NO_AREA, 0, ACTION_NONE, p, ROLL_BASING));
    let harbor = PEARL_HARBOR;
    if (die === 1) {
      g.subject = p;
      ask(g, UNCERTAIN_BASE, ALLIED, checkUncertainBase);
      harbor = g.answers[0]!;
    }
    g.move(p, AREA_COUNT + harbor);
    g.emit(BASE_ROLLED, p, die, harbor);
    g.emit(BASED, p, harbor);
  }
}

/** Ports open to a carrier that rolled a 1: any Allied major port its nation may use (nt1 18.3, 17.12), by one reading Ceylon too. */
export function uncertainBasePorts(g: Game, ship: number): number {
  const ports = g.held[ALLIED]! & MAJOR_PORTS;
  return g.rules.uncertainBaseAtCeylon ? ports : ports & nationHarbors(g, ship);
}

const checkEngage = zeroOrOne(ENGAGE, 'nt1 18.14', 'the answer is 0 (refuse) or 1 (engage)');

function checkUncertainBase(g: Game): void {
  const harbor = g.answers[0]!;
  if (g.answerLength !== 1 || harbor < 0 || ((uncertainBasePorts(g, g.subject) >> harbor) & 1) === 0) {
    illegal(g, UNCERTAIN_BASE, 'nt1 18.3', `${pieceName(g, g.subject)} may not base in ${harborName(g, harbor)}`);
  }
}
