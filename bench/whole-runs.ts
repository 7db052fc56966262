// What shows only over a whole run: garbage, memory, and what a second worker thread is worth. For any experiment.
import { PerformanceObserver } from 'node:perf_hooks';
import type { SimulationScenario } from '../src/analysis/experiments.js';
import { openPool } from '../src/node/pool.js';
import { simulate } from '../src/node/simulate.js';
import { type Experiment, tallyOffsets } from '../src/stats/experiment.js';
import { digits } from './measure.js';

const MIB = 2 ** 20;

/** A simulation to measure. */
export interface BenchJob {
  readonly scenario: SimulationScenario;
  readonly seed: string;
}

/** Garbage collections while `games` games are played in slices, after a warm-up. */
export async function collectionsDuring(
  experiment: Experiment,
  { warmUp, games, slice }: { readonly warmUp: number; readonly games: number; readonly slice: number },
): Promise<number> {
  const tally = new Float64Array(tallyOffsets(experiment.metrics).at(-1)!);
  experiment.run(0, warmUp, tally);
  const times: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.push(startTime);
  });
  observer.observe({ entryTypes: ['gc'] });
  await pause(50);
  const start = performance.now();
  for (let first = 0; first < games; first += slice) experiment.run(first, slice, tally);
  const end = performance.now();
  // Entries come with a delay; those outside are of this function's own awaits.
  await pause(200);
  observer.disconnect();
  return times.filter((time) => time >= start && time <= end).length;
}

/** Growth of resident memory (MiB) from a few games to many, through `simulate` with one worker. */
export async function memoryGrowth(
  job: BenchJob,
  few: number,
  games: number,
  note: (text: string) => void,
): Promise<number> {
  await simulate(job, { games: few, workers: 1 });
  await simulate(job, { games: few, workers: 1 });
  const before = process.memoryUsage.rss();
  const start = performance.now();
  await simulate(job, { games, workers: 1 });
  const seconds = (performance.now() - start) / 1000;
  note(`${games} games with one worker: ${digits(seconds)} s, ${digits(games / seconds)} a second`);
  return digits((process.memoryUsage.rss() - before) / MIB, 3);
}

/** One worker thread and two, in turn; each the best of some runs. */
export async function twoWorkers(
  job: BenchJob,
  { warmUp, games, runs }: { readonly warmUp: number; readonly games: number; readonly runs: number },
  note: (text: string) => void,
) {
  const pools = [openPool(1), openPool(2)];
  const seconds = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const processor = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let dispatchShare = 1;
  try {
    for (const pool of pools) await simulate(job, { games: warmUp, pool });
    for (let run = 0; run < runs; run++) {
      for (const [k, pool] of pools.entries()) {
        const before = process.cpuUsage();
        const { run: facts } = await simulate(job, { games, pool });
        const { user, system } = process.cpuUsage(before);
        seconds[k] = Math.min(seconds[k]!, facts.seconds);
        processor[k] = Math.min(processor[k]!, user + system);
        if (k === 1) dispatchShare = Math.min(dispatchShare, facts.dispatchShare);
      }
    }
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
  // On a machine that is busy otherwise the clock tells of the others, and this of us.
  note(
    `processor time of one worker over that of two, for the same games: ${digits(processor[0]! / processor[1]!, 3)}`,
  );
  note(`processor time in a worker: ${digits((processor[0]! * 1000) / games)} ns a game`);
  note(`two workers: ${digits(games / seconds[1]!)} a second, one: ${digits(games / seconds[0]!)}`);
  return { efficiencyTwoWorkers: digits(seconds[0]! / (2 * seconds[1]!), 3), dispatchShare: digits(dispatchShare, 3) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
