// Playing a game on from a decision, again and again: what has happened in the turn is repeated, then two players go on with dice
// of their own.
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../board/index.js';
import { AddressedDice, type Dice } from '../dice/index.js';
import type { TurnListener } from '../game/chapters/sequence.js';
import type { Decision } from '../game/questions/decisions.js';
import { playFrom, type Until } from '../game/state/play-from.js';
import { Game, type Observer, type Player } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import { createPlayer } from './create-player.js';
import { GatheredFight } from './heuristic/estimate/gathered-fight.js';
import { isTrusting } from './match.js';
import { OutOfStep, RepeatedDice } from './search/rollouts.js';
import { LogAnd, LoggedDice, TurnLog } from './search/turn-log.js';
import { anySearches, type Seats } from './seat.js';

const TO_THE_END: Until = { to: 'game' };

/**
 * Games that begin at a decision. While the turn is repeated, heuristic and random players are asked too, so that they know of the
 * turn what they would know had they played it: where what was played is their own answer, they go on as they would have. A
 * player who would have answered otherwise begins anew; a search player, whose answers take long, always does. Of 64 games of
 * trusted players one is refereed.
 *
 * @example
 * const games = new PlayOn(log, tables, rules, { japan: namedSeat('japan', 'tuned')!, allied: namedSeat('allied', 'tuned')! }, 'seed');
 * games.play(17);
 * games.game.poc; // one way in which the game may end
 */
export class PlayOn {
  readonly game: Game;
  private readonly repeated = new RepeatedDice();
  private readonly players: readonly Player[];
  /** What search players hear. */
  private readonly heard: TurnLog | null;
  private log!: TurnLog;
  /** Answers of the log that are repeated. */
  private next = 0;
  private number = 0;

  /**
   * @param log what has happened since the turn began; without one, {@link prepare} must be called before anything is played.
   * @param seed of the dice to come: number n of the same seed throws the same dice for whatever is played on.
   */
  constructor(log: TurnLog | null, tables: BoardTables, rules: RuleSet, seats: Seats, seed: string) {
    if (log !== null) this.prepare(log, seed);
    this.heard = anySearches(seats) ? new TurnLog() : null;
    this.game = new Game(tables, rules, this.heard ? new LoggedDice(this.repeated, this.heard) : this.repeated);
    this.game.observer = this.heard;
    const gathered = new GatheredFight();
    this.players = SIDES.map((side, s) => createPlayer(seats[side], s, { seed, rules, log: this.heard, gathered }));
    for (const side of [JAPAN, ALLIED] as const) {
      const player = this.players[side]!;
      const asksAlong = seats[SIDES[side]].player !== 'search';
      this.game.players[side] = {
        name: player.name,
        trusted: player.trusted === true,
        decide: (decision, g) => this.answer(side, asksAlong, decision, g),
      };
    }
  }

  /**
   * Lets somebody hear the games, beside the players who must.
   *
   * @param dice what to put around the dice so that they are heard.
   */
  hear(observer: Observer, dice: (inner: Dice) => Dice): void {
    const { game, heard } = this;
    game.observer = heard === null ? observer : new LogAnd(heard, observer);
    game.dice = dice(game.dice);
  }

  /**
   * Turns to another decision, or to other dice.
   *
   * @throws OutOfStep when the log has heard nothing yet.
   */
  prepare(log: TurnLog, seed: string): void {
    if (log.position === null) throw new OutOfStep('the log has not heard the turn begin');
    this.log = log;
    this.repeated.fresh = new AddressedDice(seed);
  }

  /**
   * Plays a game to its end; the final state stands in `game`.
   *
   * @param number of the dice and of the players' choices.
   * @param until where play stops. Default: with the game.
   */
  play(number: number, listener: TurnListener | null = null, until: Until = TO_THE_END): void {
    const { game, log } = this;
    this.number = number;
    this.next = 0;
    game.stand(log.position!);
    game.trusting = isTrusting(number);
    this.repeated.start(log, number);
    this.heard?.open(log.begin, game);
    for (const player of this.players) player.startGame?.(number);
    playFrom(game, log.begin, until, listener);
  }

  private answer(side: number, asksAlong: boolean, decision: Decision, g: Game): void {
    const player = this.players[side]!;
    const given = this.log.given[this.next];
    if (given === undefined) {
      player.decide(decision, g);
      return;
    }
    this.next++;
    if (given.decision !== decision || given.side !== side) throw new OutOfStep('the answers of the log do not fit');
    const { answer } = given;
    if (asksAlong) {
      player.decide(decision, g);
      if (!samePairs(g, answer)) player.startGame?.(this.number);
      g.answerLength = 0;
    }
    for (let k = 0; k < answer.length; k++) g.answer(answer[k]!);
  }
}

/** True when what the player answered is the same in pairs, in whatever order: a file has moves by area. */
function samePairs(g: Game, given: Int16Array): boolean {
  if (g.answerLength !== given.length) return false;
  if (given.length < 2) return g.answers[0] === given[0] || given.length === 0;
  for (let k = 0; k < given.length; k += 2) {
    let found = false;
    for (let j = 0; !found && j < given.length; j += 2) {
      found = g.answers[j] === given[k] && (k + 1 === given.length || g.answers[j + 1] === given[k + 1]);
    }
    if (!found) return false;
  }
  return true;
}
