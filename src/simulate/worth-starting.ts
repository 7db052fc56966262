// Whether worker threads are worth starting for the games that are left. A thread begins cold: it first spends on its own warm-up what
// this thread has spent on it, and nothing of that is saved.

/** Where a run stands in this thread. */
export interface LocalRun {
  /** Games a chunk; grows until a chunk takes about `CHUNK_MILLISECONDS`. */
  chunkSize: number;
  /** Games a millisecond in the fastest chunk so far: what warm code does when nothing gets in its way. 0 before the first. */
  rate: number;
  /** Pure playing time, milliseconds. */
  playing: number;
  /** Games that were played before the code was warm (`isCold`), and the time of them. */
  coldGames: number;
  coldPlaying: number;
}

/** Where a run begins. */
export const newLocalRun = (chunkSize: number): LocalRun => ({
  chunkSize,
  rate: 0,
  playing: 0,
  coldGames: 0,
  coldPlaying: 0,
});

/** Games, or milliseconds of play, after which code is warm enough to tell how long the rest will take. */
const WARM_GAMES = 64;
const WARM_MILLISECONDS = 1000;
/** What a thread costs before its first game, milliseconds. */
const START_MILLISECONDS = 100;
/**
 * What is left must take so many times what one thread costs. Two threads save half of the time that is left, less what one of them costs:
 * at 2 they save nothing by the clock, at 4 as much as one of them costs, at 6 as much as both cost in processor time.
 *
 * Measured with `vitp game --games N --seed a --workers 1` and `--workers 2`, both threads started after 60 ms (Node 20): processor time at
 * N = 101, 300, 600, 1000 is 1.0, 1.5, 1.9, 2.4 s for one and 1.6, 2.3, 3.0, 3.6 s for two. So a thread costs some 0.55 s there, and by the clock
 * two of them can gain 0.0, 0.1, 0.15, 0.35 s on a machine that does nothing else.
 */
const WORTH = 4;

/** True when threads shall play the next `games` games, by what is known when the code is warm. */
export function worthStarting(run: Pick<LocalRun, 'rate' | 'coldGames' | 'coldPlaying'>, games: number): boolean {
  if (run.rate === 0) return true;
  const left = games / run.rate;
  const lost = Math.max(0, run.coldPlaying - run.coldGames / run.rate);
  return left > WORTH * (START_MILLISECONDS + lost);
}

/** True as long as nobody knows how fast the games are when the code is warm: the first whole game takes fifty times as long as later ones. */
export function isCold({ coldGames, coldPlaying }: Pick<LocalRun, 'coldGames' | 'coldPlaying'>): boolean {
  return coldGames < WARM_GAMES && coldPlaying < WARM_MILLISECONDS;
}
