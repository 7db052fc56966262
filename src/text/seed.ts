// A seed as callers hand it in.
import { shownValue } from './shown-value.js';

/**
 * Checks a seed. Without one, chance would be drawn from the clock, and nobody could have the same answer again. An empty text is a seed
 * like any other; the command refuses it, since there it is most likely a variable that was never set.
 *
 * @returns the seed itself
 * @throws TypeError when it is no text
 */
export function checkedSeed(seed: string): string {
  if (typeof seed === 'string') return seed;
  throw new TypeError(`the seed is ${shownValue(seed)}; allowed: any text, such as 'pearl-harbor'`);
}
