// Several scenarios under common dice, each against each: what a ranking needs. Only one figure is measured.

import { type Experiment, type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import { figureOfGame, oneGame, valueOfGame } from './figure-of-game.js';

/** The figure that is ranked: a number, or the share of a label (1 in games that end so, else 0). */
export interface RankedFigure {
  readonly metric: string;
  readonly label?: string;
}

/** Name of the difference of two candidates, the later one minus the earlier, by their places. */
export const pairName = (later: number, earlier: number): string => `${later}-${earlier}`;

/**
 * An experiment that plays every game under each of several experiments made with one seed. Metrics: the figure of each candidate by
 * its place, `0`, `1`, …, and the differences of all pairs, `1-0`, `2-0`, `2-1`, …
 *
 * @throws RangeError when an experiment does not measure the figure
 * @example
 * rankingExperiment([spread, focus, finish], { metric: 'battleships.afloat' }).metrics.length; // 6
 */
export function rankingExperiment(experiments: readonly Experiment[], figure: RankedFigure): Experiment {
  const parts = experiments.map((e) => figureOfGame(e, figure, oneGame(e)));
  const own = parts.map((p, k): Metric => ({ type: 'number', name: String(k), min: p.min, max: p.max }));
  const pairs = parts.flatMap((p, k) =>
    parts.slice(0, k).map((q, j): Metric => {
      return { type: 'number', name: pairName(k, j), min: p.min - q.max, max: p.max - q.min };
    }),
  );
  const metrics = [...own, ...pairs];
  const offsets = tallyOffsets(metrics);
  const values = new Int32Array(parts.length);
  const mins = metrics.map((m) => (m.type === 'number' ? m.min : 0));
  return {
    metrics,
    longGames: experiments.some((e) => e.longGames),
    run(first: number, count: number, tally: Tally): void {
      for (let game = first; game < first + count; game++) {
        let pair = parts.length;
        for (let k = 0; k < parts.length; k++) {
          const part = parts[k]!;
          part.scratch.fill(0);
          experiments[k]!.run(game, 1, part.scratch);
          const value = valueOfGame(part);
          values[k] = value;
          tally[offsets[k]! + value - mins[k]!]!++;
          for (let j = 0; j < k; j++, pair++) tally[offsets[pair]! + value - values[j]! - mins[pair]!]!++;
        }
      }
    },
  };
}
