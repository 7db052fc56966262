// Answers a sensitivity: how far the figures of a game move when one value of it is another, with the same dice.

import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { SettingError, UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { type FigureValue, figuresOf, figureValue } from '../figures.js';
import { runSince } from '../playing.js';
import { type AnswerRead, againOf, gameIn } from '../question/again.js';
import { CHANGE_KINDS, type ChangeKind } from '../question/change.js';
import { changePaths, changesOf, idleRulings } from '../question/changes.js';
import { configOf } from '../question/config.js';
import type { Config } from '../question/paths.js';
import { type MovedFigures, movements, playChanges } from './movements.js';

/** The question, with everything that decides the answer. */
export interface SensitivityQuestion {
  readonly kind: 'sensitivity';
  readonly scenario: GameScenario;
  /** Kinds of change. Default: all. */
  readonly what?: readonly ChangeKind[] | undefined;
  /** Only changes whose path is this or begins so. Default: all. */
  readonly only?: string | null | undefined;
  /** By which part of itself a weight goes up and down, above 0 up to 1. Default: 0.25. */
  readonly step?: number | undefined;
  /** Figures; the first gives the order. Default: `poc.final` and `winner.japan`. */
  readonly metrics?: readonly string[] | undefined;
  /** Any text. Default: `sensitivity`. */
  readonly seed?: string | undefined;
  /** Games with each change, from 2. Default: 500. */
  readonly games?: number | undefined;
}

/** The answer, as `--json` writes it. */
export interface SensitivityAnswer extends AnswerHead<'sensitivity'> {
  readonly config: {
    readonly kind: 'sensitivity';
    readonly method: 'monte-carlo';
    readonly scenario: Config;
    readonly what: readonly ChangeKind[];
    readonly only: string | null;
    readonly step: number;
    readonly metrics: readonly string[];
  };
  readonly games: number;
  /** The figures without any change, by name. */
  readonly base: Readonly<Record<string, FigureValue>>;
  /** The largest movement of the first figure first. */
  readonly changes: readonly MovedFigures[];
}

const DEFAULT_SEED = 'sensitivity';
const DEFAULT_GAMES = 500;
const DEFAULT_STEP = 0.25;
/**
 * The answer.
 *
 * @returns `undefined` when it was interrupted before two games of the first changes were finished.
 * @throws UsageError when there is nothing to change, or a figure is not measured; SimulationError
 * @example
 * const answer = await answerSensitivity(
 *   { kind: 'sensitivity', scenario: STANDARD_GAME, what: ['rulings'] },
 *   controls,
 * );
 * answer?.changes[0].path; // the reading that moves the score most
 */
export async function answerSensitivity(
  question: SensitivityQuestion,
  controls: RunControls,
): Promise<SensitivityAnswer | undefined> {
  const { scenario, what = CHANGE_KINDS, step = DEFAULT_STEP, seed = DEFAULT_SEED, games = DEFAULT_GAMES } = question;
  const only = question.only ?? null;
  const begun = performance.now();
  const figures = figuresOf(question.metrics, scenario);
  const changes = changesOf(scenario, what, step, only);
  if (changes.length === 0) throw nothingToChange(only, scenario, changePaths(scenario, what, step));
  const { base, moved, threads } = await playChanges({ scenario, changes, figures, seed, games }, controls);
  if (!base) return undefined;
  const isPartial = moved.length < changes.length || moved.some((m) => m.games < games);
  return {
    schema: 'vitp-sensitivity/1',
    kind: 'sensitivity',
    config: {
      kind: 'sensitivity',
      method: 'monte-carlo',
      scenario: configOf(scenario, 'monte-carlo'),
      what,
      only,
      step,
      metrics: figures.map((f) => f.name),
    },
    seed,
    games,
    ...(isPartial ? { partial: true } : {}),
    base: Object.fromEntries(figures.map((f, i) => [f.name, figureValue(f, base[i]!)])),
    changes: movements(figures, moved, changes.length, games),
    run: runSince(begun, controls, threads),
  };
}

function nothingToChange(only: string | null, scenario: GameScenario, paths: readonly string[]): UsageError {
  if (only === null)
    return new UsageError('there is nothing to change: the players have no weights and everything else is left out');
  const idle = idleRulings(scenario).find((name) => only === `rulings.${name}`);
  if (idle !== undefined)
    return new SettingError(`only ${quoted(only)}: ${idle} cannot act under ${scenario.rules.join(', ')}`);
  const some = allowedInstead(only, paths, `paths such as ${paths.slice(0, 3).join(', ')}`);
  return new SettingError(`only ${quoted(only)}: no change has a path that begins so${some}`);
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @param options what replaces values of its scenario
 * @throws ScenarioError with every mistake
 */
export function rerunSensitivity(
  value: AnswerRead,
  file: string,
  options: ScenarioOptions = {},
): SensitivityQuestion | undefined {
  const again = againOf(value, 'sensitivity');
  if (!again) return undefined;
  const { config, ...played } = again;
  const { what, only, step, metrics } = config as Partial<SensitivityAnswer['config']>;
  const scenario = gameIn(config.scenario, `${file} (config)`, options);
  return { kind: 'sensitivity', scenario, what, only, step, metrics, ...played };
}
