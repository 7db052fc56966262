import { describe, expect, it } from 'vitest';
import { atLeast, distribution, numberMetric, quantileOf, sdOf } from '../../src/answer/estimates.js';
import { exactRaid, numbers, raid } from '../report/support.js';

const metricOf = (result: ReturnType<typeof numbers>) => numberMetric(result, 'score.final')!;
const values = (bins: readonly { value: number; chance: { value: number } }[]) =>
  bins.map((b) => [b.value, b.chance.value]);

describe('estimates', () => {
  it('fills the gaps between the values seen and leaves out what was never seen at the ends', () => {
    const result = numbers([0, 0, 30, 0, 70, 0], -3);
    expect(values(distribution(result, metricOf(result)))).toEqual([
      [-1, 0.3],
      [0, 0],
      [1, 0.7],
    ]);
    expect(distribution(result, metricOf(result), [-2, 1])[0]).toMatchObject({ value: -2, to: -2 });
  });

  it('gathers neighbours in wider bins that begin at multiples of their width', () => {
    const result = numbers([10, 20, 30, 40], -1);
    expect(values(distribution(result, metricOf(result), undefined, 2))).toEqual([
      [-2, 0.1],
      [0, 0.5],
      [2, 0.4],
    ]);
  });

  it('counts from above: the first is certain, the steps are the distribution', () => {
    for (const result of [raid(), exactRaid()]) {
      const m = numberMetric(result, 'battleships.afloat')!;
      const plain = distribution(result, m, [0, 8]);
      const above = atLeast(result, m, [0, 8]);
      expect(above[0]!.chance.value).toBeCloseTo(1, 12);
      plain.forEach((bin, i) => {
        const next = above[i + 1]?.chance.value ?? 0;
        expect(above[i]!.chance.value - next).toBeCloseTo(bin.chance.value, 12);
      });
    }
  });

  it('knows the quantiles of a histogram', () => {
    const m = metricOf(numbers([10, 40, 40, 10], 5));
    expect([0.1, 0.100001, 0.5, 0.9, 0.91, 1].map((p) => quantileOf(m, p))).toEqual([5, 6, 6, 7, 8, 8]);
  });

  it("gives the standard deviation the error of the normal distribution's, where the numbers are normal", () => {
    // A binomial of 64 is close to normal: the standard error of sd is sd / √(2n).
    const counts = [1];
    for (let k = 1; k <= 64; k++) counts.push((counts[k - 1]! * (65 - k)) / k);
    const total = 2 ** 64;
    const result = numbers(counts.map((c) => Math.round((c / total) * 1e6)));
    const sd = sdOf(result, metricOf(result));
    expect(sd.value).toBeCloseTo(4, 2);
    expect(sd.hi - sd.value).toBeCloseTo((1.96 * 4) / Math.sqrt(2e6), 4);
  });

  it('gives exact figures no width', () => {
    const result = exactRaid();
    const m = numberMetric(result, 'battleships.afloat')!;
    for (const { chance } of distribution(result, m))
      expect([chance.lo, chance.hi]).toEqual([chance.value, chance.value]);
  });
});
