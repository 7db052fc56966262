// The run of a simulation: pilot in this thread, then worker threads, stage by stage where it may stop early.

import type { Experiment, Tally } from '../stats/experiment.js';
import { looks } from '../stats/intervals/looks.js';
import { type ChunkPlan, chunkOf, gamesInChunks, planChunks } from './chunk-plan.js';
import { type ChunkOutcome, type ChunkTask, type CreateExperiment, type Job, now } from './chunks.js';
import { Counted } from './counted.js';
import { Counters } from './counters.js';
import { type Failure, firstFailure, SimulationError } from './failure.js';
import { playHere } from './in-process.js';
import { addTally } from './merge.js';
import { type PlayedChunk, playOneByOne } from './one-by-one.js';
import {
  type CheckedOptions,
  checkOptions,
  type Ending,
  type SimulateOptions,
  type SimulationResult,
} from './options.js';
import { KEEP_MILLISECONDS } from './pieces.js';
import { progressOf } from './progress.js';
import { type RowForm, rowPlayer } from './rows.js';
import type { Threads, WorkerPool } from './threads.js';
import { isCold, type LocalRun, newLocalRun, worthStarting } from './worth-starting.js';

/** Time in the calling thread before threads are thought of, milliseconds. */
const PILOT_MILLISECONDS = 60;
/** Shorter when worker threads are open already: they could be playing. */
const SHORT_PILOT_MILLISECONDS = 8;
/** What is left must take longer than this before it is sent to threads that are open. */
const WORTH_SENDING_MILLISECONDS = 8;
const PROGRESS_MILLISECONDS = 250;
/** Longest time a timer takes. */
const MAX_TIMER = 2 ** 31 - 1;

let lastId = 0;

/** `simulate` for any kind of experiment: `create` builds it here, and the workers of `threads` must build the same one. */
export async function simulateWith<S>(
  create: CreateExperiment<S>,
  threads: Threads,
  job: Job<S>,
  options: SimulateOptions,
): Promise<SimulationResult> {
  const run = new Run(create, threads, job, checkOptions(options, threads.defaultCount));
  try {
    return await run.play();
  } finally {
    await run.close();
  }
}

class Run<S> {
  private readonly experiment: Experiment;
  private counted: Counted;
  /** What the lines of the games look like, where they are wanted; `telling` plays them in this thread. */
  private readonly rows: RowForm | undefined;
  private readonly telling: Experiment;
  private readonly local: LocalRun;
  private readonly id = ++lastId;
  private readonly begun = now();
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private readonly onAbort = (): void => {
    this.stop('interrupted');
    this.giveUp();
  };
  private pool: WorkerPool | undefined;
  private counters: Counters | undefined;
  private ending: Ending | undefined;
  /** What a listener has thrown. */
  private thrown: { readonly error: unknown } | undefined;
  /** Lets go of long games that are under way. */
  private giveUp: () => void = () => {};
  /** Games finished in the stage that is under way. */
  private underWay: () => number = () => 0;
  private chunkSize: number;
  /** Milliseconds: playing, and all the time that threads were there to play. */
  private playing = 0;
  private present = 0;

  constructor(
    private readonly create: CreateExperiment<S>,
    private readonly threads: Threads,
    private readonly job: Job<S>,
    private readonly options: CheckedOptions,
  ) {
    this.experiment = create(job.scenario, job.seed);
    this.rows = options.rows?.form(this.experiment.metrics);
    this.telling = this.rows ? this.tellingOf(this.rows) : this.experiment;
    this.counted = new Counted(this.experiment.metrics, options.first, undefined);
    this.chunkSize = options.chunkSize ?? 1;
    this.local = newLocalRun(this.chunkSize);
    this.pool = options.pool;
  }

  /** Opens the store, and begins to listen. Whatever goes wrong from here on, {@link close} lets go of it. */
  private begin(): void {
    const { options, job, experiment } = this;
    const { signal, maxMilliseconds, onProgress } = options;
    // What is kept are counts: no line can be made of them.
    const keeping = this.rows ? undefined : options.store?.open(job, options, experiment.metrics);
    this.counted = new Counted(experiment.metrics, options.first, keeping);
    if (signal?.aborted) this.onAbort();
    signal?.addEventListener('abort', this.onAbort);
    if (maxMilliseconds <= MAX_TIMER) this.timers.push(setTimeout(() => this.stop('out-of-time'), maxMilliseconds));
    if (onProgress) this.timers.push(setInterval(() => this.reportOrStop(), PROGRESS_MILLISECONDS));
  }

