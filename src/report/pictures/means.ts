// Several numbers side by side: the mean of each with its error, and where eight games in ten lie.
import { formatEstimate } from '../../answer/digits.js';
import { meanOf, quantileOf } from '../../answer/estimates.js';
import type { NumberResult, Result } from '../../answer/result.js';
import { type Picture, picture, provenance, rowsBy } from './picture.js';
import { BAR, GRID, INK, plotWidth } from './theme.js';

/** One row for each number. */
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
  const x = { field: 'mean', type: 'quantitative' };
  return picture(
    { ...h, subtitle: provenance(result, 'mean number'), caption },
    {
      width: plotWidth(rows.map((row) => row.name)),
      height: 32 * rows.length,
      data: { values },
      encoding: { y: rowsBy('row') },
      layer: [
        {
          mark: { type: 'rule', color: GRID, strokeWidth: 7, strokeCap: 'round' },
          encoding: {
            x: { field: 'low', type: 'quantitative', axis: { title: null, tickCount: 6, grid: false } },
            x2: { field: 'high' },
          },
        },
        { mark: { type: 'point', filled: true, color: BAR, size: 70, opacity: 1 }, encoding: { x } },
        { mark: { type: 'text', dy: -11, color: INK }, encoding: { x, text: { field: 'label', type: 'nominal' } } },
      ],
    },
  );
}
