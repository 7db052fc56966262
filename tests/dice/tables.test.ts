// The tables against dice thrown one by one.
import { describe, expect, it } from 'vitest';
import {
  BITS_OF_FIVE,
  DISABLED_BIT,
  damageTable,
  dieAt,
  FACES,
  FIVE_DICE,
  MAX_BONUS,
  shotTable,
} from '../../src/dice/dice-tables.js';

/** All throws of five dice with their number: the first die is the lowest digit. */
const throws: number[][] = [];
for (let e = 1; e <= 6; e++) {
  for (let d = 1; d <= 6; d++) {
    for (let c = 1; c <= 6; c++) {
      for (let b = 1; b <= 6; b++) for (let a = 1; a <= 6; a++) throws.push([a, b, c, d, e]);
    }
  }
}

describe('tables of five dice', () => {
  it('number every throw once', () => {
    expect(throws.length).toBe(FIVE_DICE);
    expect(throws.findIndex((dice, index) => dice.some((die, k) => dieAt(index, k) !== die))).toBe(-1);
  });

  it('shots: a total of six or more hits, of exactly five disables, in all 7,776 throws', () => {
    expect(shotTable().length).toBe((MAX_BONUS + 1) * 6 * FIVE_DICE);
    for (let bonus = 0; bonus <= MAX_BONUS; bonus++) {
      for (let shots = 0; shots <= 5; shots++) {
        const wrong = throws.findIndex((dice, index) => {
          const totals = dice.slice(0, shots).map((die) => die + bonus);
          const hits = totals.filter((total) => total >= 6).length;
          const disabled = totals.includes(5);
          return shotTable()[(bonus * 6 + shots) * FIVE_DICE + index] !== hits + (disabled ? DISABLED_BIT : 0);
        });
        expect(wrong, `bonus ${bonus}, ${shots} shots`).toBe(-1);
      }
    }
  });

  it('faces: which dice show a six, a five and a four, in all 7,776 throws', () => {
    const showing = (dice: readonly number[], face: number) =>
      dice.reduce((bits, die, k) => bits | (die === face ? 1 << k : 0), 0);
    const wrong = throws.findIndex(
      (dice, index) => FACES[index] !== (showing(dice, 6) | (showing(dice, 5) << 5) | (showing(dice, 4) << 10)),
    );
    expect([FACES.length, wrong]).toEqual([FIVE_DICE, -1]);
    expect(Array.from(BITS_OF_FIVE)).toEqual(
      Array.from({ length: 32 }, (_, bits) => [...bits.toString(2)].filter((digit) => digit === '1').length),
    );
  });

  it('damage: the sum of as many dice as there were hits', () => {
    expect(damageTable().length).toBe(6 * FIVE_DICE);
    for (let hits = 0; hits <= 5; hits++) {
      const wrong = throws.findIndex(
        (dice, index) =>
          damageTable()[hits * FIVE_DICE + index] !== dice.slice(0, hits).reduce((sum, die) => sum + die, 0),
      );
      expect(wrong, `${hits} hits`).toBe(-1);
    }
  });

  it('reads all ten dice of the largest word', () => {
    const largest = 71 * 6 ** 10 - 1;
    for (let digit = 0; digit < 10; digit++) expect(dieAt(largest, digit)).toBe(6);
    expect(dieAt(largest - 1, 0)).toBe(5);
    expect(dieAt(largest - 5 * 6 ** 9, 9)).toBe(1);
  });
});
