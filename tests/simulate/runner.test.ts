import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPool, openPoolOf } from '../../src/node/pool.js';
import { emptyTally } from '../../src/simulate/merge.js';
import type { SimulateOptions } from '../../src/simulate/options.js';
import type { Progress } from '../../src/simulate/progress.js';
import { simulateWith } from '../../src/simulate/runner.js';
import type { WorkerPool } from '../../src/simulate/threads.js';
import { BUNDLED_TOY_WORKER } from '../bundle.js';
import { createToy, TOY_METRICS, type ToyScenario } from './fixtures/toy.js';

const WORKER = pathToFileURL(BUNDLED_TOY_WORKER);
const openToyPool = (workers: number) => openPoolOf(WORKER, workers);
const pools: WorkerPool[] = [1, 2, 3].map(openToyPool);
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const toy = (scenario: Omit<ToyScenario, 'kind'> = {}) => ({
  scenario: { kind: 'toy' as const, ...scenario },
  seed: 'toy',
});
const run = (scenario: Omit<ToyScenario, 'kind'>, options: SimulateOptions) =>
  simulateWith(createToy, { defaultCount: 2, open: openToyPool }, toy(scenario), options);

/** The tally of games played one after the other, without the runner. */
function plainly(first: number, games: number): Float64Array {
  const tally = emptyTally(TOY_METRICS);
  createToy({ kind: 'toy' }, 'toy').run(first, games, tally);
  return tally;
}

describe('simulate', () => {
  const expected = plainly(5, 1234);

  it.each([1, 2, 3])('gives the same bytes with %i worker threads and any chunk size', async (workers) => {
    for (const chunkSize of [1, 7, 100, 5000]) {
      const result = await run({}, { games: 1234, first: 5, chunkSize, pool: pools[workers - 1]! });
      expect(result.tally).toEqual(expected);
      expect(result).toMatchObject({ games: 1234, ending: 'finished', partial: false, reproducible: true });
      expect(result.run.workers).toBe(workers);
    }
  });

  it('tells each game in order, with any number of worker threads, and up to the last that is counted', async () => {
    const form = [{ before: 'toy,', after: '', metrics: TOY_METRICS.map((_, k) => k) }];
    const told = async (options: SimulateOptions) => {
      const lines: string[] = [];
      const rows = { form: () => form, write: (text: string) => void lines.push(text) };
      const result = await run({}, { first: 5, ...options, rows });
      return { text: lines.join(''), result };
    };
    const here = await told({ games: 234, workers: 0 });
    expect(here.text.split('\n').map((line) => line.split(',')[1])).toEqual([
      ...Array.from({ length: 234 }, (_, k) => String(5 + k)),
      undefined,
    ]);
    for (const pool of pools) {
      const { text, result } = await told({ games: 234, chunkSize: 7, pool });
      expect(text).toBe(here.text);
      expect(result.tally).toEqual(plainly(5, 234));
      const stopped = await told({ games: 234, chunkSize: 10, pool, stopWhen: () => true });
      expect(stopped.text.split('\n').length - 1).toBe(stopped.result.games);
    }
  });

  it('gives the same bytes in the calling thread', async () => {
    for (const options of [{ workers: 0 }, { workers: 1, chunkSize: 10 }, {}]) {
      const result = await run({}, { games: 1234, first: 5, ...options });
      expect(result.tally).toEqual(expected);
      expect(result.run.workers).toBe(0);
    }
  });

  it('ends with what a listener throws, in a run of any length', async () => {
    const onProgress = (): void => {
      throw new Error('the listener failed');
    };
    for (const options of [
      { games: 1e9, workers: 0 },
      { games: 1e9, pool: pools[1]! },
      { games: 10, workers: 0 },
    ]) {
      await expect(run({}, { ...options, onProgress })).rejects.toThrow('the listener failed');
    }
  });

  it.each([
    [{ games: '10' }, 'games is "10"; it must be a whole number from 1 to 2^53 - 1'],
    [{ games: 2, first: Number.MAX_SAFE_INTEGER }, 'first + games is 9007199254740992; it must'],
    [{ games: 1, workers: 1025 }, 'workers is 1025; it must be a whole number from 0 to 1024'],
    [{ games: 1, pool: {} }, 'pool.workers is undefined; it must be a whole number from 1'],
    [{ games: 1, signal: {} }, 'signal is no AbortSignal; allowed: the signal of an AbortController, or none'],
    [{ games: 1, signal: null }, 'signal is no AbortSignal'],
    [{ games: 1, maxMilliseconds: 'x' }, 'maxMilliseconds is "x"; it must be above 0'],
  ])('refuses %j, and leaves no store open', async (options, sentence) => {
    let open = 0;
    const keeping = { pieces: [], keep: () => {}, cut: () => {}, close: () => void open-- };
    const store = {
      open: () => {
        open++;
        return keeping;
      },
    };
    await expect(run({}, { ...options, store } as unknown as SimulateOptions)).rejects.toThrow(sentence);
    expect(open).toBe(0);
  });

  it('closes its store where the signal cannot be listened to', async () => {
    const close = vi.fn();
    const store = { open: () => ({ pieces: [], keep() {}, cut() {}, close }) };
    const signal = { aborted: false, addEventListener: () => expect.unreachable(), removeEventListener() {} };
    const options = { games: 1, store, signal } as unknown as SimulateOptions;
    await expect(run({}, options)).rejects.toThrow();
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes options that are undefined for options that are left out', async () => {
    const none = { first: undefined, chunkSize: undefined, signal: undefined, onProgress: undefined };
    expect((await run({}, { games: 10, ...none, stopWhen: undefined, store: undefined, rows: undefined })).games).toBe(
      10,
    );
  });

  it.each([0, -1, 1.5, Number.NaN, '2', 1025])('opens no pool of %j threads', (workers) => {
    expect(() => openPool(workers as number)).toThrow(/^workers is .*; it must be a whole number from 1 to 1024$/);
  });

  it('starts worker threads by itself when a job outlasts its pilot', async () => {
    const result = await run({ slow: 0.5 }, { games: 3000, workers: 2 });
    expect(result.run.workers).toBe(2);
    expect(result.tally).toEqual(plainly(0, 3000));
  });

  it('goes on with open workers and no chunk size', async () => {
    const result = await run({ slow: 0.1 }, { games: 500, pool: pools[1]! });
    expect(result.tally).toEqual(plainly(0, 500));
    expect(result.run.playingSeconds).toBeGreaterThan(0.05);
    expect(result.run.dispatchShare).toBeLessThan(1);
  });

  it('reports progress that grows and ends complete', async () => {
    // Its timer goes off after each chunk, whatever the time.
    const timers = vi.spyOn(globalThis, 'setInterval');
    const seen: number[] = [];
    const ticking = (scenario: ToyScenario, seed: string) => {
      const { run: play, ...toy } = createToy(scenario, seed);
      const goOff = () => (timers.mock.calls[0]![0] as () => void)();
      return { ...toy, run: (...asked: Parameters<typeof play>) => [goOff(), play(...asked)] };
    };
    const last: Progress[] = [];
    const onProgress = (p: Progress) => void [seen.push(p.games), last.push(p)];
    const threads = { defaultCount: 0, open: openToyPool };
    const options = { games: 50, chunkSize: 10, workers: 0, onProgress };
    await simulateWith(ticking, threads, toy(), options).finally(() => timers.mockRestore());
    expect(seen).toEqual([0, 10, 20, 30, 40, 50]);
    expect(last.at(-1)).toMatchObject({ games: 50, total: 50, secondsLeft: 0 });
  });

  it.each([
    ['games', { games: 0 }],
    ['games', { games: 1.5 }],
    ['first', { games: 1, first: -1 }],
    ['workers', { games: 1, workers: -1 }],
    ['chunkSize', { games: 1, chunkSize: 0 }],
    ['maxMilliseconds', { games: 1, maxMilliseconds: 0 }],
    ['first + games', { games: 1, first: Number.MAX_SAFE_INTEGER }],
  ])('refuses %s out of range', async (name, options) => {
    await expect(run({}, options)).rejects.toThrow(new RegExp(`^${name.replace('+', '\\+')} is `));
  });
});

