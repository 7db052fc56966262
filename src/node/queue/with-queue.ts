// Something done with the queue of the code that is running, which is let go of in the end.
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { StudyView } from './progress.js';
import { loadQueuePackages } from './redis.js';
import { NAMES, planOfStudy, type Study } from './study.js';

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

/**
 * Looks at a study, as often as one likes.
 *
 * @param study of `findStudy` or `enqueue`
 * @param use what to do with the view; it can look until this has settled
 * @returns what `use` returns
 * @example
 * const redis = await connect('redis://127.0.0.1:6379');
 * const answer = await withStudyView(redis, await findStudy(redis), async (view) => {
 *   const { finished } = await view.look();
 *   return finished === view.study.of ? view.merging.answer() : undefined;
 * });
 */
export const withStudyView = async <T>(
  redis: Redis,
  study: Study,
  use: (view: StudyView) => Promise<T>,
): Promise<T> => {
  const plan = await planOfStudy(study);
  return withQueue(redis, (queue) => use(new StudyView(redis, queue, study, plan)));
};
