// Whom a climb meets of a mix: whole games by the largest remainders, none too many and none too few.
import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { metOf } from '../../bench/learn/met.js';

test('the games of a mix go by largest remainders; who gets none is not met', () => {
  expect(metOf(['a', 'b', 'c'], [0.67, 0, 0.33], 'nt1', 8)).toBe('a nt1 5; c nt1 3');
  expect(metOf(['a', 'b', 'c'], [0.9, 0.05, 0.05], 'menzel', 8)).toBe('a menzel 7; b menzel 1');
  expect(metOf(['a'], [1], 'second-edition,nine-turn', 3)).toBe('a second-edition,nine-turn 3');
});

test('no more and no fewer games than asked for, and each player within one game of its share', () => {
  const weights = array(double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 9 });
  assert(
    property(weights, (of) => {
      const sum = of.reduce((a, b) => a + b, 0);
      const games = new Map(
        metOf(
          Object.keys(of),
          of.map((x) => x / sum),
          'r',
          12,
        )
          .split('; ')
          .map((one) => [Number(one.split(' ')[0]), Number(one.split(' ')[2])]),
      );
      expect([...games.values()].reduce((a, b) => a + b, 0)).toBe(12);
      for (const [k, x] of of.entries()) expect(Math.abs((games.get(k) ?? 0) - (12 * x) / sum)).toBeLessThan(1 + 1e-9);
    }),
  );
});
