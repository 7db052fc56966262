// Two plans under the same dice: the difference of their means, and what the common dice were worth.
import { type Histogram, moments, sampleVariance } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../intervals/interval.js';
import { meanInterval } from '../intervals/mean-interval.js';

/** A paired comparison of two metrics over the same games. */
export interface PairedDifference {
  readonly games: number;
  /** Mean of first minus second. */
  readonly difference: number;
  /** Standard error of the difference. */
  readonly se: number;
  readonly interval: Interval;
  /** Correlation of the two over the games; 0 when one of them never varies. */
  readonly correlation: number;
  /** How many times fewer games the pairing needed than two independent runs for the same error; infinite when the difference never varies. */
  readonly saving: number;
}

/**
 * Compares two metrics of the same games from three histograms: of the difference game by game, and of each of the two. Adding the
 * variances as if the games were independent would be wrong; the correlation follows from
 * Var(X - Y) = Var X + Var Y - 2 Cov.
 *
 * @param differences histogram of first - second, game by game
 * @param confidence default 0.95
 * @throws RangeError when the histograms do not hold the same number of games, or none
 * @example
 * // 100 games: both 0 in 40, both 1 in 40, only the first 1 in 20
 * pairedDifference({ min: -1, counts: [0, 80, 20] }, { min: 0, counts: [40, 60] }, { min: 0, counts: [60, 40] }).difference; // 0.2, but for rounding
 */
export function pairedDifference(
  differences: Histogram,
  first: Histogram,
  second: Histogram,
  confidence = DEFAULT_CONFIDENCE,
): PairedDifference {
  const d = moments(differences);
  const x = moments(first);
  const y = moments(second);
  if (d.total !== x.total || d.total !== y.total) {
    throw new RangeError(`pairs of ${x.total} and ${y.total} games with ${d.total} differences are not pairs`);
  }
  const product = Math.sqrt(x.variance * y.variance);
  const apart = x.variance + y.variance;
  return {
    games: d.total,
    difference: d.mean,
    se: Math.sqrt(sampleVariance(d) / d.total),
    interval: meanInterval(differences, confidence),
    correlation: product > 0 ? (apart - d.variance) / (2 * product) : 0,
    saving: d.variance > 0 ? apart / d.variance : apart > 0 ? Number.POSITIVE_INFINITY : 1,
  };
}
