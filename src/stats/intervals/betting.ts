// An interval that stays right however often one looks: the ground of "stop when it is precise enough".

import { exp, ln, ln1p } from '../distributions/elementary.js';
import { alphaOf } from '../distributions/normal.js';
import { type Histogram, maxOf, moments } from '../histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';

/** Bets from 0.93 down by halves: enough for 10^12 games of a metric that uses a hundredth of its range. */
const BETS = Float64Array.from({ length: 22 }, (_, j) => 0.93 * 2 ** -j);

/**
 * Evidence against "the mean is at most m": the capital of a gambler who begins with 1 and, before every game, bets shares of it on
 * values above m. If the mean is at most m, the chance that this ever reaches 1/α, over all games to come, is at most α (Ville's
 * inequality). As the bets are fixed beforehand (a mixture), the capital depends on the histogram only, not on the order of the
 * games.
 *
 * @returns the logarithm of the capital
 */
function logCapitalAbove(h: Histogram, m: number, range: number, sign: 1 | -1): number {
  let best = Number.NEGATIVE_INFINITY;
  const logs = new Float64Array(BETS.length);
  for (let j = 0; j < BETS.length; j++) {
    const bet = (sign * BETS[j]!) / range;
    let log = 0;
    for (let i = 0; i < h.counts.length; i++) {
      const count = h.counts[i]!;
      if (count > 0) log += count * ln1p(bet * (h.min + i - m));
    }
    logs[j] = log;
    if (log > best) best = log;
  }
  let sum = 0;
  for (let j = 0; j < BETS.length; j++) sum += exp(logs[j]! - best);
  return best + ln(sum / BETS.length);
}

/**
 * Logarithm of the evidence, growing with the games, against a supposed mean: the larger of the two one-sided ones, minus log 2.
 * When the supposed mean is right, it reaches log(1/α) at some time with probability α at most.
 *
 * @example
 * logEvidenceAgainst({ min: 0, counts: [10, 90] }, 0.5) > Math.log(20); // true: 90 of 100 is no fair coin
 */
export function logEvidenceAgainst(h: Histogram, mean: number): number {
  const range = maxOf(h) - h.min;
  if (range === 0) return mean === h.min ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(logCapitalAbove(h, mean, range, 1), logCapitalAbove(h, mean, range, -1)) - Math.LN2;
}

/**
 * Logarithm of the evidence, growing with the games, that the mean lies on one side of `mean`: above it (`sign` 1) or below (−1). If it
 * does not, this ever reaches log(1/α) with probability α at most.
 *
 * @example
 * logEvidenceBeyond({ min: -1, counts: [0, 60, 40] }, 0, 1) > Math.log(20); // true: the mean is above 0
 */
export function logEvidenceBeyond(h: Histogram, mean: number, sign: 1 | -1): number {
  const range = maxOf(h) - h.min;
  if (range > 0) return logCapitalAbove(h, mean, range, sign);
  return Math.sign(h.min - mean) === sign ? Number.POSITIVE_INFINITY : 0;
}

/**
 * Anytime-valid interval for the mean of whole numbers between the histogram's first and last bin: with the given confidence it
 * covers at all looks together, however many, so a run may stop as soon as it is short enough. About twice as wide as
 * `meanInterval` for the same games. No distribution is assumed, only the range.
 *
 * A mixture of betting martingales: Waudby-Smith and Ramdas 2024, "Estimating means of bounded random variables by betting".
 *
 * @param confidence default 0.95
 * @throws RangeError when the histogram is empty or the confidence is not between 0 and 1
 * @example
 * bettingInterval({ min: 0, counts: [500, 500] }); // [0.442…, 0.557…], where Wilson's is [0.469…, 0.530…]
 */
export function bettingInterval(h: Histogram, confidence = DEFAULT_CONFIDENCE): Interval {
  const { mean, variance, total } = moments(h);
  const max = maxOf(h);
  if (h.min === max) return [h.min, max];
  const limit = ln(2 / alphaOf(confidence));
  // The capital of bets on larger values falls as m grows, so the means it refutes are those below a limit; and the other way round.
  const refuted = (m: number, sign: 1 | -1): boolean => logCapitalAbove(h, m, max - h.min, sign) >= limit;
  const step = Math.sqrt(Math.max(variance, 1 / total) / total);
  return [edge(h.min, mean, step, (m) => refuted(m, 1)), edge(max, mean, step, (m) => refuted(m, -1))];
}

/**
 * The last refuted mean on the way from the sample mean to the end of the range, so that rounding widens; the end itself when
 * even that is not refuted. Steps outward, doubled until refuted, then halved to a millionth of the width.
 */
function edge(end: number, mean: number, firstStep: number, refuted: (m: number) => boolean): number {
  const room = Math.abs(end - mean);
  const at = (distance: number): number => (distance >= room ? end : mean + Math.sign(end - mean) * distance);
  let kept = 0;
  let out = firstStep;
  while (!refuted(at(out))) {
    if (out >= room) return end;
    kept = out;
    out *= 2;
  }
  for (let step = 0; step < 20; step++) {
    const middle = (out + kept) / 2;
    if (refuted(at(middle))) out = middle;
    else kept = middle;
  }
  return at(out);
}

/**
 * Anytime-valid interval for the standard deviation: from those of the mean square around the middle of the range and of the mean,
 * each with half the error (Bonferroni), by Var X = E(X - c)² - (EX - c)²; half the range at most (Popoviciu). Conservative, the more so
 * the farther the mean lies from the middle.
 *
 * @param confidence default 0.95
 * @throws RangeError when the histogram is empty or the confidence is not between 0 and 1
 * @example
 * anytimeDeviation({ min: 0, counts: [500, 500] }); // [0.354…, 0.5]
 */
export function anytimeDeviation(h: Histogram, confidence = DEFAULT_CONFIDENCE): Interval {
  const max = maxOf(h);
  // A whole number, so that squares are whole numbers too.
  const centre = Math.round((h.min + max) / 2);
  const squares = new Float64Array(Math.max(centre - h.min, max - centre) ** 2 + 1);
  for (let i = 0; i < h.counts.length; i++) squares[(h.min + i - centre) ** 2]! += h.counts[i]!;
  const half = 1 - (1 - confidence) / 2;
  const [low, high] = bettingInterval({ min: 0, counts: squares }, half);
  const [from, to] = bettingInterval(h, half).map((m) => m - centre) as [number, number];
  const farthest = Math.max(from * from, to * to);
  const nearest = from <= 0 && to >= 0 ? 0 : Math.min(from * from, to * to);
  const most = (max - h.min) / 2;
  return [Math.sqrt(Math.max(0, low - farthest)), Math.min(most, Math.sqrt(Math.max(0, high - nearest)))];
}
