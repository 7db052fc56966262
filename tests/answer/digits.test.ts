import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainTogether, signedText } from '../../src/answer/difference.js';
import {
  decimalsFor,
  type Estimate,
  errorOf,
  fixed,
  formatAlone,
  formatEstimate,
  formatInterval,
  formatShort,
  formatValue,
} from '../../src/answer/digits.js';
import { wilson } from '../../src/stats/intervals/wilson.js';

const share = (count: number, games: number): Estimate => {
  const [lo, hi] = wilson(count, games);
  return { unit: 'share', value: count / games, lo, hi, exact: false };
};
const number = (value: number, error: number): Estimate => ({
  unit: 'number',
  value,
  lo: value - error,
  hi: value + error,
  exact: false,
});
const exact = (unit: 'share' | 'number', value: number): Estimate => ({
  unit,
  value,
  lo: value,
  hi: value,
  exact: true,
});

describe('digits by the error', () => {
  it.each([
    [0.0018, 4],
    [0.0035, 4],
    [0.0036, 3],
    [0.096, 2],
    [0.094, 2],
    [1, 1],
    [3.6, 0],
    [9.4, 0],
    [9.6, 0],
    [31, 0],
  ])('an error of %d allows %d digits after the point', (error, decimals) => {
    expect(decimalsFor(error)).toBe(decimals);
  });

  it.each([
    [number(3.28493, 0.0023), '3.2849 ±0.0023'],
    [number(3.28493, 0.096), '3.28 ±0.10'],
    [number(1234, 56), '1234 ±56'],
    [number(-0.004, 0.3), '0.00 ±0.30'],
    [number(5, 0), '5'],
    [number(Number.NaN, Number.NaN), '–'],
    // Few games: what was seen stands there, with its interval where ± would mislead.
    [share(1, 1), '100 (20–100)'],
    [share(0, 5), '0 (0–44)'],
    [share(4, 30), '13 (5–30)'],
    [share(28, 30), '93 (78–99)'],
    [share(10, 30), '33 ±18'],
    [share(0, 100), '< 4'],
    [{ ...number(1 / 30, 0), lo: 0, hi: 0.344 }, '0.03 (0.00–0.35)'],
    [{ ...number(0, 0), lo: 0, hi: 0.344 }, '0.00 (0.00–0.35)'],
    [{ ...number(25, 0), lo: -28, hi: 29 }, '25 (-28 to 29)'],
    [share(4879, 10000), '48.8 ±1.0'],
    [share(487900, 1000000), '48.79 ±0.10'],
    [share(0, 1000), '< 0.4'],
    [share(1000, 1000), '> 99.6'],
    [share(1, 1000), '< 0.6'],
    [share(0, 100_000_000), '< 0.001'],
    [share(100_000_000, 100_000_000), '> 99.999'],
    [exact('share', 0.48789), '48.789'],
    [exact('share', 0), '0'],
    [exact('share', 1), '100'],
    [exact('share', 1e-7), '< 0.001'],
    [exact('share', 1 - 1e-7), '> 99.999'],
    [exact('number', 3.28493), '3.2849'],
  ])('%o is written %s', (estimate, text) => {
    expect(formatEstimate(estimate)).toBe(text);
  });

  it('prints one or two digits of the error, rounded up, and none of the value below them', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: 1e-7, max: 1e3, noNaN: true }),
        (v, err) => {
          const e = number(v, err);
          const [value, error] = formatEstimate(e).split(' ±');
          const unit = 10 ** -decimalsFor(errorOf(e));
          const units = Number(error) / unit;
          expect(units).toBeCloseTo(Math.round(units), 6);
          // 10 to 36 or 4 to 10 units of the last place; whole numbers are not rounded to tens.
          expect(units).toBeGreaterThanOrEqual(unit < 1 ? 3.999 : 0.999);
          if (unit < 1) expect(units).toBeLessThanOrEqual(36.001);
          // Never less than it is, and at most a quarter more.
          expect(Number(error)).toBeGreaterThanOrEqual(errorOf(e) * (1 - 1e-6));
          if (unit < 1) expect(Number(error)).toBeLessThanOrEqual(errorOf(e) * 1.25 + 1e-9);
          // Value and error end at the same place, and the value is rounded, not changed.
          expect((value!.split('.')[1] ?? '').length).toBe((error!.split('.')[1] ?? '').length);
          expect(Math.abs(Number(value) - v)).toBeLessThanOrEqual(unit * 0.5000001);
        },
      ),
      { seed: 18, numRuns: 2000 },
    );
  });

  it('has one digit of the error where there is no room for two, and that rounded up', () => {
    expect(formatShort(number(12.04, 0.11))).toBe('12.0 ±0.2');
    expect(formatShort(share(4, 30))).toBe('13 (5–30)');
    expect(formatShort(exact('number', 3.28493))).toBe('3.2849');
  });

  it('prints a value alone to the first digit of its error', () => {
    expect(formatAlone(share(18440, 100000))).toBe('18.4');
    expect(formatAlone(number(12.04, 0.16))).toBe('12.0');
    expect(formatAlone(share(0, 100))).toBe('< 4');
    expect(formatAlone(exact('number', 3.28493))).toBe('3.2849');
  });

  it('bounds hold: what stands after < or > is never nearer than the interval says', () => {
    const counts = fc
      .integer({ min: 1, max: 5_000_000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    let bounds = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          counts,
          counts.map(([k, n]) => [k % 4, n] as const),
          counts.map(([k, n]) => [Math.max(0, n - (k % 4)), n] as const),
        ),
        ([k, n]) => {
          const e = share(Math.min(k, n), n);
          const text = formatEstimate(e);
          if (text.startsWith('<')) expect(Number(text.slice(2)) / 100).toBeGreaterThanOrEqual(e.hi - 1e-12);
          else if (text.startsWith('>')) expect(Number(text.slice(2)) / 100).toBeLessThanOrEqual(e.lo + 1e-12);
          else expect(text).toMatch(/^\d+(\.\d+)? (±\d+(\.\d+)?|\(\d+(\.\d+)?–\d+(\.\d+)?\))$/);
          if (/^[<>]/.test(text)) bounds++;
          // A bound far from 0 and 100 would hide what was seen.
          if (text.startsWith('<')) expect(Number(text.slice(2))).toBeLessThanOrEqual(10);
          if (text.startsWith('>')) expect(Number(text.slice(2))).toBeGreaterThanOrEqual(90);
        },
      ),
      { seed: 18, numRuns: 2000 },
    );
    expect(bounds).toBeGreaterThan(500);
  });

  it('writes intervals and bare values to the same digits', () => {
    expect(formatInterval(share(18440, 100000))).toBe('18.20–18.69');
    expect(formatValue(share(18440, 100000))).toBe('18.44');
    expect(formatInterval(exact('share', 0.5))).toBe('');
  });

  it('never writes a negative zero', () => {
    expect(fixed(-0.0001, 2)).toBe('0.00');
    expect(fixed(-0.3, 0)).toBe('0');
  });
});

