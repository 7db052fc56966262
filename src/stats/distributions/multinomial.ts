// Random histograms: the cost of drawing one does not depend on the number of games in it.

import { totalOf } from '../histogram.js';
import { logBinomialProbability } from './binomial.js';
import { exp, ln, ln1p } from './elementary.js';

/** A source of uniform numbers from 0 (included) to 1 (excluded), such as `seedrandom('a seed')`. */
export type Uniform = () => number;

/**
 * A binomial variable: successes in n trials of probability p.
 *
 * Inversion where few successes are expected, otherwise transformed rejection with squeeze (Hörmann 1993, algorithm BTRS).
 *
 * @example
 * binomialDraw(1_000_000_000, 0.3, seedrandom('a seed')); // near 300,000,000
 */
export function binomialDraw(n: number, p: number, uniform: Uniform): number {
  if (n === 0 || p <= 0) return 0;
  if (p >= 1) return n;
  if (p > 0.5) return n - binomialDraw(n, 1 - p, uniform);
  return n * p < 10 ? byInversion(n, p, uniform) : byRejection(n, p, uniform);
}

function byInversion(n: number, p: number, uniform: Uniform): number {
  const odds = p / (1 - p);
  let left = uniform();
  let probability = exp(n * ln1p(-p));
  let k = 0;
  // Where the sum of all probabilities rounds to just below the uniform number, k stops at n.
  while (left >= probability && k < n) {
    left -= probability;
    k++;
    probability *= ((n - k + 1) / k) * odds;
    if (probability === 0) break;
  }
  return k;
}

function byRejection(n: number, p: number, uniform: Uniform): number {
  const sd = Math.sqrt(n * p * (1 - p));
  const b = 1.15 + 2.53 * sd;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const squeeze = 0.92 - 4.2 / b;
  const scale = (2.83 + 5.1 / b) * sd;
  const atMode = logBinomialProbability(Math.floor((n + 1) * p), n, p);
  for (;;) {
    const u = uniform() - 0.5;
    const v = uniform();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + n * p + 0.5);
    if (us >= 0.07 && v <= squeeze) return k;
    if (k < 0 || k > n) continue;
    const height = (v * scale) / (a / (us * us) + b);
    if (ln(height) <= logBinomialProbability(k, n, p) - atMode) return k;
  }
}

/**
 * Counts of `games` independent games that fall into bins with the given weights, by one binomial draw a bin.
 *
 * @param weights not negative, not all 0; they need not add up to 1
 * @param out where to put the counts; as long as `weights`
 * @example
 * multinomialDraw(1000, [1, 1, 2], seedrandom('a seed'), new Float64Array(3)); // about 250, 250, 500
 */
export function multinomialDraw(
  games: number,
  weights: ArrayLike<number>,
  uniform: Uniform,
  out: Float64Array,
): Float64Array {
  let left = games;
  let weight = totalOf(weights);
  let last = weights.length - 1;
  while (last > 0 && !(weights[last]! > 0)) last--;
  for (let i = 0; i < weights.length; i++) {
    // What is left falls into the last bin that can take it, whatever rounding did to the rest of the weights.
    const count = i === last ? left : i > last ? 0 : binomialDraw(left, weights[i]! / weight, uniform);
    out[i] = count;
    left -= count;
    weight -= weights[i]!;
  }
  return out;
}
