// The luck of a game turn by turn, for games whose players search: what the fights of a turn gave, less what they could be expected to
// give, as rollouts of the base players see it. Its mean is zero, and so it is a control variate for games that take long.
import { type BoardTables, SIDES } from '../board/index.js';
import { AREA_BEGINS, TURN_BEGINS } from '../game/index.js';
import type { Decision } from '../game/questions/decisions.js';
import type { Until } from '../game/state/play-from.js';
import type { Game, Observer } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import type { Match } from './match.js';
import { PlayOn } from './play-on.js';
import { evaluate } from './search/evaluation.js';
import { type Finding, SearchPlayer } from './search/search-player.js';
import { LoggedDice, TurnLog } from './search/turn-log.js';
import type { Seat, Seats } from './seat.js';

/** Positions are valued in so many parts of a POC: their sums are whole numbers then, and the mean of the luck is exactly zero. */
const PARTS = 16;

/** What {@link TurnLuck} needs. */
export interface TurnLuckOf {
  /** Whose games are heard; nobody else may hear them. */
  readonly match: Match;
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly seats: Seats;
  /** Of the rollouts, whose dice are not those of the game. */
  readonly seed: string;
  /** Rollouts of each turn. */
  readonly rollouts: number;
}

/**
 * Hears the games of a match. When the first fight of a turn begins, the players play the turn to its end some times with dice of their own, a
 * player who searches as the player beneath it would. The luck of the turn is the value of the position with which the turn really ended, less
 * the mean value of those ends. Where search changes an answer after that, what the change is worth by such rollouts is no luck, and is
 * subtracted.
 *
 * Given all that happened before, a turn that was played on is one of the same distribution as the rollouts: the base players answer from
 * what has happened in the turn alone, and `PlayOn` has them know it. So the mean is exactly zero, however well or badly a position is
 * valued and however few the rollouts are; these only decide how much of the score the luck explains.
 *
 * @example
 * const luck = new TurnLuck({ match, tables, rules, seats, seed: 'x', rollouts: 8 });
 * luck.startGame(0);
 * match.play(0, luck);
 * luck.total(); // Japan's luck in POC
 */
export class TurnLuck implements Observer {
  private readonly log = new TurnLog();
  private readonly games: PlayOn;
  /** By turn, in parts of a POC for all rollouts together. */
  private readonly luck: Float64Array;
  private readonly squares: Float64Array;
  private game = 0;
  /** Comparisons made in this turn; each has dice of its own. */
  private compared = 0;
  /** True from the first fight of the turn on. */
  private begun = false;
  private expected = 0;
  private turn = 1;

  constructor(private readonly of: TurnLuckOf) {
    const { match, tables, rules, seats, seed, rollouts } = of;
    if (!(Number.isSafeInteger(rollouts) && rollouts >= 1))
      throw new RangeError(`${rollouts} rollouts of a turn are not allowed; allowed: 1 or more`);
    this.luck = new Float64Array(rules.turns);
    this.squares = new Float64Array(rules.turns);
    this.games = new PlayOn(null, tables, rules, { japan: beneath(seats.japan), allied: beneath(seats.allied) }, seed);
    match.hear(this, (dice) => new LoggedDice(dice, this.log));
    for (const side of SIDES.keys()) {
      const player = match.game.players[side];
      if (player instanceof SearchPlayer)
        player.onFinding = (decision, _g, finding) => this.found(decision, side, finding);
    }
  }

  startGame(game: number): void {
    this.game = game;
    this.luck.fill(0);
    this.squares.fill(0);
  }

  decided(decision: Decision, side: number, g: Game): void {
    this.log.decided(decision, side, g);
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    this.log.happened(event, a, b, c, g);
    if (event === TURN_BEGINS) {
      this.begun = false;
      this.compared = 0;
    } else if (event === AREA_BEGINS && !this.begun) {
      this.begun = true;
      this.turn = g.turn;
      this.expected = this.sumOfRollouts();
    }
  }

  turnEnded(g: Game): void {
    if (this.begun) this.luck[g.turn - 1] = this.of.rollouts * worthOf(g) - this.expected;
  }

  /** Luck of Japan in each turn of the game that has ended, POC. */
  byTurn(): number[] {
    return Array.from(this.luck, (sum) => sum / (PARTS * this.of.rollouts));
  }

  /** Luck of Japan in the whole game, POC; its mean over games is zero. */
  total(): number {
    return this.luck.reduce((sum, part) => sum + part, 0) / (PARTS * this.of.rollouts);
  }

  /** An estimate of the variance that one rollout a turn would add to the luck, POC²; so many rollouts add that part of it. Needs two of them. */
  noise(): number {
    const { rollouts } = this.of;
    return this.squares.reduce((sum, part) => sum + part, 0) / (rollouts - 1) / PARTS ** 2;
  }

  /** An answer that search changes in the middle of the fights. */
  private found(decision: Decision, side: number, { answer, base }: Finding): void {
    if (!this.begun || answer.join() === base.join()) return;
    // The same dice before and after.
    const before = this.sumOfRollouts();
    this.compared--;
    this.log.given.push({ decision, side, answer: Int16Array.from(answer) });
    this.expected += this.sumOfRollouts() - before;
    this.log.given.pop();
  }

  /** Sum of the values with which the turn ends when it is played on from here. */
  private sumOfRollouts(): number {
    const { games, turn, game, compared } = this;
    const { rollouts, seed } = this.of;
    const end: Until = { to: 'turn', turn };
    games.prepare(this.log, `${seed}/luck/${game}/${turn}/${compared}`);
    this.compared++;
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < rollouts; n++) {
      games.play(n, null, end);
      const value = worthOf(games.game);
      sum += value;
      squares += value * value;
    }
    if (compared === 0) this.squares[turn - 1] = squares - (sum * sum) / rollouts;
    return sum;
  }
}

/** The player that answers where a seat does not search. */
function beneath(seat: Seat): Seat {
  if (seat.player !== 'search') return seat;
  const { search: _search, ...base } = seat;
  return { ...base, player: 'heuristic' };
}

const worthOf = (g: Game): number => Math.round(PARTS * evaluate(g));
