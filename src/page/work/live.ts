// A simulation that tells what it has counted so far, so that one sees the error shrink. The games and the tally are the same.

import type { Simulate } from '../../analysis/controls.js';
import { createExperiment } from '../../analysis/experiments.js';
import { addTally } from '../../simulate/merge.js';
import type { SimulateOptions, SimulationResult } from '../../simulate/options.js';
import { progressOf } from '../../simulate/progress.js';
import { simulateWith } from '../../simulate/runner.js';
import type { Threads } from '../../simulate/threads.js';
import type { Metric, Tally } from '../../stats/experiment.js';

/** Told after some games what they have counted. */
export type Tell = (metrics: readonly Metric[], tally: Tally, games: number) => void;

/** Games after which one looks for the first time; then at each doubling. A raid or a fight takes microseconds, a game milliseconds. */
const firstLook = (kind: string): number => (kind === 'raid' || kind === 'battle' ? 2_000 : 100);

/** Simulates with these threads, and tells between the stages how it stands. */
export const simulateLive =
  (threads: Threads, tell: Tell): Simulate =>
  async (job, options) => {
    const { stopWhen } = options;
    if (!stopWhen) return inStages(threads, tell, job, options);
    const { metrics } = createExperiment(job.scenario, job.seed);
    return simulateWith(createExperiment, threads, job, {
      ...options,
      stopWhen: (tally, games) => {
        tell(metrics, tally, games);
        return stopWhen(tally, games);
      },
    });
  };

async function inStages(
  threads: Threads,
  tell: Tell,
  job: Parameters<Simulate>[0],
  options: SimulateOptions,
): Promise<SimulationResult> {
  const { games, first = 0, onProgress, maxMilliseconds } = options;
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const pool =
    options.pool ?? (threads.defaultCount > 1 ? threads.open(Math.min(threads.defaultCount, games)) : undefined);
  let sum: SimulationResult | undefined;
  try {
    for (let end = Math.min(firstLook(job.scenario.kind), games); ; end = Math.min(2 * end, games)) {
      const done = sum?.games ?? 0;
      const left = maxMilliseconds === undefined ? undefined : maxMilliseconds - 1000 * seconds();
      if (left !== undefined && left <= 0 && sum) return { ...sum, ending: 'out-of-time', reproducible: false };
      const stage = await simulateWith(createExperiment, threads, job, {
        ...options,
        first: first + done,
        games: end - done,
        ...(pool ? { pool } : {}),
        ...(left === undefined ? {} : { maxMilliseconds: Math.max(1, left) }),
        ...(onProgress ? { onProgress: (p) => onProgress(progressOf(done + p.games, games, seconds())) } : {}),
      });
      sum = sum ? together(sum, stage, seconds()) : stage;
      if (stage.ending !== 'finished' || end === games) return sum;
      tell(sum.metrics, sum.tally, sum.games);
    }
  } finally {
    if (pool !== options.pool) await pool?.close();
  }
}

const together = (sum: SimulationResult, stage: SimulationResult, seconds: number): SimulationResult => ({
  ...stage,
  tally: addTally(sum.tally, stage.tally),
  games: sum.games + stage.games,
  run: { ...stage.run, seconds, playingSeconds: sum.run.playingSeconds + stage.run.playingSeconds },
});
