// What the common dice show of the combinations of a sweep: which may be the highest, which the lowest.

import { type MeansOrder, orderOf } from '../../stats/comparing/order.js';
import { countsByName } from '../../stats/figure.js';
import type { Solved } from '../compare/exact.js';
import type { FigureName } from '../figures.js';
import { BLOCK_GAMES, blocksOf } from './swept-experiment.js';

/** More combinations than this are not compared with each other: their pairs would be too many. */
export const MAX_ORDERED = 200;

/**
 * The order of the combinations by each figure, by its name; `undefined` where there is nothing to compare, or there are too many.
 */
export function sweptOrder(
  cells: readonly Solved[],
  figures: readonly FigureName[],
): Readonly<Record<string, MeansOrder>> | undefined {
  if (cells.length < 2 || cells.length > MAX_ORDERED) return undefined;
  const counts = cells.map(({ metrics, tally }) => countsByName(metrics, tally));
  const games = counts[0]!(BLOCK_GAMES).counts;
  return Object.fromEntries(
    figures.map((figure, f) => {
      const sums = cells.map(({ metrics }, k) => {
        const metric = metrics.find(({ name }) => name === figure.metric)!;
        const least = metric.type === 'number' ? metric.min : 0;
        return Float64Array.from(counts[k]!(blocksOf(f)).counts, (sum, b) => sum + least * games[b]!);
      });
      return [figure.name, orderOf(sums, games)];
    }),
  );
}
