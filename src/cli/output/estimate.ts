// How long a run will take, told once and before it has taken long: judged by its first games, not by a table.

import type { Progress } from '../../simulate/progress.js';
import { duration } from './progress-line.js';

/** Runs that are over sooner than this need no estimate, seconds. */
const LONG = 60;
/** Before this the first games tell more about loading than about playing, seconds. */
const SETTLED = 2;
/** A time that nobody minds to wait, seconds: the number of games that is named takes at most so long. */
const SHORT = 600;

/** What the work is like. */
export interface Expected {
  /** How many runs like the one whose progress is told. Default 1. */
  readonly parts?: number;
  /** True where the games of the progress are those of `--games`: fewer of them are then named. Default true. */
  readonly byGames?: boolean;
}

/**
 * `This takes about 1.8 h; --games 1000 takes 6 min.` Nothing for a run of less than a minute, or while it is too early to know.
 *
 * @example
 * estimateText({ games: 50, total: 100_000, seconds: 2, perSecond: 25, secondsLeft: 3998 });
 * // 'This takes about 67 min; --games 10000 takes about 7 min.'
 */
export function estimateText(
  { total, seconds, secondsLeft }: Progress,
  { parts = 1, byGames = true }: Expected = {},
): string | undefined {
  const whole = (seconds + secondsLeft) * parts;
  if (!Number.isFinite(whole) || whole <= LONG) return undefined;
  const each = whole / total;
  const fewer = 10 ** Math.floor(Math.log10(Math.min(SHORT / each, total - 1)));
  const advice = byGames && fewer >= 1 ? `; --games ${fewer} takes about ${duration(fewer * each)}` : '';
  return `This takes about ${duration(whole)}${advice}.`;
}

/** Tells it once. */
export class Estimate {
  private told = false;
  private expected: Expected = {};

  constructor(private readonly say: (text: string) => void) {}

  expect(expected: Expected): void {
    this.expected = expected;
  }

  readonly update = (progress: Progress): void => {
    if (this.told || progress.seconds < SETTLED || progress.games === 0) return;
    this.told = true;
    const text = estimateText(progress, this.expected);
    if (text !== undefined) this.say(text);
  };
}
