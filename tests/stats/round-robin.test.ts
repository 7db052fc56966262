// The mathematics of a round robin, on made-up games.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { pairedTest } from '../../src/stats/comparing/paired-test.js';
import { majorityCycles, replyCycles } from '../../src/stats/contests/cycles.js';
import { replyCyclesOf, type SideCounts, sideStanding } from '../../src/stats/contests/round-robin.js';
import type { Histogram } from '../../src/stats/histogram.js';
import { bettingInterval } from '../../src/stats/intervals/betting.js';

/** Histogram of some whole numbers. */
function histogram(values: readonly number[], reach: number): Histogram {
  const counts = new Float64Array(2 * reach + 1);
  for (const v of values) counts[v + reach]!++;
  return { min: -reach, counts };
}

/** A histogram of a few values and how often each came. */
const times = (pairs: readonly (readonly [value: number, count: number])[]): Histogram =>
  histogram(
    pairs.flatMap(([value, count]) => Array<number>(count).fill(value)),
    30,
  );

describe('a paired test', () => {
  it('keeps its level when the number of games was chosen by looking', () => {
    // The level at which the confidence sequence just excludes 0 is the p-value.
    const counted = { min: -1, counts: [40, 200, 90] };
    const { p, ci95 } = pairedTest(counted, 1, 'anytime');
    expect(ci95).toEqual(bettingInterval(counted));
    expect(p).toBeGreaterThan(pairedTest(counted).p);
    expect(bettingInterval(counted, 1 - p * 1.001)[0]).toBeGreaterThan(0);
    expect(bettingInterval(counted, 1 - p * 0.999)[0]).toBeLessThan(0);
    expect(pairedTest({ min: -1, counts: [10, 70, 10] }, 1, 'anytime').p).toBe(1);
  });

  it("is Student's t for paired samples", () => {
    // t = 0.1/√(0.29/99) = 1.8477 with 99 degrees; the density of t, integrated numerically beyond it on both sides.
    const test = pairedTest({ min: -1, counts: [10, 70, 20] });
    expect(test.p).toBeCloseTo(0.0676395, 7);
    expect(test.difference).toBeCloseTo(0.1, 12);
    expect(test.ci95[0]).toBeCloseTo(-0.0074, 4);
    expect(test.se).toBeCloseTo(Math.sqrt(0.29 / 99), 12);
    const other = pairedTest({ min: -1, counts: [20, 70, 10] }, 2);
    expect(other.p).toBe(test.p);
    expect(other.difference).toBeCloseTo(-0.05, 12);
    expect(other.se).toBeCloseTo(test.se / 2, 12);
  });

  it('is the sign test where few games differ', () => {
    // Five of five: 2/2⁵. Four of five: 2(1 + 5)/2⁵.
    expect(
      pairedTest(
        times([
          [0, 1000],
          [7, 5],
        ]),
      ).p,
    ).toBeCloseTo(1 / 16, 12);
    expect(
      pairedTest(
        times([
          [0, 1000],
          [7, 4],
          [-1, 1],
        ]),
      ).p,
    ).toBeCloseTo(12 / 32, 12);
    expect(pairedTest(times([[0, 1000]])).p).toBe(1);
    // The same difference in every game: no variance, and yet no doubt.
    expect(pairedTest(times([[3, 30]])).p).toBeCloseTo(2 ** -29, 15);
    expect(() => pairedTest(times([]))).toThrow(RangeError);
  });

  it('gives uniform p-values when there is no difference', () => {
    const uniform = seedrandom('nothing');
    let small = 0;
    const runs = 2000;
    for (let run = 0; run < runs; run++) {
      const values = Array.from({ length: 60 }, () => Math.round(12 * (uniform() - uniform())));
      if (pairedTest(histogram(values, 30)).p < 0.1) small++;
    }
    // 200 expected, standard deviation 13.4.
    expect(Math.abs(small - 200)).toBeLessThan(45);
  });
});

describe('cycles', () => {
  const condorcet = (a: number, b: number, x: number) => ((b - x + 3) % 3) - ((a - x + 3) % 3);

  it("finds Condorcet's three, and none where there is an order", () => {
    expect(majorityCycles(3, 3, condorcet)).toEqual([[0, 1, 2]]);
    expect(majorityCycles(4, 3, (a, b) => b - a)).toEqual([]);
    expect(majorityCycles(3, 2, () => 0)).toEqual([]);
    // Against two opponents of the three, the first two are split and nobody is behind both others.
    expect(majorityCycles(3, 2, condorcet)).toEqual([]);
  });

  it('gives the shortest through every seat', () => {
    // 0 → 1 → 2 → 0, and 2 → 3 → 4 → 5 → 2; the last one is in none.
    const edges = new Set(['01', '12', '20', '23', '34', '45', '52', '61']);
    const gain = (a: number, b: number) => (edges.has(`${a}${b}`) ? 1 : edges.has(`${b}${a}`) ? -1 : 0);
    expect(majorityCycles(7, 1, gain)).toEqual([
      [0, 1, 2],
      [2, 3, 4, 5],
    ]);
  });

  it('finds replies that never come to rest', () => {
    const first = (a: number, b: number, x: number) => (a === b ? 0 : a === x ? 1 : b === x ? -1 : 0);
    const second = (x: number, y: number, a: number) => (x === y ? 0 : x === a ? -1 : y === a ? 1 : 0);
    expect(replyCycles(2, 2, first, second)).toEqual([{ a: 0, b: 1, x: 0, y: 1, strength: 1 }]);
    // Three pennies: each two of them are matching pennies.
    expect(replyCycles(3, 3, first, second)).toHaveLength(3);
    // Where one seat is better against everybody there is rest.
    expect(replyCycles(2, 2, (a, b) => b - a, second)).toEqual([]);
    expect(replyCycles(2, 2, first, () => 0)).toEqual([]);
  });

  it('has the strongest first, as strong as its weakest step', () => {
    const rows = [
      [4, -5, 0],
      [-3, 6, 0],
      [-2, 0, 9],
    ];
    const first = (a: number, b: number, x: number) => rows[a]![x]! - rows[b]![x]!;
    const second = (x: number, y: number, a: number) => rows[a]![y]! - rows[a]![x]!;
    const cycles = replyCycles(3, 3, first, second);
    expect(cycles[0]).toEqual({ a: 0, b: 1, x: 0, y: 1, strength: 7 });
    expect(cycles.map((c) => c.strength)).toEqual([...cycles.map((c) => c.strength)].sort((p, q) => q - p));
  });
});

