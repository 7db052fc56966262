// Rule 8: retreats in groups, pursuit, splitting and breaking off.
import { AIR, ALLIED, JAPAN } from '../../board/index.js';
import {
  ask,
  clearMarks,
  illegal,
  markOnce,
  pieceName,
  refuseDuplicates,
  requireOwn,
  requirePairs,
  zeroOrOne,
} from '../questions/ask.js';
import { type Decision, FOLLOW, GROUPS, PURSUIT, RETREAT, SPLIT } from '../questions/decisions.js';
import { BOUND_REACHED, RETREATED } from '../state/events.js';
import { isHull, speedNow } from '../state/factors-now.js';
import { gather, isContested, join } from '../state/rosters.js';
import { type Game, MAX_PIECES, MAX_ROUNDS, PATROLLING, PURSUED, RETREATING } from '../state/state.js';
import { landInOrder } from './amphibious.js';
import { addReturn, returnPending } from './ports-and-bases.js';
import { combatRound } from './rounds.js';
import { submarineAttacks } from './submarines.js';

/** Both sides state whether they retreat, Japan first (8.1). 0 nobody, 1 Japan, 2 the Allies, 3 both. */
export function askRetreats(g: Game): number {
  const japan = asksToRetreat(g, JAPAN) ? 1 : 0;
  // nt1 18.2: in Indonesia the Allies stay until the third round.
  const allied = g.surprised === 0 && asksToRetreat(g, ALLIED) ? 2 : 0;
  if (japan !== 0 && allied !== 0 && !g.rules.bothLeave) return japan;
  return japan | allied;
}

/** Asks one side whether it retreats from `g.area`. */
export function asksToRetreat(g: Game, side: number): boolean {
  ask(g, RETREAT, side, checkRetreat);
  return g.answers[0] === 1;
}

const checkRetreat = zeroOrOne(RETREAT, '8.1', 'the answer is 0 (stay) or 1 (retreat)');

/** Everything a side has in an area returns to port, unpursued. */
export function leaveArea(g: Game, area: number, side: number): void {
  g.emit(RETREATED, side, area);
  g.pendingCount = 0;
  const from = (area * 2 + side) * MAX_PIECES;
  for (let k = from; k < from + g.rosterCount[area * 2 + side]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] === area) addReturn(g, p, 1 << area);
  }
  returnPending(g, side);
}

/**
 * A side retreats: air units go home, patrollers become raiders (8.2), ships and amphibious units form groups (8.32), the
 * enemy assigns pursuers (8.33), and whoever is not pursued escapes (8.44).
 */
export function retreat(g: Game, area: number, side: number): void {
  g.emit(RETREATED, side, area);
  g.area = area;
  g.fight = 0;
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  const end = from + g.rosterCount[list]!;
  g.pendingCount = 0;
  let hulls = 0;
  for (let k = from; k < end; k++) {
    const p = g.roster[k]!;
    if (g.location[p] !== area) continue;
    if (g.tables.kind[p] === AIR) addReturn(g, p, 1 << area);
    else {
      g.flags[p] = (g.flags[p]! & ~PATROLLING) | RETREATING;
      hulls++;
    }
  }
  returnPending(g, side);
  if (hulls === 0) return;
  gather(g, area, 0);
  g.groups = 0;
  if (hulls === 1) {
    g.answerLength = 2;
    g.answers[0] = g.units[side]![0]!;
    g.answers[1] = 1;
  } else ask(g, GROUPS, side, checkGroups);
  for (let k = 0; k < g.answerLength; k += 2) {
    const group = g.answers[k + 1]!;
    join(g, g.answers[k]!, group);
    if (group > g.groups) g.groups = group;
  }
  assignPursuers(g, area, side);
  for (let group = 1; group <= g.groups; group++) {
    gather(g, area, group);
    if (!isContested(g)) letEscape(g, area, side);
  }
}

function assignPursuers(g: Game, area: number, side: number): void {
  if (!someoneCanPursue(g, area, side)) return;
  g.area = area;
  ask(g, PURSUIT, 1 - side, checkPursuit);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    join(g, ship, g.answers[k + 1]!);
    g.flags[ship]! |= PURSUED;
  }
}

/** Speed of the slowest ship or amphibious unit of a group (8.33); 99 when the group is empty. */
export function groupSpeed(g: Game, area: number, side: number, group: number): number {
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  let slowest = 99;
  for (let k = from; k < from + g.rosterCount[list]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] === area && g.fightOf[p] === group && isHull(g, p)) {
      const speed = speedNow(g, p);
      if (speed < slowest) slowest = speed;
    }
  }
  return slowest;
}

