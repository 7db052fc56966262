// The word for an interval, and what all of them share.

/** Lower and upper end. */
export type Interval = readonly [low: number, high: number];

/** Confidence of an interval unless somebody says otherwise. */
export const DEFAULT_CONFIDENCE = 0.95;

/** An interval cut to a range: no share below 0 or above 1. */
export const within = (interval: Interval, low: number, high: number): Interval => [
  Math.min(high, Math.max(low, interval[0])),
  Math.max(low, Math.min(high, interval[1])),
];

/** Half the width of an interval. */
export const halfWidth = (interval: Interval): number => (interval[1] - interval[0]) / 2;
