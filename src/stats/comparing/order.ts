// Many candidates on common dice after a fixed number of games: which may be the highest, which the lowest, and does anything differ at all?

import { alphaOf } from '../distributions/normal.js';
import { DEFAULT_CONFIDENCE } from '../intervals/interval.js';
import { blockedP, holm } from './paired-test.js';

/** What is certain of the order of several means. */
export interface MeansOrder {
  /** True when two of them certainly differ. */
  readonly differ: boolean;
  /** Places of those that are not certainly lower than another: the highest is among them. */
  readonly mayBeHighest: readonly number[];
  /** Places of those that are not certainly higher than another. */
  readonly mayBeLowest: readonly number[];
}

/**
 * Compares every two candidates in pairs, block by block, and corrects for the number of pairs (Holm 1979): with the given confidence none of
 * all the statements is wrong, whatever the dependence between them. Choosing the highest after looking is allowed for by that, since every
 * pair is among those tested. (Hsu 1984 compares with the best alone, k - 1 pairs; but that leaves out whether anything differs at all,
 * and candidates that share the highest mean may then be told apart.)
 *
 * @param sums `sums[k][b]`: sum over the games of block b of what candidate k came to, all with the same dice
 * @param games of each block
 * @param confidence that no statement is wrong; default 0.95
 * @throws RangeError when there are no games, or the confidence is not between 0 and 1
 * @example
 * const games = Array(20).fill(1);
 * orderOf([Array(20).fill(3), Array(20).fill(4)], games).mayBeHighest; // [1]: it is higher in every block
 */
export function orderOf(
  sums: readonly ArrayLike<number>[],
  games: ArrayLike<number>,
  confidence = DEFAULT_CONFIDENCE,
): MeansOrder {
  const alpha = alphaOf(confidence);
  const difference = new Float64Array(games.length);
  const pairs = sums.flatMap((own, k) =>
    sums.slice(0, k).map((other, j) => {
      let sum = 0;
      for (let b = 0; b < games.length; b++) {
        difference[b] = own[b]! - other[b]!;
        sum += difference[b]!;
      }
      return { higher: sum > 0 ? k : j, lower: sum > 0 ? j : k, p: blockedP(difference, games) };
    }),
  );
  const adjusted = holm(pairs.map(({ p }) => p));
  const apart = pairs.filter((_, i) => adjusted[i]! <= alpha);
  const without = (places: readonly number[]): number[] => sums.map((_, k) => k).filter((k) => !places.includes(k));
  return {
    differ: apart.length > 0,
    mayBeHighest: without(apart.map(({ lower }) => lower)),
    mayBeLowest: without(apart.map(({ higher }) => higher)),
  };
}
