// The interval for a share that never covers less than it says.
import { inverseIncompleteBeta } from '../distributions/beta.js';
import { alphaOf } from '../distributions/normal.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { checkShare } from './wilson.js';

/**
 * Clopper and Pearson's exact interval (1934) for a share of which `successes` of `games` were seen. It covers at least the
 * confidence for every true share, hence more than that for nearly all: conservative by construction.
 *
 * @param confidence default 0.95
 * @throws RangeError when successes is outside 0–games, games is not above 0, or the confidence is not between 0 and 1
 * @example
 * clopperPearson(0, 10); // [0, 0.3084…]
 */
export function clopperPearson(successes: number, games: number, confidence = DEFAULT_CONFIDENCE): Interval {
  checkShare(successes, games);
  const half = alphaOf(confidence) / 2;
  const failures = games - successes;
  return [
    successes === 0 ? 0 : inverseIncompleteBeta(half, successes, failures + 1),
    failures === 0 ? 1 : inverseIncompleteBeta(1 - half, successes + 1, failures),
  ];
}
