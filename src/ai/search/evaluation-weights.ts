// The fitted numbers of the evaluation, kept in JSON files that the programs of bench/fit-evaluation write.

import byTurnsLeft3 from './evaluation-3-weights.json' with { type: 'json' };
import underRules4 from './evaluation-4-weights.json' with { type: 'json' };
import byTurnsLeft from './evaluation-weights.json' with { type: 'json' };
import turnOneWeights2 from './turn-one-2-weights.json' with { type: 'json' };
import turnOneWeights4 from './turn-one-4-weights.json' with { type: 'json' };
import turnOneWeights from './turn-one-weights.json' with { type: 'json' };

/** What is known of positions with some number of turns left. */
export interface Evaluation {
  /** Scale of the chance to come, in POC: a logistic distribution's. */
  readonly spread: number;
  /** POC for one of each feature. */
  readonly weights: ArrayLike<number>;
}

/** What is known of later turns under some rules. */
export interface LaterEvaluations {
  /** Names of rules: it counts where one of them is in force. */
  readonly rules: readonly string[];
  /** By turns that are left, from one. */
  readonly byTurnsLeft: readonly Evaluation[];
}

/**
 * POC for a ship in a harbor, how much that changes when all of it is damaged, and POC for a ship that is sunk. The first
 * evaluation took a ship that is sunk for one that has not arrived yet (18.22).
 */
export type WorthOfShip = readonly [inHarbor: number, damaged: number, sunk?: number];

/** What is known of positions after turn 1 under some rules. */
export interface TurnOneEvaluation extends Evaluation {
  /** Names of rules: it counts where one of them is in force. */
  readonly rules: readonly string[];
  /** What each ship counts. Ships that are not named count nothing. */
  readonly ships: Readonly<Record<string, WorthOfShip>>;
}

/** Names of the rules that are always in force: numbers that count wherever no other ones do. */
const ALWAYS = ['second-edition'];

/**
 * By version, and by rule set the first that fits: the first two (fitted to 20,000 games of heuristic players) are the same but after turn 1, the third is fitted to fast players (18,000 games); these
 * three know no rules, and never change, for search players who were made with them. The fourth is fitted to stronger fast players, under each of five rule sets (6,000 games each).
 */
export const EVALUATIONS: readonly (readonly LaterEvaluations[])[] = [
  ...[byTurnsLeft, byTurnsLeft, byTurnsLeft3].map((all) => [{ rules: ALWAYS, byTurnsLeft: all }]),
  underRules4,
];

/** The version that foretells the games of the strongest players best. */
export const LATEST_EVALUATION = EVALUATIONS.length;

const [turnOne1, turnOne2, turnOne4] = [turnOneWeights, turnOneWeights2, turnOneWeights4] as unknown as [
  readonly TurnOneEvaluation[],
  readonly TurnOneEvaluation[],
  readonly TurnOneEvaluation[],
];

/**
 * After turn 1, by version and rule set: the first (fitted to 14,000 games each, 10,000 under task-forces), which never changes, for search players who were
 * made with it; the second and third, which are the same; and the fourth (20,000 games each of fast players, 60,000 under menzel).
 */
export const TURN_ONE: readonly (readonly TurnOneEvaluation[])[] = [turnOne1, turnOne2, turnOne2, turnOne4];
