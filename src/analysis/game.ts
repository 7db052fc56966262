// Answers how whole games end between two players: always by playing them.

import { controlNote, MIN_CONTROLLED_GAMES } from '../answer/control-variates.js';
import type { Result } from '../answer/result.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { gameBoardNote } from './boards.js';
import type { RunControls } from './controls.js';
import { type ScenarioQuestion, sampled } from './one-scenario.js';
import { configOf } from './question/config.js';

/** A question about whole games. */
export interface GameQuestion extends ScenarioQuestion<GameScenario> {
  /**
   * Takes the luck of the dice out of scores and wins. It goes with a number of games fixed in advance, not with a precision, and
   * needs 20 games at least. Default: no, and then nobody listens to the games.
   */
  readonly controlVariate?: boolean;
}

/** Seed when none is given: the same question then has the same answer. */
export const GAME_SEED = 'pacific';

/** Games played when nobody names a number. */
const DEFAULT_GAMES = 10_000;

/**
 * Plays whole games, 10,000 unless the question says otherwise.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError, SimulationError
 * @example
 * const answer = await answerGame({ kind: 'game', scenario: STANDARD_GAME, games: 10 }, controls);
 */
export async function answerGame(question: GameQuestion, controls: RunControls): Promise<Result | undefined> {
  const { scenario, seed = GAME_SEED, controlVariate = false } = question;
  const parts = { config: configOf(scenario, 'monte-carlo'), seed, board: gameBoardNote(scenario) };
  if (!controlVariate) return (await sampled(scenario, question, DEFAULT_GAMES, parts, controls))?.result;
  const heard = { kind: 'controlled', game: scenario } as const;
  // Scores and luck together come last, and are no metric to show.
  const found = await sampled(heard, question, DEFAULT_GAMES, parts, controls, (all) => all.slice(0, -1));
  if (!found || found.played.games < MIN_CONTROLLED_GAMES) return found?.result;
  return { ...found.result, controlVariate: controlNote(found.played.metrics, found.played.tally) };
}
