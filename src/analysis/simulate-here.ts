// Simulating the questions of this package where no threads can be started, such as in a page.
import type { Job } from '../simulate/chunks.js';
import { emptyTally } from '../simulate/merge.js';
import { checkGames, type SimulateOptions, type SimulationResult } from '../simulate/options.js';
import { simulateWith } from '../simulate/runner.js';
import { NO_THREADS } from '../simulate/threads.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { createExperiment, type SimulationScenario } from './experiments.js';

/**
 * Plays the games of a job in the calling thread and counts what its experiment measures. The tally is the one that threads would
 * give; `workers` is not looked at. Every 25 ms other work of the thread gets its turn.
 *
 * @throws RangeError for options out of range; SimulationError when a game fails, with its seed and number; whatever building the
 * experiment throws
 * @example
 * const { metrics, tally, games } = await simulate({ scenario, seed: 'pearl-harbor' }, { games: 10_000 });
 */
export function simulateHere(job: Job<SimulationScenario>, options: SimulateOptions): Promise<SimulationResult> {
  return simulateWith(createExperiment, NO_THREADS, job, { ...options, workers: 0 });
}

/** Consecutive games of a seed. */
export interface ChunkRange {
  readonly seed: string;
  /** Number of the first game. */
  readonly first: number;
  readonly games: number;
}

/**
 * Plays some games and counts them. It depends on its arguments alone and changes nothing: the tallies of chunks that do not overlap,
 * added up in any order (`addTally`), are the tally of `simulate`.
 *
 * @throws RangeError for numbers out of range; whatever a game throws that fails
 * @example
 * const { metrics, tally } = simulateChunk(STANDARD_RAID, { seed: 'pearl-harbor', first: 0, games: 1000 });
 */
export function simulateChunk(
  scenario: SimulationScenario,
  { seed, first, games }: ChunkRange,
): { readonly metrics: readonly Metric[]; readonly tally: Tally } {
  checkGames(first, games);
  const experiment = createExperiment(scenario, seed);
  const tally = emptyTally(experiment.metrics);
  experiment.run(first, games, tally);
  return { metrics: experiment.metrics, tally };
}
