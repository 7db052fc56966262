// Logistic regression against answers that can be worked out.
import { describe, expect, it } from 'vitest';
import { chanceAt, chanceInterval, fitLogistic } from '../../src/stats/fitting/logistic.js';

describe('a logistic fit', () => {
  it('goes through two points with many tries', () => {
    const fit = fitLogistic([
      { x: -1, successes: 250_000, tries: 1_000_000 },
      { x: 3, successes: 900_000, tries: 1_000_000 },
    ]);
    // ln(1/3) = intercept − slope, ln(9) = intercept + 3 · slope.
    const slope = (Math.log(9) + Math.log(3)) / 4;
    expect(fit.slope).toBeCloseTo(slope, 4);
    expect(fit.intercept).toBeCloseTo(slope - Math.log(3), 4);
    expect(chanceAt(fit, 3)).toBeCloseTo(0.9, 5);
  });

  it.each([
    [{ x: 0, successes: 3, tries: 2 }, '3 of 2 tries is no share'],
    [{ x: 0, successes: -1, tries: 2 }, '-1 of 2 tries is no share'],
    [{ x: 0, successes: Number.NaN, tries: 2 }, 'NaN of 2 tries is no share'],
    [{ x: Number.NaN, successes: 1, tries: 2 }, 'x is NaN; it must be a finite number'],
  ])('refuses %j', (tries, sentence) => {
    expect(() => fitLogistic([tries])).toThrow(new RangeError(sentence));
  });

  it('finds a fit where all tries end alike, or a value decides everything', () => {
    const sure = fitLogistic([{ x: 0, successes: 50, tries: 50 }]);
    expect(chanceAt(sure, 0)).toBeGreaterThan(0.9);
    expect(sure.slope).toBe(0);
    const parted = fitLogistic([
      { x: -1, successes: 0, tries: 500 },
      { x: 1, successes: 500, tries: 500 },
    ]);
    expect(parted.slope).toBeGreaterThan(3);
    expect(Number.isFinite(parted.slope)).toBe(true);
    expect(parted.intercept).toBeCloseTo(0, 9);
  });

  it('tells how well a chance is known: as a share where one number is left, worse farther from the tries', () => {
    const half = fitLogistic([{ x: 0, successes: 5000, tries: 10_000 }]);
    const [low, high] = chanceInterval(half, 0);
    // The slope is unknown, and does not count at 0: the interval is that of a share of 10,000 tries.
    expect(low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 10_000), 4);
    expect(high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(0.25 / 10_000), 4);
    const two = fitLogistic([
      { x: -1, successes: 2000, tries: 8000 },
      { x: 1, successes: 6000, tries: 8000 },
    ]);
    // There each point has its own chance, and the line goes through both.
    expect(chanceInterval(two, 1)[1]).toBeCloseTo(0.75 + 1.96 * Math.sqrt((0.75 * 0.25) / 8000), 3);
    const width = (x: number) => chanceInterval(two, x)[1] - chanceInterval(two, x)[0];
    expect(width(0)).toBeLessThan(width(1));
    for (const x of [-9, 0, 9]) {
      const [least, most] = chanceInterval(two, x);
      expect(least < chanceAt(two, x) && chanceAt(two, x) < most).toBe(true);
    }
  });
});
