// Games and samples of a control: against the formula worked out by hand, and against every other number of samples.
import { describe, expect, it } from 'vitest';
import { controlAllocation } from '../../src/stats/intervals/control-allocation.js';

const pilot = { variance: 200, covariance: 120, controlVariance: 125, samples: 4, noise: 100, game: 60, sample: 1 };

describe('the allocation of time', () => {
  it('finds the cheapest number of samples', () => {
    const found = controlAllocation(pilot, 1);
    // The variance of the control's expectation is 125 − 100 / 4 = 100.
    const left = (n: number) => 200 - 120 ** 2 / (100 + 100 / n);
    const costs = Array.from({ length: 60 }, (_, k) => left(k + 1) * (60 + (k + 1)));
    expect(found.samples).toBe(costs.indexOf(Math.min(...costs)) + 1);
    expect(found.games).toBe(Math.ceil(left(found.samples) * 1.959963984540054 ** 2));
    expect(found.explained).toBeCloseTo(1 - left(found.samples) / 200, 12);
    expect(found.plain).toEqual({ games: Math.ceil(200 * 1.959963984540054 ** 2), cost: 60 * 769 });
    expect(found.cost).toBe(found.games * (60 + found.samples));
  });

  it('takes more samples where a game is dearer', () => {
    const few = controlAllocation({ ...pilot, game: 10 }, 1).samples;
    const many = controlAllocation({ ...pilot, game: 5000 }, 1).samples;
    expect(few).toBeLessThan(controlAllocation(pilot, 1).samples);
    expect(many).toBeGreaterThan(controlAllocation(pilot, 1).samples);
  });

  it('refuses a control that is nothing but noise', () => {
    expect(() => controlAllocation({ ...pilot, noise: 500 }, 1)).toThrow(RangeError);
  });
});
