// Finished games in a folder: whatever happens to the process or to its files, the answer is that of a run that was never stopped.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Checkpoint } from '../../src/node/keeping/checkpoint.js';
import { contentKey } from '../../src/node/keeping/sealed.js';
import { openPoolOf } from '../../src/node/pool.js';
import type { SimulateOptions } from '../../src/simulate/options.js';
import type { PieceStore } from '../../src/simulate/pieces.js';
import { simulateWith } from '../../src/simulate/runner.js';
import { NO_THREADS } from '../../src/simulate/threads.js';
import { scratchFolder } from '../cli/vitp.js';
import { createToy, type ToyScenario } from '../simulate/fixtures/toy.js';

const scratch = scratchFolder();
const WORKER = new URL('../simulate/fixtures/toy-worker.ts', import.meta.url);
const pool = openPoolOf(WORKER, 2);
afterAll(() => pool.close());
let last = 0;
const newFolder = () => join(scratch.path, `kept-${++last}`);

const job = (scenario: Omit<ToyScenario, 'kind'> = {}) => ({
  scenario: { kind: 'toy' as const, ...scenario },
  seed: 's',
});
const play = (options: SimulateOptions, scenario?: Omit<ToyScenario, 'kind'>) =>
  simulateWith(createToy, NO_THREADS, job(scenario), options);
/** Plays with a folder, as one process does. */
async function playIn(folder: string, options: SimulateOptions, told: string[] = [], code = 'this code') {
  const store = new Checkpoint(folder, { onTrouble: (sentence) => told.push(sentence) }, code);
  try {
    return await play({ ...options, store });
  } finally {
    store.close();
  }
}
const pieces = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));
const fileIn = (folder: string) => join(folder, pieces(folder)[0]!);

describe('a checkpoint', () => {
  it('gives the same tally, whole or in parts, for any number of workers', async () => {
    const { tally } = await play({ games: 3000 });
    const folder = newFolder();
    expect((await playIn(folder, { games: 1000 })).run.kept).toBe(0);
    const more = await playIn(folder, { games: 3000, pool, chunkSize: 100 });
    expect([more.run.kept, more.run.workers, more.tally]).toEqual([1000, 2, tally]);
    const again = await playIn(folder, { games: 3000 });
    expect([again.run.kept, again.tally, again.ending]).toEqual([3000, tally, 'finished']);
    // Nothing else is left behind.
    expect(readdirSync(folder)).toEqual(pieces(folder));
    expect(pieces(folder)).toHaveLength(2);
  });

  it('keeps long games one by one, and fills the gap between what was kept', async () => {
    const folder = newFolder();
    const long = { long: true };
    const { tally } = await play({ games: 40, first: 5 }, long);
    for (const [first, games] of [
      [5, 10],
      [30, 15],
    ] as const) {
      const store = new Checkpoint(folder);
      await play({ first, games, store, pool, signal: new AbortController().signal }, long);
      store.close();
    }
    const store = new Checkpoint(folder);
    const filled = await play({ games: 40, first: 5, store }, long);
    store.close();
    expect([filled.run.kept, filled.tally]).toEqual([25, tally]);
  });

  it('lets a run that may stop early stop at the same game', async () => {
    const stopWhen = (tally: Float64Array, games: number) => tally[5]! > 250 || games > 1e6;
    const straight = await play({ games: 1e6, stopWhen });
    expect(straight.ending).toBe('precise');
    for (const before of [1000, 1100, straight.games]) {
      const folder = newFolder();
      // What was played without looking is no use where one looks: it is played again.
      const plain = newFolder();
      await playIn(plain, { games: before });
      expect(await playIn(plain, { games: 1e6, stopWhen })).toMatchObject({
        games: straight.games,
        tally: straight.tally,
      });
      await playIn(folder, { games: 1e6, stopWhen: (_, games) => games >= before });
      const rest = await playIn(folder, { games: 1e6, stopWhen });
      expect([rest.games, rest.tally, rest.run.kept]).toEqual([straight.games, straight.tally, before]);
    }
  });

  it('is of one job: another seed, another scenario begin at the beginning', async () => {
    const folder = newFolder();
    await playIn(folder, { games: 100 });
    const begun: unknown[] = [];
    const store = () => new Checkpoint(folder, { onBegin: (...said) => begun.push(said) }, 'this code');
    await simulateWith(createToy, NO_THREADS, { ...job(), seed: 't' }, { games: 100, store: store() });
    await play({ games: 100, store: store() }, { slow: 0.001 });
    await play({ games: 300, store: store() });
    await play({ games: 1, store: new Checkpoint(newFolder(), { onBegin: (...said) => begun.push(said) }) });
    expect(begun).toEqual([
      [0, false],
      [0, false],
      [100, false],
      [0, true],
    ]);
    expect(contentKey({ a: 1, b: [{ d: 0.1, c: 2 }] })).toBe(contentKey({ b: [{ c: 2, d: 0.1 }], a: 1 }));
    expect(contentKey({ a: 0.1 })).not.toBe(contentKey({ a: 0.1 + 2 ** -56 }));
  });

  it('plays again what was cut off or edited, and names it', async () => {
    const origin = newFolder();
    const { tally } = await playIn(origin, { games: 500 });
    const whole = readFileSync(fileIn(origin), 'utf8');
    const broken = [
      ...['', '{}', 'null', '[1]', whole.slice(0, -20), whole.replace('"games":500', '"games":501')],
      ...[
        whole.replace(/\d+\]/, '7]'),
        whole.replace('this code', 'that code'),
        whole.replace('"sha256":"', '"sha256":"0'),
      ],
    ];
    for (const text of broken) {
      const folder = newFolder();
      mkdirSync(folder);
      const file = join(folder, 'games-0.json');
      writeFileSync(file, text);
      const told: string[] = [];
      const read = await playIn(folder, { games: 500 }, told);
      expect(told, text).toEqual([`${file} is damaged: its games are played again. Remove it to hear no more of it.`]);
      expect([read.run.kept, read.tally]).toEqual([0, tally]);
    }
  });

  it('refuses what other code has played', async () => {
    const folder = newFolder();
    await playIn(folder, { games: 10 });
    await expect(playIn(folder, { games: 10 }, [], 'other code')).rejects.toThrow(
      `${fileIn(folder)} was played by other code (version 0.1.0), whose games may end otherwise; allowed: another folder, or to remove ${folder} and begin again`,
    );
  });

  it('goes on playing when it cannot write, and says so once', async () => {
    const file = newFolder();
    writeFileSync(file, 'a file in the way');
    const told: string[] = [];
    const store = new Checkpoint(file, { onTrouble: (sentence) => told.push(sentence) });
    const played = await play({ games: 100, store });
    store.close();
    expect(played.ending).toBe('finished');
    const sentence = `cannot write to ${file}: a file of that name is in the way`;
    expect(told).toEqual([`${sentence}; the games go on, and it is tried again.`]);
    expect(store.failed?.message).toBe(`${sentence}; not all games are kept`);
  });

  it('says when a store throws: nothing is left running', async () => {
    const store: PieceStore = {
      open: () => {
        throw new RangeError('no');
      },
    };
    await expect(play({ games: 10, store })).rejects.toThrow('no');
  });
});
