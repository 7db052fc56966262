// Rule 4.4: what enters, returns and leaves at the start of a turn.
import {
  AIR,
  ALLIED,
  ANY_PORT,
  AREA_COUNT,
  BATTLESHIP,
  CARRIER,
  HARBOR_COUNT,
  JAPAN,
  NATION_US,
  NOT_ARRIVED,
  OFF_MAP,
  REMOVED,
  RETURNING,
  UNCERTAIN,
  WEST_COAST_BASE,
} from '../../board/index.js';
import { relieveWestCoast, returnFromSanDiego, waitsOffWestCoast } from '../options/san-diego.js';
import { ask, harborName, illegal, pieceName, requirePairs } from '../questions/ask.js';
import { REINFORCEMENT_PORTS, REMOVAL } from '../questions/decisions.js';
import { ARRIVED, WITHDRAWN } from '../state/events.js';
import { PEARL_HARBOR, SAMOA } from '../state/places.js';
import type { Game } from '../state/state.js';
import { arrivalHarbors, lose } from './ports-and-bases.js';

/** Step 5.1: reinforcements of both sides, then the British removals. */
export function reinforcements(g: Game): void {
  for (let side = JAPAN; side <= ALLIED; side++) {
    g.pendingCount = 0;
    const count = g.at.listToCome(side, g.found);
    for (let k = 0; k < count; k++) {
      const p = g.found[k]!;
      if (g.due[p] !== g.turn) continue;
      if (g.location[p] === RETURNING) g.pending[g.pendingCount++] = p;
      else arrive(g, p);
    }
    placePending(g, side);
  }
  relieveWestCoast(g);
  placePending(g, ALLIED);
  returnFromSanDiego(g);
  placePending(g, ALLIED);
  removals(g);
}

/** A listed reinforcement: at its port, at Samoa when Pearl Harbor is lost, else lost itself (4.41). */
function arrive(g: Game, piece: number): void {
  const place = g.tables.arrivalPlace[piece]!;
  if (place === ANY_PORT) {
    g.pending[g.pendingCount++] = piece;
    return;
  }
  if (place === NOT_ARRIVED) return; // submarines have no port (16)
  // Location-uncertain groups that rolled 4–6 come with the turn-2 reinforcements (18.22); what went to the West Coast
  // (adjustment 3c) comes back to Pearl Harbor, air units anywhere.
  const again = g.turn > g.tables.arrivalTurn[piece]! && place !== UNCERTAIN;
  if (again && g.tables.kind[piece] === AIR) {
    g.pending[g.pendingCount++] = piece;
    return;
  }
  let harbor = place === UNCERTAIN || again ? PEARL_HARBOR : place - AREA_COUNT;
  if (harbor === PEARL_HARBOR && waitsOffWestCoast(g, piece)) {
    g.move(piece, WEST_COAST_BASE);
    return;
  }
  if (
    harbor === PEARL_HARBOR &&
    g.rules.reinforcementFlexibility &&
    g.tables.nation[piece] === NATION_US &&
    arrivalHarbors(g, piece) !== 0
  ) {
    g.pending[g.pendingCount++] = piece; // adjustment 3
    return;
  }
  const side = g.tables.side[piece]!;
  if (harbor === PEARL_HARBOR && g.harborControl[PEARL_HARBOR] !== side) harbor = SAMOA;
  if (g.harborControl[harbor] !== side) {
    lose(g, piece);
    return;
  }
  g.move(piece, AREA_COUNT + harbor);
  g.emit(ARRIVED, piece, harbor);
}

/** Air and amphibious units that may enter at any friendly major port (4.4); with none left they are lost again (4.41). */
function placePending(g: Game, side: number): void {
  let kept = 0;
  for (let k = 0; k < g.pendingCount; k++) {
    const piece = g.pending[k]!;
    if (arrivalHarbors(g, piece) === 0) lose(g, piece);
    else g.pending[kept++] = piece;
  }
  g.pendingCount = kept;
  if (kept > 0) {
    ask(g, REINFORCEMENT_PORTS, side, checkReinforcementPorts);
    for (let k = 0; k < g.answerLength; k += 2) {
      g.move(g.answers[k]!, AREA_COUNT + g.answers[k + 1]!);
      g.emit(ARRIVED, g.answers[k]!, g.answers[k + 1]!);
    }
  }
  g.pendingCount = 0;
}

