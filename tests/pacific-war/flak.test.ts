import { describe, expect, it } from 'vitest';
import { flakChance, flakOrder, hitsInOrder } from '../../src/pacific-war/house-rules/flak.js';
import { bothWays, bruteForce, disagreeing, exactly, farthest, SMALL_DIE } from './brute-force.js';

const of = (steps: readonly number[], hits: number) => ({
  units: Object.fromEntries(steps.map((n, k) => [`unit ${k + 1}`, n])),
  hits,
});

describe('flak', () => {
  it('house rule 8: the highest die takes the first hit, the next one the next, and then they go round', () => {
    const dice = [4, 9, 6];
    expect(flakOrder(3, (_, unit) => dice[unit]!)).toEqual([1, 2, 0]);
    expect(hitsInOrder([5, 5, 5], 4, [1, 2, 0], 'next')).toEqual([1, 2, 1]);
  });

  it('house rule 8: units that tie roll again among themselves', () => {
    const dice = [
      [7, 7, 9, 7],
      [2, 5, 0, 2],
      [3, 0, 0, 1],
    ];
    expect(flakOrder(4, (roll, unit) => dice[roll]![unit]!)).toEqual([2, 1, 0, 3]);
  });

  it('house rule 8: a hit on a unit that is gone goes to the next, or is lost under the other reading', () => {
    expect(hitsInOrder([1, 3], 3, [0, 1], 'next')).toEqual([1, 2]);
    expect(hitsInOrder([1, 3], 3, [0, 1], 'wasted')).toEqual([1, 1]);
    expect(hitsInOrder([1, 3], 99, [0, 1], 'wasted')).toEqual([1, 3]);
  });

  it.each([
    [[2, 1], 1],
    [[2, 1], 2],
    [[1, 1, 2], 2],
    [[1, 1, 2], 3],
    [[3, 1, 2], 4],
    [[3, 1, 2], 5],
    [[1, 2], 7],
    [[4], 3],
    [[2, 2], 0],
  ])('house rule 8: steps %j and %i hits: worked out is the same as all dice one by one', (steps, hits) => {
    for (const lost of ['next', 'wasted'] as const) {
      const chance = flakChance(of(steps, hits), lost);
      // Ties are rolled again without end: games with more than eight dice are left out, of every order as many.
      const exact = exactly(chance);
      expect(farthest(exact, bruteForce(chance, SMALL_DIE, 8))).toBeLessThan(1e-12);
      for (const values of Object.values(exact)) expect(values.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    }
  });

  it('house rule 8: worked out is the same as all orders one by one', () => {
    for (const [steps, hits] of [
      [[3, 1, 2, 1], 6],
      [[2, 2, 2, 1], 5],
      [[1, 1, 1, 5], 6],
    ] as const) {
      for (const lost of ['next', 'wasted'] as const) {
        const seen = orders(steps.length).map((order) => hitsInOrder(steps, hits, order, lost));
        const exact = exactly(flakChance(of(steps, hits), lost));
        const chance = (test: (taken: number[]) => boolean) => seen.filter(test).length / seen.length;
        steps.forEach((_, k) => {
          exact[`on unit ${k + 1}`]!.forEach((p, n) => {
            expect(p).toBeCloseTo(
              chance((taken) => taken[k] === n),
              12,
            );
          });
        });
        exact.eliminated!.forEach((p, n) => {
          expect(p).toBeCloseTo(
            chance((taken) => taken.filter((h, k) => h === steps[k]).length === n),
            12,
          );
        });
      }
    }
  });

  it('house rule 8: addressed dice agree with what is worked out', () => {
    for (const lost of ['next', 'wasted'] as const) {
      expect(disagreeing(bothWays(flakChance(of([3, 2, 1, 4], 7), lost)))).toEqual([]);
    }
  });
});

function orders(n: number): number[][] {
  const go = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((k) => go(left.filter((j) => j !== k)).map((rest) => [k, ...rest]));
  return go(Array.from({ length: n }, (_, k) => k));
}
