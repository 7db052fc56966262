// Quantiles of a histogram, and intervals for them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialCdf } from '../../../src/stats/distributions/binomial.js';
import { quantile, quantileInterval } from '../../../src/stats/intervals/quantile.js';

describe('quantiles', () => {
  it('are those of the sorted games', () => {
    const games = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 100 }), (values, percent) => {
        const counts = new Float64Array(10);
        for (const v of values) counts[v]! += 1;
        const sorted = [...values].sort((a, b) => a - b);
        expect(quantile({ min: 0, counts }, percent / 100)).toBe(
          sorted[Math.ceil((percent * values.length) / 100) - 1],
        );
      }),
    );
  });

  it('of probabilities do not fall over rounding', () => {
    expect(quantile({ min: 0, counts: [0.1, 0.2, 0.2, 0.5] }, 0.5)).toBe(2);
    expect(quantile({ min: 0, counts: new Array(10).fill(0.1) }, 0.7)).toBe(6);
  });

  it('have intervals of two order statistics', () => {
    // 100 different games: ranks 40 and 61 for the median (Conover, table of the binomial: 39.2 and 60.8 by the normal).
    const h = { min: 1, counts: new Array(100).fill(1) };
    expect(quantileInterval(h, 0.5)).toEqual([40, 61]);
    // Too few games for that: the ends of the bins.
    expect(quantileInterval({ min: 1, counts: [0, 1, 1, 1, 0] }, 0.5)).toEqual([1, 5]);
    expect(quantileInterval({ min: 0, counts: [400, 300, 300] }, 0.5)).toEqual([1, 1]);
  });

  it('have intervals that cover the median of a continuous distribution as exactly as ranks allow', () => {
    for (const n of [30, 100, 1000]) {
      const [low, high] = quantileInterval({ min: 1, counts: new Array(n).fill(1) }, 0.5);
      // The median is between order statistics low and high when low … high - 1 games lie below it.
      const coverage = binomialCdf(high - 1, n, 0.5) - binomialCdf(low - 1, n, 0.5);
      expect(coverage).toBeGreaterThanOrEqual(0.95);
      const shorter = binomialCdf(high - 2, n, 0.5) - binomialCdf(low, n, 0.5);
      expect(shorter).toBeLessThan(0.95);
    }
  });

  it('refuse shares out of range and empty histograms', () => {
    expect(() => quantile({ min: 0, counts: [1] }, 0)).toThrow(RangeError);
    expect(() => quantile({ min: 0, counts: [0] }, 0.5)).toThrow(RangeError);
    expect(() => quantileInterval({ min: 0, counts: [1] }, 1)).toThrow(RangeError);
    expect(() => quantileInterval({ min: 0, counts: [] }, 0.5)).toThrow(RangeError);
  });
});
