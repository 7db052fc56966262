// From a game to its position.
import { ALLIED, AREA_COUNT, HARBOR_COUNT, JAPAN } from '../board/index.js';
import type { Begin } from '../game/state/play-from.js';
import { type Game, PATROLLING } from '../game/state/state.js';
import {
  CONTROL_WORDS,
  type ControlWord,
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

type Lists = Record<string, string[]>;

/**
 * The position of a game, to begin from at the given point.
 *
 * @example
 * positionOf(game, { at: 'turn' }); // at the start of a turn
 */
export function positionOf(g: Game, begin: Begin): Position {
  const gained = { japan: g.gained(JAPAN), allied: g.gained(ALLIED) };
  return {
    turn: g.turn,
    ...(g.poc !== 0 && { poc: g.poc }),
    ...(gained.japan + gained.allied > 0 && { gained }),
    ...(g.boundHits > 0 && { brokenOff: g.boundHits }),
    ...filled({ control: controlOf(g), ...piecesOf(g, begin), marks: marksOf(g), designated: designatedBy(g) }),
    ...(g.refused && { refused: true }),
  };
}

/** Flags and garrisons that a position has to name. */
function controlOf(g: Game): Record<string, ControlWord> {
  const { tables } = g;
  const control: Record<string, ControlWord> = {};
  for (let a = 0; a < AREA_COUNT; a++) {
    if (g.areaControl[a] !== unsaidControl(g, a)) control[tables.areaNames[a]!] = CONTROL_WORDS[g.areaControl[a]!]!;
  }
  for (let h = 0; h < HARBOR_COUNT; h++) {
    if (g.harborControl[h] !== tables.initialHarborControl[h])
      control[tables.harborNames[h]!] = CONTROL_WORDS[g.harborControl[h]!]!;
  }
  return control;
}

function piecesOf(g: Game, begin: Begin): Partial<Position> {
  const { tables } = g;
  const pieces: Lists = {};
  const raiding: string[] = [];
  const damage: Record<string, number> = {};
  const entered: Lists = {};
  const offBoard: Partial<Record<string, Lists>> = {};
  for (let p = 0; p < tables.pieceCount; p++) {
    const name = tables.pieceNames[p]!;
    const at = g.location[p]!;
    const due = g.due[p]!;
    if (g.damage[p] !== 0) damage[name] = g.damage[p]!;
    if (at < AREA_COUNT + HARBOR_COUNT) {
      add(pieces, at < AREA_COUNT ? tables.areaNames[at]! : tables.harborNames[at - AREA_COUNT]!, name);
      if (at < AREA_COUNT && tables.isShip[p] === 1 && (g.flags[p]! & PATROLLING) === 0) raiding.push(name);
      if (due !== tables.arrivalTurn[p]) add(entered, String(due), name);
      continue;
    }
    const usual = unnamedPlace(g, p, g.turn, begin);
    if (at === usual.location && due === usual.due) continue;
    const list = OFF_BOARD_NAMES.find((key) => OFF_BOARD[key] === at);
    if (list === undefined) throw new Error(`${name} is at ${at}, which no list of a position holds`);
    offBoard[list] ??= {};
    add(offBoard[list], String(due), name);
  }
  return filled({ pieces, raiding, damage, ...offBoard, entered });
}

function marksOf(g: Game): Lists {
  const marks: Lists = {};
  for (let p = 0; p < g.tables.pieceCount; p++) {
    for (const mark of MARK_NAMES) if ((g.flags[p]! & MARKS[mark]) !== 0) add(marks, mark, g.tables.pieceNames[p]!);
    for (const mark of MEMORY_NAMES) if (g[MEMORIES[mark]][p] === 1) add(marks, mark, g.tables.pieceNames[p]!);
  }
  return marks;
}

function designatedBy(g: Game): Record<string, string> {
  const { pieceNames } = g.tables;
  const targets: Record<string, string> = {};
  pieceNames.forEach((name, p) => {
    if (g.assigned[p] !== 0) targets[name] = pieceNames[g.assigned[p]! - 1]!;
  });
  return targets;
}

function add(lists: Lists, key: string, name: string): void {
  lists[key] ??= [];
  lists[key].push(name);
}

/** The entries that hold something. */
function filled<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => Object.keys(v ?? {}).length > 0)) as Partial<T>;
}
