import { describe, expect, it } from 'vitest';
import { percentileIn, rollSum } from '../../src/stats/distributions/roll-sum.js';

const die = [1, 2, 3, 4, 5, 6].map((value) => ({ value, chance: 1 / 6 }));

describe('the sum of rolls', () => {
  it('is the sum of dice', () => {
    const { least, chances, mean, sd } = rollSum([die, die, die], 1);
    expect(least).toBe(3);
    // 10 and 11 of three dice: 27 of 216 each.
    expect(chances.length).toBe(16);
    expect(chances[7]).toBeCloseTo(27 / 216, 12);
    expect(chances[8]).toBeCloseTo(27 / 216, 12);
    expect(chances[0]).toBeCloseTo(1 / 216, 12);
    expect(mean).toBeCloseTo(10.5, 12);
    expect(sd).toBeCloseTo(Math.sqrt((3 * 35) / 12), 12);
  });

  it('keeps the mean of values that are not on the grid, and nearly the variance', () => {
    const rolls = Array.from({ length: 40 }, (_, k) => [
      { value: 0.3137 * (k % 7), chance: 0.4 },
      { value: -0.071 * k, chance: 0.6 },
    ]);
    const sum = rollSum(rolls);
    let total = 0;
    let mean = 0;
    let square = 0;
    sum.chances.forEach((p, i) => {
      const value = (sum.least + i) * sum.step;
      total += p;
      mean += p * value;
      square += p * value * value;
    });
    expect(total).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(sum.mean, 10);
    const extra = square - mean * mean - sum.sd ** 2;
    expect(extra).toBeGreaterThanOrEqual(0);
    expect(extra).toBeLessThanOrEqual((40 * sum.step ** 2) / 4);
  });

  it('puts a value at its percentile, half of what is equal counted', () => {
    const two = rollSum([die, die], 1);
    expect(percentileIn(two, 7)).toBeCloseTo(0.5, 12);
    expect(percentileIn(two, 2)).toBeCloseTo(0.5 / 36, 12);
    expect(percentileIn(two, 12)).toBeCloseTo(1 - 0.5 / 36, 12);
    expect(percentileIn(two, 13)).toBe(1);
    expect(percentileIn(two, -4)).toBe(0);
    expect(percentileIn(rollSum([]), 0)).toBe(0.5);
  });

  it('refuses chances that are none, and a step that is too fine', () => {
    expect(() => rollSum([[{ value: 1, chance: 0.5 }]])).toThrow('the chances of a roll add up to 0.5, not to 1');
    expect(() =>
      rollSum([
        [
          { value: 1, chance: -0.5 },
          { value: 2, chance: 1.5 },
        ],
      ]),
    ).toThrow('a chance of a roll is -0.5; it must be 0 or above');
    expect(() => rollSum([[{ value: Number.NaN, chance: 1 }]])).toThrow('the value of a roll is NaN');
    for (const step of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => rollSum([die], step)).toThrow(new RangeError(`the step is ${step}; it must be above 0`));
    }
    expect(() => rollSum([die], 1e-6)).toThrow('a step of 0.000001 is too fine for the range of this sum');
  });
});
