// Does a 95 % interval hold the truth in 95 % of the samples? One case for each method: it draws samples from a known
// distribution and says of each whether the truth was covered. Sequential methods must cover at all looks of a sample together.

import { pairedDifference } from '../src/stats/comparing/paired.js';
import { multinomialDraw, type Uniform } from '../src/stats/distributions/multinomial.js';
import { type Histogram, moments, shareHistogram } from '../src/stats/histogram.js';
import { anytimeDeviation, bettingInterval, logEvidenceAgainst } from '../src/stats/intervals/betting.js';
import { bootstrap } from '../src/stats/intervals/bootstrap.js';
import { clopperPearson } from '../src/stats/intervals/clopper-pearson.js';
import { deviationInterval } from '../src/stats/intervals/deviation.js';
import { anytimeBandHalfWidth, dkwHalfWidth } from '../src/stats/intervals/dkw.js';
import type { Interval } from '../src/stats/intervals/interval.js';
import { looks } from '../src/stats/intervals/looks.js';
import { meanInterval } from '../src/stats/intervals/mean-interval.js';
import { precisionReached, stopAtPrecision } from '../src/stats/intervals/precision.js';
import { quantileInterval } from '../src/stats/intervals/quantile.js';
import { goodman, wilson } from '../src/stats/intervals/wilson.js';

/** A method and a truth. Every case is nominally 95 %. */
export interface CoverageCase {
  readonly name: string;
  /** What the coverage must lie between. */
  readonly least: number;
  readonly most: number;
  /** Why a case is not held to 94.5–95.5 %; empty for those that are. */
  readonly remark: string;
  /** Draws one sample; true when the interval made from it holds the truth. */
  readonly covers: (uniform: Uniform) => boolean;
}

const GAMES = 1000;
const holds = ([low, high]: Interval, truth: number): boolean => low <= truth && truth <= high;

/** Shaped like battleships afloat after a raid. */
const SHAPE = [0.01, 0.05, 0.12, 0.2, 0.24, 0.19, 0.12, 0.05, 0.02];
const truth = moments({ min: 0, counts: SHAPE });
const draw = (games: number, uniform: Uniform, shape: readonly number[] = SHAPE): Histogram => ({
  min: 0,
  counts: multinomialDraw(games, shape, uniform, new Float64Array(shape.length)),
});

/** A thousand values as likely as each other: as good as continuous, where methods for ranks are at their sharpest. */
const FINE = new Array<number>(1000).fill(1 / 1000);

const fixed = (name: string, covers: CoverageCase['covers']): CoverageCase => ({
  name,
  least: 0.945,
  most: 0.955,
  remark: '',
  covers,
});

/** Two plans on common dice, as one table of (first, second) with values 0, 1, 2, and what it says about the difference. */
const PAIRS = [0.2, 0.05, 0, 0.1, 0.3, 0.05, 0.02, 0.08, 0.2];
const PAIR_TRUTH = PAIRS.reduce((sum, p, i) => sum + p * (Math.floor(i / 3) - (i % 3)), 0);

function pairsCover(uniform: Uniform): boolean {
  const { counts } = draw(GAMES, uniform, PAIRS);
  const difference = new Float64Array(5);
  const first = new Float64Array(3);
  const second = new Float64Array(3);
  for (let i = 0; i < 9; i++) {
    const x = Math.floor(i / 3);
    const y = i % 3;
    difference[x - y + 2]! += counts[i]!;
    first[x]! += counts[i]!;
    second[y]! += counts[i]!;
  }
  const of = (min: number, c: Float64Array): Histogram => ({ min, counts: c });
  return holds(pairedDifference(of(-2, difference), of(0, first), of(0, second)).interval, PAIR_TRUTH);
}

