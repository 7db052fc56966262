// npm run -s queue-scale -- [--jobs 2000] [--workers 8]
// What a queue costs, measured with workers that play nothing against a Redis of its own on the loopback: memory of a shard that waits
// and of one that is finished, time from one shard to the next, processor time of Redis and of a worker for a shard. docs/scale.md
// reckons with these numbers. Exit code 1 when handing out a shard takes more than 2 % of a minute.

import type { Redis } from 'ioredis';
import { type PlayPlan, planOf, shardOf } from '../src/analysis/shards/plan.js';
import { playShard, type Shard } from '../src/node/keeping/shard.js';
import { enqueue } from '../src/node/queue/enqueue.js';
import { packedShard } from '../src/node/queue/packed.js';
import { connect } from '../src/node/queue/redis.js';
import { type PlayOne, work } from '../src/node/queue/worker.js';
import { readScenario } from '../src/node/read.js';
import { startRedis } from '../tests/node/queue/redis-server.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/queue-scale.ts', { jobs: some(2000), workers: some(8) });
const jobs = Number(values.jobs);
const workers = Number(values.workers);
/** Games of a shard whose result is stored: so many that nearly all values have been seen. */
const GAMES = 200;

const server = await startRedis();
const url = new URL(server.url);
const { scenario } = readScenario('kind: game\n', 'game', { kinds: ['game'] });
const planWith = (shards: number): Promise<PlayPlan> =>
  planOf({ kind: 'bid', scenarios: [scenario], games: GAMES * shards, ties: 'half' });

/** What Redis says of itself. */
async function infoOf(redis: Redis): Promise<{ readonly bytes: number; readonly seconds: number }> {
  const text = `${await redis.info('memory')}${await redis.info('cpu')}`;
  const number = (name: string): number => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)![1]);
  return { bytes: number('used_memory'), seconds: number('used_cpu_sys') + number('used_cpu_user') };
}

try {
  const plan = await planWith(jobs);
  const sample = (await playShard(await planWith(1), 1, 1, { workers: 1 }))!;
  // The counts of one shard for all of them: what is measured is how they are handed about.
  const play: PlayOne = async (_, shard, of): Promise<Shard> => {
    const pieces = shardOf(plan, shard, of).map(({ first, games }, k) => ({ ...sample.pieces[k]!, first, games }));
    return { question: plan.question, shard, of, pieces };
  };
  console.log(`a result of ${GAMES} games: ${packedShard(sample).length} bytes`);

  const rest = { workers: 1, patience: 30_000, untilDone: true, signal: new AbortController().signal, tell() {} };
  for (const count of [1, workers]) {
    await server.client.flushall();
    const empty = await infoOf(server.client);
    const begun = performance.now();
    await enqueue(server.client, plan, jobs);
    const enqueued = performance.now();
    const waiting = await infoOf(server.client);
    const clients = await Promise.all(Array.from({ length: count }, () => connect(url, true)));
    const before = { redis: await infoOf(server.client), own: process.cpuUsage(), time: performance.now() };
    // Who finds nothing more to play leaves half a second later: the last shard says when it was over.
    let last = 0;
    const told = (sentence: string): void => {
      if (sentence.startsWith('Shard')) last = performance.now();
      if (/fail|refused/.test(sentence)) throw new Error(sentence);
    };
    await Promise.all(clients.map((redis) => work(redis, { ...rest, play, tell: told })));
    const own = process.cpuUsage(before.own);
    const after = await infoOf(server.client);
    for (const redis of clients) redis.disconnect();
    const milliseconds = (last - before.time) / jobs;
    const each = (bytes: number): string => `${Math.round(bytes / jobs)} bytes`;
    console.log(
      `${count} ${count === 1 ? 'worker' : 'workers'}: ${milliseconds.toFixed(2)} ms a shard (${Math.round(1000 / milliseconds)} a second); processor time a shard: ` +
        `${(((after.seconds - before.redis.seconds) / jobs) * 1000).toFixed(2)} ms of Redis, ${((own.user + own.system) / jobs / 1000).toFixed(2)} ms of the workers; ` +
        `memory of Redis: ${each(waiting.bytes - empty.bytes)} a shard that waits, ${each(after.bytes - empty.bytes)} one that is finished; ` +
        `${((enqueued - begun) / jobs).toFixed(2)} ms to hand one in`,
    );
    if (count === 1 && milliseconds > 0.02 * 60_000) process.exitCode = 1;
  }
} finally {
  await server.remove();
}
