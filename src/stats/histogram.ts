// A histogram of whole numbers: what all statistics of numbers start from.
import type { NumberMetric } from './experiment.js';

/**
 * Counts (or, from the exact method, probabilities) of the values `min`, `min + 1`, … The number of bins bounds the cost of
 * everything here, the number of games never does.
 */
export interface Histogram {
  readonly min: number;
  readonly counts: ArrayLike<number>;
}

/** Sum of all counts. */
export function totalOf(counts: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}

/** Largest value a histogram has a bin for. */
export const maxOf = (h: Histogram): number => h.min + h.counts.length - 1;

/** The histogram of a metric out of its part of a tally. */
export const histogramOf = (metric: NumberMetric, counts: ArrayLike<number>): Histogram => ({
  min: metric.min,
  counts,
});

/** A share as a histogram: 1 for the games that count, 0 for the others. */
export const shareHistogram = (successes: number, games: number): Histogram => ({
  min: 0,
  counts: [games - successes, successes],
});

/** Moments of a histogram. */
export interface Moments {
  /** Sum of the counts: games, or 1 for probabilities. */
  readonly total: number;
  readonly mean: number;
  /** Mean squared distance from the mean, divided by `total`: the variance of the histogram itself. */
  readonly variance: number;
}

/**
 * Mean and variance of a histogram. The variance is summed around the mean, so it does not cancel.
 *
 * @throws RangeError when the histogram is empty
 * @example
 * moments({ min: 1, counts: [1, 0, 1] }); // { total: 2, mean: 2, variance: 1 }
 */
export function moments(h: Histogram): Moments {
  const total = totalOf(h.counts);
  if (!(total > 0)) throw new RangeError('no games were counted, so there is no mean');
  let first = 0;
  for (let i = 0; i < h.counts.length; i++) first += i * h.counts[i]!;
  const shift = first / total;
  let second = 0;
  for (let i = 0; i < h.counts.length; i++) second += (i - shift) ** 2 * h.counts[i]!;
  return { total, mean: h.min + shift, variance: second / total };
}

/**
 * Unbiased estimate of the variance of the distribution that a histogram of games was drawn from: divided by games - 1; 0 for
 * one game.
 *
 * @example
 * sampleVariance({ total: 2, mean: 2, variance: 1 }); // 2
 */
export function sampleVariance(m: Moments): number {
  return m.total > 1 ? (m.variance * m.total) / (m.total - 1) : 0;
}
