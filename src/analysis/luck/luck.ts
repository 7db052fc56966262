// Answers how lucky each side was in one game, recorded or simulated: every roll against its exact expectation.

import { Match } from '../../ai/match.js';
import type { Run } from '../../answer/result.js';
import { boardOf, compileBoard } from '../../board/index.js';
import { HeardDice, LuckAccount, type LuckRoll } from '../../game/luck/index.js';
import { replayRead } from '../../records/problems.js';
import type { RecordRead } from '../../records/record-read.js';
import { plainRecord } from '../../records/record-write.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { RunControls } from '../controls.js';
import { GAME_SEED } from '../game.js';
import { runSince } from '../playing.js';
import { configOf } from '../question/config.js';
import { type LuckSummary, luckSummary } from './luck-summary.js';

/** The question: a record, or one game of a simulation, which is played again alone. */
export type LuckQuestion =
  | { readonly kind: 'luck'; readonly record: RecordRead }
  | {
      readonly kind: 'luck';
      readonly scenario: GameScenario;
      /** Its number in the simulation. Default: 0. */
      readonly game?: number | undefined;
      /** Any text. Default: `pacific`, as of whole games. */
      readonly seed?: string | undefined;
    };

/** A roll, without everything that could have fallen. */
export type ToldRoll = Omit<LuckRoll, 'outcomes'>;

/** The answer, as `--json` writes it. Points are POC of the final score for Japan; negative ones are for the Allies. */
export interface LuckAnswer extends LuckSummary {
  readonly schema: 'vitp-luck/1';
  readonly kind: 'luck';
  /** From which the game can be had again. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string | null;
  readonly games: 1;
  /** Japan's lead at the end. */
  readonly poc: number;
  readonly list: readonly ToldRoll[];
  readonly run: Run;
}

/** A game whose rolls were all heard. */
interface HeardGame extends Pick<LuckAnswer, 'config' | 'seed' | 'poc'> {
  readonly rolls: readonly LuckRoll[];
}

/**
 * The answer.
 *
 * @throws UsageError when no dice were rolled; ScenarioError when the record breaks a rule
 * @example
 * const answer = await answerLuck({ kind: 'luck', scenario: STANDARD_GAME, game: 3 }, { describeRun });
 * answer.all.luck; // Japan's luck, in points
 */
export async function answerLuck(
  question: LuckQuestion,
  controls: Pick<RunControls, 'describeRun' | 'command'>,
): Promise<LuckAnswer> {
  const begun = performance.now();
  const { rolls, config, seed, poc } =
    'record' in question ? recordedGame(question.record) : playedGame(question.scenario, question.game, question.seed);
  if (rolls.length === 0) throw new UsageError('no dice were rolled, so there is no luck to tell');
  return {
    schema: 'vitp-luck/1',
    kind: 'luck',
    config,
    seed,
    games: 1,
    poc,
    ...luckSummary(rolls),
    list: rolls.map(({ outcomes: _, ...roll }) => roll),
    run: runSince(begun, controls),
  };
}

/** A record, played through the referee. */
function recordedGame(read: RecordRead): HeardGame {
  const account = new LuckAccount();
  const { poc } = replayRead(read, { listener: account });
  const config = { kind: 'luck', record: plainRecord(read.record, read.tables) };
  return { rolls: account.rolls, poc, config, seed: read.record.seed };
}

/** A game of a simulation, played again alone. */
function playedGame(scenario: GameScenario, game = 0, seed = GAME_SEED): HeardGame {
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const match = new Match(compileBoard(boardOf(scenario.data)), rules, scenario.players, seed);
  const account = new LuckAccount();
  match.hear(account, (dice) => new HeardDice(dice, account));
  match.play(game);
  const config = { kind: 'luck', game, scenario: configOf(scenario, 'monte-carlo') };
  return { rolls: account.rolls, poc: match.game.poc, config, seed };
}
