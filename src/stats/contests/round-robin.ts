// The standing of a round robin: seats of each side ranked over the whole field, and every two of them compared.

import { holm, type PairedTest, pairedP, pairedTest } from '../comparing/paired-test.js';
import { type Histogram, moments, sampleVariance } from '../histogram.js';
import { type Basis, intervalOf } from '../intervals/estimate.js';
import type { Interval } from '../intervals/interval.js';
import { type CertainGain, majorityCycles, pairsOf, type ReplyCycle, replyCycles } from './cycles.js';

/** A difference is called certain when its adjusted p-value is at most this. */
const SIGNIFICANCE = 0.05;

/** What was counted of one side. Games won are those of that side; POC is Japan's minus the Allies'. */
export interface SideCounts {
  /** Final POC of a seat, added up over its opponents game by game. */
  poc(seat: number): Histogram;
  /** Games won by a seat, added up over its opponents game by game. */
  wins(seat: number): Histogram;
  /** The same, first seat (a) minus second (b), for a < b; against one opponent where one is given. */
  pocDifference(a: number, b: number, opponent?: number): Histogram;
  winsDifference(a: number, b: number, opponent?: number): Histogram;
}

/** A mean with its error. */
export interface Mean {
  readonly mean: number;
  readonly se: number;
  readonly ci95: Interval;
}

/** A seat against the whole field. */
export interface Standing {
  readonly seat: number;
  /** Final POC (Japan's minus the Allies'), and share of games won by its side; both averaged over the opponents. */
  readonly poc: Mean;
  readonly wins: Mean;
  /** Seats of the same side that are certainly worse. */
  readonly better: readonly number[];
}

/** Two seats of one side, the one that ranks higher first. Gains are in favour of the side. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  /** Final POC gained by taking the first, averaged over the opponents. */
  readonly poc: PairedTest;
  /** The same for the share of games won; not tested, only estimated. */
  readonly wins: PairedTest;
  /** p-value of the POC, adjusted for all pairs of the side (Holm). */
  readonly adjusted: number;
}

/** One side of a round robin. */
export interface SideStanding {
  /** Best first. */
  readonly ranking: readonly Standing[];
  readonly comparisons: readonly Comparison[];
  /** Gain of seat a over seat b against one opponent where it is certain (Holm over all pairs and opponents of the side), otherwise 0. */
  readonly gain: CertainGain;
  /** See `majorityCycles`. */
  readonly cycles: readonly (readonly number[])[];
}

/**
 * Works out the standing of one side.
 *
 * @param counts histograms of the games
 * @param seats number of seats of the side
 * @param opponents number of seats of the other
 * @param sign 1 when high POC is good for the side, -1 when low POC is
 * @param basis how the number of games came about; default fixed in advance
 * @throws RangeError when there are no games
 * @example
 * const japan = sideStanding(counts, 4, 5, 1);
 * japan.ranking[0].seat; // number of the best seat
 */
export function sideStanding(
  counts: SideCounts,
  seats: number,
  opponents: number,
  sign: 1 | -1,
  basis: Basis = 'fixed',
): SideStanding {
  const pairs = pairsOf(seats);
  const overall = pairs.map(([a, b]) => towards(sign, pairedTest(counts.pocDifference(a, b), opponents, basis)));
  const adjusted = holm(overall.map((t) => t.p));
  const table = new Map<string, number>();
  const tests = pairs.flatMap(([a, b]) =>
    Array.from({ length: opponents }, (_, x) => ({ a, b, x, counted: counts.pocDifference(a, b, x) })),
  );
  holm(tests.map(({ counted }) => pairedP(counted, basis))).forEach((p, i) => {
    const { a, b, x, counted } = tests[i]!;
    if (p <= SIGNIFICANCE) table.set(`${a} ${b} ${x}`, sign * moments(counted).mean);
  });
  const gain: CertainGain = (a, b, x) =>
    a < b ? (table.get(`${a} ${b} ${x}`) ?? 0) : 0 - (table.get(`${b} ${a} ${x}`) ?? 0);

  const means = Array.from({ length: seats }, (_, k) => meanOf(counts.poc(k), opponents, basis));
  const order = means.map((_, k) => k).sort((a, b) => sign * (means[b]!.mean - means[a]!.mean) || a - b);
  const comparisons = pairs.map(([a, b], i): Comparison => {
    const kept = order.indexOf(a) < order.indexOf(b);
    const poc = overall[i]!;
    const wins = pairedTest(counts.winsDifference(a, b), opponents, basis);
    return {
      first: kept ? a : b,
      second: kept ? b : a,
      poc: towards(kept ? 1 : -1, poc),
      wins: towards(kept ? 1 : -1, wins),
      adjusted: adjusted[i]!,
    };
  });
  const ranking = order.map((seat) => ({
    seat,
    poc: means[seat]!,
    wins: meanOf(counts.wins(seat), opponents, basis),
    better: order.filter((other) =>
      comparisons.some((c) => c.first === seat && c.second === other && c.adjusted <= SIGNIFICANCE),
    ),
  }));
  return { ranking, comparisons, gain, cycles: majorityCycles(seats, opponents, gain) };
}

/** Reply cycles between two sides (see `replyCycles`): `a` and `b` are seats of the first, `x` and `y` of the second. */
export function replyCyclesOf(first: SideStanding, second: SideStanding): ReplyCycle[] {
  return replyCycles(first.ranking.length, second.ranking.length, first.gain, second.gain);
}

/** The test of the opposite difference, where the sign says so. */
function towards(sign: 1 | -1, test: PairedTest): PairedTest {
  if (sign > 0) return test;
  const [low, high] = test.ci95;
  return { ...test, difference: 0 - test.difference, ci95: [0 - high, 0 - low] };
}

function meanOf(h: Histogram, scale: number, basis: Basis): Mean {
  const m = moments(h);
  const [low, high] = intervalOf(h, { basis });
  return {
    mean: m.mean / scale,
    se: Math.sqrt(sampleVariance(m) / m.total) / scale,
    ci95: [low / scale, high / scale],
  };
}