  /** The experiment, telling each game as it is played. */
  private tellingOf(form: RowForm): Experiment {
    const { metrics, longGames = false } = this.experiment;
    const told = rowPlayer(this.experiment, form);
    const run = (first: number, count: number, tally: Tally) => this.options.rows!.write(told(first, count, tally));
    return { metrics, longGames, run };
  }

  async play(): Promise<SimulationResult> {
    this.begin();
    const { games, stopWhen } = this.options;
    const { counted } = this;
    for (const end of stopWhen ? looks(games) : [games]) {
      await this.playTo(end);
      if (counted.done < end) break;
      counted.keeping?.cut();
      if (end < games && stopWhen?.(counted.tally, counted.done)) {
        this.ending = 'precise';
        break;
      }
    }
    if (this.thrown) throw this.thrown.error;
    // A stop that came when everything was played already stopped nothing.
    const ending = counted.done === games ? 'finished' : this.ending!;
    this.report();
    const cut = ending === 'interrupted' || ending === 'out-of-time';
    return {
      metrics: this.experiment.metrics,
      tally: counted.tally,
      games: counted.done,
      ending,
      partial: ending === 'interrupted',
      reproducible: !cut,
      run: {
        workers: this.pool?.workers ?? 0,
        chunkSize: this.chunkSize,
        seconds: (now() - this.begun) / 1000,
        playingSeconds: this.playing / 1000,
        dispatchShare: this.present > 0 ? 1 - this.playing / this.present : 0,
        kept: counted.kept,
      },
    };
  }

  /** Plays until `end` games are done, but for those that were kept, or fewer when the run is stopped. */
  private async playTo(end: number): Promise<void> {
    const { counted } = this;
    while (counted.done < end) {
      if (counted.takeKept(end)) continue;
      if (this.ending) break;
      await this.playGap(counted.gapEnd(end));
    }
  }

  /** The same where nothing was kept. */
  private async playGap(end: number): Promise<void> {
    const { counted } = this;
    for (;;) {
      const milliseconds = this.millisecondsHere(end - counted.done);
      if (counted.done === end || this.ending || milliseconds <= 0) break;
      await this.playHere(end, milliseconds);
    }
    while (counted.done < end && !this.ending) {
      this.pool ??= this.threads.open(Math.min(this.options.workers, end - counted.done));
      // Lines come in the order of the games.
      const oneByOne = this.rows || this.experiment.longGames || this.pool.sharesMemory === false;
      await (oneByOne
        ? this.playOneByOne(this.pool, end)
        : this.playInThreads(this.pool, this.endOfPiece(this.pool, end)));
    }
  }

  /** How far to go before the workers hand over what they have. */
  private endOfPiece(pool: WorkerPool, end: number): number {
    if (!this.counted.keeping) return end;
    // Nothing is known of the rate where the caller fixed the size of a chunk and no chunk has been played.
    const games = this.local.rate > 0 ? this.local.rate * KEEP_MILLISECONDS : 8 * this.chunkSize;
    return Math.min(end, this.counted.done + Math.max(pool.workers, Math.floor(pool.workers * games)));
  }

  /** How long to play in this thread before looking again whether worker threads shall do the next `games` games; 0 when they shall. */
  private millisecondsHere(games: number): number {
    const { rate, playing } = this.local;
    // This thread is the one that hears the signal, between two games at best.
    if (this.options.signal && this.options.workers > 0 && this.experiment.longGames) return 0;
    if (!this.pool) {
      if (this.options.workers <= 1) return Number.POSITIVE_INFINITY;
      if (playing < PILOT_MILLISECONDS) return PILOT_MILLISECONDS - playing;
      if (isCold(this.local)) return PILOT_MILLISECONDS;
      return worthStarting(this.local, games) ? 0 : Number.POSITIVE_INFINITY;
    }
    if (this.options.chunkSize !== undefined) return 0;
    if (playing < SHORT_PILOT_MILLISECONDS) return SHORT_PILOT_MILLISECONDS - playing;
    return games < rate * WORTH_SENDING_MILLISECONDS ? Number.POSITIVE_INFINITY : 0;
  }

