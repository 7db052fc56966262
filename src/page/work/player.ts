// Entry of the workers that play games: the same function that Node's worker threads run, with messages around it.
import { createExperiment } from '../../analysis/experiments.js';
import { type ChunkOutcome, type ChunkTask, chunkPlayer } from '../../simulate/chunks.js';
import type { WorkerScope } from './messages.js';

/** A chunk to play, and its outcome, by a number. */
export interface ToPlayer {
  readonly number: number;
  readonly task: ChunkTask<unknown>;
}
export interface FromPlayer {
  readonly number: number;
  readonly outcome: ChunkOutcome;
}

const scope = self as unknown as WorkerScope<ToPlayer, FromPlayer>;
const play = chunkPlayer(createExperiment);
scope.onmessage = ({ data: { number, task } }) => {
  scope.postMessage({ number, outcome: play(task as ChunkTask<never>) });
};
