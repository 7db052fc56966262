import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { holm } from '../../src/stats/comparing/paired-test.js';
import { sprt } from '../../src/stats/comparing/sprt.js';
import { binomialProbability } from '../../src/stats/distributions/binomial.js';
import { binomialDraw, multinomialDraw } from '../../src/stats/distributions/multinomial.js';
import type { Metric } from '../../src/stats/experiment.js';
import { bettingInterval } from '../../src/stats/intervals/betting.js';
import { bootstrap } from '../../src/stats/intervals/bootstrap.js';
import { estimateMetric, estimateTally } from '../../src/stats/intervals/estimate.js';
import { meanInterval } from '../../src/stats/intervals/mean-interval.js';
import { percentileOf } from '../../src/stats/intervals/percentile.js';
import { precisionReached, stopAtPrecision } from '../../src/stats/intervals/precision.js';
import { wilson } from '../../src/stats/intervals/wilson.js';
import { chiSquareTest } from './reference-distributions.js';

describe("Wald's sequential test", () => {
  it('decides at its limits', () => {
    const design = { p0: 0.5, p1: 0.55 };
    expect(sprt(design, 0, 0)).toMatchObject({ logRatio: 0, decision: 'go on' });
    expect(sprt(design, 600, 1000).decision).toBe('p1');
    expect(sprt(design, 500, 1000).decision).toBe('p0');
    const state = sprt(design, 525, 1000);
    expect(state.decision).toBe('go on');
    expect(state.upper).toBeCloseTo(Math.log(19), 12);
    expect(state.lower).toBeCloseTo(-Math.log(19), 12);
    expect(state.logRatio).toBeCloseTo(525 * Math.log(1.1) + 475 * Math.log(0.9), 9);
  });

  it.each([1, 50])('errs as seldom as it promises, exactly (a look every %i games)', (every) => {
    const design = { p0: 0.4, p1: 0.6, alpha: 0.05, beta: 0.1 };
    expect(wrongly(design, 0.4, 'p1', every)).toBeLessThanOrEqual(0.05 / 0.9);
    expect(wrongly(design, 0.6, 'p0', every)).toBeLessThanOrEqual(0.1 / 0.95);
  });

  it('refuses designs that make no sense', () => {
    expect(() => sprt({ p0: 0.6, p1: 0.5 }, 1, 2)).toThrow(RangeError);
    expect(() => sprt({ p0: 0.4, p1: 0.5, alpha: 0.6, beta: 0.5 }, 1, 2)).toThrow(RangeError);
    expect(() => sprt({ p0: 0.4, p1: 0.5 }, 3, 2)).toThrow(RangeError);
    for (const [successes, games] of [
      [5, 0],
      [Number.NaN, Number.NaN],
      [10, -5],
    ] as const) {
      expect(() => sprt({ p0: 0.4, p1: 0.5 }, successes, games)).toThrow(RangeError);
    }
  });
});

/** Probability that the test ends with a decision when the share is p: all paths of 1000 games, summed. */
function wrongly(design: Parameters<typeof sprt>[0], p: number, decision: 'p0' | 'p1', every: number): number {
  let open = Float64Array.of(1);
  let wrong = 0;
  for (let games = 1; games <= 1000; games++) {
    const next = new Float64Array(games + 1);
    for (let k = 0; k < games; k++) {
      next[k]! += open[k]! * (1 - p);
      next[k + 1]! += open[k]! * p;
    }
    for (let k = 0; k <= games && games % every === 0; k++) {
      const state = sprt(design, k, games).decision;
      if (state === 'go on') continue;
      if (state === decision) wrong += next[k]!;
      next[k] = 0;
    }
    open = next;
  }
  expect(open.reduce((a, b) => a + b, 0)).toBeLessThan(1e-6);
  return wrong;
}

describe("Holm's correction", () => {
  it('gives the textbook values, in the order given', () => {
    // R: p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm")
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(12)))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([])).toEqual([]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(() => holm([1.2])).toThrow(RangeError);
  });

  it('is the closed test of all Bonferroni tests', () => {
    const p = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(p, (values) => {
        const adjusted = holm(values);
        for (let i = 0; i < values.length; i++) {
          let largest = 0;
          for (let set = 1; set < 1 << values.length; set++) {
            if (!((set >> i) & 1)) continue;
            const members = values.filter((_, k) => (set >> k) & 1);
            largest = Math.max(largest, Math.min(1, members.length * Math.min(...members)));
          }
          expect(adjusted[i]).toBeCloseTo(largest, 14);
        }
      }),
    );
  });
});

