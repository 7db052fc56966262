// The gamma function: ground of the binomial and beta distributions.

import { ln } from './elementary.js';

/**
 * x log(x / m) + m - x, for x ≥ 0 and m > 0, without cancellation where x is near m (Loader 2000, "Fast and accurate
 * computation of binomial probabilities").
 *
 * @example
 * deviance(2, 1); // 0.386…: 2 log 2 - 1
 */
export function deviance(x: number, m: number): number {
  if (x === 0) return m;
  const v = (x - m) / (x + m);
  if (Math.abs(v) > 0.1) return x * ln(x / m) + m - x;
  let sum = (x - m) * v;
  let power = 2 * x * v;
  for (let k = 3; ; k += 2) {
    power *= v * v;
    const next = sum + power / k;
    if (next === sum) return sum;
    sum = next;
  }
}

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
