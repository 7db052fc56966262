// The incomplete beta ratio and its inverse: ground of Clopper–Pearson intervals, binomial sums and Student's t.

import { exp, ln } from './elementary.js';
import { deviance, stirlingError } from './gamma.js';

/** Enough for a + b up to about 1e12: the fraction needs some √(a + b) steps. */
const MAX_STEPS = 20_000_000;

/** x^a (1 - x)^b / B(a, b), without loss of digits for large a and b (Loader 2000). */
function front(x: number, a: number, b: number): number {
  const n = a + b;
  const exponent =
    stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * (1 - x));
  return exp(exponent) * Math.sqrt((a * b) / (2 * Math.PI * n));
}

/** Continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8), by modified Lentz; quick for x below the mean. */
function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m < MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d);
    c = 1 + even / c;
    h *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d);
    c = 1 + odd / c;
    h *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return h;
}

/**
 * Incomplete beta ratio I_x(a, b): probability that a beta variable is at most x.
 *
 * @param x from 0 to 1
 * @throws RangeError when x is outside 0–1 or a or b is not above 0
 * @example
 * incompleteBeta(0.5, 2, 3); // 0.6875
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) {
    throw new RangeError(`the incomplete beta ratio is not defined for x = ${x}, a = ${a}, b = ${b}`);
  }
  if (x === 0 || x === 1) return x;
  if (x <= (a + 1) / (a + b + 2)) return (front(x, a, b) * fraction(x, a, b)) / a;
  return 1 - (front(x, a, b) * fraction(1 - x, b, a)) / b;
}

/**
 * The x at which the incomplete beta ratio is p: a quantile of the beta distribution.
 *
 * Newton's method on log I against log x, where the curve is concave for b ≥ 1, kept within a bracket for the rest; the
 * larger half of 0–1 is reached by symmetry, so that small x and small 1 - x are both relatively exact.
 *
 * @param p from 0 to 1
 * @throws RangeError when p is not a probability or a or b is not above 0
 * @example
 * inverseIncompleteBeta(0.6875, 2, 3); // 0.5
 */
export function inverseIncompleteBeta(p: number, a: number, b: number): number {
  if (!(p >= 0 && p <= 1 && a > 0 && b > 0)) {
    throw new RangeError(`the beta quantile is not defined for p = ${p}, a = ${a}, b = ${b}`);
  }
  if (p === 0 || p === 1) return p;
  return p <= incompleteBeta(0.5, a, b) ? lowerHalf(p, a, b) : 1 - lowerHalf(1 - p, b, a);
}

/** Solves I_x(a, b) = p for a root x ≤ ½. */
function lowerHalf(p: number, a: number, b: number): number {
  let low = 0;
  let high = 0.5;
  let x = Math.min(a / (a + b), 0.5);
  for (let step = 0; step < 200; step++) {
    const value = incompleteBeta(x, a, b);
    if (value > p) high = x;
    else low = x;
    // d log I / d log x = x · density / I, and x · density = front / (1 - x).
    const slope = front(x, a, b) / ((1 - x) * value);
    let next = x * exp(ln(p / value) / slope);
    if (!(next > low && next < high)) next = low > 0 ? Math.sqrt(low * high) : high / 16;
    if (Math.abs(next - x) <= 1e-15 * x || next === 0) return next;
    x = next;
  }
  return x;
}