describe('random histograms', () => {
  it.each([
    [10, 0.3],
    [40, 0.2],
    [40, 0.9],
    [100, 0.5],
    [1000, 0.005],
    [1000, 0.02],
    [1000, 0.7],
  ])('binomialDraw(%i, %f) follows the binomial distribution', (n, p) => {
    const uniform = seedrandom(`binomial ${n} ${p}`);
    const counts = new Float64Array(n + 1);
    for (let i = 0; i < 40_000; i++) counts[binomialDraw(n, p, uniform)]! += 1;
    const probabilities = Array.from(counts, (_, k) => binomialProbability(k, n, p));
    expect(chiSquareTest(counts, probabilities).pValue).toBeGreaterThan(0.001);
  });

  it('binomialDraw is right where no table reaches', () => {
    const uniform = seedrandom('large');
    const n = 1e12;
    let z2 = 0;
    for (let i = 0; i < 4000; i++) {
      const k = binomialDraw(n, 0.25, uniform);
      expect(Number.isInteger(k)).toBe(true);
      z2 += (k - n / 4) ** 2 / ((n * 3) / 16);
    }
    // Chi-square with 4000 degrees: standard deviation √8000 = 89.
    expect(Math.abs(z2 - 4000)).toBeLessThan(3 * 89);
  });

  it('binomialDraw has its ends', () => {
    const uniform = seedrandom('ends');
    expect([binomialDraw(0, 0.5, uniform), binomialDraw(9, 0, uniform), binomialDraw(9, 1, uniform)]).toEqual([
      0, 0, 9,
    ]);
  });

  it('multinomialDraw always holds all games, and none in bins of weight 0', () => {
    const uniform = seedrandom('all games');
    for (const weights of [[1], [0, 1, 0], [0.1, 0.2, 0.7], [0.1, 0, 0.2, 0.7, 0], [1e-9, 1, 1e-9]]) {
      for (const games of [1, 100, 1e9]) {
        const out = multinomialDraw(games, weights, uniform, new Float64Array(weights.length));
        expect(out.reduce((a, b) => a + b, 0)).toBe(games);
        weights.forEach((w, i) => {
          if (w === 0) expect(out[i]).toBe(0);
        });
      }
    }
  });
});

