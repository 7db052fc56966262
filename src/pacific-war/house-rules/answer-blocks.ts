// Tables of an answer, and the same as rows for a spreadsheet.
import type { Cell, TableBlock } from '../../answer/block.js';

/** A row: its name, then its cells. */
export type Row = readonly [name: string, ...cells: Cell[]];

/** A table from its heading and rows. */
export function tableOf(title: string, note: string, head: readonly string[], rows: readonly Row[]): TableBlock {
  const [corner = '', ...columns] = head;
  return { type: 'table', title, note, corner, columns, rows: rows.map(([name, ...cells]) => ({ name, cells })) };
}

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
