// What a fair bid is: the side that takes Japan concedes points, which are taken off its final score.

import { shownValue } from '../../text/shown-value.js';
import { type Histogram, shareHistogram, totalOf } from '../histogram.js';
import { bettingInterval } from '../intervals/betting.js';
import { anytimeBandHalfWidth, dkwHalfWidth } from '../intervals/dkw.js';
import type { SampledBasis } from '../intervals/estimate.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../intervals/interval.js';
import { wilson } from '../intervals/wilson.js';

/**
 * What a tie after the bid counts as: a win of the Allies (as play-by-mail tournaments have it), half a win for each side,
 * or a game that is played again, so that ties drop out.
 */
export const TIE_POLICIES = ['allied', 'half', 'replay'] as const;
export type TiePolicy = (typeof TIE_POLICIES)[number];

/** One point of the curve. */
export interface BidPoint {
  /** Points of control conceded by Japan, in half points; negative when the Allies concede. */
  readonly bid: number;
  /** Share of games that Japan wins at this bid. */
  readonly japan: number;
  /** Interval for this bid by itself (Wilson, or anytime-valid; for `half` from the two outcomes' extremes). */
  readonly interval: Interval;
  /** Band that holds the whole curve at once (DKW). */
  readonly band: Interval;
}

/** The bid at which both sides win equally often. */
export interface FairBid {
  /** Where the curve crosses one half, between half points by a straight line; infinite when it never does. */
  readonly bid: number;
  /** Bids at which one half cannot be excluded: read off the band, so it holds for every bid at once. */
  readonly interval: Interval;
}

/** Least and largest bid of a curve whose fair bid lies well within. */
const DEFAULT_MIN_BID = -10;
const DEFAULT_MAX_BID = 15;
/** Least and largest bid that is ever asked about: a score that stopped at the end of the track, ±29, lies beyond all of them. */
export const MIN_BID = -28;
export const MAX_BID = 28;

/**
 * Japan's chance to win at every bid in half points, from one histogram of final scores (Japan minus Allies): from −10 to 15, and on to at most
 * ±28 until the fair bid and its interval lie within.
 *
 * @param scores histogram of final scores
 * @param ties what a tie counts as; default `allied`
 * @param basis `fixed` for a number of games that was set beforehand (default), `anytime` for a run that stopped by looking
 * @throws RangeError when there are no games, or ties are to count as nothing that is known
 * @example
 * bidCurve({ min: 0, counts: [1, 1] }).find((p) => p.bid === 0.5)?.japan; // 0.5: one game ended 0, one ended 1
 */
export function bidCurve(
  scores: Histogram,
  ties: TiePolicy = 'allied',
  confidence = DEFAULT_CONFIDENCE,
  basis: SampledBasis = 'fixed',
): BidPoint[] {
  const games = totalOf(scores.counts);
  if (!(games > 0)) throw new RangeError('no games were counted, so there is no curve');
  if (!TIE_POLICIES.includes(ties)) {
    throw new RangeError(`ties is ${shownValue(ties)}; allowed: ${TIE_POLICIES.join(', ')}`);
  }
  const half = (basis === 'anytime' ? anytimeBandHalfWidth : dkwHalfWidth)(games, confidence);
  const interval = (wins: number, of: number): Interval =>
    basis === 'anytime' ? bettingInterval(shareHistogram(wins, of), confidence) : wilson(wins, of, confidence);
  return curveOf((bid) => pointAt(scores, bid, ties, games, half, interval));
}

/** A point of a curve that falls as the bid grows. */
type CurvePoint = Pick<BidPoint, 'japan' | 'band'>;

/** The points of a curve, as far as it takes to see where it, and each edge of its band, crosses one half. */
export function curveOf<P extends CurvePoint>(pointOf: (bid: number) => P): P[] {
  const points: P[] = [];
  for (let twice = 2 * DEFAULT_MIN_BID; twice <= 2 * DEFAULT_MAX_BID; twice++) points.push(pointOf(twice / 2));
  for (let twice = 2 * DEFAULT_MIN_BID - 1; twice >= 2 * MIN_BID && isLeftOpen(points[0]!); twice--)
    points.unshift(pointOf(twice / 2));
  for (let twice = 2 * DEFAULT_MAX_BID + 1; twice <= 2 * MAX_BID && isRightOpen(points.at(-1)!); twice++)
    points.push(pointOf(twice / 2));
  return points;
}

/** A band as wide as this crosses one half nowhere: there are too few games. */
const WIDE = 0.5;

const isLeftOpen = ({ japan, band: [low] }: CurvePoint): boolean => japan < 0.5 || (low < 0.5 && japan - low < WIDE);
const isRightOpen = ({ japan, band: [, high] }: CurvePoint): boolean =>
  japan > 0.5 || (high > 0.5 && high - japan < WIDE);

function pointAt(
  scores: Histogram,
  bid: number,
  ties: TiePolicy,
  games: number,
  half: number,
  intervalOf: (wins: number, games: number) => Interval,
): BidPoint {
  let wins = 0;
  let tied = 0;
  for (let i = 0; i < scores.counts.length; i++) {
    const margin = scores.min + i - bid;
    if (margin > 0) wins += scores.counts[i]!;
    else if (margin === 0) tied += scores.counts[i]!;
  }
  const decided = ties === 'replay' ? games - tied : games;
  if (!(decided > 0)) return { bid, japan: 0.5, interval: [0, 1], band: [0, 1] };
  const japan = (wins + (ties === 'half' ? tied / 2 : 0)) / decided;
  // Half a win for a tie: a mean of two shares, whose interval is at most as wide as the mean of theirs.
  const low = intervalOf(wins, decided);
  const high = ties === 'half' ? intervalOf(wins + tied, decided) : low;
  const interval: Interval = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const width = ties === 'replay' ? (half * games) / decided : half;
  return { bid, japan, interval, band: [Math.max(0, japan - width), Math.min(1, japan + width)] };
}

/**
 * Where a curve crosses one half. Bids beyond the curve's ends are reported as infinite, with the side on which they lie.
 *
 * @example
 * fairBid(bidCurve(scores)).bid; // e.g. 2.5: at 2.5 both sides win equally often
 */
export function fairBid(curve: readonly BidPoint[]): FairBid {
  return {
    bid: crossing(curve, (p) => p.japan),
    interval: [crossing(curve, (p) => p.band[0]), crossing(curve, (p) => p.band[1])],
  };
}

/** First bid at which a falling curve reaches one half, by a straight line between neighbours. */
function crossing(curve: readonly BidPoint[], of: (p: BidPoint) => number): number {
  if (of(curve[0]!) < 0.5) return Number.NEGATIVE_INFINITY;
  for (let i = 1; i < curve.length; i++) {
    const before = of(curve[i - 1]!);
    const after = of(curve[i]!);
    if (after > 0.5) continue;
    const share = before === after ? 1 : (before - 0.5) / (before - after);
    return curve[i - 1]!.bid + share * (curve[i]!.bid - curve[i - 1]!.bid);
  }
  return Number.POSITIVE_INFINITY;
}
