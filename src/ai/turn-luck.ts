// The luck of a game turn by turn, for games whose players search: what the fights of a turn gave, less what they could be expected to
// give, as rollouts of the base players see it. Its mean is zero, and so it is a control variate for games that take long.
import { ALLIED, type BoardTables, SIDES } from '../board/index.js';
import { AREA_BEGINS, TURN_BEGINS } from '../game/index.js';
import { HeardDice, LuckSum } from '../game/luck/index.js';
import { type Decision, RAIDERS } from '../game/questions/decisions.js';
import type { Until } from '../game/state/play-from.js';
import type { Game, Observer } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import type { Match } from './match.js';
import { PlayOn } from './play-on.js';
import { evaluate } from './search/evaluation.js';
import { LATEST_EVALUATION } from './search/evaluation-weights.js';
import { type Finding, SearchPlayer } from './search/search-player.js';
import { LoggedDice, TurnLog } from './search/turn-log.js';
import { beneathSearch, type Seats } from './seat.js';

/**
 * What a point of luck counted roll by roll adds to the luck by turns. Fixed in advance from 240 games of `search-0.1s` (second edition, seed
 * `explore`): rolls see what rollouts miss by chance, and of several controls their sum with stated weights is one control, whose mean is zero too.
 */
const ROLL_WEIGHT = 0.45;

/** Share of the luck of its own rolls that is taken from what a rollout ends with, whose mean over few rollouts is nearer the truth then. */
const SHARE_IN_ROLLOUTS = 0.8;

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
  /**
   * Turns beyond its own for which a turn is played on, by rollouts from the position with which it really ended as well: a position is then
   * worth the mean of the values at the ends of all of them. It explains more, for some three times the time of a rollout. Default 0.
   */
  readonly ahead?: number;
}

