// Intervals for a share, and for several shares at once: known values, and exact coverage.
import fc from 'fast-check';
import { mean } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { binomialCdf } from '../../../src/stats/distributions/binomial.js';
import { clopperPearson } from '../../../src/stats/intervals/clopper-pearson.js';
import type { Interval } from '../../../src/stats/intervals/interval.js';
import { goodman, wilson } from '../../../src/stats/intervals/wilson.js';
import { exactCoverage, near } from './support.js';

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
