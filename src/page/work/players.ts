// The threads of a browser: Web Workers, which share no memory, so that each chunk is a message.
import type { ChunkOutcome, ChunkTask } from '../../simulate/chunks.js';
import { failureOf } from '../../simulate/failure.js';
import type { Threads, WorkerPool } from '../../simulate/threads.js';
import type { FromPlayer, ToPlayer } from './player.js';

/** One worker, and the chunk it plays. */
interface Player {
  readonly worker: Worker;
  busy: { readonly number: number; readonly answer: (outcome: ChunkOutcome) => void } | undefined;
}

function openPlayers(url: URL, workers: number): WorkerPool {
  const waiting: ToPlayer[] = [];
  const answers = new Map<number, (outcome: ChunkOutcome) => void>();
  let last = 0;
  const start = (): Player => {
    const player: Player = { worker: new Worker(url, { type: 'module' }), busy: undefined };
    player.worker.onmessage = ({ data }: { readonly data: FromPlayer }) => end(player, data.outcome);
    player.worker.onerror = (event) => {
      end(player, { ok: false, failure: failureOf(new Error(event.message || 'a worker could not be started'), null) });
    };
    return player;
  };
  const players = Array.from({ length: workers }, start);
  const next = (player: Player): void => {
    const task = waiting.shift();
    if (!task) return;
    player.busy = { number: task.number, answer: answers.get(task.number)! };
    answers.delete(task.number);
    player.worker.postMessage(task);
  };
  const end = (player: Player, outcome: ChunkOutcome): void => {
    const { busy } = player;
    player.busy = undefined;
    next(player);
    busy?.answer(outcome);
  };
  return {
    workers,
    sharesMemory: false,
    run: (task) =>
      new Promise<ChunkOutcome>((answer) => {
        const number = ++last;
        answers.set(number, answer);
        waiting.push({ number, task: task as ChunkTask<unknown> });
        const idle = players.find((p) => !p.busy);
        if (idle) next(idle);
      }),
    close: async () => {
      for (const { worker } of players) worker.terminate();
    },
  };
}

/**
 * The threads of a browser.
 *
 * @param url the module that each of them runs
 * @param defaultCount how many there are when nobody names a number
 */
export const browserThreads = (url: URL, defaultCount: number): Threads => ({
  defaultCount,
  open: (workers) => openPlayers(url, workers),
});
