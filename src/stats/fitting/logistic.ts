// A chance that depends on one number: logistic regression of counts.
import { exp } from '../distributions/elementary.js';

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

/** As much as one success and one failure at x = 0, and as much against a steep slope: so that there is a fit when all tries end alike. */
const PRIOR = 0.5;
const STEPS = 60;
const CLOSE = 1e-12;

/**
 * The fit with the greatest likelihood, held back a little where the tries say next to nothing.
 *
 * @example
 * const fit = fitLogistic([{ x: -1, successes: 20, tries: 80 }, { x: 1, successes: 60, tries: 80 }]);
 * chanceAt(fit, 0); // one half, nearly
 */
export function fitLogistic(data: readonly Tries[]): LogisticFit {
  let [intercept, slope] = [0, 0];
  for (let step = 0; step < STEPS; step++) {
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
    const det = h00 * h11 - h01 * h01;
    const [d0, d1] = [(h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det];
    // A step that is far too long is shortened: the likelihood has one maximum.
    const shorter = Math.min(1, 2 / Math.max(Math.abs(d0), 10 * Math.abs(d1), 1e-300));
    intercept += shorter * d0;
    slope += shorter * d1;
    if (Math.abs(d0) + Math.abs(d1) < CLOSE) break;
  }
  return { intercept, slope };
}

/** The chance at a value. */
export const chanceAt = ({ intercept, slope }: LogisticFit, x: number): number =>
  1 / (1 + exp(-(intercept + slope * x)));
