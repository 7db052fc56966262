// How to go about a question: nothing of this changes the answer, but for a signal, which may cut it short.
import type { FactsOfRun, Run } from '../answer/result.js';
import type { Job } from '../simulate/chunks.js';
import type { SimulateOptions, SimulationResult } from '../simulate/options.js';
import type { Progress } from '../simulate/progress.js';
import type { WorkerPool } from '../simulate/threads.js';
import type { SimulationScenario } from './experiments.js';

/** What every answer that is no `Result` says of itself, as `--json` writes it. */
export interface AnswerHead<Kind extends string> {
  readonly schema: `vitp-${Kind}/1`;
  readonly kind: Kind;
  readonly seed: string;
  /** There when it was interrupted. */
  readonly partial?: true;
  readonly run: Run;
}

/** Plays the games of a job: in the calling thread, or in worker threads. */
export type Simulate = (job: Job<SimulationScenario>, options: SimulateOptions) => Promise<SimulationResult>;

/** Adds the facts of the machine to those of a run. */
export type DescribeRun = (facts: FactsOfRun) => Run;

/** Tells runs of a machine. */
export const describedBy =
  (machine: Pick<Run, 'version' | 'node' | 'machine'>): DescribeRun =>
  ({ workers, seconds, command, reproducible }) => ({
    ...machine,
    workers,
    seconds: Math.round(seconds * 1000) / 1000,
    ...(reproducible === false ? { reproducible } : {}),
    ...(command === undefined ? {} : { command }),
  });

/** How to go about a question. What needs a machine is handed in: worker threads and facts about it. */
export interface RunControls {
  readonly simulate: Simulate;
  readonly describeRun: DescribeRun;
  /** Worker threads. Default: as many as `simulate` uses when nobody names a number. */
  readonly workers?: number | undefined;
  /** Worker threads that are open already. */
  readonly pool?: WorkerPool | undefined;
  /** Stops the work, see `SimulateOptions`; the answer is then marked `partial`. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** The command line, for the record. */
  readonly command?: string | undefined;
}
