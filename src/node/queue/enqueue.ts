// Shards become jobs.
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { MAX_SHARDS, type PlayPlan } from '../../analysis/shards/plan.js';
import { checkWhole } from '../../text/checked.js';
import { StudyView } from './progress.js';
import { jobKey, NAMES, type Study, studyOf, writeStudy } from './study.js';
import { withQueue } from './with-queue.js';

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
 * @param of shards, from 1 to a million
 * @throws RangeError when it is another number
 */
export async function enqueue(redis: Redis, plan: PlayPlan, of: number): Promise<Enqueued> {
  checkWhole('of', of, 1, MAX_SHARDS);
  const study = studyOf(plan, of);
  await writeStudy(redis, study);
  return withQueue(redis, async (queue) => {
    const view = new StudyView(redis, queue, study, plan);
    const { finished, givenUp, damaged } = await view.look();
    const again = givenUp.map(({ shard }) => shard);
    await removeJobs(queue, study.id, again);
    if (damaged.length > 0) await redis.hdel(NAMES.done(study.id), ...damaged.map(String));
    const missing: number[] = [];
    for (let shard = 1; shard <= of; shard++) if (!view.merging.has(shard)) missing.push(shard);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      await queue.addBulk(missing.slice(from, from + AT_ONCE).map((shard) => jobOf(study, shard)));
    }
    return { study, finished };
  });
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

/** Takes jobs of a study out of the queue. Many are asked for before the first answer comes: a round trip for each would take longer than the work. */
async function removeJobs(queue: Queue, study: string, shards: readonly number[]): Promise<void> {
  for (let from = 0; from < shards.length; from += AT_ONCE) {
    await Promise.all(shards.slice(from, from + AT_ONCE).map((shard) => queue.remove(jobKey(study, shard))));
  }
}

/** Takes a study out of Redis, with everything that was played of it. */
export async function removeStudy(redis: Redis, { id, of }: Study): Promise<void> {
  await withQueue(redis, async (queue) => {
    // Finished jobs are gone already; these are the ones that were given up, or that nobody has played yet.
    const all = Array.from({ length: of }, (_, k) => k + 1);
    await removeJobs(queue, id, all);
  });
  // What is large is freed aside, so that other clients need not wait for it.
  await redis.unlink(NAMES.study(id), NAMES.done(id), NAMES.underWay(id));
  await redis.hdel(NAMES.studies, id);
}
