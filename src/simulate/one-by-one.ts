// Playing in worker threads with a task for each chunk: long games, so that nobody has to wait for those that are under way when the
// run is interrupted, and where threads share no memory from which they could draw the numbers of chunks.

import { chunkCount, chunkOf } from './chunk-plan.js';
import type { ChunkOutcome, ChunkTask } from './chunks.js';
import { Counters } from './counters.js';
import { SimulationError } from './failure.js';
import type { WorkerPool } from './threads.js';

/** A chunk that was played. */
export type PlayedChunk = ChunkOutcome & { readonly ok: true };

/** Limits and listeners of one call of {@link playOneByOne}. */
interface OneByOneLimits {
  /** True when no further chunk shall be begun; those that are under way are waited for. */
  readonly stopped: () => boolean;
  /** Settles when the chunks that are under way are given up. */
  readonly givenUp: Promise<void>;
  /** Told of every finished chunk in the order of the plan: a chunk that is ready early waits for those before it. */
  readonly onChunk: (chunk: PlayedChunk) => void;
}

/**
 * Plays the chunks of a plan, one task a chunk. What was told when it returns are the first chunks of the plan without a gap, however it
 * ends. Chunks that are given up go on in their threads until these are closed; nobody hears of them.
 *
 * @throws SimulationError when a game fails; all games before it have succeeded
 */
export async function playOneByOne<S>(
  pool: WorkerPool,
  task: Omit<ChunkTask<S>, 'counters'>,
  limits: OneByOneLimits,
): Promise<void> {
  const chunks = chunkCount(task.plan);
  const early = new Map<number, ChunkOutcome>();
  let begun = 0;
  let told = 0;
  let over = false;
  const tell = (): void => {
    for (let next = early.get(told); next !== undefined; next = early.get(told)) {
      if (!next.ok) throw new SimulationError(task.job.seed, next.failure);
      early.delete(told++);
      limits.onChunk(next);
    }
  };
  const keepBusy = async (): Promise<void> => {
    while (!over && !limits.stopped() && begun < chunks) {
      const chunk = begun++;
      const outcome = await pool.run({ ...task, plan: chunkOf(task.plan, chunk), counters: new Counters().buffer });
      if (over) return;
      early.set(chunk, outcome);
      tell();
    }
  };
  try {
    await Promise.race([limits.givenUp, Promise.all(Array.from({ length: pool.workers }, keepBusy))]);
  } finally {
    over = true;
  }
}
