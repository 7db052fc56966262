// A game of a simulation, played again alone so that its luck can be told.

import { Match } from '../ai/match.js';
import { seatText } from '../ai/seat.js';
import { configOf } from '../analysis/question/config.js';
import { boardOf, compileBoard } from '../board/index.js';
import { HeardDice, LuckAccount } from '../game/luck/index.js';
import { readScenario } from '../node/read.js';
import { type Rulings, resolveRules } from '../rules/index.js';
import { UsageError } from '../text/usage-error.js';
import { readData } from './board-input.js';
import { ruleNames } from './deliver.js';
import type { Input } from './files.js';
import type { HeardGame, LuckOptions } from './luck.js';
import { wholeNumber } from './numbers.js';
import { seatsWith } from './players-option.js';

/** Seed when none is given, as in `vitp game`. */
const DEFAULT_SEED = 'pacific';

/**
 * Plays one game of a scenario and hears its dice.
 *
 * @param input a scenario or a result; without it the standard game
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function playedGame(input: Input | undefined, options: LuckOptions): Promise<HeardGame> {
  if (options.seed === '') throw new UsageError('--seed is empty; allowed: any text');
  const number = wholeNumber('--game', options.game ?? '0', 0);
  const named = options.rules === undefined ? undefined : ruleNames(options.rules);
  const data = await readData(options.data);
  const { name, text } = input ?? { name: 'standard game', text: 'kind: game\n' };
  const read = readScenario(text, name, { kinds: ['game'], data, ...(named ? { rules: named } : {}) });
  const scenario = { ...read.scenario, players: seatsWith(read.scenario.players, options) };
  const seed = options.seed ?? read.seed ?? DEFAULT_SEED;
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const match = new Match(compileBoard(boardOf(scenario.data)), rules, scenario.players, seed);
  const account = new LuckAccount();
  match.hear(account, (dice) => new HeardDice(dice, account));
  match.play(number);
  return {
    rolls: account.rolls,
    poc: match.game.poc,
    asked: [
      ['Game', `${number} of seed ${seed}`],
      [
        'Players',
        `Japan ${seatText('japan', scenario.players.japan)}, Allies ${seatText('allied', scenario.players.allied)}`,
      ],
      ['Rules', rules.names.join(', ')],
    ],
    config: { kind: 'luck', game: number, scenario: configOf(scenario, 'monte-carlo') },
    seed,
  };
}
