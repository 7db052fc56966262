// A question about dice, answered exactly or by playing it: the same figures either way.
import type { DistributionBlock } from '../answer/block.js';
import { type Estimate, formatEstimate } from '../answer/digits.js';
import { atLeast, distribution, meanOf, sdOf } from '../answer/estimates.js';
import { estimateMetric, type NumberResult } from '../stats/intervals/estimate.js';
import { UsageError } from '../text/usage-error.js';
import { type Die, type Roll, rollsOf } from './die.js';
import { add, type Distribution } from './distribution.js';

/** What is asked: whole numbers from 0, each by name. */
export interface Chance {
  readonly names: readonly string[];
  /** Works the distributions out; a sentence when there is too much to work out. */
  readonly exact: () => Readonly<Record<string, Distribution>> | string;
  /** One game: the value of each, in the order of the names. */
  readonly play: (roll: Roll) => readonly number[];
}

export const METHODS = ['auto', 'exact', 'monte-carlo'] as const;

/** How it is to be answered. */
export interface Conduct {
  readonly method: (typeof METHODS)[number];
  readonly games: number;
  readonly seed: string;
}

/** How it was answered: the figures by name, and the games played, 0 for the exact method. */
export interface Solved {
  readonly figures: Readonly<Record<string, NumberResult>>;
  readonly games: number;
}

/**
 * Answers a question: exactly where that is asked for or fits, otherwise by playing.
 *
 * @throws UsageError when the exact method was asked for by name and does not fit
 */
export function solve(chance: Chance, die: Die, { method, games, seed }: Conduct): Solved {
  const exact = method === 'monte-carlo' ? undefined : chance.exact();
  if (typeof exact === 'object') return solved(chance.names, (name) => exact[name]!, 0);
  if (method === 'exact') throw new UsageError(`${exact}; allowed: --method monte-carlo`);
  const rolls = rollsOf(die, seed);
  const counts = chance.names.map((): number[] => []);
  for (let game = 0; game < games; game++) {
    chance.play(rolls(game)).forEach((value, k) => {
      add(counts[k]!, value, 1);
    });
  }
  return solved(chance.names, (_, k) => counts[k]!, games);
}

function solved(names: readonly string[], counts: (name: string, k: number) => Distribution, games: number): Solved {
  const figures = names.map((name, k) => {
    const seen = counts(name, k);
    const metric = { type: 'number', name, min: 0, max: seen.length - 1 } as const;
    return [name, estimateMetric(metric, seen, games, games === 0)] as const;
  });
  return { figures: Object.fromEntries(figures), games };
}

const founded = ({ games }: Solved) => ({ config: { method: games === 0 ? 'exact' : 'monte-carlo' } });

/** The mean of a figure, with its interval. */
export const meanIn = (solved: Solved, name: string): Estimate => meanOf(founded(solved), solved.figures[name]!);

/** `3.2 ±0.1`: the mean of a figure in a sentence, exact ones with at most four digits after the point. */
export function meanText(solved: Solved, name: string): string {
  const mean = meanIn(solved, name);
  return mean.exact ? String(Number(mean.value.toFixed(4))) : formatEstimate(mean);
}

/** The chance that a figure is at least a number. */
export function chanceOfAtLeast(solved: Solved, name: string, least: number): Estimate {
  const bins = atLeast(founded(solved), solved.figures[name]!, [0, least]);
  return bins.find((bin) => bin.value === least)!.chance;
}

/** A figure as a table of all its values. */
export function distributionBlock(solved: Solved, name: string, title: string): DistributionBlock {
  const [basis, figure] = [founded(solved), solved.figures[name]!];
  return {
    type: 'distribution',
    title,
    mean: meanOf(basis, figure),
    sd: sdOf(basis, figure),
    bins: distribution(basis, figure),
  };
}
