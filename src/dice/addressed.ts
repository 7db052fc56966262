// Addressed dice: the semantics of every simulated game.
import { checkWhole } from '../text/checked.js';
import type { AttackResult, Dice } from './dice.js';
import { BITS_OF_FIVE, DISABLED_BIT, FACES, FIVE_DICE, shotTable } from './dice-tables.js';
import { secondWord } from './slots.js';
import { exactBitsAt, exactWordAt, gameKeyA, gameKeyB, type SeedKey, seedKey } from './words.js';

/**
 * Dice of one seed; `startGame(n)` turns to game n. Every roll is a pure function of (seed, game, slot).
 *
 * @example
 * const dice = new AddressedDice('my seed');
 * dice.startGame(17);
 * dice.die(slotOf(1, NO_AREA, 0, ACTION_NONE, 0, ROLL_LOCATION)); // always the same die
 */
export class AddressedDice implements Dice {
  readonly key: SeedKey;
  /** The two halves of the current game's key, for kernels that draw words themselves. */
  a = 0;
  b = 0;

  /** @throws TypeError when the seed is no text */
  constructor(seed: string) {
    this.key = seedKey(seed);
    this.startGame(0);
  }

  /**
   * Turns to a game, numbered from 0 up to 2^53 - 1.
   *
   * @throws RangeError when it is another number
   */
  startGame(game: number): void {
    checkWhole('game', game, 0);
    const low = game | 0;
    const high = Math.floor(game / 0x100000000) | 0;
    this.a = gameKeyA(this.key, low, high);
    this.b = gameKeyB(this.key, low, high);
  }

  /** The ten-dice word at a slot. */
  word(slot: number): number {
    return exactWordAt(this.a, this.b, slot);
  }

  die(slot: number): number {
    return ((exactBitsAt(this.a, this.b, slot) >>> 0) % 6) + 1;
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    if (shots > 5) {
      // Shots six to ten have a word of their own; two words are enough for MAX_SHOTS.
      const first = this.five(slot, 5, bonus, wantsDamage);
      const rest = this.five(secondWord(slot), shots - 5, bonus, wantsDamage);
      return ((first & 15) + (rest & 15)) | ((first | rest) & 16) | (((first >> 8) + (rest >> 8)) << 8);
    }
    return this.five(slot, shots, bonus, wantsDamage);
  }

  private five(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    const word = exactBitsAt(this.a, this.b, slot) >>> 0;
    const five = word % FIVE_DICE;
    const result = bonus > 1 ? shotsWithTwo(five, shots) : shotsOf(FACES[five]!, shots, bonus);
    const hits = result & 15;
    if (hits === 0 || !wantsDamage) return result;
    let damage = hits;
    for (let k = 0, dice = (word / FIVE_DICE) >>> 0; k < hits; k++, dice = (dice / 6) >>> 0) damage += dice % 6;
    return result | (damage << 8);
  }
}

/** Hits and disabled of the first dice of a throw, by the faces it shows, with a bonus of 0 or 1 (7.53–7.55). */
function shotsOf(faces: number, shots: number, bonus: number): AttackResult {
  const fired = (1 << shots) - 1;
  const hit = (bonus === 0 ? faces : faces | (faces >> 5)) & fired;
  const disables = (faces >> (5 + 5 * bonus)) & fired;
  return BITS_OF_FIVE[hit]! | (disables !== 0 ? 16 : 0);
}

/** The same with a bonus of two, which the first round of rule 20.3 alone gives. */
function shotsWithTwo(five: number, shots: number): AttackResult {
  const entry = shotTable()[(12 + shots) * FIVE_DICE + five]!;
  return (entry & 7) | ((entry & DISABLED_BIT) << 1);
}
