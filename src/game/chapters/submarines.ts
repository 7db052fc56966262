// Rule 16: the I-Boat and the F-Boat.
import { ALLIED, AREA_COUNT, JAPAN, NOT_ARRIVED } from '../../board/index.js';
import { ACTION_NONE, disablesOf, ROLL_SUBMARINE, slotOf } from '../../dice/index.js';
import { HIDING } from '../options/task-forces.js';
import { ask, illegal, pieceName } from '../questions/ask.js';
import { PLACE_SUBMARINE, SUBMARINE_ATTACK } from '../questions/decisions.js';
import { ATTACKED, EFFECT, SUBMARINE_PLACED } from '../state/events.js';
import { damageDealt, isHull, isSunkBy } from '../state/factors-now.js';
import { HAWAII, NORTH_PACIFIC } from '../state/places.js';
import { type Game, RAID } from '../state/state.js';
import { isNeverDisabled } from './attacks.js';
import { addReturn, eliminate, returnPending } from './ports-and-bases.js';

/** Step 5.25: the submarine of this turn is placed in any sea area (6.6). */
export function placeSubmarines(g: Game): void {
  for (let side = JAPAN; side <= ALLIED; side++) {
    if (!submarineInPlay(g, side)) continue;
    ask(g, PLACE_SUBMARINE, side, checkPlacement);
    g.move(g.tables.submarine[side]!, g.answers[0]!);
    g.emit(SUBMARINE_PLACED, g.tables.submarine[side]!, g.answers[0]!);
  }
}

/** The I-Boat sails on turns 1–6, the F-Boat from turn 7 (cards). */
export function submarineInPlay(g: Game, side: number): boolean {
  const data = g.tables.board.submarines;
  for (let k = 0; k < data.length; k++) {
    const s = data[k]!;
    if ((s.side === 'japan' ? JAPAN : ALLIED) !== side) continue;
    // Adjustment 1a delays the I-Boat.
    const first = side === JAPAN ? Math.max(s.firstTurn, g.rules.iBoatTurn) : s.firstTurn;
    return g.turn >= first && g.turn <= s.lastTurn;
  }
  return false;
}

function checkPlacement(g: Game): void {
  const area = g.answers[0]!;
  if (g.answerLength !== 1 || area < 0 || area >= AREA_COUNT) {
    illegal(g, PLACE_SUBMARINE, '6.6', 'the submarine is placed in one sea area');
  }
  if (!mayPlaceSubmarine(g, area)) {
    illegal(g, PLACE_SUBMARINE, 'adjustment 2a', 'the I-Boat may not be placed in the North Pacific Ocean');
  }
}

/** After a round, or after all combat: a submarine in the area may attack, and is back in port as soon as it has (16). */
export function submarineAttacks(g: Game, area: number): void {
  for (let side = JAPAN; side <= ALLIED; side++) {
    const submarine = g.tables.submarine[side]!;
    if (g.location[submarine] === area && hasTarget(g, 1 - side, area)) attack(g, side, submarine, area);
  }
}

/** 5.6: submarines still at sea may attack now; all return to port. */
export function lastSubmarineAttacks(g: Game): void {
  for (let side = JAPAN; side <= ALLIED; side++) {
    const submarine = g.tables.submarine[side]!;
    const area = g.location[submarine]!;
    if (area >= AREA_COUNT) continue;
    if (hasTarget(g, 1 - side, area)) attack(g, side, submarine, area);
    g.move(submarine, NOT_ARRIVED);
  }
}

/** Adjustment 2a keeps the I-Boat out of the North Pacific; by one reading on turn 1 only. */
export function mayPlaceSubmarine(g: Game, area: number): boolean {
  if (g.rules.iBoatInNorthPacific && g.turn > 1) return true;
  return !(g.rules.northPacificOption && g.asked === JAPAN && area === NORTH_PACIFIC);
}

