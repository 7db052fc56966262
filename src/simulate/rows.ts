// One line for each game instead of counts alone: what every metric came to in it.
import { binsOf, type Experiment, type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';
import { csvField } from '../text/index.js';

/** What the lines of a game look like: one for each part, such as a scenario of a comparison. Plain, for it goes to worker threads. */
export type RowForm = readonly RowPart[];

export interface RowPart {
  /** Text before the number of the game and after it. */
  readonly before: string;
  readonly after: string;
  /** Places of the metrics that follow, one a column; −1 for one that this part does not have. */
  readonly metrics: readonly number[];
}

/** Takes the lines of a run, in the order of its games: those that the tally counts, and no others. */
export interface RowSink {
  /** Told once, before the first line. */
  form(metrics: readonly Metric[]): RowForm;
  /** Lines, each with a newline at its end. It must not throw: who cannot write says so when the run is over. */
  write(lines: string): void;
}

/** Plays games and tells a line of each part of each. */
type RowPlayer = (first: number, count: number, tally: Tally) => string;

/**
 * An experiment that tells each game: it is played alone, and counted like any other.
 *
 * @example
 * const lines = rowPlayer(experiment, [{ before: '', after: '', metrics: [0, 1] }])(0, 2, tally); // '0,japan,7\n1,tie,0\n'
 */
export function rowPlayer(experiment: Experiment, form: RowForm): RowPlayer {
  const { metrics } = experiment;
  const offsets = tallyOffsets(metrics);
  const scratch = new Float64Array(offsets.at(-1)!);
  const labels = metrics.map((m) => (m.type === 'label' ? m.labels.map(csvField) : undefined));
  const valueIn = (k: number): string | number => {
    const metric = metrics[k]!;
    const from = offsets[k]!;
    for (let bin = 0; bin < binsOf(metric); bin++) {
      if (scratch[from + bin] !== 0) return metric.type === 'number' ? metric.min + bin : labels[k]![bin]!;
    }
    return '';
  };
  return (first, count, tally) => {
    let text = '';
    for (let game = first; game < first + count; game++) {
      scratch.fill(0);
      experiment.run(game, 1, scratch);
      for (let i = 0; i < scratch.length; i++) tally[i]! += scratch[i]!;
      for (const part of form) {
        text += `${part.before}${game}${part.after}`;
        for (const k of part.metrics) text += k < 0 ? ',' : `,${valueIn(k)}`;
        text += '\n';
      }
    }
    return text;
  };
}
