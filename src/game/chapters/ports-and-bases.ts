// Rule 10: where ships and units return to, and what happens to those that have nowhere to go.
import {
  AIR,
  AMPHIBIOUS,
  AREA_COUNT,
  NATION_BRITAIN,
  NATION_US,
  NOT_ARRIVED,
  OFF_MAP,
  PORT_COUNT,
  RETURNING,
  SAN_DIEGO,
  SUBMARINE,
  SUNK,
  WEST_COAST_BASE,
} from '../../board/index.js';
import { goToSanDiego, SAN_DIEGO_HARBOR, sanDiegoBit } from '../options/san-diego.js';
import { ask, harborName, illegal, pieceName, requirePairs } from '../questions/ask.js';
import { BASING } from '../questions/decisions.js';
import { BASED, LOST } from '../state/events.js';
import { CEYLON, PEARL_HARBOR, SAIGON, SAMOA, SINGAPORE, YOKOSUKA } from '../state/places.js';
import { DONE, type Game, PATROLLING } from '../state/state.js';
import { ESCAPED_MARINES_PORTS } from './turn-three.js';

/** Major ports, as a mask: the first eight harbors. */
export const MAJOR_PORTS = (1 << PORT_COUNT) - 1;
/** Island bases: all others. Only they can be invaded (13.3). */
export const ISLAND_BASES = ~MAJOR_PORTS;
/** Where British ships may return to (10.1, 17.22). */
export const BRITISH_PORTS = (1 << CEYLON) | (1 << SINGAPORE) | (1 << SAIGON) | (1 << YOKOSUKA);

/** Harbors a piece's nation may use at all (10.1, 17). Only British *ships* are bound to the four ports. */
export function nationHarbors(g: Game, piece: number): number {
  const nation = g.tables.nation[piece];
  if (nation === NATION_BRITAIN && g.tables.isShip[piece] === 1) return BRITISH_PORTS;
  if (nation === NATION_US) return ~(1 << CEYLON);
  return -1;
}

/** Harbors a piece may return to from sea areas (10.1): friendly bases there, friendly major ports anywhere, its nation's limits. */
export function returnHarbors(g: Game, piece: number, areas: number): number {
  // A ship in port that may be withdrawn to San Diego, or stay (one reading of adjustment 4).
  if (g.basingPhase && g.isInHarbor(piece)) return (1 << g.harborOf(piece)) | sanDiegoBit(g, piece);
  const harbors = openHarbors(g, piece, areas);
  if (g.escaped[piece] === 1 && g.rules.escapedMarinesLimited) return harbors & ESCAPED_MARINES_PORTS; // adjustment 3b
  // Adjustment 2: United States ships that withdraw freely base in Pearl Harbor.
  if (g.withdrawalHarbors !== -1 && g.tables.nation[piece] === NATION_US && g.tables.isShip[piece] === 1)
    return harbors & g.withdrawalHarbors;
  return harbors | sanDiegoBit(g, piece);
}

/** Harbors open to a piece by rule 10 alone. */
function openHarbors(g: Game, piece: number, areas: number): number {
  const held = g.held[g.tables.side[piece]!]!;
  return held & (MAJOR_PORTS | g.tables.harborsTouching[areas]!) & nationHarbors(g, piece);
}

/** Takes a piece off the map: ships are sunk; air and amphibious units come back undamaged two turns later (4.5, 12.3, 13.5). */
export function eliminate(g: Game, piece: number): void {
  const kind = g.tables.kind[piece]!;
  g.emit(LOST, piece, g.location[piece]);
  if (kind === AIR || kind === AMPHIBIOUS) {
    g.move(piece, RETURNING);
    g.due[piece] = g.turn + 2;
    g.damage[piece] = 0;
  } else {
    g.move(piece, SUNK);
    // The turn of the loss, for the statistics of losses by turn.
    g.due[piece] = g.turn;
  }
  g.flags[piece] = 0;
  g.raidHarbor[piece] = 0; // who is gone, spent as a Kamikaze (19.22), raids nothing any more
}

/** A piece has no port open to it (4.41, 10.4): it is lost; one reading keeps air and amphibious units out of the game then. */
export function lose(g: Game, piece: number): void {
  eliminate(g, piece);
  if (g.rules.lostUnitsComeBack) return;
  g.move(piece, SUNK);
  g.due[piece] = g.turn;
}

