// Simulating for the command, which may set how V8 compiles its process.
import { createExperiment, type SimulationScenario } from '../analysis/experiments.js';
import type { Job } from '../simulate/chunks.js';
import type { SimulateOptions, SimulationResult } from '../simulate/options.js';
import { simulateWith } from '../simulate/runner.js';
import type { Experiment } from '../stats/experiment.js';
import { compileFor } from './compiler.js';
import { THREADS } from './pool.js';

/** As `simulate`, with the compiler set to what is played (`compiler.ts`). */
export function simulateCompiled(job: Job<SimulationScenario>, options: SimulateOptions): Promise<SimulationResult> {
  const playing = compileFor(job.scenario, options.games, (options.workers ?? THREADS.defaultCount) <= 1);
  const create: typeof createExperiment =
    playing === null ? createExperiment : (scenario, seed) => countingGames(createExperiment(scenario, seed), playing);
  return simulateWith(create, THREADS, job, options);
}

/** The experiment, telling how many games it has played whenever it has played some. */
function countingGames(experiment: Experiment, playing: (played: number) => void): Experiment {
  let played = 0;
  return {
    ...experiment,
    run: (first, count, tally) => {
      experiment.run(first, count, tally);
      played += count;
      playing(played);
    },
  };
}
