// `vitp game`: how do whole games end?

import type { RunControls } from '../../analysis/controls.js';
import { answerGame, GAME_SEED, type GameQuestion } from '../../analysis/game.js';
import { MIN_CONTROLLED_GAMES } from '../../answer/control-variates.js';
import { readScenario } from '../../node/read-scenario.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { answered } from '../answered.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { seatsWith } from '../options/players-option.js';
import { askedRun, inputOr, STANDARD_GAME_INPUT } from '../options/run.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from '../options/stopping.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over. */
interface GameOptions extends SpreadOptions, StoppingOptions, PlayersOptions {
  readonly controlVariate?: boolean;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function gameCommand(file: string | undefined, options: GameOptions): Promise<number> {
  const { games, workers, replaced } = await askedRun(options, [file]);
  const stopping = stoppingOf(options);
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const read = readScenario(input.text, input.name, { kinds: ['game'], ...replaced });
  const question: GameQuestion = {
    kind: 'game',
    scenario: { ...read.scenario, players: seatsWith(read.scenario.players, options) },
    seed: options.seed ?? read.seed ?? GAME_SEED,
    games: games ?? read.games,
    stopping: stoppingOrAgain(stopping, read, games),
    controlVariate: controlledBy(options, read),
  };
  const answer = (conduct: RunControls) => answerGame(question, conduct);
  return answered(question, options, workers, { answer, page: (result) => result, cutTo: 'games' });
}

/** Whether the luck of the dice is taken out. */
function controlledBy(options: GameOptions, read: { readonly controlVariate?: boolean }): boolean {
  const controlled = options.controlVariate === true || read.controlVariate === true;
  if (controlled && options.precision !== undefined) {
    throw new UsageError(
      '--control-variate and --precision do not go together: its interval is right for a number of games fixed in advance; allowed: --games with it',
    );
  }
  if (controlled && options.games !== undefined && wholeNumber('--games', options.games, 1) < MIN_CONTROLLED_GAMES) {
    throw new UsageError(
      `--control-variate needs more games to learn from than --games ${options.games}; allowed: ${MIN_CONTROLLED_GAMES} or more`,
    );
  }
  return controlled;
}
