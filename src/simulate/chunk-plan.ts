// A run is cut into chunks of consecutive games. Nothing a game does depends on the cut: chunks only decide how often
// a worker looks up, for the next chunk and for the order to stop.

/** Consecutive games `first … first + games - 1`, cut into chunks of `chunkSize` (the last one may be shorter). */
export interface ChunkPlan {
  readonly first: number;
  readonly games: number;
  readonly chunkSize: number;
}

/** Chunks are numbered in 32 bits, because workers draw the numbers from shared memory with `Atomics.add`. */
const MAX_CHUNKS = 2 ** 31 - 2 ** 16;

/** Playing time aimed at for one chunk: long against the microsecond it takes to pull one, short against the time in which Ctrl-C is to be answered. */
export const CHUNK_MILLISECONDS = 4;

/** Number of chunks of a plan. */
export function chunkCount(plan: ChunkPlan): number {
  return Math.ceil(plan.games / plan.chunkSize);
}

/** Games in the first `chunks` chunks of a plan. */
export function gamesInChunks(plan: ChunkPlan, chunks: number): number {
  return Math.min(plan.games, chunks * plan.chunkSize);
}

/** One chunk of a plan, as a plan of its own. */
export function chunkOf(plan: ChunkPlan, chunk: number): ChunkPlan {
  const from = gamesInChunks(plan, chunk);
  return { first: plan.first + from, games: gamesInChunks(plan, chunk + 1) - from, chunkSize: plan.chunkSize };
}

/**
 * Plans games for some workers: chunks of about {@link CHUNK_MILLISECONDS}, but at least eight a worker so that the last ones
 * end together.
 *
 * @param perMillisecond games one worker plays in a millisecond, as measured
 * @param chunkSize games a chunk, when the caller insists
 * @example
 * planChunks(0, 1_000_000, 2, 5000, undefined).chunkSize; // 20000
 */
export function planChunks(
  first: number,
  games: number,
  workers: number,
  perMillisecond: number,
  chunkSize: number | undefined,
): ChunkPlan {
  const fair = Math.ceil(games / (8 * Math.max(1, workers)));
  const wanted = chunkSize ?? Math.min(fair, Math.floor(perMillisecond * CHUNK_MILLISECONDS));
  const least = Math.ceil(games / MAX_CHUNKS);
  return { first, games, chunkSize: Math.max(1, wanted, least) };
}