describe('a run that is stopped', () => {
  it.each([0, 1, 2, 3])('by the signal holds exactly its first games (%i worker threads)', async (workers) => {
    const stop = new AbortController();
    // A timer could end it before a slow machine has played a game.
    const onProgress = ({ games }: Progress) => games > 0 && stop.abort();
    const pool = workers > 0 ? { pool: pools[workers - 1]! } : { workers };
    const result = await run({ slow: 1 }, { games: 20_000, chunkSize: 3, signal: stop.signal, onProgress, ...pool });
    expect(result).toMatchObject({ ending: 'interrupted', partial: true, reproducible: false });
    expect(result.games).toBeGreaterThan(0);
    expect(result.games).toBeLessThan(20_000);
    expect(result.games % 3).toBe(0);
    expect(result.tally).toEqual(plainly(0, result.games));
  });

  it('before it began holds no games', async () => {
    const result = await run({}, { games: 10, signal: AbortSignal.abort() });
    expect(result).toMatchObject({ games: 0, partial: true });
    expect(result.tally).toEqual(emptyTally(TOY_METRICS));
  });

  it('by the clock is not reproducible', async () => {
    const result = await run({ slow: 1 }, { games: 20_000, maxMilliseconds: 100, pool: pools[1]! });
    expect(result).toMatchObject({ ending: 'out-of-time', partial: false, reproducible: false });
    expect(result.games).toBeLessThan(20_000);
    expect(result.tally).toEqual(plainly(0, result.games));
  });

  it('is finished and reproducible when the clock had time to spare', async () => {
    const result = await run({}, { games: 100, maxMilliseconds: 60_000 });
    expect(result).toMatchObject({ ending: 'finished', reproducible: true, games: 100 });
  });

  it('by stopWhen stops at the same game for any number of workers and any chunk size', async () => {
    // The toy's seed first shows 300 sevens between two looks: where, is the same for all.
    const stopWhen = (tally: Float64Array) => tally[5]! >= 300;
    const endings = [];
    for (const options of [
      { workers: 0 },
      { pool: pools[0]!, chunkSize: 64 },
      { pool: pools[1]!, chunkSize: 11 },
      { pool: pools[2]! },
    ]) {
      endings.push(await run({}, { games: 100_000, stopWhen, ...options }));
    }
    const [one] = endings;
    expect(one).toMatchObject({ ending: 'precise', partial: false, reproducible: true });
    expect(one!.tally[5]).toBeGreaterThanOrEqual(300);
    expect(plainly(0, Math.floor(one!.games / 1.11))[5]).toBeLessThan(300);
    for (const result of endings) {
      expect(result.games).toBe(one!.games);
      expect(result.tally).toEqual(one!.tally);
    }
  });

  it('by stopWhen stops at the same game whatever the timing of the threads', async () => {
    const stopWhen = (tally: Float64Array) => tally[5]! >= 300;
    const still = await run({}, { games: 100_000, stopWhen, workers: 0 });
    for (const pool of pools) {
      for (const jitter of [0.5, 5]) {
        const result = await run({ jitter }, { games: 100_000, stopWhen, pool, chunkSize: 13 });
        expect(result.games).toBe(still.games);
        expect(result.tally).toEqual(still.tally);
      }
    }
  });

  it('never by stopWhen plays all games', async () => {
    const seen: number[] = [];
    const stopWhen = (_: Float64Array, games: number) => seen.push(games) < 0;
    const result = await run({}, { games: 1300, stopWhen });
    expect(result).toMatchObject({ ending: 'finished', games: 1300 });
    expect(seen).toEqual([1000, 1100, 1210]);
  });
});

