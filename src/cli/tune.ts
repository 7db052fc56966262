// `vitp tune`: better weights for a doctrine, by games against a pool of opponents.

import { join } from 'node:path';
import { tunableNames, tunables } from '../ai/heuristic/doctrine/tunable.js';
import { gameBoardNote } from '../analysis/game-board-note.js';
import { TUNING_OBJECTIVES, type TuningScenario } from '../analysis/question/tuning.js';
import type { TuningResult } from '../analysis/tuning/tuning-result.js';
import { makeResult } from '../answer/make-result.js';
import { SIDES, type Side } from '../board/index.js';
import { describeRun } from '../node/machine.js';
import { readTuning } from '../node/read.js';
import { startTuning, type TuningState } from '../stats/searching/tuning.js';
import { nameSentence } from '../text/fields.js';
import { UsageError } from '../text/usage-error.js';
import { checkDestinations, deliver } from './deliver.js';
import { EXIT_OK, UndeliveredError } from './errors.js';
import { readInput } from './files.js';
import { wholeNumber } from './numbers.js';
import { complain } from './output.js';
import { seatOf } from './players-option.js';
import { askedRun, type RunOptions, type WatchedRun, watched } from './run.js';
import { seatsNamed } from './seat-lists.js';
import { checkpointFile, doctrineText, readCheckpoint, writeCheckpoint } from './tune-files.js';
import { type Conduct, playGeneration, settingsOf, tunedSeat, validate } from './tune-run.js';

/** Options as commander hands them over. */
export interface TuneOptions extends RunOptions {
  readonly from?: string;
  readonly against?: string;
  readonly others?: string;
  readonly weights?: string;
  readonly objective?: string;
  readonly generations?: string;
  readonly candidates?: string;
  readonly validationGames?: string;
  readonly name?: string;
  readonly resume?: boolean;
}

const DEFAULT_SEED = 'self-play';
const MOST_GAMES = 1_000_000;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function tuneCommand(what: string, options: TuneOptions): Promise<number> {
  const { scenario, seed, workers } = await readAll(what, options);
  const out = options.out ?? `tuned-${scenario.side}`;
  checkDestinations({ ...options, out });
  const begun = readCheckpoint(out, scenario, seed, options.resume === true);
  const stopping = 'Stopping; the generation that is under way is not counted. Ctrl-C again quits at once.';
  return watched(options, workers, (run) => tune({ scenario, seed, out, begun, options }, run), stopping);
}

/** What is tuned, and where it goes. */
interface Tuning {
  readonly scenario: TuningScenario;
  readonly seed: string;
  readonly out: string;
  /** Where an earlier run stopped. */
  readonly begun: TuningState | undefined;
  readonly options: TuneOptions;
}

async function tune({ scenario, seed, out, begun, options }: Tuning, run: WatchedRun): Promise<number> {
  const threads = run.conduct.workers ?? (await import('node:os')).availableParallelism();
  const pool = threads > 1 ? (await import('../node/pool.js')).openPool(threads) : undefined;
  const conduct: Conduct = { ...run.conduct, ...(pool ? { pool } : {}), workers: 1 };
  const started = performance.now();
  try {
    let state = begun ?? startTuning(settingsOf(scenario, seed));
    // A checkpoint that cannot be written ends nothing: the next one may find room again.
    let failed: readonly unknown[] = [];
    const tuned = await generations(scenario, seed, state, conduct, async (next) => {
      state = next;
      failed = await writeCheckpoint(out, scenario, seed, next).then(
        () => [],
        (error: unknown) => [error],
      );
    });
    run.clear();
    if (!tuned && failed.length > 0) throw new UndeliveredError(failed);
    if (!tuned) return stopped(out, state, run);
    const result = await judge(scenario, seed, state, conduct, (performance.now() - started) / 1000, threads);
    run.clear();
    if (!result && failed.length > 0) throw new UndeliveredError(failed);
    if (!result) return stopped(out, state, run);
    const file = join(out, `${scenario.name}.yaml`);
    const { tuned: seat, validation } = result.tuning;
    await deliver(
      result,
      { ...options, out },
      {
        failed,
        files: { [file]: () => doctrineText({ config: scenario, seed, tuned: seat, state, validation }) },
        notes: [
          `The doctrine is ${file}; play it with --${scenario.side} ${file}. ${checkpointFile(out)} holds where the search stands: --resume with more --generations goes on.`,
          ...(scenario.others.length === 0 ? ['No opponent was kept for the validation: --others names some.'] : []),
        ],
      },
    );
    return EXIT_OK;
  } finally {
    await pool?.close();
  }
}

