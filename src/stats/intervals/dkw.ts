// A band around a whole cumulative curve.

import { ln } from '../distributions/elementary.js';
import { alphaOf } from '../distributions/normal.js';
import { type Histogram, totalOf } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { looks } from './looks.js';

/**
 * Half the width of the Dvoretzky–Kiefer–Wolfowitz band with Massart's constant (1990): √(log(2/α) / 2n).
 *
 * @param confidence default 0.95
 * @throws RangeError when games is not above 0 or the confidence is not between 0 and 1
 * @example
 * dkwHalfWidth(1000); // 0.0429469408346…
 */
export function dkwHalfWidth(games: number, confidence = DEFAULT_CONFIDENCE): number {
  if (!(games > 0)) throw new RangeError(`a band needs games, and there are ${games}`);
  return Math.sqrt(ln(2 / alphaOf(confidence)) / (2 * games));
}

/**
 * The same for a run that may stop at any of its looks (see `looks`): with the given confidence the whole curve stays within this
 * distance at all looks together. Look k of a run may err with α · 6/(π²k²), which adds up to α over all looks (Bonferroni). About
 * 1.7 times as wide as for a fixed number of games.
 *
 * @param confidence default 0.95
 * @throws RangeError when games is not above 0 or the confidence is not between 0 and 1
 * @example
 * anytimeBandHalfWidth(1000); // 0.0457…: the first look
 */
export function anytimeBandHalfWidth(games: number, confidence = DEFAULT_CONFIDENCE): number {
  if (!(games > 0)) throw new RangeError(`a band needs games, and there are ${games}`);
  // A number of games between two looks, where a signal or a limit ended the run, counts as one more look.
  let look = 0;
  for (const _ of looks(games)) look++;
  return dkwHalfWidth(games, 1 - (alphaOf(confidence) * 6) / (Math.PI * look) ** 2);
}

/** One step of a cumulative curve. */
interface CumulativeStep {
  readonly value: number;
  /** Share of games that do not exceed `value`. */
  readonly share: number;
  readonly band: Interval;
}

/**
 * The cumulative curve of a histogram of games with a band that holds the whole true curve with the given confidence. For whole
 * numbers it is conservative.
 *
 * @param confidence default 0.95
 * @throws RangeError when there are no games or the confidence is not between 0 and 1
 * @example
 * cumulativeBand({ min: 0, counts: [500, 500] })[0]; // { value: 0, share: 0.5, band: [0.457…, 0.542…] }
 */
export function cumulativeBand(h: Histogram, confidence = DEFAULT_CONFIDENCE): CumulativeStep[] {
  const games = totalOf(h.counts);
  const half = dkwHalfWidth(games, confidence);
  let below = 0;
  return Array.from(h.counts, (count, i) => {
    below += count;
    const share = below / games;
    return { value: h.min + i, share, band: [Math.max(0, share - half), Math.min(1, share + half)] as const };
  });
}
