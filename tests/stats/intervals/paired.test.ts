// Differences of paired games, and what the pairing saves.
import fc from 'fast-check';
import { mean, sampleVariance as plainVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { pairedDifference } from '../../../src/stats/comparing/paired.js';

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
