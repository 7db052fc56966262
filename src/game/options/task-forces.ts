// Optional rule 23: task forces that land, search or hide, and are sighted or not.
import { ALLIED, JAPAN } from '../../board/index.js';
import { ACTION_NIGHT, ACTION_NONE, ROLL_SIGHTING, slotOf } from '../../dice/index.js';
import { ask, clearMarks, illegal, markOnce, pieceName, requireOwn, requirePairs } from '../questions/ask.js';
import { MISSIONS, TASK_FORCES } from '../questions/decisions.js';
import { SIGHTING } from '../state/events.js';
import { type Game, MAX_PIECES } from '../state/state.js';

export const LANDING = 0;
export const SEARCHING = 1;
export const HIDING = 2;

/** Start of a round: both sides form task forces and state their missions; then each tries to sight the other's (23.2–23.4). */
export function formTaskForces(g: Game): void {
  endMissions(g);
  for (let side = JAPAN; side <= ALLIED; side++) {
    ask(g, TASK_FORCES, side, checkTaskForces);
    for (let k = 0; k < g.answerLength; k += 2) g.taskForce[g.answers[k]!] = g.answers[k + 1]!;
  }
  for (let side = JAPAN; side <= ALLIED; side++) {
    ask(g, MISSIONS, side, checkMissions);
    for (let k = 0; k < g.answerLength; k += 2) assignMission(g, side, g.answers[k]!, g.answers[k + 1]!);
  }
  // Each player rolls for the enemy's task forces: Japan first, so for the Allied ones.
  sightAll(g, ALLIED);
  sightAll(g, JAPAN);
  g.taskForcesStand = true;
}

/** Missions are for one round (23.3): who is in the area but not in a round of pursuit (8.3) lies open, neither lands nor hides. */
function endMissions(g: Game): void {
  const { roster, rosterCount, area } = g;
  for (let list = area * 2; list <= area * 2 + ALLIED; list++) {
    for (let k = list * MAX_PIECES; k < list * MAX_PIECES + rosterCount[list]!; k++) {
      g.mission[roster[k]!] = SEARCHING;
      g.sighted[roster[k]!] = 1;
    }
  }
}

function assignMission(g: Game, side: number, force: number, mission: number): void {
  for (let k = 0; k < g.unitCount[side]!; k++) {
    const p = g.units[side]![k]!;
    if (g.taskForce[p] === force) g.mission[p] = mission;
  }
}

/** One die for each task force of a side, thrown by its enemy; its lowest piece is the die's address. */
function sightAll(g: Game, side: number): void {
  for (let k = 0; k < g.unitCount[side]!; k++) {
    const lowest = g.units[side]![k]!;
    const force = g.taskForce[lowest]!;
    let first = true;
    for (let j = 0; j < k; j++) if (g.taskForce[g.units[side]![j]!] === force) first = false;
    if (!first) continue;
    const seen = isSighted(g, side, lowest);
    for (let j = 0; j < g.unitCount[side]!; j++) {
      const p = g.units[side]![j]!;
      if (g.taskForce[p] === force) g.sighted[p] = seen ? 1 : 0;
    }
  }
}

/** A landing force is always sighted, a searching one on 1–4, a hiding one on 1–2; the area's owner adds one to his die (23.4–23.43). */
function isSighted(g: Game, side: number, lowest: number): boolean {
  const mission = g.mission[lowest]!;
  if (mission === LANDING) return true;
  const die = g.dice.die(slotOf(g.turn, g.area, g.round, ACTION_NONE, lowest, ROLL_SIGHTING));
  const seen = die <= lastSighting(g, side, lowest);
  g.emit(SIGHTING, lowest, die, seen ? 1 : 0);
  return seen;
}

/** The last roll by which the force of a piece is sighted, which does not land: searching on 1-4, hiding on 1-2, one less or more by who owns the area (23.41-23.43). */
export function lastSighting(g: Game, side: number, lowest: number): number {
  const owns = g.areaControl[g.area] === 1 - side;
  const change = owns ? (g.rules.ownerSightsBetter ? -1 : 1) : 0;
  return (g.mission[lowest] === SEARCHING ? 4 : 2) - change;
}

/** True when rule 23 lets a piece attack: by day it must not hide; at night it must not hide unsighted (23.51, 23.52). */
export function forceMayAttack(g: Game, piece: number): boolean {
  if (!g.taskForcesStand || g.mission[piece] !== HIDING) return true;
  return g.action === ACTION_NIGHT && g.sighted[piece] === 1;
}

/** True when rule 23 lets a piece be attacked: by day it must be sighted; at night not both hidden and unsighted (23.51, 23.52). */
export function forceMayBeAttacked(g: Game, piece: number): boolean {
  if (!g.taskForcesStand || g.sighted[piece] === 1) return true;
  return g.action === ACTION_NIGHT && g.mission[piece] !== HIDING;
}

/** True when rule 23 lets an amphibious unit land after the round: only from a landing task force (23.53). */
export function forceMayLand(g: Game, unit: number): boolean {
  return !g.taskForcesStand || g.mission[unit] === LANDING;
}

function checkTaskForces(g: Game, side: number): void {
  requirePairs(g, TASK_FORCES);
  const count = g.unitCount[side]!;
  if (g.answerLength !== 2 * count)
    illegal(g, TASK_FORCES, '23.2', `each of the ${count} units belongs to one task force`);
  for (let k = 0; k < g.answerLength; k += 2) {
    const p = g.answers[k]!;
    const force = g.answers[k + 1]!;
    requireOwn(g, TASK_FORCES, p, side);
    const here = g.location[p] === g.area && g.fightOf[p] === g.fight;
    if (!here || force < 1 || force > count)
      illegal(g, TASK_FORCES, '23.2', `${pieceName(g, p)} cannot be put in task force ${force}`);
    markOnce(g, TASK_FORCES, p, '23.2');
  }
  clearMarks(g, 2);
}

function checkMissions(g: Game, side: number): void {
  requirePairs(g, MISSIONS);
  for (let k = 0; k < g.unitCount[side]!; k++) {
    const p = g.units[side]![k]!;
    let found = 0;
    for (let j = 0; j < g.answerLength; j += 2) if (g.answers[j] === g.taskForce[p]) found++;
    if (found !== 1) illegal(g, MISSIONS, '23.3', `task force ${g.taskForce[p]} needs one mission`);
  }
  for (let j = 0; j < g.answerLength; j += 2) {
    const force = g.answers[j]!;
    let members = 0;
    for (let k = 0; k < g.unitCount[side]!; k++) if (g.taskForce[g.units[side]![k]!] === force) members++;
    if (members === 0) illegal(g, MISSIONS, '23.3', `there is no task force ${force} to be given a mission`);
    const mission = g.answers[j + 1]!;
    if (mission < LANDING || mission > HIDING) {
      illegal(g, MISSIONS, '23.3', 'a mission is 0 (landing), 1 (searching) or 2 (hiding)');
    }
  }
}

/** The task forces of a round are dissolved: after combat in the area. */
export function dissolveTaskForces(g: Game): void {
  g.taskForcesStand = false;
}
