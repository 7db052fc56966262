// The fitted numbers of an evaluation: one set for each number of turns left.

/** What is known of positions with some number of turns left. */
export interface Evaluation {
  /** Scale of the chance to come, in POC: a logistic distribution's. */
  readonly spread: number;
  /** POC for one of each feature. */
  readonly weights: ArrayLike<number>;
}
