// A process that plays shards as they come, until it is told to leave.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PlayPlan } from '../../analysis/shards/plan.js';
import { MAX_WORKERS } from '../../simulate/threads.js';
import { checkSignal, checkWhole } from '../../text/checked.js';
import { UsageError } from '../../text/usage-error.js';
import { playShard, type Shard } from '../keeping/shard.js';
import { openPool } from '../pool.js';
import { packedShard } from './packed.js';
import { loadQueuePackages, MAX_PAUSE } from './redis.js';
import { JOB, NAMES, planOfStudy, readStudy, shortId } from './study.js';
import { withQueue } from './with-queue.js';

/** Plays a shard of a plan; tells how many games of it are played. */
export type PlayOne = (plan: PlayPlan, shard: number, of: number, onGames: (games: number) => void) => Promise<Shard>;

/** How to work. */
export interface WorkOptions {
  /** Worker threads, from 1 to 1024; each shard is played by all of them. */
  readonly workers: number;
  /** After this time a worker that is not heard of is taken for dead, and its shard is given to another; milliseconds, a whole number from 1. */
  readonly patience: number;
  /** Leave when there is nothing left to play, neither waiting nor with others. */
  readonly untilDone: boolean;
  /** Leave after the shard that is under way. */
  readonly signal: AbortSignal;
  /** Told of every shard, and of what goes wrong; a sentence each. */
  readonly tell: (sentence: string) => void;
  /** Plays a shard. Default: really, with `workers` threads. */
  readonly play?: PlayOne;
}

/** Longest patience, milliseconds: what a timer takes. */
const MAX_PATIENCE = 2 ** 31 - 1;
/** Progress is written at most so often, milliseconds. */
const PROGRESS = 5000;
/** How often it looks whether it is time to leave, milliseconds. */
const LOOK = 500;
/** A shard is played again after so many deaths of its workers; with one more it is given up. */
const MAX_DEATHS = 3;
/** Hands a shard in, unless its study has been removed since: nobody would ever take it out again. */
const HAND_IN = `
redis.call('hdel', KEYS[3], ARGV[1])
if redis.call('exists', KEYS[1]) == 1 then redis.call('hset', KEYS[2], ARGV[1], ARGV[2]) end`;
/** Who leaves waits so long for a Redis that is away, milliseconds. */
const LEAVING = 10_000;

/**
 * Plays shards until told to leave.
 *
 * @param redis of `connect`, patient
 * @returns how many it has played
 * @throws RangeError, TypeError when an option is none of those allowed
 */
export async function work(redis: Redis, options: WorkOptions): Promise<number> {
  checkWork(options);
  const { Worker: QueueWorker, UnrecoverableError } = await loadQueuePackages();
  const { workers, patience, signal, untilDone } = options;
  const tell = once(options.tell);
  const pool = options.play ? undefined : openPool(workers);
  let worker: Worker | undefined;
  try {
    const shards = new Shards(redis, options.play ?? withThreads(pool!), options.tell);
    worker = new QueueWorker(
      NAMES.queue(),
      (job) =>
        shards.play(job).catch((error: unknown) => {
          // What is not understood now will not be understood the next time.
          throw error instanceof UsageError ? new UnrecoverableError(error.message) : error;
        }),
      {
        connection: redis,
        lockDuration: patience,
        stalledInterval: patience,
        maxStalledCount: MAX_DEATHS,
      },
    );
    worker.on('error', ({ message }) => tell(`Redis: ${message}`));
    worker.on('failed', (job, error) => options.tell(failed(job, error)));
    await withQueue(redis, (queue) => left(signal, untilDone ? queue : undefined));
    await worker.pause(true);
    await shards.underWay;
    const isHere = await steady(redis);
    if (!isHere) options.tell('Redis is away: what was not handed in is played again by another worker.');
    await worker.close(!isHere);
    return shards.played;
  } finally {
    // Closed already, unless something went wrong: then nothing is waited for.
    await worker?.close(true).catch(() => {});
    await pool?.close();
  }
}

function checkWork({ workers, patience, signal, play }: WorkOptions): void {
  if (!play) checkWhole('workers', workers, 1, MAX_WORKERS);
  checkWhole('patience', patience, 1, MAX_PATIENCE);
  if (!signal) throw new TypeError('signal is missing; allowed: the signal of an AbortController');
  checkSignal(signal);
}

