// Playing in the caller's own thread: for jobs in which worker threads would save next to nothing (worth-starting.ts), for one worker, and as
// the pilot that measures how fast the games are.
import type { Experiment, Tally } from '../stats/experiment.js';
import { CHUNK_MILLISECONDS } from './chunk-plan.js';
import type { CreateExperiment, Job } from './chunks.js';
import { type Failure, locateFailure } from './failure.js';
import { othersTurn } from './others-turn.js';
import { isCold, type LocalRun } from './worth-starting.js';

/** Longest time without a look at timers and signals, milliseconds. */
const SLICE_MILLISECONDS = 25;

/** Limits and listeners of one call of {@link playHere}. */
interface LocalLimits {
  readonly first: number;
  readonly games: number;
  /** True when the caller fixed the chunk size. */
  readonly fixedChunks: boolean;
  /** Milliseconds after which to return although games are left. */
  readonly milliseconds: number;
  readonly stopped: () => boolean;
  readonly onGames: (games: number) => void;
}

/**
 * Plays games `first …` in order in this thread until they are done, time is up or the run is stopped; lets the event loop
 * turn every 25 ms, so that Ctrl-C and the progress line work.
 *
 * @returns the number of games played, or the failure of one
 */
export async function playHere<S>(
  experiment: Experiment,
  create: CreateExperiment<S>,
  job: Job<S>,
  tally: Tally,
  run: LocalRun,
  limits: LocalLimits,
): Promise<{ readonly games: number } | { readonly failure: Failure }> {
  const end = performance.now() + limits.milliseconds;
  let games = 0;
  let slice = performance.now();
  while (games < limits.games && !limits.stopped() && performance.now() < end) {
    const count = Math.min(run.chunkSize, limits.games - games);
    const from = limits.first + games;
    const start = performance.now();
    try {
      experiment.run(from, count, tally);
    } catch (error) {
      return { failure: locateFailure(() => create(job.scenario, job.seed), from, count, error) };
    }
    const after = performance.now();
    games += count;
    if (isCold(run)) {
      run.coldGames += count;
      run.coldPlaying += after - start;
    }
    run.playing += after - start;
    if (after > start) run.rate = Math.max(run.rate, count / (after - start));
    if (!limits.fixedChunks && after - start < CHUNK_MILLISECONDS / 2) run.chunkSize *= 2;
    limits.onGames(games);
    if (after - slice > SLICE_MILLISECONDS) {
      await othersTurn();
      slice = performance.now();
    }
  }
  return { games };
}
