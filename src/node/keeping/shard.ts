// A part of the games of a question, as a file: played anywhere, put together again (`merge.ts`) to the bytes of one run.
import * as z from 'zod';
import type { Simulate } from '../../analysis/controls.js';
import type { SimulationScenario } from '../../analysis/experiments.js';
import type { PlainQuestion } from '../../analysis/question/plain-question.js';
import { MAX_SHARDS, type PlannedRun, type PlayPlan, shardOf } from '../../analysis/shards/plan.js';
import type { Job } from '../../simulate/chunks.js';
import type { SimulateOptions } from '../../simulate/options.js';
import { PIECE_RECORD, type PieceRecord, pieceRecord } from '../../simulate/piece-record.js';
import { progressOf } from '../../simulate/progress.js';
import { UsageError } from '../../text/usage-error.js';
import { codeHash } from '../code-hash.js';
import { simulate } from '../simulate.js';
import { contentKey, openSealed, sealedText } from './sealed.js';

const SCHEMA = 'vitp-shard/1';

/** A question as it stands in a file or a queue. */
export const PLAIN_QUESTION = z.strictObject({
  schema: z.string(),
  config: z.record(z.string(), z.unknown()),
  seed: z.string(),
  games: z.int().min(1),
  metrics: z.strictObject({}),
  controlVariate: z.literal(true).optional(),
});

const SHARD = z
  .strictObject({
    question: PLAIN_QUESTION,
    shard: z.int().min(1),
    of: z.int().min(1).max(MAX_SHARDS),
    pieces: z.array(PIECE_RECORD),
  })
  .refine(({ shard, of }) => shard <= of);

/** A part that was played. */
export interface Shard {
  readonly question: PlainQuestion;
  /** Its number, from 1 to `of`. */
  readonly shard: number;
  readonly of: number;
  readonly pieces: readonly PieceRecord[];
}

/** How to play: as a question is asked, but for what belongs to the answer. */
export type PlayControls = Pick<SimulateOptions, 'workers' | 'pool' | 'signal' | 'onProgress'> & {
  /** Default: worker threads of this machine. */
  readonly simulate?: Simulate;
};

/** Key of a job in checkpoints, shards and queues. */
export const keyOf = ({ scenario, seed }: Job<SimulationScenario>): string => contentKey({ scenario, seed });

/**
 * Plays runs.
 *
 * @returns what was counted, a piece for each run; `undefined` when the signal stopped it
 * @throws SimulationError
 */
async function playRuns(
  runs: readonly PlannedRun[],
  { simulate: play = simulate, onProgress, ...options }: PlayControls = {},
): Promise<PieceRecord[] | undefined> {
  const total = runs.reduce((sum, run) => sum + run.games, 0);
  const begun = performance.now();
  const pieces: PieceRecord[] = [];
  let done = 0;
  for (const { scenario, seed, first, games } of runs) {
    const before = done;
    const seconds = (): number => (performance.now() - begun) / 1000;
    const { tally, ending } = await play(
      { scenario, seed },
      {
        ...options,
        first,
        games,
        ...(onProgress ? { onProgress: (p) => onProgress(progressOf(before + p.games, total, seconds())) } : {}),
      },
    );
    if (ending !== 'finished') return undefined;
    pieces.push(pieceRecord(keyOf({ scenario, seed }), { first, games, tally }));
    done += games;
  }
  return pieces;
}

/**
 * Plays a part of a question.
 *
 * @param shard its number, from 1 to `of`
 * @param of parts, from 1 to a million
 * @returns `undefined` when the signal stopped it
 * @throws RangeError when the numbers are others; SimulationError
 * @example
 * const plan = await planOf({ kind: 'raid', scenario, games: 1_000_000 });
 * const shard = await playShard(plan, 1, 4);
 * if (shard) writeFileSync('shard-1-of-4.json', shardText(shard));
 */
export async function playShard(
  plan: PlayPlan,
  shard: number,
  of: number,
  controls: PlayControls = {},
): Promise<Shard | undefined> {
  const pieces = await playRuns(shardOf(plan, shard, of), controls);
  return pieces && { question: plan.question, shard, of, pieces };
}

/** A part as the text of a file, with a checksum and the code that played. */
export const shardText = ({ question, shard, of, pieces }: Shard): string =>
  sealedText(SCHEMA, codeHash(), { question, shard, of, pieces });

/**
 * Reads a part.
 *
 * @param file the name shown in front of what is wrong
 * @throws UsageError when it is none, damaged, or of other code
 */
export function readShard(text: string, file: string): Shard {
  const opened = openSealed(text, SCHEMA);
  const content = opened && SHARD.safeParse(opened.content);
  if (!content?.success) {
    throw new UsageError(`${file} is not a shard, or it is damaged; allowed: files that --shard has written`);
  }
  if (opened!.code !== codeHash()) {
    throw new UsageError(
      `${file} was played by other code (version ${opened!.version}), whose games may end otherwise; play it again with this one`,
    );
  }
  return content.data as unknown as Shard;
}
