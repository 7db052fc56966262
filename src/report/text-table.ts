// Plain tables of text: columns to the left, cells broken into lines where the terminal is narrow.

import { terminalText } from '../text/index.js';
import { longestPart, shortened, wrap } from '../text/wrap.js';

/** No column is made narrower than this. */
const NARROWEST = 10;

/**
 * Rows in columns, two spaces apart.
 *
 * @param table the first is the heading.
 * @param width columns of the terminal; the widest columns give way first.
 */
export function textTable(table: readonly (readonly string[])[], width: number): string {
  const rows = table.map((row) => row.map(terminalText));
  const widths = columnWidths(rows, width);
  return rows
    .flatMap((row) => {
      const cells = row.map((cell, i) => wrap(cell, widths[i]!));
      const height = Math.max(...cells.map((lines) => lines.length));
      return Array.from({ length: height }, (_, k) =>
        cells.map((lines, i) => (lines[k] ?? '').padEnd(widths[i]!)).join('  '),
      );
    })
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/**
 * The same with one line for each row: what does not fit into the last column is left out.
 *
 * @param table the first is the heading.
 */
export function shortTable(table: readonly (readonly string[])[], width: number): string {
  const rows = table.map((row) => row.map(terminalText));
  const before = rows[0]!.slice(0, -1).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)) + 2);
  const room = width - before.reduce((sum, w) => sum + w, 0);
  return textTable(
    rows.map((row) => [...row.slice(0, -1), shortened(row.at(-1)!, room)]),
    Number.POSITIVE_INFINITY,
  );
}

function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  // A word is not broken, so a column cannot be narrower than its longest one.
  const least = rows[0]!.map((_, i) => Math.max(NARROWEST, ...rows.map((row) => longestPart(row[i]!))));
  const total = () => widths.reduce((sum, w) => sum + w + 2, -2);
  while (total() > width) {
    const room = widths.map((w, i) => w - Math.min(w, least[i]!));
    if (Math.max(...room) === 0) break;
    const widest = widths.reduce((best, w, i) => (room[i]! > 0 && (best < 0 || w > widths[best]!) ? i : best), -1);
    widths[widest]!--;
  }
  return widths;
}
