// The fitted numbers of the evaluation, kept in JSON files that the programs of bench/fit-evaluation write.

import byTurnsLeft3 from './evaluation-3-weights.json' with { type: 'json' };
import byTurnsLeft from './evaluation-weights.json' with { type: 'json' };
import turnOneWeights2 from './turn-one-2-weights.json' with { type: 'json' };
import turnOneWeights from './turn-one-weights.json' with { type: 'json' };

/** What is known of positions with some number of turns left. */
export interface Evaluation {
  /** Scale of the chance to come, in POC: a logistic distribution's. */
  readonly spread: number;
  /** POC for one of each feature. */
  readonly weights: ArrayLike<number>;
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

/**
 * By version, and by turns that are left, from one: the first two (fitted to 20,000 games of heuristic players) are the same but after turn 1, and never change, for search players who were made
 * with them; the third is fitted to fast players (18,000 games).
 */
export const EVALUATIONS: readonly (readonly Evaluation[])[] = [byTurnsLeft, byTurnsLeft, byTurnsLeft3];

/** The version that foretells the games of the strongest players best. */
export const LATEST_EVALUATION = EVALUATIONS.length;

/**
 * After turn 1, by rule set: the first (fitted to 14,000 games each, 10,000 under task-forces), which never changes, for search players who
 * were made with it, and the second.
 */
export const TURN_ONE = [turnOneWeights, turnOneWeights2] as unknown as readonly (readonly TurnOneEvaluation[])[];