/** Covers at 60 looks between 100 and 27,000 games. */
function alwaysCovers(uniform: Uniform, shape: readonly number[], mean: number): boolean {
  const sum = new Float64Array(shape.length);
  const step = new Float64Array(shape.length);
  let games = 0;
  for (let look = 0; look < 60; look++) {
    const more = Math.ceil(100 * 1.1 ** look) - games;
    multinomialDraw(more, shape, uniform, step);
    for (let i = 0; i < sum.length; i++) sum[i]! += step[i]!;
    games += more;
    // The interval holds the mean as long as this stays below log 20; working it out at every look is not needed.
    if (logEvidenceAgainst({ min: 0, counts: sum }, mean) >= Math.log(20)) return false;
  }
  return true;
}

const stopWhen = stopAtPrecision([{ type: 'number', name: 'shape', min: 0, max: SHAPE.length - 1 }], {
  metric: 'shape',
  halfWidth: 0.1,
});

function stoppedWhenPrecise(uniform: Uniform): boolean {
  const sum = new Float64Array(SHAPE.length);
  const step = new Float64Array(SHAPE.length);
  for (let games = 500; ; games += 500) {
    multinomialDraw(500, SHAPE, uniform, step);
    for (let i = 0; i < sum.length; i++) sum[i]! += step[i]!;
    if (stopWhen(sum, games)) return holds(bettingInterval({ min: 0, counts: sum }), truth.mean);
  }
}

/** What `--precision` of one figure does: about 1,000 games, or 4,000, at the looks of a run. */
function fixedWidthCovers(uniform: Uniform, shape: readonly number[], games: number): boolean {
  const { mean, variance } = moments({ min: 0, counts: shape });
  const metrics = [{ type: 'number', name: 'shape', min: 0, max: shape.length - 1 }] as const;
  const target = { metric: 'shape', halfWidth: 1.96 * Math.sqrt(variance / games) };
  const sum = new Float64Array(shape.length);
  const step = new Float64Array(shape.length);
  let played = 0;
  for (const at of looks(1e9)) {
    multinomialDraw(at - played, shape, uniform, step);
    played = at;
    for (let i = 0; i < sum.length; i++) sum[i]! += step[i]!;
    const { reached, interval } = precisionReached(metrics, sum, target, 'fixed-width sequential');
    if (reached) return holds(interval, mean);
  }
  return false;
}

/** The whole curve of 100 values, at all looks of a run of at most 20,000 games. */
function bandCovers(uniform: Uniform): boolean {
  const shape = new Array<number>(100).fill(0.01);
  const sum = new Float64Array(100);
  const step = new Float64Array(100);
  let played = 0;
  for (const games of looks(20_000)) {
    multinomialDraw(games - played, shape, uniform, step);
    played = games;
    const half = anytimeBandHalfWidth(games);
    let below = 0;
    for (let i = 0; i < 100; i++) {
      sum[i]! += step[i]!;
      below += sum[i]!;
      if (Math.abs(below / games - (i + 1) / 100) > half) return false;
    }
  }
  return true;
}

