// Which of many candidates may be the highest: on made-up blocks.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../src/stats/comparing/order.js';
import { blockedP, pairedP } from '../../src/stats/comparing/paired-test.js';

/** Sums by block of candidates that share most of their chance: each has a mean of its own added. */
function sumsOf(means: readonly number[], blocks: number, uniform: () => number): number[][] {
  const common = Array.from({ length: blocks }, () => 40 * (uniform() - 0.5));
  return means.map((mean) => common.map((shared) => shared + mean + 4 * (uniform() - 0.5)));
}

const ones = (sums: readonly number[]): number[] => sums.map(() => 1);

describe('blockedP', () => {
  it('is the paired test where every block is a game', () => {
    const sums = [...Array(10).fill(-1), ...Array(70).fill(0), ...Array(20).fill(1)];
    expect(blockedP(sums, ones(sums))).toBeCloseTo(pairedP({ min: -1, counts: [10, 70, 20] }), 12);
    const few = [...Array(2).fill(-1), ...Array(70).fill(0), ...Array(12).fill(1)];
    const sign = pairedP({ min: -1, counts: [2, 70, 12] });
    expect(blockedP(few, [...ones(few), 0, 0])).toBeCloseTo(sign, 12);
    expect(() => blockedP([], [])).toThrow(RangeError);
  });

  it('does not take a block with more games for one that differs more', () => {
    const games = Array.from({ length: 40 }, (_, b) => (b % 2 === 0 ? 1 : 3));
    // Every game differs by 2, each block by 1 more or less: without weights blocks of 2 and of 6 would seem to vary.
    const sums = games.map((n, b) => 2 * n + (b % 4 < 2 ? 1 : -1));
    expect(blockedP(sums, games)).toBeLessThan(1e-20);
  });
});

describe('orderOf', () => {
  it('tells apart what common dice show, though each alone varies more than they differ', () => {
    const sums = sumsOf([0, 2, 2], 50, seedrandom('apart'));
    expect(orderOf(sums, ones(sums[0]!))).toEqual({ differ: true, mayBeHighest: [1, 2], mayBeLowest: [0] });
    const own = seedrandom('own dice');
    const unpaired = [0, 2, 2].map((mean) => sumsOf([mean], 50, own)[0]!);
    const none = { differ: false, mayBeHighest: [0, 1, 2], mayBeLowest: [0, 1, 2] };
    expect(orderOf(unpaired, ones(sums[0]!))).toEqual(none);
  });

  it('calls nothing certain of equal candidates, and of one alone', () => {
    const same = sumsOf([1], 50, seedrandom('same'))[0]!;
    const none = { differ: false, mayBeHighest: [0, 1], mayBeLowest: [0, 1] };
    expect(orderOf([same, same], ones(same))).toEqual(none);
    expect(orderOf([same], ones(same))).toEqual({ differ: false, mayBeHighest: [0], mayBeLowest: [0] });
  });

  it('is wrong about any pair of many in at most one run of twenty', () => {
    const uniform = seedrandom('many equal');
    const runs = 500;
    let [wrong, missed] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const equal = sumsOf([0, 0, 0, 0, 0], 40, uniform);
      if (orderOf(equal, ones(equal[0]!)).differ) wrong++;
      const higher = sumsOf([0, 0, 0, 0, 1], 40, uniform);
      if (!orderOf(higher, ones(higher[0]!)).mayBeHighest.includes(4)) missed++;
    }
    expect(wrong / runs).toBeLessThan(0.06);
    expect(wrong / runs).toBeGreaterThan(0.01);
    expect(missed / runs).toBeLessThan(0.01);
  });
});
