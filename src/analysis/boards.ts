// The boards that answers stand on: their fingerprints, and what of them is not certain.

import type { BoardNote } from '../answer/result.js';
import {
  type Board,
  boardOf,
  compileBoard,
  dataHash,
  isUncertain,
  likelyText,
  type PieceData,
  uncertainPoints,
} from '../board/index.js';
import { SIDE_SAID } from '../board/side-names.js';
import type { GameScenario } from '../whole-games/game-scenario.js';

/** Hashes of the boards of some scenarios (of positions, those of their records), once where they are all the same. */
export function boardHash(scenarios: readonly { readonly data?: unknown; readonly record?: unknown }[]): string {
  const dataOf = ({ data, record }: (typeof scenarios)[number]): unknown =>
    data ?? (record as { readonly data?: unknown } | undefined)?.data ?? null;
  const hashes = scenarios.map((s) => dataHash(compileBoard(boardOf(dataOf(s))).board));
  return [...new Set(hashes)].join('+');
}

/** In a whole game every value of the board matters: those that are not certain are named. */
export function gameBoardNote(scenario: Pick<GameScenario, 'data'>): BoardNote {
  const { board } = compileBoard(boardOf(scenario.data));
  const uncertain = uncertainPoints(board).map(({ area, side, value, source }) => {
    return `${area}: ${value} POC for ${SIDE_SAID[side]} (${source.kind}${likelyText(source)})`;
  });
  return { hash: dataHash(board), uncertain };
}

/** A board's fingerprint, and the counters that fight and are not read with certainty. */
export const counterBoardNote = (board: Board, fights: (piece: PieceData) => boolean): BoardNote => ({
  hash: dataHash(board),
  uncertain: board.pieces
    .filter((piece) => isUncertain(piece.source) && fights(piece))
    .map((piece) => `${piece.name}: ${piece.factors} is not read with certainty (${piece.source.kind})`),
});
