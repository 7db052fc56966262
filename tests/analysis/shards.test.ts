// Games that are dealt out in shards: put together, they are the bytes of one run, whatever was asked.
import { describe, expect, it } from 'vitest';
import { planOf, shardOf } from '../../src/analysis/shards/plan.js';
import { canonicalJson } from '../../src/answer/json.js';
import {
  addTally,
  ask,
  emptyTally,
  mergeShards,
  partialResults,
  playShard,
  type Question,
  readOpenings,
  readScenario,
  readShard,
  readSweep,
  readTournament,
  shardText,
  simulate,
  simulateChunk,
} from '../../src/index.js';
import { Merging } from '../../src/node/keeping/merge.js';

const raid = readScenario('{kind: raid, targets: focus}', 'raid', { kinds: ['raid'] }).scenario;
const spread = readScenario('{kind: raid, targets: spread}', 'raid', { kinds: ['raid'] }).scenario;
const game = readScenario('{kind: game, players: {japan: random, allied: random}}', 'game', {
  kinds: ['game'],
}).scenario;
const battle = readScenario('{kind: battle, japan: {units: [Akagi]}, allied: {units: [Lexington]}}', 'battle', {
  kinds: ['battle'],
}).scenario;
const sweep = readSweep('{kind: raid, sweep: {targets: [spread, focus, kills]}}', 'sweep');
const field = '{japan: [random], allied: [random, standard]';
const tournament = readTournament(`${field}, kind: tournament}`, 'cup').scenario;
const openings = readOpenings(`${field}, kind: openings, blocks: 10}`, 'openings').scenario;

const QUESTIONS: readonly Question[] = [
  { kind: 'raid', scenario: raid, games: 1000 },
  { kind: 'battle', scenario: battle, games: 300, method: 'monte-carlo', seed: 'other' },
  { kind: 'game', scenario: game, games: 100, controlVariate: true },
  { kind: 'bid', scenarios: [game], games: 20, ties: 'half' },
  { kind: 'comparison', scenarios: [raid, spread], names: ['focus', 'spread'], games: 200 },
  { kind: 'sweep', sweep, games: 100, metrics: ['battleships.sunk'] },
  { kind: 'sensitivity', scenario: game, what: ['data'], only: 'data.areas.Coral Sea', games: 2 },
  { kind: 'tournament', scenario: tournament, games: 10 },
  { kind: 'openings', scenario: openings, games: 20 },
];
const bytes = (answer: object | undefined) => canonicalJson({ ...answer, run: null });
const parts = async (question: Question, of: number) => {
  const plan = await planOf(question);
  const shards = [];
  for (let k = of; k >= 1; k--) {
    const played = (await playShard(plan, k, of, { workers: 1 }))!;
    // Through a file, as from another machine.
    shards.push({ name: `${k}`, shard: readShard(shardText(played), `${k}`) });
  }
  return shards;
};

