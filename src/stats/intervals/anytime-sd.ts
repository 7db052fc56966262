// The spread of one game, however often one looks.

import { type Histogram, maxOf } from '../histogram.js';
import { bettingInterval } from './betting.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';

/**
 * Anytime-valid interval for the standard deviation: from those of the mean square around the middle of the range and of the mean,
 * each with half the error (Bonferroni), by Var X = E(X - c)² - (EX - c)². Conservative, the more so the farther the mean lies from
 * the middle.
 *
 * @param confidence default 0.95
 * @throws RangeError when the histogram is empty or the confidence is not between 0 and 1
 * @example
 * anytimeDeviation({ min: 0, counts: [500, 500] }); // [0.49…, 0.5]
 */
export function anytimeDeviation(h: Histogram, confidence = DEFAULT_CONFIDENCE): Interval {
  const max = maxOf(h);
  // A whole number, so that squares are whole numbers too.
  const centre = Math.round((h.min + max) / 2);
  const squares = new Float64Array(Math.max(centre - h.min, max - centre) ** 2 + 1);
  for (let i = 0; i < h.counts.length; i++) squares[(h.min + i - centre) ** 2]! += h.counts[i]!;
  const half = 1 - (1 - confidence) / 2;
  const [low, high] = bettingInterval({ min: 0, counts: squares }, half);
  const [from, to] = bettingInterval(h, half).map((m) => m - centre) as [number, number];
  const farthest = Math.max(from * from, to * to);
  const nearest = from <= 0 && to >= 0 ? 0 : Math.min(from * from, to * to);
  return [Math.sqrt(Math.max(0, low - farthest)), Math.sqrt(Math.max(0, high - nearest))];
}
