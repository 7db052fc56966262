// Labels: a table whose cells are coloured by how often they happen, and one bar cut in parts.
import { formatEstimate } from '../../answer/digits.js';
import { shareOf } from '../../answer/estimates.js';
import { labelText } from '../../answer/metric-names.js';
import type { LabelResult, Result } from '../../answer/result.js';
import {
  BARE,
  cellText,
  colouredCells,
  GAPS,
  type Heading,
  label,
  type Picture,
  picture,
  provenance,
  quantity,
  type Spec,
  shortShare,
} from './picture.js';
import { labelColour, plotWidth, textOn } from './theme.js';

/** How much of its colour a cell shows that never happens. */
const FAINTEST = 0.04;

/** Something with a label metric: a ship, a port. */
interface LabelRow {
  readonly name: string;
  readonly metric: LabelResult;
}

/** Rows by labels; the more often, the fuller the colour. A label that a row cannot have is left empty. */
export function heatTable(
  result: Result,
  rows: readonly LabelRow[],
  labels: readonly string[],
  h: Omit<Heading, 'subtitle'>,
): Picture {
  const values = rows.flatMap(({ name, metric }) =>
    labels.flatMap((label) => {
      const e = shareOf(result, metric, label);
      if (e === undefined) return [];
      const colour = labelColour(label);
      const opacity = FAINTEST + (1 - FAINTEST) * e.value;
      const figure = { percent: 100 * e.value, text: shortShare(e, 2) };
      return [{ row: name, label: labelText(label), ...figure, colour, ink: textOn(colour, opacity) }];
    }),
  );
  const wide = labels.length <= 5;
  return picture(
    { ...h, subtitle: provenance(result, 'per cent of games') },
    {
      width: plotWidth(rows.map((row) => row.name)),
      height: 27 * rows.length,
      data: { values },
      encoding: {
        y: label('row', { sort: null, axis: BARE, scale: GAPS }),
        x: label('label', {
          sort: labels.map(labelText),
          axis: { title: null, orient: 'top', ticks: false, domain: false, labelAngle: 0 },
          scale: GAPS,
        }),
      },
      layer: [colouredCells('percent', { domain: [0, 100], range: [FAINTEST, 1] }), cellText('text', wide ? 13 : 11)],
    },
  );
}

/** One bar cut in parts, e.g. who wins. */
export function shareBar(result: Result, metric: LabelResult, h: Omit<Heading, 'subtitle'>): Picture {
  const labels = Object.keys(metric.share);
  const values = labels.map((label, order) => {
    const e = shareOf(result, metric, label)!;
    return { label: `${labelText(label)} ${formatEstimate(e)} %`, order, percent: 100 * e.value };
  });
  return picture(
    { ...h, subtitle: provenance(result) },
    {
      width: plotWidth([]),
      height: 44,
      data: { values },
      mark: { type: 'bar', height: 36 },
      encoding: {
        x: quantity('percent', {
          scale: { domain: [0, 100] },
          axis: { title: 'per cent of games', grid: false, tickCount: 5 },
        }),
        color: colours(
          values.map((v) => v.label),
          labels,
        ),
        order: { field: 'order' },
      },
    },
  );
}

/** Legend and colours of labels under the names they are shown by. */
export function colours(shown: readonly string[], labels: readonly string[]): Spec {
  const scale = { domain: shown, range: labels.map(labelColour) };
  return label('label', { scale, legend: { title: null, orient: 'top', columns: 0 } });
}
