// What answers to a decision are worth by rollouts: the mean of as many as are wanted, each answer with the same dice.
import { type BoardTables, JAPAN } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, IllegalDecision } from '../../game/questions/decisions.js';
import type { RuleSet } from '../../rules/index.js';
import { BeforeFights } from '../search/before-fights.js';
import { evaluate } from '../search/evaluation.js';
import { type Pools, Rollouts } from '../search/rollouts.js';
import type { TurnLog } from '../search/turn-log.js';
import type { Answer } from '../search/variations.js';

/** A decision at which a game stands, and the answers that are judged. */
export interface AtDecision {
  readonly decision: Decision;
  readonly g: Game;
  readonly log: TurnLog;
  readonly answers: readonly Answer[];
  /** Of the dice: every judge adds his name. */
  readonly seed: string;
}

/** Says what answers are worth. */
export interface Judge {
  /** What each answer is worth to the side that decides, in POC; only the differences count. `null` where he judges no such decisions. */
  worths(at: AtDecision): readonly number[] | null;
}

/** How rollouts are valued. */
export interface RolloutsOf {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly side: number;
  readonly pools: Pools;
  /** Which evaluation, where they stop before the end of the game. */
  readonly evaluation: number;
  /** Share of the luck of their rolls that is taken from what they end with. */
  readonly luck: number;
}

/** Plays answers out. */
export class PlayedOut {
  private readonly rollouts: Rollouts;
  private readonly foresight = new BeforeFights();

  constructor(private readonly of: RolloutsOf) {
    this.rollouts = new Rollouts(of.tables, of.rules, of.pools, of.luck > 0);
  }

  /**
   * The values of each answer in POC for the side that decides, rollout by rollout.
   *
   * @param until turn with whose end they stop, or `fights`: before the first fight of the turn, where a network foretells the rest.
   * @returns for each answer its values; `null` for an answer that breaks a rule.
   */
  values({ decision, log, answers }: AtDecision, seed: string, count: number, until: number | 'fights') {
    const { side } = this.of;
    this.rollouts.prepare(log, seed);
    const sign = side === JAPAN ? 1 : -1;
    return answers.map((answer): number[] | null => {
      const trial = { decision, side, answer };
      try {
        return Array.from({ length: count }, (_, n) => sign * this.end(this.rollouts.play(trial, n, until), until));
      } catch (error) {
        if (error instanceof IllegalDecision) return null;
        throw error;
      }
    });
  }

  private end(g: Game, until: number | 'fights'): number {
    const { evaluation, luck } = this.of;
    if (until === 'fights') return this.foresight.value(g);
    return evaluate(g, evaluation) - (luck > 0 ? luck * this.rollouts.luck!.total : 0);
  }
}

/** The mean of each list. */
export const meansOf = (values: readonly (readonly number[] | null)[]): number[] =>
  values.map((list) => list!.reduce((a, b) => a + b, 0) / list!.length);
