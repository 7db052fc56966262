// `--shard`: a part of the games, to be put together with the others by `vitp merge`.
import type { Question } from '../../analysis/ask.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import type { Part, SpreadOptions } from './spread-options.js';

/**
 * Where the question goes when it is not to be answered here.
 *
 * @returns the exit code; `undefined` when it is answered here
 * @throws UsageError when it cannot be played in parts
 */
export function spread(
  question: Question,
  options: SpreadOptions,
  workers: number | undefined,
): Promise<number> | undefined {
  if (options.handOver) return options.handOver(question);
  if (options.shard === undefined) return undefined;
  const part = shardTyped(options.shard);
  return import('./shard.js').then(({ shardCommand }) => shardCommand(question, part, options, workers));
}

function shardTyped(text: string): Part {
  const typed = /^\s*(\d{1,7})\s*\/\s*(\d{1,7})\s*$/.exec(text);
  const part = { shard: Number(typed?.[1]), of: Number(typed?.[2]) };
  if (part.shard >= 1 && part.shard <= part.of) return part;
  throw new UsageError(`--shard ${quoted(text)} is not allowed; allowed: a part of a whole, such as 2/8`);
}
