// How lucky was I? Where a result that really happened stands among the simulated ones.

import { type Histogram, shareHistogram, totalOf } from '../histogram.js';
import { type Basis, intervalOf } from './estimate.js';
import type { Interval } from './interval.js';

/** A share and its interval; no width when the histogram is exact. */
export interface Share {
  readonly share: number;
  readonly ci95: Interval;
}

/** Where an actual value stands. */
export interface Percentile {
  readonly actual: number;
  /** Share of games with a smaller value, P(X < x). */
  readonly below: Share;
  /** Share of games with just this value, P(X = x). */
  readonly equal: Share;
  /** Share of games with a larger value, P(X > x). */
  readonly above: Share;
  /** P(X < x) + P(X = x) / 2, from 0 to 1: a half on the average over games that are played, whatever the distribution. */
  readonly middle: number;
  /** Its interval, over the games; no width when the histogram is exact. */
  readonly middleCi95: Interval;
}

/**
 * Percentile of an actual value.
 *
 * @param basis `true` or `'exact'` when the counts are probabilities: then the intervals have no width; `'anytime'` when the run stopped by looking
 * @throws RangeError when the histogram is empty or the value is not a whole number
 * @example
 * percentileOf({ min: 0, counts: [10, 20, 70] }, 1, false).middle; // 0.2
 */
export function percentileOf(h: Histogram, actual: number, basis: boolean | Basis): Percentile {
  const exact = basis === true || basis === 'exact';
  if (!Number.isInteger(actual)) throw new RangeError(`${actual} is not a whole number`);
  const total = totalOf(h.counts);
  if (!(total > 0)) throw new RangeError('no games were counted, so nothing can be compared with them');
  let below = 0;
  let equal = 0;
  for (let i = 0; i < h.counts.length; i++) {
    if (h.min + i < actual) below += h.counts[i]!;
    else if (h.min + i === actual) equal += h.counts[i]!;
  }
  const above = exact ? total - below - equal : Math.max(0, total - below - equal);
  const middle = (below + equal / 2) / total;
  const sampled = basis === 'anytime' ? 'anytime' : 'fixed';
  const shareOf = (count: number): Share => {
    const share = Math.min(1, Math.max(0, count / total));
    if (exact) return { share, ci95: [share, share] };
    return { share, ci95: intervalOf(shareHistogram(count, total), { isShare: true, basis: sampled }) };
  };
  return {
    actual,
    below: shareOf(below),
    equal: shareOf(equal),
    above: shareOf(above),
    middle,
    middleCi95: exact ? [middle, middle] : middleInterval([above, equal, below], sampled),
  };
}

/** A game counts 0 when it is above the actual value, 1 when it is equal and 2 when it is below: the middle is half the mean of that. */
function middleInterval(counts: readonly number[], basis: Basis): Interval {
  const [low, high] = intervalOf({ min: 0, counts }, { basis });
  return [low / 2, high / 2];
}
