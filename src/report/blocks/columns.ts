// Text in columns: figures one below the other at their decimal points, lines that end before the edge.

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

/** A table as lines: the first column to the left, the others to the right; two spaces between, one where it is tight. */
export function columns(rows: readonly (readonly string[])[], width: number): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const tight = widths.reduce((a, b) => a + b, 0) + 2 * widths.length > width;
  const gap = tight ? ' ' : '  ';
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join(gap)
      .trimEnd(),
  );
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of `share` (0–1) of `width` characters, in eighths of one; anything above 0 leaves a mark. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8);
  if (eighths === 0) return share > 0 ? '▏' : '';
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
