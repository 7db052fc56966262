// How every command that plays begins and ends: the options that all of them have, their input, the progress line, Ctrl-C.

import { availableParallelism } from 'node:os';
import type { RunControls, Simulate } from '../../analysis/controls.js';
import { grouped } from '../../answer/digits.js';
import type { BoardOverrides } from '../../board/index.js';
import { describeRun } from '../../node/machine.js';
import { MAX_WORKERS } from '../../simulate/threads.js';
import { shellWord } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { checkDestinations, type Destinations } from '../output/deliver.js';
import { EXIT_OK, UndeliveredError } from '../output/errors.js';
import { Estimate, type Expected } from '../output/estimate.js';
import { interruptOf } from '../output/interrupt.js';
import { complain } from '../output/output.js';
import { ProgressLine } from '../output/progress-line.js';
import { type CheckpointOptions, checkpointFolder, keptIn } from './checkpoint.js';
import { type Input, readData, readInput } from './files.js';
import { checkGamesCsv, type GamesCsvOptions, toldTo } from './games-csv.js';
import type { StoppingOptions } from './stopping.js';
import { ruleNames } from './typed-rules.js';

/** Options of every command that plays, as commander hands them over: texts that nobody has looked at yet. */
export interface RunOptions extends Destinations, CheckpointOptions, Pick<GamesCsvOptions, 'gamesCsv'> {
  readonly games?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly data?: string;
  readonly rules?: string;
}

/** What these options say. */
export interface AskedRun {
  readonly games: number | undefined;
  readonly workers: number | undefined;
  /** What replaces parts of a scenario, as its readers take it. */
  readonly replaced: { readonly data: BoardOverrides | null; readonly rules?: readonly string[] };
}

/**
 * Looks at all of them before anything is played.
 *
 * @param files the scenarios that will be read: standard input is read once
 * @param least fewest games that make sense; default 1
 * @param own options that the command reads in its own way
 * @throws UsageError, ScenarioError with what is allowed.
 */
export async function askedRun(
  options: RunOptions,
  files: readonly (string | undefined)[],
  { least = 1, own = [] }: { readonly least?: number; readonly own?: readonly ('games' | 'rules')[] } = {},
): Promise<AskedRun> {
  checkDestinations(options);
  checkpointFolder(options);
  checkGamesCsv(options);
  if (options.seed === '') throw new UsageError('--seed is empty; allowed: any text');
  const typed = (name: 'games' | 'rules') => (own.includes(name) ? undefined : options[name]);
  const [gamesTyped, rulesTyped] = [typed('games'), typed('rules')];
  const games = gamesTyped === undefined ? undefined : wholeNumber('--games', gamesTyped, least);
  const workers = workerNumber(options.workers);
  const rules = rulesTyped === undefined ? undefined : ruleNames(rulesTyped);
  if ([...files, options.data].filter((file) => file === '-').length > 1) {
    throw new UsageError(
      files.length > 1
        ? 'standard input can be one of the scenarios or the --data file, once'
        : 'standard input can be the scenario or the --data file, not both',
    );
  }
  const data = await readData(options.data);
  return { games, workers, replaced: { data, ...(rules ? { rules } : {}) } };
}

/**
 * What `--workers` says; `undefined` leaves the choice to the machine.
 *
 * @throws UsageError when it is not a whole number from 1 to 1024.
 */
export const workerNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeNumber('--workers', text, 1, MAX_WORKERS);

/**
 * The file that was named, or what the command means without one.
 *
 * @throws UsageError when it cannot be read.
 */
export const inputOr = async (file: string | undefined, standard: Input): Promise<Input> =>
  file === undefined ? standard : readInput(file);

/** `--games` where the exact method may answer: 0 is what its results say, and asks for nothing. */
export const gamesOrNone = (text: string | undefined): number | undefined =>
  text === undefined
    ? undefined
    : text.trim() === '0'
      ? 0
      : wholeNumber('--games', text, 1, undefined, '0 for an exact answer');

/**
 * Looks at it again when the method is known.
 *
 * @throws UsageError where games are played and none are wanted.
 */
export function checkGames(method: 'exact' | 'monte-carlo', games: number | undefined): void {
  if (method === 'monte-carlo' && games === 0) {
    throw new UsageError('--games 0 is not allowed; allowed: a whole number from 1, or --method exact');
  }
  if (method === 'exact' && games) {
    complain(`--games ${games} is not used: the exact method plays no games.`);
  }
}

