// Adjustments 4, 4a and 5: San Diego's repair yards and the West Coast's bases, both off the map.
import { ALLIED, AREA_COUNT, HARBOR_COUNT, NATION_US, SAN_DIEGO, WEST_COAST_BASE } from '../../board/index.js';
import { ask, illegal, pieceName, refuseDuplicates, requireOwn } from '../questions/ask.js';
import { SAN_DIEGO_RETURN } from '../questions/decisions.js';
import { ARRIVED, WENT_HOME } from '../state/events.js';
import { HAWAII, MANDATE, PEARL_HARBOR, SAMOA } from '../state/places.js';
import type { Game } from '../state/state.js';

/** San Diego's number among the harbors of a basing decision: one past the last. */
export const SAN_DIEGO_HARBOR = HARBOR_COUNT;
/** Where reinforcements of adjustment 5 come to sea. */
export const WEST_COAST_AREAS = (1 << HAWAII) | (1 << MANDATE);

/** San Diego as a bit when a piece may base there: United States ships at the end of the turn, not past their armor (adjustment 4). */
export function sanDiegoBit(g: Game, piece: number): number {
  if (g.rules.sanDiegoAbsence < 0 || !g.basingPhase) return 0;
  const fits =
    g.tables.nation[piece] === NATION_US && g.tables.isShip[piece] === 1 && g.damage[piece]! <= g.tables.armor[piece]!;
  return fits ? 1 << SAN_DIEGO_HARBOR : 0;
}

/** Sends a ship to San Diego; it may come back with a later turn's reinforcements, a whole turn later under 4a. */
export function goToSanDiego(g: Game, ship: number): void {
  g.move(ship, SAN_DIEGO);
  g.due[ship] = g.turn + 1 + g.rules.sanDiegoAbsence;
  g.emit(WENT_HOME, ship);
}

/** Pearl Harbor's repair points, shared with San Diego (adjustment 4): at Pearl Harbor, or Samoa while Pearl Harbor is lost. */
export function sharesPearlsPoints(g: Game, harbor: number): boolean {
  if (harbor === SAN_DIEGO_HARBOR || harbor === PEARL_HARBOR) return true;
  return harbor === SAMOA && g.harborControl[PEARL_HARBOR] !== ALLIED;
}

/** Where San Diego's ships would come back to now: Pearl Harbor, else Samoa, else nowhere (-1). */
export function returnPort(g: Game): number {
  if (g.harborControl[PEARL_HARBOR] === ALLIED) return PEARL_HARBOR;
  return g.harborControl[SAMOA] === ALLIED ? SAMOA : -1;
}

/** At the reinforcements of a turn: ships in San Diego that may come back do so if their owner wishes. */
export function returnFromSanDiego(g: Game): void {
  if (g.rules.sanDiegoAbsence < 0) return;
  const port = returnPort(g);
  if (port < 0 && !g.rules.westCoastBases) return;
  let any = false;
  for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++) if (mayReturn(g, p)) any = true;
  if (!any) return;
  ask(g, SAN_DIEGO_RETURN, ALLIED, checkReturn);
  for (let k = 0; k < g.answerLength; k++) {
    const ship = g.answers[k]!;
    g.due[ship] = g.turn;
    if (port < 0) g.move(ship, WEST_COAST_BASE);
    else enter(g, ship, port);
  }
}

/** A ship or unit comes to Pearl Harbor or Samoa; where adjustment 3 lets its owner choose it is put among the pending. */
function enter(g: Game, piece: number, port: number): void {
  if (g.rules.reinforcementFlexibility && port === PEARL_HARBOR && g.harborControl[SAMOA] === ALLIED) {
    g.pending[g.pendingCount++] = piece;
    return;
  }
  g.move(piece, AREA_COUNT + port);
  g.emit(ARRIVED, piece, port);
}

/** True for a ship in San Diego that has been away long enough. */
export function mayReturn(g: Game, ship: number): boolean {
  return g.location[ship] === SAN_DIEGO && g.due[ship]! <= g.turn;
}

/** Adjustment 5: a United States reinforcement due at Pearl Harbor while both ports are lost waits off the West Coast. */
export function waitsOffWestCoast(g: Game, piece: number): boolean {
  return g.rules.westCoastBases && g.tables.nation[piece] === NATION_US && returnPort(g) < 0;
}

/** Ships and marines off the West Coast enter Pearl Harbor or Samoa as soon as one is Allied again. */
export function relieveWestCoast(g: Game): void {
  if (!g.rules.westCoastBases) return;
  const port = returnPort(g);
  if (port < 0) return;
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.location[p] === WEST_COAST_BASE) enter(g, p, port);
  }
}

function checkReturn(g: Game, side: number): void {
  const rule = g.rules.sanDiegoAbsence > 0 ? 'adjustment 4a' : 'adjustment 4';
  for (let k = 0; k < g.answerLength; k++) {
    requireOwn(g, SAN_DIEGO_RETURN, g.answers[k]!, side);
    if (!mayReturn(g, g.answers[k]!)) {
      illegal(g, SAN_DIEGO_RETURN, rule, `${pieceName(g, g.answers[k]!)} cannot come back from San Diego this turn`);
    }
  }
  refuseDuplicates(g, SAN_DIEGO_RETURN, 1, rule);
}