describe('shards', () => {
  it.each(QUESTIONS.map((question) => [question.kind, question] as const))('of a %s', async (_, question) => {
    const whole = await ask(question, { workers: 1 });
    expect(bytes(await mergeShards(await parts(question, 3)))).toBe(bytes(whole));
  });

  it('cut the games without a gap', () => {
    const run = (games: number) => ({ scenario: raid, seed: 's', first: 0, games });
    const plan = { runs: [run(5), run(1), run(7)], games: 13 };
    const dealt = [1, 2, 3, 4].map((k) => shardOf(plan, k, 4).map(({ first, games }) => [first, games]));
    expect(dealt).toEqual([
      [[0, 3]],
      [
        [3, 2],
        [0, 1],
      ],
      [[0, 3]],
      [[3, 4]],
    ]);
    // Fewer games than shards: some have nothing to play.
    expect(Array.from({ length: 20 }, (_, k) => shardOf(plan, k + 1, 20).length).reduce((a, b) => a + b)).toBe(13);
  });

  it.each([
    [0, 4],
    [5, 4],
    [-1, 4],
    [1, -2],
    [1.5, 4],
    [1, 0],
    [1, Number.NaN],
    [1, 1_000_001],
  ])('are numbered from 1: %d of %d is refused', async (shard, of) => {
    const told = /^(shard|of) is .*; it must be a whole number from 1 to (4|1000000)$/;
    const plan = await planOf({ kind: 'raid', scenario: raid, games: 100 });
    expect(() => shardOf(plan, shard, of)).toThrow(told);
    await expect(playShard(plan, shard, of, { workers: 1 })).rejects.toThrow(told);
    if (of < 1 || of > 1e6) expect(() => new Merging(plan, of, 'x')).toThrow(told);
  });

  it('say what is missing, doubled, or of something else', async () => {
    const question = QUESTIONS[0]!;
    const [c, b, a] = await parts(question, 3);
    const merged = (...shards: (typeof a)[]) => mergeShards(shards.map((s) => s!));
    await expect(merged(a, c)).rejects.toThrow('the shards are not all there, once each; missing: 2 of 3');
    await expect(merged(a, b, b, { ...a!, name: 'copy' })).rejects.toThrow(
      'missing: 3 of 3; there more than once: 1 of 3 (1, copy); there more than once: 2 of 3 (2, 2)',
    );
    const [other] = await parts({ ...question, seed: 'tora' } as Question, 3);
    await expect(merged(a, b, other)).rejects.toThrow(
      '3 and 1 are of different questions: seeds "tora" and "pearl-harbor"',
    );
    const [quarter] = await parts(question, 4);
    await expect(merged(a, b, quarter)).rejects.toThrow('4 is one of 4 shards and 1 one of 3: they were cut otherwise');
    const moved = { name: 'moved', shard: { ...a!.shard, shard: 3 } };
    await expect(merged(a, b, moved)).rejects.toThrow('moved does not hold the games of shard 3 of 3');
    // Sealed by somebody who changed a share: the raid's ships have four fates, and the last count is of one of them.
    const changed = structuredClone((await parts(question, 1))[0]!);
    const counts = changed.shard.pieces[0]!.counts as number[];
    counts[counts.length - 1]! += 1;
    await expect(mergeShards([changed])).rejects.toThrow(
      /^1: what was counted does not fit the question \(.*the counts add up to 1001, where 1000 games should be\)$/,
    );
    const text = shardText(a!.shard);
    for (const broken of ['', '{}', text.slice(0, -9), text.replace('"shard":1', '"shard":2')]) {
      expect(() => readShard(broken, 'x.json')).toThrow('x.json is not a shard, or it is damaged');
    }
  });

  it.each<[object, RegExp]>([
    [{ kind: 'raid', scenario: raid }, /the exact method answers it/],
    [
      { kind: 'game', scenario: game, stopping: { precision: { figure: '', halfWidth: 1, relative: false } } },
      /a precision looks at all games/,
    ],
    [{ kind: 'game', scenario: game, stopping: { maxMilliseconds: 5 } }, /a time limit ends it at no fixed game/],
    [{ kind: 'ranking', scenarios: [raid, spread], names: ['a', 'b'], figure: 'battleships.sunk' }, /drops candidates/],
    [{ kind: 'tune', scenario: {} }, /every generation/],
  ])('are refused where the games are not known beforehand: %#', async (question, sentence) => {
    await expect(planOf(question as Question)).rejects.toThrow(sentence);
  });
});

describe('in a program', () => {
  it('chunks add up to a run', async () => {
    const { tally, metrics } = await simulate({ scenario: raid, seed: 's' }, { games: 100, workers: 1 });
    const sum = emptyTally(metrics);
    for (const first of [60, 0, 30]) {
      addTally(sum, simulateChunk(raid, { seed: 's', first, games: first === 60 ? 40 : 30 }).tally);
    }
    expect(sum).toEqual(tally);
    expect(() => simulateChunk(raid, { seed: 's', first: -1, games: 1 })).toThrow(
      'first is -1; it must be a whole number from 0',
    );
    expect(() => simulateChunk(raid, { seed: 's', first: Number.MAX_SAFE_INTEGER, games: 2 })).toThrow(
      'first + games is 9007199254740992; it must be a whole number',
    );
  });

  it('a run tells its partial results, and ends when nobody listens', async () => {
    const job = { scenario: raid, seed: 's' };
    const told: number[] = [];
    for await (const { games, result } of partialResults(simulate, job, { games: 50_000, workers: 1 })) {
      told.push(games);
      if (result) expect(result.tally).toEqual((await simulate(job, { games: 50_000, workers: 1 })).tally);
    }
    expect(told.at(-1)).toBe(50_000);
    const heard: unknown[] = [];
    const endless: typeof simulate = async ({ scenario }, { store, signal }) => {
      const { metrics } = simulateChunk(scenario as typeof raid, { seed: 's', first: 0, games: 1 });
      const keeping = store!.open(job, { first: 0, games: 9 }, metrics);
      keeping.keep({ first: 0, games: 2, tally: emptyTally(metrics) });
      await new Promise((resolve) => signal!.addEventListener('abort', resolve));
      heard.push('stopped');
      throw new Error('nobody hears of this');
    };
    for await (const { games } of partialResults(endless, job, { games: 9 })) {
      heard.push(games);
      break;
    }
    expect(heard).toEqual([2, 'stopped']);
    const failing = partialResults(() => Promise.reject(new RangeError('no')), job, { games: 1 });
    await expect(failing.next()).rejects.toThrow('no');
    const withRows = { games: 1, rows: { form: () => [], write: () => {} } };
    await expect(partialResults(simulate, job, withRows).next()).rejects.toThrow('rows are not for partialResults');
  });
});
