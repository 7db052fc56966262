// Many candidates on common dice: which is best? Losers are dropped early, and the error is that of the whole family.

import { ln } from '../distributions/elementary.js';
import { alphaOf } from '../distributions/normal.js';
import type { Histogram } from '../histogram.js';
import { bettingInterval, logEvidenceBeyond } from '../intervals/betting.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../intervals/interval.js';

/**
 * Which of two candidates is better, from the paired differences of their games, first minus second: 1 or −1 when it is shown, 0 as
 * long as it is not.
 *
 * Each pair of `candidates` has two statements that could be wrong, k(k - 1) in all; each may be wrong with α/k(k - 1) at most,
 * however often one looks (`logEvidenceBeyond`). So with the given confidence nothing false is shown about any pair at any look
 * (union bound), and a race that drops who is worse than another drops nobody who is not: it makes no difference that the rest
 * goes on, or when it stops. Racing with bounds that hold at all times: Maron and Moore 1997, "The racing algorithm"; on paired
 * differences, and with betting martingales as the bounds: Waudby-Smith and Ramdas 2024.
 *
 * @param candidates all that began, also those dropped since
 * @param confidence that nothing false is shown about any pair; default 0.95
 * @throws RangeError when there are fewer than two candidates
 * @example
 * betterOf({ min: -1, counts: [5, 60, 35] }, 3); // 1: the first
 */
export function betterOf(differences: Histogram, candidates: number, confidence = DEFAULT_CONFIDENCE): -1 | 0 | 1 {
  const limit = ln(statementsOf(candidates) / alphaOf(confidence));
  if (logEvidenceBeyond(differences, 0, 1) >= limit) return 1;
  return logEvidenceBeyond(differences, 0, -1) >= limit ? -1 : 0;
}

/**
 * Interval for the mean difference of one pair, such that the intervals of all pairs cover at all looks together. It lies on one
 * side of 0 just when `betterOf` shows a difference.
 *
 * @throws RangeError when there are fewer than two candidates, or no games
 * @example
 * pairInterval({ min: -1, counts: [5, 60, 35] }, 3); // [0.055…, 0.542…]
 */
export function pairInterval(differences: Histogram, candidates: number, confidence = DEFAULT_CONFIDENCE): Interval {
  return bettingInterval(differences, 1 - (2 * alphaOf(confidence)) / statementsOf(candidates));
}

function statementsOf(candidates: number): number {
  if (!(Number.isInteger(candidates) && candidates >= 2)) {
    throw new RangeError(`a race has two candidates or more, not ${candidates}`);
  }
  return candidates * (candidates - 1);
}
