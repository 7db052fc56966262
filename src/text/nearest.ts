// The name somebody probably meant.
import { plainText } from './plain.js';

/**
 * Number of letters to insert, delete, replace or swap with their neighbour to turn one text into the other
 * (Damerau–Levenshtein, optimal string alignment).
 *
 * @example
 * editDistance('Akagy', 'Akagi'); // 1
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/**
 * The allowed name nearest to what was written, or `undefined` when none is near. Case, spaces and punctuation count
 * for nothing; the beginning of a name stands for it.
 *
 * @example
 * nearest('pensylvania', ['Nevada', 'Pennsylvania']); // 'Pennsylvania'
 */
export function nearest(written: string, allowed: readonly string[]): string | undefined {
  const text = plainText(written);
  if (text === '') return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(text.length * 0.4)) + 1;
  for (const name of allowed) {
    const other = plainText(name);
    // So many letters at least have to go or come.
    if (Math.abs(text.length - other.length) >= least && !other.startsWith(text)) continue;
    if (Math.max(text.length, other.length) > MAX_LENGTH) continue;
    const distance = text.length >= 3 && other.startsWith(text) ? 0.5 : editDistance(text, other);
    // Of two that are as near the one that is as long: a wrong letter is likelier than one too many.
    const isAsLong = best !== undefined && text.length === other.length && plainText(best).length !== other.length;
    if (distance < least || (distance === least && isAsLong)) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** No name is longer; the distance of longer texts takes time that grows with the square of their length. */
const MAX_LENGTH = 200;

/**
 * The end of a sentence about a name that is not allowed: the nearest of those that are, if one is near, and what is allowed.
 *
 * @param said what is allowed, in words; default: the names themselves
 * @example
 * `"Akagy" is not a carrier${allowedInstead('Akagy', ['Akagi', 'Kaga'])}`;
 * // '"Akagy" is not a carrier; did you mean "Akagi"? Allowed: Akagi, Kaga'
 */
export function allowedInstead(written: string, names: readonly string[], said = names.join(', ')): string {
  const name = nearest(written, names);
  return name === undefined ? `; allowed: ${said}` : `; did you mean "${name}"? Allowed: ${said}`;
}
