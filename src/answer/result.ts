// What a command answers with, as one plain value. It is what `--json` prints and what every table and picture is made from.

import type { Basis, MetricResult } from '../stats/intervals/estimate.js';
import type { Interval } from '../stats/intervals/interval.js';
import type { PrecisionMethod, PrecisionTarget } from '../stats/intervals/precision.js';

export type { LabelResult, MetricResult, NumberResult } from '../stats/intervals/estimate.js';

/** Version of the JSON shape; it changes only when a reader of the old shape would misread the new one. */
export const RESULT_SCHEMA = 'vitp-result/1';

/** Stands for what a browser does not know of the run. */
export const UNKNOWN = 'unknown';

/** How it was run: the only part that may differ between two runs of the same seed. */
export interface Run {
  /** Version of vitp-monte-carlo. */
  readonly version: string;
  /** Node's version, e.g. `v20.19.0`. */
  readonly node: string;
  /** Operating system and processor, e.g. `linux x64, AMD EPYC 7B13 × 2`. */
  readonly machine: string;
  /** Worker threads used; 0 for the exact method. */
  readonly workers: number;
  /** Wall time in seconds. */
  readonly seconds: number;
  /** The command line, as typed. */
  readonly command?: string;
  /** The day on which it was made, by universal time: `2026-11-23`. */
  readonly date?: string;
  /** `false` when a time limit ended it: how many games that makes depends on the machine. Asking for just `games` games gives the same figures. */
  readonly reproducible?: false;
}

/** What a run tells of itself; the rest of {@link Run} are facts of the machine. */
export interface FactsOfRun extends Pick<Run, 'workers' | 'seconds'> {
  readonly command?: string | undefined;
  /** Default: true. */
  readonly reproducible?: boolean | undefined;
}

/** A precision that was asked for instead of a number of games, and how far the run came. */
export interface PrecisionNote extends PrecisionTarget {
  /** By which method the intervals stay right though the run stopped early. */
  readonly method: PrecisionMethod;
  readonly estimate: number;
  /** Interval of that figure, by that method. */
  readonly ci95: Interval;
  /** Where many pairings are played and each must be as precise: the one that is known least well, of which estimate and interval are. */
  readonly pairing?: string;
  /** False when the games or the time ran out first. */
  readonly reached: boolean;
}

/** Which board was played on. Absent means the standard board with nothing to say about it. */
export interface BoardNote {
  /** Hash of the board's data. */
  readonly hash: string;
  /** Values that are not printed in the rulebook or on the components and that mattered for this question; one sentence each. */
  readonly uncertain: readonly string[];
}

/** One figure with the luck taken out. */
export interface ControlledFigure {
  readonly mean: number;
  readonly se: number;
  readonly ci95: Interval;
  /** Points (or wins) for a point of luck. */
  readonly coefficient: number;
  /** How many times more games the plain figure needs for the same error. */
  readonly saving: number;
}

/** The figures that depend on the final score alone, by name: `poc.final`, `winner.japan`, `winner.allied`. */
export interface ControlNote {
  readonly control: 'luck';
  readonly figures: Readonly<Record<string, ControlledFigure>>;
}

/** The answer to one scenario under one seed. */
export interface Result {
  readonly schema: string;
  /** Kind of the scenario, e.g. `raid`, `game`. */
  readonly kind: string;
  /** The complete normalised scenario: feeding it back gives the same bytes. `method` in it says `exact` or `monte-carlo`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Games played; 0 for the exact method. */
  readonly games: number;
  readonly metrics: Readonly<Record<string, MetricResult>>;
  readonly board?: BoardNote;
  /** True when the run was interrupted: the metrics count the games finished until then, or answer exactly for the best targets found until then. */
  readonly partial?: boolean;
  /** There when the run stopped at a precision; by a confidence sequence, all intervals are anytime-valid and nearly twice as wide. */
  readonly precision?: PrecisionNote;
  /** There when the luck of the dice was taken out of some figures; `metrics` are the plain ones. */
  readonly controlVariate?: ControlNote;
  readonly run: Run;
}

/**
 * True when the numbers are exact probabilities, not estimates: there is no error to show.
 *
 * @example
 * isExact({ config: { method: 'exact' } }); // true
 */
export const isExact = (result: Pick<Result, 'config'>): boolean => result.config.method === 'exact';

/**
 * What may be said about a result's numbers: see `Basis`.
 *
 * @example
 * basisOf({ config: { method: 'exact' } }); // 'exact'
 */
export const basisOf = (result: Pick<Result, 'config' | 'precision'>): Basis =>
  isExact(result) ? 'exact' : result.precision?.method === 'confidence sequence' ? 'anytime' : 'fixed';
