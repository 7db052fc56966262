// The fitted numbers of an evaluation: one set for each number of turns left.

/** What is known of positions with some number of turns left. */
export interface Evaluation {
  /** Scale of the chance to come, in POC: a logistic distribution's. */
  readonly spread: number;
  /** POC for one of each feature. */
  readonly weights: ArrayLike<number>;
}

/** What is known of positions after turn 1 under some rules. */
export interface TurnOneEvaluation extends Evaluation {
  /** Names of rules: it counts where one of them is in force. */
  readonly rules: readonly string[];
  /** POC for a ship in a harbor, and how much that changes when all of it is damaged. Ships that are not named count nothing. */
  readonly ships: Readonly<Record<string, readonly [inHarbor: number, damaged: number]>>;
}
