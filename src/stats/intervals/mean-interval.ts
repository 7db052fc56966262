// The interval for a mean.

import { alphaOf } from '../distributions/normal.js';
import { studentTQuantile } from '../distributions/student-t.js';
import { type Histogram, maxOf, moments, sampleVariance } from '../histogram.js';
import { clopperPearson } from './clopper-pearson.js';
import { DEFAULT_CONFIDENCE, type Interval, within } from './interval.js';

/** With fewer games than this off the most frequent value, the standard deviation says little about the mean. */
const RARE = 20;

/** With this share of the games off the most frequent value, the games are spread widely, and their standard deviation says enough. */
const SPREAD = 0.75;

/** From this share of the games on, off the most frequent value, it pays to ask how far off they are. */
const MANY = 0.1;

/**
 * Interval for the mean of the distribution behind a histogram of games: Student's t around the sample mean.
 *
 * When fewer than twenty games differ from the most frequent value v, and these are fewer than three in four, Student's interval is too
 * short, and of no width when none does. Then it is widened by what must be allowed for: the share of games off v is at most Clopper and Pearson's upper limit, and
 * off v the mean may be anywhere in the histogram's bins. Where one in ten or more differ, it is asked how far they do: the mean lies above v by the
 * sum of the shares of games at v + 1 or more, at v + 2 or more, and so on, each at most its upper limit. These limits are taken at v + 1, 2, 4, 8 and so on
 * together (Bonferroni), and hold up to the next. All that is conservative; with 20 to 40 rare games,
 * all on one side, coverage is lowest, 93.3 %. Where three in four differ, such as final scores, Student's interval covers 94 % or more
 * with few games too.
 *
 * @param confidence default 0.95
 * @throws RangeError when the histogram is empty or the confidence is not between 0 and 1
 * @example
 * meanInterval({ min: 0, counts: [250, 500, 250] }); // [0.956…, 1.043…]
 */
export function meanInterval(h: Histogram, confidence = DEFAULT_CONFIDENCE): Interval {
  const m = moments(h);
  const max = maxOf(h);
  let mode = 0;
  for (let i = 1; i < h.counts.length; i++) if (h.counts[i]! > h.counts[mode]!) mode = i;
  const off = m.total - h.counts[mode]!;
  const half = m.total > 1 ? studentHalf(m.total, sampleVariance(m), confidence) : 0;
  const student = within([m.mean - half, m.mean + half], h.min, max);
  if (off >= RARE || off >= SPREAD * m.total) return student;
  const value = h.min + mode;
  if (off < MANY * m.total) {
    const share = clopperPearson(off, m.total, confidence)[1];
    return [Math.min(student[0], value - share * (value - h.min)), Math.max(student[1], value + share * (max - value))];
  }
  const above = (k: number): number => countsFrom(h, mode + k, h.counts.length);
  const below = (k: number): number => countsFrom(h, 0, mode - k + 1);
  const high = value + farthest(above, max - value, below(1), m.total, confidence);
  const low = value - farthest(below, value - h.min, above(1), m.total, confidence);
  return [Math.min(student[0], low), Math.max(student[1], high)];
}

/**
 * How far the mean may lie on one side of the most frequent value.
 *
 * @param beyond games at so many bins from it or more
 * @param bins how many there are on this side; where there are none, the mean lies on the other side, by the least share that is there
 */
function farthest(
  beyond: (k: number) => number,
  bins: number,
  other: number,
  games: number,
  confidence: number,
): number {
  if (bins === 0) return -clopperPearson(other, games, confidence)[0];
  let steps = 0;
  for (let k = 1; k <= bins; k *= 2) steps++;
  const each = 1 - alphaOf(confidence) / steps;
  let sum = 0;
  for (let k = 1; k <= bins; k *= 2) sum += (Math.min(2 * k, bins + 1) - k) * clopperPearson(beyond(k), games, each)[1];
  return sum;
}

function countsFrom(h: Histogram, from: number, end: number): number {
  let sum = 0;
  for (let i = from; i < end; i++) sum += h.counts[i]!;
  return sum;
}

/**
 * Half the width of Student's interval.
 *
 * @param variance unbiased, see `sampleVariance`
 * @example
 * studentHalf(100, 4, 0.95); // 0.3968…
 */
export function studentHalf(games: number, variance: number, confidence: number): number {
  return studentTQuantile(1 - alphaOf(confidence) / 2, games - 1) * Math.sqrt(variance / games);
}
