// Rule 11: repairs, stated while the patrols move; a ship under repair stays in port this turn (11.4).
import { ALLIED, HARBOR_COUNT, SAN_DIEGO } from '../../board/index.js';
import { returnPort, SAN_DIEGO_HARBOR, sharesPearlsPoints } from '../options/san-diego.js';
import { ask, harborName, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs } from '../questions/ask.js';
import { REPAIRS } from '../questions/decisions.js';
import { REPAIRED } from '../state/events.js';
import { PEARL_HARBOR, SAMOA } from '../state/places.js';
import { type Game, UNDER_REPAIR } from '../state/state.js';

const spent = new Uint8Array(HARBOR_COUNT);

/**
 * Repair points a side may use at a harbor this turn: those printed there, for the original owner alone (11.24, 11.51);
 * Pearl Harbor's are used at Samoa while Pearl Harbor is lost (11.51).
 *
 * @param turn whose points are meant; default: the current one's.
 */
export function repairPoints(g: Game, side: number, harbor: number, turn = g.turn): number {
  // Adjustment 4: San Diego shares Pearl Harbor's points; by one reading not while that and Samoa are lost.
  if (harbor === SAN_DIEGO_HARBOR && !g.rules.sanDiegoAlone && returnPort(g) < 0) return 0;
  if (harbor === SAN_DIEGO_HARBOR) return g.tables.repair[PEARL_HARBOR * 10 + turn]!;
  if (g.harborControl[harbor] !== side) return 0;
  if (g.tables.repairOwner[harbor] === side) return g.tables.repair[harbor * 10 + turn]!;
  if (side === ALLIED && harbor === SAMOA && g.harborControl[PEARL_HARBOR] !== ALLIED) {
    return g.tables.repair[PEARL_HARBOR * 10 + turn]!;
  }
  return 0;
}

/** True when a ship resting on the bottom there could ever be repaired: otherwise it is lost (9.232). */
export function hasRepairYard(g: Game, side: number, harbor: number): boolean {
  if (g.harborControl[harbor] !== side) return false;
  return (
    g.tables.repairOwner[harbor] === side ||
    (side === ALLIED && harbor === SAMOA && g.harborControl[PEARL_HARBOR] !== ALLIED)
  );
}

/** Asks for the repairs of a side when it has a damaged ship and points, and carries them out. */
export function repairs(g: Game, side: number): void {
  if (!somethingToRepair(g, side)) return;
  ask(g, REPAIRS, side, checkRepairs);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    g.damage[ship]! -= g.answers[k + 1]!;
    g.flags[ship]! |= UNDER_REPAIR;
    g.emit(REPAIRED, ship, g.answers[k + 1]!, repairHarbor(g, ship));
  }
}

/** Points that could be spent on this ship now: 0 when it is at sea, undamaged, or in a port without points. */
export function repairable(g: Game, ship: number): number {
  const harbor = repairHarbor(g, ship);
  return g.damage[ship] === 0 || harbor < 0 || !startedInPort(g, ship)
    ? 0
    : repairPoints(g, g.tables.side[ship]!, harbor);
}

/** False for a ship that came back with this turn's reinforcements, by one reading of 11.4. */
export function startedInPort(g: Game, ship: number): boolean {
  return g.rules.repairsOnReturn || g.turn === 1 || g.due[ship] !== g.turn || g.location[ship] === SAN_DIEGO;
}

/** Harbor where a ship lies, San Diego included; -1 at sea or off the map. */
export function repairHarbor(g: Game, ship: number): number {
  if (g.location[ship] === SAN_DIEGO) return SAN_DIEGO_HARBOR;
  return g.isInHarbor(ship) ? g.harborOf(ship) : -1;
}

/** Harbors that draw on the same points have the same pool: San Diego and Pearl Harbor (or Samoa in its place, 11.51). */
export function repairPool(g: Game, harbor: number): number {
  return sharesPearlsPoints(g, harbor) ? PEARL_HARBOR : harbor;
}

function somethingToRepair(g: Game, side: number): boolean {
  const { damage, tables } = g;
  const end = tables.shipEnd[side]!;
  for (let p = tables.shipStart[side]!; p < end; p++) {
    if (damage[p] !== 0 && repairable(g, p) > 0) return true;
  }
  return false;
}

function checkRepairs(g: Game, side: number): void {
  requirePairs(g, REPAIRS);
  spent.fill(0);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const points = g.answers[k + 1]!;
    requireOwn(g, REPAIRS, ship, side);
    if (g.tables.isShip[ship] === 0)
      illegal(g, REPAIRS, '11.1', `${pieceName(g, ship)} is not a ship; only ships are repaired`);
    const harbor = repairHarbor(g, ship);
    if (harbor < 0) illegal(g, REPAIRS, '11.4', `${pieceName(g, ship)} is not in port`);
    if (!startedInPort(g, ship)) illegal(g, REPAIRS, '11.4', `${pieceName(g, ship)} did not start the turn in port`);
    if (points < 1 || points > g.damage[ship]!) {
      illegal(
        g,
        REPAIRS,
        '11.1',
        `${pieceName(g, ship)} has ${g.damage[ship]} damage points; ${points} cannot be removed`,
      );
    }
    const pool = repairPool(g, harbor);
    spent[pool]! += points;
    if (repairPoints(g, side, harbor) === 0)
      illegal(g, REPAIRS, '11.5', `${harborName(g, harbor)} has no repair points for this side this turn`);
    if (spent[pool]! > repairPoints(g, side, harbor)) {
      illegal(
        g,
        REPAIRS,
        '11.3',
        `${harborName(g, harbor)} has ${repairPoints(g, side, harbor)} repair points this turn`,
      );
    }
  }
  refuseDuplicates(g, REPAIRS, 2, '11.3');
}
