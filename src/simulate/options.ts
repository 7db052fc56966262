// What a caller may ask of a simulation, with the defaults, and what it gets.

import type { Metric, Tally } from '../stats/experiment.js';
import { checkSignal, checkWhole } from '../text/checked.js';
import { shownValue } from '../text/shown-value.js';
import type { PieceStore } from './pieces.js';
import type { Progress } from './progress.js';
import type { RowSink } from './rows.js';
import { MAX_WORKERS, type WorkerPool } from './threads.js';

/** Options of {@link simulate}. Only `games`, `first` and `stopWhen` can change the answer; the others change how long it takes. */
export interface SimulateOptions {
  /** Number of games; with `stopWhen` the most that may be played. */
  readonly games: number;
  /** Number of the first game. Default 0. */
  readonly first?: number | undefined;
  /**
   * Worker threads, at most 1024. Default: as many as the machine runs at once. With 0 or 1, and for jobs of less than about half a second (more as
   * long as the code is not warm), the games are played in the calling thread: threads would save next to nothing. Long games that a
   * `signal` may interrupt are played in threads, in a single one too: a thread that plays hears nothing.
   */
  readonly workers?: number | undefined;
  /** Worker threads that are open already; they are used from the first moment, and stay open. Overrides `workers`. */
  readonly pool?: WorkerPool | undefined;
  /** Games a chunk. Default: what takes about 4 ms. */
  readonly chunkSize?: number | undefined;
  /** Called about four times a second, and once at the end. When it throws, the run is stopped and fails with that. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Stops the run; the result is then marked `partial`. Chunks that are under way are finished first, but long games in threads are
   * given up at once (in a `pool` they go on until it is closed).
   */
  readonly signal?: AbortSignal | undefined;
  /** Stops the run after this time, milliseconds. Default: none. A result that was cut short is marked not reproducible. */
  readonly maxMilliseconds?: number | undefined;
  /**
   * Asked at fixed numbers of games (1000, then 10 % more each time) with the tally of all games so far: `true` ends the run.
   * The answer must depend on its arguments only; then the run ends at the same game for any number of workers. It must be
   * an anytime-valid rule, such as `bettingInterval` in `stats/`.
   */
  readonly stopWhen?: ((tally: Tally, games: number) => boolean) | undefined;
  /** Keeps what is finished about every second; what it has kept before is not played again. Default: nothing is kept. */
  readonly store?: PieceStore | undefined;
  /** Takes a line for each game; then nothing is kept in a store, which keeps counts alone. Default: games are only counted. */
  readonly rows?: RowSink | undefined;
}

/** Why a run ended: all games played, `stopWhen` said so, the signal, or `maxMilliseconds`. */
export type Ending = 'finished' | 'precise' | 'interrupted' | 'out-of-time';

/** How a run went: facts of this machine and moment, none of which changes the answer. */
export interface RunFacts {
  /** Threads that played: 0 when the calling thread did it all. */
  readonly workers: number;
  /** Games a chunk, in the last stage. */
  readonly chunkSize: number;
  /** Wall time, seconds. */
  readonly seconds: number;
  /** Playing time added up over threads, seconds. */
  readonly playingSeconds: number;
  /** Part of the threads' time, once they had started, that was not spent on playing. */
  readonly dispatchShare: number;
  /** Games that were not played because the store had them. */
  readonly kept: number;
}

/** Result of a simulation: the tally of games `first … first + games - 1`, all of them and no others. */
export interface SimulationResult {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
  /** Games that are in the tally. */
  readonly games: number;
  readonly ending: Ending;
  /** True when the signal stopped it before its end. */
  readonly partial: boolean;
  /** False when the number of games depends on a clock or on a finger. The tally itself can be had again by asking for just `games` games. */
  readonly reproducible: boolean;
  readonly run: RunFacts;
}

/** Options with every default filled in. */
export interface CheckedOptions extends SimulateOptions {
  readonly first: number;
  readonly workers: number;
  readonly maxMilliseconds: number;
}

/**
 * Fills in the defaults.
 *
 * @param usualWorkers worker threads when nobody names a number
 * @throws RangeError with a sentence when a number is out of its range; TypeError when the signal is none
 */
export function checkOptions(options: SimulateOptions, usualWorkers: number): CheckedOptions {
  const first = options.first ?? 0;
  const workers = options.pool?.workers ?? options.workers ?? usualWorkers;
  const maxMilliseconds = options.maxMilliseconds ?? Number.POSITIVE_INFINITY;
  checkGames(first, options.games);
  if (options.pool) checkWhole('pool.workers', options.pool.workers, 1);
  checkWhole('workers', workers, 0, MAX_WORKERS);
  if (options.chunkSize !== undefined) checkWhole('chunkSize', options.chunkSize, 1);
  if (!(maxMilliseconds > 0)) {
    throw new RangeError(`maxMilliseconds is ${shownValue(maxMilliseconds)}; it must be above 0`);
  }
  checkSignal(options.signal);
  return { ...options, first, workers, maxMilliseconds };
}

/**
 * Checks a range of games.
 *
 * @throws RangeError with a sentence when a number is out of its range
 */
export function checkGames(first: number, games: number): void {
  checkWhole('games', games, 1);
  checkWhole('first', first, 0);
  checkWhole('first + games', first + games, 1);
}
