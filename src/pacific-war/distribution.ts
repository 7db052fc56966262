// Distributions of whole numbers from 0: entry k is the chance of k, or how often it was seen.

export type Distribution = readonly number[];

/** The distribution of the sum of two independent numbers. */
export function sum(a: Distribution, b: Distribution): number[] {
  const result = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) result[i + j]! += a[i]! * b[j]!;
  return result;
}

export const sumOf = (parts: readonly Distribution[]): Distribution => parts.reduce(sum, [1]);

/** A number that is 1 with a chance, otherwise 0. */
export const once = (chance: number): Distribution => [1 - chance, chance];

/** Everything above a number counts as that number. */
export function capped(a: Distribution, most: number): number[] {
  const result = a.slice(0, most + 1);
  for (let k = most + 1; k < a.length; k++) result[most]! += a[k]!;
  return result;
}

export const mean = (a: Distribution): number => a.reduce((total, p, k) => total + k * p, 0);

export function add(a: number[], value: number, weight: number): void {
  while (a.length <= value) a.push(0);
  a[value]! += weight;
}