describe('long games', () => {
  const { signal } = new AbortController();

  it.each([1, 2, 3])('give the same bytes with %i workers and any chunk size', async (workers) => {
    for (const options of [{ signal }, { signal, chunkSize: 7 }, {}]) {
      const result = await run({ long: true }, { games: 40, first: 5, pool: pools[workers - 1]!, ...options });
      expect(result).toMatchObject({ games: 40, ending: 'finished', partial: false, reproducible: true });
      expect(result.tally).toEqual(plainly(5, 40));
    }
  });

  it('leave the calling thread free for the signal, with one worker too', async () => {
    const result = await run({ long: true }, { games: 4, workers: 1, signal });
    expect(result.run.workers).toBe(1);
    expect(result.tally).toEqual(plainly(0, 4));
  });

  it('are played in the calling thread where there is no other', async () => {
    const result = await run({ long: true }, { games: 40, workers: 0, signal });
    expect(result.tally).toEqual(plainly(0, 40));
  });

  it.each([1, 2])('are given up at the signal: the games before them count (%i workers)', async (workers) => {
    const stop = new AbortController();
    // Other workers play on: what they finish after the game without an end is not counted.
    const onProgress = ({ games }: Progress) => games === 13 && stop.abort();
    const result = await run({ long: true, endless: 13 }, { games: 30, workers, signal: stop.signal, onProgress });
    expect(result).toMatchObject({ games: 13, ending: 'interrupted', partial: true, reproducible: false });
    expect(result.tally).toEqual(plainly(0, 13));
  });

  it.each([1, 2])('that fail are named, the lowest of several (%i workers)', async (workers) => {
    const pool = pools[workers - 1]!;
    const failed = run({ long: true, failing: [23, 7, 8] }, { games: 30, pool, signal });
    await expect(failed).rejects.toMatchObject({ code: 'game-failed', game: 7 });
  });

  it('end at the clock with those that were under way', async () => {
    const result = await run({ long: true, slow: 20 }, { games: 20_000, maxMilliseconds: 100, pool: pools[1]! });
    expect(result).toMatchObject({ ending: 'out-of-time', partial: false });
    expect(result.tally).toEqual(plainly(0, result.games));
  });
});

describe('a game that fails', () => {
  it.each([0, 1, 2, 3])('is named with its seed, the lowest of several (%i worker threads)', async (workers) => {
    const pool = workers > 0 ? { pool: pools[workers - 1]! } : { workers };
    for (const chunkSize of [1, 8, 1000]) {
      const failed = run({ failing: [777, 530, 531, 900] }, { games: 1000, chunkSize, ...pool });
      await expect(failed).rejects.toMatchObject({
        name: 'SimulationError',
        code: 'game-failed',
        seed: 'toy',
        game: 530,
        message: 'game 530 of seed "toy" failed: toy trouble in 530',
      });
    }
  });

  it('leaves the worker threads fit for the next job', async () => {
    const result = await run({}, { games: 50, chunkSize: 5, pool: pools[2]! });
    expect(result.tally).toEqual(plainly(0, 50));
  });

  it('is told apart from a thread that dies', async () => {
    const pool = openToyPool(2);
    const failed = run({ dies: 30 }, { games: 100, chunkSize: 5, pool });
    await expect(failed).rejects.toMatchObject({
      code: 'worker-failed',
      game: null,
      message: /^a worker failed with seed "toy": /,
    });
    await pool.close();
  });
});