/** The game that is meant without a file. */
export const STANDARD_GAME_INPUT: Input = { name: 'standard game', text: 'kind: game\n' };

/** The command as it was typed, but for the user and the password of an address of Redis: it is kept with the answer. */
export const commandLine = (words: readonly string[] = process.argv.slice(2)): string =>
  ['vitp', ...words.map((word) => shellWord(word.replace(/(rediss?:\/\/)\S*@/i, '$1')))].join(' ');

/** Loaded only when something is played: a small exact answer is there at once. */
const simulate: Simulate = async (job, options) =>
  (await import('../../node/simulate-compiled.js')).simulateCompiled(job, options);

/** A run that is watched: it shows how far it is, and Ctrl-C stops it. */
export interface WatchedRun {
  readonly conduct: RunControls;
  /** Takes the progress line away, so that the answer begins on a clean one. */
  clear(): void;
  /** What the work is like, for the estimate of its time. */
  expect(expected: Expected): void;
  /** Exit code: that of the signal that cut the answer short, otherwise 0. Default: it was cut short if a signal came. */
  exitCode(isPartial?: boolean): number;
  /** Says that an interruption, or the end of the time, came before `first` was finished; returns the exit code. */
  nothing(first?: string): number;
  /** Says how much an interruption left. */
  partial(games: number, what?: string): void;
}

/** Of all threads of this process. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What the first Ctrl-C answers. */
const STOPPING = 'Stopping; the games that are finished count. Ctrl-C again quits at once.';

/**
 * Does a work with a progress line, listens for Ctrl-C, and leaves the terminal as it was, however it ends. It listens from the
 * first simulation on. Before that there is nothing to keep, and the exact methods hold the only thread that could hear: until then
 * Ctrl-C ends the program at once, as it does without us.
 *
 * @param work returns the exit code
 * @param stopping said at the first Ctrl-C
 */
export async function watched(
  options: CheckpointOptions & GamesCsvOptions & Pick<StoppingOptions, 'maxTime'>,
  workers: number | undefined,
  work: (run: WatchedRun) => Promise<number>,
  stopping = STOPPING,
): Promise<number> {
  const { quiet } = options;
  const folder = checkpointFolder(options);
  const progress = new ProgressLine(process.stderr, quiet === true);
  const estimate = new Estimate(
    (text) => {
      progress.clear();
      complain(text);
    },
    workers ?? availableParallelism(),
    processorSeconds,
  );
  const interrupt = interruptOf(() => {
    progress.clear();
    complain(stopping);
  });
  const why = (): string => (interrupt.signal.aborted ? 'Interrupted' : 'The time was up');
  const exitCode = (isPartial = true): number => (isPartial ? interrupt.exitCode : undefined) ?? EXIT_OK;
  const heard: Simulate = (job, options) => {
    interrupt.listen();
    return simulate(job, options);
  };
  const kept = folder === undefined ? undefined : keptIn(folder, options, heard);
  const { gamesCsv } = options;
  const told = gamesCsv === undefined ? undefined : toldTo(gamesCsv, options, heard);
  try {
    const code = await work({
      conduct: {
        simulate: told?.simulate ?? kept?.simulate ?? heard,
        describeRun,
        workers,
        signal: interrupt.signal,
        onProgress(now) {
          // What is not simulated can be cut short too, as soon as some of it is finished.
          interrupt.listen();
          if (!quiet && options.maxTime === undefined) estimate.update(now);
          progress.update(now);
        },
      },
      clear() {
        // What comes next is the answer: its files are not left half-written.
        interrupt.listen();
        progress.clear();
      },
      expect: (expected) => estimate.expect(expected),
      exitCode,
      nothing(first = 'the first game') {
        progress.clear();
        complain(`${why()} before ${first} was finished: there is nothing to report.`);
        return exitCode();
      },
      partial(games, what = 'games') {
        progress.clear();
        complain(`${why()}: ${grouped(games)} ${what} are finished, and the answer counts these.`);
      },
    });
    await told?.finish();
    return kept?.end(code) ?? code;
  } catch (error) {
    // An answer that did not reach all its places is an answer: the games stand in their table all the same.
    if (error instanceof UndeliveredError) await told?.finish();
    throw error;
  } finally {
    told?.close();
    progress.clear();
    kept?.close();
    interrupt.close();
  }
}