/**
 * Hears the games of a match. When the last raiders have sailed, or the first fight of a turn begins, the players play the turn to its end some times
 * with dice of their own, a player who searches as the player beneath it would. The luck of the turn is the value of the position with which
 * the turn really ended, less the mean value of those ends. Where search changes an answer after that, what the change is worth by such
 * rollouts is no luck, and is subtracted. The luck of every roll is added, with a stated weight.
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
  /** The luck of the rolls alone. */
  readonly rolls = new LuckSum();
  /** The luck of the rolls of a rollout. */
  private readonly inside = new LuckSum();
  private readonly log = new TurnLog();
  private readonly games: PlayOn;
  /** By turn, for all rollouts together. */
  private readonly luck: Float64Array;
  private readonly squares: Float64Array;
  private readonly ahead: number;
  private game = 0;
  /** Comparisons made in this turn; each has dice of its own. */
  private compared = 0;
  /** True from the first dice of the turn that count. */
  private begun = false;
  /** True when the turn before has ended, and what it was worth is not finished. */
  private open = false;
  private expected = 0;
  private turn = 1;
  /** Luck of the rolls when the turn began. */
  private rollsBefore = 0;

  constructor(private readonly of: TurnLuckOf) {
    const { match, tables, rules, seats, seed, rollouts, ahead = 0 } = of;
    if (!(Number.isSafeInteger(rollouts) && rollouts >= 1))
      throw new RangeError(`${rollouts} rollouts of a turn are not allowed; allowed: 1 or more`);
    if (!(Number.isSafeInteger(ahead) && ahead >= 0))
      throw new RangeError(`${ahead} turns ahead are not allowed; allowed: 0 or more`);
    this.ahead = ahead;
    this.luck = new Float64Array(rules.turns);
    this.squares = new Float64Array(rules.turns);
    // Whoever answers where a seat does not search.
    const beneath = { japan: beneathSearch(seats.japan), allied: beneathSearch(seats.allied) };
    this.games = new PlayOn(null, tables, rules, beneath, seed);
    this.games.hear(this.inside, (dice) => new HeardDice(dice, this.inside));
    match.hear(this, (dice) => new HeardDice(new LoggedDice(dice, this.log), this.rolls));
    for (const side of SIDES.keys()) {
      const player = match.game.players[side];
      if (player instanceof SearchPlayer)
        player.onFinding = (decision, _g, finding) => this.found(decision, side, finding);
    }
  }

  startGame(game: number): void {
    this.game = game;
    this.open = false;
    this.luck.fill(0);
    this.squares.fill(0);
    this.rolls.startGame();
  }

  decided(decision: Decision, side: number, g: Game): void {
    this.log.decided(decision, side, g);
    this.rolls.decided(decision, side, g);
    // The last answer before the fights that is often searched (5.24); the speed rolls for it come after it.
    if (decision === RAIDERS && side === ALLIED) this.begin(g);
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    this.log.happened(event, a, b, c, g);
    this.rolls.happened(event, a, b, c, g);
    if (event === TURN_BEGINS) {
      // What the turn before was worth is seen from here.
      this.compared = 0;
      this.rollsBefore = this.rolls.total;
      if (this.open) this.luck[this.turn - 1]! += this.sumOfRollouts(1);
      this.compared = 0;
      this.open = false;
      this.begun = false;
    } else if (event === AREA_BEGINS) this.begin(g);
  }

  turnEnded(g: Game): void {
    if (!this.begun) return;
    const { rollouts } = this.of;
    const last = g.turn === this.of.rules.turns;
    this.luck[g.turn - 1] = rollouts * evaluate(g, LATEST_EVALUATION) * (last ? this.ahead + 1 : 1) - this.expected;
    this.open = !last && this.ahead > 0;
  }

  /** Luck of Japan in each turn of the game that has ended by rollouts alone, POC. */
  byTurn(): number[] {
    return Array.from(this.luck, (sum) => sum / this.scale());
  }

  /** Luck of Japan in the whole game, POC; its mean over games is zero. */
  total(): number {
    return this.luck.reduce((sum, part) => sum + part, 0) / this.scale() + ROLL_WEIGHT * this.rolls.total;
  }

  /** An estimate of the variance that one rollout a turn would add to the luck, POC²; so many rollouts add that part of it. Needs two of them. */
  noise(): number {
    const { rollouts } = this.of;
    return this.squares.reduce((sum, part) => sum + part, 0) / (rollouts - 1) / (this.ahead + 1) ** 2;
  }

  private scale(): number {
    return this.of.rollouts * (this.ahead + 1);
  }

  private begin(g: Game): void {
    if (this.begun) return;
    this.begun = true;
    this.turn = g.turn;
    this.expected = this.sumOfRollouts();
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

  /**
   * Sum of the values of the ends of the turn, and of those ahead, when it is played on from here.
   *
   * @param beyond 1 where the turn has ended already: then its own end is not counted. Default 0.
   */
  private sumOfRollouts(beyond = 0): number {
    const { games, turn, game, compared, ahead } = this;
    const { rollouts, seed, rules } = this.of;
    const to = Math.min(rules.turns, turn + ahead);
    const end: Until = { to: 'turn', turn: to };
    games.prepare(this.log, `${seed}/luck/${game}/${turn + beyond}/${beyond === 1 ? 'end' : compared}`);
    this.compared++;
    let sum = 0;
    let squares = 0;
    let value = 0;
    // What has fallen is the same in all of them, and is no luck of theirs.
    const fallen = this.rolls.total - this.rollsBefore;
    // After the last turn of the game the value stays what it is.
    const ends = {
      turnEnded: (g: Game) => {
        const worth = evaluate(g, LATEST_EVALUATION) - SHARE_IN_ROLLOUTS * (this.inside.total - fallen);
        value += worth * (g.turn === rules.turns ? turn + ahead - to + 1 : 1);
      },
    };
    for (let n = 0; n < rollouts; n++) {
      value = 0;
      this.inside.startGame();
      games.play(n, ends, end);
      sum += value;
      squares += value * value;
    }
    if (compared === 0) this.squares[turn - 1]! += squares - (sum * sum) / rollouts;
    return sum;
  }
}
