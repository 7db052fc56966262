// What the queue stores and shows, without a Redis. With one: killed.long.test.ts.
import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../../src/analysis/shards/plan.js';
import { commandLine } from '../../../src/cli/options/run.js';
import { readScenario } from '../../../src/index.js';
import { playShard } from '../../../src/node/keeping/shard.js';
import { enqueue } from '../../../src/node/queue/enqueue.js';
import { packedShard, shardIn } from '../../../src/node/queue/packed.js';
import { StudyView } from '../../../src/node/queue/progress.js';
import { connect, loadQueuePackages, redisUrl, shownUrl } from '../../../src/node/queue/redis.js';
import { findStudy, JOB, jobKey, NAMES, studyIn, studyOf, studyText } from '../../../src/node/queue/study.js';
import { work } from '../../../src/node/queue/worker.js';
import { vitpHere } from '../../cli/vitp.js';

const { scenario } = readScenario('{kind: raid, targets: spread}', 'raid', { kinds: ['raid'] });
const plan = await planOf({ kind: 'raid', scenario, games: 300 });
const shards = await Promise.all([1, 2, 3].map((k) => playShard(plan, k, 3, { workers: 1 })));
const packed = shards.map((shard) => packedShard(shard!));
const study = studyOf(plan, 3);

/** As much of Redis as is read here. */
function redisWith(hashes: Record<string, Record<string, string | Buffer>>, texts: Record<string, string> = {}): Redis {
  const hash = (name: string) => hashes[name] ?? {};
  return {
    get: async (name: string) => texts[name] ?? null,
    hgetall: async (name: string) => hash(name),
    hlen: async (name: string) => Object.keys(hash(name)).length,
    hkeys: async (name: string) => Object.keys(hash(name)),
    hmgetBuffer: async (name: string, ...fields: string[]) => fields.map((field) => hash(name)[field] ?? null),
  } as unknown as Redis;
}

describe('the address of Redis', () => {
  it('is typed, in the environment, or this machine; it is shown without user and password', () => {
    const shown = (typed: string | undefined, VITP_REDIS?: string) => shownUrl(redisUrl(typed, { VITP_REDIS }));
    expect(shown(undefined)).toBe('redis://127.0.0.1:6379');
    expect(shown(undefined, 'rediss://me:secret@far.example:6380/2?password=secret')).toBe(
      'rediss://far.example:6380/2',
    );
    expect(shown('redis://near.example', 'redis://far.example')).toBe('redis://near.example');
  });

  it.each(['', 'secret', 'http://me:secret@host', 'redis://', 'redis:secret'])(
    'is not %j, and what was typed is not repeated',
    async (text) => {
      expect(() => redisUrl(text, {}, '--redis')).toThrow(
        /^--redis is not an address of Redis; allowed: redis:\/\/HOST:PORT, rediss:\/\/ for TLS/,
      );
      expect(() => redisUrl(undefined, { VITP_REDIS: text })).toThrow(/^VITP_REDIS is not an address/);
      expect(() => redisUrl(text, {}, '--redis')).not.toThrow(/secret/);
      // A program has no options.
      await expect(connect(text)).rejects.toThrow(
        /^the url is not an address of Redis; allowed: redis:\/\/HOST:PORT, rediss:\/\/ for TLS, with USER:PASSWORD@ before the host$/,
      );
    },
  );

  it('is kept with an answer without user and password', () => {
    expect(commandLine(['collect', '--redis', 'redis://me:se@cret@host:1', '--json', 'x@y'])).toBe(
      "vitp collect '--redis' redis://host:1 '--json' x@y",
    );
    expect(commandLine(['collect', '--redis=rediss://:secret@host'])).not.toContain('secret');
  });
});

describe('a study', () => {
  it('is read back as it was stored, and refused otherwise', () => {
    const text = studyText(study);
    expect(studyIn(text, study.id)).toEqual(study);
    expect(() => studyIn(text.replace('"of":3', '"of":4'), study.id)).toThrow('is damaged; enqueue it again');
    expect(() => studyIn(studyText({ ...study, of: 4 }), study.id)).toThrow('holds another question');
    expect(() => studyIn('__proto__', study.id)).toThrow('is damaged');
  });

  it('is found by its first digits', async () => {
    const other = 'f'.repeat(64);
    const code = NAMES.queue().slice(5);
    const own = Object.fromEntries([study.id, other].map((id) => [id, id]));
    await expect(findStudy(redisWith({}))).rejects.toThrow('there is no study in this Redis; vitp enqueue makes one');
    await expect(findStudy(redisWith({ [NAMES.studies]: own }))).rejects.toThrow('for this code, but 2 for other code');
    await expect(findStudy(redisWith({}), 'redis://a:b@c')).rejects.toThrow(/^a study is named by the first digits/);
    expect(code).toHaveLength(16);
  });

  it('has one job a shard, whatever is asked', () => {
    expect(jobKey(study.id, 1)).toBe(jobKey(studyOf(plan, 3).id, 1));
    expect(new Set([1, 2, 3].flatMap((k) => [jobKey(study.id, k), jobKey(studyOf(plan, 4).id, k)])).size).toBe(6);
    const job = { schema: 'vitp-job/1', study: study.id, shard: 3, of: 3 };
    expect(JOB.safeParse(job).success).toBe(true);
    for (const change of [{ shard: 4 }, { shard: 0.5 }, { study: '__proto__' }, { more: 1 }, { of: 1e9 }]) {
      expect(JOB.safeParse({ ...job, ...change }).success, JSON.stringify(change)).toBe(false);
    }
  });
});

