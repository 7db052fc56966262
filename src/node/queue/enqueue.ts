// Shards become jobs.
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PlayPlan } from '../../analysis/shards/plan.js';
import { StudyView } from './progress.js';
import { loadQueuePackages } from './redis.js';
import { jobKey, NAMES, type Study, studyOf, writeStudy } from './study.js';

/** How often a shard is tried that fails. */
const ATTEMPTS = 3;
/** Pause before it is tried again, milliseconds. */
const PAUSE = 1000;
/** Jobs that are handed in at once. */
const AT_ONCE = 1000;

/** What was handed in. */
export interface Enqueued {
  readonly study: Study;
  /** Shards that were finished already. */
  readonly finished: number;
}

/**
 * Hands a question in. Once more is harmless: what is finished, waiting or being played stays as it is, and what was given up, or whose
 * result is damaged, is played again.
 *
 * @param of shards
 */
export async function enqueue(redis: Redis, plan: PlayPlan, of: number): Promise<Enqueued> {
  const study = studyOf(plan, of);
  await writeStudy(redis, study);
  return withQueue(redis, async (queue) => {
    const view = new StudyView(redis, queue, study, plan);
    const { finished, givenUp, damaged } = await view.look();
    for (const { shard } of givenUp) await queue.remove(jobKey(study.id, shard));
    if (damaged.length > 0) await redis.hdel(NAMES.done(study.id), ...damaged.map(String));
    const missing: number[] = [];
    for (let shard = 1; shard <= of; shard++) if (!view.merging.has(shard)) missing.push(shard);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      await queue.addBulk(missing.slice(from, from + AT_ONCE).map((shard) => jobOf(study, shard)));
    }
    return { study, finished };
  });
}

/** Does something with the queue of the code that is running, and lets go of it. */
export async function withQueue<T>(redis: Redis, work: (queue: Queue) => Promise<T>): Promise<T> {
  const { Queue } = await loadQueuePackages();
  const queue = new Queue(NAMES.queue(), { connection: redis });
  // Whoever waits for an answer hears of it there.
  queue.on('error', () => {});
  try {
    return await work(queue);
  } finally {
    await queue.close();
  }
}

function jobOf({ id, of }: Study, shard: number) {
  return {
    name: 'shard',
    data: { schema: 'vitp-job/1', study: id, shard, of },
    opts: {
      jobId: jobKey(id, shard),
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: PAUSE },
      removeOnComplete: true,
    },
  };
}

/** Takes a study out of Redis, with everything that was played of it. */
export async function removeStudy(redis: Redis, { id, of }: Study): Promise<void> {
  await withQueue(redis, async (queue) => {
    // Finished jobs are gone already; these are the ones that were given up, or that nobody has played yet.
    for (let shard = 1; shard <= of; shard++) await queue.remove(jobKey(id, shard));
  });
  await redis.del(NAMES.study(id), NAMES.done(id), NAMES.underWay(id));
  await redis.hdel(NAMES.studies, id);
}
