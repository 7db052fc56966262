// Numbers by turn, for who tells apart how near the end is.
import type { Game } from '../game/index.js';
import { MAX_TURNS } from './opening.js';

/** A number for each turn and sea area, a row a turn: the last turn of a game has the last row, whichever it is. */
export type ByTurnAndArea = readonly (readonly number[])[];

/** The row of a turn, from 0 on. The last turn of a game, 8 or 9 (19), has the last row: after it nothing counts. */
export const turnRow = (g: Game): number => (g.turn === g.rules.turns ? MAX_TURNS : g.turn) - 1;
