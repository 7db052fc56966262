// Loader's deviance, the part of a binomial probability that falls off away from the mean.
import { ln } from '../distributions/elementary.js';

/**
 * x log(x / m) + m - x, for x ≥ 0 and m > 0, without cancellation where x is near m (Loader 2000, "Fast and accurate
 * computation of binomial probabilities").
 *
 * @example
 * deviance(2, 1); // 2 log 2 - 1 = 0.386…
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
