// `vitp position`: this is on the map; who wins?

import { SEARCH_OPTIONS } from '../../ai/search/search-settings.js';
import { answerCompare } from '../../analysis/compare/compare.js';
import type { CompareQuestion } from '../../analysis/compare/question.js';
import type { RunControls } from '../../analysis/controls.js';
import type { AdviceWish } from '../../analysis/position/advice.js';
import {
  answerPosition,
  DEFAULT_GAMES,
  POSITION_SEED,
  type PositionQuestion,
} from '../../analysis/position/position.js';
import { comparePage } from '../../report/compare.js';
import { adviceStopped } from '../../report/position/advice.js';
import { positionPage } from '../../report/position/position.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { PositionScenario } from '../../whole-games/position-scenario.js';
import { answered } from '../answered.js';
import { askedRun, type RunOptions } from '../options/run.js';
import { type StoppingOptions, stoppingOf } from '../options/stopping.js';
import { EXIT_OK } from '../output/errors.js';
import { print } from '../output/output.js';
import { type PositionInput, readPosition, type SimulatedOptions, simulatedPosition } from './read-position.js';

const STOPPING_ADVICE =
  'Stopping; games that are finished and alternatives that are judged count. Ctrl-C again quits at once.';

/** Alternatives that can be told. */
const MAX_TOP = 64;

/** Options as commander hands them over. */
interface PositionOptions extends RunOptions, StoppingOptions, SimulatedOptions {
  readonly new?: boolean;
  readonly from?: string;
  readonly compare?: readonly string[];
  readonly advise?: boolean;
  readonly rollouts?: string;
  readonly top?: string;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function positionCommand(file: string | undefined, options: PositionOptions): Promise<number> {
  if (options.new) {
    await print((await import('./template.js')).POSITION_TEMPLATE);
    return EXIT_OK;
  }
  const { games, workers } = await askedRun(options, [file, ...(options.compare ?? [])]);
  if (options.compare) return compareCommand(file, options.compare, options, games, workers);
  const input = await inputOf(file, options);
  const question: PositionQuestion = {
    kind: 'position',
    scenario: input.scenario,
    seed: (options.at === undefined ? options.seed : undefined) ?? input.seed,
    games: games ?? input.games,
    stopping: stoppingOf(options),
    advise: adviceWish(options) ?? input.advise,
  };
  const answer = (conduct: RunControls) => answerPosition(question, conduct);
  return answered(question, options, workers, {
    answer,
    page: positionPage,
    cutTo: 'games',
    cutShort: adviceStopped,
    ...(question.advise ? { stopping: STOPPING_ADVICE } : {}),
  });
}

/** Several positions under common dice: how the others differ from the first. */
async function compareCommand(
  file: string | undefined,
  others: readonly string[],
  options: PositionOptions,
  games: number | undefined,
  workers: number | undefined,
): Promise<number> {
  const name = (['from', 'at', 'game', 'rules', 'data', 'advise'] as const).find((key) => options[key] !== undefined);
  if (name) throw new UsageError(`--${name} does not go with --compare; allowed: files, or game.yaml@turn3.raiders`);
  const names = [...(file === undefined ? [] : [file]), ...others];
  const scenarios: PositionScenario[] = [];
  for (const one of names) scenarios.push((await readPosition(one, options)).scenario);
  const question: CompareQuestion = {
    kind: 'comparison',
    scenarios,
    names,
    seed: options.seed ?? POSITION_SEED,
    games: games ?? (options.precision === undefined ? DEFAULT_GAMES : undefined),
    metrics: [GAME_FIGURES.score.of(), GAME_FIGURES.winner.of()],
    stopping: stoppingOf(options),
  };
  const answer = (conduct: RunControls) => answerCompare(question, conduct);
  return answered(question, options, workers, { answer, page: comparePage, cutTo: 'games' });
}

/**
 * What the options say of the advice.
 *
 * @throws UsageError when a number is wrong, or no advice is wished for.
 */
function adviceWish(options: PositionOptions): AdviceWish | undefined {
  if (!options.advise) {
    for (const name of ['top', 'rollouts'] as const) {
      if (options[name] !== undefined) throw new UsageError(`--${name} is of no use without --advise`);
    }
    return undefined;
  }
  const { min, max } = SEARCH_OPTIONS.rollouts;
  return {
    ...(options.rollouts === undefined ? {} : { rollouts: wholeNumber('--rollouts', options.rollouts, min, max) }),
    ...(options.top === undefined ? {} : { top: wholeNumber('--top', options.top, 1, MAX_TOP) }),
  };
}

/** The position that is asked about, wherever it comes from. */
async function inputOf(file: string | undefined, options: PositionOptions): Promise<PositionInput> {
  if (options.at !== undefined) {
    if (options.from !== undefined)
      throw new UsageError('--at is for simulated games, --from for records; allowed: one of them');
    return simulatedPosition(file, options);
  }
  for (const name of ['game', 'rules', 'data'] as const) {
    if (options[name] !== undefined)
      throw new UsageError(`--${name} is for simulated games, with --at; a record says all this itself`);
  }
  if (file !== undefined && options.from !== undefined) {
    throw new UsageError('a file and --from name two positions; allowed: one of them, or --compare');
  }
  const named = options.from ?? file;
  if (named === undefined) {
    throw new UsageError(
      'no position is named; allowed: a file, --from game.yaml@turn3.raiders, or --seed pacific --game 7 --at turn3.raiders',
    );
  }
  return readPosition(named, options);
}
