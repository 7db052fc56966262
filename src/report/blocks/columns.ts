// Text in columns: figures one below the other at their decimal points, lines that end before the edge.

import { longestPart, wrap } from '../../text/wrap.js';

/** Pads figures such as `18.44 ±0.08` so that their decimal points stand one below the other; texts stay to the right. */
export function alignPoints(cells: readonly string[]): string[] {
  const parts = cells.map((cell) => {
    const end = /^[<>]? ?[-+]?\d+/.exec(cell)?.[0].length;
    return end === undefined ? ['', cell] : [cell.slice(0, end), cell.slice(end)];
  });
  const left = Math.max(0, ...parts.map(([whole]) => whole!.length));
  const right = Math.max(0, ...parts.map(([whole, rest]) => (whole ? rest!.length : 0)));
  return parts.map(([whole, rest]) =>
    whole ? whole.padStart(left) + rest!.padEnd(right) : rest!.padStart(left).padEnd(left + right),
  );
}

/** A table as lines, and the widths of its columns. */
interface Laid {
  readonly heading: readonly string[];
  readonly rows: readonly string[];
  /** True where no line is longer than it may be. */
  readonly fits: boolean;
}

/** Names are not broken into lines narrower than this. */
const NARROWEST_NAME = 20;

/**
 * A table as lines: the first column to the left, the others to the right; two spaces between, one where it is tight. Headings that
 * are wider than what stands below them are broken into lines where that is needed.
 *
 * @param table the first is the heading
 * @param breakNames true to break what stands in the first column too
 */
export function columns(table: readonly (readonly string[])[], width: number, breakNames = false): Laid {
  const [head, ...rows] = table as [readonly string[], ...(readonly string[])[]];
  const lengths = head.map((_, i) => Math.max(0, ...rows.map((row) => row[i]!.length)));
  const widths = head.map((title, i) => Math.max(title.length, lengths[i]!));
  const least = head.map((title, i) => {
    const names = i === 0 && breakNames ? rows.map((row) => row[0]!) : [];
    const cells = i === 0 && breakNames ? NARROWEST_NAME : lengths[i]!;
    return Math.min(widths[i]!, Math.max(cells, longestPart(title), ...names.map(longestPart)));
  });
  const room = (gap: number) => width - gap * (widths.length - 1);
  const gap = sum(least) > room(2) ? 1 : 2;
  while (sum(widths) > room(gap)) {
    const spare = widths.map((w, i) => w - least[i]!);
    const most = Math.max(...spare);
    if (most === 0) break;
    widths[spare.lastIndexOf(most)]!--;
  }
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join(' '.repeat(gap))
      .trimEnd();
  const titles = head.map((title, i) => wrap(title, widths[i]!));
  const height = Math.max(...titles.map((lines) => lines.length));
  const heading = Array.from({ length: height }, (_, k) =>
    line(titles.map((lines) => lines[k - height + lines.length] ?? '')),
  );
  const body = rows.flatMap(([name, ...cells]) => {
    const [first, ...more] = wrap(name!, widths[0]!);
    return [line([first!, ...cells]), ...more];
  });
  return { heading, rows: body, fits: [...heading, ...body].every((text) => text.length <= width) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of `share` (0–1) of `width` characters, in eighths of one; anything above 0 leaves a mark. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8);
  if (eighths === 0) return share > 0 ? '▏' : '';
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