function someoneCanPursue(g: Game, area: number, side: number): boolean {
  let slowest = 99;
  for (let group = 1; group <= g.groups; group++) slowest = Math.min(slowest, groupSpeed(g, area, side, group));
  const enemy = 1 - side;
  const from = (area * 2 + enemy) * MAX_PIECES;
  for (let k = from; k < from + g.rosterCount[area * 2 + enemy]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] === area && g.tables.isShip[p] === 1 && speedNow(g, p) >= slowest) return true;
  }
  return false;
}

/** The members of a side in the fight last gathered return to port: they escaped (8.44). */
function letEscape(g: Game, area: number, side: number): void {
  g.pendingCount = 0;
  for (let k = 0; k < g.unitCount[side]!; k++) addReturn(g, g.units[side]![k]!, 1 << area);
  returnPending(g, side);
}

/**
 * The pursuit: one group after the other fights its pursuers round after round (8.4–8.45), as in the Example of Play, until
 * all is over, or until round `lastRound` is done (18.33), when the pursuers stop.
 */
export function pursue(g: Game, area: number, side: number, lastRound: number): void {
  if (g.rules.pursuitsByRounds) pursueByRounds(g, area, side, lastRound);
  else pursueInTurn(g, area, side, lastRound);
  endPursuit(g, area, side);
}

/** The fight of one group to its end, then that of the next. */
function pursueInTurn(g: Game, area: number, side: number, lastRound: number): void {
  const first = g.round;
  const formed = g.groups;
  let latest = first;
  for (let group = 1; group <= g.groups; group++) {
    // Fights are separate (8.41), and so is the count of their rounds: the dice of a fight do not depend on another's length.
    // What split off goes on after the last round fought, for the round is part of the address of its ships' dice.
    g.round = group <= formed ? first : latest;
    while (pursuitRound(g, area, side, group, lastRound));
    if (g.round > latest) latest = g.round;
  }
  g.round = latest;
}

/** By one reading of 8.41: the next round of each group, then the next but one. What splits off begins with the round after. */
function pursueByRounds(g: Game, area: number, side: number, lastRound: number): void {
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    const done = g.round;
    const groups = g.groups;
    for (let group = 1; group <= groups; group++) {
      g.round = done;
      if (pursuitRound(g, area, side, group, lastRound)) goesOn = true;
    }
    g.round = goesOn ? done + 1 : done;
  }
}

/** The next round of a group against its pursuers; what splits off from it is a later group's. False when there is none. */
function pursuitRound(g: Game, area: number, side: number, group: number, lastRound: number): boolean {
  gather(g, area, group);
  if (!isContested(g)) return false;
  if (g.round >= MAX_ROUNDS) {
    g.boundHits++;
    g.emit(BOUND_REACHED, area);
    return false;
  }
  if (g.round >= lastRound) return false;
  g.round++;
  combatRound(g, area, group);
  submarineAttacks(g, area);
  afterRound(g, area, side, group);
  // Units of the pursuing side may land after these rounds too (7.8, 13.31).
  landInOrder(g, area);
  return true;
}

/** Between rounds a group may split, its pursuers follow or stop, and who is not followed escapes (8.42–8.44). */
function afterRound(g: Game, area: number, side: number, group: number): void {
  gather(g, area, group);
  if (g.unitCount[side] === 0) return; // its pursuers stop (8.45)
  if (!isContested(g)) {
    letEscape(g, area, side);
    return;
  }
  g.area = area;
  g.fight = group;
  const top = g.groups;
  if (g.unitCount[side]! > 1) {
    ask(g, SPLIT, side, checkSplit);
    for (let k = 0; k < g.answerLength; k += 2) {
      const part = g.answers[k + 1]!;
      const number = part === 1 ? group : top + part - 1;
      join(g, g.answers[k]!, number);
      if (number > g.groups) g.groups = number;
    }
  }
  follow(g, side, group, top);
  for (let number = group; number <= g.groups; number = number === group ? top + 1 : number + 1) {
    gather(g, area, number);
    if (!isContested(g)) letEscape(g, area, side);
  }
}

