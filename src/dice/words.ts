// The random words (docs/decisions/addressed-dice.md). A word is a pure function of (seed, game number, slot): no state is carried from roll to roll.
import seedrandom from 'seedrandom';
import { keyText } from '../text/seed.js';

/** A word below this holds ten exact dice: the largest multiple of 6^10 below 2^32. One word in 2,300 is drawn again. */
export const WORD_LIMIT = 71 * 6 ** 10;

/** The key of a seed: 128 bits drawn from the user's text by seedrandom, which is good at that and too slow for dice. */
export type SeedKey = Int32Array;

/**
 * Turns the user's seed text into a key.
 *
 * @throws TypeError when it is no text
 * @example
 * const key = seedKey('pearl-harbor'); // four 32-bit integers
 */
export function seedKey(seed: string): SeedKey {
  const source = seedrandom(keyText(seed));
  return Int32Array.from({ length: 4 }, () => source.int32());
}

/** A 32-bit permutation with very low bias (three multiply-xorshift rounds; the constants are C. Wellons's `triple32`). */
export function scramble(x: number): number {
  x ^= x >>> 17;
  x = Math.imul(x, 0xed5ad4bb);
  x ^= x >>> 11;
  x = Math.imul(x, 0xac4c1b51);
  x ^= x >>> 15;
  x = Math.imul(x, 0x31848bab);
  return x ^ (x >>> 14);
}

/** First half of a game's key. Game numbers go up to 2^53, hence two halves `low` and `high` of the number. */
export function gameKeyA(key: SeedKey, low: number, high: number): number {
  return scramble((scramble(low ^ key[0]!) + (high ^ key[1]!)) | 0);
}

/** Second half: mixed on its own path, so that games that meet in one half differ in the other. */
export function gameKeyB(key: SeedKey, low: number, high: number): number {
  return scramble(scramble((low + key[2]!) | 0) ^ (high + key[3]!));
}

/** Odd multiplier (2^32 over the golden ratio) of the slot's second way into a word. */
export const SLOT_MULTIPLIER = 0x9e3779b1;

/**
 * The word at a slot of the game with keys a and b: `scramble` with the second key entering after its first round, and
 * with the slot entering there once more. A kernel that knows its slots keeps `slot * SLOT_MULTIPLIER` beside each.
 *
 * The second entry matters: without it the words of neighbouring pieces (slots one apart in bit 16, which the first shift
 * and multiplication hardly spread) had differences that were visibly uneven over 30 million games.
 *
 * Not yet below {@link WORD_LIMIT}: callers draw again with {@link nextAttempt}.
 */
export function wordAt(a: number, b: number, slot: number): number {
  return bitsAt(a, b, slot) >>> 0;
}

/** The word at a slot as a signed integer: one that fits V8's small integers, so that no call allocates a number. */
export function bitsAt(a: number, b: number, slot: number): number {
  let x = slot ^ a;
  x ^= x >>> 17;
  x = (Math.imul(x, 0xed5ad4bb) + (b ^ Math.imul(slot, SLOT_MULTIPLIER))) | 0;
  x ^= x >>> 11;
  x = Math.imul(x, 0xac4c1b51);
  x ^= x >>> 15;
  x = Math.imul(x, 0x31848bab);
  return x ^ (x >>> 14);
}

/** The slot of the next attempt after a word at or above the limit: the top four bits count attempts. */
export function nextAttempt(slot: number): number {
  return (slot + 0x10000000) | 0;
}

/** The word at a slot, drawn again (0.04 %) until it is below {@link WORD_LIMIT}. Fifteen refusals in a row do not happen (10^-51). */
export function exactWordAt(a: number, b: number, slot: number): number {
  let word = wordAt(a, b, slot);
  while (word >= WORD_LIMIT) {
    slot = nextAttempt(slot);
    word = wordAt(a, b, slot);
  }
  return word;
}

/** {@link exactWordAt} as a signed integer; `>>> 0` makes it the word. For callers that must not allocate. */
export function exactBitsAt(a: number, b: number, slot: number): number {
  let bits = bitsAt(a, b, slot);
  while (bits >>> 0 >= WORD_LIMIT) {
    slot = nextAttempt(slot);
    bits = bitsAt(a, b, slot);
  }
  return bits;
}
