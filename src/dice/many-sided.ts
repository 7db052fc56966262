// Dice with another number of sides than six, at the same addresses: the house rules of Pacific War roll ten-sided ones.
import { NO_AREA, ROLL_MANY_SIDED, slotOf } from './slots.js';
import { bitsAt, nextAttempt } from './words.js';

const WORDS = 0x100000000;

/** How many rolls a game may have at each piece of {@link manySidedSlot}. */
export const MAX_ROLLS = 1024;

/**
 * The address of a roll that belongs to no turn of the game: the roll's number, 0 to 1023, and what it is for, 0 to 255.
 */
export function manySidedSlot(roll: number, piece: number): number {
  return slotOf(roll & 15, NO_AREA, roll >> 4, 0, piece, ROLL_MANY_SIDED);
}

/**
 * One die of any number of sides, 1 to `sides`, exactly even: words above the largest multiple of the sides are drawn again.
 *
 * @param a the first half of the game's key, see `AddressedDice`
 * @param b the second half
 */
export function manySidedDie(a: number, b: number, slot: number, sides: number): number {
  const limit = WORDS - (WORDS % sides);
  let word = bitsAt(a, b, slot) >>> 0;
  while (word >= limit) {
    slot = nextAttempt(slot);
    word = bitsAt(a, b, slot) >>> 0;
  }
  return (word % sides) + 1;
}
