// A chance that depends on one number: logistic regression of counts.
import { exp } from '../distributions/elementary.js';
import { alphaOf, normalQuantile } from '../distributions/normal.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../intervals/interval.js';

/** So many successes of so many tries at a value of the number. */
export interface Tries {
  readonly x: number;
  readonly successes: number;
  readonly tries: number;
}

/** The chance at x is 1 / (1 + exp(−(intercept + slope · x))). */
export interface LogisticFit {
  readonly intercept: number;
  readonly slope: number;
}

/** A fit with what it does not know: variance of the intercept, covariance, variance of the slope. */
export interface FittedLogistic extends LogisticFit {
  readonly covariance: readonly [intercept: number, both: number, slope: number];
}

/** As much as one success and one failure at x = 0, and as much against a steep slope: so that there is a fit when all tries end alike. */
const PRIOR = 0.5;
const STEPS = 60;
const CLOSE = 1e-12;

/**
 * The fit with the greatest likelihood, held back a little where the tries say next to nothing.
 *
 * @throws RangeError when there are more successes than tries, or a number is none
 * @example
 * const fit = fitLogistic([{ x: -1, successes: 20, tries: 80 }, { x: 1, successes: 60, tries: 80 }]);
 * chanceAt(fit, 0); // one half, nearly
 */
export function fitLogistic(data: readonly Tries[]): FittedLogistic {
  for (const { x, successes, tries } of data) {
    if (!Number.isFinite(x)) throw new RangeError(`x is ${x}; it must be a finite number`);
    if (!(successes >= 0 && successes <= tries && tries < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`${successes} of ${tries} tries is no share`);
    }
  }
  let [intercept, slope] = [0, 0];
  for (let step = 0; step < STEPS; step++) {
    const { g0, g1, h00, h01, h11 } = slopesAt(data, intercept, slope);
    const det = h00 * h11 - h01 * h01;
    const [d0, d1] = [(h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det];
    // A step that is far too long is shortened: the likelihood has one maximum.
    const shorter = Math.min(1, 2 / Math.max(Math.abs(d0), 10 * Math.abs(d1), 1e-300));
    intercept += shorter * d0;
    slope += shorter * d1;
    if (Math.abs(d0) + Math.abs(d1) < CLOSE) break;
  }
  const { h00, h01, h11 } = slopesAt(data, intercept, slope);
  const det = h00 * h11 - h01 * h01;
  return { intercept, slope, covariance: [h11 / det, 0 - h01 / det, h00 / det] };
}

/** First and second derivatives of the likelihood's logarithm, the second with their sign changed. */
function slopesAt(data: readonly Tries[], intercept: number, slope: number) {
  let [g0, g1, h00, h01, h11] = [-PRIOR * intercept, -PRIOR * slope, PRIOR, 0, PRIOR];
  for (const { x, successes, tries } of data) {
    const p = chanceAt({ intercept, slope }, x);
    const weight = tries * p * (1 - p);
    g0 += successes - tries * p;
    g1 += (successes - tries * p) * x;
    h00 += weight;
    h01 += weight * x;
    h11 += weight * x * x;
  }
  return { g0, g1, h00, h01, h11 };
}

/** The chance at a value. */
export const chanceAt = ({ intercept, slope }: LogisticFit, x: number): number =>
  1 / (1 + exp(-(intercept + slope * x)));

/**
 * The interval of the chance at a value: normal in intercept + slope · x, where the likelihood is nearly so.
 *
 * @example
 * chanceInterval(fitLogistic([{ x: 0, successes: 50, tries: 100 }]), 0); // [0.404…, 0.595…]
 */
export function chanceInterval(fit: FittedLogistic, x: number, confidence = DEFAULT_CONFIDENCE): Interval {
  const [intercept, both, slope] = fit.covariance;
  const half = normalQuantile(1 - alphaOf(confidence) / 2) * Math.sqrt(intercept + 2 * x * both + x * x * slope);
  const at = (shift: number): number => chanceAt({ ...fit, intercept: fit.intercept + shift }, x);
  return [at(0 - half), at(half)];
}
