// Moments of a histogram, and the interval for a mean: known values, and exact coverage.
import fc from 'fast-check';
import { mean, sampleVariance as plainVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { binomialProbability } from '../../../src/stats/distributions/binomial.js';
import { moments, sampleVariance, shareHistogram } from '../../../src/stats/histogram.js';
import { clopperPearson } from '../../../src/stats/intervals/clopper-pearson.js';
import { meanInterval, studentHalf } from '../../../src/stats/intervals/mean-interval.js';
import { exactCoverage, near } from './support.js';

describe('moments and the interval for a mean', () => {
  const games = fc.array(fc.integer({ min: -3, max: 12 }), { minLength: 2, maxLength: 60 });
  const histogram = (values: readonly number[], min = -3, max = 12) => {
    const counts = new Float64Array(max - min + 1);
    for (const v of values) counts[v - min]! += 1;
    return { min, counts };
  };

  it('are those of the games one by one', () => {
    fc.assert(
      fc.property(games, (values) => {
        const m = moments(histogram(values));
        expect(m.total).toBe(values.length);
        expect(m.mean).toBeCloseTo(mean(values), 12);
        expect(sampleVariance(m)).toBeCloseTo(plainVariance(values), 10);
      }),
    );
  });

  it('does not cancel for 10^12 games far from zero', () => {
    const m = moments({ min: 1_000_000, counts: [5e11, 0, 5e11] });
    expect(m).toEqual({ total: 1e12, mean: 1_000_001, variance: 1 });
  });

  it("is Student's where the games vary", () => {
    // 10 games: mean 2, sample variance 20/9; t = 2.262157…
    const h = { min: 0, counts: [2, 2, 2, 2, 2] };
    expect(studentHalf(10, 20 / 9, 0.95)).toBeCloseTo(1.0663911, 6);
    near(meanInterval(h), [2 - 1.0663911, 2 + 1.0663911], 6);
    // Half of few games alike: never shorter than Student's.
    expect(meanInterval({ min: 0, counts: [1, 1, 5, 2, 1] })[0]).toBeLessThan(1);
    near(meanInterval({ min: 0, counts: [250, 500, 250] }), [1 - 0.0439012, 1 + 0.0439012], 6);
  });

  it('has a width even when all games ended alike', () => {
    const [low, high] = meanInterval({ min: 0, counts: [0, 1000, 0, 0] });
    const share = 1 - 0.025 ** (1 / 1000);
    expect(low).toBeCloseTo(1 - share, 12);
    expect(high).toBeCloseTo(1 + 2 * share, 12);
    expect(meanInterval({ min: 4, counts: [7] })).toEqual([4, 4]);
    near(meanInterval({ min: 0, counts: [0, 1] }), [0.025, 1]);
  });

  it('asks how far games are off the most frequent value, where many are', () => {
    // 32 of 50 games to the one side, none to the other: a sign test leaves no doubt.
    const [low, high] = meanInterval({ min: -1, counts: [0, 18, 32] });
    const most = (count: number) => clopperPearson(count, 50, 0.975)[1];
    expect(low).toBeCloseTo(1 - most(18) - most(0), 12);
    expect(high).toBeLessThan(0.78);
    expect(low).toBeGreaterThan(0.35);
    near(meanInterval({ min: 0, counts: [32, 18, 0] }), [1 - high, 1 - low]);
  });

  it('covers 95 % or more of few games with three values, whatever they are', () => {
    const GAMES = 24;
    for (const p of [
      [0.02, 0.3, 0.68],
      [0.05, 0.55, 0.4],
      [0.2, 0.7, 0.1],
      [0.001, 0.5, 0.499],
    ]) {
      let covered = 0;
      for (let a = 0; a <= GAMES; a++) {
        for (let b = 0; a + b <= GAMES; b++) {
          const [low, high] = meanInterval({ min: -1, counts: [a, b, GAMES - a - b] });
          const truth = p[2]! - p[0]!;
          if (low > truth || high < truth) continue;
          covered += binomialProbability(a, GAMES, p[0]!) * binomialProbability(b, GAMES - a, p[1]! / (1 - p[0]!));
        }
      }
      expect(covered).toBeGreaterThan(0.95);
    }
  });

  it('covers 95 % exactly, over all outcomes of 60 games with three values', () => {
    const p = [0.3, 0.4, 0.3];
    let covered = 0;
    for (let a = 0; a <= 60; a++) {
      for (let b = 0; a + b <= 60; b++) {
        const [low, high] = meanInterval({ min: 0, counts: [a, b, 60 - a - b] });
        if (low > 1 || high < 1) continue;
        const rest = b === 0 && a === 60 ? 1 : binomialProbability(b, 60 - a, p[1]! / (1 - p[0]!));
        covered += binomialProbability(a, 60, p[0]!) * rest;
      }
    }
    expect(covered).toBeGreaterThan(0.945);
    expect(covered).toBeLessThan(0.955);
  });

  it('covers the mean of few games that are spread widely, exactly: over all outcomes of four games with twelve values', () => {
    const p = Array.from({ length: 12 }, (_, value) => (12 - value) / 78);
    const truth = p.reduce((sum, q, value) => sum + q * value, 0);
    /** The chance that the interval holds the truth, when `left` games are left for values of `share` together. */
    const covered = (left: number, share: number, counts: readonly number[]): number => {
      const value = counts.length;
      if (value === p.length - 1) {
        const [low, high] = meanInterval({ min: 0, counts: [...counts, left] });
        return low <= truth && truth <= high ? 1 : 0;
      }
      let sum = 0;
      for (let k = 0; k <= left; k++) {
        sum += binomialProbability(k, left, p[value]! / share) * covered(left - k, share - p[value]!, [...counts, k]);
      }
      return sum;
    };
    const coverage = covered(4, 1, []);
    expect(coverage).toBeGreaterThan(0.95);
    expect(coverage).toBeLessThan(0.99);
  });

  it('covers rare events, exactly: conservative on the average over how rare they are, and never much less than 95 %', () => {
    const shares = Array.from({ length: 80 }, (_, i) => (i + 1) / 2 / 300);
    const coverage = exactCoverage((k, n) => meanInterval(shareHistogram(k, n)), 300, shares);
    expect(Math.min(...coverage)).toBeGreaterThan(0.933);
    expect(mean(coverage)).toBeGreaterThan(0.95);
    expect(mean(coverage)).toBeLessThan(0.98);
  });

  it('refuses an empty histogram', () => {
    expect(() => meanInterval({ min: 0, counts: [0, 0] })).toThrow(RangeError);
  });
});
