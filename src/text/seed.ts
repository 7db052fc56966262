// A seed as callers hand it in, and as the generator takes it.
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

/** Texts up to this length fill at most half of ARC4's key of 256 bytes: two of them that repeat to the same 256 repeat the same text. */
const OWN_KEY_LENGTH = 128;

/** Begins the key of a text that is not its own key; no such key has a byte above 127. */
const WRITTEN_OUT = '\xff';

/**
 * The text to give to seedrandom for a seed, so that different seeds have different streams.
 *
 * seedrandom takes the low byte of each character and repeats the bytes until they fill ARC4's key of 256: left alone, `1`, `11` and
 * `111` would be one seed, and so would `a` and `š`. A text of ASCII characters that is no repetition of a shorter one is its own key. Any
 * other is written out with its length and both bytes of each character, under a mark that no key of the first kind has. Only texts of
 * more than 124 characters can still meet, as hashes of 256 bytes can.
 *
 * @throws TypeError when the seed is no text
 * @example
 * keyText('pearl-harbor'); // 'pearl-harbor'
 * keyText('11') === keyText('1'); // false
 */
export function keyText(seed: string): string {
  if (isOwnKey(checkedSeed(seed))) return seed;
  const units = Array.from({ length: seed.length }, (_, i) => seed.charCodeAt(i));
  return `${WRITTEN_OUT}${seed.length}:${units.map((unit) => String.fromCharCode(unit >> 8, unit & 0xff)).join('')}`;
}

const isOwnKey = (seed: string): boolean =>
  seed.length > 0 &&
  seed.length <= OWN_KEY_LENGTH &&
  [...seed].every((c) => c.charCodeAt(0) < 0x80) &&
  !isRepetition(seed);

/** A text repeats a shorter one when it stands in its own double at a place that is neither its start nor its end. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;
