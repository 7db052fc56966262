// What a progress line shows: games done, rate, time left.

/** State of a run that is under way. */
export interface Progress {
  /** Games finished. */
  readonly games: number;
  /** Games asked for; a run that stops at a precision may end earlier. */
  readonly total: number;
  /** Seconds since the run began. */
  readonly seconds: number;
  /** Games a second, on the average since the run began; without those that were kept from an earlier run. */
  readonly perSecond: number;
  /** Seconds until `total` at this rate; infinite before the first game is finished. */
  readonly secondsLeft: number;
  /** What is counted. Default: games. */
  readonly what?: string;
}

/**
 * Progress after some games.
 *
 * @param kept those of them that an earlier run played
 * @example
 * progressOf(250, 1000, 2).secondsLeft; // 6
 */
export function progressOf(games: number, total: number, seconds: number, kept = 0): Progress {
  const perSecond = seconds > 0 ? (games - kept) / seconds : 0;
  return ofTotal({ games, seconds, perSecond }, total);
}

/** Progress where another number of games is asked for. */
export function ofTotal(
  { games, seconds, perSecond }: Pick<Progress, 'games' | 'seconds' | 'perSecond'>,
  total: number,
): Progress {
  return { games, total, seconds, perSecond, secondsLeft: games < total ? (total - games) / perSecond : 0 };
}
