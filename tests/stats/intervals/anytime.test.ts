// Bands and intervals that hold however often one looks, beside the plain band.
import { describe, expect, it } from 'vitest';
import { binomialProbability } from '../../../src/stats/distributions/binomial.js';
import { moments } from '../../../src/stats/histogram.js';
import { anytimeDeviation, bettingInterval, logEvidenceAgainst } from '../../../src/stats/intervals/betting.js';
import { anytimeBandHalfWidth, dkwHalfWidth } from '../../../src/stats/intervals/dkw.js';
import { halfWidth } from '../../../src/stats/intervals/interval.js';
import { meanInterval } from '../../../src/stats/intervals/mean-interval.js';

describe('DKW band', () => {
  it('has the width of the formula', () => {
    expect(dkwHalfWidth(1000)).toBeCloseTo(0.04294694083467376, 14);
    expect(() => dkwHalfWidth(0)).toThrow(RangeError);
  });
});

describe('anytime-valid band and spread', () => {
  it('a band is at its first look a little wider than a plain one, at its twenty-fifth 1.7 times as wide', () => {
    // 1 - 0.05 · 6/π² is the confidence of the first look.
    expect(anytimeBandHalfWidth(1000)).toBeCloseTo(Math.sqrt(Math.log((2 * Math.PI ** 2) / 0.3) / 2000), 12);
    expect(anytimeBandHalfWidth(10_000) / dkwHalfWidth(10_000)).toBeCloseTo(1.703, 3);
    expect(() => anytimeBandHalfWidth(0)).toThrow(RangeError);
  });

  it('the interval of a standard deviation holds it and closes in on it', () => {
    let width = Number.POSITIVE_INFINITY;
    for (const n of [1e3, 1e5, 1e7]) {
      const h = { min: 3, counts: [0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.05].map((share) => Math.round(share * n)) };
      const interval = anytimeDeviation(h);
      const sd = Math.sqrt(moments(h).variance);
      expect(interval[0]).toBeLessThan(sd);
      expect(interval[1]).toBeGreaterThan(sd);
      expect(halfWidth(interval)).toBeLessThan(width / 5);
      width = halfWidth(interval);
    }
    expect(anytimeDeviation({ min: 3, counts: [0, 50] })[0]).toBe(0);
    // No figure of 0 and 1 has a standard deviation above a half.
    expect(anytimeDeviation({ min: 0, counts: [500, 500] })[1]).toBe(0.5);
  });
});

describe('anytime-valid interval', () => {
  it('holds the mean, and is about twice as wide as a plain one', () => {
    for (const n of [1e3, 1e5, 1e7, 1e9]) {
      const h = { min: 0, counts: [0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.05].map((share) => Math.round(share * n)) };
      const anytime = bettingInterval(h);
      const ratio = halfWidth(anytime) / halfWidth(meanInterval(h));
      expect(ratio).toBeGreaterThan(1.5);
      expect(ratio).toBeLessThan(2.2);
      expect(anytime[0]).toBeLessThan(moments(h).mean);
      expect(anytime[1]).toBeGreaterThan(moments(h).mean);
    }
  });

  it('is the set of means against which there is too little evidence', () => {
    const h = { min: 2, counts: [30, 50, 20] };
    const [low, high] = bettingInterval(h, 0.9);
    expect(logEvidenceAgainst(h, low)).toBeCloseTo(Math.log(10), 4);
    expect(logEvidenceAgainst(h, high)).toBeCloseTo(Math.log(10), 4);
    expect(logEvidenceAgainst(h, moments(h).mean)).toBeLessThan(0);
  });

  it('rests on a capital that is a martingale: its mean over all outcomes stays 1', () => {
    // 12 games with values 0, 1, 2 of probability 0.2, 0.5, 0.3: the mean is 1.1. Each one-sided capital has mean 1, the larger
    // of the two at most 2, and `logEvidenceAgainst` takes log 2 off.
    const p = [0.2, 0.5, 0.3];
    let sum = 0;
    for (let a = 0; a <= 12; a++) {
      for (let b = 0; a + b <= 12; b++) {
        const c = 12 - a - b;
        const weight = binomialProbability(a, 12, p[0]!) * (a === 12 ? 1 : binomialProbability(b, 12 - a, p[1]! / 0.8));
        sum += weight * Math.exp(logEvidenceAgainst({ min: 0, counts: [a, b, c] }, 1.1));
      }
    }
    expect(sum).toBeLessThanOrEqual(1);
    expect(sum).toBeGreaterThan(0.5);
  });

  it('keeps to the range, and to the point where there is no range', () => {
    expect(bettingInterval({ min: 0, counts: [5, 0] })[0]).toBe(0);
    expect(bettingInterval({ min: 3, counts: [5] })).toEqual([3, 3]);
    expect(logEvidenceAgainst({ min: 3, counts: [5] }, 4)).toBe(Number.POSITIVE_INFINITY);
    expect(() => bettingInterval({ min: 0, counts: [0, 0] })).toThrow(RangeError);
  });
});
