// Wilson's interval for a share, the one to print beside a percentage; and the same for all bars of a histogram at once.

import { alphaOf, twoSidedZ } from '../distributions/normal.js';
import { totalOf } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval, within } from './interval.js';

/**
 * Wilson's score interval (Wilson 1927) for a share of which `successes` of `games` were seen. It is right at 0 and at n, where
 * the normal interval shrinks to nothing; its coverage is 95 % on the average over the true share and swings around that (Brown,
 * Cai and DasGupta 2001). Where a guarantee is wanted: `clopperPearson`.
 *
 * @param confidence default 0.95
 * @throws RangeError when successes is outside 0–games, games is not above 0, or the confidence is not between 0 and 1
 * @example
 * wilson(3, 10); // [0.1077…, 0.6032…]
 */
export function wilson(successes: number, games: number, confidence = DEFAULT_CONFIDENCE): Interval {
  return scoreInterval(successes, games, twoSidedZ(confidence));
}

/**
 * Wilson's interval for a given z, for those who must ask for more than 95 % each (see `goodman`).
 *
 * @throws RangeError as {@link wilson}
 * @example
 * scoreInterval(3, 10, 1.959963984540054); // as wilson(3, 10)
 */
function scoreInterval(successes: number, games: number, z: number): Interval {
  checkShare(successes, games);
  const share = successes / games;
  const z2 = (z * z) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * (share * (1 - share) + z2 / 4)) / (1 + z2);
  // At the ends the limits are 0 and 1 exactly; rounding must not say otherwise.
  return within([successes === 0 ? 0 : centre - half, successes === games ? 1 : centre + half], 0, 1);
}

/** Refuses what is not a share. */
export function checkShare(successes: number, games: number): void {
  if (games > 0 && successes >= 0 && successes <= games) return;
  throw new RangeError(`${successes} of ${games} games is not a share`);
}

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
