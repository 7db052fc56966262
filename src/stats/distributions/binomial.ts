// The binomial distribution, for any number of games.

import { incompleteBeta } from './beta.js';
import { exp, ln, ln1p } from './elementary.js';
import { deviance, stirlingError } from './gamma.js';
import { normalQuantile } from './normal.js';

/**
 * Logarithm of the probability of exactly k successes in n trials (Loader 2000); -Infinity where that is impossible.
 *
 * @example
 * Math.exp(logBinomialProbability(2, 4, 0.5)); // 0.375
 */
export function logBinomialProbability(k: number, n: number, p: number): number {
  if (!(k >= 0 && k <= n)) return Number.NEGATIVE_INFINITY;
  if (p === 0 || p === 1) return k === n * p ? 0 : Number.NEGATIVE_INFINITY;
  if (k === 0) return n * ln1p(-p);
  if (k === n) return n * ln(p);
  return (
    stirlingError(n) -
    stirlingError(k) -
    stirlingError(n - k) -
    deviance(k, n * p) -
    deviance(n - k, n * (1 - p)) +
    0.5 * ln(n / (2 * Math.PI * k * (n - k)))
  );
}

/**
 * Probability of exactly k successes in n trials of probability p.
 *
 * @example
 * binomialProbability(2, 4, 0.5); // 0.375
 */
export function binomialProbability(k: number, n: number, p: number): number {
  return exp(logBinomialProbability(k, n, p));
}

/**
 * Probability of at most k successes in n trials of probability p.
 *
 * @example
 * binomialCdf(2, 4, 0.5); // 0.6875
 */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  const whole = Math.floor(k);
  // Above the mean from p itself: 1 - p would round a small p.
  return whole > n * p ? 1 - incompleteBeta(p, whole + 1, n - whole) : incompleteBeta(1 - p, n - whole, whole + 1);
}

/**
 * The smallest k for which at most k successes have probability q or more.
 *
 * Starts at the Cornish–Fisher approximation and goes from value to value.
 *
 * @throws RangeError when q is not strictly between 0 and 1
 * @example
 * binomialQuantile(0.5, 10, 0.5); // 5
 */
export function binomialQuantile(q: number, n: number, p: number): number {
  if (!(q > 0 && q < 1)) throw new RangeError(`the binomial quantile is asked for probability ${q}`);
  const z = normalQuantile(q);
  const start = n * p + Math.sqrt(n * p * (1 - p)) * z + ((1 - 2 * p) * (z * z - 1)) / 6;
  let k = Math.max(0, Math.min(n, Math.floor(start)));
  let below = binomialCdf(k, n, p);
  while (below < q) below += binomialProbability(++k, n, p);
  for (;;) {
    const without = below - binomialProbability(k, n, p);
    if (k === 0 || without < q) return k;
    k--;
    below = without;
  }
}
