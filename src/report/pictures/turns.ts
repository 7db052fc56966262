// What changes from turn to turn: a number as a line in its band, labels as stacked bars, one small picture a subject.
import { formatAlone } from '../../answer/digits.js';
import { meanOf, quantileOf } from '../../answer/estimates.js';
import { labelText } from '../../answer/metric-names.js';
import type { LabelResult, NumberResult, Result } from '../../answer/result.js';
import { dots, type Heading, label, marks, type Picture, picture, provenance, quantity, ZERO_UP } from './picture.js';
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
    label: formatAlone(meanOf(result, metric)),
  }));
  const caption = 'The line is the mean after each turn; eight games in ten lie in the band.';
  const y = quantity('mean');
  const low = quantity('low', { axis: { title: h.axis, domain: false, ticks: false, tickCount: 6 } });
  return picture(
    { ...h, subtitle: provenance(result), caption },
    {
      width: plotWidth(),
      height: 200,
      data: { values },
      encoding: { x: { field: 'turn', type: 'ordinal', axis: { title: 'turn', labelAngle: 0, ticks: false } } },
      layer: [
        marks('area', { color: BAR, opacity: 0.22 }, { y: low, y2: { field: 'high' } }),
        ZERO_UP,
        marks('line', { color: BAR, strokeWidth: 2.5 }, { y }),
        dots(50, { y }),
        marks('text', { dy: -12 }, { y, text: label('label') }),
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
    labels.map((name, order) => ({
      subject,
      turn,
      label: labelText(name),
      order,
      percent: 100 * (metric.share[name] ?? 0),
    })),
  );
  const caption = 'Each bar is one turn: the parts are the per cent of games.';
  return picture(
    { ...h, subtitle: provenance(result, 'per cent of games, by turn'), caption },
    {
      data: { values },
      facet: label('subject', { sort: [...new Set(cells.map((c) => c.subject))], title: null }),
      columns: 2,
      spacing: { row: 12, column: 18 },
      resolve: { axis: { x: 'independent' } },
      spec: {
        width: 156,
        height: 62,
        mark: { type: 'bar' },
        encoding: {
          x: { field: 'turn', type: 'ordinal', axis: { title: null, labelAngle: 0, ticks: false } },
          y: quantity('percent', {
            scale: { domain: [0, 100] },
            axis: { title: null, values: [0, 50, 100], domain: false, ticks: false },
          }),
          color: colours(labels.map(labelText), labels),
          order: { field: 'order' },
        },
      },
    },
  );
}
