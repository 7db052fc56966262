// Names that differ by a number at their end, in short.

/** Fewer in a row are named one by one. */
const ROW = 3;

/**
 * Names of one stem together, in the order in which the stems first occur, and numbers that follow each other as a range.
 *
 * @example
 * numberedNames(['tuned-1', 'fast', 'tuned-2', 'tuned-3', 'fast-4']); // ['tuned-1 to -3', 'fast', 'fast-4']
 */
export function numberedNames(names: readonly string[]): string[] {
  const stems = new Map<string, { bare: boolean; readonly numbers: number[] }>();
  for (const name of names) {
    const [, stem = name, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
    const of = stems.get(stem) ?? { bare: false, numbers: [] };
    stems.set(stem, of);
    if (number === undefined) of.bare = true;
    else of.numbers.push(Number(number));
  }
  return [...stems].flatMap(([stem, { bare, numbers }]) => [
    ...(bare ? [stem] : []),
    ...rows(numbers.sort((a, b) => a - b)).flatMap((row) =>
      row.length < ROW ? row.map((n) => `${stem}-${n}`) : [`${stem}-${row[0]} to -${row.at(-1)}`],
    ),
  ]);
}

/** Sorted numbers, cut where one does not follow the other. */
function rows(numbers: readonly number[]): number[][] {
  const all: number[][] = [];
  for (const n of numbers) {
    const last = all.at(-1);
    if (last && last.at(-1)! + 1 === n) last.push(n);
    else all.push([n]);
  }
  return all;
}
