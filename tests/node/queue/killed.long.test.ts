// The queue against a real Redis: workers that are killed, a server that is restarted, shards that cannot be played.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planOf } from '../../../src/analysis/shards/plan.js';
import { readScenario } from '../../../src/index.js';
import { playShard } from '../../../src/node/keeping/shard.js';
import { enqueue, removeStudy } from '../../../src/node/queue/enqueue.js';
import { connect } from '../../../src/node/queue/redis.js';
import { NAMES } from '../../../src/node/queue/study.js';
import { withStudyView } from '../../../src/node/queue/with-queue.js';
import { type PlayOne, work } from '../../../src/node/queue/worker.js';
import { BUNDLED_COMMAND } from '../../bundle.js';
import { vitp, withoutRun } from '../../cli/vitp.js';
import { type RedisServer, startRedis } from './redis-server.js';

let server: RedisServer;
let queue: Queue;
beforeAll(async () => {
  server = await startRedis();
  queue = new Queue(NAMES.queue(), { connection: server.client });
  queue.on('error', () => {});
  process.env.VITP_REDIS = server.url;
});
beforeEach(() => server.client.flushall());
afterEach(() => killAll());
afterAll(async () => {
  delete process.env.VITP_REDIS;
  await server.remove();
});

/** Seconds until a worker is taken for dead. */
const PATIENCE = 3;

/** A worker process, and what it has said. */
class WorkerProcess {
  said = '';
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;

