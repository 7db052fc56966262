// The differences of a comparison as numbers and as a table.
import { binsOf, type Metric, type Tally, tallyOffsets } from '../game/experiment.js';
import { decimalsFor, fixed } from '../report/digits.js';
import type { Difference } from '../simulate/comparison.js';
import { letterOf } from '../simulate/comparison.js';
import { bettingInterval } from '../stats/betting.js';
import { type Histogram, histogramOf, shareHistogram } from '../stats/histogram.js';
import type { Interval } from '../stats/interval.js';
import { pairedDifference } from '../stats/paired.js';
import { textTable } from './text-table.js';

/** One compared figure, as it stands in the JSON. */
export interface ComparedFigure {
  readonly scenario: string;
  readonly metric: string;
  readonly label?: string;
  readonly first: number;
  readonly other: number;
  /** Other minus first, game by game. */
  readonly difference: number;
  readonly se: number;
  readonly ci95: Interval;
  readonly correlation: number;
  /** How many times fewer games the common dice needed than two separate runs; `null` when the difference never varied. */
  readonly saving: number | null;
}

/** Works out every difference of a comparison's tally; `anytime` when the run stopped by looking. */
export function comparedFigures(
  differences: readonly Difference[],
  metrics: readonly Metric[],
  tally: Tally,
  basis: 'fixed' | 'anytime' = 'fixed',
): ComparedFigure[] {
  const offsets = tallyOffsets(metrics);
  const histogram = (name: string, label?: string): Histogram => {
    const index = metrics.findIndex((m) => m.name === name);
    const metric = metrics[index]!;
    const part = tally.subarray(offsets[index], offsets[index]! + binsOf(metric));
    if (metric.type === 'number') return histogramOf(metric, part);
    const count = part[metric.labels.indexOf(label!)]!;
    return shareHistogram(
      count,
      part.reduce((a, b) => a + b, 0),
    );
  };
  return differences.map((d) => {
    const other = histogram(`${letterOf(d.scenario)}.${d.metric}`, d.label);
    const first = histogram(`a.${d.metric}`, d.label);
    const differing = histogram(d.name);
    const pair = pairedDifference(differing, other, first);
    return {
      scenario: letterOf(d.scenario),
      metric: d.metric,
      ...(d.label === undefined ? {} : { label: d.label }),
      first: meanOf(first),
      other: meanOf(other),
      difference: pair.difference,
      se: pair.se,
      ci95: basis === 'anytime' ? bettingInterval(differing) : pair.interval,
      correlation: pair.correlation,
      saving: Number.isFinite(pair.saving) ? pair.saving : null,
    };
  });
}

const meanOf = (h: Histogram): number => {
  let sum = 0;
  let total = 0;
  for (let i = 0; i < h.counts.length; i++) {
    sum += (h.min + i) * h.counts[i]!;
    total += h.counts[i]!;
  }
  return sum / total;
};

/** The table a player reads: shares in per cent, no digit below the error of the difference. */
export function differenceTable(figures: readonly ComparedFigure[], width: number): string {
  const rows = figures.map((f) => {
    const scale = f.label === undefined ? 1 : 100;
    const half = (scale * (f.ci95[1] - f.ci95[0])) / 2;
    const digits = half > 0 ? decimalsFor(half) : 3;
    const show = (value: number) => fixed(scale * value, digits);
    const sign = f.difference > 0 ? '+' : '';
    const verdict = f.ci95[0] > 0 || f.ci95[1] < 0 ? '' : ' (not separated)';
    return [
      f.label === undefined ? f.metric : `${f.metric} = ${f.label} (%)`,
      show(f.first),
      `${f.scenario}: ${show(f.other)}`,
      `${sign}${show(f.difference)} ±${fixed(half, digits)}${verdict}`,
      f.correlation.toFixed(2),
      f.saving === null ? '–' : `${f.saving.toFixed(1)}×`,
    ];
  });
  return textTable([['figure', 'a', 'other', 'other − a', 'correlation', 'saved'], ...rows], width);
}

/** The same as comma-separated values. */
export function differenceCsv(figures: readonly ComparedFigure[]): string {
  const head = 'scenario,metric,label,first,other,difference,se,lo95,hi95,correlation,saving';
  const lines = figures.map((f) =>
    [
      f.scenario,
      f.metric,
      f.label ?? '',
      f.first,
      f.other,
      f.difference,
      f.se,
      f.ci95[0],
      f.ci95[1],
      f.correlation,
      f.saving ?? '',
    ]
      .map((cell) => (typeof cell === 'string' && /[",]/.test(cell) ? JSON.stringify(cell) : String(cell)))
      .join(','),
  );
  return `${[head, ...lines].join('\n')}\n`;
}
