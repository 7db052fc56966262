// Is a paired difference more than chance? And what of many of them?

import { binomialCdf } from '../distributions/binomial.js';
import { exp } from '../distributions/elementary.js';
import { studentTCdf } from '../distributions/student-t.js';
import { type Histogram, moments, sampleVariance } from '../histogram.js';
import { logEvidenceAgainst } from '../intervals/betting.js';
import { type Basis, intervalOf } from '../intervals/estimate.js';
import type { Interval } from '../intervals/interval.js';

/** With fewer games than this in which the two differ, Student's t is not to be trusted. */
const FEW = 20;

/** A paired difference and whether it may be nothing. */
export interface PairedTest {
  readonly difference: number;
  readonly se: number;
  readonly ci95: Interval;
  /** Two-sided: how often chance alone gives a difference as large. */
  readonly p: number;
}

/**
 * Tests whether the mean of differences counted game by game is 0: Student's t for paired samples, and where fewer than twenty games
 * differ at all, the sign test on those that do.
 *
 * Where the number of games was chosen by looking, the p-value is one that stays right then: the least level at which the confidence
 * sequence excludes 0.
 *
 * @param differences histogram of first minus second, game by game
 * @param scale what the differences are divided by, such as the number of opponents they were added up over; default 1
 * @param basis how the number of games came about; default fixed in advance
 * @throws RangeError when there are no games
 * @example
 * pairedTest({ min: -1, counts: [10, 70, 20] }).p; // 0.067…
 */
export function pairedTest(differences: Histogram, scale = 1, basis: Basis = 'fixed'): PairedTest {
  const m = moments(differences);
  const se = Math.sqrt(sampleVariance(m) / m.total);
  const [low, high] = intervalOf(differences, { basis });
  return {
    difference: m.mean / scale,
    se: se / scale,
    ci95: [low / scale, high / scale],
    p: pairedP(differences, basis),
  };
}

/** The p-value of {@link pairedTest} alone. */
export function pairedP(differences: Histogram, basis: Basis = 'fixed'): number {
  if (basis === 'anytime') return Math.min(1, exp(-logEvidenceAgainst(differences, 0)));
  const m = moments(differences);
  const se = Math.sqrt(sampleVariance(m) / m.total);
  const { up, down } = signs(differences);
  return up + down < FEW || se === 0 ? signTest(up, down) : studentTail(m.mean / se, m.total - 1);
}

/**
 * The same of differences that were added up in blocks of games: Student's t over the blocks, each with the games it has, and where fewer than
 * twenty blocks differ at all, the sign test on those.
 *
 * @param sums of the differences, by block
 * @param games of each block; a block without any does not count
 * @throws RangeError when there are no games
 * @example
 * blockedP([3, 0, -1, 2], [10, 10, 10, 10]); // 1: three blocks that differ show nothing
 */
export function blockedP(sums: ArrayLike<number>, games: ArrayLike<number>): number {
  let [total, all, blocks, up, down] = [0, 0, 0, 0, 0];
  for (let b = 0; b < games.length; b++) {
    if (!(games[b]! > 0)) continue;
    blocks++;
    all += games[b]!;
    total += sums[b]!;
    if (sums[b]! > 0) up++;
    else if (sums[b]! < 0) down++;
  }
  if (!(all > 0)) throw new RangeError('no games were counted, so there is nothing to test');
  if (up + down < FEW) return signTest(up, down);
  const mean = total / all;
  let square = 0;
  for (let b = 0; b < games.length; b++) if (games[b]! > 0) square += (sums[b]! - games[b]! * mean) ** 2;
  if (square === 0) return signTest(up, down);
  return studentTail(total / Math.sqrt((square * blocks) / (blocks - 1)), blocks - 1);
}

const studentTail = (t: number, degrees: number): number => Math.min(1, 2 * studentTCdf(-Math.abs(t), degrees));

/** Games in which the first is above, and below. */
function signs(h: Histogram): { readonly up: number; readonly down: number } {
  let up = 0;
  let down = 0;
  for (let i = 0; i < h.counts.length; i++) {
    if (h.min + i > 0) up += h.counts[i]!;
    else if (h.min + i < 0) down += h.counts[i]!;
  }
  return { up, down };
}

/** Two-sided sign test: exact, and so a little too careful. */
function signTest(up: number, down: number): number {
  return up + down === 0 ? 1 : Math.min(1, 2 * binomialCdf(Math.min(up, down), up + down, 0.5));
}

/**
 * Holm's step-down correction (1979): p-values adjusted so that calling all those at or below α significant makes a single false
 * call with probability α at most, whatever the dependence between the tests. In the order given.
 *
 * @throws RangeError when a p-value is not a probability
 * @example
 * holm([0.01, 0.04, 0.03]); // [0.03, 0.06, 0.06]
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted = new Array<number>(pValues.length);
  let largest = 0;
  order.forEach((i, rank) => {
    const p = pValues[i]!;
    if (!(p >= 0 && p <= 1)) throw new RangeError(`${p} is not a p-value`);
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * p));
    adjusted[i] = largest;
  });
  return adjusted;
}
