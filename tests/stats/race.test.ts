import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { betterOf, pairInterval } from '../../src/stats/comparing/race.js';
import { multinomialDraw } from '../../src/stats/distributions/multinomial.js';

/**
 * Races of four candidates whose games are correlated, as under common dice: a common part 0–2 and a part of their own, 1 with the
 * candidate's chance. Who is worse than somebody left is dropped. Returns all pairs (loser, winner) that were shown.
 */
function races(
  count: number,
  chances: readonly number[],
  games: number,
  seed: string,
): (readonly [number, number])[][] {
  const uniform = seedrandom(seed);
  const places = chances.map((_, k) => k);
  const steps = new Float64Array(2 ** chances.length);
  // All combinations of the own parts, and how likely each is; the common part cancels in every difference.
  const shape = Array.from(steps, (_, code) =>
    places.reduce((p, k) => p * ((code >> k) & 1 ? chances[k]! : 1 - chances[k]!), 1),
  );
  return Array.from({ length: count }, () => {
    const sum = new Float64Array(shape.length);
    const shown: (readonly [number, number])[] = [];
    let left = places;
    let played = 0;
    for (let next = 200; next <= games && left.length > 1; next = Math.ceil(next * 1.2)) {
      multinomialDraw(next - played, shape, uniform, steps);
      for (let i = 0; i < sum.length; i++) sum[i]! += steps[i]!;
      played = next;
      const losers = new Map<number, number>();
      for (const k of left)
        for (const j of left) {
          if (j >= k) continue;
          const counts = new Float64Array(3);
          sum.forEach((n, code) => {
            counts[((code >> k) & 1) - ((code >> j) & 1) + 1]! += n;
          });
          const sign = betterOf({ min: -1, counts }, chances.length);
          if (sign !== 0) losers.set(sign > 0 ? j : k, sign > 0 ? k : j);
        }
      for (const [loser, winner] of losers) shown.push([loser, winner]);
      left = left.filter((k) => !losers.has(k));
    }
    return shown;
  });
}

describe('a race', () => {
  it('between equals shows a difference anywhere in the family in 5 % of races at most', () => {
    const wrong = races(400, [0.5, 0.5, 0.5, 0.5], 20_000, 'equals').filter((shown) => shown.length > 0).length;
    expect(wrong).toBeLessThanOrEqual(20);
  });

  it('drops nobody for a candidate that is not better, and soon drops whom it should', () => {
    const chances = [0.5, 0.5, 0.44, 0.2];
    let wrong = 0;
    const dropped = [0, 0, 0, 0];
    for (const shown of races(300, chances, 20_000, 'unequal')) {
      if (shown.some(([loser, winner]) => chances[loser]! >= chances[winner]!)) wrong++;
      for (const [loser] of shown) dropped[loser]!++;
    }
    expect(wrong).toBeLessThanOrEqual(15);
    expect(dropped[3]).toBe(300);
    expect(dropped[2]).toBeGreaterThan(290);
  });

  it('asks for more evidence the more candidates there are', () => {
    const differences = { min: -1, counts: [1000, 2000, 1190] };
    expect(betterOf(differences, 2)).toBe(1);
    expect(betterOf(differences, 10)).toBe(0);
  });

  it('has an interval on one side of 0 just when a difference is shown', () => {
    for (let more = 0; more <= 300; more += 10) {
      const h = { min: -1, counts: [1000, 2000, 1000 + more] };
      const sign = betterOf(h, 5);
      const [low, high] = pairInterval(h, 5);
      expect(low > 0).toBe(sign > 0);
      expect(high < 0).toBe(false);
      const mirrored = { min: -1, counts: [1000 + more, 2000, 1000] };
      expect(betterOf(mirrored, 5)).toBe(0 - sign);
      expect(pairInterval(mirrored, 5)[1]).toBeCloseTo(-low, 6);
    }
  });

  it('needs two candidates', () => {
    expect(() => betterOf({ min: 0, counts: [1, 1] }, 1)).toThrow(RangeError);
    expect(() => pairInterval({ min: 0, counts: [1, 1] }, 1.5)).toThrow(RangeError);
  });
});
