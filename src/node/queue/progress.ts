// How far a study is, looked at again and again: what is new is added to what is known.
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PlayPlan } from '../../analysis/shards/plan.js';
import { UsageError } from '../../text/usage-error.js';
import { Merging } from '../keeping/merge.js';
import { shardIn } from './packed.js';
import { JOB, NAMES, type Study, shortId } from './study.js';

/** A shard that was given up. */
export interface GivenUp {
  readonly shard: number;
  /** What was said. */
  readonly why: string;
}

/** How far a study is. */
export interface StudyProgress {
  /** Shards that are finished. */
  readonly finished: number;
  readonly givenUp: readonly GivenUp[];
  /** Shards whose result in Redis is not what was written; they must be played again. */
  readonly damaged: readonly number[];
  /** Games played, those of shards under way with them. */
  readonly games: number;
}

/** Results that are read at once. */
const AT_ONCE = 100;
/** Shards that were given up are read so many at once: all of them, for who waits must know that none is to come. */
const GIVEN_UP_AT_ONCE = 1000;

/** A study, and what is there of it. */
export class StudyView {
  /** What is finished, added up. */
  readonly merging: Merging;
  private readonly damaged = new Set<number>();

  constructor(
    private readonly redis: Redis,
    private readonly queue: Pick<Queue, 'getFailed'>,
    readonly study: Study,
    readonly plan: PlayPlan,
  ) {
    this.merging = new Merging(plan, study.of, `study ${shortId(study.id)}`);
  }

  /** Looks at what is new. */
  async look(): Promise<StudyProgress> {
    const { redis, study, merging, damaged } = this;
    // What was damaged may have been played again.
    damaged.clear();
    if ((await redis.hlen(NAMES.done(study.id))) > merging.parts) await this.addNew();
    const underWay = Object.entries(await redis.hgetall(NAMES.underWay(study.id)));
    const playing = underWay.map(([shard, games]) => (merging.has(Number(shard)) ? 0 : Number(games) || 0));
    return {
      finished: merging.parts,
      givenUp: await this.givenUp(),
      damaged: [...damaged],
      games: playing.reduce((a, b) => a + b, merging.games),
    };
  }

  private async addNew(): Promise<void> {
    const { redis, study, merging } = this;
    const numbers = (await redis.hkeys(NAMES.done(study.id))).map(Number);
    const fresh = numbers.filter((shard) => !merging.has(shard));
    for (let from = 0; from < fresh.length; from += AT_ONCE) {
      const some = fresh.slice(from, from + AT_ONCE);
      const packed = await redis.hmgetBuffer(NAMES.done(study.id), ...some.map(String));
      for (const [k, shard] of some.entries()) this.add(shard, packed[k]);
    }
  }

  private add(number: number, packed: Buffer | null | undefined): void {
    const name = `shard ${number}`;
    try {
      const shard = packed ? shardIn(packed, name) : undefined;
      if (shard?.shard !== number) throw new UsageError(`${name} is another one`);
      this.merging.add(name, shard);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.damaged.add(number);
    }
  }

  private async givenUp(): Promise<GivenUp[]> {
    const { queue, study, merging } = this;
    const found: GivenUp[] = [];
    for (let from = 0; ; from += GIVEN_UP_AT_ONCE) {
      const jobs = await queue.getFailed(from, from + GIVEN_UP_AT_ONCE - 1);
      for (const job of jobs) {
        const { success, data } = JOB.safeParse(job?.data);
        if (success && data.study === study.id && !merging.has(data.shard))
          found.push({ shard: data.shard, why: job.failedReason });
      }
      if (jobs.length < GIVEN_UP_AT_ONCE) return found.sort((a, b) => a.shard - b.shard);
    }
  }
}
