// Scenarios side by side under common dice (D3): each game is played under all of them, and the differences are counted game by
// game, so that what they share cancels.
import { binsOf, type Experiment, type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { Figure } from '../../stats/figure.js';
import { DIFFERENCE_BY_LUCK_SHAPE, differenceBin, SCORE_BY_LUCK } from '../../whole-games/game-luck.js';
import { differenceOf, metricOf } from './comparison-names.js';

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
  const find = (k: number, name: string): Metric => experiments[k]!.metrics.find((m) => m.name === name)!;
  const own = experiments.flatMap((e, k) => e.metrics.map((m): Metric => ({ ...m, name: metricOf(k, m.name) })));
  const counted = differences.map((d): Metric => {
    if (d.label !== undefined) return { type: 'number', name: d.name, min: -1, max: 1 };
    if (d.metric === SCORE_BY_LUCK.name) return { type: 'number', name: d.name, min: 0, max: DIFFERENCES_BY_LUCK - 1 };
    const mine = find(d.scenario, d.metric) as { min: number; max: number };
    const base = find(0, d.metric) as { min: number; max: number };
    return { type: 'number', name: d.name, min: mine.min - base.max, max: mine.max - base.min };
  });
  const metrics = [...own, ...counted];
  const offsets = tallyOffsets(metrics);
  const lengths = experiments.map((e) => e.metrics.reduce((sum, m) => sum + binsOf(m), 0));
  const scratch = lengths.map((length) => new Float64Array(length));
  // Where each experiment's own part begins, and where to look for the value of a difference.
  const starts = lengths.map((_, k) => lengths.slice(0, k).reduce((a, b) => a + b, 0));
  const looks = differences.map((d, i) => {
    const at = (k: number) => {
      const list = experiments[k]!.metrics;
      const index = list.findIndex((m) => m.name === d.metric);
      const from = tallyOffsets(list)[index]!;
      const metric = list[index]!;
      return { k, from, bins: binsOf(metric), min: metric.type === 'number' ? metric.min : 0, metric };
    };
    const label =
      d.label === undefined ? -1 : (find(0, d.metric) as { labels: readonly string[] }).labels.indexOf(d.label);
    const target = own.length + i;
    const metric = counted[i] as { min: number };
    const between = d.metric === SCORE_BY_LUCK.name ? differenceBin : minus;
    return { mine: at(d.scenario), base: at(0), label, between, at: offsets[target]! - metric.min };
  });
  const valueIn = (part: { k: number; from: number; bins: number; min: number }, label: number): number => {
    const tally = scratch[part.k]!;
    if (label >= 0) return tally[part.from + label]!;
    for (let i = 0; i < part.bins; i++) if (tally[part.from + i] !== 0) return part.min + i;
    throw new Error('a game was played and not counted');
  };
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
        for (const look of looks)
          tally[look.at + look.between(valueIn(look.mine, look.label), valueIn(look.base, look.label))]!++;
      }
    },
  };
}
