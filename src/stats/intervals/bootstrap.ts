// The bootstrap, for statistics that have no formula: a fair bid, a ratio, an equilibrium.
import seedrandom from 'seedrandom';
import { quantileSorted } from 'simple-statistics';
import { keyText } from '../../text/seed.js';
import { multinomialDraw } from '../distributions/multinomial.js';
import { alphaOf } from '../distributions/normal.js';
import { totalOf } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';

/** How to bootstrap. */
export interface BootstrapOptions {
  /** Seed of the resampling. */
  readonly seed: string;
  /** Number of resampled histograms. Default 2000. */
  readonly replicates?: number;
  /** Default 0.95. */
  readonly confidence?: number;
}

/** What a bootstrap found. */
export interface Bootstrap {
  /** The statistic of the histogram itself. */
  readonly estimate: number;
  /** Standard deviation of the statistic over the replicates. */
  readonly se: number;
  /** Percentile interval. */
  readonly interval: Interval;
}

/**
 * Percentile bootstrap (Efron 1979) of any statistic of a histogram: every replicate is one multinomial draw, so the cost depends on
 * the bins and not on the number of games. With fewer than 100 games the interval is too short: that of a mean covers 92 to 93 % with 20.
 *
 * @param statistic called with the counts of a replicate; it must not keep them
 * @throws RangeError when the histogram is empty or there are fewer than two replicates; TypeError when the seed is no text
 * @example
 * const mean = (counts: ArrayLike<number>) => counts[1]! / (counts[0]! + counts[1]!);
 * bootstrap([600_000, 400_000], mean, { seed: 'a seed' }).se; // about 0.00049
 */
export function bootstrap(
  counts: ArrayLike<number>,
  statistic: (counts: ArrayLike<number>) => number,
  options: BootstrapOptions,
): Bootstrap {
  const { seed, replicates = 2000, confidence = DEFAULT_CONFIDENCE } = options;
  const games = totalOf(counts);
  if (!(games > 0)) throw new RangeError('no games were counted, so there is nothing to resample');
  if (!(replicates >= 2)) throw new RangeError(`${replicates} replicates are too few`);
  const uniform = seedrandom(keyText(seed));
  const drawn = new Float64Array(counts.length);
  const values = Array.from({ length: replicates }, () => statistic(multinomialDraw(games, counts, uniform, drawn)));
  return { estimate: statistic(Float64Array.from(counts)), ...spreadOf(values, confidence) };
}

/** Standard deviation of a statistic over replicates, and the percentile interval. */
export function spreadOf(values: readonly number[], confidence = DEFAULT_CONFIDENCE): Omit<Bootstrap, 'estimate'> {
  const half = alphaOf(confidence) / 2;
  const centre = values.reduce((sum, v) => sum + v, 0) / values.length;
  const squares = values.reduce((sum, v) => sum + (v - centre) ** 2, 0);
  const sorted = [...values].sort((a, b) => a - b);
  return {
    se: Math.sqrt(squares / (values.length - 1)),
    interval: [quantileSorted(sorted, half), quantileSorted(sorted, 1 - half)],
  };
}
