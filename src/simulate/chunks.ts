// What a worker does with its one long task: it pulls chunk numbers until there are none left or it is told to stop, and
// returns one tally. A worker's messages are this task and this outcome, whatever the number of games.
import type { Experiment, Tally } from '../stats/experiment.js';
import { type ChunkPlan, chunkCount, chunkOf } from './chunk-plan.js';
import { Counters } from './counters.js';
import { type Failure, failureOf, locateFailure } from './failure.js';
import { emptyTally } from './merge.js';
import { type RowForm, rowPlayer } from './rows.js';

/** What is simulated. The same scenario and seed always play the same games. */
export interface Job<S> {
  readonly scenario: S;
  readonly seed: string;
}

/** Builds the experiment of a scenario. */
export type CreateExperiment<S> = (scenario: S, seed: string) => Experiment;

/** A worker's task. */
export interface ChunkTask<S> {
  /** Names the job within one process: a worker that gets the next task of the same job keeps its experiment. */
  readonly id: number;
  readonly job: Job<S>;
  readonly plan: ChunkPlan;
  readonly counters: ArrayBufferLike;
  /** What the lines of the games look like, where they are wanted. */
  readonly rows?: RowForm;
}

/** What a worker returns; times in milliseconds since 1970 (`begun`) and of pure playing (`playing`). */
export type ChunkOutcome =
  | {
      readonly ok: true;
      readonly tally: Tally;
      readonly begun: number;
      readonly playing: number;
      /** Lines of the games, where they were wanted. */
      readonly rows?: string;
    }
  | { readonly ok: false; readonly failure: Failure };

/** Milliseconds since 1970 with fractions, comparable between threads. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Makes the function a worker thread runs: `src/worker.ts` is nothing but this, applied to the experiments of the package.
 *
 * @example
 * export default chunkPlayer(createExperiment);
 */
export function chunkPlayer<S>(create: CreateExperiment<S>): (task: ChunkTask<S>) => ChunkOutcome {
  let kept: { id: number; experiment: Experiment } | undefined;
  return (task) => {
    const counters = new Counters(task.counters);
    const build = (): Experiment => create(task.job.scenario, task.job.seed);
    try {
      if (kept?.id !== task.id) kept = { id: task.id, experiment: build() };
      return playChunks(kept.experiment, build, task, counters);
    } catch (error) {
      counters.stop();
      return { ok: false, failure: failureOf(error, null) };
    }
  };
}

function playChunks(
  experiment: Experiment,
  build: () => Experiment,
  { plan, rows: form }: Pick<ChunkTask<unknown>, 'plan' | 'rows'>,
  counters: Counters,
): ChunkOutcome {
  const told = form && rowPlayer(experiment, form);
  let rows = '';
  const tally = emptyTally(experiment.metrics);
  const chunks = chunkCount(plan);
  const begun = now();
  let playing = 0;
  for (let chunk = counters.begin(chunks); chunk >= 0; chunk = counters.begin(chunks)) {
    const { first, games } = chunkOf(plan, chunk);
    const start = performance.now();
    try {
      if (told) rows += told(first, games, tally);
      else experiment.run(first, games, tally);
    } catch (error) {
      counters.stop();
      return { ok: false, failure: locateFailure(build, first, games, error) };
    }
    playing += performance.now() - start;
    counters.finish();
  }
  return { ok: true, tally, begun, playing, ...(told ? { rows } : {}) };
}