describe('bootstrap', () => {
  const share = (counts: ArrayLike<number>): number => counts[1]! / (counts[0]! + counts[1]!);

  it('finds the standard error and the interval that are known', () => {
    const result = bootstrap([600_000, 400_000], share, { seed: 'known', replicates: 20_000 });
    expect(result.estimate).toBe(0.4);
    expect(result.se / Math.sqrt((0.4 * 0.6) / 1e6)).toBeCloseTo(1, 1);
    const [low, high] = wilson(400_000, 1_000_000);
    expect(result.interval[0]).toBeCloseTo(low, 4);
    expect(result.interval[1]).toBeCloseTo(high, 4);
  });

  it('depends on its seed only', () => {
    const run = (seed: string) => bootstrap([30, 70], share, { seed, replicates: 50 });
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  it('costs as much for 10^12 games as for 100', () => {
    let calls = 0;
    const uniform = (counts: number[]) => {
      calls = 0;
      const source = seedrandom('cost');
      const counted = () => {
        calls++;
        return source();
      };
      multinomialDraw(counts[0]! + counts[1]!, counts, counted, new Float64Array(2));
      return calls;
    };
    expect(uniform([3e11, 7e11])).toBeLessThan(20);
    expect(uniform([30, 70])).toBeLessThan(20);
  });

  it('refuses nothing to resample', () => {
    expect(() => bootstrap([0, 0], share, { seed: 'x' })).toThrow(RangeError);
    expect(() => bootstrap([1, 1], share, { seed: 'x', replicates: 1 })).toThrow(RangeError);
  });
});

describe('percentile of an actual result', () => {
  const h = { min: 2, counts: [10, 20, 30, 40] };

  it('splits the games into below, equal and above', () => {
    const p = percentileOf(h, 4, false);
    expect([p.below.share, p.equal.share, p.above.share, p.middle]).toEqual([0.3, 0.3, 0.4, 0.45]);
    expect(p.below.ci95).toEqual(wilson(30, 100));
    // Half the mean of 0, 1 and 2 in 40, 30 and 30 games.
    const [low, high] = meanInterval({ min: 0, counts: [40, 30, 30] });
    expect(p.middleCi95).toEqual([low / 2, high / 2]);
    expect(low / 2 < 0.45 && 0.45 < high / 2).toBe(true);
    expect(percentileOf(h, 1, false)).toMatchObject({ middle: 0, above: { share: 1 } });
    expect(percentileOf(h, 99, false)).toMatchObject({ middle: 1, below: { share: 1 }, equal: { share: 0 } });
  });

  it('has no error when it is exact', () => {
    const p = percentileOf({ min: 0, counts: [0.25, 0.5, 0.25] }, 1, true);
    expect(p.equal).toEqual({ share: 0.5, ci95: [0.5, 0.5] });
    expect(p.middle).toBe(0.5);
    expect(p.middleCi95).toEqual([0.5, 0.5]);
  });

  it('is a half on the average over games that are played', () => {
    let average = 0;
    h.counts.forEach((count, i) => {
      average += (count / 100) * percentileOf(h, h.min + i, false).middle;
    });
    expect(average).toBeCloseTo(0.5, 14);
  });

  it('refuses what cannot happen', () => {
    expect(() => percentileOf(h, 2.5, false)).toThrow(RangeError);
    expect(() => percentileOf({ min: 0, counts: [0] }, 0, false)).toThrow(RangeError);
  });
});

const AFLOAT: Metric = { type: 'number', name: 'afloat', min: 0, max: 2 };
const FATE: Metric = { type: 'label', name: 'fate', labels: ['undamaged', 'damaged', 'sunk'] };

describe('estimates', () => {
  it('of a number are mean, errors and the whole histogram', () => {
    const result = estimateMetric(AFLOAT, [250, 500, 250], 1000, false);
    expect(result.mean).toBe(1);
    expect(result.sd).toBeCloseTo(Math.sqrt(500 / 999), 14);
    expect(result.se).toBeCloseTo(Math.sqrt(500 / 999 / 1000), 14);
    expect(result.ci95).toEqual(meanInterval({ min: 0, counts: [250, 500, 250] }));
    expect(result.histogram).toEqual([
      { value: 0, count: 250 },
      { value: 1, count: 500 },
      { value: 2, count: 250 },
    ]);
  });

  it("of labels are shares with Wilson's intervals", () => {
    expect(estimateMetric(FATE, [60, 40, 0], 100, false)).toEqual({
      counts: { undamaged: 60, damaged: 40, sunk: 0 },
      share: { undamaged: 0.6, damaged: 0.4, sunk: 0 },
      ci95: { undamaged: wilson(60, 100), damaged: wilson(40, 100), sunk: wilson(0, 100) },
    });
  });

  it('from probabilities have no error', () => {
    expect(estimateMetric(AFLOAT, [0.25, 0.5, 0.25], 0, true)).toMatchObject({
      mean: 1,
      se: 0,
      ci95: [1, 1],
      sd: Math.sqrt(0.5),
    });
    expect(estimateMetric(FATE, [0.5, 0.5, 0], 0, 'exact')).toMatchObject({
      share: { damaged: 0.5 },
      ci95: { damaged: [0.5, 0.5] },
    });
  });

  it('after looking have anytime-valid intervals', () => {
    expect(estimateMetric(AFLOAT, [250, 500, 250], 1000, 'anytime').ci95).toEqual(
      bettingInterval({ min: 0, counts: [250, 500, 250] }),
    );
    const labels = estimateMetric(FATE, [600, 400, 0], 1000, 'anytime');
    expect(labels).toMatchObject({ ci95: { damaged: bettingInterval({ min: 0, counts: [600, 400] }) } });
  });

  it('of a whole tally are by name', () => {
    const all = estimateTally([AFLOAT, FATE], Float64Array.of(1, 0, 1, 2, 0, 0), 2, false);
    expect(Object.keys(all)).toEqual(['afloat', 'fate']);
    expect(all.fate).toMatchObject({ counts: { undamaged: 2 } });
    expect(all.afloat).toMatchObject({ mean: 1 });
  });

  it('refuse counts that are not those of the games', () => {
    expect(() => estimateMetric(AFLOAT, [1, 1, 1], 4, false)).toThrow(
      'afloat: the counts add up to 3, where 4 games should be',
    );
    expect(() => estimateMetric(AFLOAT, [0, 0, 0], 0, false)).toThrow(RangeError);
    expect(() => estimateMetric(AFLOAT, [0.5, 0.4, 0], 1, true)).toThrow(/the probability 1/);
  });
});

describe('precision instead of a number of games', () => {
  const metrics = [FATE, AFLOAT];
  const tally = (n: number) => Float64Array.of(0.6 * n, 0.4 * n, 0, 0.25 * n, 0.5 * n, 0.25 * n);

  it('stops when the anytime-valid interval is short enough, and not before', () => {
    const stop = stopAtPrecision(metrics, { metric: 'afloat', halfWidth: 0.01 });
    let needed = 1000;
    while (!stop(tally(needed), needed)) needed = Math.ceil(needed / 1000 + 1) * 1000;
    const [low, high] = bettingInterval({ min: 0, counts: tally(needed).subarray(3) });
    expect((high - low) / 2).toBeLessThanOrEqual(0.01);
    const [before, after] = bettingInterval({ min: 0, counts: tally(needed - 1000).subarray(3) });
    expect((after - before) / 2).toBeGreaterThan(0.01);
    // A fixed number of games would need (1.96 · 0.707 / 0.01)² = 19,200; looking costs about 1.87² times as many.
    expect(needed).toBeGreaterThan(19_200 * 3);
    expect(needed).toBeLessThan(19_200 * 4);
  });

  it('can be relative, and of a share', () => {
    const absolute = stopAtPrecision(metrics, { metric: 'fate', label: 'damaged', halfWidth: 0.008 });
    const relative = stopAtPrecision(metrics, { metric: 'fate', label: 'damaged', halfWidth: 0.02, relative: true });
    for (const n of [1e4, 3e4, 4e4, 5e4, 6e4, 1e5]) expect(relative(tally(n), n)).toBe(absolute(tally(n), n));
    expect(absolute(tally(1e4), 1e4)).toBe(false);
    expect(absolute(tally(1e5), 1e5)).toBe(true);
  });

  it('does not stop before there is anything to judge by', () => {
    expect(stopAtPrecision([AFLOAT], { metric: 'afloat', halfWidth: 1 })(Float64Array.of(1, 0, 0), 1)).toBe(false);
  });

  it('tells how far a run has come, by the interval that is printed', () => {
    const target = { metric: 'fate', label: 'damaged', halfWidth: 0.02, relative: true };
    const found = precisionReached(metrics, tally(1e4), target);
    expect(found).toMatchObject({ estimate: 0.4, reached: false });
    expect(found.interval).toEqual(bettingInterval({ min: 0, counts: [6000, 4000] }));
    expect(found.wanted).toBeCloseTo(0.008, 12);
    expect(found.halfWidth).toBeCloseTo((found.interval[1] - found.interval[0]) / 2, 12);
    expect(precisionReached(metrics, tally(1e5), target).reached).toBe(true);
  });

  it('of one figure that nothing hangs on is judged by the interval of that number of games', () => {
    const share = { metric: 'fate', label: 'damaged', halfWidth: 0.02 };
    expect(precisionReached(metrics, tally(1e4), share, 'fixed-width sequential').interval).toEqual(wilson(4000, 1e4));
    const mean = { metric: 'afloat', halfWidth: 0.01 };
    const reached = (n: number) => precisionReached(metrics, tally(n), mean, 'fixed-width sequential').reached;
    // (1.96 · 0.707 / 0.01)² = 19,208.
    expect([reached(19_100), reached(19_300)]).toEqual([false, true]);
  });

  it('names what there is when it is asked for something else', () => {
    expect(() => stopAtPrecision(metrics, { metric: 'sunk', halfWidth: 1 })).toThrow(
      'there is no metric sunk; there are fate, afloat',
    );
    expect(() => stopAtPrecision(metrics, { metric: 'fate', halfWidth: 1 })).toThrow(
      /one of the labels undamaged, damaged, sunk/,
    );
    expect(() => stopAtPrecision(metrics, { metric: 'afloat', label: 'x', halfWidth: 1 })).toThrow(RangeError);
    expect(() => stopAtPrecision(metrics, { metric: 'afloat', halfWidth: 0 })).toThrow(RangeError);
  });
});
