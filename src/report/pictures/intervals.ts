// Figures with their intervals one below the other: differences of plans, what a change is worth, a ranking.
import { formatEstimate } from '../../answer/digits.js';
import { meanOf, quantileOf } from '../../answer/estimates.js';
import type { NumberResult, Result } from '../../answer/result.js';
import {
  dots,
  type Heading,
  label,
  marks,
  type Picture,
  picture,
  provenance,
  quantity,
  rowsBy,
  ZERO_ACROSS,
} from './picture.js';
import { BAR, GRID, INK, plotWidth } from './theme.js';

/** One row: a figure, its interval, and the text beside it. */
export interface IntervalRow {
  readonly row: string;
  readonly value: number;
  readonly lo: number;
  readonly hi: number;
  readonly label: string;
  /** Drawn paler: not to be compared with the other bars. */
  readonly faint?: boolean;
}

interface IntervalsHeading extends Heading {
  /** What the figures are, written under the axis. */
  readonly axis: string;
  /** `dots` (default), or `bars` from 0, which show a large one at a glance. */
  readonly mark?: 'dots' | 'bars';
}

/** A row from a figure and its interval; `scale` is 100 for shares in per cent. Its text gets the minus sign that the axis has. */
export const intervalRow = (
  row: string,
  value: number,
  [lo, hi]: readonly [number, number],
  label: string,
  scale = 1,
): IntervalRow => ({
  row,
  value: scale * value,
  lo: scale * lo,
  hi: scale * hi,
  label: label.replace(/-(?=\d)/g, '−'),
});

/** Rows in the order given; a line marks 0, where there is no difference. */
export function intervalsPicture(rows: readonly IntervalRow[], h: IntervalsHeading): Picture {
  // Room at both ends, so that no interval is cut by the frame.
  const x = quantity('value', { title: h.axis, scale: { padding: 6, nice: false } });
  const bar = { color: BAR, height: 16 };
  const fade = { opacity: { condition: { test: 'datum.faint', value: 0.2 }, value: 0.55 } };
  const bars = rows.some((r) => r.faint)
    ? marks('bar', bar, { x, ...fade })
    : marks('bar', { ...bar, opacity: 0.55 }, { x });
  const asBars = h.mark === 'bars';
  const line = asBars ? { color: INK, strokeWidth: 1.5 } : { color: GRID, strokeWidth: 7 };
  const names = rows.map((r) => r.row);
  return picture(h, {
    width: Math.max(150, plotWidth(names) - 70),
    height: Math.max(60, 26 * rows.length),
    data: { values: rows },
    encoding: { y: rowsBy('row') },
    layer: [
      // The scale always holds 0.
      ZERO_ACROSS,
      ...(asBars ? [bars] : []),
      marks('rule', line, { x: quantity('lo', { title: h.axis }), x2: { field: 'hi' } }),
      ...(asBars ? [] : [dots(70, { x })]),
      // To the right of everything, where no mark is in the way.
      marks(
        'text',
        { align: 'left', dx: 10, color: INK, fontSize: 11 },
        { x: { value: 'width' }, text: label('label') },
      ),
    ],
  });
}

/** Several numbers, one below the other: the mean of each with its error, and where eight games in ten lie. */
export function meansPicture(
  result: Result,
  rows: readonly { readonly name: string; readonly metric: NumberResult }[],
  h: { readonly name: string; readonly title: string },
): Picture {
  const values = rows.map(({ name, metric }) => ({
    row: name,
    mean: metric.mean,
    low: quantileOf(metric, 0.1),
    high: quantileOf(metric, 0.9),
    label: formatEstimate(meanOf(result, metric)),
  }));
  const caption = 'The dot is the mean; eight games in ten lie on the grey line.';
  const x = quantity('mean');
  const low = quantity('low', { axis: { title: null, tickCount: 6, grid: false } });
  return picture(
    { ...h, subtitle: provenance(result, 'mean number'), caption },
    {
      width: plotWidth(rows.map((row) => row.name)),
      height: 32 * rows.length,
      data: { values },
      encoding: { y: rowsBy('row') },
      layer: [
        marks('rule', { color: GRID, strokeWidth: 7, strokeCap: 'round' }, { x: low, x2: { field: 'high' } }),
        dots(70, { x }),
        marks('text', { dy: -11, color: INK }, { x, text: label('label') }),
      ],
    },
  );
}
