// The raid: speed against C and against a plain implementation in the same run, garbage, memory, worker threads.
import { createHash } from 'node:crypto';
import { PerformanceObserver } from 'node:perf_hooks';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { AddressedDice, seedKey } from '../src/dice/index.js';
import { type Metric, type Tally, tallyOffsets } from '../src/game/experiment.js';
import { raidMetrics } from '../src/players/raid-metrics.js';
import { STANDARD_RAID } from '../src/scenario/standard-raid.js';
import { openPool } from '../src/simulate/pool.js';
import { raidExperiment } from '../src/simulate/raid-experiment.js';
import { simulate } from '../src/simulate/run.js';
import { digits, timeInTurn } from './measure.js';
import { compileRaid } from './raid-c.js';
import { type PlainCounts, playPlainly } from './raid-plain.js';
import type { Section } from './section.js';

const SEED = 'bench';
const ATTACKS = 16;
const KERNEL_SLICE = 40_000;
const PLAIN_SLICE = 500;
/** Slices of each contender in a round. */
const SLICES = 20;
const MIB = 2 ** 20;

const tables = compileBoard(STANDARD_BOARD);
const metrics = raidMetrics(tables);
const scenario = STANDARD_RAID;

/** Everything issue 2 asks of the raid's speed. */
export const raid: Section = async ({ quick, note }) => {
  const checksums = checkOutcomes(quick ? 20_000 : 200_000, note);
  const speed = measureSpeed(quick ? 5 : 25, note);
  const gcEvents = await countCollections(10_000_000);
  const rssGrowthMiB = await measureMemory(quick ? 10_000_000 : 100_000_000, note);
  const threads = await measureThreads(quick ? 5_000_000 : 20_000_000, quick ? 2 : 6, note);
  return {
    perSecondPerCore: Math.round(1e9 / speed.kernel),
    nsPerAttack: digits(speed.kernel / ATTACKS),
    ratioToC: speed.ratioToC,
    ratioToPlain: digits(speed.plain / speed.kernel),
    checksumsEqual: checksums.every((sum) => sum === checksums[0]),
    gcEvents,
    rssGrowthMiB,
    ...threads,
  };
};

/** One line for a tally, whoever counted it. */
function checksum(tally: ArrayLike<number>): string {
  return createHash('sha256').update(Array.from(tally).join()).digest('hex').slice(0, 16);
}

const emptyTally = (): Tally => new Float64Array(tallyOffsets(metrics)[metrics.length]!);

/** The same games by all three. */
function checkOutcomes(games: number, note: (text: string) => void): string[] {
  const tally = emptyTally();
  raidExperiment(scenario, tables, SEED).run(0, games, tally);
  const counts: PlainCounts = new Map();
  playPlainly(scenario, tables, new AddressedDice(SEED), 0, games, counts);
  const sums = [checksum(tally), checksum(metrics.flatMap((metric) => binsOf(metric, counts)))];
  const c = compileRaid(scenario, tables, seedKey(SEED));
  if (typeof c === 'string') note(c);
  else {
    sums.push(checksum(c.run(0, games, 1).tally));
    c.close();
  }
  note(`outcome checksums over ${games} games (kernel, plain, C): ${sums.join(', ')}`);
  return sums;
}

function binsOf(metric: Metric, counts: PlainCounts): number[] {
  const values =
    metric.type === 'label'
      ? metric.labels
      : Array.from({ length: metric.max - metric.min + 1 }, (_, bin) => metric.min + bin);
  return values.map((value) => counts.get(metric.name)?.get(value) ?? 0);
}

function measureSpeed(rounds: number, note: (text: string) => void) {
  const experiment = raidExperiment(scenario, tables, SEED);
  const tally = emptyTally();
  const dice = new AddressedDice(SEED);
  const counts: PlainCounts = new Map();
  const kernel = { name: 'kernel', games: KERNEL_SLICE, play: () => void experiment.run(0, KERNEL_SLICE, tally) };
  const plain = {
    name: 'plain',
    games: PLAIN_SLICE,
    play: () => void playPlainly(scenario, tables, dice, 0, PLAIN_SLICE, counts),
  };
  const c = compileRaid(scenario, tables, seedKey(SEED));
  const compiled =
    typeof c === 'string'
      ? []
      : [{ name: 'c', games: KERNEL_SLICE, play: () => c.run(0, KERNEL_SLICE, SLICES).nanoseconds }];
  // Once for the compiler of the engine, once for the clock.
  timeInTurn([kernel, plain], 1, 100);
  const timings = timeInTurn([kernel, ...compiled, plain], rounds, SLICES);
  if (typeof c !== 'string') {
    note(`C: ${c.compiler}`);
    c.close();
  }
  for (const [name, { best, median }] of timings) {
    note(`${name}: best ${digits(best)} ns a raid, median of rounds ${digits(median)}`);
  }
  const best = (name: string) => timings.get(name)!.best;
  return {
    kernel: best('kernel'),
    plain: best('plain'),
    ratioToC: compiled.length > 0 ? digits(best('c') / best('kernel')) : null,
  };
}

/** Garbage collections while `games` games are played, after a warm-up. */
async function countCollections(games: number): Promise<number> {
  const experiment = raidExperiment(scenario, tables, SEED);
  const tally = emptyTally();
  experiment.run(0, 1_000_000, tally);
  const times: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.push(startTime);
  });
  observer.observe({ entryTypes: ['gc'] });
  await pause(50);
  const start = performance.now();
  for (let first = 0; first < games; first += 50_000) experiment.run(first, 50_000, tally);
  const end = performance.now();
  // Entries come with a delay; those outside are of this function's own awaits.
  await pause(200);
  observer.disconnect();
  return times.filter((time) => time >= start && time <= end).length;
}

/** Growth of resident memory from a million games to many, through `simulate` with one worker. */
async function measureMemory(games: number, note: (text: string) => void): Promise<number> {
  const job = { scenario, seed: SEED };
  await simulate(job, { games: 1_000_000, workers: 1 });
  await simulate(job, { games: 1_000_000, workers: 1 });
  const before = process.memoryUsage.rss();
  const start = performance.now();
  await simulate(job, { games, workers: 1 });
  const seconds = (performance.now() - start) / 1000;
  note(`${games} games with one worker: ${digits(seconds)} s, ${digits(games / seconds)} a second`);
  return digits((process.memoryUsage.rss() - before) / MIB, 3);
}

/** One worker thread and two, in turn; each the best of some runs. */
async function measureThreads(games: number, runs: number, note: (text: string) => void) {
  const job = { scenario, seed: SEED };
  const pools = [openPool(1), openPool(2)];
  const seconds = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const processor = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let dispatchShare = 1;
  try {
    for (const pool of pools) await simulate(job, { games: 1_000_000, pool });
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
  note(`processor time in a worker: ${digits((processor[0]! * 1000) / games)} ns a raid`);
  note(`two workers: ${digits(games / seconds[1]!)} a second, one: ${digits(games / seconds[0]!)}`);
  return { efficiencyTwoWorkers: digits(seconds[0]! / (2 * seconds[1]!), 3), dispatchShare: digits(dispatchShare, 3) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
