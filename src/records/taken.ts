// A position taken out of a game at any decision: the position at the start of the turn, and what was answered and rolled since.
// The engine keeps its place in the sequence of play on the call stack, so that what is on the board alone could not be played on.

import type { Match } from '../ai/match.js';
import { LogAnd, LoggedDice, TurnLog } from '../ai/search/turn-log.js';
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../board/index.js';
import { DECISIONS, type Decision, IllegalDecision } from '../game/questions/decisions.js';
import type { Listener } from '../game/state/audience.js';
import { TURN_BEGINS } from '../game/state/events.js';
import { type Begin, playFrom } from '../game/state/play-from.js';
import { type GameRecord, Recorder } from '../game/state/record.js';
import { type Roll, ShownDice } from '../game/state/shown-dice.js';
import { Game, type Player } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import { fits, type Moment, momentText } from './moment.js';
import { RecordDice, RecordPlayer, RecordScript, StepsEnd } from './record-script.js';
import { brokenRule, hasDice, seedDice, setUp } from './replay.js';

/** A decision that somebody is asked for. */
export interface Asked {
  readonly decision: Decision;
  readonly side: number;
}

/** A game that stands at a decision. */
export interface Taken {
  /** The board at that moment, and what of the sequence of play the decision is about. */
  readonly game: Game;
  /** What is asked next; `null` when the game is over. */
  readonly asked: Asked | null;
  /** What has happened since the turn began. */
  readonly log: TurnLog;
  /** The same as a record that ends there: it begins with the turn. */
  readonly record: GameRecord;
}

/** Thrown where the moment is. */
class MomentReached extends Error {
  override readonly name = 'MomentReached';
}

/** A game that has no such moment: the sentence names those of the turn. */
export class NoSuchMoment extends Error {
  override readonly name = 'NoSuchMoment';
}

/**
 * Hears a game up to a moment, and keeps what a position there consists of.
 *
 * @example
 * const taker = new Taker({ at: 'game' }, null, readMoment('turn3.raiders'));
 * match.hear(taker, (dice) => new ShownDice(dice, tables, taker));
 */
class Taker implements Listener {
  private readonly recorder = new Recorder();
  /** What was asked for in the turn of the moment. */
  private readonly heard = new Set<string>();
  private found = 0;
  asked: Asked | null = null;

  constructor(
    public begin: Begin,
    public position: Uint8Array | null,
    private readonly moment: Moment | null,
  ) {}

  get blocks(): GameRecord['blocks'] {
    return this.recorder.blocks;
  }

  decided(decision: Decision, side: number, g: Game): void {
    this.recorder.decided(decision, side, g);
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    if (event === TURN_BEGINS) {
      this.recorder.restart();
      // Turn 1 begins with the set-up, which a position cannot hold.
      this.begin = { at: a === 1 ? 'game' : 'turn' };
      this.position = a === 1 ? null : startOfTurn(g);
    }
    this.recorder.happened(event, a, b, c, g);
  }

  rolled(roll: Roll): void {
    this.recorder.rolled(roll);
  }

  /** A player who is stopped where the moment is. */
  watched(player: Player, side: number): Player {
    return {
      name: player.name,
      startGame: (game) => player.startGame?.(game),
      decide: (decision, g) => {
        this.asked = { decision, side };
        const { moment } = this;
        if (moment !== null) {
          if (g.turn === moment.turn) this.heard.add(`${SIDES[side]}.${DECISIONS[decision]}`);
          if (fits(moment, decision, side, g) && ++this.found === moment.count) throw new MomentReached();
          if (g.turn > moment.turn) throw this.missing();
        }
        player.decide(decision, g);
      },
    };
  }

  /** The error of a game that does not come to the moment. */
  missing(): NoSuchMoment {
    const { moment, heard, found } = this;
    const { turn, ...rest } = moment!;
    const times = found > 0 ? `: of its kind it has ${found}` : '';
    const there =
      heard.size > 0
        ? `; on turn ${turn} it asks for ${[...heard].join(', ')}`
        : `; it has no turn ${turn}, or none that begins there`;
    return new NoSuchMoment(`this game has no moment ${momentText({ turn, ...rest })}${times}${there}`);
  }
}

/** The state at the start of a turn; what lasted for the turn before is gone. */
export function startOfTurn(g: Game): Uint8Array {
  const copy = new Game(g.tables, g.rules);
  copy.copyFrom(g);
  copy.flags.fill(0);
  return copy.bytes;
}

/**
 * The position in a record: where its steps end, or at a moment before. Where its `until` says to stop is not looked at.
 *
 * @param moment default: where the steps end.
 * @throws RecordProblem where the record does not fit the rules; NoSuchMoment when it does not come to the moment.
 * @example
 * const { game, asked } = takenFromRecord(record, tables, rules, readMoment('turn3.raiders'));
 */
export function takenFromRecord(
  record: GameRecord,
  tables: BoardTables,
  rules: RuleSet,
  moment: Moment | null = null,
): Taken {
  const written = hasDice(record) || record.seed === null;
  const taker = new Taker(record.begin, record.position, moment);
  const log = new TurnLog();
  const recordDice = written ? new RecordDice(tables, taker) : null;
  const script = new RecordScript(record.blocks, true, recordDice);
  const game = new Game(tables, rules, new LoggedDice(recordDice ?? seedDice(record, tables, taker), log));
  game.players[0] = taker.watched(new RecordPlayer(record.players.japan, script), 0);
  game.players[1] = taker.watched(new RecordPlayer(record.players.allied, script), 1);
  game.observer = new LogAnd(log, taker);
  setUp(game, record);
  // Where play begins within a turn, nobody says so; a turn tells its beginning itself.
  log.open(record.begin, game);
  let over = false;
  try {
    playFrom(game, record.begin, { to: 'game' });
    script.finish();
    over = true;
  } catch (error) {
    if (error instanceof IllegalDecision) throw brokenRule(error, script, game);
    if (!(error instanceof StepsEnd || error instanceof MomentReached)) throw error;
    if (error instanceof StepsEnd) {
      if (moment !== null) throw taker.missing();
      script.finishAir(game);
    }
  }
  if (over && moment !== null) throw taker.missing();
  const { begin, position, blocks } = taker;
  const rest: GameRecord = { ...record, begin, position, blocks, until: { to: 'steps' }, end: null };
  return { game, asked: over ? null : taker.asked, log, record: rest };
}

/**
 * The position at a moment of a simulated game.
 *
 * @param match its players are stopped there: it cannot be used again.
 * @param about what the record says beside the game itself.
 * @throws NoSuchMoment when the game does not come to the moment.
 */
export function takenFromGame(
  match: Match,
  number: number,
  moment: Moment,
  about: Pick<GameRecord, 'rulings' | 'data' | 'players' | 'seed'>,
): Taken {
  const { game } = match;
  const { tables: t, rules } = game;
  const taker = new Taker({ at: 'game' }, null, moment);
  for (const side of [JAPAN, ALLIED] as const) game.players[side] = taker.watched(game.players[side]!, side);
  match.hear(taker, (dice) => new ShownDice(dice, t, taker));
  match.deal(number);
  try {
    playFrom(game, { at: 'game' }, { to: 'game' });
  } catch (error) {
    if (!(error instanceof MomentReached)) throw error;
    const { begin, position, blocks } = taker;
    const record: GameRecord = {
      ...about,
      rules: rules.names,
      game: number,
      begin,
      until: { to: 'steps' },
      position,
      blocks,
      end: null,
    };
    return takenFromRecord(record, t, rules);
  }
  throw taker.missing();
}
