// Bounded numbers for a search that knows no bounds.

/** A number between two bounds. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The bounded number behind an unbounded one: `min` at 0, `max` at 1, and back again beyond, as smoothly as a cosine:
 * x = min + (max - min)(1 - cos πu)/2. So the search never meets a wall; it only sees the landscape again from behind. This is the
 * transformation of Hansen's practical hints for CMA-ES, with 1 where he has 10.
 *
 * @example
 * fromUnbounded(0.5, { min: 0, max: 10 }); // 5
 */
export function fromUnbounded(u: number, { min, max }: Bounds): number {
  // Folded first, so that a bound is reached exactly however far out it is met.
  const folded = Math.abs(u - 2 * Math.round(u / 2));
  if (folded === 1) return max;
  return min + ((max - min) * (1 - Math.cos(Math.PI * folded))) / 2;
}

/**
 * The number from 0 to 1 that {@link fromUnbounded} turns into x.
 *
 * @throws RangeError when x is not within the bounds
 * @example
 * toUnbounded(5, { min: 0, max: 10 }); // 0.5
 */
export function toUnbounded(x: number, { min, max }: Bounds): number {
  if (!(x >= min && x <= max)) throw new RangeError(`${x} is not between ${min} and ${max}`);
  return max > min ? Math.acos(1 - (2 * (x - min)) / (max - min)) / Math.PI : 0;
}
