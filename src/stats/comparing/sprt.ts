// Wald's sequential test: is the share p1 or only p0? Stops as soon as the games have decided.
import { ln, ln1p } from '../distributions/elementary.js';
import { checkShare } from '../intervals/wilson.js';

/** What is tested, and how often each error may happen. */
export interface SprtDesign {
  /** Share under the first hypothesis, strictly between 0 and 1. */
  readonly p0: number;
  /** Share under the second, above `p0`. */
  readonly p1: number;
  /** Largest chance of accepting `p1` when `p0` is right. Default 0.05. */
  readonly alpha?: number;
  /** Largest chance of accepting `p0` when `p1` is right. Default 0.05. */
  readonly beta?: number;
}

/** State of a test. */
export interface SprtState {
  /** Logarithm of how many times likelier the games are under `p1` than under `p0`. */
  readonly logRatio: number;
  /** `p0` is accepted at or below this. */
  readonly lower: number;
  /** `p1` is accepted at or above this. */
  readonly upper: number;
  readonly decision: 'p0' | 'p1' | 'go on';
}

/**
 * Wald's sequential probability-ratio test (1945) after some games. It may be asked at every game or every thousand: the chances of
 * error are within alpha/(1 - beta) and beta/(1 - alpha), and add up to no more than alpha + beta.
 *
 * @throws RangeError when the design or the counts make no sense
 * @example
 * sprt({ p0: 0.5, p1: 0.55 }, 600, 1000).decision; // 'p1'
 */
export function sprt(design: SprtDesign, successes: number, games: number): SprtState {
  const { p0, p1, alpha = 0.05, beta = 0.05 } = design;
  if (!(p0 > 0 && p0 < p1 && p1 < 1)) throw new RangeError(`a test of ${p0} against ${p1} needs 0 < p0 < p1 < 1`);
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
    throw new RangeError(`errors of ${alpha} and ${beta} must be above 0 and below 1 together`);
  }
  if (games !== 0 || successes !== 0) checkShare(successes, games);
  const logRatio = successes * ln(p1 / p0) + (games - successes) * (ln1p(-p1) - ln1p(-p0));
  const lower = ln(beta / (1 - alpha));
  const upper = ln((1 - beta) / alpha);
  return { logRatio, lower, upper, decision: logRatio >= upper ? 'p1' : logRatio <= lower ? 'p0' : 'go on' };
}
