// Decisions of games at which several answers are measured by long rollouts, and judged.
import { ALLIED, JAPAN, SIDES } from '../../board/index.js';
import { type Decision, type DecisionName, decisionNamed } from '../../game/questions/decisions.js';
import type { Game, Player } from '../../game/state/state.js';
import { createPlayer } from '../create-player.js';
import { Match } from '../match.js';
import { ChoiceStream } from '../random/choice-stream.js';
import { type MeasuredGamesOf, searchOfBase } from '../regret-games.js';
import { SearchPlayer } from '../search/search-player.js';
import { LoggedDice, TurnLog } from '../search/turn-log.js';
import { makeJudge } from './judges.js';
import { type AtDecision, type Judge, meansOf, PlayedOut } from './rollout-judge.js';

/** What the games need; the candidates of `settings` are the answers that are judged. */
export interface JudgedOf extends MeasuredGamesOf {
  /** The kind of decision, by its name. */
  readonly kind: string;
  /** Decisions of a game that are looked at, at most: drawn from all of them. */
  readonly decisions: number;
  /** Long rollouts of each answer: an even number. */
  readonly rollouts: number;
  /** Turns that they go on, the present one included, before the position is evaluated; 0 for the rest of the game. */
  readonly ahead: number;
  /** Names out of `JUDGE_NAMES`. */
  readonly judges: readonly string[];
}

/** A decision: what each answer is worth by either half of the long rollouts, and by each judge, in POC for the side that decides. The first answer was played. */
export interface JudgedDecision {
  readonly halves: readonly [readonly number[], readonly number[]];
  /** In the order in which the judges were named; `null` for one who judges no such decisions. */
  readonly said: readonly (readonly number[] | null)[];
}

/** All of the luck of the rolls is taken from long rollouts: they tell the same in the mean, with less chance in them. */
const LUCK = 1;

/**
 * Games of two players, at some decisions of which answers are judged. Each is played once to count its decisions, and again to each of those that are
 * looked at.
 *
 * @example
 * const games = new JudgedGames({ tables, rules, seats, side: 0, kind: 'raiders', decisions: 4, settings, rollouts: 48, ahead: 0, judges: ['evaluation'], seed: 'x' });
 * for (const n of games.drawn(0)) games.judged(0, n);
 */
export class JudgedGames {
  private readonly match: Match;
  private readonly log = new TurnLog();
  private readonly decision: Decision;
  private readonly searcher: SearchPlayer;
  private readonly measured: PlayedOut;
  private readonly judges: readonly Judge[];
  private readonly chance: ChoiceStream;
  private game = 0;
  private seen = 0;
  private wanted = -1;
  private found: JudgedDecision | null = null;

  constructor(private readonly of: JudgedOf) {
    const { tables, rules, seats, side, kind, rollouts, judges, seed } = of;
    const { log } = this;
    this.decision = decisionNamed(kind as DecisionName);
    this.match = new Match(tables, rules, seats, seed);
    this.match.hear(log, (dice) => new LoggedDice(dice, log));
    this.searcher = new SearchPlayer(searchOfBase({ ...of, seed: `${seed}/judged` }, log));
    this.chance = new ChoiceStream(`${seed}/judged ${side} ${kind}`);
    const pool = (side: number) => [createPlayer(seats[SIDES[side]!], side, { seed, rules })];
    const played = { tables, rules, side, pools: [pool(JAPAN), pool(ALLIED)] as const, evaluation: 2, luck: LUCK };
    this.measured = new PlayedOut(played);
    const until = (turn: number): number => this.until(turn);
    this.judges = judges.map((name) => makeJudge(name, { ...played, log, rollouts, until }));
    const base = this.match.game.players[side]!;
    this.match.game.players[side] = {
      name: base.name,
      startGame: (game) => base.startGame?.(game),
      decide: (decision, g) => this.watch(base, decision, g),
    };
  }

  /** Numbers of the decisions of a game that are looked at, in their order. */
  drawn(game: number): number[] {
    this.play(game, -1);
    this.chance.startGame(game);
    const all = Array.from({ length: this.seen }, (_, n) => n);
    const some: number[] = [];
    while (some.length < this.of.decisions && all.length > 0)
      some.push(...all.splice(this.chance.below(all.length), 1));
    return some.sort((a, b) => a - b);
  }

  /** Judges a decision of a game; `null` where there is no second answer to it. */
  judged(game: number, decision: number): JudgedDecision | null {
    this.found = null;
    this.searcher.startGame(game);
    this.play(game, decision);
    return this.found;
  }

  private play(game: number, wanted: number): void {
    this.game = game;
    this.seen = 0;
    this.wanted = wanted;
    this.match.play(game);
  }

  private watch(base: Player, decision: Decision, g: Game): void {
    base.decide(decision, g);
    if (decision !== this.decision || (this.of.turn ?? g.turn) !== g.turn || this.seen++ !== this.wanted) return;
    const own = Array.from(g.answers.subarray(0, g.answerLength));
    const answers = this.searcher.tried(decision, g, own, true);
    g.answerLength = 0;
    const { log, of } = this;
    const seed = `${of.seed}/judged ${of.side}/${this.game}/${this.wanted}`;
    this.found = this.compare({ decision, g, log, answers, seed });
    for (const x of own) g.answer(x);
  }

  private compare(at: AtDecision): JudgedDecision | null {
    const { rollouts } = this.of;
    const values = this.measured.values(at, `${at.seed}/measured`, rollouts, this.until(at.g.turn));
    // What breaks a rule is no answer.
    const lawful = values.flatMap((list, k) => (list === null ? [] : [k]));
    if (lawful.length < 2) return null;
    const half = (from: number) => meansOf(lawful.map((k) => values[k]!.slice(from, from + rollouts / 2)));
    const answers = lawful.map((k) => at.answers[k]!);
    return {
      halves: [half(0), half(rollouts / 2)],
      said: this.judges.map((judge) => judge.worths({ ...at, answers })),
    };
  }

  private until(turn: number): number {
    const { rules, ahead } = this.of;
    return ahead === 0 ? rules.turns : Math.min(rules.turns, turn + ahead - 1);
  }
}
