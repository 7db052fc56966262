// The fair bid with luck taken out: it covers the true one, and is narrower.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { bidCurve, fairBid } from '../../src/stats/comparing/bid.js';
import { controlledBid } from '../../src/stats/comparing/controlled-bid.js';
import { normalQuantile } from '../../src/stats/distributions/normal.js';
import type { JointHistogram } from '../../src/stats/intervals/control-variate.js';
import { LONG } from '../size.js';

const MOST = 60;
const BINS = 2 * MOST + 1;
const MEAN = 2.3;

/** Scores round(2.3 + luck + N(0, 10²)) with luck N(0, 8²), luck rounded at random so that its mean stays 0. */
function sample(games: number, seed: string): JointHistogram {
  const uniform = seedrandom(seed);
  const normal = () => normalQuantile(Math.max(1e-12, uniform()));
  const counts = new Float64Array(BINS * BINS);
  for (let k = 0; k < games; k++) {
    const luck = 8 * normal();
    const score = Math.max(-29, Math.min(29, Math.round(MEAN + luck + 10 * normal())));
    counts[(score + MOST) * BINS + Math.floor(luck + uniform()) + MOST]!++;
  }
  return { rows: { min: -MOST, bins: BINS }, columns: { min: -MOST, bins: BINS }, counts };
}

const scoresOf = ({ counts }: JointHistogram) => ({
  min: -MOST,
  counts: Array.from({ length: BINS }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < BINS; j++) sum += counts[i * BINS + j]!;
    return sum;
  }),
});

/** The true fair bid, from very many games. */
function truth(ties: 'allied' | 'half'): number {
  const sd = Math.sqrt(8 ** 2 + 10 ** 2);
  const steps = 200_000;
  const counts = new Array<number>(BINS).fill(0);
  for (let k = 0; k < steps; k++) {
    const score = Math.max(-29, Math.min(29, Math.round(MEAN + sd * normalQuantile((k + 0.5) / steps))));
    counts[score + MOST]!++;
  }
  return fairBid(bidCurve({ min: -MOST, counts }, ties)).bid;
}

describe('the fair bid with the luck taken out', () => {
  if (LONG) {
    it.each(['allied', 'half'] as const)('covers the true one in about 95 of 100 samples, ties %s', (ties) => {
      const bid = truth(ties);
      const samples = 120;
      let covered = 0;
      let narrower = 0;
      for (let k = 0; k < samples; k++) {
        const joint = sample(300, `${ties} ${k}`);
        const { interval } = controlledBid(joint, ties);
        if (interval[0] <= bid && bid <= interval[1]) covered++;
        const plain = fairBid(bidCurve(scoresOf(joint), ties)).interval;
        if (interval[1] - interval[0] < plain[1] - plain[0]) narrower++;
      }
      expect(covered / samples).toBeGreaterThan(0.89);
      expect(narrower / samples).toBeGreaterThan(0.95);
    });
  }

  it('saves games', () => {
    const { bid, saving } = controlledBid(sample(4000, 'many'));
    expect(Math.abs(bid - truth('allied'))).toBeLessThan(1.2);
    expect(saving).toBeGreaterThan(1.2);
  });
});
