// Simulating the questions of this package.

import { createExperiment, type SimulationScenario } from '../analysis/experiments.js';
import type { Job } from '../simulate/chunks.js';
import type { SimulateOptions, SimulationResult } from '../simulate/options.js';
import { simulateWith } from '../simulate/runner.js';
import { THREADS } from './pool.js';

/**
 * Plays the games of a job and counts what its experiment measures. The tally depends on the job, `first` and the number of
 * games only: never on workers, chunks, progress or the machine.
 *
 * @throws RangeError for options out of range; SimulationError when a game fails (its seed and number are named, and it is
 * the same game, the lowest that fails, for any number of workers) or a worker dies; whatever building the experiment throws
 * @example
 * const { metrics, tally, games } = await simulate({ scenario, seed: 'pearl-harbor' }, { games: 1_000_000 });
 */
export function simulate(job: Job<SimulationScenario>, options: SimulateOptions): Promise<SimulationResult> {
  return simulateWith(createExperiment, THREADS, job, options);
}