function checkReinforcementPorts(g: Game): void {
  requirePairs(g, REINFORCEMENT_PORTS);
  if (g.answerLength !== 2 * g.pendingCount) {
    illegal(
      g,
      REINFORCEMENT_PORTS,
      '4.4',
      `${g.pendingCount} units are to be placed, the answer places ${g.answerLength / 2}`,
    );
  }
  for (let k = 0; k < g.pendingCount; k++) g.mark[g.pending[k]!] = 2;
  for (let k = 0; k < g.answerLength; k += 2) {
    const piece = g.answers[k]!;
    const harbor = g.answers[k + 1]!;
    const listed = g.mark[piece] === 2;
    g.mark[piece] = 0;
    if (!listed || harbor < 0 || harbor >= HARBOR_COUNT || ((arrivalHarbors(g, piece) >> harbor) & 1) === 0) {
      if (!listed)
        illegal(g, REINFORCEMENT_PORTS, '4.4', `${pieceName(g, piece)} is not to be placed now, or is named twice`);
      illegal(g, REINFORCEMENT_PORTS, '4.4', `${pieceName(g, piece)} may not be placed in ${harborName(g, harbor)}`);
    }
  }
}

/** British ships leave (4.42). Listed ships that are afloat go without a question; substitutes are the Allied player's choice. */
function removals(g: Game): void {
  const lines = g.tables.removals;
  let gone = 0;
  for (let line = 0; line < lines.length; line++) {
    const removal = lines[line]!;
    if (removal.turn !== g.turn || removal.ship < 0 || g.location[removal.ship]! >= OFF_MAP) continue;
    withdraw(g, removal.ship);
    gone |= 1 << line;
  }
  for (let line = 0; line < lines.length; line++) {
    const removal = lines[line]!;
    if (removal.turn !== g.turn || ((gone >> line) & 1) !== 0) continue;
    // A named ship that has left before, in place of another, needs no substitute (4.42; one reading wants one).
    if (removal.ship >= 0 && g.location[removal.ship] === REMOVED && !g.rules.lineTakesAShip) continue;
    g.subject = line;
    const count = removalCandidates(g, line, g.pending);
    if (count === 0) continue;
    if (count === 1) withdraw(g, g.pending[0]!);
    else {
      ask(g, REMOVAL, ALLIED, checkRemoval);
      withdraw(g, g.answers[0]!);
    }
  }
}

function withdraw(g: Game, ship: number): void {
  g.move(ship, REMOVED);
  g.flags[ship] = 0;
  g.emit(WITHDRAWN, ship);
}

/**
 * Ships that may satisfy a line of the removals, into `out`: of the listed class; if none is left, of the same type
 * (battleship, or 0-2-7 carrier: Hermes is not of that type); if none, any British ship.
 *
 * @returns how many there are.
 */
export function removalCandidates(g: Game, line: number, out: Uint8Array): number {
  const removal = g.tables.removals[line]!;
  const t = g.tables;
  // A ship that is listed by name has no class; one reading takes those with its factors first.
  for (let step = removal.ship < 0 || g.rules.substituteOfClass ? 0 : 1; step < 3; step++) {
    let count = 0;
    for (let k = 0; k < t.britishShips.length; k++) {
      const p = t.britishShips[k]!;
      if (g.location[p]! >= OFF_MAP) continue;
      const fits =
        step === 0
          ? removal.classMask[p] === 1
          : step === 1
            ? removal.kind === CARRIER
              ? t.kind[p] === CARRIER && removal.carrierType[p] === 1
              : t.kind[p] === BATTLESHIP && removal.kind === BATTLESHIP
            : true;
      if (fits) out[count++] = p;
    }
    if (count > 0) return count;
  }
  return 0;
}

function checkRemoval(g: Game): void {
  if (g.answerLength !== 1) illegal(g, REMOVAL, '4.42', 'one ship is to be removed');
  const ship = g.answers[0]!;
  const count = removalCandidates(g, g.subject, g.pending);
  for (let k = 0; k < count; k++) if (g.pending[k] === ship) return;
  illegal(g, REMOVAL, '4.42', `${pieceName(g, ship)} does not come as close as possible to the listed removal`);
}
