// `vitp game`: how do whole games end?

import { gameBoardNote } from '../analysis/game-board-note.js';
import { playUntil } from '../analysis/playing.js';
import { configOf } from '../analysis/question/config.js';
import type { Stopping } from '../analysis/stopping.js';
import { controlNote, LEAST_CONTROLLED_GAMES } from '../answer/control.js';
import { makeResult } from '../answer/make-result.js';
import type { Result } from '../answer/result.js';
import { readScenario } from '../node/read.js';
import { UsageError } from '../text/usage-error.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { deliver } from './deliver.js';
import { wholeNumber } from './numbers.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { askedRun, inputOr, type RunOptions, STANDARD_GAME_INPUT, watched } from './run.js';
import { runFacts, type StoppingOptions, stoppingOf, stoppingOrAgain } from './stopping.js';

/** Options as commander hands them over. */
export interface GameOptions extends RunOptions, StoppingOptions, PlayersOptions {
  readonly controlVariate?: boolean;
}

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 10_000;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function gameCommand(file: string | undefined, options: GameOptions): Promise<number> {
  const { games, workers, replaced } = await askedRun(options, [file]);
  const stopping = stoppingOf(options);
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const read = readScenario(input.text, input.name, { kinds: ['game'], ...replaced });
  const scenario = { ...read.scenario, players: seatsWith(read.scenario.players, options) };
  const { answer, exitCode } = await playGames(
    scenario,
    options.seed ?? read.seed ?? DEFAULT_SEED,
    games ?? read.games,
    {
      workers,
      quiet: options.quiet === true,
      stopping: stoppingOrAgain(stopping, read, games),
      controlled: controlledBy(options, read),
    },
  );
  if (answer) {
    await deliver(answer, options, {
      notes: ['What these players did under these rules and data, not what the game is worth between experts.'],
    });
  }
  return exitCode;
}

/** Whether the luck of the dice is taken out. */
function controlledBy(options: GameOptions, read: { readonly controlVariate?: boolean }): boolean {
  const controlled = options.controlVariate === true || read.controlVariate === true;
  if (controlled && options.precision !== undefined) {
    throw new UsageError(
      '--control-variate and --precision do not go together: its interval is right for a number of games fixed in advance; allowed: --games with it',
    );
  }
  if (controlled && options.games !== undefined && wholeNumber('--games', options.games, 1) < LEAST_CONTROLLED_GAMES) {
    throw new UsageError(
      `--control-variate needs more games to learn from than --games ${options.games}; allowed: ${LEAST_CONTROLLED_GAMES} or more`,
    );
  }
  return controlled;
}

/** How to go about it. */
export interface GameConduct {
  readonly workers: number | undefined;
  readonly quiet: boolean;
  /** Takes the luck of the dice out of scores and wins. Default: no, and then nobody listens to the games. */
  readonly controlled?: boolean;
  /** Default: a fixed number of games. */
  readonly stopping?: Stopping;
}

/** Plays the games with a progress line; Ctrl-C ends with what is finished, marked as partial. */
export function playGames(
  scenario: GameScenario,
  seed: string,
  games: number | undefined,
  conduct: GameConduct,
): Promise<{ readonly answer: Result | undefined; readonly exitCode: number }> {
  const { workers, stopping = {}, controlled = false } = conduct;
  return watched(conduct, workers, async (run) => {
    const { played, precision } = await playUntil(
      { scenario: controlled ? { kind: 'controlled', game: scenario } : scenario, seed },
      games,
      DEFAULT_GAMES,
      stopping,
      run.conduct,
    );
    run.clear();
    if (played.games === 0) return { answer: undefined, exitCode: run.nothing() };
    if (played.partial) run.partial(played.games);
    // Scores and luck together come last, and are no metric to show.
    const metrics = controlled ? played.metrics.slice(0, -1) : played.metrics;
    const enough = controlled && played.games >= LEAST_CONTROLLED_GAMES;
    const plain = makeResult({
      config: configOf(scenario, 'monte-carlo'),
      seed,
      games: played.games,
      metrics,
      tally: played.tally,
      partial: played.partial,
      board: gameBoardNote(scenario),
      ...(precision ? { precision } : {}),
      run: runFacts(played),
    });
    const answer = enough ? { ...plain, controlVariate: controlNote(played.metrics, played.tally) } : plain;
    return { answer, exitCode: run.exitCode(played.partial) };
  });
}
