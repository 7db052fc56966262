// A review of a game: at each large decision, what search would have preferred to what was played, and what that cost.
import { SIDES } from '../../board/index.js';
import type { Decision } from '../../game/questions/decisions.js';
import type { Game, Player } from '../../game/state/state.js';
import { whenAndWhere } from '../../game/state/when-and-where.js';
import { resolveRules } from '../../rules/index.js';
import { searchedBy } from '../create-player.js';
import { DEFAULT_PLAYER } from '../default-player.js';
import { defaultSeat, isLearned } from '../seat.js';
import { searchParts } from './create.js';
import { shapeOf } from './large-decisions.js';
import { SearchPlayer } from './search-player.js';
import { type SearchSettings, type SomeSearchSettings, searchSettings } from './search-settings.js';
import type { TurnLog } from './turn-log.js';
import { type Answer, inOrder } from './variations.js';

/** Rollouts that measure a disagreement, for each that found it. */
const MEASURED = 4;
/** Standard errors from zero below which a disagreement is not worth telling. */
const CERTAIN = 2;

/**
 * Settings of a review, and of advice: those named, the rest as by default. The other side goes on in rollouts as the default player and as the heuristic one, by turns
 * (docs/measured/reviews.md says why).
 *
 * @example
 * const reviewer = match.review(reviewSettings({ rollouts: 64 }), 'seed');
 */
export const reviewSettings = (named: SomeSearchSettings = {}): SearchSettings =>
  searchSettings({ against: [...(isLearned(DEFAULT_PLAYER) ? [DEFAULT_PLAYER] : []), 'heuristic'], ...named });

/** A decision about which search disagrees with the player. */
export interface Disagreement {
  readonly turn: number;
  /** `turn 3`, or `turn 3, Coral Sea, round 2` for decisions in combat. */
  readonly where: string;
  readonly decision: Decision;
  readonly side: number;
  /** Harbors or areas are numbers, as in every answer. */
  readonly played: Answer;
  readonly preferred: Answer;
  /** POC that the answer cost the side: mean of paired rollouts that had no part in the choice, and its standard error. */
  readonly cost: number;
  readonly error: number;
  readonly rollouts: number;
}

/**
 * Reviews a game while it is played: seat {@link Reviewer.watched} players, and let the log hear the game.
 *
 * @example
 * const reviewer = new Reviewer(log, reviewSettings(), 'seed');
 * game.players[0] = reviewer.watched(game.players[0], 0);
 */
export class Reviewer {
  /** What was found, in the order of the game. */
  readonly found: Disagreement[] = [];
  /** Decisions that were looked at. */
  looked = 0;
  /** The only turn that is looked at; 0 for all of them. */
  turn = 0;
  /** Told before each decision that is looked at: it takes a while. */
  onLook: ((g: Game) => void) | null = null;
  /** Decisions that came by since {@link turnTo}. */
  passed = 0;
  /** Number of the one that is looked at; `null` for every one as it comes. */
  private wanted: number | null = null;
  private readonly searchers: readonly SearchPlayer[];

  constructor(
    readonly log: TurnLog,
    private readonly settings: SearchSettings,
    seed: string,
    rules = resolveRules(),
  ) {
    this.searchers = SIDES.map((side) => {
      const by = searchedBy(side, defaultSeat(side), settings, rules);
      // The default player goes on himself: dearer than the heuristic player beneath him, and worth it where a person reads the costs.
      const parts = searchParts({ ...by, onward: by.player, seed: `${seed}/review`, log });
      // What the default player would do is one of the answers that are tried.
      return new SearchPlayer({ ...parts, advisers: [parts.base, ...(parts.advisers ?? [])].map(inOrderOf) });
    });
  }

  /**
   * Looks at one decision alone when the game is played the next time, so that others have their turn between two of them. What is
   * found is the same as when all are looked at in one game.
   *
   * @param wanted its number: -1 for none of them, then 0, 1 and so on.
   */
  turnTo(wanted: number): void {
    this.wanted = wanted;
    this.passed = 0;
  }

  /** A player whose large decisions are reviewed; the answers are his own. */
  watched(player: Player, side: number): Player {
    return {
      name: player.name,
      startGame: (game) => {
        player.startGame?.(game);
        // The game goes on for the searchers where it is played again for the next decision.
        if (this.wanted === null || this.wanted <= 0) this.searchers[side]!.startGame(game);
      },
      decide: (decision, g) => {
        player.decide(decision, g);
        if (shapeOf(decision) === undefined || (this.turn !== 0 && this.turn !== g.turn)) return;
        const number = this.passed++;
        if (this.wanted !== null && number !== this.wanted) return;
        const played = Array.from(g.answers.subarray(0, g.answerLength));
        this.look(decision, g, side, played);
        g.answerLength = 0;
        for (const x of played) g.answer(x);
      },
    };
  }

  /** The disagreements of a side that are certain enough, those that cost most first. */
  worst(side: number): Disagreement[] {
    return this.found
      .filter((d) => d.side === side && d.cost > CERTAIN * d.error)
      .sort((a, b) => b.cost - a.cost || a.turn - b.turn);
  }

  private look(decision: Decision, g: Game, side: number, given: Answer): void {
    const search = this.searchers[side]!;
    const where = whenAndWhere(decision, g);
    const played = inOrder(decision, given);
    this.looked++;
    this.onLook?.(g);
    const { answer, standing } = search.search(decision, g, played);
    if (standing === null) return;
    const { gain, error, rollouts } = search.measure(decision, g, played, answer, MEASURED * this.settings.rollouts);
    this.found.push({ turn: g.turn, where, decision, side, played, preferred: answer, cost: gain, error, rollouts });
  }
}

/** A player who answers as another, in the order of the board. */
const inOrderOf = (player: Player): Player => ({
  name: player.name,
  startGame: (game) => player.startGame?.(game),
  decide: (decision, g) => {
    player.decide(decision, g);
    const answer = inOrder(decision, Array.from(g.answers.subarray(0, g.answerLength)));
    g.answerLength = 0;
    for (const x of answer) g.answer(x);
  },
});
