// Distributions that nothing but tests asks: the normal one, and Pearson's chi-square test (do the counts fit the probabilities?).

import { exp } from '../../src/stats/distributions/elementary.js';
import { deviance, stirlingError } from '../../src/stats/distributions/gamma.js';

/** Below this the series of erf is used, above it the continued fraction of erfc. */
const SERIES_LIMIT = 2;

/**
 * Complementary error function, relative error below 1e-13.
 *
 * Series and continued fraction: Abramowitz and Stegun 7.1.6 and 7.1.14.
 *
 * @example
 * erfc(1); // 0.157299207050285…
 */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  if (x < SERIES_LIMIT) {
    let term = x;
    let sum = x;
    for (let k = 1; term > sum * 1e-17; k++) {
      term *= (2 * x * x) / (2 * k + 1);
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * exp(-x * x) * sum;
  }
  // x + (1/2)/(x + 1/(x + (3/2)/(x + …))), from the inside out; 80 levels are enough from x = 2 on.
  let fraction = x;
  for (let k = 80; k >= 1; k--) fraction = x + k / 2 / fraction;
  return exp(-x * x) / (fraction * Math.sqrt(Math.PI));
}

/**
 * Probability that a standard normal variable is at most z.
 *
 * @example
 * normalCdf(1.959963984540054); // 0.975
 */
export function normalCdf(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
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

/**
 * Probability that a chi-square variable is above x.
 *
 * @param degrees degrees of freedom, above 0
 * @example
 * chiSquareUpperTail(3.841458820694124, 1); // 0.05
 */
export function chiSquareUpperTail(x: number, degrees: number): number {
  return upperGammaRatio(degrees / 2, x / 2);
}

/** Outcome of a chi-square test. */
interface ChiSquareTest {
  readonly statistic: number;
  /** Degrees of freedom after pooling; 0 when everything fell into one bin. */
  readonly degrees: number;
  /** Probability of a statistic this large when the probabilities are right. */
  readonly pValue: number;
}

/**
 * Pearson's test of counts against probabilities. Neighbouring bins are pooled until each expects `leastExpected` or more, as
 * the approximation asks; a count where the probability is 0 gives p-value 0.
 *
 * @param leastExpected default 5
 * @throws RangeError when the two do not have the same number of bins
 * @example
 * chiSquareTest([48, 52], [0.5, 0.5]).pValue; // 0.689156516779…
 */
export function chiSquareTest(
  counts: ArrayLike<number>,
  probabilities: ArrayLike<number>,
  leastExpected = 5,
): ChiSquareTest {
  if (counts.length !== probabilities.length) {
    throw new RangeError(`${counts.length} counts cannot be compared with ${probabilities.length} probabilities`);
  }
  let games = 0;
  for (let i = 0; i < counts.length; i++) games += counts[i]!;
  const observed: number[] = [];
  const expected: number[] = [];
  let count = 0;
  let share = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > 0 && !(probabilities[i]! > 0))
      return { statistic: Number.POSITIVE_INFINITY, degrees: 1, pValue: 0 };
    count += counts[i]!;
    share += probabilities[i]!;
    if (share * games >= leastExpected) {
      observed.push(count);
      expected.push(share * games);
      count = 0;
      share = 0;
    }
  }
  if (expected.length > 0) {
    observed[observed.length - 1]! += count;
    expected[expected.length - 1]! += share * games;
  }
  const degrees = Math.max(0, expected.length - 1);
  let statistic = 0;
  for (let i = 0; i < expected.length; i++) statistic += (observed[i]! - expected[i]!) ** 2 / expected[i]!;
  return { statistic, degrees, pValue: degrees > 0 ? chiSquareUpperTail(statistic, degrees) : 1 };
}