/** Puts a piece on the list of those that return to port from the given areas. */
export function addReturn(g: Game, piece: number, areas: number): void {
  if (g.tables.kind[piece] === SUBMARINE) return;
  g.returnAreas[piece] = areas;
  g.pending[g.pendingCount++] = piece;
}

/**
 * Returns the pending pieces of a side to harbors of its choice (10.1). Pieces with nowhere to go are lost (10.4).
 * They are done for the turn.
 */
export function returnPending(g: Game, side: number): void {
  let kept = 0;
  for (let k = 0; k < g.pendingCount; k++) {
    const piece = g.pending[k]!;
    const harbors = returnHarbors(g, piece, g.returnAreas[piece]!);
    g.returnHarbors[piece] = harbors;
    if (harbors === 0) lose(g, piece);
    else g.pending[kept++] = piece;
  }
  g.pendingCount = kept;
  if (kept > 0) {
    ask(g, BASING, side, checkBasing);
    for (let k = 0; k < g.answerLength; k += 2) {
      const piece = g.answers[k]!;
      if (g.answers[k + 1] === SAN_DIEGO_HARBOR) {
        goToSanDiego(g, piece);
        continue;
      }
      g.move(piece, AREA_COUNT + g.answers[k + 1]!);
      g.flags[piece] = (g.flags[piece]! & ~PATROLLING) | DONE;
      g.emit(BASED, piece, g.answers[k + 1]!);
    }
  }
  g.pendingCount = 0;
}

function checkBasing(g: Game): void {
  requirePairs(g, BASING);
  if (g.answerLength !== 2 * g.pendingCount) {
    illegal(g, BASING, '5.74', `${g.pendingCount} pieces return to port, the answer names ${g.answerLength / 2}`);
  }
  for (let k = 0; k < g.pendingCount; k++) g.mark[g.pending[k]!] = 2;
  for (let k = 0; k < g.answerLength; k += 2) {
    const piece = g.answers[k]!;
    const harbor = g.answers[k + 1]!;
    if (g.mark[piece] !== 2)
      illegal(g, BASING, '10.1', `${pieceName(g, piece)} is not returning to port now, or is named twice`);
    g.mark[piece] = 0;
    if (harbor < 0 || harbor > SAN_DIEGO_HARBOR || ((g.returnHarbors[piece]! >> harbor) & 1) === 0)
      illegal(
        g,
        BASING,
        whyNotBased(g, piece, harbor),
        `${pieceName(g, piece)} may not return to ${harborName(g, harbor)}`,
      );
  }
}

/** The rule that keeps a piece from a harbor: what an adjustment shuts beside rule 10 has its own. */
function whyNotBased(g: Game, piece: number, harbor: number): string {
  if (harbor === SAN_DIEGO_HARBOR && g.rules.sanDiegoAbsence >= 0)
    return g.rules.sanDiegoAbsence > 0 ? 'adjustment 4a' : 'adjustment 4';
  const open = openHarbors(g, piece, g.returnAreas[piece]!);
  if (g.isInHarbor(piece) || harbor < 0 || harbor >= SAN_DIEGO_HARBOR || ((open >> harbor) & 1) === 0) return '10.1';
  return g.escaped[piece] === 1 ? 'adjustment 3b' : 'adjustment 2';
}

/** Harbors a unit may be placed in when it may choose any friendly major port (4.4). */
export function arrivalHarbors(g: Game, piece: number): number {
  const ports = g.held[g.tables.side[piece]!]! & MAJOR_PORTS;
  // Adjustment 3: a United States reinforcement of Pearl Harbor may choose Samoa, one from San Diego or the West Coast too.
  const at = g.location[piece]!;
  const listed = at === NOT_ARRIVED || at === SAN_DIEGO || at === WEST_COAST_BASE;
  if (listed && g.tables.kind[piece] !== AIR) return ports & ((1 << PEARL_HARBOR) | (1 << SAMOA));
  return g.rules.usUnitsAtCeylon ? ports : ports & nationHarbors(g, piece);
}

/** True while a piece is on the map: at sea or in a harbor. */
export function isOnMap(g: Game, piece: number): boolean {
  return g.location[piece]! < OFF_MAP;
}
