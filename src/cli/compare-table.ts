// The differences of a comparison as numbers and as a table.

import type { Difference } from '../analysis/experiments/comparison.js';
import { letterOf } from '../analysis/experiments/comparison.js';
import { differenceText } from '../answer/difference.js';
import { decimalsFor, fixed } from '../answer/digits.js';
import { pairedDifference } from '../stats/comparing/paired.js';
import { binsOf, type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';
import { type Histogram, histogramOf, moments, shareHistogram, totalOf } from '../stats/histogram.js';
import { bettingInterval } from '../stats/intervals/betting.js';
import type { Interval } from '../stats/intervals/interval.js';
import { meanInterval } from '../stats/intervals/mean-interval.js';
import { wilson } from '../stats/intervals/wilson.js';
import { csvText } from '../text/index.js';
import { textTable } from './text-table.js';

/** One compared figure, as it stands in the JSON. */
export interface ComparedFigure {
  readonly scenario: string;
  readonly metric: string;
  readonly label?: string;
  readonly first: number;
  readonly firstCi95: Interval;
  readonly other: number;
  readonly otherCi95: Interval;
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
  const own = (h: Histogram, label: string | undefined): Interval => {
    if (basis === 'anytime') return bettingInterval(h);
    return label === undefined ? meanInterval(h) : wilson(h.counts[1]!, totalOf(h.counts));
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
      first: moments(first).mean,
      firstCi95: own(first, d.label),
      other: moments(other).mean,
      otherCi95: own(other, d.label),
      difference: pair.difference,
      se: pair.se,
      ci95: basis === 'anytime' ? bettingInterval(differing) : pair.interval,
      correlation: pair.correlation,
      saving: Number.isFinite(pair.saving) ? pair.saving : null,
    };
  });
}

/** Correlation and saving as cells; nothing where nothing varied, as in a single game. */
export function pairingCells({ correlation, saving, se }: ComparedFigure): [correlation: string, saved: string] {
  return [
    correlation === 0 ? '–' : correlation.toFixed(2),
    saving === null || se === 0 ? '–' : `${saving.toFixed(1)}×`,
  ];
}

/** The table a player reads: shares in per cent, no digit below the error of the difference. */
export function differenceTable(figures: readonly ComparedFigure[], width: number): string {
  const rows = figures.map((f) => {
    const scale = f.label === undefined ? 1 : 100;
    const half = (scale * (f.ci95[1] - f.ci95[0])) / 2;
    const digits = half > 0 ? decimalsFor(half) : 3;
    const show = (value: number) => fixed(scale * value, digits);
    return [
      f.label === undefined ? f.metric : `${f.metric} = ${f.label} (%)`,
      show(f.first),
      `${f.scenario}: ${show(f.other)}`,
      differenceText(f, scale),
      ...pairingCells(f),
    ];
  });
  return textTable([['figure', 'a', 'other', 'other − a', 'correlation', 'saved'], ...rows], width);
}

/** The same as comma-separated values. */
export function differenceCsv(figures: readonly ComparedFigure[]): string {
  const head =
    'scenario,metric,label,first,first_low,first_high,other,other_low,other_high,difference,se,ci95_low,ci95_high,correlation,saving';
  return csvText([
    head.split(','),
    ...figures.map((f) => [
      f.scenario,
      f.metric,
      f.label ?? '',
      f.first,
      ...f.firstCi95,
      f.other,
      ...f.otherCi95,
      f.difference,
      f.se,
      ...f.ci95,
      f.correlation,
      f.saving ?? '',
    ]),
  ]);
}
