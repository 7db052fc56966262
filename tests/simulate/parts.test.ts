import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkCount, gamesInChunks, planChunks } from '../../src/simulate/chunk-plan.js';
import { Counters } from '../../src/simulate/counters.js';
import { firstFailure, locateFailure } from '../../src/simulate/failure.js';
import { addTally } from '../../src/simulate/merge.js';
import { progressOf } from '../../src/simulate/progress.js';
import type { Experiment } from '../../src/stats/experiment.js';
import { looks } from '../../src/stats/intervals/looks.js';

describe('plan of chunks', () => {
  it('covers every game once', () => {
    const plan = fc.record({
      games: fc.integer({ min: 1, max: 5000 }),
      workers: fc.integer({ min: 0, max: 9 }),
      rate: fc.double({ min: 0.001, max: 1000, noNaN: true }),
      chunkSize: fc.option(fc.integer({ min: 1, max: 6000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(plan, ({ games, workers, rate, chunkSize }) => {
        const p = planChunks(3, games, workers, rate, chunkSize);
        if (chunkSize !== undefined) expect(p.chunkSize).toBe(chunkSize);
        const n = chunkCount(p);
        expect(gamesInChunks(p, 0)).toBe(0);
        expect(gamesInChunks(p, n)).toBe(games);
        if (n > 1) expect(gamesInChunks(p, n - 1)).toBeLessThan(games);
      }),
    );
  });

  it('makes chunks of a few milliseconds, and shorter ones for a fair end', () => {
    expect(planChunks(0, 1e9, 2, 5000, undefined).chunkSize).toBe(20_000);
    expect(planChunks(0, 1000, 2, 5000, undefined).chunkSize).toBe(63);
    expect(planChunks(0, 1e9, 2, 0.01, undefined).chunkSize).toBe(1);
  });

  it('keeps the number of chunks within 32 bits', () => {
    expect(chunkCount(planChunks(0, Number.MAX_SAFE_INTEGER, 2, 1, 1))).toBeLessThan(2 ** 31);
  });
});

describe('merging', () => {
  it('is associative and commutative for integers', () => {
    const counts = fc.array(
      fc.maxSafeNat().map((n) => n % 2 ** 40),
      { minLength: 5, maxLength: 5 },
    );
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        const t = (x: number[]) => Float64Array.from(x);
        const left = addTally(addTally(t(a), t(b)), t(c));
        expect(addTally(t(a), addTally(t(b), t(c)))).toEqual(left);
        expect(addTally(addTally(t(c), t(b)), t(a))).toEqual(left);
      }),
    );
  });

  it('refuses tallies of different experiments', () => {
    expect(() => addTally(new Float64Array(2), new Float64Array(3))).toThrow(RangeError);
  });
});

describe('shared counters', () => {
  it('begin every chunk once, in order, and none after a stop', () => {
    const counters = new Counters();
    const other = new Counters(counters.buffer);
    expect([counters.begin(3), other.begin(3), counters.begin(3), other.begin(3)]).toEqual([0, 1, 2, -1]);
    const stopped = new Counters();
    expect(stopped.begin(9)).toBe(0);
    new Counters(stopped.buffer).stop();
    expect(stopped.begin(9)).toBe(-1);
    stopped.finish();
    expect(stopped.finished).toBe(1);
  });
});

describe('looks', () => {
  it('end with the number of games, whatever it is', () => {
    expect([...looks(1)]).toEqual([1]);
    expect([...looks(1000)]).toEqual([1000]);
    expect([...looks(1001)]).toEqual([1000, 1001]);
    expect([...looks(1e9)].length).toBeLessThan(150);
  });
});

describe('failures', () => {
  const experiment = (run: Experiment['run']): Experiment => ({ metrics: [], run });

  it('that show only in company say so', () => {
    const create = () =>
      experiment((_first, count) => {
        if (count > 1) throw new Error('together');
      });
    const failure = locateFailure(create, 10, 5, new Error('together'));
    expect(failure).toMatchObject({
      game: 10,
      message: 'together (one of the games 10 to 14, none of which fails alone)',
    });
  });

  it('may be thrown as anything', () => {
    const create = () =>
      experiment((first) => {
        if (first === 12) throw 'a string';
      });
    expect(locateFailure(create, 10, 5, 'a string')).toEqual({ game: 12, message: 'a string', detail: 'a string' });
  });

  it('are ranked by game, a dead worker last', () => {
    const failure = (game: number | null) => ({ game, message: '', detail: '' });
    expect(firstFailure([failure(null), failure(9), failure(4)])?.game).toBe(4);
    expect(firstFailure([failure(null)])?.game).toBe(null);
    expect(firstFailure([])).toBeUndefined();
  });
});

describe('progress', () => {
  it('knows rate and time left', () => {
    expect(progressOf(250, 1000, 2)).toEqual({ games: 250, total: 1000, seconds: 2, perSecond: 125, secondsLeft: 6 });
    expect(progressOf(0, 1000, 2).secondsLeft).toBe(Number.POSITIVE_INFINITY);
    expect(progressOf(1000, 1000, 0).secondsLeft).toBe(0);
  });
});
