// Tallies are integers, so merging is addition: associative, commutative and exact up to 2^53.
import { type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';

/** An empty tally for some metrics. */
export function emptyTally(metrics: readonly Metric[]): Tally {
  return new Float64Array(tallyOffsets(metrics)[metrics.length]!);
}

/**
 * Adds a tally to another, in place.
 *
 * @throws RangeError when they do not have the same length: then they count different things.
 * @example
 * addTally(Float64Array.of(1, 2), Float64Array.of(3, 4)); // Float64Array [4, 6]
 */
export function addTally(sum: Tally, other: Tally): Tally {
  if (sum.length !== other.length) {
    throw new RangeError(`a tally of ${other.length} bins cannot be added to one of ${sum.length}`);
  }
  for (let i = 0; i < sum.length; i++) sum[i]! += other[i]!;
  return sum;
}
