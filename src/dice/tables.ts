// A word holds ten dice as base-6 digits, lowest first: five shot dice, then five damage dice (D3). These tables turn
// five digits at once into what they mean. Exact: every one of the 7,776 throws of five dice is one entry.

/** 6^5: throws of five dice. */
export const FIVE_DICE = 7776;

/** Largest attack bonus: one circled (7.53), one more in the first round of rule 20.3. */
export const MAX_BONUS = 2;

/** Set in a shot table's entry when at least one of the dice disables (7.54); the low three bits are the number of hits. */
export const DISABLED_BIT = 8;

/**
 * Hits and disabled by (bonus, shots, throw): entry `(bonus * 6 + shots) * FIVE_DICE + throw`, shots 0–5.
 * A die plus bonus of exactly 5 disables (7.54), of 6 or more hits (7.55).
 */
export const SHOT_TABLE: Uint8Array = buildShotTable();

/** Sum of the first `hits` dice of a throw: entry `hits * FIVE_DICE + throw`, hits 0–5 (7.55). */
export const DAMAGE_TABLE: Uint8Array = buildDamageTable();

/**
 * Which of the dice of a throw show a six (bits 0–4), a five (bits 5–9) and a four (bits 10–14), by throw. It says what
 * {@link SHOT_TABLE} says of attacks with a bonus of at most one, in a tenth of the room: a game makes single attacks, and
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

/** The five dice of every throw, less one: they stand here when a program starts, so no power of six is worked out for each. */
function allThrows(): Uint8Array {
  const dice = new Uint8Array(5 * FIVE_DICE);
  for (let five = 0; five < FIVE_DICE; five++) {
    let rest = five;
    for (let k = 0; k < 5; k++) {
      dice[five * 5 + k] = rest % 6;
      rest = (rest / 6) | 0;
    }
  }
  return dice;
}

function buildShotTable(): Uint8Array {
  const table = new Uint8Array((MAX_BONUS + 1) * 6 * FIVE_DICE);
  const dice = allThrows();
  for (let bonus = 0; bonus <= MAX_BONUS; bonus++) {
    for (let shots = 0; shots <= 5; shots++) {
      for (let five = 0; five < FIVE_DICE; five++) {
        let entry = 0;
        for (let k = 0; k < shots; k++) {
          const result = dice[five * 5 + k]! + 1 + bonus;
          if (result >= 6) entry += 1;
          else if (result === 5) entry |= DISABLED_BIT;
        }
        table[(bonus * 6 + shots) * FIVE_DICE + five] = entry;
      }
    }
  }
  return table;
}

function buildFaces(): Uint16Array {
  const table = new Uint16Array(FIVE_DICE);
  const dice = allThrows();
  for (let five = 0; five < FIVE_DICE; five++) {
    for (let k = 0; k < 5; k++) {
      const die = dice[five * 5 + k]! + 1;
      if (die >= 4) table[five]! |= 1 << ((6 - die) * 5 + k);
    }
  }
  return table;
}

function buildDamageTable(): Uint8Array {
  const table = new Uint8Array(6 * FIVE_DICE);
  const dice = allThrows();
  for (let hits = 0; hits <= 5; hits++) {
    for (let five = 0; five < FIVE_DICE; five++) {
      let sum = 0;
      for (let k = 0; k < hits; k++) sum += dice[five * 5 + k]! + 1;
      table[hits * FIVE_DICE + five] = sum;
    }
  }
  return table;
}
