// Rules 18.2–18.33, and rule 20: the raid on Pearl Harbor and what follows in the Hawaiian Islands on turn 1.
import { AIR, ALLIED, AREA_COUNT, JAPAN, NOT_ARRIVED, SUBMARINE, UNCERTAIN } from '../../board/index.js';
import { ACTION_AIR_RAID, ACTION_DAY, ACTION_NONE, NO_AREA, ROLL_LOCATION, slotOf } from '../../dice/index.js';
import { dissolveTaskForces, forceMayAttack, forceMayBeAttacked, formTaskForces } from '../options/task-forces.js';
import { ask, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs, zeroOrOne } from '../questions/ask.js';
import { ASSIGN_TARGETS, STAY, TARGETS } from '../questions/decisions.js';
import {
  AREA_BEGINS,
  ATTACK_LOST,
  CARRIER_HIDES,
  MOVED,
  OUT_OF_REACH,
  ROUND_BEGINS,
  TARGET_UNSIGHTED,
  UNCERTAIN_ROLLED,
} from '../state/events.js';
import { isBottomed } from '../state/factors-now.js';
import { HAWAII, PEARL_HARBOR } from '../state/places.js';
import { enlist, gather, hasUnits, isContested } from '../state/rosters.js';
import { DONE, type Game, MAX_ROUNDS, PATROLLING } from '../state/state.js';
import { beginRaidRound, canAirRaid, raidAttacks } from './air-raids.js';
import { applyResults, attack, resolveAttacks } from './attacks.js';
import { finishArea } from './finish-area.js';
import { askRetreats, asksToRetreat, leaveArea, pursue, retreat } from './retreats.js';
import { combatRound } from './rounds.js';
import { submarineAttacks } from './submarines.js';
import { FIRE_BACK, IN_COMBAT } from './target-modes.js';
import { nameTargets } from './targets.js';
import { chooseUncertainArea, groupWithdraws, WITHDRAWN_TO } from './withdrawals.js';

/** Extra rounds Japan may stay for (18.3). */
const EXTRA_ROUNDS = 2;

/** The whole of turn 1's combat in the Hawaiian Islands. */
export function pearlHarbor(g: Game): void {
  g.area = HAWAII;
  g.round = 0;
  g.roundsBefore = 0;
  g.fight = 0;
  g.groups = 0;
  g.emit(AREA_BEGINS, HAWAII);
  const raided = hasUnits(g, HAWAII, JAPAN);
  if (raided) surpriseRaid(g);
  const there = raided && hasUnits(g, HAWAII, JAPAN);
  const stays = there && !g.rules.menzelRaid && decidesToStay(g);
  if (stays && g.rules.pearlHarbor) assignTargets(g);
  placeUncertainGroups(g);
  // The raid is over, and the rounds of a pursuit are counted anew.
  g.roundsBefore = g.round;
  // By one reading of the Menzel package only what was at sea may pursue.
  if (there && g.rules.menzelRaid && !g.rules.menzelSortie) leaveAfterRaid(g, MAX_ROUNDS);
  sortie(g);
  submarineAttacks(g, HAWAII); // 18.24
  if (there && g.rules.menzelRaid) japanMustLeave(g, MAX_ROUNDS);
  else if (stays) {
    alliesMayGo(g);
    extraRounds(g, MAX_ROUNDS);
  } else if (raided && g.rules.retreatAfterJapanLeft) alliesMayGo(g);
  dissolveTaskForces(g);
  g.assigned.fill(0);
  g.recorded.fill(0);
  g.raidHarbor.fill(0);
}

/** The Allies may retreat before the extra rounds, unpursued (18.25). */
function alliesMayGo(g: Game): void {
  gather(g, HAWAII, 0);
  if (hasUnits(g, HAWAII, ALLIED) && asksToRetreat(g, ALLIED)) leaveArea(g, HAWAII, ALLIED);
}

/** Two rounds of air raid on Pearl Harbor (18.2); under rule 20 the first adds one to every die and the 7th A.F. fires back in the second. */
function surpriseRaid(g: Game): void {
  assignRaidersToPearl(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, g.rules.pearlHarbor ? 1 : 0); // 20.3
  applyResults(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, 0);
  if (g.rules.pearlHarbor) fireBack(g);
  applyResults(g);
}

/** The raid force is bound to Pearl Harbor: it cannot turn on Johnston Island instead (18.2, players' FAQ). */
export function assignRaidersToPearl(g: Game): void {
  g.raidHarbor.fill(0);
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    if (canAirRaid(g, p, HAWAII)) g.raidHarbor[p] = PEARL_HARBOR + 1;
  }
}

