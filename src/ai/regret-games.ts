// What the players of a game lose at one kind of decision: search answers that kind alone, and rollouts by the players themselves
// tell what each changed answer was worth.
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../board/index.js';
import type { Decision } from '../game/questions/decisions.js';
import type { Game } from '../game/state/state.js';
import { whenAndWhere } from '../game/state/when-and-where.js';
import type { RuleSet } from '../rules/index.js';
import { createPlayer, fastDirections, fastPlayer } from './create-player.js';
import { Match } from './match.js';
import { type SearchedBase, searchParts } from './search/create.js';
import { Rollouts } from './search/rollouts.js';
import { type Finding, type SearchParts, SearchPlayer } from './search/search-player.js';
import type { SearchSettings } from './search/search-settings.js';
import { LoggedDice, TurnLog } from './search/turn-log.js';
import type { Answer } from './search/variations.js';
import type { FastSeat } from './seat.js';

/** An answer that search changed, and what the change was worth. */
interface ChangedAnswer {
  readonly turn: number;
  /** `turn 3`, or `turn 3, Coral Sea, round 2` for decisions in combat. */
  readonly where: string;
  /** Answers as the engine has them: harbors or areas are numbers. */
  readonly played: Answer;
  readonly preferred: Answer;
  /** POC of the final score for the side that decides: mean of the paired rollouts, and its standard error. */
  readonly gain: number;
  readonly error: number;
}

/** What a game with search at one kind of decision came to. */
interface RegretGame {
  /** Final score, Japan's POC minus the Allies'. */
  readonly score: number;
  readonly changes: readonly ChangedAnswer[];
}

/** What games need in which decisions of a side are measured. */
export interface MeasuredGamesOf {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  /** The base players: they play, go on in the rollouts that measure, and one of them is asked about. */
  readonly seats: { readonly japan: FastSeat; readonly allied: FastSeat };
  readonly side: number;
  /** How answers are looked for, and how hard. */
  readonly settings: SearchSettings;
  /** The only turn that is looked at. Default: every turn. */
  readonly turn?: number | undefined;
  readonly seed: string;
}

/** What the games need. */
interface RegretOf extends MeasuredGamesOf {
  /** Rollouts before and after each changed answer: 2 or more. */
  readonly rollouts: number;
}

/** A base player as search asks for it; who plays is left open for a heuristic one. */
function baseOf({ seats, rules }: Pick<MeasuredGamesOf, 'seats' | 'rules'>, side: number): SearchedBase {
  const seat = seats[SIDES[side]!];
  const base = fastDirections(SIDES[side]!, seat, rules);
  if (seat.player === 'heuristic') return { base };
  return { base, player: (directions, gathered) => fastPlayer(seat, directions, gathered) };
}

/** What search needs to answer for a side of two base players, who play its rollouts. */
export function searchOfBase(
  of: Pick<MeasuredGamesOf, 'seats' | 'rules' | 'side' | 'settings' | 'seed'>,
  log: TurnLog,
): SearchParts {
  const { side, settings, rules, seed } = of;
  const enemy = baseOf(of, 1 - side);
  return searchParts({
    ...baseOf(of, side),
    // Heuristic players are searched as every search player is: against the usual opponents.
    ...(enemy.player ? { opponents: [enemy] } : {}),
    settings,
    rules,
    seed,
    log,
  });
}

/**
 * Games of two players in which search answers some decisions of one of them. At each changed answer the base players play the
 * game to its end many times: as if it had not been changed, and after it, with the same dice, which are not those of the
 * search or of the game. The sum of the differences over a game is an unbiased estimate of what the game gained by search.
 *
 * @example
 * const settings = searchSettings({ kinds: ['raiders'] });
 * const games = new RegretGames({ tables, rules, seats, side: 0, settings, rollouts: 48, seed: 'x' });
 * games.play(0).changes; // the answers that search changed in game 0
 */
export class RegretGames {
  private readonly match: Match;
  private readonly log = new TurnLog();
  private readonly rollouts: Rollouts;
  private changes: ChangedAnswer[] = [];
  private game = 0;

  constructor(private readonly of: RegretOf) {
    const { tables, rules, seats, side, turn, seed } = of;
    const { log } = this;
    this.match = new Match(tables, rules, seats, seed);
    this.match.hear(log, (dice) => new LoggedDice(dice, log));
    const parts = searchOfBase({ ...of, seed: `${seed}/regret` }, log);
    const searcher = new SearchPlayer({ ...parts, turn });
    searcher.onFinding = (decision, g, finding) => this.found(decision, g, finding);
    this.match.game.players[side] = searcher;
    const pool = (side: number) => [createPlayer(seats[SIDES[side]!], side, { seed, rules })];
    this.rollouts = new Rollouts(tables, rules, [pool(JAPAN), pool(ALLIED)]);
  }

  /** Plays a game, numbered from 0. */
  play(game: number): RegretGame {
    this.game = game;
    this.changes = [];
    this.match.play(game);
    return { score: this.match.game.poc, changes: this.changes };
  }

  private found(decision: Decision, g: Game, { answer, base }: Finding): void {
    if (answer.join() === base.join()) return;
    const { side, rollouts, seed } = this.of;
    // Secret targets are known: the estimate is about this game, not about what the side may know.
    this.rollouts.prepare(this.log, `${seed}/measured ${side}/${this.game}/${this.changes.length}`, true);
    const trial = { decision, side, answer };
    let [sum, squares] = [0, 0];
    for (let n = 0; n < rollouts; n++) {
      const after = this.rollouts.play(trial, n, g.rules.turns).poc;
      const before = this.rollouts.play(null, n, g.rules.turns).poc;
      const difference = side === JAPAN ? after - before : before - after;
      sum += difference;
      squares += difference * difference;
    }
    const gain = sum / rollouts;
    const error = Math.sqrt(Math.max(0, squares / rollouts - gain * gain) / (rollouts - 1));
    const where = whenAndWhere(decision, g);
    this.changes.push({ turn: g.turn, where, played: base, preferred: answer, gain, error });
  }
}
