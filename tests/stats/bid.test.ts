import { describe, expect, it } from 'vitest';
import { bidCurve, fairBid } from '../../src/stats/comparing/bid.js';
import { anytimeBandHalfWidth } from '../../src/stats/intervals/dkw.js';

const at = (curve: ReturnType<typeof bidCurve>, bid: number) => curve.find((p) => p.bid === bid)!;
/** 1,000 games each of the final scores −2 … 6. */
const flat = { min: -2, counts: new Array(9).fill(1000) };

describe('the bid curve', () => {
  it('falls from bid to bid and has a point at every half', () => {
    const curve = bidCurve(flat);
    expect(curve.map((p) => p.bid)).toEqual(Array.from({ length: 51 }, (_, i) => -10 + i / 2));
    for (let i = 1; i < curve.length; i++) expect(curve[i]!.japan).toBeLessThanOrEqual(curve[i - 1]!.japan);
  });

  it('counts a tie as its policy says', () => {
    // At a bid of 2 four scores win, one ties, four lose.
    expect(at(bidCurve(flat, 'allied'), 2).japan).toBeCloseTo(4 / 9, 12);
    expect(at(bidCurve(flat, 'half'), 2).japan).toBeCloseTo(0.5, 12);
    expect(at(bidCurve(flat, 'replay'), 2).japan).toBeCloseTo(0.5, 12);
    // Half a point breaks every tie.
    for (const ties of ['allied', 'half', 'replay'] as const)
      expect(at(bidCurve(flat, ties), 1.5).japan).toBeCloseTo(5 / 9, 12);
  });

  it('keeps the single interval within the band for the whole curve', () => {
    for (const ties of ['allied', 'half', 'replay'] as const) {
      for (const p of bidCurve(flat, ties)) {
        expect(p.band[0]).toBeLessThanOrEqual(p.japan);
        expect(p.band[1]).toBeGreaterThanOrEqual(p.japan);
        if (p.japan > 0.01 && p.japan < 0.99) {
          expect(p.band[0]).toBeLessThan(p.interval[0]);
          expect(p.band[1]).toBeGreaterThan(p.interval[1]);
        }
      }
    }
  });
});

describe('the fair bid', () => {
  it('is where the curve crosses one half', () => {
    expect(fairBid(bidCurve(flat, 'half')).bid).toBeCloseTo(2, 12);
    // 5/9 at 1.5 and 4/9 at 2: half way.
    expect(fairBid(bidCurve(flat, 'allied')).bid).toBeCloseTo(1.75, 12);
  });

  it('has an interval that contains it and narrows with games', () => {
    const wide = fairBid(bidCurve(flat));
    const narrow = fairBid(bidCurve({ min: -2, counts: new Array(9).fill(100_000) }));
    expect(wide.interval[0]).toBeLessThanOrEqual(wide.bid);
    expect(wide.interval[1]).toBeGreaterThanOrEqual(wide.bid);
    expect(narrow.interval[1] - narrow.interval[0]).toBeLessThan(wide.interval[1] - wide.interval[0]);
  });

  it('says on which side it lies when no bid asked about is fair', () => {
    expect(fairBid(bidCurve({ min: 29, counts: [100] })).bid).toBe(Number.POSITIVE_INFINITY);
    expect(fairBid(bidCurve({ min: -29, counts: [100] })).bid).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is a number for strong players of Japan too: the curve goes on as far as it must', () => {
    // Scores 12 … 24: half of them beat a bid of 18, and the interval lies around it.
    const curve = bidCurve({ min: 12, counts: new Array(13).fill(1000) }, 'half');
    expect(fairBid(curve).bid).toBeCloseTo(18, 12);
    expect(fairBid(curve).interval.every(Number.isFinite)).toBe(true);
    expect([curve[0]!.bid, curve.at(-1)!.bid]).toEqual([-10, 18.5]);
    // Of two games nothing is known, and nothing is gained by more bids.
    expect([0, -1].map((k) => bidCurve({ min: 0, counts: [2] }).at(k)!.bid)).toEqual([-10, 15]);
    expect(bidCurve({ min: 29, counts: [100] }).at(-1)!.bid).toBe(28);
  });

  it('is wider, and its curve too, where the run stopped by looking', () => {
    const fixed = bidCurve(flat, 'half');
    const anytime = bidCurve(flat, 'half', 0.95, 'anytime');
    expect(anytime.map((p) => p.japan)).toEqual(fixed.map((p) => p.japan));
    anytime.forEach((p, i) => {
      if (p.japan === 0 || p.japan === 1) return;
      expect(p.interval[0]).toBeLessThan(fixed[i]!.interval[0]);
      expect(p.interval[1]).toBeGreaterThan(fixed[i]!.interval[1]);
      expect(p.japan - p.band[0]).toBeCloseTo(Math.min(p.japan, anytimeBandHalfWidth(9000)), 12);
    });
  });

  it('has a band that covers the true curve at least as often as it says', () => {
    // 400 batches of 200 games with scores 0 … 8 equally likely, from a fixed linear generator: the whole curve must be covered in 95 %.
    let state = 12345;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const truth = bidCurve({ min: 0, counts: new Array(9).fill(1) });
    let covered = 0;
    for (let batch = 0; batch < 400; batch++) {
      const counts = new Array(9).fill(0);
      for (let k = 0; k < 200; k++) counts[Math.floor(next() * 9)]++;
      const curve = bidCurve({ min: 0, counts });
      if (curve.every((p, i) => p.band[0] <= truth[i]!.japan && truth[i]!.japan <= p.band[1])) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(380);
  });
});
