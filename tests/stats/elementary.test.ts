// Logarithm and exponential have the same bits in every engine: they are close to the engine's own, and their sums are pinned.
import { describe, expect, it } from 'vitest';
import { exp, ln, ln1p } from '../../src/stats/distributions/elementary.js';

const ARGUMENTS = Float64Array.from({ length: 4000 }, () => 0);
for (let k = 0, x = 0.0137; k < ARGUMENTS.length; k++) {
  x = x * 1.00173 + 1e-4;
  ARGUMENTS[k] = x;
}
const sum = (of: (x: number) => number): number => ARGUMENTS.reduce((total, x, k) => total + of(x) * k, 0);
const relative = (a: number, b: number): number => (a === b ? 0 : Math.abs(a - b) / Math.abs(b));

describe('elementary functions', () => {
  it('are within a few units of the last place of the engine’s own', () => {
    const wide = [...ARGUMENTS, 5e-324, 1e-310, 1e-200, 0.5, 1, 2, 1e200, 1.7e308];
    expect(Math.max(...wide.map((x) => relative(ln(x), Math.log(x))))).toBeLessThan(1e-15);
    expect(Math.max(...wide.map((x) => relative(ln1p(x), Math.log1p(x))))).toBeLessThan(1e-15);
    expect(Math.max(...wide.map((x) => relative(ln1p(-x / (1 + x)), Math.log1p(-x / (1 + x)))))).toBeLessThan(1e-15);
    const powers = [...ARGUMENTS].flatMap((x) => [x % 700, -(x % 700)]);
    expect(Math.max(...powers.map((x) => relative(exp(x), Math.exp(x))))).toBeLessThan(1e-15);
  });

  it('have these bits', () => {
    expect([sum(ln), sum((x) => exp(-3 * x)), sum(ln1p)]).toEqual([
      15470166.16326218, 427701.9799462264, 18139671.960833963,
    ]);
  });

  it.each([
    [ln, [0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NaN]],
    [ln1p, [0, -0, -1, -2, 1e-20, Number.POSITIVE_INFINITY, Number.NaN]],
    [exp, [0, -0, 1, 710, -746, -745, 709.78, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN]],
  ] as const)('%o is right at the ends', (own, ends) => {
    const engines = own === ln ? Math.log : own === ln1p ? Math.log1p : Math.exp;
    for (const x of ends) expect(own(x)).toBe(engines(x));
  });
});
