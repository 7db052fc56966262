// "As precise as this" instead of a number of games.

import type { Metric, Tally } from '../experiment.js';
import { type Figure, histogramIn } from '../figure.js';
import { moments, sampleVariance } from '../histogram.js';
import { bettingInterval } from './betting.js';
import { intervalOf } from './estimate.js';
import { DEFAULT_CONFIDENCE, halfWidth, type Interval } from './interval.js';
import { studentHalf } from './mean-interval.js';

/** A precision that is asked for. */
export interface PrecisionTarget extends Figure {
  /** Half the width of the interval that is enough; above 0. */
  readonly halfWidth: number;
  /** True when `halfWidth` is a part of the estimate itself. Default false: an absolute number. */
  readonly relative?: boolean;
  /** Default 0.95. */
  readonly confidence?: number;
}

/**
 * Why an interval may be trusted although the run stopped because of it.
 *
 * - `confidence sequence`: `bettingInterval`, right at all looks together, whatever the stop depends on. About three times as many games.
 * - `fixed-width sequential`: the ordinary interval at the first look at which it is short enough (Chow and Robbins 1965). Such a stop depends on
 *   the spread of the games, not on their mean, and comes closer and closer to a fixed number of games, for which the ordinary interval is
 *   right (Anscombe 1952). It must not be used where a run stops because of what the mean is.
 */
export type PrecisionMethod = 'confidence sequence' | 'fixed-width sequential';

/**
 * A rule for `simulate`'s `stopWhen`: true as soon as the anytime-valid interval of a metric is short enough. It may be asked as
 * often as one likes. The interval to print afterwards is `bettingInterval` too, not one that was made for a single look.
 *
 * @throws RangeError when there is no such metric or label, or the half-width is not above 0
 * @example
 * const stopWhen = stopAtPrecision(metrics, { metric: 'battleships.afloat', halfWidth: 0.002 });
 * const result = await simulate(job, { games: 100_000_000, stopWhen });
 */
export function stopAtPrecision(
  metrics: readonly Metric[],
  target: PrecisionTarget,
): (tally: Tally, games: number) => boolean {
  if (!(target.halfWidth > 0)) throw new RangeError(`a precision is above 0, not ${target.halfWidth}`);
  const { confidence = DEFAULT_CONFIDENCE } = target;
  const histogram = histogramIn(metrics, target);
  return (tally) => {
    const h = histogram(tally);
    const m = moments(h);
    const wanted = target.relative ? target.halfWidth * Math.abs(m.mean) : target.halfWidth;
    // Student's interval is shorter and cheaper: as long as even that is too wide, the other need not be worked out.
    if (m.total < 2 || studentHalf(m.total, sampleVariance(m), confidence) > wanted) return false;
    return halfWidth(bettingInterval(h, confidence)) <= wanted;
  };
}

/** How far a run has come towards its target. */
export interface PrecisionReached {
  readonly estimate: number;
  readonly interval: Interval;
  /** Half the width of `interval`. */
  readonly halfWidth: number;
  /** Half the width that was asked for, in absolute terms. */
  readonly wanted: number;
  readonly reached: boolean;
}

/**
 * What is known of a target's metric after some games, and whether that is precise enough.
 *
 * @param method default `confidence sequence`
 * @throws RangeError when there is no such metric or label, or no game was counted
 * @example
 * precisionReached(metrics, tally, { metric: 'winner', label: 'japan', halfWidth: 0.01 }).reached;
 */
export function precisionReached(
  metrics: readonly Metric[],
  tally: Tally,
  target: PrecisionTarget,
  method: PrecisionMethod = 'confidence sequence',
): PrecisionReached {
  const h = histogramIn(metrics, target)(tally);
  const estimate = moments(h).mean;
  const { label, confidence } = target;
  const basis = method === 'confidence sequence' ? 'anytime' : 'fixed';
  const interval = intervalOf(h, { isShare: label !== undefined, basis, confidence });
  const wanted = target.relative ? target.halfWidth * Math.abs(estimate) : target.halfWidth;
  return { estimate, interval, halfWidth: halfWidth(interval), wanted, reached: halfWidth(interval) <= wanted };
}
