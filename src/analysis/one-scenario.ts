// What all answers about one scenario have in common: how it is asked, which method answers it, and the games as a result.

import { makeResult, type ResultParts } from '../answer/make-result.js';
import type { Result } from '../answer/result.js';
import type { Method } from '../rules/scenario-options.js';
import type { SimulationResult } from '../simulate/options.js';
import type { Metric } from '../stats/experiment.js';
import { UsageError } from '../text/usage-error.js';
import type { RunControls } from './controls.js';
import type { ComparableScenario, SimulationScenario, SingleScenario } from './experiments.js';
import { playUntil, runOf } from './playing.js';
import { checkAskedPrecision, type Stopping, targetOf } from './stopping.js';

/** A question about one scenario, with everything that decides the answer. */
export interface ScenarioQuestion<S extends ComparableScenario> {
  readonly kind: S['kind'];
  readonly scenario: S;
  /** Any text. The same question under the same seed has the same answer. */
  readonly seed?: string | undefined;
  /** Games to play; with a precision the most. */
  readonly games?: number | undefined;
  /** A precision at which to stop, a time limit. Default: neither. */
  readonly stopping?: Stopping;
}

/** The method that answers a question, and why. */
export interface Choice {
  readonly method: 'exact' | 'monte-carlo';
  readonly why: string;
}

/** How large the exact answer would be. */
interface ExactSize {
  /** In words, such as `12 states at most`. */
  readonly size: string;
  /** Why there is none. */
  readonly refusal?: string | undefined;
}

/**
 * Chooses the method: as asked; with `auto` Monte Carlo when a number of games was named, otherwise exact where it fits its budget,
 * for no precision is better than that.
 *
 * @param sizeOf looks how large the exact answer is
 * @throws UsageError when the exact method was asked for and has no answer
 */
export function choose(
  { method = 'auto', games }: Pick<ScenarioQuestion<SingleScenario>, 'games'> & { method?: Method },
  sizeOf: (method: Method) => ExactSize,
): Choice {
  if (method === 'monte-carlo') return { method, why: 'asked for' };
  if (method === 'auto' && games) return { method: 'monte-carlo', why: 'a number of games was named' };
  const { size, refusal } = sizeOf(method);
  if (refusal === undefined)
    return { method: 'exact', why: method === 'exact' ? 'asked for' : `${size}, and no number of games was named` };
  if (method === 'exact') throw new UsageError(`the exact method cannot answer this: ${refusal}`);
  return { method: 'monte-carlo', why: refusal };
}

/**
 * Looks at a precision that an exact answer reaches by itself.
 *
 * @throws UsageError when its figure is not measured
 */
export function checkPrecision({ precision }: Stopping, metrics: readonly Metric[]): void {
  if (!precision) return;
  if (precision.figure) targetOf(precision, metrics, undefined);
  else checkAskedPrecision(precision);
}

/** What was played, as a result, with what it was made of. */
export interface Sampled {
  readonly result: Result;
  readonly played: SimulationResult;
}

/**
 * Plays a scenario until it ends as was asked.
 *
 * @param usual games when nobody names a number
 * @param shown the metrics that the result has, which are the first of all; default: all
 * @returns `undefined` when it was interrupted before the first game was finished
 */
export async function sampled(
  scenario: SimulationScenario,
  { games, stopping = {} }: Pick<ScenarioQuestion<SingleScenario>, 'games' | 'stopping'>,
  usual: number,
  parts: Pick<ResultParts, 'config' | 'seed' | 'board'>,
  controls: RunControls,
  shown: (metrics: readonly Metric[]) => readonly Metric[] = (all) => all,
): Promise<Sampled | undefined> {
  const { played, precision } = await playUntil(
    { scenario, seed: parts.seed },
    games || undefined,
    usual,
    stopping,
    controls,
  );
  if (played.games === 0) return undefined;
  const { metrics, tally, partial } = played;
  const result = makeResult({
    ...parts,
    games: played.games,
    metrics: shown(metrics),
    tally,
    partial,
    ...(precision ? { precision } : {}),
    run: runOf(played, controls),
  });
  return { result, played };
}
