// How long a run will take, told once and before it has taken long: judged by its first games, not by a table.

import { ofTotal, type Progress } from '../../simulate/progress.js';
import { duration } from './progress-line.js';

/** Runs that are over sooner than this need no estimate, seconds. */
const LONG = 60;
/** Processor time of a thread after which its programs are loaded and warm, and again so long is measured, seconds. */
const SETTLED = 2;
/** Processor time of a thread beside which loading does not count, seconds. */
const SLOW = 8;
/** Games by each worker that are enough to measure by; fewer where {@link SLOW} has gone by. */
const ENOUGH = 8;
/** A time that nobody minds to wait, seconds: the number of games that is named takes at most so long. */
const SHORT = 600;

/** What the work is like. */
export interface Expected {
  /** How many runs like the one whose progress is told. Default 1. */
  readonly parts?: number;
  /** True where the games of the progress are those of `--games`: fewer of them are then named. Default true. */
  readonly byGames?: boolean;
  /** What is told of: every run that is called so has a sentence of its own. Default: `This`, told once. */
  readonly each?: string;
}

/**
 * `This takes about 1.8 h; --games 1000 takes 6 min.`, or `The decisions take about 5 min.` where no games are counted. Nothing for a run of less than a minute, or while it is too early to know.
 *
 * @example
 * estimateText({ games: 50, total: 100_000, seconds: 2, perSecond: 25, secondsLeft: 3998 });
 * // 'This takes about 67 min; --games 10000 takes about 7 min.'
 */
export function estimateText(
  { total, seconds, secondsLeft, what }: Progress,
  { parts = 1, byGames = true, each = 'This' }: Expected = {},
): string | undefined {
  const whole = (seconds + secondsLeft) * parts;
  if (!Number.isFinite(whole) || whole <= LONG) return undefined;
  const one = whole / total;
  const fewer = 10 ** Math.floor(Math.log10(Math.min(SHORT / one, total - 1)));
  const advice =
    byGames && what === undefined && fewer >= 1 ? `; --games ${fewer} takes about ${duration(fewer * one)}` : '';
  const takes = what === undefined ? `${each} takes` : `The ${what} take`;
  return `${takes} about ${duration(whole)}${advice}.`;
}

/** A moment of a run. */
interface Mark {
  /** Games played in this run. */
  readonly played: number;
  readonly seconds: number;
  readonly processor: number;
}

/**
 * Tells it once, by the games that are played when programs are loaded and threads are warm. Processor time says when that is: on a
 * machine with other work, loading takes many times as long by the clock. What the games then take is taken from the clock, for
 * that is what a person waits. Processor time is that of all threads together, and each of them loads and warms up by itself.
 */
export class Estimate {
  private told = false;
  private expected: Expected = {};
  private begun: Mark | undefined;
  private last = 0;
  private what: string | undefined;

  /**
   * @param say takes the sentence
   * @param workers games that are played at the same time
   * @param processor seconds of processor time that all threads have used
   */
  constructor(
    private readonly say: (text: string) => void,
    private readonly workers: number,
    private readonly processor: () => number,
  ) {}

  expect(expected: Expected): void {
    this.expected = expected;
  }

  readonly update = (progress: Progress): void => {
    // Another run began.
    if (progress.seconds < this.last) {
      this.begun = undefined;
      if (this.expected.each !== undefined || progress.what !== this.what) this.told = false;
    }
    this.last = progress.seconds;
    this.what = progress.what;
    if (this.told) return;
    const perSecond = this.rate(progress);
    if (perSecond === undefined) return;
    this.told = true;
    const { total, what } = progress;
    const whole = { ...ofTotal({ ...progress, perSecond }, total), ...(what === undefined ? {} : { what }) };
    const text = estimateText(whole, this.expected);
    if (text !== undefined) this.say(text);
  };

  /** Games a second, once it is known. */
  private rate({ perSecond, seconds, total }: Progress): number | undefined {
    const played = perSecond * seconds;
    const processor = this.processor();
    // No more threads are started than there are games.
    const playing = Math.min(this.workers, total);
    // The thread that has the others play loads the programs too.
    const loading = playing > 1 ? playing + 1 : 1;
    if (played === 0 || processor < SETTLED * loading) return undefined;
    if (this.begun === undefined) {
      this.begun = { played, seconds, processor };
      // Games this long: the others that are under way are half done on the average.
      return processor < SLOW * loading ? undefined : (played + (playing - 1) / 2) / seconds;
    }
    const games = played - this.begun.played;
    const used = processor - this.begun.processor;
    const enough = used >= SLOW * playing ? 1 : ENOUGH * playing;
    return used >= SETTLED * playing && games >= enough ? games / (seconds - this.begun.seconds) : undefined;
  }
}