describe('several differences together', () => {
  it('are certain by Holm: one of twenty that excludes 0 alone is not', () => {
    const nothing = Array.from({ length: 19 }, () => ({ difference: 0.1, ci95: [-0.9, 1.1] as const }));
    expect(certainTogether([{ difference: 1.1, ci95: [0.1, 2.1] }])).toEqual([true]);
    expect(certainTogether([{ difference: 1.1, ci95: [0.1, 2.1] }, ...nothing])[0]).toBe(false);
    expect(certainTogether([{ difference: -3, ci95: [-4, -2] }, ...nothing])[0]).toBe(true);
    // Holm: once the strongest is certain, the next has one rival fewer.
    const [strong, weak] = [
      { difference: 3, ci95: [2, 4] as const },
      { difference: 1, ci95: [0.02, 1.98] as const },
    ];
    expect(certainTogether([weak, strong])).toEqual([true, true]);
    expect(certainTogether([weak, { difference: 0, ci95: [-1, 1] }])).toEqual([false, false]);
    expect(
      certainTogether([
        { difference: 1, ci95: [1, 1] },
        { difference: 0, ci95: [0, 0] },
      ]),
    ).toEqual([true, false]);
  });
});

describe('a difference', () => {
  it('is written with its sign and its error', () => {
    expect(signedText({ difference: 0.3121, ci95: [0.2621, 0.3621] })).toBe('+0.31 ±0.05');
    expect(signedText({ difference: -0.05, ci95: [-0.07, -0.03] }, 100)).toBe('-5.0 ±2.0');
    expect(signedText({ difference: 0.25, ci95: [0.25, 0.25] })).toBe('+0.250');
    // Certain, and seen to be so: rounded up at the usual digit it would be -8 ±9.
    expect(signedText({ difference: -0.083, ci95: [-0.165, -0.001] }, 100)).toBe('-8.3 ±8.2');
    expect(signedText({ difference: -0.083, ci95: [-0.17, 0.004] }, 100)).toBe('-8 ±9');
    expect(signedText({ difference: 1, ci95: [0.04, 9] })).toBe('+1.00 (+0.04 to +9.00)');
  });

  it('has both ends where its interval reaches much farther to one side', () => {
    // One game that Japan wins under the first rules and loses under the others: no game more can be lost.
    expect(signedText({ difference: -1, ci95: [-1, 0.95] }, 100)).toBe('-100 (-100 to +95)');
    expect(signedText({ difference: 0.1, ci95: [0, 3] })).toBe('+0.1 (0.0 to +3.0)');
  });
});
