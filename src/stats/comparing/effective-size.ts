// What a sample is worth in plain independent games.

/**
 * Effective number of weighted games, (Σw)² / Σw² (Kish 1965): n for equal weights, 1 when one game has all the weight.
 *
 * @throws RangeError when there is no weight, or a negative one
 * @example
 * effectiveSampleSize([1, 1, 2]); // 2.666…
 */
export function effectiveSampleSize(weights: ArrayLike<number>): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < weights.length; i++) {
    if (!(weights[i]! >= 0)) throw new RangeError(`${weights[i]} is not a weight`);
    sum += weights[i]!;
    squares += weights[i]! ** 2;
  }
  if (!(squares > 0)) throw new RangeError('without any weight there is no sample');
  return (sum * sum) / squares;
}

/**
 * Number of plain independent games that would give the same standard error: variance of one game divided by the squared error
 * reached. Compared with the games played it tells what pairing or a control variate was worth.
 *
 * @throws RangeError when the error is not above 0
 * @example
 * equivalentGames(4, 0.02); // 10000
 */
export function equivalentGames(variance: number, se: number): number {
  if (!(se > 0)) throw new RangeError(`an error of ${se} is that of no number of games`);
  return variance / (se * se);
}
