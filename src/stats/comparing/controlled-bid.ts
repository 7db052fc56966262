// The fair bid with the luck of the dice taken out.

import { controlledMean, type JointHistogram } from '../intervals/control-variate.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../intervals/interval.js';
import { curveOf, type FairBid, fairBid, type TiePolicy } from './bid.js';

/** A fair bid from controlled shares. */
export interface ControlledBid extends FairBid {
  /** How many times more games the plain share of wins needs for the same error, at the bid next to the fair one. */
  readonly saving: number;
}

/**
 * The bid at which both sides win equally often: every point of the curve is a controlled mean. The interval holds the bids at which one
 * half lies within the interval of that point alone: enough for one number, and narrower than what is read off a band for the whole curve.
 *
 * @param joint final scores (rows) and a control whose expectation is 0 (columns)
 * @param ties what a tie after the bid counts as
 * @throws RangeError when there are too few games
 * @example
 * controlledBid(joint).interval; // e.g. [1.2, 2.6]
 */
export function controlledBid(
  joint: JointHistogram,
  ties: Exclude<TiePolicy, 'replay'> = 'allied',
  confidence = DEFAULT_CONFIDENCE,
): ControlledBid {
  const tie = ties === 'half' ? 0.5 : 0;
  const points = curveOf((bid) => {
    const won = controlledMean(joint, (score) => (score > bid ? 1 : score === bid ? tie : 0), confidence);
    const interval: Interval = [Math.max(0, won.interval[0]), Math.min(1, won.interval[1])];
    return { bid, japan: won.mean, interval, band: interval, saving: won.saving };
  });
  const fair = fairBid(points);
  const nearest = points.reduce((a, b) => (Math.abs(b.japan - 0.5) < Math.abs(a.japan - 0.5) ? b : a));
  return { ...fair, saving: nearest.saving };
}
