// Logistic regression against answers that can be worked out.
import { describe, expect, it } from 'vitest';
import { chanceAt, fitLogistic } from '../../src/stats/fitting/logistic.js';

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
});
