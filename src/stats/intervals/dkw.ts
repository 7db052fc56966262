// The width of a band around a whole cumulative curve.

import { ln } from '../distributions/elementary.js';
import { alphaOf } from '../distributions/normal.js';
import { DEFAULT_CONFIDENCE } from './interval.js';
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
