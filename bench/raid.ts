// The raid: speed against C and against a plain implementation in the same run, garbage, memory, worker threads.
import { createHash } from 'node:crypto';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { AddressedDice, seedKey } from '../src/dice/index.js';
import { STANDARD_RAID } from '../src/raid/question/standard-raid.js';
import { raidExperiment } from '../src/raid/raid-experiment.js';
import { raidMetrics } from '../src/raid/raid-metrics.js';
import { type Metric, type Tally, tallyOffsets } from '../src/stats/experiment.js';
import { digits, timeInTurn } from './measure.js';
import { compileRaid } from './raid-c.js';
import { type PlainCounts, playPlainly } from './raid-plain.js';
import type { Section } from './section.js';
import { collectionsDuring, memoryGrowth, twoWorkers } from './whole-runs.js';

const SEED = 'bench';
const ATTACKS = 16;
const KERNEL_SLICE = 40_000;
const PLAIN_SLICE = 500;
/** Slices of each contender in a round. */
const SLICES = 20;

const tables = compileBoard(STANDARD_BOARD);
const metrics = raidMetrics(tables);
const scenario = STANDARD_RAID;
const JOB = { scenario, seed: SEED };

/** The raid's speed: against plain code, against C, its garbage and its threads. */
export const raid: Section = async ({ quick, note }) => {
  const checksums = checkOutcomes(quick ? 20_000 : 200_000, note);
  const speed = measureSpeed(quick ? 5 : 25, note);
  const gcEvents = await collectionsDuring(raidExperiment(scenario, tables, SEED), {
    warmUp: 1_000_000,
    games: 10_000_000,
    slice: 50_000,
  });
  const rssGrowthMiB = await memoryGrowth(JOB, 1_000_000, quick ? 10_000_000 : 100_000_000, note);
  const threads = await twoWorkers(
    JOB,
    { warmUp: 1_000_000, games: quick ? 5_000_000 : 20_000_000, runs: quick ? 2 : 6 },
    note,
  );
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