describe('what is handed in', () => {
  it.each([0, -1, Number.NaN, 1.5, '3', undefined, 1_000_001])('is not cut into %s shards', async (of) => {
    const redis = { set: () => expect.unreachable(), hset: () => expect.unreachable() } as unknown as Redis;
    await expect(enqueue(redis, plan, of as number)).rejects.toThrow(
      /^of is "?[-\w.]+"?; it must be a whole number from 1 to 1000000$/,
    );
  });
});

describe('a worker', () => {
  const { signal } = new AbortController();
  it.each([
    [{ patience: 0 }, 'patience is 0; it must be a whole number from 1 to 2147483647'],
    [{ patience: -5 }, 'patience is -5; it must'],
    [{ patience: null }, 'patience is null; it must'],
    [{ workers: 0 }, 'workers is 0; it must be a whole number from 1 to 1024'],
    [{ signal: null }, 'signal is missing; allowed: the signal of an AbortController'],
    [{ signal: {} }, 'signal is no AbortSignal'],
  ])('refuses %j before it starts a thread', async (wrong, sentence) => {
    const options = { workers: 1, patience: 1000, untilDone: true, signal, tell: () => {}, ...wrong };
    await expect(work({} as Redis, options as Parameters<typeof work>[1])).rejects.toThrow(sentence);
  });
});

describe('progress', () => {
  const job = (shard: number) => ({
    data: { schema: 'vitp-job/1', study: study.id, shard, of: 3 },
    failedReason: 'no',
  });
  const failed = (...jobs: readonly object[]) =>
    ({ getFailed: async (from: number, to: number) => jobs.slice(from, to + 1) }) as never;

  it('counts what is whole, and games under way', async () => {
    const done: Record<string, Buffer> = { 1: packed[0]! };
    const redis = redisWith({ [NAMES.done(study.id)]: done, [NAMES.underWay(study.id)]: { 1: '99', 2: '50', x: 'y' } });
    const view = new StudyView(redis, failed(job(2), job(1), { data: null }), study, plan);
    expect(await view.look()).toEqual({ finished: 1, givenUp: [{ shard: 2, why: 'no' }], damaged: [], games: 150 });
    // Another shard under this number; then what is no shard at all.
    done[2] = packed[0]!;
    done[3] = Buffer.from('no shard');
    done[9] = packed[2]!;
    expect(await view.look()).toMatchObject({ finished: 1, damaged: [2, 3, 9] });
    // Played again meanwhile.
    done[2] = packed[1]!;
    done[3] = packed[2]!;
    delete done[9];
    expect(await view.look()).toMatchObject({ finished: 3, damaged: [] });
  });

  it('knows every shard that was given up, however many there are, of other studies too', async () => {
    const others = Array.from({ length: 2500 }, () => ({ data: { ...job(1).data, study: 'f'.repeat(64) } }));
    const view = new StudyView(redisWith({}), failed(...others, job(3), job(1), job(2)), study, plan);
    expect((await view.look()).givenUp.map(({ shard }) => shard)).toEqual([1, 2, 3]);
  });

  it('of all shards is the answer', async () => {
    const redis = redisWith({ [NAMES.done(study.id)]: Object.fromEntries(packed.map((p, k) => [k + 1, p])) });
    const view = new StudyView(redis, failed(), study, plan);
    expect(await view.look()).toEqual({ finished: 3, givenUp: [], damaged: [], games: 300 });
    expect(await view.merging.answer()).toMatchObject({ games: 300, config: { kind: 'raid' } });
  });

  it('does not unpack what is not packed', () => {
    expect(() => shardIn(Buffer.from('{}'), 'shard 1')).toThrow('shard 1 is not a shard, or it is damaged');
  });
});

describe('the commands', () => {
  it('say what to install', async () => {
    const missing = () =>
      Promise.reject(Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' }));
    await expect(loadQueuePackages(missing)).rejects.toThrow(
      'a queue needs the packages bullmq and ioredis, which are not installed; npm install bullmq ioredis brings them. Everything else works without them',
    );
  });

  it.each([
    ['data', 'data plays nothing that can be handed to workers; allowed: a command that has --shard'],
    ['tune japan', 'tune plays nothing that can be handed to workers'],
    ['game --games 9 --json x.json', '--json does not go into the queue: it goes with vitp collect'],
    ['raid', 'the exact method answers it; allowed: a number of games'],
    ['game --precision 0.1', 'a precision looks at all games so far'],
  ])('enqueue refuses: %s', async (line, sentence) => {
    const { code, stderr } = await vitpHere(['enqueue', ...line.split(' ')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
