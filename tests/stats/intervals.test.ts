import fc from 'fast-check';
import { mean, sampleVariance as plainVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { pairedDifference } from '../../src/stats/comparing/paired.js';
import { binomialCdf, binomialProbability } from '../../src/stats/distributions/binomial.js';
import { moments, sampleVariance, shareHistogram } from '../../src/stats/histogram.js';
import { anytimeDeviation, bettingInterval, logEvidenceAgainst } from '../../src/stats/intervals/betting.js';
import { clopperPearson } from '../../src/stats/intervals/clopper-pearson.js';
import { anytimeBandHalfWidth, dkwHalfWidth } from '../../src/stats/intervals/dkw.js';
import { halfWidth, type Interval } from '../../src/stats/intervals/interval.js';
import { meanInterval, studentHalf } from '../../src/stats/intervals/mean-interval.js';
import { quantile, quantileInterval } from '../../src/stats/intervals/quantile.js';
import { goodman, wilson } from '../../src/stats/intervals/wilson.js';

const near = (interval: Interval, known: Interval, digits = 12): void => {
  expect(interval[0]).toBeCloseTo(known[0], digits);
  expect(interval[1]).toBeCloseTo(known[1], digits);
};

// Known values: scipy 1.17, binomtest(k, n).proportion_ci; 15/148, 81/263, 0/20 and 1/29 are the cases of Newcombe 1998.
const SHARES: [number, number, number, Interval, Interval][] = [
  [0, 10, 0.95, [0, 0.27753279986288926], [0, 0.30849710781876294]],
  [3, 10, 0.95, [0.10779126740630102, 0.6032218525388546], [0.06673951117773447, 0.652452850060008]],
  [10, 10, 0.95, [0.7224672001371109, 1], [0.6915028921812371, 1]],
  [1, 1, 0.95, [0.20654931437723745, 1], [0.025, 1]],
  [15, 148, 0.95, [0.06238639953073629, 0.16048724172330803], [0.05784401008344801, 0.16165049034947895]],
  [81, 263, 0.95, [0.2552885198782742, 0.36620957698280004], [0.25273674558504267, 0.36762192260134746]],
  [0, 20, 0.95, [0, 0.16112515805281935], [0, 0.16843347098308548]],
  [1, 29, 0.95, [0.006113214292762667, 0.17175521879320282], [0.0008726468835971072, 0.17764429548841465]],
  [500, 1000, 0.99, [0.45940700521208483, 0.5405929947879151], [0.45885255330701225, 0.5411474466929878]],
  [123456, 1e6, 0.95, [0.12281269653142284, 0.12410219641400437], [0.12281184162963026, 0.1241023402768027]],
];

describe('intervals for a share', () => {
  it.each(SHARES)('%i of %i at %f', (k, n, confidence, byWilson, byClopperPearson) => {
    near(wilson(k, n, confidence), byWilson);
    near(clopperPearson(k, n, confidence), byClopperPearson);
  });

  it('are symmetric: failures mirror successes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const k = Math.round(n * part);
        for (const interval of [wilson, clopperPearson]) {
          const [low, high] = interval(k, n);
          near([1 - high, 1 - low], interval(n - k, n));
          expect(low).toBeLessThanOrEqual(k / n);
          expect(high).toBeGreaterThanOrEqual(k / n);
        }
      }),
    );
  });

  it("Clopper and Pearson's ends have the tail probabilities that define them", () => {
    for (const [k, n] of [
      [3, 10],
      [40, 1000],
      [999_000, 1_000_000],
    ] as const) {
      const [low, high] = clopperPearson(k, n);
      expect(1 - binomialCdf(k - 1, n, low)).toBeCloseTo(0.025, 9);
      expect(binomialCdf(k, n, high)).toBeCloseTo(0.025, 9);
    }
  });

  it('refuse what is not a share', () => {
    for (const interval of [wilson, clopperPearson]) {
      expect(() => interval(1, 0)).toThrow(RangeError);
      expect(() => interval(-1, 5)).toThrow(RangeError);
      expect(() => interval(6, 5)).toThrow(RangeError);
      expect(() => interval(1, 5, 1)).toThrow(RangeError);
    }
  });
});