/** Air units in Pearl Harbor that outlived the first round attack the raiders in the second (20.4). */
export function fireBack(g: Game): void {
  let any = false;
  for (let p = g.tables.airStart[ALLIED]; p < g.tables.airEnd[ALLIED]; p++)
    if (g.location[p] === AREA_COUNT + PEARL_HARBOR) any = true;
  if (!any) return;
  // Whether its fives disable is a reading of rule 20 (under nt1 they do, Q18.1-1); an air raid's never do (9.21).
  g.action = g.rules.fireBackDisables ? ACTION_DAY : ACTION_AIR_RAID;
  if (!hasRaiderInSight(g)) return;
  g.mode = FIRE_BACK;
  ask(g, TARGETS, ALLIED, checkFireBack);
  g.mode = IN_COMBAT;
  for (let k = 0; k < g.answerLength; k += 2) attack(g, g.answers[k]!, g.answers[k + 1]!, 0);
}

/** A raider at which air units in Pearl Harbor fire back: under nt1, where rule 23 may be in play by then, not one that was not sighted (23.51). */
export function isFireBackTarget(g: Game, target: number): boolean {
  return g.tables.side[target] === JAPAN && g.location[target] === HAWAII && forceMayBeAttacked(g, target);
}

function hasRaiderInSight(g: Game): boolean {
  for (let p = 0; p < g.tables.pieceCount; p++)
    if (g.tables.kind[p] !== SUBMARINE && isFireBackTarget(g, p)) return true;
  return false;
}

function checkFireBack(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  const rule = g.rules.nt1 ? 'nt1 18.1' : '20.4';
  for (let k = 0; k < g.answerLength; k += 2) {
    const unit = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, unit, side);
    if (g.tables.kind[unit] !== AIR || g.location[unit] !== AREA_COUNT + PEARL_HARBOR) {
      illegal(g, TARGETS, rule, `${pieceName(g, unit)} is not an air unit in Pearl Harbor`);
    }
    if (g.tables.side[target] !== JAPAN || g.location[target] !== HAWAII || g.tables.kind[target] === SUBMARINE) {
      illegal(
        g,
        TARGETS,
        g.tables.kind[target] === SUBMARINE ? '16.4' : rule,
        `${pieceName(g, target)} is not a raider in the Hawaiian Islands`,
      );
    }
    if (!isFireBackTarget(g, target))
      illegal(g, TARGETS, '23.51', `${pieceName(g, target)} was not sighted and cannot be attacked`);
  }
  refuseDuplicates(g, TARGETS, 2, '7.44');
}

/** Japan leaves, unpursued, or stays (18.21). */
export function decidesToStay(g: Game): boolean {
  ask(g, STAY, JAPAN, g.rules.nt1 ? checkStayUnderNt1 : checkStay);
  if (g.answers[0] === 1) return true;
  leaveArea(g, HAWAII, JAPAN);
  return false;
}

const LEAVE_OR_STAY = 'the answer is 0 (leave) or 1 (stay)';
const checkStay = zeroOrOne(STAY, '18.21', LEAVE_OR_STAY);
const checkStayUnderNt1 = zeroOrOne(STAY, 'nt1 18.11', LEAVE_OR_STAY);

/** Rule 20.51: targets of the first extra round are named before anybody knows where the uncertain groups are. */
export function assignTargets(g: Game): void {
  ask(g, ASSIGN_TARGETS, JAPAN, checkAssigned);
  for (let k = 0; k < g.answerLength; k += 2) {
    const target = g.answers[k + 1]!;
    (isSecretTarget(g, target) ? g.recorded : g.assigned)[g.answers[k]!] = target + 1;
  }
}

/** True for a target that Japan assigns in secret: as printed, one in a location-uncertain group (20.51). Under nt1 none is (nt1 18.12). */
export function isSecretTarget(g: Game, target: number): boolean {
  if (g.rules.nt1 || g.rules.secretTargets === 'none') return false;
  return g.rules.secretTargets === 'all' || g.location[target] === UNCERTAIN;
}