/** Ships and amphibious units a submarine may attack (16.2); on turn 1 in Hawaii adjustment 1 leaves only what left Pearl Harbor. */
export function isSubmarineTarget(g: Game, target: number, area: number): boolean {
  if (g.location[target] !== area || !isHull(g, target)) return false;
  if (hidesFromSubmarines(g, target)) return false;
  // nt1 18.14: once the Allies have refused to engage, only what left Pearl Harbor is in reach for the rest of the turn.
  if (g.refused && area === HAWAII && g.tables.side[target] === ALLIED && g.sortied[target] === 0) return false;
  const bound = g.rules.iBoatRaid && g.turn === 1 && area === HAWAII && g.tables.side[target] === ALLIED;
  return !bound || g.sortied[target] !== 0 || (g.rules.iBoatBesideRaiders && !hasRaidForce(g));
}

/** By one reading a task force that hides unsighted is out of a submarine's reach too, until it is dissolved (23.51). */
const hidesFromSubmarines = (g: Game, target: number): boolean =>
  !g.rules.submarineFindsHidden && g.taskForcesStand && g.mission[target] === HIDING && g.sighted[target] === 0;

/** True when a ship of the raid force is left (4.2): adjustment 1 makes the I-Boat a part of it, by one reading only then. */
function hasRaidForce(g: Game): boolean {
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) if ((g.flags[p]! & RAID) !== 0) return true;
  return false;
}

function hasTarget(g: Game, enemy: number, area: number): boolean {
  const count = g.at.list(area, enemy, g.found);
  for (let k = 0; k < count; k++) if (isSubmarineTarget(g, g.found[k]!, area)) return true;
  return false;
}

function attack(g: Game, side: number, submarine: number, area: number): void {
  g.area = area;
  ask(g, SUBMARINE_ATTACK, side, checkTarget);
  if (g.answerLength === 0) return;
  const target = g.answers[0]!;
  // One attack a turn: the address needs no round.
  const slot = slotOf(g.turn, area, 0, ACTION_NONE, submarine, ROLL_SUBMARINE);
  const result = g.dice.attack(slot, g.tables.gunnery[submarine]!, g.tables.gunneryBonus[submarine]!, true);
  g.emit(ATTACKED, submarine, target, result);
  g.move(submarine, NOT_ARRIVED);
  // Effects are immediate (16.2).
  const damage = damageDealt(g, target, result);
  const disabled = disablesOf(result) && !isNeverDisabled(g, target);
  if (damage > 0 || disabled) g.emit(EFFECT, target, damage, disabled ? 1 : 0);
  if (isSunkBy(g, target, g.damage[target]! + damage)) eliminate(g, target);
  else {
    g.damage[target]! += damage;
    g.changeFight();
    if (disabled) {
      g.pendingCount = 0;
      addReturn(g, target, 1 << area);
      returnPending(g, 1 - side);
    }
  }
}

/** The rule that keeps an enemy from being attacked: not a hull at sea in the area (16.2), or out of bounds on turn 1 in Hawaii. */
function whyNoTarget(g: Game, target: number): string {
  const enemy = 1 - g.asked;
  if (g.tables.side[target] !== enemy || g.location[target] !== g.area || !isHull(g, target)) return '16.2';
  if (hidesFromSubmarines(g, target)) return '23.51';
  return g.refused ? 'nt1 18.14' : 'adjustment 1';
}

function checkTarget(g: Game, side: number): void {
  if (g.answerLength === 0) return;
  const target = g.answers[0]!;
  if (g.answerLength !== 1) illegal(g, SUBMARINE_ATTACK, '16.2', 'a submarine attacks one target');
  if (g.tables.side[target] !== 1 - side || !isSubmarineTarget(g, target, g.area)) {
    illegal(
      g,
      SUBMARINE_ATTACK,
      whyNoTarget(g, target),
      `${pieceName(g, target)} is not an enemy ship or amphibious unit at sea in the submarine's area`,
    );
  }
}