  private async playHere(end: number, milliseconds: number): Promise<void> {
    const start = now();
    const before = this.local.playing;
    let games = 0;
    this.underWay = () => games;
    const outcome = await playHere(this.telling, this.create, this.job, this.counted.fresh, this.local, {
      first: this.counted.next,
      games: end - this.counted.done,
      fixedChunks: this.options.chunkSize !== undefined,
      milliseconds: this.counted.keeping ? Math.min(milliseconds, KEEP_MILLISECONDS) : milliseconds,
      stopped: () => this.ending !== undefined,
      onGames: (n) => {
        games = n;
      },
    });
    if ('failure' in outcome) throw new SimulationError(this.job.seed, outcome.failure);
    this.chunkSize = this.local.chunkSize;
    this.playing += this.local.playing - before;
    this.present += now() - start;
    this.settle(outcome.games);
  }

  private async playInThreads(pool: WorkerPool, end: number): Promise<void> {
    const plan = this.planTo(end, pool);
    const counters = new Counters();
    this.counters = counters;
    this.underWay = () => gamesInChunks(plan, counters.finished);
    const task: ChunkTask<S> = { id: this.id, job: this.job, plan, counters: counters.buffer };
    const before = this.playing;
    this.mergeAll(await Promise.all(Array.from({ length: pool.workers }, () => pool.run(task))));
    const games = gamesInChunks(plan, counters.finished);
    if (this.playing > before) this.local.rate = Math.max(this.local.rate, games / (this.playing - before));
    this.settle(games);
  }

  private async playOneByOne(pool: WorkerPool, end: number): Promise<void> {
    const plan = this.planTo(end, pool);
    let chunks = 0;
    const task = { id: this.id, job: this.job, plan, ...(this.rows ? { rows: this.rows } : {}) };
    await playOneByOne(pool, task, {
      stopped: () => this.ending !== undefined,
      givenUp: new Promise((resolve) => {
        this.giveUp = resolve;
      }),
      onChunk: (chunk) => {
        if (chunk.rows !== undefined) this.options.rows!.write(chunk.rows);
        this.merge(chunk);
        this.settle(chunkOf(plan, chunks++).games);
      },
    });
  }

  /** The games up to `end`, cut into chunks. */
  private planTo(end: number, { workers }: WorkerPool): ChunkPlan {
    const { next, done } = this.counted;
    const plan = planChunks(next, end - done, workers, this.local.rate, this.options.chunkSize);
    this.chunkSize = plan.chunkSize;
    return plan;
  }

  private mergeAll(outcomes: readonly ChunkOutcome[]): void {
    const failures: Failure[] = [];
    for (const outcome of outcomes) {
      if (outcome.ok) this.merge(outcome);
      else failures.push(outcome.failure);
    }
    const failure = firstFailure(failures);
    if (failure) throw new SimulationError(this.job.seed, failure);
  }

  private merge(chunk: PlayedChunk): void {
    addTally(this.counted.fresh, chunk.tally);
    this.playing += chunk.playing;
    this.present += now() - chunk.begun;
  }

  /** Counts games that were played as done. */
  private settle(games: number): void {
    this.underWay = () => 0;
    this.counters = undefined;
    this.counted.settle(games);
  }

  private stop(ending: Ending): void {
    this.ending ??= ending;
    this.counters?.stop();
  }

  private report(): void {
    const games = this.counted.done + this.underWay();
    this.options.onProgress?.(progressOf(games, this.options.games, (now() - this.begun) / 1000, this.counted.kept));
  }

  /** The same from a timer, where an error has nobody to hear it: it ends the run, which fails with it. */
  private reportOrStop(): void {
    try {
      this.report();
    } catch (error) {
      this.thrown ??= { error };
      this.onAbort();
    }
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    this.options.signal?.removeEventListener('abort', this.onAbort);
    this.counted.keeping?.close();
    if (this.pool !== this.options.pool) await this.pool?.close();
  }
}