function checkAssigned(g: Game, side: number): void {
  requirePairs(g, ASSIGN_TARGETS);
  const rule = g.rules.nt1 ? 'nt1 18.12' : '20.51';
  for (let k = 0; k < g.answerLength; k += 2) {
    const carrier = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, ASSIGN_TARGETS, carrier, side);
    if (!canAirRaid(g, carrier, HAWAII)) {
      illegal(g, ASSIGN_TARGETS, rule, `${pieceName(g, carrier)} is not a carrier in the Hawaiian Islands`);
    }
    if (!mayAssign(g, target)) {
      illegal(
        g,
        ASSIGN_TARGETS,
        rule,
        `${pieceName(g, target)} can be neither in the Hawaiian Islands nor in Pearl Harbor`,
      );
    }
  }
  refuseDuplicates(g, ASSIGN_TARGETS, 2, '7.44');
  if (g.rules.nt1) requireDesignations(g);
}

/** Under nt1 every carrier that stays designates a target (nt1 18.12). */
function requireDesignations(g: Game): void {
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    if (!canAirRaid(g, p, HAWAII)) continue;
    let found = false;
    for (let k = 0; k < g.answerLength; k += 2) if (g.answers[k] === p) found = true;
    if (!found) illegal(g, ASSIGN_TARGETS, 'nt1 18.12', `${pieceName(g, p)} must designate a target`);
  }
}

/** Allied units that are, or may turn up, within reach of the first extra round (20.51, 20.52). */
export function mayAssign(g: Game, target: number): boolean {
  const at = g.location[target];
  if (g.tables.side[target] !== ALLIED) return false;
  // Under nt1 any Allied unit that could still raid into Hawaii may be designated (nt1 18.12).
  if (g.rules.nt1) return at === HAWAII || g.isInHarbor(target);
  return at === HAWAII || at === AREA_COUNT + PEARL_HARBOR || at === UNCERTAIN;
}

/** One die for each location-uncertain group (18.22): at sea here, in the Central Pacific, or due on turn 2. */
function placeUncertainGroups(g: Game): void {
  for (let group = 0; group < 4; group++) {
    if (!groupWaits(g, group)) continue;
    const roll = g.dice.die(slotOf(1, NO_AREA, 0, ACTION_NONE, group, ROLL_LOCATION));
    const there = g.tables.uncertainDie[roll - 1]!;
    const rolled = there < 0 ? NOT_ARRIVED : there;
    g.emit(UNCERTAIN_ROLLED, group, roll, rolled);
    const withdraws = groupWithdraws(g, group, roll);
    const area = withdraws ? WITHDRAWN_TO : chooseUncertainArea(g, group, rolled);
    g.uncertainPlaces[group] = area;
    const count = g.at.list(UNCERTAIN, ALLIED, g.found);
    for (let k = 0; k < count; k++) {
      const p = g.found[k]!;
      if (g.tables.uncertainGroup[p] !== group) continue;
      g.move(p, area);
      if (area === NOT_ARRIVED) g.due[p] = 2;
      else if (withdraws) g.flags[p]! |= DONE;
      else {
        // Patrollers (18.22), but raiders under adjustment 2a.
        if (!g.rules.northPacificOption) g.flags[p]! |= PATROLLING;
        enlist(g, p, area);
      }
    }
  }
}

function groupWaits(g: Game, group: number): boolean {
  const count = g.at.list(UNCERTAIN, ALLIED, g.found);
  for (let k = 0; k < count; k++) if (g.tables.uncertainGroup[g.found[k]!] === group) return true;
  return false;
}

/** All surviving ships and air units in Pearl Harbor put to sea as patrollers, but for those resting on the bottom (18.23). */
function sortie(g: Game): void {
  const count = g.at.list(AREA_COUNT + PEARL_HARBOR, ALLIED, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (isBottomed(g, p)) continue;
    g.move(p, HAWAII);
    g.flags[p]! |= PATROLLING;
    g.sortied[p] = 1;
    g.emit(MOVED, p, PEARL_HARBOR, HAWAII);
    enlist(g, p, HAWAII);
  }
}

/**
 * The rounds for which Japan stays (18.3–18.33).
 *
 * @param lastRound round after which all stops, before Japan has to leave; the raid's are counted too.
 */
export function extraRounds(g: Game, lastRound: number): void {
  for (let k = 1; k <= EXTRA_ROUNDS; k++) {
    if (g.round >= lastRound) return;
    extraRound(g, k);
    submarineAttacks(g, HAWAII);
    gather(g, HAWAII, 0);
    if (g.unitCount[JAPAN] === 0) break;
    if (k < EXTRA_ROUNDS && isContested(g)) {
      const retreating = askRetreats(g);
      if (retreating === 3) {
        leaveArea(g, HAWAII, JAPAN);
        leaveArea(g, HAWAII, ALLIED);
        return;
      }
      if (retreating === 1) {
        retreat(g, HAWAII, JAPAN);
        pursue(g, HAWAII, JAPAN, lastRound);
        finishArea(g, HAWAII);
        return;
      }
      if (retreating === 2) {
        if (!alliesRun(g, lastRound)) return;
        break;
      }
    }
  }
  japanMustLeave(g, lastRound);
}

