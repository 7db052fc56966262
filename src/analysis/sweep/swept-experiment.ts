// One combination of a sweep, whose games are also counted in blocks: two combinations with the same dice can then be compared in pairs though
// each is played alone, and kept alone.

import { type Experiment, type LabelMetric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { Figure } from '../../stats/figure.js';

/** Student's t with so many blocks is wider by 1 % than the normal quantile. */
const BLOCKS = 200;

/** Before this game each goes to the block after that of the game before; from it on they go in runs, for a game at a time costs a raid much. */
const IN_RUNS = 4000;
const RUN = 20;

const blockOf = (game: number): number => (game < IN_RUNS ? game : Math.floor(game / RUN)) % BLOCKS;

/** Name of the metric that holds the sums of a figure, by its place. */
export const blocksOf = (figure: number): string => `blocks ${figure}`;

/** Name of the metric that holds the games of each block. */
export const BLOCK_GAMES = 'games of blocks';

const LABELS = Array.from({ length: BLOCKS }, (_, k) => String(k));

/**
 * The metrics of the combination, and for each figure its sums by block: the values of a number, each less the least it can be, or the games
 * with a label.
 */
export function sweptExperiment(inner: Experiment, figures: readonly Figure[]): Experiment {
  const names = [BLOCK_GAMES, ...figures.map((_, k) => blocksOf(k))];
  const sums = names.map((name): LabelMetric => ({ type: 'label', name, labels: LABELS, sums: true }));
  const metrics = [...inner.metrics, ...sums];
  const offsets = tallyOffsets(metrics);
  const looks = figures.map((figure, k) => {
    const index = inner.metrics.findIndex(({ name }) => name === figure.metric);
    const metric = inner.metrics[index];
    if (!metric) throw new RangeError(`there is no metric ${figure.metric}`);
    const start = offsets[index]!;
    const label = metric.type === 'label' ? metric.labels.indexOf(figure.label ?? '') : -1;
    if (metric.type === 'label' && label < 0) throw new RangeError(`${figure.metric} has no label ${figure.label}`);
    const sumOf =
      label >= 0 ? (tally: Tally) => tally[start + label]! : (tally: Tally) => sumIn(tally, start, offsets[index + 1]!);
    return { sumOf, at: offsets[inner.metrics.length + 1 + k]! };
  });
  const gamesAt = offsets[inner.metrics.length]!;
  const before = new Float64Array(looks.length);
  return {
    metrics,
    longGames: inner.longGames === true,
    run(first: number, count: number, tally: Tally): void {
      for (let k = 0; k < looks.length; k++) before[k] = looks[k]!.sumOf(tally);
      const end = first + count;
      for (let game = first; game < end; ) {
        const block = blockOf(game);
        const games = game < IN_RUNS ? 1 : Math.min(RUN - (game % RUN), end - game);
        inner.run(game, games, tally);
        game += games;
        tally[gamesAt + block]! += games;
        for (let k = 0; k < looks.length; k++) {
          const { sumOf, at } = looks[k]!;
          const after = sumOf(tally);
          tally[at + block]! += after - before[k]!;
          before[k] = after;
        }
      }
    },
  };
}

/** Sum of all values counted, each less the least it can be. */
function sumIn(tally: Tally, start: number, end: number): number {
  let sum = 0;
  for (let i = start + 1; i < end; i++) sum += (i - start) * tally[i]!;
  return sum;
}
