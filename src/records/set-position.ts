// From a position to a game.
import { AIR, AREA_COUNT } from '../board/index.js';
import type { Begin } from '../game/state/play-from.js';
import { type Game, PATROLLING } from '../game/state/state.js';
import {
  CONTROL_WORDS,
  MARK_NAMES,
  MARKS,
  MEMORIES,
  MEMORY_NAMES,
  OFF_BOARD,
  OFF_BOARD_NAMES,
  type Position,
  unnamedPlace,
  unsaidControl,
} from './position.js';

/** Puts a position on the board of a game. The names in it must be on that board: the reader sees to it. */
export function setPosition(g: Game, position: Position, begin: Begin): void {
  g.reset();
  g.turn = position.turn;
  g.poc = position.poc ?? 0;
  g.boundHits = position.brokenOff ?? 0;
  g.setGained(position.gained?.japan ?? 0, position.gained?.allied ?? 0);
  for (let a = 0; a < AREA_COUNT; a++) g.areaControl[a] = unsaidControl(g, a);
  for (const [place, word] of Object.entries(position.control ?? {})) setControl(g, place, CONTROL_WORDS.indexOf(word));
  setPieces(g, position, begin);
  const { pieceIndex } = g.tables;
  for (const [name, points] of Object.entries(position.damage ?? {})) g.damage[pieceIndex.get(name)!] = points;
  for (const mark of MARK_NAMES) {
    for (const name of position.marks?.[mark] ?? []) g.flags[pieceIndex.get(name)!]! |= MARKS[mark];
  }
  for (const mark of MEMORY_NAMES) {
    for (const name of position.marks?.[mark] ?? []) g[MEMORIES[mark]][pieceIndex.get(name)!] = 1;
  }
  for (const [carrier, target] of Object.entries(position.designated ?? {})) {
    g.assigned[pieceIndex.get(carrier)!] = pieceIndex.get(target)! + 1;
  }
  g.refused = position.refused ?? false;
  g.recompute();
}

function setControl(g: Game, place: string, side: number): void {
  const area = g.tables.areaNames.indexOf(place);
  if (area >= 0) g.areaControl[area] = side;
  // One side holds a port or base always: `none` is told as a mistake, and moves nothing.
  else if (side < 2) g.harborControl[g.tables.harborNames.indexOf(place)] = side;
}

function setPieces(g: Game, position: Position, begin: Begin): void {
  const { tables } = g;
  const index = (name: string) => tables.pieceIndex.get(name)!;
  g.flags.fill(0);
  for (let p = 0; p < tables.pieceCount; p++) {
    const { location, due } = unnamedPlace(g, p, position.turn, begin);
    g.move(p, location);
    g.due[p] = due;
  }
  for (const [place, names] of Object.entries(position.pieces ?? {})) {
    const area = tables.areaNames.indexOf(place);
    for (const p of names.map(index)) {
      g.move(p, area >= 0 ? area : AREA_COUNT + tables.harborNames.indexOf(place));
      g.due[p] = tables.arrivalTurn[p]!;
      if (area >= 0 && countsForControl(g, p, position)) g.flags[p] = PATROLLING;
    }
  }
  for (const list of OFF_BOARD_NAMES) {
    for (const [turn, names] of Object.entries(position[list] ?? {})) {
      for (const p of names.map(index)) {
        g.move(p, OFF_BOARD[list]);
        g.due[p] = Number(turn);
      }
    }
  }
  for (const [turn, names] of Object.entries(position.entered ?? {})) {
    for (const p of names.map(index)) g.due[p] = Number(turn);
  }
}

/** Patrolling ships, and air units at sea always (12.4); amphibious units and submarines never (15.31). */
function countsForControl(g: Game, piece: number, { raiding }: Position): boolean {
  if (g.tables.kind[piece] === AIR) return true;
  return g.tables.isShip[piece] === 1 && raiding !== 'all' && !raiding?.includes(g.tables.pieceNames[piece]!);
}
