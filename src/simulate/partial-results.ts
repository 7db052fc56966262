// A run that can be looked at while it goes on.
import type { Metric, Tally } from '../stats/experiment.js';
import type { Job } from './chunks.js';
import { addTally, emptyTally } from './merge.js';
import type { SimulateOptions, SimulationResult } from './options.js';
import type { Keeping, PieceStore } from './pieces.js';

/** What is finished so far; before the run is over without the games that a `store` had. */
export interface PartialResult {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
  readonly games: number;
  /** There when the run is over. */
  readonly result?: SimulationResult;
}

/** Options of {@link partialResults}. */
export type PartialOptions = Omit<SimulateOptions, 'rows'>;

/**
 * Plays a job and tells about once a second what is finished; who leaves the loop ends the run, and waits for its end.
 *
 * @param simulate the function that plays, such as `simulate` of the package
 * @param options as for `simulate`; a `store` and a `signal` go on working. Not `rows`: their sink hears of every game by itself
 * @returns an iterator; its last value has the whole result
 * @throws what `simulate` throws; TypeError when there are `rows`
 * @example
 * for await (const { games, result } of partialResults(simulate, { scenario, seed: 'pearl-harbor' }, { games: 1_000_000 })) {
 *   console.log(games, result?.ending);
 * }
 */
export async function* partialResults<S>(
  simulate: (job: Job<S>, options: SimulateOptions) => Promise<SimulationResult>,
  job: Job<S>,
  options: PartialOptions,
): AsyncGenerator<PartialResult, void> {
  if ((options as SimulateOptions).rows) {
    throw new TypeError('rows are not for partialResults; allowed: simulate, whose rows come as the games are played');
  }
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  let latest: PartialResult | undefined;
  let wake = (): void => {};
  const store = listening(options.store, (partial) => {
    latest = partial;
    wake();
  });
  let over = false;
  const run = simulate(job, { ...options, signal, store }).finally(() => {
    over = true;
    wake();
  });
  // Whoever leaves the loop early waits for its end, and hears of no failure.
  run.catch(() => {});
  try {
    for (;;) {
      if (!latest && !over) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (over) break;
      const told = latest!;
      latest = undefined;
      yield told;
    }
    const result = await run;
    yield { metrics: result.metrics, tally: result.tally, games: result.games, result };
  } finally {
    stop.abort();
    await run.catch(() => {});
  }
}

/** A store that tells the sum of the pieces as they come, and hands them to another. */
function listening(inner: PieceStore | undefined, tell: (partial: PartialResult) => void): PieceStore {
  return {
    open(job, range, metrics) {
      const keeping: Keeping | undefined = inner?.open(job, range, metrics);
      const sum = emptyTally(metrics);
      let games = 0;
      return {
        pieces: keeping?.pieces ?? [],
        keep(piece) {
          addTally(sum, piece.tally);
          games += piece.games;
          keeping?.keep(piece);
          tell({ metrics, tally: sum.slice(), games });
        },
        cut: () => keeping?.cut(),
        close: () => keeping?.close(),
      };
    },
  };
}
