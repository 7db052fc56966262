// Figures by name: a number's mean, or a label's share, with its interval. What sweeps and sensitivities show of many scenarios.

import { targetOf } from '../analysis/stopping.js';
import type { Estimate } from '../answer/digits.js';
import { metricTitle } from '../answer/names.js';
import { binsOf, type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';
import { type Histogram, histogramOf, moments, shareHistogram, totalOf } from '../stats/histogram.js';
import type { Interval } from '../stats/intervals/interval.js';
import { meanInterval } from '../stats/intervals/mean-interval.js';
import { wilson } from '../stats/intervals/wilson.js';

/** A figure: a metric of numbers, or one label of a metric of labels. */
export interface FigureName {
  readonly name: string;
  readonly metric: string;
  readonly label?: string;
}

/** A figure's value in one scenario. */
export interface FigureValue {
  readonly value: number;
  readonly ci95: Interval;
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  raid: ['battleships.afloat', 'battleships.bottomed', 'battleships.sunk'],
  game: ['poc.final', 'winner.japan'],
  battle: ['remaining.japan', 'lost.japan', 'lost.allied'],
};

/**
 * Figures by their names; `undefined` for the usual ones of the kind.
 *
 * @throws UsageError with the nearest figure there is
 */
export function figuresNamed(
  names: readonly string[] | undefined,
  kind: string,
  metrics: readonly Metric[],
): FigureName[] {
  return (names ?? USUAL[kind]!).map((name) => {
    const asked = { figure: name.trim(), halfWidth: 1, relative: false };
    const { metric, label } = targetOf(asked, metrics, undefined, '--metric');
    return { name: name.trim(), metric, ...(label === undefined ? {} : { label }) };
  });
}

/** A figure's histogram in a tally; a share is one of 0 and 1. */
export function histogramFor({ metric: name, label }: FigureName, metrics: readonly Metric[], tally: Tally): Histogram {
  const index = metrics.findIndex((m) => m.name === name);
  const metric = metrics[index]!;
  const start = tallyOffsets(metrics)[index]!;
  const part = tally.subarray(start, start + binsOf(metric));
  if (metric.type === 'number') return histogramOf(metric, part);
  return shareHistogram(part[metric.labels.indexOf(label!)]!, totalOf(part));
}

/** A figure's value and interval after a fixed number of games. */
export function figureValue(figure: FigureName, metrics: readonly Metric[], tally: Tally): FigureValue {
  const h = histogramFor(figure, metrics, tally);
  const ci95 = figure.label === undefined ? meanInterval(h) : wilson(h.counts[1]!, totalOf(h.counts));
  return { value: moments(h).mean, ci95 };
}

/** The same as a cell of a table. */
export const figureEstimate = ({ label }: FigureName, { value, ci95 }: FigureValue): Estimate => ({
  unit: label === undefined ? 'number' : 'share',
  value,
  lo: ci95[0],
  hi: ci95[1],
  exact: false,
});

/** `winner.japan (%)`: shares are shown in per cent. */
export const figureTitle = ({ name, label }: FigureName): string => (label === undefined ? name : `${name} (%)`);

/** What a figure is, in a player's words: title of its picture. */
export const figureInWords = ({ metric, label }: FigureName): string =>
  label === undefined ? metricTitle(metric) : `${metricTitle(metric)}: ${label} (% of games)`;
