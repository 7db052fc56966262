// A figure of a metric, and its counts in a tally.

import { binsOf, type Metric, type Tally, tallyOffsets } from './experiment.js';
import { type Histogram, histogramOf, shareHistogram, totalOf } from './histogram.js';

/** What one number says of a metric: the mean of a number, or the share of one label. */
export interface Figure {
  /** Name of the metric. */
  readonly metric: string;
  /** The label whose share is meant; needed for metrics of labels, and only for them. */
  readonly label?: string;
}

/** A figure's name, as it is typed and written: `poc.final`, `winner.japan`. */
export const figureName = (metric: string, label?: string): string =>
  label === undefined ? metric : `${metric}.${label}`;

/**
 * Finds a figure's histogram in a tally; a share of a label is a histogram of 0 and 1.
 *
 * @throws RangeError when there is no such metric or label
 * @example
 * const afloat = histogramIn(metrics, { metric: 'battleships.afloat' });
 * moments(afloat(tally)).mean;
 */
export function histogramIn(metrics: readonly Metric[], figure: Figure): (tally: Tally) => Histogram {
  const index = metrics.findIndex((m) => m.name === figure.metric);
  const metric = metrics[index];
  if (!metric)
    throw new RangeError(`there is no metric ${figure.metric}; there are ${metrics.map((m) => m.name).join(', ')}`);
  const start = tallyOffsets(metrics)[index]!;
  const part = (tally: Tally): Tally => tally.subarray(start, start + binsOf(metric));
  if (metric.type === 'number') {
    if (figure.label !== undefined) throw new RangeError(`${metric.name} is a number and has no label ${figure.label}`);
    return (tally) => histogramOf(metric, part(tally));
  }
  const bin = figure.label === undefined ? -1 : metric.labels.indexOf(figure.label);
  if (bin < 0) throw new RangeError(`${metric.name} needs one of the labels ${metric.labels.join(', ')}`);
  return (tally) => shareHistogram(tally[start + bin]!, totalOf(part(tally)));
}

/**
 * Finds the counts of all metrics of a tally by name; the bins of labels begin at 0.
 *
 * @throws RangeError when there is no metric of that name
 */
export function countsByName(metrics: readonly Metric[], tally: Tally): (name: string) => Histogram {
  const offsets = tallyOffsets(metrics);
  const places = new Map(metrics.map((metric, i) => [metric.name, i]));
  return (name) => {
    const i = places.get(name);
    const metric = i === undefined ? undefined : metrics[i];
    if (i === undefined || !metric) throw new RangeError(`there is no metric ${name}`);
    return { min: metric.type === 'number' ? metric.min : 0, counts: tally.subarray(offsets[i], offsets[i + 1]) };
  };
}