describe('a round robin', () => {
  /** Games of 3 seats against 2, with noise that the common dice share. */
  function counts(means: readonly (readonly number[])[], games: number, sign: 1 | -1): SideCounts {
    const uniform = seedrandom('round robin');
    const scores = Array.from({ length: games }, () => {
      const shared = Math.round(16 * (uniform() - uniform()));
      return means.map((row) => row.map((m) => m + shared + Math.round(6 * (uniform() - uniform()))));
    });
    const sum = (list: readonly number[]) => list.reduce((p, q) => p + q, 0);
    const wins = (list: readonly number[]) => list.filter((s) => s * sign > 0).length;
    const over = (of: (game: number[][]) => number) => histogram(scores.map(of), 200);
    return {
      poc: (k) => over((g) => sum(g[k]!)),
      wins: (k) => over((g) => wins(g[k]!)),
      pocDifference: (a, b, x) => over((g) => (x === undefined ? sum(g[a]!) - sum(g[b]!) : g[a]![x]! - g[b]![x]!)),
      winsDifference: (a, b) => over((g) => wins(g[a]!) - wins(g[b]!)),
    };
  }
  const means = [
    [0, 1],
    [5, -2],
    [4, 5],
  ];

  it('ranks by the mean over the field, and says what is certain', () => {
    const standing = sideStanding(counts(means, 400, 1), 3, 2, 1);
    expect(standing.ranking.map((s) => s.seat)).toEqual([2, 1, 0]);
    const [best] = standing.ranking;
    expect(best!.better).toEqual([1, 0]);
    expect(best!.poc.mean).toBeCloseTo(4.5, 0);
    expect(best!.wins.mean).toBeGreaterThan(0.6);
    const close = standing.comparisons.find((c) => c.first === 1 && c.second === 0)!;
    expect(close.poc.difference).toBeCloseTo(1, 0);
    expect(close.adjusted).toBeLessThan(0.05);
    for (const c of standing.comparisons) {
      expect(c.poc.difference).toBeGreaterThan(0);
      expect(c.poc.ci95[0]).toBeLessThan(c.poc.difference);
      expect(c.adjusted).toBeGreaterThanOrEqual(c.poc.p);
    }
    // Against the first opponent 1 and 2 are close, against the second they are not.
    expect(standing.gain(2, 1, 1)).toBeCloseTo(7, 0);
    expect(standing.gain(1, 2, 1)).toBe(-standing.gain(2, 1, 1));
    expect(standing.gain(1, 0, 0)).toBeGreaterThan(0);
    expect(standing.gain(1, 0, 1)).toBeLessThan(0);
  });

  it('turns round for the side that wants low scores', () => {
    const standing = sideStanding(counts(means, 400, -1), 3, 2, -1);
    expect(standing.ranking.map((s) => s.seat)).toEqual([0, 1, 2]);
    const [last] = standing.comparisons.filter((c) => c.first === 0 && c.second === 2);
    expect(last!.poc.difference).toBeCloseTo(4, 0);
    expect(last!.poc.ci95[0]).toBeGreaterThan(3);
    expect(standing.gain(0, 2, 0)).toBeCloseTo(4, 0);
  });

  it('is certain of nothing when all play alike', () => {
    const alike = sideStanding(
      counts(
        [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        400,
        1,
      ),
      3,
      2,
      1,
    );
    expect(alike.ranking.flatMap((s) => s.better)).toEqual([]);
    expect(alike.cycles).toEqual([]);
    expect(alike.gain(0, 1, 0)).toBe(0);
  });

  it('finds the reply cycle of matching pennies in noisy games', () => {
    const pennies = [
      [3, -3],
      [-3, 3],
    ];
    const japan = sideStanding(counts(pennies, 300, 1), 2, 2, 1);
    const turned = [0, 1].map((x) => [0, 1].map((a) => pennies[a]![x]!));
    const allied = sideStanding(counts(turned, 300, -1), 2, 2, -1);
    const [cycle, ...others] = replyCyclesOf(japan, allied);
    expect(others).toEqual([]);
    expect(cycle).toMatchObject({ a: 0, b: 1, x: 0, y: 1 });
    expect(cycle!.strength).toBeCloseTo(6, 0);
  });
});
