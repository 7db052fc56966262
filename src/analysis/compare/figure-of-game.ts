// What one game of an experiment came to: a tally for a single game, and the figure that is looked for in it.
import { binsOf, type Experiment, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { Figure } from '../../stats/figure.js';

/** Where a figure stands in the tally of one game, and the values it may have: those of a number, or 0 and 1 for a label. */
interface FigureOfGame {
  readonly scratch: Tally;
  readonly from: number;
  readonly bins: number;
  /** Place of the label; −1 for a number. */
  readonly label: number;
  readonly min: number;
  readonly max: number;
}

/** A tally for one game of an experiment at a time. */
export const oneGame = ({ metrics }: Experiment): Tally => new Float64Array(tallyOffsets(metrics)[metrics.length]!);

/**
 * Finds a figure.
 *
 * @param scratch the tally that each game is counted in alone
 * @throws RangeError when the experiment does not measure it
 */
export function figureOfGame({ metrics }: Experiment, figure: Figure, scratch: Tally): FigureOfGame {
  const index = metrics.findIndex((m) => m.name === figure.metric);
  const metric = metrics[index];
  if (!metric) throw new RangeError(`there is no metric ${figure.metric} in one of the scenarios`);
  const place = { scratch, from: tallyOffsets(metrics)[index]!, bins: binsOf(metric) };
  if (metric.type === 'number') return { ...place, label: -1, min: metric.min, max: metric.max };
  const label = metric.labels.indexOf(figure.label ?? '');
  if (label < 0) throw new RangeError(`${figure.metric} needs one of the labels ${metric.labels.join(', ')}`);
  return { ...place, label, min: 0, max: 1 };
}

/** What the figure came to in the game that the tally holds. */
export function valueOfGame({ scratch, from, bins, label, min }: FigureOfGame): number {
  if (label >= 0) return scratch[from + label]!;
  for (let i = 0; i < bins; i++) if (scratch[from + i] !== 0) return min + i;
  throw new Error('a game was played and not counted');
}
