// `vitp worker`: plays shards as they come.
import { availableParallelism } from 'node:os';
import { connect, redisUrl, shownUrl } from '../../node/queue/redis.js';
import { studiesIn } from '../../node/queue/study.js';
import { work } from '../../node/queue/worker.js';
import { wholeNumber } from '../../text/whole-number.js';
import { workerNumber } from '../options/run.js';
import { EXIT_OK } from '../output/errors.js';
import { interruptOf } from '../output/interrupt.js';
import { complain } from '../output/output.js';

/** Options as commander hands them over. */
interface WorkerOptions {
  readonly redis?: string;
  readonly workers?: string;
  readonly patience?: string;
  readonly untilDone?: boolean;
  readonly quiet?: boolean;
}

/** Seconds. */
const DEFAULT_PATIENCE = '30';
const MAX_PATIENCE = 86_400;

/**
 * Runs the command.
 *
 * @returns the exit code: 0 also after Ctrl-C, for the shard under way was finished.
 * @throws UsageError when nobody answers
 */
export async function workerCommand(options: WorkerOptions): Promise<number> {
  const url = redisUrl(options.redis, process.env, '--redis');
  const workers = workerNumber(options.workers) ?? availableParallelism();
  const patience = 1000 * wholeNumber('--patience', options.patience ?? DEFAULT_PATIENCE, 1, MAX_PATIENCE);
  const interrupt = interruptOf(() =>
    complain('Leaving after the shard that is under way; Ctrl-C again quits at once.'),
  );
  const redis = await connect(url, true);
  interrupt.listen();
  const tell = (sentence: string): void => {
    if (!options.quiet) complain(sentence);
  };
  try {
    tell(`Waiting for shards at ${shownUrl(url)}.`);
    const { own, others } = await studiesIn(redis);
    if (own.length === 0 && others > 0) {
      tell(`The studies there are for other code than this (${others} of them): this worker does not play them.`);
    }
    const { signal } = interrupt;
    const played = await work(redis, { workers, patience, tell, signal, untilDone: options.untilDone === true });
    tell(`Played ${played} ${played === 1 ? 'shard' : 'shards'}.`);
    return EXIT_OK;
  } finally {
    interrupt.close();
    redis.disconnect();
  }
}