/** Coverage at each true share, exactly: the probability of all counts whose interval holds it. */
function exactCoverage(interval: (k: number, n: number) => Interval, n: number, shares: readonly number[]): number[] {
  const intervals = Array.from({ length: n + 1 }, (_, k) => interval(k, n));
  return shares.map((p) =>
    intervals.reduce((sum, [low, high], k) => (low <= p && p <= high ? sum + binomialProbability(k, n, p) : sum), 0),
  );
}

describe('exact coverage over 200 true shares', () => {
  const shares = Array.from({ length: 200 }, (_, i) => (i + 0.5) / 200);

  it.each([20, 50, 100, 400])('with %i games', (n) => {
    const w = exactCoverage(wilson, n, shares);
    const c = exactCoverage(clopperPearson, n, shares);
    expect(mean(w)).toBeGreaterThan(0.945);
    expect(mean(w)).toBeLessThan(0.955);
    expect(Math.min(...c)).toBeGreaterThanOrEqual(0.95);
  });
});

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

describe('simultaneous intervals', () => {
  it("are Goodman's formula", () => {
    const b = 5.731; // chi-square, 1 degree of freedom, upper tail 0.05/3
    const counts = [20, 30, 50];
    goodman(counts).forEach((interval, i) => {
      const x = counts[i]!;
      const root = Math.sqrt(b * (b + (4 * x * (100 - x)) / 100));
      near(interval, [(b + 2 * x - root) / (2 * (100 + b)), (b + 2 * x + root) / (2 * (100 + b))], 4);
    });
  });

  it("are Wilson's for two bins, which are one statement", () => {
    near(goodman([30, 70])[0]!, wilson(30, 100));
  });
});

describe('DKW band', () => {
  it('has the width of the formula', () => {
    expect(dkwHalfWidth(1000)).toBeCloseTo(0.04294694083467376, 14);
    expect(() => dkwHalfWidth(0)).toThrow(RangeError);
  });
});

describe('paired differences', () => {
  it('are those of the pairs one by one', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 80 }), (pairs) => {
        const d = new Float64Array(11);
        const x = new Float64Array(6);
        const y = new Float64Array(6);
        for (const [a, b] of pairs) {
          d[a - b + 5]! += 1;
          x[a]! += 1;
          y[b]! += 1;
        }
        const result = pairedDifference({ min: -5, counts: d }, { min: 0, counts: x }, { min: 0, counts: y });
        const differences = pairs.map(([a, b]) => a - b);
        expect(result.difference).toBeCloseTo(mean(differences), 12);
        expect(result.se).toBeCloseTo(Math.sqrt(plainVariance(differences) / pairs.length), 12);
        const xs = pairs.map(([a]) => a);
        const ys = pairs.map(([, b]) => b);
        const product = Math.sqrt(plainVariance(xs) * plainVariance(ys));
        let covariance = 0;
        for (const [a, b] of pairs) covariance += ((a - mean(xs)) * (b - mean(ys))) / (pairs.length - 1);
        expect(result.correlation).toBeCloseTo(product > 0 ? covariance / product : 0, 9);
      }),
    );
  });

  it('say what the pairing saved', () => {
    const half = { min: 0, counts: [50, 50] };
    const same = pairedDifference({ min: -1, counts: [0, 100, 0] }, half, half);
    expect(same).toMatchObject({ difference: 0, correlation: 1, saving: Number.POSITIVE_INFINITY });
    expect(same.interval[1]).toBeGreaterThan(0);
    // Independent halves: differences -1, 0, 1 in 25, 50, 25.
    expect(pairedDifference({ min: -1, counts: [25, 50, 25] }, half, half)).toMatchObject({
      correlation: 0,
      saving: 1,
    });
    const never = { min: 0, counts: [100] };
    expect(pairedDifference(never, never, never)).toMatchObject({ correlation: 0, saving: 1 });
  });

  it('refuse histograms of different games', () => {
    const h = (n: number) => ({ min: 0, counts: [n] });
    expect(() => pairedDifference(h(2), h(2), h(3))).toThrow(RangeError);
  });
});

