// Uphill in many numbers at once, where only noisy scores of whole points can be had: an evolution strategy (Salimans and others, arXiv:1703.03864). Each round tries
// pairs of points that lie as far from the centre in opposite directions; what one scores more than the other, times its direction, is an estimate of the slope.
import seedrandom from 'seedrandom';
import { normalQuantile } from '../../src/stats/distributions/normal.js';

/** Memory of the slope, and of its noise. */
const SLOPE_KEPT = 0.95;
const NOISE_KEPT = 0.99;
/** Memory of the centre: the mean of many rounds is better than the last. */
const CENTRE_KEPT = 0.98;

/** Where a climb stands; plain, so that it can be written and read again. */
export interface Climb {
  rounds: number;
  /** The centre, in steps; and its mean over many rounds. */
  centre: number[];
  mean: number[];
  slope: number[];
  noise: number[];
}

export const startClimb = (count: number): Climb => {
  const zero = () => new Array<number>(count).fill(0);
  return { rounds: 0, centre: zero(), mean: zero(), slope: zero(), noise: zero() };
};

/** How to climb. */
export interface ClimbSettings {
  readonly seed: string;
  /** Pairs of a round. */
  readonly pairs: number;
  /** How far the centre moves where the slope is as large as its noise, in steps. */
  readonly rate: number;
  /** How far the points of a pair lie from the centre in each number, in steps: a standard deviation. */
  readonly spread: number;
}

/**
 * One round.
 *
 * @param score what a point scores, on the dice of pair number `pair` of all; more is better.
 * @returns the mean score of the points of the round.
 */
export function climb(
  state: Climb,
  { seed, pairs, rate, spread }: ClimbSettings,
  score: (steps: Float64Array, pair: number) => number,
): number {
  const { centre, mean, slope, noise } = state;
  const uniform = seedrandom(`${seed} ${state.rounds}`);
  // Never 0, where the quantile is infinite.
  const normal = () => normalQuantile(uniform() || 2 ** -54);
  const found = new Float64Array(centre.length);
  let level = 0;
  for (let p = 0; p < pairs; p++) {
    const way = Float64Array.from(centre, normal);
    const there = score(
      way.map((x, i) => centre[i]! + spread * x),
      state.rounds * pairs + p,
    );
    const opposite = score(
      way.map((x, i) => centre[i]! - spread * x),
      state.rounds * pairs + p,
    );
    level += (there + opposite) / 2;
    for (let i = 0; i < found.length; i++) found[i]! += (((there - opposite) / 2) * way[i]!) / pairs;
  }
  state.rounds++;
  for (let i = 0; i < found.length; i++) {
    slope[i] = SLOPE_KEPT * slope[i]! + (1 - SLOPE_KEPT) * found[i]!;
    noise[i] = NOISE_KEPT * noise[i]! + (1 - NOISE_KEPT) * found[i]! * found[i]!;
  }
  // Numbers are told apart by what they gain, not by how noisy they are: one noise for all.
  const error = Math.sqrt(noise.reduce((a, b) => a + b, 0) / noise.length / (1 - NOISE_KEPT ** state.rounds));
  for (let i = 0; i < centre.length; i++) {
    centre[i]! += (rate * (slope[i]! / (1 - SLOPE_KEPT ** state.rounds))) / error;
    mean[i] = CENTRE_KEPT * mean[i]! + (1 - CENTRE_KEPT) * centre[i]!;
  }
  return level / pairs;
}
