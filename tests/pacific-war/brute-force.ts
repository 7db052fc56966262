// Every game there can be: all dice of a question rolled one by one.
import { type Chance, type Solved, solve } from '../../src/pacific-war/chance.js';
import { DEFAULT_DIE, type Die, faces, type Roll } from '../../src/pacific-war/die.js';
import { add, type Distribution } from '../../src/pacific-war/distribution.js';
import type { NumberResult } from '../../src/stats/intervals/estimate.js';

/** A small die, so that all games are few. */
export const SMALL_DIE: Die = { sides: 3, zero: 'highest' };

class TooDeep extends Error {}

/**
 * Plays with every sequence of dice.
 *
 * @param deepest games with more rolls than this (ties without end) are left out, and the chances of the others add up to 1
 */
export function bruteForce(chance: Chance, die: Die, deepest = 40): Record<string, Distribution> {
  const values = faces(die);
  const counts = chance.names.map((): number[] => []);
  const dice: number[] = [];
  let total = 0;
  do {
    let next = 0;
    const roll: Roll = () => {
      if (next >= deepest) throw new TooDeep();
      if (next === dice.length) dice.push(0);
      return values[dice[next++]!]!;
    };
    try {
      const seen = chance.play(roll);
      const weight = die.sides ** -next;
      total += weight;
      seen.forEach((value, k) => {
        add(counts[k]!, value, weight);
      });
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error;
    }
    while (dice.length > 0 && dice.at(-1) === values.length - 1) dice.pop();
    if (dice.length > 0) dice[dice.length - 1]!++;
  } while (dice.length > 0);
  return Object.fromEntries(chance.names.map((name, k) => [name, counts[k]!.map((weight) => weight / total)]));
}

/** The exact distributions, as plain numbers without zeros at the end. */
export function exactly(chance: Chance): Record<string, Distribution> {
  const exact = chance.exact();
  if (typeof exact === 'string') throw new Error(exact);
  return exact as Record<string, Distribution>;
}

/** The largest difference between two sets of distributions. */
export function farthest(a: Record<string, Distribution>, b: Record<string, Distribution>): number {
  const most = (name: string) => Math.max(a[name]!.length, b[name]!.length);
  return Math.max(
    ...Object.keys(a).flatMap((name) =>
      Array.from({ length: most(name) }, (_, k) => Math.abs((a[name]![k] ?? 0) - (b[name]![k] ?? 0))),
    ),
  );
}

/** Both answers to a question: worked out, and from addressed dice. */
export function bothWays(
  chance: Chance,
  die = DEFAULT_DIE,
  games = 20_000,
): { readonly exact: Solved; readonly played: Solved } {
  return {
    exact: solve(chance, die, { method: 'exact', games: 1, seed: 'both' }),
    played: solve(chance, die, { method: 'monte-carlo', games, seed: 'both' }),
  };
}

/** Figures whose exact mean lies more than four and a half standard errors from the mean of the games. */
export function disagreeing({ exact, played }: { readonly exact: Solved; readonly played: Solved }): string[] {
  const far = (a: NumberResult, b: NumberResult) => Math.abs(a.mean - b.mean) > 4.5 * (b.se ?? 0) + 1e-9;
  return Object.keys(exact.figures).filter((name) => far(exact.figures[name]!, played.figures[name]!));
}