/** Plays what is missing of the generations; false when it was stopped. */
async function generations(
  scenario: TuningScenario,
  seed: string,
  begun: TuningState,
  conduct: Conduct,
  onGeneration: (state: TuningState) => Promise<void>,
): Promise<boolean> {
  const pairings = (scenario.candidates + 2) * scenario.against.length;
  const each = scenario.games * pairings;
  const total = each * scenario.generations;
  const began = performance.now();
  let state = begun;
  while (state.curve.length < scenario.generations) {
    const before = state.curve.length * each;
    const next = await playGeneration(scenario, seed, state, {
      ...conduct,
      onProgress: ({ games }) => {
        const done = before + games * pairings;
        const seconds = (performance.now() - began) / 1000;
        const perSecond = (done - begun.curve.length * each) / seconds;
        conduct.onProgress?.({ games: done, total, seconds, perSecond, secondsLeft: (total - done) / perSecond });
      },
    });
    if (!next) return false;
    state = next;
    await onGeneration(state);
  }
  return true;
}

/** The validation, and the result. */
async function judge(
  scenario: TuningScenario,
  seed: string,
  state: TuningState,
  conduct: Conduct,
  seconds: number,
  workers: number,
): Promise<TuningResult | undefined> {
  const tuned = tunedSeat(scenario, seed, state);
  const validation = await validate(scenario, seed, tuned, conduct);
  if (!validation) return undefined;
  const { kind, ...rest } = scenario;
  const result = makeResult({
    config: { kind, method: 'monte-carlo', ...rest },
    seed,
    games: scenario.validationGames,
    metrics: validation.metrics,
    tally: validation.tally,
    board: gameBoardNote(scenario),
    run: describeRun({ workers, seconds }),
  });
  const after = tunables(tuned.weights, scenario.weights);
  const weights = tunables(scenario.from.weights, scenario.weights).map(({ name, value }, i) => ({
    name,
    from: value,
    to: after[i]!.value,
  }));
  const { against, others } = validation;
  return {
    ...result,
    tuning: { weights, curve: state.curve, tuned, validation: { seed: validation.seed, against, others } },
  };
}

function stopped(out: string, state: TuningState, run: WatchedRun): number {
  const done = state.curve.length;
  complain(
    done === 0
      ? 'Interrupted before the first generation was finished: nothing is written.'
      : `Interrupted after generation ${done}; the same command with --resume goes on from ${checkpointFile(out)}.`,
  );
  return run.exitCode();
}

/** The tuning that the arguments ask for. */
async function readAll(what: string, options: TuneOptions) {
  // The games of a tuning are part of its scenario.
  const { workers, replaced } = await askedRun(options, [what], { own: ['games'] });
  const side = SIDES.find((s) => s === what);
  const input = side
    ? { name: `tuning of ${side}`, text: JSON.stringify({ kind: 'tune', side }) }
    : await readInput(what).catch((error: Error) => {
        throw new UsageError(`${error.message}; allowed: japan, allied, or a file of kind tune`);
      });
  const first = readTuning(input.text, input.name, replaced);
  const changes = changesOf(first.scenario.side, options);
  const { scenario } = readTuning(input.text, input.name, { ...replaced, changes });
  return { scenario, seed: options.seed ?? first.seed ?? DEFAULT_SEED, workers };
}

/** The options as keys of the scenario. */
function changesOf(side: Side, options: TuneOptions): Record<string, unknown> {
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  const seats = (option: string, text: string | undefined) =>
    text === undefined ? undefined : seatsNamed(other, text, option);
  const changes: Record<string, unknown> = {
    from: options.from === undefined ? undefined : seatOf(side, options.from, '--from'),
    against: seats('--against', options.against),
    others: options.others === 'none' ? [] : seats('--others', options.others),
    weights: options.weights === undefined ? undefined : weightsNamed(options.weights),
    objective: options.objective === undefined ? undefined : objectiveNamed(options.objective),
    games: whole('--games', options.games, 1, MOST_GAMES),
    generations: whole('--generations', options.generations, 1, MOST_GAMES),
    candidates: whole('--candidates', options.candidates, 4, 1000),
    validationGames: whole('--validation-games', options.validationGames, 2),
    name: options.name,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const whole = (option: string, text: string | undefined, min: number, max?: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(option, text, min, max);

function weightsNamed(text: string): string[] {
  const known = tunableNames();
  return text.split(',').map((part) => {
    const name = part.trim();
    if (known.includes(name)) return name;
    throw new UsageError(`--weights: ${nameSentence(name, known, { what: 'a weight' })}`);
  });
}

function objectiveNamed(text: string): string {
  const known = Object.keys(TUNING_OBJECTIVES);
  if (known.includes(text)) return text;
  throw new UsageError(`--objective: ${nameSentence(text, known, { what: 'an objective' })}`);
}
