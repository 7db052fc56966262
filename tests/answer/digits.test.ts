import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedText } from '../../src/answer/difference.js';
import {
  decimalsFor,
  type Estimate,
  errorOf,
  fixed,
  formatEstimate,
  formatInterval,
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
    [0.0018, 3],
    [0.096, 1],
    [0.094, 2],
    [1, 0],
    [9.4, 0],
    [9.6, 0],
    [31, 0],
  ])('an error of %d allows %d digits after the point', (error, decimals) => {
    expect(decimalsFor(error)).toBe(decimals);
  });

  it.each([
    [number(3.28493, 0.0023), '3.285 ±0.002'],
    [number(3.28493, 0.096), '3.3 ±0.1'],
    [number(1234, 56), '1234 ±56'],
    [number(-0.004, 0.3), '0.0 ±0.3'],
    [number(5, 0), '5'],
    [number(Number.NaN, Number.NaN), '–'],
    // Few games: what was seen stands there, with its interval where ± would mislead.
    [share(1, 1), '100 (21–100)'],
    [share(0, 5), '0 (0–43)'],
    [share(4, 30), '13 (5–30)'],
    [share(28, 30), '93 (79–98)'],
    [share(10, 30), '33 ±18'],
    [share(0, 100), '< 4'],
    [{ ...number(1 / 30, 0), lo: 0, hi: 0.344 }, '0.03 (0.00–0.34)'],
    [{ ...number(0, 0), lo: 0, hi: 0.344 }, '0.0 (0.0–0.3)'],
    [{ ...number(25, 0), lo: -28, hi: 29 }, '25 (-28 to 29)'],
    [share(4879, 10000), '49 ±1'],
    [share(487900, 1000000), '48.8 ±0.1'],
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

  it('never prints a digit below the first digit of the error, and always one at it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: 1e-7, max: 1e3, noNaN: true }),
        (v, err) => {
          const e = number(v, err);
          const [value, error] = formatEstimate(e).split(' ±');
          const unit = 10 ** -decimalsFor(errorOf(e));
          // One digit of error, which is 1 to 9 units of the last place; whole numbers are not rounded to tens.
          expect(Number(error) / unit).toBeCloseTo(Math.round(Number(error) / unit), 6);
          expect(Math.round(Number(error) / unit)).toBeGreaterThanOrEqual(1);
          if (unit < 1) expect(Math.round(Number(error) / unit)).toBeLessThanOrEqual(9);
          // Value and error end at the same place, and the value is rounded, not changed.
          expect((value!.split('.')[1] ?? '').length).toBe((error!.split('.')[1] ?? '').length);
          expect(Math.abs(Number(value) - v)).toBeLessThanOrEqual(unit * 0.5000001);
        },
      ),
      { seed: 18, numRuns: 2000 },
    );
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
    expect(formatInterval(share(18440, 100000))).toBe('18.2–18.7');
    expect(formatValue(share(18440, 100000))).toBe('18.4');
    expect(formatInterval(exact('share', 0.5))).toBe('');
  });

  it('never writes a negative zero', () => {
    expect(fixed(-0.0001, 2)).toBe('0.00');
    expect(fixed(-0.3, 0)).toBe('0');
  });
});

describe('a difference', () => {
  it('is written with its sign and its error', () => {
    expect(signedText({ difference: 0.3121, ci95: [0.262, 0.362] })).toBe('+0.31 ±0.05');
    expect(signedText({ difference: -0.05, ci95: [-0.07, -0.03] }, 100)).toBe('-5 ±2');
    expect(signedText({ difference: 0.25, ci95: [0.25, 0.25] })).toBe('+0.250');
  });

  it('has both ends where its interval reaches much farther to one side', () => {
    // One game that Japan wins under the first rules and loses under the others: no game more can be lost.
    expect(signedText({ difference: -1, ci95: [-1, 0.95] }, 100)).toBe('-100 (-100 to +95)');
    expect(signedText({ difference: 0.1, ci95: [0, 3] })).toBe('0 (0 to +3)');
  });
});
