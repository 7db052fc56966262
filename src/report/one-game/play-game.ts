// One game of a simulation, played alone: its record and its log.
import { Match } from '../../ai/match.js';
import { seatText } from '../../ai/seat.js';
import { type BoardTables, boardOf, compileBoard } from '../../board/index.js';
import type { Listener } from '../../game/state/audience.js';
import { TURN_BEGINS } from '../../game/state/events.js';
import { stateHash } from '../../game/state/game-state.js';
import { playFrom } from '../../game/state/play-from.js';
import { type GameRecord, Recorder } from '../../game/state/record.js';
import { ShownDice } from '../../game/state/shown-dice.js';
import { startOfTurn } from '../../records/taken.js';
import { type RuleSet, type Rulings, resolveRules } from '../../rules/index.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { GameLog } from './game-log.js';

/** Which game: number `game` of those that `vitp game` plays under that seed. */
export interface WhichGame {
  readonly scenario: GameScenario;
  readonly seed: string;
  readonly game: number;
  /** The only turn that is told and written down. Default: all of them. */
  readonly turn?: number | undefined;
}

/** What is to be made of it. */
export interface PlayGameOptions {
  /** Makes who hears the game; called again where the one turn begins. Default: nobody. */
  readonly listener?: () => Listener;
}

/** A game that was played. */
export interface PlayedGame {
  /** Written down, with its end. */
  readonly record: GameRecord;
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly log: GameLog;
}

/**
 * Plays one game of a simulation again.
 *
 * @example
 * const story = new GameStory();
 * const { record } = playOneGame({ scenario: STANDARD_GAME, seed: 'pacific', game: 7 }, { listener: () => story });
 */
export function playOneGame(which: WhichGame, options: PlayGameOptions = {}): PlayedGame {
  const { scenario, seed, game: number, turn } = which;
  const rulings = scenario.rulings as Partial<Rulings>;
  const rules = resolveRules(scenario.rules, rulings);
  const tables = compileBoard(boardOf(scenario.data));
  const { players: seats } = scenario;
  const match = new Match(tables, rules, seats, seed);

  const recorder = new Recorder();
  const log = new GameLog();
  let told = options.listener?.();
  let position: Uint8Array | null = null;
  const listener: Listener = {
    decided: (decision, side, g) => {
      recorder.decided(decision, side, g);
      told?.decided(decision, side, g);
    },
    happened: (event, a, b, c, g) => {
      if (event === TURN_BEGINS && a === turn) {
        // What was before is neither told nor written.
        recorder.restart();
        log.turns.length = 0;
        told = options.listener?.();
        if (a > 1) position = startOfTurn(g);
      }
      log.happened(event, a, b, c, g);
      recorder.happened(event, a, b, c, g);
      told?.happened(event, a, b, c, g);
    },
    rolled: (roll, bonus) => {
      recorder.rolled(roll);
      told?.rolled(roll, bonus);
    },
  };
  const { game } = match;
  match.hear(listener, (dice) => new ShownDice(dice, tables, listener));
  match.deal(number);
  const until = turn === undefined ? ({ to: 'game' } as const) : ({ to: 'turn', turn } as const);
  playFrom(game, { at: 'game' }, until);
  const record: GameRecord = {
    rules: rules.names,
    rulings,
    data: scenario.data,
    players: { japan: seatText('japan', seats.japan), allied: seatText('allied', seats.allied) },
    seed,
    game: number,
    begin: { at: position === null ? 'game' : 'turn' },
    until,
    position,
    blocks: recorder.blocks,
    end: { hash: stateHash(game), poc: game.poc },
  };
  return { record, tables, rules, log };
}
