// What tests of intervals compare: an interval with a known one, and how often intervals hold the truth.
import { expect } from 'vitest';
import { binomialProbability } from '../../../src/stats/distributions/binomial.js';
import type { Interval } from '../../../src/stats/intervals/interval.js';

export const near = (interval: Interval, known: Interval, digits = 12): void => {
  expect(interval[0]).toBeCloseTo(known[0], digits);
  expect(interval[1]).toBeCloseTo(known[1], digits);
};

/** Coverage at each true share, exactly: the probability of all counts whose interval holds it. */
export function exactCoverage(
  interval: (k: number, n: number) => Interval,
  n: number,
  shares: readonly number[],
): number[] {
  const intervals = Array.from({ length: n + 1 }, (_, k) => interval(k, n));
  return shares.map((p) =>
    intervals.reduce((sum, [low, high], k) => (low <= p && p <= high ? sum + binomialProbability(k, n, p) : sum), 0),
  );
}
