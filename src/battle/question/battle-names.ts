// Groups of ships, and what sentences call units and sides.
import { type BoardTables, NATIONS, parseFactors } from '../../board/index.js';

/** A group of ships: how many, and like which one. */
export interface Group {
  readonly count: number;
  readonly like: string;
}

/** Most units of one group. */
export const MAX_IN_GROUP = 40;

/**
 * Reads `4 x Fuso class`, `4 × Fuso`, `3 x 1+27`; `undefined` for anything else.
 *
 * @example
 * groupOf('4 x Fuso class'); // { count: 4, like: 'Fuso' }
 */
export function groupOf(text: string): Group | undefined {
  const match = /^\s*(\d{1,3})\s*(?:[x×*]\s*|\s(?=.*\bclass\s*$))(.+?)(?:[\s-]+class)?\s*$/i.exec(text);
  if (!match || parseFactors(text.trim())) return undefined;
  return { count: Number(match[1]), like: match[2]!.trim() };
}

/** Counters with the factors, type and nation of a piece, in the order of the board. */
export function classOf(tables: BoardTables, piece: number): number[] {
  const { pieces } = tables.board;
  const like = pieces[piece];
  if (!like) return [];
  return pieces.flatMap((p, k) =>
    p.factors === like.factors && p.kind === like.kind && p.nation === like.nation ? [k] : [],
  );
}

/** `Japanese` or `Allied`, of a piece. */
export const sideWord = (tables: BoardTables, piece: number): string =>
  tables.nation[piece] === NATIONS.indexOf('japan') ? 'Japanese' : 'Allied';

/** Names of a side's counters that can fight. */
export function fightingNames(tables: BoardTables, side: number): string[] {
  return tables.board.pieces.flatMap((p, k) => (tables.side[k] === side ? [p.name] : []));
}
