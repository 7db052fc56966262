// From the metrics of a result to estimates with intervals: what tables and pictures have in common.
import { shareHistogram } from '../stats/histogram.js';
import { anytimeDeviation, bettingInterval } from '../stats/intervals/betting.js';
import { deviationInterval } from '../stats/intervals/deviation.js';
import type { Basis } from '../stats/intervals/estimate.js';
import { wilson } from '../stats/intervals/wilson.js';
import { type Estimate, estimate, exactly } from './digits.js';
import { basisOf, isExact, type LabelResult, type MetricResult, type NumberResult, type Result } from './result.js';

/** One value of a number metric with its chance, or a few neighbouring ones: `value` up to and including `to`. */
export interface Bin {
  readonly value: number;
  readonly to: number;
  readonly chance: Estimate;
}

/** The part of a result that says what may be said about its figures. */
type Founded = Pick<Result, 'config' | 'precision'>;

export const isNumberResult = (m: MetricResult): m is NumberResult => 'histogram' in m;

/** The number metric of that name, if the result has it. */
export function numberMetric(result: Result, name: string): NumberResult | undefined {
  const m = result.metrics[name];
  return m !== undefined && isNumberResult(m) ? m : undefined;
}

/** The label metric of that name, if the result has it. */
export function labelMetric(result: Result, name: string): LabelResult | undefined {
  const m = result.metrics[name];
  return m !== undefined && !isNumberResult(m) ? m : undefined;
}

const totalOf = (m: Pick<NumberResult, 'histogram'>): number => m.histogram.reduce((sum, b) => sum + b.count, 0);

/** `count` of `total` games as a share with its interval; for the exact method `count` is a probability. */
function chanceOf(count: number, total: number, basis: Basis): Estimate {
  // A sum of probabilities may end a last bit above 1.
  const value = total > 0 ? Math.min(1, count / total) : 0;
  if (basis === 'exact' || total === 0) return estimate('share', value, [value, value], basis === 'exact');
  const anytime = basis === 'anytime';
  return estimate('share', value, anytime ? bettingInterval(shareHistogram(count, total)) : wilson(count, total));
}

/**
 * The distribution of a number metric: bins from the smallest to the largest value seen, without gaps.
 *
 * @param range widens it, e.g. `[0, 8]` to show also the numbers that never came up
 * @param width whole numbers to a bin, 1 by default; bins then begin at multiples of it
 */
export function distribution(result: Founded, m: NumberResult, range?: readonly [number, number], width = 1): Bin[] {
  const counts = new Map<number, number>();
  const start = (value: number) => Math.floor(value / width) * width;
  for (const b of m.histogram) {
    if (b.count > 0) counts.set(start(b.value), (counts.get(start(b.value)) ?? 0) + b.count);
  }
  const seen = [...counts.keys(), ...(range ?? []).map(start)];
  if (seen.length === 0) return [];
  const min = Math.min(...seen);
  const total = totalOf(m);
  return Array.from({ length: (Math.max(...seen) - min) / width + 1 }, (_, i) => {
    const value = min + i * width;
    return { value, to: value + width - 1, chance: chanceOf(counts.get(value) ?? 0, total, basisOf(result)) };
  });
}

/**
 * One value of a number metric with its chance. Intervals of a run that stopped by looking take their time: who shows few values asks for those
 * alone.
 */
export const binOf = (result: Founded, m: NumberResult, value: number): Bin => ({
  value,
  to: value,
  chance: chanceOf(m.histogram.find((b) => b.value === value)?.count ?? 0, totalOf(m), basisOf(result)),
});

/** The chance of at least each value: the same bins, counted from above. */
export function atLeast(result: Founded, m: NumberResult, range?: readonly [number, number]): Bin[] {
  const total = totalOf(m);
  return distribution(result, m, range).map(({ value, to }) => ({
    value,
    to,
    chance: chanceOf(
      m.histogram.reduce((sum, b) => (b.value >= value ? sum + b.count : sum), 0),
      total,
      basisOf(result),
    ),
  }));
}

/** The mean with its 95 % interval. */
export const meanOf = (result: Founded, m: NumberResult): Estimate =>
  estimate('number', m.mean, m.ci95, isExact(result));

/** Where fewer games than this all have the same value, nothing is said of how far others may lie from it. */
const FEW = 20;

/** The standard deviation; of one game, or a few that are all alike, it is not a number. */
export function sdOf(result: Founded, m: Pick<NumberResult, 'sd' | 'histogram'>): Estimate {
  if (isExact(result)) return exactly('number', m.sd ?? 0);
  const total = totalOf(m);
  if (m.sd === null || total < 2 || (m.sd === 0 && total < FEW))
    return estimate('number', Number.NaN, [Number.NaN, Number.NaN]);
  const h = { min: m.histogram[0]!.value, counts: m.histogram.map((b) => b.count) };
  const [lo, hi] = basisOf(result) === 'anytime' ? anytimeDeviation(h) : deviationInterval(h);
  return estimate('number', m.sd, [Math.min(lo, m.sd), Math.max(hi, m.sd)]);
}

/** The smallest value that at least a share `p` of the games does not exceed. */
export function quantileOf(m: NumberResult, p: number): number {
  const bins = [...m.histogram].sort((a, b) => a.value - b.value);
  const wanted = p * totalOf(m);
  let sum = 0;
  // The slack keeps a median of exactly one half from moving up by rounding.
  for (const b of bins) {
    sum += b.count;
    if (sum >= wanted * (1 - 1e-12) && b.count > 0) return b.value;
  }
  return bins.at(-1)?.value ?? 0;
}

/** The share of one label with its 95 % interval; undefined for a label the metric does not have. */
export function shareOf(result: Founded, m: LabelResult, label: string): Estimate | undefined {
  const value = m.share[label];
  return value === undefined ? undefined : estimate('share', value, m.ci95[label] ?? [value, value], isExact(result));
}