/** A normal round against an Allied fleet at sea, else a round of air raid (18.31). */
function extraRound(g: Game, k: number): void {
  gather(g, HAWAII, 0);
  if (k === 1 && g.rules.pearlHarbor) {
    assignedRound(g);
  } else if (isContested(g) && hasFleet(g)) {
    g.round++;
    combatRound(g, HAWAII, 0);
  } else raidRound(g);
}

/** True when what the Allies have at sea is a fleet: any ship, and by the usual reading an air unit alone too (18.31, lone-air-unit-as-fleet). */
function hasFleet(g: Game): boolean {
  if (g.rules.airUnitIsFleet) return true;
  for (let k = 0; k < g.unitCount[ALLIED]!; k++) if (g.tables.isShip[g.units[ALLIED]![k]!] === 1) return true;
  return false;
}

/** Rule 20.5: a day action in which Japan's carriers attack what they were assigned, at sea or in Pearl Harbor (20.51, 20.52). */
function assignedRound(g: Game): void {
  g.round++;
  g.action = ACTION_DAY;
  g.emit(ROUND_BEGINS, HAWAII, g.round, 0);
  if (g.rules.taskForces && isContested(g)) formTaskForces(g); // it is a round of combat (23.2)
  g.answerLength = 0;
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    const target = (g.assigned[p]! | g.recorded[p]!) - 1;
    // Between naming and firing nobody attacks Japan: the carrier is here, and can strike.
    if (target < 0) continue;
    if (!forceMayAttack(g, p)) {
      g.emit(ATTACK_LOST, p, target, CARRIER_HIDES);
      continue;
    }
    const at = g.location[target];
    // What is in port only because it ran from sea has retreated before combat: the carrier loses its attack (20.51).
    const bottomed = at === AREA_COUNT + PEARL_HARBOR && isBottomed(g, target);
    const unsighted = at === HAWAII && !forceMayBeAttacked(g, target); // 23.51
    if (unsighted || (at !== HAWAII && !bottomed)) {
      g.emit(ATTACK_LOST, p, target, unsighted ? TARGET_UNSIGHTED : OUT_OF_REACH);
      continue;
    }
    g.answer(p);
    g.answer(target);
  }
  resolveAttacks(g);
  if (nameTargets(g, ALLIED) > 0) resolveAttacks(g);
  applyResults(g);
}

/** The Allies retreat after the first extra round: one round of pursuit, and one of air raid by carriers that do not pursue (18.32). False where `lastRound` comes before. */
function alliesRun(g: Game, lastRound: number): boolean {
  retreat(g, HAWAII, ALLIED);
  const before = g.round;
  if (before >= lastRound) {
    pursue(g, HAWAII, ALLIED, lastRound);
    return false;
  }
  const counted = g.roundsBefore;
  if (g.rules.raidDuringPursuit) {
    g.roundsBefore = before;
    raidRound(g);
    g.round = before;
    g.roundsBefore = counted;
  }
  pursue(g, HAWAII, ALLIED, before + 1);
  g.round = before + 1;
  if (g.rules.raidDuringPursuit) return true;
  g.roundsBefore = g.round;
  raidRound(g);
  return true;
}

/** One more round of air raid on Pearl Harbor by carriers that did not pursue. */
function raidRound(g: Game): void {
  assignRaidersToPearl(g);
  beginRaidRound(g, HAWAII);
  raidAttacks(g, JAPAN, 0);
  applyResults(g);
}

/** After the extra rounds fuel is short: Japan stops and retreats; the Allies may pursue if they have not retreated (18.33). */
export function japanMustLeave(g: Game, lastRound: number): void {
  leaveAfterRaid(g, lastRound);
  finishArea(g, HAWAII);
}

/** Japan's retreat, pursued by whatever Allied is at sea (18.33). */
function leaveAfterRaid(g: Game, lastRound: number): void {
  gather(g, HAWAII, 0);
  if (isContested(g)) {
    retreat(g, HAWAII, JAPAN);
    pursue(g, HAWAII, JAPAN, lastRound);
  } else if (hasUnits(g, HAWAII, JAPAN)) leaveArea(g, HAWAII, JAPAN);
}
