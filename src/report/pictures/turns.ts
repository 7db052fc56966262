// What changes from turn to turn: a number as a line in its band, labels as stacked bars, one small picture a subject.
import { formatValue } from '../../answer/digits.js';
import { meanOf, quantileOf } from '../../answer/estimates.js';
import { labelText } from '../../answer/metric-names.js';
import type { LabelResult, NumberResult, Result } from '../../answer/result.js';
import { type Heading, type Picture, picture, provenance, ZERO_UP } from './picture.js';
import { colours } from './shares.js';
import { BAR, plotWidth } from './theme.js';

/** A number by turn: its mean, and the band in which eight games in ten lie. */
export function turnBand(
  result: Result,
  turns: readonly { readonly turn: number; readonly metric: NumberResult }[],
  h: Pick<Heading, 'name' | 'title'> & { readonly axis: string },
): Picture {
  const values = turns.map(({ turn, metric }) => ({
    turn,
    mean: metric.mean,
    low: quantileOf(metric, 0.1),
    high: quantileOf(metric, 0.9),
    label: formatValue(meanOf(result, metric)),
  }));
  const caption = 'The line is the mean after each turn; eight games in ten lie in the band.';
  const y = { field: 'mean', type: 'quantitative' };
  return picture(
    { ...h, subtitle: provenance(result), caption },
    {
      width: plotWidth(),
      height: 200,
      data: { values },
      encoding: { x: { field: 'turn', type: 'ordinal', axis: { title: 'turn', labelAngle: 0, ticks: false } } },
      layer: [
        {
          mark: { type: 'area', color: BAR, opacity: 0.22 },
          encoding: {
            y: {
              field: 'low',
              type: 'quantitative',
              axis: { title: h.axis, domain: false, ticks: false, tickCount: 6 },
            },
            y2: { field: 'high' },
          },
        },
        ZERO_UP,
        { mark: { type: 'line', color: BAR, strokeWidth: 2.5 }, encoding: { y } },
        { mark: { type: 'point', filled: true, color: BAR, size: 50, opacity: 1 }, encoding: { y } },
        { mark: { type: 'text', dy: -12 }, encoding: { y, text: { field: 'label', type: 'nominal' } } },
      ],
    },
  );
}

/** Labels by turn, one small stack of bars for each subject, e.g. who controls each sea area. */
export function turnStacks(
  result: Result,
  cells: readonly { readonly subject: string; readonly turn: number; readonly metric: LabelResult }[],
  h: Pick<Heading, 'name' | 'title'>,
): Picture {
  const labels = [...new Set(cells.flatMap((c) => Object.keys(c.metric.share)))];
  const values = cells.flatMap(({ subject, turn, metric }) =>
    labels.map((label, order) => ({
      subject,
      turn,
      label: labelText(label),
      order,
      percent: 100 * (metric.share[label] ?? 0),
    })),
  );
  const caption = 'Each bar is one turn: the parts are the per cent of games.';
  return picture(
    { ...h, subtitle: provenance(result, 'per cent of games, by turn'), caption },
    {
      data: { values },
      facet: { field: 'subject', type: 'nominal', sort: [...new Set(cells.map((c) => c.subject))], title: null },
      columns: 2,
      spacing: { row: 12, column: 18 },
      resolve: { axis: { x: 'independent' } },
      spec: {
        width: 156,
        height: 62,
        mark: { type: 'bar' },
        encoding: {
          x: { field: 'turn', type: 'ordinal', axis: { title: null, labelAngle: 0, ticks: false } },
          y: {
            field: 'percent',
            type: 'quantitative',
            scale: { domain: [0, 100] },
            axis: { title: null, values: [0, 50, 100], domain: false, ticks: false },
          },
          color: colours(labels.map(labelText), labels),
          order: { field: 'order' },
        },
      },
    },
  );
}
