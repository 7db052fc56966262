import { describe, expect, it } from 'vitest';
import { chanceAtMost, faces, rollsOf } from '../../src/pacific-war/die.js';

describe('the die', () => {
  it('has ten sides, and its 0 counts as ten or as nought', () => {
    expect(faces({ sides: 10, zero: 'highest' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(faces({ sides: 10, zero: 'lowest' })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('succeeds with a rating in so many tenths, one more where 0 is nought', () => {
    expect(chanceAtMost({ sides: 10, zero: 'highest' }, 3)).toBe(0.3);
    expect(chanceAtMost({ sides: 10, zero: 'lowest' }, 3)).toBe(0.4);
    expect(chanceAtMost({ sides: 10, zero: 'highest' }, 0)).toBe(0);
    expect(chanceAtMost({ sides: 10, zero: 'highest' }, 12)).toBe(1);
  });

  it.each([
    [10, 'highest'],
    [10, 'lowest'],
    [6, 'highest'],
    [7, 'lowest'],
  ] as const)('shows each face of %i sides (0 is %s) as often as the others', (sides, zero) => {
    const die = { sides, zero };
    const rolls = rollsOf(die, 'even');
    const games = 30_000;
    const seen = new Map(faces(die).map((face) => [face, 0]));
    for (let game = 0; game < games; game++) {
      const face = rolls(game)(3, 5);
      seen.set(face, seen.get(face)! + 1);
    }
    const expected = games / sides;
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(seen.size).toBe(sides);
    // Six standard deviations above the mean of the chi-square distribution.
    expect(chiSquare).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)));
  });

  it('is the same at the same address, and another at another', () => {
    const die = { sides: 100, zero: 'highest' } as const;
    const game = (n: number) => Array.from({ length: 20 }, (_, k) => rollsOf(die, 'seed')(n)(k, 0));
    expect(game(4)).toEqual(game(4));
    expect(game(4)).not.toEqual(game(5));
    expect(new Set(game(4)).size).toBeGreaterThan(10);
  });
});