/** The pursuers of a group go on, each after one of its parts, or stop for the rest of the turn (8.42, 8.43). */
function follow(g: Game, side: number, group: number, top: number): void {
  const enemy = 1 - side;
  g.subject = top;
  const slowest = slowestPart(g, side, group, top);
  let able = false;
  for (let k = 0; k < g.unitCount[enemy]!; k++) if (speedNow(g, g.units[enemy]![k]!) >= slowest) able = true;
  if (able) ask(g, FOLLOW, enemy, checkFollow);
  else g.answerLength = 0;
  for (let k = 0; k < g.unitCount[enemy]!; k++) join(g, g.units[enemy]![k]!, 0);
  for (let k = 0; k < g.answerLength; k += 2) join(g, g.answers[k]!, g.answers[k + 1]!);
}

/** Speed of the slowest part of a group: who is no slower can follow it (8.43). */
function slowestPart(g: Game, side: number, group: number, top: number): number {
  let slowest = groupSpeed(g, g.area, side, group);
  for (let number = top + 1; number <= g.groups; number++) {
    slowest = Math.min(slowest, groupSpeed(g, g.area, side, number));
  }
  return slowest;
}

/** Whatever is still retreating escapes, and the pursuers are ships in the area again. */
function endPursuit(g: Game, area: number, side: number): void {
  for (let group = 1; group <= g.groups; group++) {
    gather(g, area, group);
    if (g.unitCount[side]! > 0) letEscape(g, area, side);
  }
  const enemy = 1 - side;
  const from = (area * 2 + enemy) * MAX_PIECES;
  for (let k = from; k < from + g.rosterCount[area * 2 + enemy]!; k++) join(g, g.roster[k]!, 0);
  g.groups = 0;
  g.fight = 0;
}

function checkGroups(g: Game, side: number): void {
  checkPartition(g, side, GROUPS, '8.32');
}

function checkSplit(g: Game, side: number): void {
  if (g.answerLength > 0) checkPartition(g, side, SPLIT, '8.42');
}

/** Every member of the retreating fight is in exactly one group, numbered from 1 without gaps. */
function checkPartition(g: Game, side: number, decision: Decision, rule: string): void {
  requirePairs(g, decision);
  const count = g.unitCount[side]!;
  if (g.answerLength !== 2 * count)
    illegal(g, decision, rule, `each of the ${count} ships and units must be in one group`);
  let highest = 0;
  for (let k = 0; k < g.answerLength; k += 2) {
    const piece = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, decision, piece, side);
    if (g.location[piece] !== g.area || g.fightOf[piece] !== g.fight || !isHull(g, piece))
      illegal(g, decision, rule, `${pieceName(g, piece)} is not retreating in this group`);
    if (group < 1 || group > count)
      illegal(g, decision, rule, `groups are numbered from 1; ${group} is too large or too small`);
    if (group > highest) highest = group;
    markOnce(g, decision, piece, '8.5');
  }
  clearMarks(g, 2);
  for (let group = 1; group <= highest; group++) {
    let found = false;
    for (let k = 1; k < g.answerLength; k += 2) if (g.answers[k] === group) found = true;
    if (!found) illegal(g, decision, rule, 'groups are numbered from 1 without gaps');
  }
}

function checkPursuit(g: Game, side: number): void {
  requirePairs(g, PURSUIT);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, PURSUIT, ship, side);
    if (g.tables.isShip[ship] === 0 || g.location[ship] !== g.area) {
      illegal(g, PURSUIT, '8.3', `${pieceName(g, ship)} is not a ship in the area`);
    }
    const speed = group >= 1 && group <= g.groups ? groupSpeed(g, g.area, 1 - side, group) : 99;
    if (speedNow(g, ship) < speed) illegal(g, PURSUIT, '8.33', `${pieceName(g, ship)} cannot pursue group ${group}`);
  }
  refuseDuplicates(g, PURSUIT, 2, '8.6');
}

function checkFollow(g: Game, side: number): void {
  requirePairs(g, FOLLOW);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, FOLLOW, ship, side);
    if (g.location[ship] !== g.area || g.fightOf[ship] !== g.fight) {
      illegal(g, FOLLOW, '8.34', `${pieceName(g, ship)} is not pursuing this group`);
    }
    const isPart = group === g.fight || (group > g.subject && group <= g.groups);
    if (!isPart) illegal(g, FOLLOW, '8.6', `${pieceName(g, ship)} can follow only parts of the group it pursues`);
    if (speedNow(g, ship) < groupSpeed(g, g.area, 1 - side, group)) {
      illegal(g, FOLLOW, '8.43', `${pieceName(g, ship)} is slower than the whole group and must stop`);
    }
  }
  refuseDuplicates(g, FOLLOW, 2, '8.43');
}
