// Simulating the questions of this package where no threads can be started, such as in a page.
import type { Job } from '../simulate/chunks.js';
import type { SimulateOptions, SimulationResult } from '../simulate/options.js';
import { simulateWith } from '../simulate/runner.js';
import { NO_THREADS } from '../simulate/threads.js';
import { createExperiment, type SimulationScenario } from './experiments.js';

/**
 * Plays the games of a job in the calling thread and counts what its experiment measures. The tally is the one that threads would
 * give; `workers` is not looked at. Every 25 ms other work of the thread gets its turn.
 *
 * @throws RangeError for options out of range; SimulationError when a game fails, with its seed and number; whatever building the
 * experiment throws
 * @example
 * const { metrics, tally, games } = await simulateHere({ scenario, seed: 'pearl-harbor' }, { games: 10_000 });
 */
export function simulateHere(job: Job<SimulationScenario>, options: SimulateOptions): Promise<SimulationResult> {
  return simulateWith(createExperiment, NO_THREADS, job, { ...options, workers: 0 });
}
