// Two seats, a board, rules and a seed: the games of a simulation, each of which can be played alone (D3).
import { ALLIED, type BoardTables, JAPAN, SIDES, type Side } from '../board/index.js';
import { AddressedDice, type Dice } from '../dice/index.js';
import { playGame, type TurnListener } from '../game/chapters/sequence.js';
import type { Observer, Player } from '../game/state/state.js';
import { Game } from '../game/state/state.js';
import { type RuleSet, resolveRules } from '../rules/index.js';
import { shippedDoctrine } from './heuristic/doctrine/doctrine.js';
import { GatheredFight } from './heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from './heuristic/heuristic-player.js';
import { LEARNED_PLANS, LearnedPlayer, SHIPPED_NETS } from './learned/learned-player.js';
import { RandomPlayer } from './random/random-player.js';
import { createSearch, type SearchedBase } from './search/create.js';
import { Reviewer } from './search/review.js';
import type { SearchSettings } from './search/search-settings.js';
import { LogAnd, LoggedDice, TurnLog } from './search/turn-log.js';
import { beneathSearch, directionsOf, type FastSeat, namedSeat, type Seat, usualDoctrine } from './seat.js';

/** A seat, or the name of one. */
export type SeatOrName = Seat | string;

/**
 * The player of a seat.
 *
 * @param seat or a name that `namedSeat` knows.
 * @param side `JAPAN` or `ALLIED`.
 * @param seed of the random player's choices and of the search player's rollouts; the others have no use for it.
 * @param log what the search player hears of the game.
 * @param gathered see {@link HeuristicPlayer}.
 * @param rules in force: a doctrine may have other weights under some of them. Default: the plain edition.
 * @throws Error when nobody has that name.
 */
export function createPlayer(
  seat: SeatOrName,
  side: number,
  seed: string,
  log: TurnLog | null = null,
  gathered = new GatheredFight(),
  rules = resolveRules(),
): Player {
  const name = SIDES[side]!;
  const found = typeof seat === 'string' ? namedSeat(name, seat) : seat;
  if (!found) throw new Error(`there is no player or doctrine ${JSON.stringify(seat)} for ${name}`);
  switch (found.player) {
    case 'heuristic':
    case 'learned':
    case 'learned-2':
    case 'learned-3':
    case 'learned-4':
    case 'learned-5':
    case 'learned-6':
    case 'learned-fast':
    case 'learned-fast-2':
      return fastPlayer(found, fastDirections(name, found, rules), gathered);
    case 'search': {
      if (log === null) throw new Error('the search player must hear the game: seat it in a Match');
      return createSearch({ ...searchedBy(name, beneathSearch(found), found.search, rules), seed, log });
    }
    case 'random':
      return new RandomPlayer(seed, side);
  }
}

/** What search by some settings makes of the player beneath it, but for the seed and the log. */
export function searchedBy(side: Side, beneath: FastSeat, settings: SearchSettings, rules: RuleSet) {
  const other = SIDES[side === 'japan' ? 1 : 0]!;
  const opponents = settings.against?.map((name) => searchedBase(other, namedSeat(other, name) as FastSeat, rules));
  return { ...searchedBase(side, beneath, rules), opponents, settings, rules };
}

/** What search makes of the player beneath it. In rollouts a heuristic player goes on: a learned one takes two to four times as long, and gains little. */
function searchedBase(side: Side, beneath: FastSeat, rules: RuleSet): SearchedBase {
  const base = fastDirections(side, beneath, rules);
  if (beneath.player === 'heuristic') return { base };
  return {
    base,
    player: (directions, gathered) => fastPlayer(beneath, directions, gathered),
    onward: (directions, gathered) => new HeuristicPlayer(directions, gathered),
  };
}

/** What directs the heuristic player of a seat, or the one beneath a learned player, under the rules in force. */
export function fastDirections(side: Side, seat: FastSeat, rules: RuleSet): ReturnType<typeof directionsOf> {
  if (seat.player === 'heuristic') return directionsOf(side, seat, rules);
  // The later counts before the earlier: the plans of the player before those of the doctrine that it stands on, and what somebody has written before both.
  const usual = (shippedDoctrine(side, usualDoctrine(seat.player))?.under ?? []).map((entry) => JSON.stringify(entry));
  const [beneath, own] = separated(seat.under ?? [], (entry) => usual.includes(JSON.stringify(entry)));
  const under = [...beneath, ...(LEARNED_PLANS[seat.player]?.[side] ?? []), ...own];
  return directionsOf(side, { ...seat, under }, rules);
}

/** Those of which something is true, and the others. */
const separated = <T>(all: readonly T[], isTrue: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(isTrue),
  all.filter((one) => !isTrue(one)),
];

/**
 * The player of a seat with given directions: those of the seat, or others near them.
 *
 * @param gathered see {@link HeuristicPlayer}.
 */
export function fastPlayer(
  { player, opening }: FastSeat,
  directions: ConstructorParameters<typeof HeuristicPlayer>[0],
  gathered?: GatheredFight,
): HeuristicPlayer | LearnedPlayer {
  if (player === 'heuristic') return new HeuristicPlayer(directions, gathered);
  return new LearnedPlayer(directions, opening, gathered, SHIPPED_NETS[player], player);
}

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
      this.game.players[side] = createPlayer(seats[SIDES[side]], side, seed, this.log, gathered, rules);
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

  /** Turns to a game without playing it. */
  deal(game: number): void {
    this.dice.startGame(game);
    this.game.trusting = this.refereeing === 'sampled' && isTrusting(game);
    for (const player of this.game.players) player?.startGame?.(game);
  }

  /** Plays a game from start to end; the final state stands in `game`. */
  play(game: number, listener: TurnListener | null = null): void {
    this.deal(game);
    playGame(this.game, listener);
  }
}
