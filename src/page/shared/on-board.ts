// Looking things up on a board: whose a counter is, the harbors of an area, counters by a part of their name.
import { type AreaName, type Board, boardOf, type PieceData, type Side, STANDARD_BOARD } from '../../board/index.js';
import { plainName } from '../../board/names.js';

const boards = new WeakMap<object, Board>();

/** The printed board, or the one with values that somebody changed, as a checked file has them. */
export function boardWith(data: unknown): Board {
  if (typeof data !== 'object' || data === null) return STANDARD_BOARD;
  const board = boards.get(data) ?? boardOf(data);
  boards.set(data, board);
  return board;
}

/** Whose counter it is. */
export const sideOf = ({ nation }: Pick<PieceData, 'nation'>): Side => (nation === 'japan' ? 'japan' : 'allied');

/** Ports and bases that touch an area, in the board's order. */
export const harborsOf = (area: AreaName, board: Board = STANDARD_BOARD) =>
  [...board.ports, ...board.bases].filter(({ touches }) => touches.includes(area));

/** Suggestions that fit on a phone. */
const MAX_FOUND = 8;

/** What is named like that, those that begin with it first, without what is taken. */
export function findNamed<T extends { readonly name: string }>(
  all: readonly T[],
  typed: string,
  taken: ReadonlySet<string>,
): T[] {
  const plain = plainName(typed);
  if (plain === '') return [];
  const found = all.filter(({ name }) => plainName(name).includes(plain) && !taken.has(name));
  const begins = ({ name }: T): number => (plainName(name).startsWith(plain) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, MAX_FOUND);
}
