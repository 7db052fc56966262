// Two seats, a board, rules and a seed: the games of a simulation, each of which can be played alone.
import { ALLIED, type BoardTables, JAPAN, SIDES, type Side } from '../board/index.js';
import { AddressedDice, type Dice } from '../dice/index.js';
import { playGame, type TurnListener } from '../game/chapters/sequence.js';
import type { Observer } from '../game/state/state.js';
import { Game } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import { createPlayer, type SeatOrName } from './create-player.js';
import { GatheredFight } from './heuristic/estimate/gathered-fight.js';
import { Reviewer } from './search/review.js';
import type { SearchSettings } from './search/search-settings.js';
import { LogAnd, LoggedDice, TurnLog } from './search/turn-log.js';
import { namedSeat } from './seat.js';

/** Of so many games whose players are trusted, one is refereed all the same: the first, number 0. */
const REFEREED_OF = 64;

/** True for a game of many that is not refereed while its players are trusted, by its number. */
export const isTrusting = (game: number): boolean => game % REFEREED_OF !== 0;

/**
 * Which games have every answer refereed: `always`, or `sampled`, one in 64, by its number. An answer that breaks a rule is an error in
 * a game with a referee; without one nothing is looked at, and the game is the same as long as the players keep the rules.
 */
export type Refereeing = 'always' | 'sampled';

const isSearch = (side: Side, seat: SeatOrName): boolean =>
  (typeof seat === 'string' ? namedSeat(side, seat) : seat)?.player === 'search';

/**
 * The games of one seed between two players. `refereeing` is for millions of games: see {@link Refereeing}.
 *
 * @example
 * const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), { japan: 'standard', allied: 'random' }, 'seed');
 * match.play(17);
 * match.game.poc; // always the same
 */
export class Match {
  readonly game: Game;
  readonly dice: AddressedDice;
  /** What search players hear of the game; there is none where nobody listens. */
  private log: TurnLog | null;

  /** @throws TypeError when the seed is no text; Error when nobody has the name of a seat */
  constructor(
    tables: BoardTables,
    rules: RuleSet,
    seats: { readonly japan: SeatOrName; readonly allied: SeatOrName },
    seed: string,
    private readonly refereeing: Refereeing = 'always',
  ) {
    this.dice = new AddressedDice(seed);
    this.game = new Game(tables, rules, this.dice);
    const searches = SIDES.some((side) => isSearch(side, seats[side]));
    this.log = searches ? new TurnLog() : null;
    const gathered = new GatheredFight();
    for (const side of [JAPAN, ALLIED] as const)
      this.game.players[side] = createPlayer(seats[SIDES[side]], side, { seed, rules, log: this.log, gathered });
    this.hear(null);
  }

  /**
   * Lets somebody hear the games, beside the players who must.
   *
   * @param dice what to put around the dice so that they are heard; default: nothing.
   * @example
   * match.hear(narrator, (dice) => new ShownDice(dice, tables, narrator));
   */
  hear(observer: Observer | null, dice: (inner: AddressedDice) => Dice = (inner) => inner): void {
    const { game, log } = this;
    const heard = dice(this.dice);
    game.observer = log === null ? observer : observer === null ? log : new LogAnd(log, observer);
    game.dice = log === null ? heard : new LoggedDice(heard, log);
  }

  /**
   * Has every large decision of both players reviewed by search from now on. To be called before {@link hear}.
   *
   * @param seed of the reviewer's rollouts.
   */
  review(settings: SearchSettings, seed: string): Reviewer {
    this.log ??= new TurnLog();
    const reviewer = new Reviewer(this.log, settings, seed, this.game.rules);
    const { players } = this.game;
    for (const side of [JAPAN, ALLIED] as const) players[side] = reviewer.watched(players[side]!, side);
    this.hear(null);
    return reviewer;
  }

  /**
   * Turns to a game without playing it.
   *
   * @param game its number, from 0
   * @throws RangeError when it is no such number
   */
  deal(game: number): void {
    this.dice.startGame(game);
    this.game.trusting = this.refereeing === 'sampled' && isTrusting(game);
    for (const player of this.game.players) player?.startGame?.(game);
  }

  /**
   * Plays a game from start to end; the final state stands in `game`.
   *
   * @param game its number, from 0
   * @throws RangeError when it is no such number
   */
  play(game: number, listener: TurnListener | null = null): void {
    this.deal(game);
    playGame(this.game, listener);
  }
}
