// Playing a record through the referee.

import type { Reviewer } from '../ai/search/review.js';
import { LogAnd, LoggedDice } from '../ai/search/turn-log.js';
import { ALLIED, type BoardTables, JAPAN } from '../board/index.js';
import { AddressedDice } from '../dice/index.js';
import type { TurnListener } from '../game/chapters/sequence.js';
import { IllegalDecision } from '../game/questions/decisions.js';
import type { Listener } from '../game/state/audience.js';
import { stateHash } from '../game/state/game-state.js';
import { playFrom } from '../game/state/play-from.js';
import type { GameRecord } from '../game/state/record.js';
import { type DiceListener, ShownDice } from '../game/state/shown-dice.js';
import { Game } from '../game/state/state.js';
import { whenAndWhere } from '../game/state/when-and-where.js';
import type { RuleSet } from '../rules/index.js';
import { RecordDice, RecordPlayer, RecordProblem, RecordScript, StepsEnd, stepName } from './record-script.js';

export interface ReplayOptions {
  /** Whether the dice come from the record or from its seed. Default: the record, when it has any. */
  readonly dice?: 'record' | 'seed';
  /** Hears the game and its dice. */
  readonly listener?: Listener;
  readonly turns?: TurnListener;
  /** Looks at the game's large decisions, and hears the game with its log. Default: nobody. */
  readonly reviewer?: Reviewer;
}

export interface Replay {
  /** The game as it stands at the end. */
  readonly game: Game;
  readonly hash: string;
  readonly poc: number;
  /** Decisions that were answered. */
  readonly steps: number;
}

/**
 * Plays a record: its steps answer every question, its dice (or its seed's) fall, and the referee looks at each answer.
 *
 * @param tables the board with the record's own values in it.
 * @param rules the record's rules, resolved.
 * @throws RecordProblem at the first step that breaks a rule, the first die too few or too many, or when the end differs.
 * @example
 * const { hash } = replay(record, compileBoard(boardOf(record.data)), resolveRules(record.rules, record.rulings));
 */
export function replay(record: GameRecord, tables: BoardTables, rules: RuleSet, options: ReplayOptions = {}): Replay {
  const written = hasDice(record);
  const source = options.dice ?? (written || record.seed === null ? 'record' : 'seed');
  const listener = options.listener ?? null;
  const recordDice = source === 'record' ? new RecordDice(tables, listener) : null;
  const script = new RecordScript(record.blocks, record.until.to === 'steps', recordDice);
  const game = new Game(tables, rules, recordDice ?? seedDice(record, tables, listener));
  game.players[0] = new RecordPlayer(record.players.japan, script);
  game.players[1] = new RecordPlayer(record.players.allied, script);
  game.observer = listener;
  setUp(game, record);
  if (options.reviewer) watch(game, record, options.reviewer);
  try {
    playFrom(game, record.begin, record.until, options.turns ?? null);
    script.finish();
  } catch (error) {
    if (error instanceof IllegalDecision) throw brokenRule(error, script, game);
    if (!(error instanceof StepsEnd)) throw error;
    script.finishAir(game);
  }
  const hash = stateHash(game);
  checkEnd(record, game, hash);
  const steps = record.blocks.reduce((sum, block) => sum + block.steps.length, 0);
  return { game, hash, poc: game.poc, steps };
}

/** Lets a reviewer look over both players' shoulders. */
function watch(game: Game, record: GameRecord, reviewer: Reviewer): void {
  const { log } = reviewer;
  for (const side of [JAPAN, ALLIED] as const) {
    const player = reviewer.watched(game.players[side]!, side);
    player.startGame?.(record.game);
    game.players[side] = player;
  }
  game.observer = game.observer === null ? log : new LogAnd(log, game.observer);
  game.dice = new LoggedDice(game.dice, log);
  // Where play begins within a turn, nobody says so; a turn tells its beginning itself.
  log.open(record.begin, game);
}

/** Puts the position of a record on the board, where it has one. */
export function setUp(game: Game, { position }: GameRecord): void {
  if (position) game.stand(position);
}

/** True when a record brings its own dice. */
export function hasDice(record: GameRecord): boolean {
  return record.blocks.some((block) => block.rolls !== null && block.rolls.length > 0);
}

/** The dice of a record that has none of its own: they come from its seed. */
export function seedDice(record: GameRecord, tables: BoardTables, listener: DiceListener | null) {
  if (record.seed === null) {
    throw new RecordProblem(
      { part: 'end', block: 0, step: 0 },
      'the record names no seed from which its dice could come',
    );
  }
  const dice = new AddressedDice(record.seed);
  dice.startGame(record.game);
  return listener === null ? dice : new ShownDice(dice, tables, listener);
}

/** The referee's sentence at the step, with the piece it is about. */
export function brokenRule(error: IllegalDecision, script: RecordScript, game: Game): RecordProblem {
  const about = game.tables.pieceNames
    .filter((name) => error.sentence.startsWith(name))
    .sort((a, b) => b.length - a.length)[0];
  const where = `${stepName(error.side, error.decision)} (${whenAndWhere(error.decision, game)})`;
  return script.problem(`${where}: ${error.sentence} (${error.rule})`, error.rule, about);
}

function checkEnd(record: GameRecord, game: Game, hash: string): void {
  const { end } = record;
  if (!end) return;
  const place = { part: 'end', block: record.blocks.length, step: 0 } as const;
  if (end.poc !== game.poc) {
    throw new RecordProblem(
      { ...place, name: 'poc' },
      `the record ends with ${end.poc} on the POC track, the game with ${game.poc}`,
    );
  }
  if (end.hash !== hash) {
    throw new RecordProblem(
      { ...place, name: 'hash' },
      `the record ends with checksum ${end.hash}, the game with ${hash}`,
    );
  }
}
