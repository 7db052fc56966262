// A game that fails is a bug, and the report of a bug needs the seed and the game's number: with them it can be played again alone.
import { type Experiment, tallyOffsets } from '../stats/experiment.js';
import { quoted } from '../text/index.js';

/** What went wrong, as a plain value: an Error loses its code and its class on the way between threads. */
export interface Failure {
  /** The lowest game number that fails; `null` when it was not one game (the experiment could not be built, a worker died). */
  readonly game: number | null;
  readonly message: string;
  /** Stack trace, for developers; not for users. */
  readonly detail: string;
}

/** Thrown by `simulate` when a game fails or a worker dies. The message is a sentence that names seed and game. */
export class SimulationError extends Error {
  override readonly name = 'SimulationError';
  readonly code: 'game-failed' | 'worker-failed';
  /** Number of the game that failed, `null` when a worker died. */
  readonly game: number | null;
  /** Stack trace of the failure itself. */
  readonly detail: string;

  constructor(
    readonly seed: string,
    failure: Failure,
  ) {
    super(
      failure.game === null
        ? `a worker failed with seed ${quoted(seed)}: ${failure.message}`
        : `game ${failure.game} of seed ${quoted(seed)} failed: ${failure.message}`,
    );
    this.code = failure.game === null ? 'worker-failed' : 'game-failed';
    this.game = failure.game;
    this.detail = failure.detail;
  }
}

/** An error of any kind as a plain value. */
export function failureOf(error: unknown, game: number | null): Failure {
  if (error instanceof Error) return { game, message: error.message, detail: error.stack ?? error.message };
  return { game, message: String(error), detail: String(error) };
}

/**
 * Finds which of the games `first … first + count - 1` fails, after `error` came out of playing them together: a fresh
 * experiment plays them one by one.
 */
export function locateFailure(create: () => Experiment, first: number, count: number, error: unknown): Failure {
  let game = first;
  try {
    const experiment = create();
    const scratch = new Float64Array(tallyOffsets(experiment.metrics)[experiment.metrics.length]!);
    for (; game < first + count; game++) experiment.run(game, 1, scratch);
  } catch (again) {
    return failureOf(again, game);
  }
  const together = failureOf(error, first);
  const span = `one of the games ${first} to ${first + count - 1}, none of which fails alone`;
  return { ...together, message: `${together.message} (${span})` };
}

/** The failure of the lowest game; one without a game only when there is no other. */
export function firstFailure(failures: readonly Failure[]): Failure | undefined {
  const order = (f: Failure): number => f.game ?? Number.POSITIVE_INFINITY;
  return [...failures].sort((a, b) => order(a) - order(b))[0];
}
