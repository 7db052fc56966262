// A part of the games of a question, as a file: played anywhere, put together again to the bytes of one run.
import { z } from 'zod';
import type { AnswerTo, Question } from '../../analysis/ask.js';
import type { Simulate } from '../../analysis/controls.js';
import type { SimulationScenario } from '../../analysis/experiments.js';
import { type PlainQuestion, readQuestion } from '../../analysis/question/plain-question.js';
import { type PlannedRun, type PlayPlan, planOfPlain, shardOf } from '../../analysis/shards/plan.js';
import { simulateHere } from '../../analysis/simulate-here.js';
import type { Job } from '../../simulate/chunks.js';
import type { SimulateOptions } from '../../simulate/options.js';
import { PIECE_RECORD, type PieceRecord, pieceIn, pieceRecord } from '../../simulate/piece-record.js';
import type { PieceStore } from '../../simulate/pieces.js';
import { progressOf } from '../../simulate/progress.js';
import { UsageError } from '../../text/usage-error.js';
import { ask } from '../ask.js';
import { codeHash } from '../code-hash.js';
import { simulate } from '../simulate.js';
import { contentKey } from './job-key.js';
import { openSealed, sealedText } from './sealed.js';

const SCHEMA = 'vitp-shard/1';

/** Most parts of one question. */
export const MOST_SHARDS = 1_000_000;

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
    of: z.int().min(1).max(MOST_SHARDS),
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
const keyOf = ({ scenario, seed }: Job<SimulationScenario>): string => contentKey({ scenario, seed });

/**
 * Plays runs.
 *
 * @returns what was counted, a piece for each run; `undefined` when the signal stopped it
 * @throws SimulationError
 */
export async function playRuns(
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
 * @returns `undefined` when the signal stopped it
 * @throws SimulationError
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

/** A part, and what it is called in sentences. */
export interface NamedShard {
  readonly name: string;
  readonly shard: Shard;
}

/**
 * Puts all parts of a question together.
 *
 * @returns the question's answer: the bytes of one run, but for `run`
 * @throws UsageError when they do not belong together, or one is missing or there twice
 * @example
 * const answer = await mergeShards(files.map((name) => ({ name, shard: readShard(readFileSync(name, 'utf8'), name) })));
 */
export async function mergeShards(
  shards: readonly NamedShard[],
  { command }: { readonly command?: string } = {},
): Promise<NonNullable<AnswerTo<Question>>> {
  const [first] = shards;
  if (!first) throw new UsageError('there is no shard to merge');
  checkTogether(shards);
  const { question, of } = first.shard;
  const plan = await planOfPlain(question, first.name);
  for (const { name, shard } of shards) checkGames(name, shard, shardOf(plan, shard.shard, of));
  return answerFrom(
    question,
    shards.flatMap(({ shard }) => shard.pieces),
    first.name,
    command,
  );
}

/**
 * Answers a question from pieces that hold all its games; none is played.
 *
 * @param file the name shown in front of what is wrong
 */
export async function answerFrom(
  question: PlainQuestion,
  pieces: readonly PieceRecord[],
  file: string,
  command?: string,
): Promise<NonNullable<AnswerTo<Question>>> {
  const store = storeOf(pieces, file);
  const answer = await ask(readQuestion(question, file), {
    simulate: (job, options) => simulateHere(job, { ...options, store }),
    ...(command === undefined ? {} : { command }),
  });
  return answer!;
}

/** Pieces as a store that keeps nothing more. */
function storeOf(records: readonly PieceRecord[], file: string): PieceStore {
  const byJob = new Map<string, PieceRecord[]>();
  for (const record of records) {
    const list = byJob.get(record.job);
    if (list) list.push(record);
    else byJob.set(record.job, [record]);
  }
  return {
    open(job, _range, metrics) {
      const pieces = (byJob.get(keyOf(job as unknown as Job<SimulationScenario>)) ?? []).map((record) => {
        const piece = pieceIn(record, metrics);
        if (!piece) throw new UsageError(`${file}: what was counted does not fit the question`);
        return piece;
      });
      return { pieces, keep() {}, cut() {}, close() {} };
    },
  };
}

function checkTogether(shards: readonly NamedShard[]): void {
  const [first] = shards as [NamedShard];
  const { of } = first.shard;
  const question = contentKey(first.shard.question);
  const names = new Map<number, string[]>();
  for (const { name, shard } of shards) {
    if (contentKey(shard.question) !== question) {
      throw new UsageError(`${name} and ${first.name} are of different questions: ${difference(shard, first.shard)}`);
    }
    if (shard.of !== of) {
      throw new UsageError(
        `${name} is one of ${shard.of} shards and ${first.name} one of ${of}: they were cut otherwise`,
      );
    }
    names.set(shard.shard, [...(names.get(shard.shard) ?? []), name]);
  }
  const missing: number[] = [];
  for (let k = 1; k <= of; k++) if (!names.has(k)) missing.push(k);
  const doubled = [...names].filter(([, files]) => files.length > 1);
  const wrong = [
    ...(missing.length > 0 ? [`missing: ${inWords(missing)} of ${of}`] : []),
    ...doubled.map(([k, files]) => `there more than once: ${k} of ${of} (${files.join(', ')})`),
  ];
  if (wrong.length > 0) throw new UsageError(`the shards are not all there, once each; ${wrong.join('; ')}`);
}

/** In what two questions differ, as far as a sentence can say it. */
function difference({ question: a }: Shard, { question: b }: Shard): string {
  if (a.config.kind !== b.config.kind) return `${a.config.kind} and ${b.config.kind}`;
  if (a.seed !== b.seed) return `seeds ${JSON.stringify(a.seed)} and ${JSON.stringify(b.seed)}`;
  if (a.games !== b.games) return `${a.games} and ${b.games} games`;
  const keys = Object.keys({ ...a.config, ...b.config });
  return `in ${keys.filter((key) => contentKey([a.config[key]]) !== contentKey([b.config[key]])).join(', ')}`;
}

/** `2, 5-9, 12`. */
function inWords(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const n of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else spans.push([n, n]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

function checkGames(name: string, { shard, of, pieces }: Shard, runs: readonly PlannedRun[]): void {
  const fits =
    pieces.length === runs.length &&
    runs.every((run, k) => {
      const { job, first, games } = pieces[k]!;
      return job === keyOf(run) && first === run.first && games === run.games;
    });
  if (!fits) throw new UsageError(`${name} does not hold the games of shard ${shard} of ${of}`);
}
