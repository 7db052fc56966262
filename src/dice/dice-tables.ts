// A word holds ten dice as base-6 digits, lowest first: five shot dice, then five damage dice. These tables turn
// five digits at once into what they mean. Exact: every one of the 7,776 throws of five dice is one entry.
import { once } from '../text/once.js';

/** 6^5: throws of five dice. */
export const FIVE_DICE = 7776;

/** Largest attack bonus: one circled (7.53), one more in the first round of rule 20.3. */
export const MAX_BONUS = 2;

/** Set in a shot table's entry when at least one of the dice disables (7.54); the low three bits are the number of hits. */
export const DISABLED_BIT = 8;

/**
 * Hits and disabled by (bonus, shots, throw): entry `(bonus * 6 + shots) * FIVE_DICE + throw`, shots 0–5.
 * A die plus bonus of exactly 5 disables (7.54), of 6 or more hits (7.55). Made when it is first asked for, since not every answer
 * throws dice.
 */
export const shotTable = once(buildShotTable);

/** Sum of the first `hits` dice of a throw: entry `hits * FIVE_DICE + throw`, hits 0–5 (7.55). Made when it is first asked for. */
export const damageTable = once(buildDamageTable);

/**
 * Which of the dice of a throw show a six (bits 0–4), a five (bits 5–9) and a four (bits 10–14), by throw. It says what
 * {@link shotTable} says of attacks with a bonus of at most one, in a tenth of the room: a game makes single attacks, and
 * most of what the large table answered them with came from far away in memory.
 */
export const FACES: Uint16Array = buildFaces();

/** How many of five bits are set. */
export const BITS_OF_FIVE: Uint8Array = Uint8Array.from({ length: 32 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** The die (1–6) at a digit of a word, 0–9. Digits 0–4 are shots, 5–9 damage. */
export function dieAt(word: number, digit: number): number {
  return (Math.floor(word / 6 ** digit) % 6) + 1;
}

function buildShotTable(): Uint8Array {
  const table = new Uint8Array((MAX_BONUS + 1) * 6 * FIVE_DICE);
  for (let bonus = 0; bonus <= MAX_BONUS; bonus++) {
    for (let shots = 1; shots <= 5; shots++) {
      const row = (bonus * 6 + shots) * FIVE_DICE;
      for (let five = 0; five < FIVE_DICE; five++) {
        // The other shots are those of the other dice.
        const others = table[row - FIVE_DICE + ((five / 6) | 0)]!;
        const result = (five % 6) + 1 + bonus;
        table[row + five] = result >= 6 ? others + 1 : result === 5 ? others | DISABLED_BIT : others;
      }
    }
  }
  return table;
}

function buildFaces(): Uint16Array {
  const table = new Uint16Array(FIVE_DICE);
  const first = [0, 0, 0, 1 << 10, 1 << 5, 1];
  for (let five = 0; five < FIVE_DICE; five++) table[five] = (table[(five / 6) | 0]! << 1) | first[five % 6]!;
  return table;
}

function buildDamageTable(): Uint8Array {
  const table = new Uint8Array(6 * FIVE_DICE);
  for (let hits = 1; hits <= 5; hits++) {
    const row = hits * FIVE_DICE;
    for (let five = 0; five < FIVE_DICE; five++) {
      table[row + five] = table[row - FIVE_DICE + ((five / 6) | 0)]! + (five % 6) + 1;
    }
  }
  return table;
}
