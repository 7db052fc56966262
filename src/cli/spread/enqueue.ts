// `vitp enqueue`: hands the games of a question to workers, through Redis.
import type { Command } from 'commander';
import type { Question } from '../../analysis/ask.js';
import { MAX_SHARDS, planOf } from '../../analysis/shards/plan.js';
import { grouped } from '../../answer/digits.js';
import { enqueue } from '../../node/queue/enqueue.js';
import { connect, redisUrl } from '../../node/queue/redis.js';
import { shortId } from '../../node/queue/study.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { print } from '../output/output.js';

/** Options as commander hands them over. */
export interface EnqueueOptions {
  readonly redis?: string;
  readonly shards?: string;
}

/** Shards when nobody names a number. */
const DEFAULT_SHARDS = 100;

/** Options of the command that is handed in which say what this machine does with its games or its answer, and who has them instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  json: 'collect',
  csv: 'collect',
  out: 'collect',
  format: 'collect',
  all: 'collect',
  workers: 'worker',
  shard: 'enqueue --shards',
  checkpoint: 'enqueue, where what is finished is kept by Redis',
};

/**
 * Runs the command.
 *
 * @param words a command that plays, with its options
 * @param program the command line that reads them
 * @throws UsageError when it cannot be played in parts, or nobody answers
 */
export async function enqueueCommand(
  words: readonly string[],
  options: EnqueueOptions,
  program: Command,
): Promise<void> {
  const url = redisUrl(options.redis, process.env, '--redis');
  const of = options.shards === undefined ? DEFAULT_SHARDS : wholeNumber('--shards', options.shards, 1, MAX_SHARDS);
  const plan = await planOf(await questionOf(words, program));
  const redis = await connect(url);
  try {
    const { study, finished } = await enqueue(redis, plan, Math.min(of, plan.games));
    const there = finished > 0 ? `; ${finished} of them are finished already` : '';
    await print(
      `${grouped(plan.games)} games in ${study.of} shards${there}. vitp worker plays them; vitp collect ${shortId(study.id)} --wait has the answer.\n`,
    );
  } finally {
    redis.disconnect();
  }
}

/** The question that a command would answer. */
async function questionOf(words: readonly string[], program: Command): Promise<Question> {
  let question: Question | undefined;
  const handOver = async (asked: Question): Promise<number> => {
    question = asked;
    return 0;
  };
  program.hook('preAction', (_, command) => {
    checkOptions(command);
    command.setOptionValue('handOver', handOver);
  });
  await program.parseAsync([...words], { from: 'user' });
  if (question) return question;
  throw playsNothing(words[0]!);
}

const playsNothing = (command: string): UsageError =>
  new UsageError(
    `${command} plays nothing that can be handed to workers; allowed: a command that has --shard, such as raid, game or bid`,
  );

function checkOptions(command: Command): void {
  // Whatever does not play would answer here and now.
  if (!command.options.some(({ long }) => long === '--shard')) throw playsNothing(command.name());
  for (const [name, instead] of Object.entries(ELSEWHERE)) {
    if (command.getOptionValueSource(name) === 'cli') {
      throw new UsageError(`--${name} does not go into the queue: it goes with vitp ${instead}`);
    }
  }
}
