// The worker threads. One long task for each worker and stage: a round trip costs about 90 µs, a chunk number from shared memory none.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { ChunkOutcome } from '../simulate/chunks.js';
import { Counters } from '../simulate/counters.js';
import { MAX_WORKERS, type Threads, type WorkerPool } from '../simulate/threads.js';
import { checkWhole } from '../text/checked.js';
import { failureOfThread } from './memory.js';

/** True where the package runs from its TypeScript source (tests, `tsx`) and not from `dist/`. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');

/** In `dist/` all entries lie side by side; in `src/` the worker lies one folder up. */
const OWN_WORKER = new URL(FROM_SOURCE ? '../worker.ts' : './worker.js', import.meta.url);

/** From the source, a bundled worker may be named: a thread that loads a compiler first needs a second for it. */
const BUNDLED = FROM_SOURCE ? process.env.VITP_BUNDLED_WORKER : undefined;
const WORKER_URL = BUNDLED === undefined ? OWN_WORKER : new URL(BUNDLED);

/**
 * Starts worker threads.
 *
 * @param workers number of threads, from 1 to 1024
 * @throws RangeError when it is another number
 * @example
 * const pool = openPool(2);
 * const result = await simulate({ scenario, seed: 'one' }, { games: 1_000_000, pool });
 * await pool.close();
 */
export const openPool = (workers: number): WorkerPool => openPoolOf(WORKER_URL, workers);

/**
 * Starts worker threads that run a module of a `chunkPlayer`.
 *
 * @param workers number of threads, from 1 to 1024
 * @throws RangeError when it is another number
 */
export function openPoolOf(workerUrl: URL, workers: number): WorkerPool {
  checkWhole('workers', workers, 1, MAX_WORKERS);
  const fromSource = workerUrl.pathname.endsWith('.ts');
  const threads = new Piscina({
    filename: fileURLToPath(workerUrl),
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Without this a thread takes over how the process was started: a bundled worker would load a compiler for nothing.
    ...(FROM_SOURCE ? { execArgv: fromSource ? ['--import', tsxUrl()] : [] } : {}),
  });
  // A thread that dies without a task is replaced by piscina; one that dies with a task is that task's outcome.
  threads.on('error', () => {});
  return {
    workers,
    run: (task) =>
      threads.run(task).catch((error: unknown): ChunkOutcome => {
        new Counters(task.counters).stop();
        return { ok: false, failure: failureOfThread(error) };
      }),
    close: () => threads.destroy(),
  };
}

/** The loader that lets a worker thread read TypeScript, wherever the process was started. */
function tsxUrl(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

/** The threads of this machine: as many as it runs at once. */
export const THREADS: Threads = {
  get defaultCount() {
    return availableParallelism();
  },
  open: openPool,
};
