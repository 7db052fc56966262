// What an answer says of its question, so that it can be asked again.
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { readScenario, runIn, type ScenarioRead } from './read.js';

/** An answer as it was read from JSON; nobody has looked at it. */
export type AnswerRead = Readonly<Record<string, unknown>> | undefined;

/** The question of an answer as it stands there, and how it was played, as far as that makes sense. */
interface Again extends Pick<ScenarioRead, 'seed' | 'games'> {
  readonly config: Readonly<Record<string, unknown>>;
}

/** The question of an answer of one of some kinds; `undefined` for anything else. */
export function againOf(value: AnswerRead, ...kinds: readonly string[]): Again | undefined {
  const config = value?.config as Again['config'] | null | undefined;
  if (!value || typeof config?.kind !== 'string' || !kinds.includes(config.kind)) return undefined;
  const { precision: _, ...played } = runIn(value);
  return { config, ...played };
}

/**
 * A scenario of whole games in an answer.
 *
 * @param where the name shown in front of every mistake
 * @throws ScenarioError with every mistake
 */
export const gameIn = (written: unknown, where: string, options: ScenarioOptions = {}): GameScenario =>
  readScenario(JSON.stringify(written), where, { ...options, kinds: ['game'] }).scenario;
