// Worker threads as a simulation sees them. Who starts them is handed in: Node and a browser do it in different ways.
import type { ChunkOutcome, ChunkTask } from './chunks.js';

/** Most worker threads that can be asked for. */
export const MAX_WORKERS = 1024;

/** Worker threads that stay alive from one simulation to the next. Close it, or it lives until the process ends. */
export interface WorkerPool {
  readonly workers: number;
  /** False where the threads share no memory: every chunk is then a task of its own. Default: true. */
  readonly sharesMemory?: boolean;
  /** Gives a task to a worker that has none, or to the first that is free. Never rejects: a dead worker is an outcome too. */
  run<S>(task: ChunkTask<S>): Promise<ChunkOutcome>;
  /** Ends the threads at once, whatever they are doing. */
  close(): Promise<void>;
}

/** Where worker threads come from. */
export interface Threads {
  /** How many threads a simulation uses when nobody names a number; 0: all games are played in the calling thread. */
  readonly defaultCount: number;
  open(workers: number): WorkerPool;
}

/** No threads: every game is played in the calling thread. */
export const NO_THREADS: Threads = {
  defaultCount: 0,
  open: (workers) => {
    throw new Error(`${workers} worker threads were asked for where none can be started`);
  },
};
