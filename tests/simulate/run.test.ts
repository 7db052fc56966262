// The raid through the package's own worker.

import { afterAll, describe, expect, it } from 'vitest';
import { createExperiment } from '../../src/analysis/experiments.js';
import { openPool, openPoolOf } from '../../src/node/pool.js';
import { simulate } from '../../src/node/simulate.js';
import type { RaidScenario } from '../../src/raid/question/raid-scenario.js';
import { emptyTally } from '../../src/simulate/merge.js';
import { estimateTally } from '../../src/stats/intervals/estimate.js';
import { stopAtPrecision } from '../../src/stats/intervals/precision.js';
import { LONG, sized } from '../size.js';

const RAID: RaidScenario = {
  kind: 'raid',
  rules: ['second-edition'],
  raidForce: ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'],
  targets: { round1: 'spread', round2: 'finish' },
  after: 'leave',
  allies: 'stay',
  iBoat: 'elsewhere',
  indonesia: null,
  data: null,
};
const job = { scenario: RAID, seed: 'raid' };
// In the long suite the first runs the source; the others what is made of it, which starts sooner.
const SOURCE_WORKER = new URL('../../src/worker.ts', import.meta.url);
const pools = LONG ? [openPoolOf(SOURCE_WORKER, 1), openPool(2), openPool(3)] : [openPool(1), openPool(2)];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

describe('the raid simulated', () => {
  it('gives the same bytes for 0, 1, 2 and 3 worker threads', async () => {
    const experiment = createExperiment(RAID, 'raid');
    const expected = emptyTally(experiment.metrics);
    const games = sized(5000, 30_000);
    experiment.run(0, games, expected);
    expect((await simulate(job, { games, workers: 0 })).tally).toEqual(expected);
    for (const pool of pools) {
      for (const chunkSize of [999, 4096]) {
        const result = await simulate(job, { games, pool, chunkSize });
        expect(result.tally).toEqual(expected);
        expect(result.run.workers).toBe(pool.workers);
      }
    }
  });

  it('plays with the scenario’s own board values in every worker', async () => {
    // Unarmed carriers: nothing can be damaged.
    const ships = Object.fromEntries(RAID.raidForce.map((name) => [name, { factors: '146' }]));
    const harmless = { scenario: { ...RAID, data: { ships } }, seed: 'raid' };
    const result = await simulate(harmless, { games: 1000, pool: pools[1]!, chunkSize: 100 });
    const estimates = estimateTally(result.metrics, result.tally, result.games, false);
    expect(estimates['battleships.undamaged']).toMatchObject({ mean: 8, sd: 0 });
  });

  it('stops at a precision, at the same game for any number of workers', async () => {
    const { metrics } = createExperiment(RAID, 'raid');
    const stopWhen = stopAtPrecision(metrics, { metric: 'battleships.afloat', halfWidth: 0.05 });
    const results = [];
    for (const pool of pools) results.push(await simulate(job, { games: 1_000_000, pool, stopWhen, chunkSize: 500 }));
    const [one] = results;
    expect(one).toMatchObject({ ending: 'precise', reproducible: true });
    expect(one!.games).toBeLessThan(100_000);
    for (const result of results) expect(result.tally).toEqual(one!.tally);
    const estimate = estimateTally(metrics, one!.tally, one!.games, 'anytime')['battleships.afloat'];
    const [low, high] = (estimate as { ci95: readonly [number, number] }).ci95;
    expect((high - low) / 2).toBeLessThanOrEqual(0.05);
  });

  it('does not begin when the scenario names what is not on the board', async () => {
    const targets = { round1: { Akagi: 'Yamato Maru' }, round2: {} };
    const unknown = { scenario: { ...RAID, targets }, seed: 'raid' };
    await expect(simulate(unknown, { games: 10 })).rejects.toThrow(/Yamato Maru/);
  });
});
