// The interval for a standard deviation.
import { exp, ln } from '../distributions/elementary.js';
import { twoSidedZ } from '../distributions/normal.js';
import { type Histogram, moments, sampleVariance } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';

/**
 * Interval for the standard deviation of the distribution behind a histogram of games, whatever its shape: on the scale of the logarithm,
 * with the kurtosis about a trimmed mean, and a factor for few games (Bonett 2006, "Approximate confidence interval for standard deviation
 * of nonnormal distributions", Computational Statistics and Data Analysis 50). An interval around the sample's value alone covers two in
 * three with few games.
 *
 * Where every game has the same value nothing is known of the spread: both ends are 0.
 *
 * @param confidence default 0.95
 * @returns from 0 to infinity where there are fewer than two games
 * @throws RangeError when the histogram is empty or the confidence is not between 0 and 1
 * @example
 * deviationInterval({ min: 0, counts: [250, 500, 250] }); // [0.686…, 0.730…]
 */
export function deviationInterval(h: Histogram, confidence = DEFAULT_CONFIDENCE): Interval {
  const z = twoSidedZ(confidence);
  const m = moments(h);
  const n = m.total;
  if (n < 2) return [0, Number.POSITIVE_INFINITY];
  const variance = sampleVariance(m);
  if (variance === 0) return [0, 0];
  const middle = trimmedMean(h, n);
  let fourth = 0;
  for (let i = 0; i < h.counts.length; i++) fourth += h.counts[i]! * (h.min + i - middle) ** 4;
  const kurtosis = (n * fourth) / (variance * (n - 1)) ** 2;
  const factor = n / Math.max(n - z, 0.5);
  const half = z * factor * Math.sqrt(Math.max(0, kurtosis - (n - 3) / n) / (n - 1));
  const centre = ln(factor * variance);
  return [Math.sqrt(exp(centre - half)), Math.sqrt(exp(centre + half))];
}

/** Mean of the games left when a share of 1/(2 √(n - 4)) is taken from each end; of five games or fewer the one in the middle. */
function trimmedMean(h: Histogram, n: number): number {
  const cut = Math.min(Math.floor((n - 1) / 2), n > 5 ? Math.floor(n / (2 * Math.sqrt(n - 4))) : n);
  let [below, sum] = [0, 0];
  for (let i = 0; i < h.counts.length; i++) {
    const kept = Math.min(below + h.counts[i]!, n - cut) - Math.max(below, cut);
    if (kept > 0) sum += kept * (h.min + i);
    below += h.counts[i]!;
  }
  return sum / (n - 2 * cut);
}