/** The shards that a process plays, one at a time. */
class Shards {
  played = 0;
  /** Settles when the games of the shard under way are played. */
  underWay: Promise<unknown> = Promise.resolve();
  /** What is being played: building it again for every shard would cost more than a short shard. */
  private known: { readonly id: string; readonly plan: PlayPlan } | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly playOne: PlayOne,
    private readonly tell: (sentence: string) => void,
  ) {}

  async play(job: Job): Promise<void> {
    const { redis } = this;
    const read = JOB.safeParse(job.data);
    if (!read.success) throw new UsageError('this is no job of vitp');
    const { study: id, shard, of } = read.data;
    const field = String(shard);
    // Its worker died after it had handed in what it played.
    if (await redis.hexists(NAMES.done(id), field)) return;
    const plan = await this.planOf(id, of);
    const started = performance.now();
    let told = started;
    const playing = this.playOne(plan, shard, of, (games) => {
      if (performance.now() - told < PROGRESS) return;
      told = performance.now();
      void redis.hset(NAMES.underWay(id), field, games).catch(() => {});
    });
    this.underWay = playing.catch(() => {});
    const done = await playing;
    const keys = [NAMES.study(id), NAMES.done(id), NAMES.underWay(id)];
    await redis.eval(HAND_IN, keys.length, ...keys, field, packedShard(done));
    this.played++;
    const games = done.pieces.reduce((sum, piece) => sum + piece.games, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.tell(`Shard ${shard} of ${of} of ${shortId(id)}: ${games} games in ${seconds} s.`);
  }

  private async planOf(id: string, of: number): Promise<PlayPlan> {
    if (this.known?.id !== id) {
      const study = await readStudy(this.redis, id);
      if (study.of !== of) throw new UsageError(`study ${shortId(id)} has ${study.of} shards, not ${of}`);
      this.known = { id, plan: await planOfStudy(study) };
    }
    return this.known.plan;
  }
}

const withThreads =
  (pool: ReturnType<typeof openPool>): PlayOne =>
  async (plan, shard, of, onGames) => {
    // With a signal long games are played in threads, and this one goes on saying that it is alive.
    const { signal } = new AbortController();
    const played = await playShard(plan, shard, of, { signal, pool, onProgress: ({ games }) => onGames(games) });
    return played!;
  };

function failed(job: Job | undefined, { message }: Error): string {
  const read = JOB.safeParse(job?.data);
  if (!job || !read.success) return `A job that is none of ours was refused: ${message}`;
  const { shard, of } = read.data;
  const then = job.finishedOn === undefined ? 'will be tried again' : 'is given up';
  return `Shard ${shard} of ${of} failed and ${then}: ${message}`;
}

/** Settles when it is time to leave. */
async function left(signal: AbortSignal, queue: Pick<Queue, 'getJobCounts'> | undefined): Promise<void> {
  while (!signal.aborted) {
    // While Redis is away there is no telling.
    if (queue && (await openJobs(queue).catch(() => 1)) === 0) return;
    await sleep(LOOK, undefined, { signal }).catch(() => {});
  }
}

async function openJobs(queue: Pick<Queue, 'getJobCounts'>): Promise<number> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed');
  return Object.values(counts).reduce((a, b) => a + b, 0);
}

/**
 * Waits until Redis is there, and has been long enough that all connections to it are: BullMQ does not come to an end with one that
 * is away.
 *
 * @returns false when it stays away
 */
async function steady(redis: Redis): Promise<boolean> {
  const begun = performance.now();
  let ready = redis.status === 'ready' ? Number.NEGATIVE_INFINITY : Number.NaN;
  while (performance.now() - begun < LEAVING) {
    if (redis.status !== 'ready') ready = Number.NaN;
    else if (Number.isNaN(ready)) ready = performance.now();
    if (performance.now() - ready > 2 * MAX_PAUSE) return true;
    await sleep(LOOK);
  }
  return false;
}

/** Tells each sentence once: a server that is away is heard of with every try. */
function once(tell: (sentence: string) => void): (sentence: string) => void {
  const told = new Set<string>();
  return (sentence) => {
    if (told.has(sentence)) return;
    told.add(sentence);
    tell(sentence);
  };
}
