// What a tuning answers with: the weights it found, the way there, and how much better they are where they were not tuned.

import type { HeuristicSeat } from '../../ai/seat.js';
import type { Result } from '../../answer/result.js';
import type { Side } from '../../board/index.js';
import { pairedTest } from '../../stats/comparing/paired-test.js';
import type { SideCounts } from '../../stats/contests/round-robin.js';
import type { Histogram } from '../../stats/histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../../stats/intervals/interval.js';
import { studentHalf } from '../../stats/intervals/mean-interval.js';
import type { TuningPoint } from '../../stats/searching/tuning.js';

/** The tuned doctrine against one opponent, or the mean over some, compared with the doctrine it was made from. */
export interface Gain {
  /** `null` for the mean over all. */
  readonly opponent: string | null;
  /** In favour of the side, paired on common dice. */
  readonly poc: { readonly gain: number; readonly se: number; readonly ci95: Interval };
  /** Share of games won by the side. */
  readonly wins: { readonly gain: number; readonly se: number; readonly ci95: Interval };
}

/** The result of a tuning. `games` are those of the validation, against each opponent; `config.games` those of the tuning. */
export interface TuningResult extends Result {
  readonly tuning: {
    readonly weights: readonly { readonly name: string; readonly from: number; readonly to: number }[];
    readonly curve: readonly TuningPoint[];
    readonly tuned: HeuristicSeat;
    readonly validation: {
      /** Not the seed of the tuning. */
      readonly seed: string;
      /** Opponents the tuning knew, their mean first; and others, likewise, none where none was kept. */
      readonly against: readonly Gain[];
      readonly others: readonly Gain[];
    };
  };
}

export const isTuning = (result: Result): result is TuningResult => 'tuning' in result;

/**
 * The gains of the second seat over the first in a tournament of just these two against some opponents: over all first, then against each.
 *
 * @param opponents names of the opponents
 */
export function gainsOf(side: Side, counts: SideCounts, opponents: readonly string[]): Gain[] {
  const sign = side === 'japan' ? 1 : -1;
  const estimate = (h: Histogram, scale: number, towards: 1 | -1): Gain['poc'] => {
    const { difference, se, ci95 } = pairedTest(h, scale);
    // First minus second was counted.
    return towards > 0
      ? { gain: 0 - difference, se, ci95: [0 - ci95[1], 0 - ci95[0]] }
      : { gain: difference, se, ci95 };
  };
  const gain = (opponent: string | null, x: number | undefined): Gain => {
    const scale = x === undefined ? opponents.length : 1;
    const difference = counts.pocDifference(0, 1, x);
    return {
      opponent,
      poc: estimate(difference, scale, sign),
      wins: estimate(counts.winsDifference(0, 1, x), scale, 1),
    };
  };
  return [gain(null, undefined), ...opponents.map((name, x) => gain(name, x))];
}

/** Most stretches that the curve is shown in, and fewest generations of one: fewer tell nothing of their spread. */
const STRETCHES = 10;
const SHORTEST = 3;

/** Some generations of the curve together. */
interface Stretch {
  /** The last of them. */
  readonly last: number;
  /** Mean gain of the centre over the start, with an interval from how much the generations differ. */
  readonly gain: number;
  readonly ci95: Interval;
}

/** The mean gain of the centre over the start in stretches of the curve: its noise is that of few games. */
export function stretchesOf(curve: readonly TuningPoint[]): Stretch[] {
  const length = Math.max(SHORTEST, Math.ceil(curve.length / STRETCHES));
  // What is left over goes with the last.
  const count = curve.length === 0 ? 0 : Math.max(1, Math.floor(curve.length / length));
  return Array.from({ length: count }, (_, k) => {
    const part = curve.slice(k * length, k + 1 < count ? (k + 1) * length : curve.length);
    const gains = part.map((p) => p.centre - p.start);
    const gain = gains.reduce((sum, g) => sum + g, 0) / gains.length;
    const squares = gains.reduce((sum, g) => sum + (g - gain) ** 2, 0);
    const half = gains.length < 2 ? 0 : studentHalf(gains.length, squares / (gains.length - 1), DEFAULT_CONFIDENCE);
    return { last: part.at(-1)!.generation, gain, ci95: [gain - half, gain + half] };
  });
}
