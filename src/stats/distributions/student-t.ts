// Student's t: what the normal quantile becomes when the standard deviation is estimated too.
import { incompleteBeta, inverseIncompleteBeta } from './beta.js';
import { normalQuantile } from './normal.js';

/** From here on the expansion in 1/degrees is exact to double precision. */
const LARGE = 100_000;

/**
 * Probability that Student's t is at most t.
 *
 * @param degrees degrees of freedom, above 0
 * @example
 * studentTCdf(1, 1); // 0.75
 */
export function studentTCdf(t: number, degrees: number): number {
  const inside = incompleteBeta((t * t) / (degrees + t * t), 0.5, degrees / 2);
  return t < 0 ? (1 - inside) / 2 : (1 + inside) / 2;
}

/**
 * The t below which Student's t lies with probability p.
 *
 * By the beta quantile; for 100,000 degrees of freedom or more by Fisher's expansion (Abramowitz and Stegun 26.7.5).
 *
 * @throws RangeError when p is not strictly between 0 and 1 or degrees is not above 0
 * @example
 * studentTQuantile(0.975, 10); // 2.22813885198627…
 */
export function studentTQuantile(p: number, degrees: number): number {
  if (!(p > 0 && p < 1 && degrees > 0))
    throw new RangeError(`Student's t is not defined for p = ${p}, ${degrees} degrees`);
  if (degrees >= LARGE) {
    const z = normalQuantile(p);
    const z2 = z * z;
    return z + (z * (z2 + 1)) / (4 * degrees) + (z * (5 * z2 * z2 + 16 * z2 + 3)) / (96 * degrees * degrees);
  }
  if (p === 0.5) return 0;
  const tail = Math.min(p, 1 - p);
  // t²/(degrees + t²) is beta distributed; in the far tail its complement is the one that keeps its digits.
  let t: number;
  if (tail > 0.01) {
    const y = inverseIncompleteBeta(1 - 2 * tail, 0.5, degrees / 2);
    t = Math.sqrt((degrees * y) / (1 - y));
  } else {
    const x = inverseIncompleteBeta(2 * tail, degrees / 2, 0.5);
    t = Math.sqrt((degrees * (1 - x)) / x);
  }
  return p < 0.5 ? -t : t;
}
