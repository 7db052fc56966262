// Pearson's chi-square test: do the counts fit the probabilities?
import { upperGammaRatio } from './gamma.js';

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
