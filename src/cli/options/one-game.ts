// Which game of a simulation is meant: `--seed`, `--game`, and what its scenario is.
import { GAME_SEED } from '../../analysis/game.js';
import { readScenario } from '../../node/read-scenario.js';
import type { WhichGame } from '../../report/one-game/play-game.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { type Input, readData } from './files.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { ruleNames } from './typed-rules.js';

/** The options, as commander hands them over. */
export interface OneGameOptions extends PlayersOptions {
  readonly seed?: string;
  readonly game?: string;
  readonly rules?: string;
  readonly data?: string;
}

/**
 * Reads which game is meant.
 *
 * @param input its scenario, or a result of such games
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function oneGame({ name, text }: Input, options: OneGameOptions): Promise<WhichGame> {
  if (options.seed === '') throw new UsageError('--seed is empty; allowed: any text');
  const game = wholeNumber('--game', options.game ?? '0', 0);
  const rules = options.rules === undefined ? {} : { rules: ruleNames(options.rules) };
  const data = await readData(options.data);
  const { scenario, seed } = readScenario(text, name, { kinds: ['game'], data, ...rules });
  const players = seatsWith(scenario.players, options);
  return { scenario: { ...scenario, players }, seed: options.seed ?? seed ?? GAME_SEED, game };
}
