// From a tally to the numbers of the result file.
import { type LabelMetric, type Metric, type NumberMetric, type Tally, tallyOffsets } from '../experiment.js';
import { type Histogram, histogramOf, moments, sampleVariance, shareHistogram, totalOf } from '../histogram.js';
import { bettingInterval } from './betting.js';
import type { Interval } from './interval.js';
import { meanInterval } from './mean-interval.js';
import { wilson } from './wilson.js';

/**
 * Where the counts come from, and so what may be said about them: a fixed number of games; a number of games that was chosen by
 * looking (the intervals are then anytime-valid, about twice as wide, see `bettingInterval`); or the exact method.
 */
export type Basis = 'fixed' | 'anytime' | 'exact';
/** The basis of what was sampled. */
export type SampledBasis = Exclude<Basis, 'exact'>;

/**
 * The interval of a mean that is right for how the counts came about; of a share, where the histogram is of 0 and 1.
 *
 * @param what `isShare` for a share, default false; `basis` default fixed; `confidence` default 0.95
 * @example
 * intervalOf(shareHistogram(3, 10), { isShare: true }); // as wilson(3, 10)
 */
export function intervalOf(
  h: Histogram,
  what: { readonly isShare?: boolean; readonly basis?: Basis; readonly confidence?: number | undefined } = {},
): Interval {
  const { isShare = false, basis = 'fixed', confidence } = what;
  if (basis === 'exact') return pointInterval(moments(h).mean);
  if (basis === 'anytime') return bettingInterval(h, confidence);
  return isShare ? wilson(h.counts[1]!, totalOf(h.counts), confidence) : meanInterval(h, confidence);
}

/** Result of a metric of whole numbers. From the exact method counts are probabilities, `se` is 0 and `ci95` has no width. */
export interface NumberResult {
  readonly mean: number;
  /** Standard error of the mean; `null` where one game was played: it has none. */
  readonly se: number | null;
  /** 95 % interval for the mean, see `meanInterval`. */
  readonly ci95: Interval;
  /** Standard deviation of one game from another; `null` where one was played. */
  readonly sd: number | null;
  /** Every value from the metric's least to its largest. */
  readonly histogram: readonly { readonly value: number; readonly count: number }[];
}

/** Result of a metric with labels. */
export interface LabelResult {
  readonly counts: Readonly<Record<string, number>>;
  readonly share: Readonly<Record<string, number>>;
  /** 95 % interval for each share by itself, see `wilson`. */
  readonly ci95: Readonly<Record<string, Interval>>;
}

export type MetricResult = NumberResult | LabelResult;

/** Probabilities of the exact method add up to 1 within this. */
const EXACT_TOTAL = 1e-9;

/**
 * Estimates a metric from its part of a tally.
 *
 * @param counts the metric's bins, see `tallyOffsets`
 * @param games number of games; not used by the exact method
 * @param basis `true` for `'exact'` (the counts are probabilities), `false` for `'fixed'`
 * @throws RangeError when there are no games, or the counts do not add up to them
 * @example
 * estimateMetric({ type: 'label', name: 'fate', labels: ['afloat', 'sunk'] }, [75, 25], 100, false);
 * // { counts: { afloat: 75, sunk: 25 }, share: { afloat: 0.75, sunk: 0.25 }, ci95: { afloat: [0.656…, 0.824…], … } }
 */
export function estimateMetric<M extends Metric>(
  metric: M,
  counts: ArrayLike<number>,
  games: number,
  basis: boolean | Basis,
): M extends NumberMetric ? NumberResult : LabelResult;
export function estimateMetric(
  metric: Metric,
  counts: ArrayLike<number>,
  games: number,
  basis: boolean | Basis,
): MetricResult {
  const known: Basis = typeof basis === 'string' ? basis : basis ? 'exact' : 'fixed';
  const total = totalOf(counts);
  if (known === 'exact' ? Math.abs(total - 1) > EXACT_TOTAL : !(games > 0 && total === games)) {
    const wanted = known === 'exact' ? 'the probability 1' : `${games} games`;
    throw new RangeError(`${metric.name}: the counts add up to ${total}, where ${wanted} should be`);
  }
  return metric.type === 'number' ? estimateNumber(metric, counts, known) : estimateLabels(metric, counts, known);
}

function estimateNumber(metric: NumberMetric, counts: ArrayLike<number>, basis: Basis): NumberResult {
  const h = histogramOf(metric, counts);
  const m = moments(h);
  const variance = basis === 'exact' ? m.variance : m.total < 2 ? null : sampleVariance(m);
  return {
    mean: m.mean,
    se: basis === 'exact' ? 0 : variance === null ? null : Math.sqrt(variance / m.total),
    ci95: intervalOf(h, { basis }),
    sd: variance === null ? null : Math.sqrt(variance),
    histogram: Array.from(counts, (count, i) => ({ value: metric.min + i, count })),
  };
}

function estimateLabels(metric: LabelMetric, counts: ArrayLike<number>, basis: Basis): LabelResult {
  const total = totalOf(counts);
  const byLabel = <T>(of: (count: number) => T): Record<string, T> =>
    Object.fromEntries(metric.labels.map((label, i) => [label, of(counts[i]!)]));
  return {
    counts: byLabel((count) => count),
    share: byLabel((count) => (basis === 'exact' ? count : count / total)),
    ci95: byLabel((count) =>
      basis === 'exact' ? pointInterval(count) : intervalOf(shareHistogram(count, total), { isShare: true, basis }),
    ),
  };
}

const pointInterval = (value: number): Interval => [value, value];

/**
 * Estimates all metrics of a tally, by name, but those that hold sums.
 *
 * @throws RangeError as {@link estimateMetric}
 * @example
 * estimateTally(metrics, tally, games, false)['battleships.afloat'];
 */
export function estimateTally(
  metrics: readonly Metric[],
  tally: Tally,
  games: number,
  basis: boolean | Basis,
): Record<string, MetricResult> {
  const offsets = tallyOffsets(metrics);
  return Object.fromEntries(
    metrics.flatMap((metric, i) =>
      metric.type === 'label' && metric.sums
        ? []
        : [[metric.name, estimateMetric(metric, tally.subarray(offsets[i]!, offsets[i + 1]!), games, basis)]],
    ),
  );
}
