// Scenarios side by side under common dice: each game is played under all of them, and the differences are counted game by
// game, so that what they share cancels.
import { type Experiment, type Metric, type NumberMetric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { Figure } from '../../stats/figure.js';
import { DIFFERENCE_BY_LUCK_SHAPE, differenceBin, SCORE_BY_LUCK } from '../../whole-games/score-by-luck.js';
import { differenceOf, metricOf } from './comparison-names.js';
import { figureOfGame, oneGame, valueOfGame } from './figure-of-game.js';

/** A difference that is counted: scenario k minus the first one, of a number or of the share of one label. */
export interface Difference extends Figure {
  readonly scenario: number;
  /** Name of the metric that counts it in the tally. */
  readonly name: string;
}

const minus = (mine: number, base: number): number => mine - base;
const DIFFERENCES_BY_LUCK = DIFFERENCE_BY_LUCK_SHAPE.rows.bins * DIFFERENCE_BY_LUCK_SHAPE.columns.bins;

/** Metrics that all experiments have in the same form. */
export function commonMetrics(experiments: readonly Experiment[]): Metric[] {
  const [first, ...others] = experiments;
  return first!.metrics.filter((m) => others.every((e) => e.metrics.some((o) => sameMetric(m, o))));
}

function sameMetric(a: Metric, b: Metric): boolean {
  if (a.name !== b.name) return false;
  if (a.type === 'number') return b.type === 'number';
  return b.type === 'label' && a.labels.join() === b.labels.join();
}

/** The differences a comparison of some experiments counts, limited to the named metrics. */
export function differencesOf(experiments: readonly Experiment[], metrics: readonly string[]): Difference[] {
  return commonMetrics(experiments)
    .filter((m) => metrics.includes(m.name))
    .flatMap((m) =>
      experiments.slice(1).flatMap((_, i): Difference[] => {
        const scenario = i + 1;
        const metric = m.name;
        const figures: Figure[] = m.type === 'number' ? [{ metric }] : m.labels.map((label) => ({ metric, label }));
        return figures.map((figure) => ({ scenario, ...figure, name: differenceOf(scenario, figure) }));
      }),
    );
}

/**
 * An experiment that plays every game under each of several experiments made with one seed. Its metrics are theirs, prefixed
 * with `a.`, `b.`, …, and the differences from the first, `b-a.<metric>` (for a label `b-a.<metric>.<label>`, −1, 0 or 1; for scores with
 * luck bins of `DIFFERENCE_BY_LUCK_SHAPE`).
 *
 * @example
 * const pair = comparisonExperiment([spread, focus], ['battleships.afloat']);
 * pair.run(0, 100_000, tally);
 */
export function comparisonExperiment(experiments: readonly Experiment[], compared: readonly string[]): Experiment {
  const differences = differencesOf(experiments, compared);
  const scratch = experiments.map(oneGame);
  const parts = differences.map((d) => {
    const part = (k: number) => figureOfGame(experiments[k]!, d, scratch[k]!);
    return { mine: part(d.scenario), base: part(0), isLuck: d.metric === SCORE_BY_LUCK.name };
  });
  const own = experiments.flatMap((e, k) => e.metrics.map((m): Metric => ({ ...m, name: metricOf(k, m.name) })));
  const counted = parts.map(({ mine, base, isLuck }, i): NumberMetric => {
    const { name } = differences[i]!;
    if (isLuck) return { type: 'number', name, min: 0, max: DIFFERENCES_BY_LUCK - 1 };
    return { type: 'number', name, min: mine.min - base.max, max: mine.max - base.min };
  });
  const metrics = [...own, ...counted];
  const offsets = tallyOffsets(metrics);
  // Where each experiment's own part begins, and how a difference is told from the values of both games.
  const starts = scratch.map((_, k) => scratch.slice(0, k).reduce((sum, part) => sum + part.length, 0));
  const looks = parts.map(({ mine, base, isLuck }, i) => {
    const at = offsets[own.length + i]! - counted[i]!.min;
    return { mine, base, between: isLuck ? differenceBin : minus, at };
  });
  return {
    metrics,
    longGames: experiments.some((e) => e.longGames),
    run(first: number, count: number, tally: Tally): void {
      for (let game = first; game < first + count; game++) {
        for (let k = 0; k < experiments.length; k++) {
          const part = scratch[k]!;
          part.fill(0);
          experiments[k]!.run(game, 1, part);
          const start = starts[k]!;
          for (let i = 0; i < part.length; i++) tally[start + i]! += part[i]!;
        }
        for (const { mine, base, between, at } of looks) tally[at + between(valueOfGame(mine), valueOfGame(base))]!++;
      }
    },
  };
}
