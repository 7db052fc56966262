// Counting ships by category: how many of n ships are undamaged, damaged, crippled, bottomed and sunk is one point of a small
// simplex, numbered here, so that a joint distribution of counts is one flat array.

import { RAID_CATEGORIES as CATEGORIES } from '../kernel/fates.js';

const lists: Uint8Array[] = [];
const numberings: Map<number, number>[] = [];
const sums = new Map<number, Uint16Array>();

/** All ways to put n ships into the categories, one after the other: entry `index * 5 + category` is a count. */
export function countsOf(n: number): Uint8Array {
  if (!lists[n]) number(n);
  return lists[n]!;
}

/** Number of ways to put n ships into the categories. */
export const simplexSize = (n: number): number => countsOf(n).length / CATEGORIES;

/** Where two points of simplexes of n and m ships add up to in that of n + m: entry `i * simplexSize(m) + j`. */
function sumTable(n: number, m: number): Uint16Array {
  const key = n * 256 + m;
  const known = sums.get(key);
  if (known) return known;
  const a = countsOf(n);
  const b = countsOf(m);
  countsOf(n + m);
  const table = new Uint16Array((a.length / CATEGORIES) * (b.length / CATEGORIES));
  let at = 0;
  for (let i = 0; i < a.length; i += CATEGORIES) {
    for (let j = 0; j < b.length; j += CATEGORIES) {
      let code = 0;
      for (let c = 0; c < CATEGORIES; c++) code = code * 64 + a[i + c]! + b[j + c]!;
      table[at++] = numberings[n + m]!.get(code)!;
    }
  }
  sums.set(key, table);
  return table;
}

/** Adds `weight` times the distribution of the sum of two independent counts (of n and of m ships) to `into`. */
export function addConvolution(
  a: Float64Array,
  n: number,
  b: Float64Array,
  m: number,
  into: Float64Array,
  weight = 1,
): void {
  const table = sumTable(n, m);
  const width = b.length;
  for (let i = 0; i < a.length; i++) {
    const p = a[i]! * weight;
    if (p === 0) continue;
    const row = i * width;
    for (let j = 0; j < width; j++) into[table[row + j]!]! += p * b[j]!;
  }
}

/** Joint counts of independent ships, from the categories of each: the points of the simplex of one ship are the categories in order. */
export function jointOf(ships: readonly Float64Array[]): Float64Array {
  let joint = Float64Array.of(1);
  ships.forEach((categories, before) => {
    const wider = new Float64Array(simplexSize(before + 1));
    addConvolution(joint, before, categories, 1, wider);
    joint = wider;
  });
  return joint;
}

function number(n: number): void {
  const list: number[] = [];
  const numbering = new Map<number, number>();
  const counts = new Array<number>(CATEGORIES).fill(0);
  const fill = (category: number, left: number): void => {
    if (category === CATEGORIES - 1) {
      counts[category] = left;
      numbering.set(
        counts.reduce((code, count) => code * 64 + count, 0),
        list.length / CATEGORIES,
      );
      list.push(...counts);
      return;
    }
    for (let count = left; count >= 0; count--) {
      counts[category] = count;
      fill(category + 1, left - count);
    }
  };
  fill(0, n);
  lists[n] = Uint8Array.from(list);
  numberings[n] = numbering;
}