describe('anytime-valid band and spread', () => {
  it('a band is at its first look a little wider than a plain one, at its twenty-fifth 1.7 times as wide', () => {
    // 1 - 0.05 · 6/π² is the confidence of the first look.
    expect(anytimeBandHalfWidth(1000)).toBeCloseTo(Math.sqrt(Math.log((2 * Math.PI ** 2) / 0.3) / 2000), 12);
    expect(anytimeBandHalfWidth(10_000) / dkwHalfWidth(10_000)).toBeCloseTo(1.703, 3);
    expect(() => anytimeBandHalfWidth(0)).toThrow(RangeError);
  });

  it('the interval of a standard deviation holds it and closes in on it', () => {
    let width = Number.POSITIVE_INFINITY;
    for (const n of [1e3, 1e5, 1e7]) {
      const h = { min: 3, counts: [0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.05].map((share) => Math.round(share * n)) };
      const interval = anytimeDeviation(h);
      const sd = Math.sqrt(moments(h).variance);
      expect(interval[0]).toBeLessThan(sd);
      expect(interval[1]).toBeGreaterThan(sd);
      expect(halfWidth(interval)).toBeLessThan(width / 5);
      width = halfWidth(interval);
    }
    expect(anytimeDeviation({ min: 3, counts: [0, 50] })[0]).toBe(0);
    // No figure of 0 and 1 has a standard deviation above a half.
    expect(anytimeDeviation({ min: 0, counts: [500, 500] })[1]).toBe(0.5);
  });
});

describe('anytime-valid interval', () => {
  it('holds the mean, and is about twice as wide as a plain one', () => {
    for (const n of [1e3, 1e5, 1e7, 1e9]) {
      const h = { min: 0, counts: [0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.05].map((share) => Math.round(share * n)) };
      const anytime = bettingInterval(h);
      const ratio = halfWidth(anytime) / halfWidth(meanInterval(h));
      expect(ratio).toBeGreaterThan(1.5);
      expect(ratio).toBeLessThan(2.2);
      expect(anytime[0]).toBeLessThan(moments(h).mean);
      expect(anytime[1]).toBeGreaterThan(moments(h).mean);
    }
  });

  it('is the set of means against which there is too little evidence', () => {
    const h = { min: 2, counts: [30, 50, 20] };
    const [low, high] = bettingInterval(h, 0.9);
    expect(logEvidenceAgainst(h, low)).toBeCloseTo(Math.log(10), 4);
    expect(logEvidenceAgainst(h, high)).toBeCloseTo(Math.log(10), 4);
    expect(logEvidenceAgainst(h, moments(h).mean)).toBeLessThan(0);
  });

  it('rests on a capital that is a martingale: its mean over all outcomes stays 1', () => {
    // 12 games with values 0, 1, 2 of probability 0.2, 0.5, 0.3: the mean is 1.1. Each one-sided capital has mean 1, the larger
    // of the two at most 2, and `logEvidenceAgainst` takes log 2 off.
    const p = [0.2, 0.5, 0.3];
    let sum = 0;
    for (let a = 0; a <= 12; a++) {
      for (let b = 0; a + b <= 12; b++) {
        const c = 12 - a - b;
        const weight = binomialProbability(a, 12, p[0]!) * (a === 12 ? 1 : binomialProbability(b, 12 - a, p[1]! / 0.8));
        sum += weight * Math.exp(logEvidenceAgainst({ min: 0, counts: [a, b, c] }, 1.1));
      }
    }
    expect(sum).toBeLessThanOrEqual(1);
    expect(sum).toBeGreaterThan(0.5);
  });

  it('keeps to the range, and to the point where there is no range', () => {
    expect(bettingInterval({ min: 0, counts: [5, 0] })[0]).toBe(0);
    expect(bettingInterval({ min: 3, counts: [5] })).toEqual([3, 3]);
    expect(logEvidenceAgainst({ min: 3, counts: [5] }, 4)).toBe(Number.POSITIVE_INFINITY);
    expect(() => bettingInterval({ min: 0, counts: [0, 0] })).toThrow(RangeError);
  });
});
