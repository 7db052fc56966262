// A question whose shards are jobs in Redis: what is stored there of it, and how it is read back. Nothing that comes from there is
// believed before its schema and its checksum are checked.
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { PlainQuestion } from '../../analysis/question/plain-question.js';
import { MAX_SHARDS, type PlayPlan, planOfPlain } from '../../analysis/shards/plan.js';
import { UsageError } from '../../text/usage-error.js';
import { codeHash } from '../code-hash.js';
import { contentKey, openSealed, sealedText } from '../keeping/sealed.js';
import { PLAIN_QUESTION } from '../keeping/shard.js';

const SCHEMA = 'vitp-study/1';
const KEY = z.string().regex(/^[0-9a-f]{64}$/);
const OF = z.int().min(1).max(MAX_SHARDS);

const STUDY = z.strictObject({ question: PLAIN_QUESTION, of: OF, games: z.int().min(1) });

/** What a job says. */
export const JOB = z
  .strictObject({ schema: z.literal('vitp-job/1'), study: KEY, shard: z.int().min(1), of: OF })
  .refine(({ shard, of }) => shard <= of);

/** A question, cut into shards. */
export interface Study {
  /** Key of its content: question, cut and the code that plays. */
  readonly id: string;
  readonly question: PlainQuestion;
  readonly of: number;
  /** Games of all shards. */
  readonly games: number;
}

/** Names in Redis. */
export const NAMES = {
  /** The queue: one for each code, so that no worker is ever given games that it would play otherwise. */
  queue: (code = codeHash()): string => `vitp-${code.slice(0, 16)}`,
  /** Which studies there are: by key, the code that plays them. */
  studies: 'vitp:studies',
  study: (id: string): string => `vitp:study:${id}`,
  /** Shards that were played, by number. */
  done: (id: string): string => `vitp:done:${id}`,
  /** Games that workers have played of shards that are under way, by number. */
  underWay: (id: string): string => `vitp:under-way:${id}`,
} as const;

/** A study as people call it. */
export const shortId = (id: string): string => id.slice(0, 12);

/** The study of a plan. */
export function studyOf({ question, games }: PlayPlan, of: number): Study {
  return { id: contentKey({ code: codeHash(), question, of }), question, of, games };
}

/** The key of a shard's job: the same shard is the same job, however often it is handed in. */
export const jobKey = (study: string, shard: number): string => contentKey({ study, shard });

/** A study as it is stored. */
export const studyText = ({ question, of, games }: Study): string =>
  sealedText(SCHEMA, codeHash(), { question, of, games });

/**
 * Reads a study as it is stored.
 *
 * @throws UsageError when it is damaged, of other code, or not the one that its key says
 */
export function studyIn(text: string, id: string): Study {
  const opened = openSealed(text, SCHEMA);
  const content = opened && STUDY.safeParse(opened.content);
  if (!content?.success) throw new UsageError(`study ${shortId(id)} is damaged; enqueue it again`);
  if (opened!.code !== codeHash()) {
    throw new UsageError(
      `study ${shortId(id)} is for other code (version ${opened!.version}), whose games may end otherwise; enqueue it again with this one`,
    );
  }
  const { of, games } = content.data;
  const question = content.data.question as PlainQuestion;
  if (contentKey({ code: codeHash(), question, of }) !== id) {
    throw new UsageError(`study ${shortId(id)} holds another question; enqueue it again`);
  }
  return { id, of, games, question };
}

/** Stores a study. */
export async function writeStudy(redis: Redis, study: Study): Promise<void> {
  await redis.set(NAMES.study(study.id), studyText(study));
  await redis.hset(NAMES.studies, study.id, codeHash());
}

/**
 * Reads a study.
 *
 * @throws UsageError when it is not there, damaged, or of other code
 */
export async function readStudy(redis: Redis, id: string): Promise<Study> {
  const text = await redis.get(NAMES.study(id));
  if (text === null) throw new UsageError(`there is no study ${shortId(id)} in this Redis`);
  return studyIn(text, id);
}

/** Keys of the studies for the code that is running, and how many there are for other code. */
export async function studiesIn(redis: Redis): Promise<{ readonly own: readonly string[]; readonly others: number }> {
  const all = Object.entries(await redis.hgetall(NAMES.studies)).filter(([id]) => KEY.safeParse(id).success);
  const own = all.flatMap(([id, code]) => (code === codeHash() ? [id] : []));
  return { own, others: all.length - own.length };
}

/**
 * The study that is meant.
 *
 * @param begins the first digits of its key; default: the only one there is
 * @throws UsageError when there is none, or several
 */
export async function findStudy(redis: Redis, begins = ''): Promise<Study> {
  if (!/^[0-9a-f]*$/.test(begins)) {
    throw new UsageError('a study is named by the first digits that vitp enqueue has said, such as 3f0a');
  }
  const { own, others } = await studiesIn(redis);
  const found = own.filter((id) => id.startsWith(begins));
  if (found.length === 1) return readStudy(redis, found[0]!);
  const names = own.map(shortId).join(', ');
  if (found.length > 1) throw new UsageError(`there are several studies; allowed: the first digits of one of ${names}`);
  if (own.length > 0) {
    throw new UsageError(`no study begins with ${begins}; allowed: the first digits of one of ${names}`);
  }
  const rest = others > 0 ? ` for this code, but ${others} for other code` : '';
  throw new UsageError(`there is no study in this Redis${rest}; vitp enqueue makes one`);
}

/** The plan of a study; it costs as much as building what plays it, once. */
export const planOfStudy = ({ id, question }: Study): Promise<PlayPlan> =>
  planOfPlain(question, `study ${shortId(id)}`);
