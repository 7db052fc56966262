// Quantiles of a histogram, with intervals that assume nothing about its shape.
import { binomialQuantile } from '../distributions/binomial.js';
import { alphaOf } from '../distributions/normal.js';
import { type Histogram, maxOf, totalOf } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';

/**
 * The smallest value that at least a share p of the games does not exceed.
 *
 * @param p above 0, at most 1
 * @throws RangeError when p is out of range or the histogram is empty
 * @example
 * quantile({ min: 0, counts: [1, 2, 1] }, 0.5); // 1
 */
export function quantile(h: Histogram, p: number): number {
  if (!(p > 0 && p <= 1)) throw new RangeError(`a quantile is asked for a share above 0 and at most 1, not ${p}`);
  const total = totalOf(h.counts);
  if (!(total > 0)) throw new RangeError('no games were counted, so there is no quantile');
  // A probability that adds up to 0.4999999999999999 is meant to be a half.
  return orderStatistic(h, total * p * (1 - 4 * Number.EPSILON));
}

/** Value of the game of rank `rank`, counted from 1, when the games are put in order. */
function orderStatistic(h: Histogram, rank: number): number {
  let below = 0;
  for (let i = 0; i < h.counts.length; i++) {
    below += h.counts[i]!;
    if (below >= rank && h.counts[i]! > 0) return h.min + i;
  }
  return maxOf(h);
}

/**
 * Interval for the p-quantile of the distribution behind a histogram of games, from two order statistics whose ranks are
 * binomial quantiles (Conover 1999, section 3.2). Conservative: games come in whole numbers. Where too few games lie beyond the
 * quantile, the end is the end of the histogram's bins.
 *
 * @param p strictly between 0 and 1
 * @param confidence default 0.95
 * @throws RangeError when p or the confidence is not strictly between 0 and 1, or the histogram is empty
 * @example
 * quantileInterval({ min: 0, counts: [400, 300, 300] }, 0.5); // [1, 1]
 */
export function quantileInterval(h: Histogram, p: number, confidence = DEFAULT_CONFIDENCE): Interval {
  if (!(p > 0 && p < 1)) throw new RangeError(`a quantile's interval is asked for a share between 0 and 1, not ${p}`);
  const total = totalOf(h.counts);
  if (!(total > 0)) throw new RangeError('no games were counted, so there is no quantile');
  const half = alphaOf(confidence) / 2;
  const low = binomialQuantile(half, total, p);
  const high = binomialQuantile(1 - half, total, p) + 1;
  return [low < 1 ? h.min : orderStatistic(h, low), high > total ? maxOf(h) : orderStatistic(h, high)];
}
