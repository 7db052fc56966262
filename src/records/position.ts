// A position: everything on the board at one moment, as a plain value that can be written in a file.
import {
  ALLIED,
  JAPAN,
  NOT_ARRIVED,
  REMOVED,
  RETURNING,
  SAN_DIEGO,
  SUNK,
  UNCERTAIN,
  WEST_COAST_BASE,
} from '../board/index.js';
import type { Begin } from '../game/state/play-from.js';
import { firstControl, firstPlace, firstTurn } from '../game/state/set-up.js';
import { DONE, FIRING, type Game, PURSUED, RAID, RETREATING, UNDER_REPAIR } from '../game/state/state.js';

/** Names of pieces by turn. */
type ByTurn = Readonly<Record<string, readonly string[]>>;

/** A position as it stands in a record. What is not said is as at the start of the game, or not on the board. */
export interface Position {
  readonly turn: number;
  /** The POC track: Japan minus the Allies. */
  readonly poc?: number;
  /** What each side gained in the turn before. */
  readonly gained?: { readonly japan: number; readonly allied: number };
  /** Fights that were broken off so far because they did not end. */
  readonly brokenOff?: number;
  /** Flags and garrisons that differ from the charts, and on turn 1 under adjustment 2a from the flag that it sets up. */
  readonly control?: Readonly<Record<string, ControlWord>>;
  /** Who is in each sea area, port and base. */
  readonly pieces?: Readonly<Record<string, readonly string[]>>;
  /** Ships at sea that are raiders; all others at sea patrol. */
  readonly raiding?: readonly string[] | 'all';
  readonly damage?: Readonly<Record<string, number>>;
  /** Pieces off the board, by the turn of their loss or of their arrival. */
  readonly sunk?: ByTurn;
  readonly withdrawn?: ByTurn;
  readonly returning?: ByTurn;
  readonly arriving?: ByTurn;
  readonly uncertain?: ByTurn;
  readonly sanDiego?: ByTurn;
  readonly westCoast?: ByTurn;
  /** Pieces on the board that entered on another turn than their card says. */
  readonly entered?: ByTurn;
  /** What lasts for the rest of the turn. */
  readonly marks?: Readonly<Partial<Record<MarkName | MemoryName, readonly string[]>>>;
  /** Targets that Japan's carriers named for the first round in Hawaii before the Allies moved (nt1 18.12). */
  readonly designated?: Readonly<Record<string, string>>;
  /** True when the Allies refused to engage in Hawaii this turn (nt1 18.14). */
  readonly refused?: boolean;
}

export const CONTROL_WORDS = ['japan', 'allied', 'none'] as const;
export type ControlWord = (typeof CONTROL_WORDS)[number];

/** Marks that last for a turn; patrollers and raiders are told apart by `raiding`. */
export const MARKS = {
  backInPort: DONE,
  underRepair: UNDER_REPAIR,
  retreated: RETREATING,
  pursued: PURSUED,
  raidForce: RAID,
  fired: FIRING,
} as const;
type MarkName = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as readonly MarkName[];

/** Marks that an optional rule reads in the same turn, and where the engine keeps them. */
export const MEMORIES = {
  /** Marines that escaped to the U.S. Mandate (adjustment 3b). */
  escaped: 'escaped',
  /** What put to sea from Pearl Harbor on turn 1 (adjustment 1, nt1 18.14). */
  leftPearlHarbor: 'sortied',
} as const satisfies Record<string, 'escaped' | 'sortied'>;
type MemoryName = keyof typeof MEMORIES;
export const MEMORY_NAMES = Object.keys(MEMORIES) as readonly MemoryName[];

/** Lists of pieces off the board, and where the engine keeps them. */
export const OFF_BOARD = {
  sunk: SUNK,
  withdrawn: REMOVED,
  returning: RETURNING,
  arriving: NOT_ARRIVED,
  uncertain: UNCERTAIN,
  sanDiego: SAN_DIEGO,
  westCoast: WEST_COAST_BASE,
} as const satisfies Partial<Record<keyof Position, number>>;
type OffBoardName = keyof typeof OFF_BOARD;
export const OFF_BOARD_NAMES = Object.keys(OFF_BOARD) as readonly OffBoardName[];

/**
 * Where a piece is that a position does not name: to come on its turn, of uncertain location, or out of the game.
 * Submarines have no place of their own.
 */
export function unnamedPlace({ tables: t, rules }: Game, piece: number, turn: number, begin: Begin) {
  const due = firstTurn(t, rules, piece);
  if (piece === t.submarine[JAPAN] || piece === t.submarine[ALLIED]) return { location: NOT_ARRIVED, due };
  // The pieces of turn 1 are on the board from the start; later ones arrive when their turn begins (5.1).
  const toCome = begin.at === 'turn' && turn > 1 ? due >= turn : due > turn;
  if (toCome) return { location: NOT_ARRIVED, due };
  if (turn === 1 && firstPlace(t, rules, piece) === UNCERTAIN) return { location: UNCERTAIN, due };
  return { location: SUNK, due: 0 };
}

/** Who controls an area of which a position says nothing: on turn 1 whoever does at the start, adjustment 2a's flag included; later as on the charts. */
export const unsaidControl = ({ tables: t, rules, turn }: Game, area: number): number =>
  turn === 1 ? firstControl(t, rules, area) : t.initialAreaControl[area]!;
