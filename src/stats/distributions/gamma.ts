// The gamma function and its incomplete ratios: ground of the binomial, beta and chi-square distributions.

import { deviance } from '../comparing/deviance.js';
import { exp, ln } from './elementary.js';

const HALF_LOG_TWO_PI = 0.9189385332046728;

/** Coefficients of Stirling's series, 1/(12 x) - 1/(360 x^3) + … (Abramowitz and Stegun 6.1.41). */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156, -3617 / 122400];

/** From here on Stirling's series is exact to double precision. */
const STIRLING_FROM = 10;

/**
 * What Stirling's formula lacks: log Γ(x + 1) - (x + ½) log x + x - ½ log 2π, for x ≥ 0; infinite at 0.
 * (Loader 2000: differences of it lose no digits where differences of log Γ lose them all.)
 *
 * @example
 * stirlingError(1); // 0.0810614667953…
 */
export function stirlingError(x: number): number {
  if (x < STIRLING_FROM) return logGamma(x + 1) - (x + 0.5) * ln(x) + x - HALF_LOG_TWO_PI;
  return stirlingSeries(x);
}

function stirlingSeries(x: number): number {
  const square = 1 / (x * x);
  let sum = 0;
  for (let k = STIRLING.length - 1; k >= 0; k--) sum = sum * square + STIRLING[k]!;
  return sum / x;
}

/**
 * Logarithm of the gamma function for x > 0, error about 1e-15 of its size, or 2e-15 where that is larger.
 *
 * @throws RangeError when x is not above 0
 * @example
 * logGamma(5); // 3.17805383034794…, the logarithm of 24
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma is asked for ${x}; it is defined here above 0`);
  let shift = 1;
  while (x < STIRLING_FROM) shift *= x++;
  return (x - 0.5) * ln(x) - x + HALF_LOG_TWO_PI + stirlingSeries(x) - ln(shift);
}

/**
 * Upper incomplete gamma ratio Q(a, x): probability that a gamma variable of shape a is above x.
 *
 * Series below a + 1, Legendre's continued fraction above (Abramowitz and Stegun 6.5.29 and 6.5.31).
 *
 * @throws RangeError when a is not above 0 or x is below 0
 * @example
 * upperGammaRatio(1, 2); // 0.135335283236…, e^-2
 */
export function upperGammaRatio(a: number, x: number): number {
  if (!(a > 0 && x >= 0)) throw new RangeError(`the incomplete gamma ratio is not defined for a = ${a}, x = ${x}`);
  if (x === 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  // x^a e^-x / Γ(a), without loss of digits for large a.
  const front = exp(-stirlingError(a) - deviance(a, x)) * Math.sqrt(a / (2 * Math.PI));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; term > sum * 1e-17; k++) {
      term *= x / (a + k);
      sum += term;
    }
    return 1 - front * sum;
  }
  // Modified Lentz for 1/(x + 1 - a - 1 (1 - a)/(x + 3 - a - …)).
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let h = d;
  for (let k = 1; k < 1_000_000; k++) {
    const numerator = k * (a - k);
    b += 2;
    d = 1 / (b + numerator * d);
    c = b + numerator / c;
    h *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return front * h;
}
