// When is a game decided: what is asked, and how an answer asks again.
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { type AnswerRead, againOf, gameIn } from '../question/again.js';

/** Who wins, and when is it decided? */
export interface DecidedQuestion {
  readonly kind: 'decided';
  readonly scenario: GameScenario;
  /** Games to which the model is fitted; as many others test it. Default: 2,000. */
  readonly games?: number | undefined;
  /** Default `decided`. */
  readonly seed?: string | undefined;
}

/** The seed when nobody names one. */
export const DECIDED_SEED = 'decided';
/** Games of each half when nobody names a number. */
export const DECIDED_GAMES = 2000;
/** Fewer tell nothing about chances. */
export const MIN_DECIDED = 20;

/**
 * Looks at a question before anything is played.
 *
 * @throws UsageError with what is allowed
 */
export function checkDecided({ games = DECIDED_GAMES }: DecidedQuestion): void {
  if (!(Number.isSafeInteger(games) && games >= MIN_DECIDED))
    throw new UsageError(`${games} games are too few to fit a chance to; allowed: a whole number from ${MIN_DECIDED}`);
}

/**
 * The question behind an answer; `undefined` for anything else.
 *
 * @param file its name, for sentences about mistakes
 * @throws ScenarioError
 */
export function rerunDecided(
  value: AnswerRead,
  file: string,
  options: ScenarioOptions = {},
): DecidedQuestion | undefined {
  const again = againOf(value, 'decided');
  if (!again) return undefined;
  const { config, ...played } = again;
  return { kind: 'decided', scenario: gameIn(config.scenario, `${file} (config)`, options), ...played };
}