export const COVERAGE_CASES: readonly CoverageCase[] = [
  fixed('wilson, shares from 5 % to 95 %', (uniform) => {
    const p = 0.05 + 0.9 * uniform();
    return holds(wilson(draw(GAMES, uniform, [1 - p, p]).counts[1]!, GAMES), p);
  }),
  {
    ...fixed('clopperPearson, shares from 5 % to 95 %', (uniform) => {
      const p = 0.05 + 0.9 * uniform();
      return holds(clopperPearson(draw(GAMES, uniform, [1 - p, p]).counts[1]!, GAMES), p);
    }),
    least: 0.95,
    most: 0.97,
    remark: 'conservative by construction',
  },
  fixed('meanInterval', (uniform) => holds(meanInterval(draw(GAMES, uniform)), truth.mean)),
  fixed('meanInterval, 40 games', (uniform) => holds(meanInterval(draw(40, uniform)), truth.mean)),
  {
    ...fixed('meanInterval, an event in 200 games', (uniform) =>
      holds(meanInterval(draw(GAMES, uniform, [0.995, 0.005])), 0.005),
    ),
    most: 1,
    remark: 'widened where fewer than twenty games differ',
  },
  fixed('pairedDifference', pairsCover),
  {
    ...fixed('quantileInterval, median of 1000 values', (uniform) =>
      holds(quantileInterval(draw(GAMES, uniform, FINE), 0.5), 499),
    ),
    most: 0.965,
    remark: 'ranks are whole numbers',
  },
  {
    ...fixed('goodman, nine bars at once', (uniform) =>
      goodman(draw(GAMES, uniform).counts).every((interval, i) => holds(interval, SHAPE[i]!)),
    ),
    most: 0.97,
    remark: 'Bonferroni',
  },
  {
    ...fixed('dkwHalfWidth, 1000 values', (uniform) => {
      let below = 0;
      return Array.from(draw(GAMES, uniform, FINE).counts).every((count, value) => {
        below += count;
        return Math.abs(below / GAMES - (value + 1) / 1000) <= dkwHalfWidth(GAMES);
      });
    }),
    most: 0.965,
    remark: 'values are whole numbers',
  },
  {
    ...fixed('bootstrap, percentile interval of a mean', (uniform) => {
      const { counts } = draw(GAMES, uniform);
      const mean = (c: ArrayLike<number>): number => moments({ min: 0, counts: c }).mean;
      const options = { seed: String(uniform()), replicates: 300 };
      return holds(bootstrap(counts, mean, options).interval, truth.mean);
    }),
    least: 0.94,
    remark: '300 replicates cost half a percent',
  },
  ...(
    [
      [10, 0.93, 0.99],
      [1000, 0.945, 0.955],
    ] as const
  ).map(([games, least, most]) => ({
    ...fixed(`deviationInterval, ${games} games`, (uniform) =>
      holds(deviationInterval(draw(games, uniform)), Math.sqrt(truth.variance)),
    ),
    least,
    most,
    remark: 'right in the limit of many games',
  })),
  ...[1200, 4000].map((games) => ({
    ...fixed(`fixed-width sequential, about ${games} games`, (uniform) => fixedWidthCovers(uniform, SHAPE, games)),
    least: 0.943,
    remark: 'right in the limit of many games',
  })),
  {
    ...fixed('bettingInterval at 60 looks together', (uniform) => alwaysCovers(uniform, SHAPE, truth.mean)),
    least: 0.95,
    most: 1,
    remark: 'right for any number of looks, so conservative for few',
  },
  {
    ...fixed('bettingInterval at 60 looks, a share of 2 %', (uniform) => alwaysCovers(uniform, [0.98, 0.02], 0.02)),
    least: 0.95,
    most: 1,
    remark: 'right for any number of looks, so conservative for few',
  },
  {
    ...fixed('bettingInterval, stopped when precise', stoppedWhenPrecise),
    least: 0.95,
    most: 1,
    remark: 'right for any rule of stopping',
  },
  {
    ...fixed('anytimeBandHalfWidth at all looks together', bandCovers),
    least: 0.95,
    most: 1,
    remark: 'right at every look, so conservative for few',
  },
  {
    ...fixed('anytimeDeviation, one look', (uniform) =>
      holds(anytimeDeviation(draw(GAMES, uniform)), Math.sqrt(truth.variance)),
    ),
    least: 0.95,
    most: 1,
    remark: 'right for any number of looks',
  },
  {
    ...fixed('meanInterval misused: 60 looks together', (uniform) => {
      let sum = shareHistogram(0, 0).counts as number[];
      for (let look = 1; look <= 60; look++) {
        const step = draw(50, uniform, [0.5, 0.5]).counts;
        sum = [sum[0]! + step[0]!, sum[1]! + step[1]!];
        if (!holds(meanInterval({ min: 0, counts: sum }), 0.5)) return false;
      }
      return true;
    }),
    least: 0,
    most: 0.8,
    remark: 'shows why looking needs another interval',
  },
];
