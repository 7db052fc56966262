// Intervals that hold for all bars of a histogram at once.

import { alphaOf, twoSidedZ } from '../distributions/normal.js';
import { totalOf } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { scoreInterval } from './wilson.js';

/**
 * Simultaneous intervals for the shares of all bins: with the given confidence every one of them covers (Goodman 1965: Wilson's
 * interval at Bonferroni's z). These are the error bars of a histogram that is looked at as a whole; somewhat conservative.
 *
 * @param counts games by bin; bins that cannot occur should be left out, they widen the others
 * @param confidence that all hold together; default 0.95
 * @throws RangeError when there are no games or the confidence is not between 0 and 1
 * @example
 * goodman([20, 30, 50]); // three intervals, the first [0.1217…, 0.3107…]
 */
export function goodman(counts: ArrayLike<number>, confidence = DEFAULT_CONFIDENCE): Interval[] {
  const games = totalOf(counts);
  // Two bins are one share and its complement: one statement, not two.
  const statements = counts.length <= 2 ? 1 : counts.length;
  const z = twoSidedZ(1 - alphaOf(confidence) / statements);
  return Array.from(counts, (count) => scoreInterval(count, games, z));
}
