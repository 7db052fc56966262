// A question about one scenario of whole games: from its file, or from an answer that is asked again.
import type { AnswerRead } from '../../analysis/question/again.js';
import { parseJson } from '../../analysis/question/config.js';
import { readScenario } from '../../node/read-scenario.js';
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { type AskedRun, inputOr, type RunOptions, STANDARD_GAME_INPUT } from './run.js';

/** The parts of the question that a file, an answer and the options can all name. */
interface GameAsked {
  readonly scenario: GameScenario;
  readonly seed?: string | undefined;
  readonly games?: number | undefined;
}

/**
 * The question; `--players`, `--seed` and the number of games go over what was read.
 *
 * @param rerun reads an answer
 * @param alone makes the question of a scenario file
 * @throws UsageError, ScenarioError; each a sentence
 */
export async function gameAsked<Q extends GameAsked>(
  file: string | undefined,
  options: RunOptions & PlayersOptions,
  { games, replaced }: AskedRun,
  rerun: (value: AnswerRead, name: string, options: ScenarioOptions) => Q | undefined,
  alone: (game: GameAsked) => Q,
): Promise<Q> {
  const { name, text } = await inputOr(file, STANDARD_GAME_INPUT);
  const asked = rerun(parseJson(text), name, replaced) ?? alone(fromFile(text, name, replaced));
  const { scenario, seed } = asked;
  const players = seatsWith(scenario.players, options);
  return { ...asked, scenario: { ...scenario, players }, seed: options.seed ?? seed, games: games ?? asked.games };
}

function fromFile(text: string, name: string, replaced: ScenarioOptions): GameAsked {
  const { scenario, seed, games } = readScenario(text, name, { kinds: ['game'], ...replaced });
  return { scenario, seed, games };
}