  constructor(...more: readonly string[]) {
    const words = ['worker', '--workers', '1', '--patience', `${PATIENCE}`, ...more];
    this.child = spawn(process.execPath, [BUNDLED_COMMAND, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
    processes.push(this);
    this.ended = once(this.child, 'close');
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
  }

  /** Settles when it has said this; fails when it ends without. */
  async says(pattern: RegExp): Promise<void> {
    let hasEnded = false;
    const ended = this.ended.then(() => {
      hasEnded = true;
    });
    while (!pattern.test(this.said)) {
      if (hasEnded) throw new Error(`the worker has ended without ${pattern}, and said: ${this.said}`);
      await Promise.race([once(this.child.stderr!, 'data'), ended]);
    }
  }

  /** Numbers of the shards that it has finished. */
  get finished(): number[] {
    return [...this.said.matchAll(/^Shard (\d+) of \d+ of /gm)].map((m) => Number(m[1]));
  }
}

const processes: WorkerProcess[] = [];
const killAll = () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL');
};
process.once('exit', killAll);

/** Settles when something holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Shards that workers are playing, as far as Redis knows. */
const active = async (): Promise<number[]> => (await queue.getActive()).map(({ data }) => data.shard as number);

describe('workers', () => {
  it('two of three killed and Redis restarted: the bytes of one run', async () => {
    const game = ['game', '--games', '600', '--seed', 'killed'];
    const enqueued = await vitp(['enqueue', '--shards', '10', ...game]);
    expect(enqueued.stdout).toMatch(
      /^600 games in 10 shards\. vitp worker plays them; vitp collect [0-9a-f]{12} --wait/,
    );
    const [a, b, c] = [new WorkerProcess(), new WorkerProcess(), new WorkerProcess()];
    await Promise.all([a, b, c].map((worker) => worker.says(/^Waiting/m)));
    await until(async () => (await active()).length === 3);

    a.child.kill('SIGKILL');
    await a.ended;
    await b.says(/^Shard/m);
    await until(async () => (await active()).length >= 2);
    b.child.kill('SIGKILL');
    await b.ended;
    // What they had begun is still theirs, as far as Redis knows. One that was handed in is not played again.
    const begun = await active();
    expect(begun.length).toBeGreaterThanOrEqual(2);
    const lost = begun.filter((shard) => !(a.finished.includes(shard) || b.finished.includes(shard)));

    await server.stop();
    await server.start();
    const answer = await vitp(['collect', '--wait', '--quiet', '--json', '-']);
    expect(answer.stderr).toBe('');
    expect(c.finished).toEqual(expect.arrayContaining(lost));
    expect(new Set([...a.finished, ...b.finished, ...c.finished]).size).toBe(10);
    const whole = await vitp([...game, '--quiet', '--json', '-']);
    expect(withoutRun(answer.stdout)).toBe(withoutRun(whole.stdout));

    // All is finished: enqueued again, there is nothing to play.
    expect((await vitp(['enqueue', '--shards', '10', ...game])).stdout).toContain('10 of them are finished already');
    expect(await active()).toEqual([]);
    c.child.kill('SIGTERM');
    expect(await c.ended).toEqual([0, null]);
    expect(c.said).toContain('Leaving after the shard that is under way');
    // Another question may use the same Redis; this one is taken out.
    expect((await vitp(['collect', '--remove', '--quiet'])).code).toBe(0);
    expect((await server.client.keys('*')).filter((key) => !key.startsWith('bull:'))).toEqual([]);
  });

  it('leave when they are told to, with Redis away too', async () => {
    const worker = new WorkerProcess();
    await worker.says(/^Waiting/m);
    await server.stop();
    try {
      await worker.says(/^Redis: connect ECONNREFUSED/m);
      worker.child.kill('SIGTERM');
      expect(await worker.ended).toEqual([0, null]);
    } finally {
      await server.start();
    }
    expect(worker.said).toContain('Redis is away: what was not handed in is played again by another worker.');
  });

  it('that die of a shard one after the other give it up', async () => {
    // A shard that nobody lives to finish.
    await vitp(['enqueue', '--shards', '1', 'game', '--games', '100000000']);
    let worker = new WorkerProcess();
    for (let deaths = 0; deaths < 4; deaths++) {
      await until(async () => (await queue.getActive())[0]?.attemptsStarted === deaths + 1);
      worker.child.kill('SIGKILL');
      await worker.ended;
      worker = new WorkerProcess('--until-done');
    }
    expect(await worker.ended).toEqual([0, null]);
    const { code, stderr } = await vitp(['collect']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Shard 1 of 1 \(games 0 to 99999999 of seed "pacific"\) was given up: job stalled more than allowable limit\. vitp enqueue tries it again\.$/m,
    );
  });
});

describe('shards', () => {
  const { scenario } = readScenario('{kind: raid, targets: spread}', 'raid', { kinds: ['raid'] });
  const workWith = async (play: PlayOne, told: string[]) => {
    const { signal } = new AbortController();
    const redis = await connect(new URL(server.url), true);
    try {
      const tell = (sentence: string) => told.push(sentence);
      return await work(redis, { workers: 1, patience: 1000 * PATIENCE, untilDone: true, signal, tell, play });
    } finally {
      redis.disconnect();
    }
  };
  const plan = () => planOf({ kind: 'raid', scenario, games: 1000 });
  const really: PlayOne = async (plan, shard, of) => (await playShard(plan, shard, of, { workers: 1 }))!;
  const look = async (of: number) => {
    const { study } = await enqueue(server.client, await plan(), of);
    return withStudyView(server.client, study, (view) => view.look());
  };

  it('that cannot be played fail alone, after three tries, with their error', async () => {
    await enqueue(server.client, await plan(), 4);
    const tries: number[] = [];
    const told: string[] = [];
    const poisoned: PlayOne = async (plan, shard, of, onGames) => {
      tries.push(shard);
      if (shard === 2) throw new Error('game 251 of seed "pearl-harbor" failed: no such ship');
      return really(plan, shard, of, onGames);
    };
    expect(await workWith(poisoned, told)).toBe(3);
    expect(tries.sort()).toEqual([1, 2, 2, 2, 3, 4]);
    expect(told.filter((sentence) => /failed/.test(sentence))).toEqual([
      'Shard 2 of 4 failed and will be tried again: game 251 of seed "pearl-harbor" failed: no such ship',
      'Shard 2 of 4 failed and will be tried again: game 251 of seed "pearl-harbor" failed: no such ship',
      'Shard 2 of 4 failed and is given up: game 251 of seed "pearl-harbor" failed: no such ship',
    ]);
    const { stderr } = await vitp(['collect']);
    expect(stderr).toMatch(
      /^3 of 4 shards are finished; 750 of 1,000 games are played\.\nSo far: battleships\.afloat \d/,
    );
    expect(stderr).toContain(
      'Shard 2 of 4 (games 250 to 499 of seed "pearl-harbor") was given up: game 251 of seed "pearl-harbor" failed: no such ship.',
    );
    // Handed in again, it is tried again.
    await enqueue(server.client, await plan(), 4);
    expect(await workWith(really, [])).toBe(1);
    expect(await look(4)).toMatchObject({ finished: 4, givenUp: [], damaged: [], games: 1000 });
  });

  it('whose result was changed in Redis are played again', async () => {
    const { study } = await enqueue(server.client, await plan(), 2);
    await workWith(really, []);
    const [one, two] = await server.client.hmgetBuffer(NAMES.done(study.id), '1', '2');
    await server.client.hset(NAMES.done(study.id), '1', two!);
    const { code, stderr } = await vitp(['collect']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('Damaged in Redis: shard 1. vitp enqueue has them played again.'),
    ]);
    await enqueue(server.client, await plan(), 2);
    await workWith(really, []);
    expect(await server.client.hgetBuffer(NAMES.done(study.id), '1')).toEqual(one);
  });

  it('of a study that is removed meanwhile leave nothing behind', async () => {
    const { study } = await enqueue(server.client, await plan(), 2);
    const removing: PlayOne = async (plan, shard, of, onGames) => {
      await removeStudy(server.client, study);
      return really(plan, shard, of, onGames);
    };
    await workWith(removing, []);
    expect(await server.client.keys('vitp:*')).toEqual([]);
  });

  it.each([
    [{}, 'A job that is none of ours was refused: this is no job of vitp'],
    [
      { schema: 'vitp-job/1', study: 'a'.repeat(64), shard: 1, of: 2 },
      'Shard 1 of 2 failed and is given up: there is no study aaaaaaaaaaaa in this Redis',
    ],
  ])('that are none are refused at once: %j', async (data, sentence) => {
    await queue.add('shard', data, { attempts: 3 });
    const told: string[] = [];
    expect(await workWith(really, told)).toBe(0);
    expect(told).toEqual([sentence]);
  });
});
