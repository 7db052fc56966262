// From a tally to a result: what `simulate` or the exact method counted, with intervals, and what was asked.
import type { Metric, Tally } from '../stats/experiment.js';
import { estimateTally } from '../stats/intervals/estimate.js';
import { type BoardNote, basisOf, type PrecisionNote, RESULT_SCHEMA, type Result, type Run } from './result.js';

export interface ResultParts {
  /** The complete normalised scenario with its `kind` and `method`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Games in the tally; 0 for the exact method, whose tally holds probabilities. */
  readonly games: number;
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
  readonly board?: BoardNote;
  /** Default false. */
  readonly partial?: boolean;
  /** There when the run stopped at a precision: its method says of what kind the intervals are. */
  readonly precision?: PrecisionNote;
  /** How it was run: what `simulate` tells of the threads and the time, and the machine (`describeRun`). */
  readonly run: Run;
}

/**
 * Puts a result together.
 *
 * @throws RangeError when the tally does not add up to the games
 * @example
 * const { metrics, tally, games } = await simulate({ scenario, seed }, { games: 1_000_000 });
 * const result = makeResult({ config: configOf(scenario, 'monte-carlo'), seed, games, metrics, tally, run: describeRun(run) });
 */
export function makeResult(parts: ResultParts): Result {
  const { config, seed, games, metrics, tally, board, partial, precision, run } = parts;
  return {
    schema: RESULT_SCHEMA,
    kind: String(config.kind),
    config,
    seed,
    games,
    ...(partial ? { partial } : {}),
    ...(precision ? { precision } : {}),
    ...(board ? { board } : {}),
    metrics: estimateTally(metrics, tally, games, basisOf({ config, ...(precision ? { precision } : {}) })),
    run,
  };
}
