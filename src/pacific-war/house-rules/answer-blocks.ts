// Tables of an answer, and the same as rows for a spreadsheet.
import type { Cell, TableBlock } from '../../answer/block.js';

/** A table as rows for a spreadsheet, figures in full and shares between 0 and 1. */
export function rowsOf({ corner, columns, rows }: TableBlock): (string | number)[][] {
  const cells = (list: readonly Cell[]) => list.map((cell) => (typeof cell === 'string' ? cell : cell.value));
  return [[corner, ...columns], ...rows.map((row) => [row.name, ...cells(row.cells)])];
}

/** `3 deeds are not allowed.`, or that all are. */
export const verdict = (wrong: number, what: string): string =>
  wrong === 0 ? `All ${what} are allowed.` : `${wrong} of the ${what} ${wrong === 1 ? 'is' : 'are'} not allowed.`;

/** What stands in a column of verdicts. */
export const ALLOWED = 'allowed';
