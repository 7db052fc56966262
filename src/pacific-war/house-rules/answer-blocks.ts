// Tables of an answer, and the same as rows for a spreadsheet.
import type { Cell, TableBlock } from '../../answer/block.js';

/** A table as rows for a spreadsheet, figures in full and shares between 0 and 1. */
export function rowsOf({ corner, columns, rows }: TableBlock): (string | number)[][] {
  const cells = (list: readonly Cell[]) => list.map((cell) => (typeof cell === 'string' ? cell : cell.value));
  return [[corner, ...columns], ...rows.map((row) => [row.name, ...cells(row.cells)])];
}

/** `Bombers 3, Fighters 1`. */
export const listed = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

/** `3 of the deeds are not allowed.`, or that all are: by what is wrong with each. */
export function verdict(found: readonly (string | undefined)[], what: string): string {
  const wrong = found.filter((sentence) => sentence !== undefined).length;
  return wrong === 0
    ? `All ${what} are allowed.`
    : `${wrong} of the ${what} ${wrong === 1 ? 'is' : 'are'} not allowed.`;
}

/** What stands in a column of verdicts. */
export const ALLOWED = 'allowed';
