// Which combinations of a sweep certainly differ: by pairs on their common dice, not by the intervals of each alone.

import { describe, expect, it } from 'vitest';
import type { RunControls } from '../../src/analysis/controls.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { BLOCK_GAMES, blocksOf, sweptExperiment } from '../../src/analysis/sweep/swept-experiment.js';
import { answerSweep, describeRun, readScenario, readSweep } from '../../src/index.js';
import { sweepPage } from '../../src/report/sweep.js';
import { simulateWith } from '../../src/simulate/runner.js';
import { NO_THREADS } from '../../src/simulate/threads.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { countsByName } from '../../src/stats/figure.js';
import { estimateTally } from '../../src/stats/intervals/estimate.js';

const controls: RunControls = {
  simulate: (job, options) => simulateWith(createExperiment, NO_THREADS, job, { ...options, workers: 0 }),
  describeRun,
  signal: new AbortController().signal,
  onProgress: () => {},
};

const sweptBy = async (sweep: string, games: number) =>
  (await answerSweep(
    { kind: 'sweep', sweep: readSweep(`kind: raid\nmetrics: [battleships.sunk]\nsweep: ${sweep}\n`, 'x.yaml'), games },
    controls,
  ))!;

describe('the order of a sweep', () => {
  it('is certain where pairs of games show it, though the intervals of each alone overlap', async () => {
    const answer = await sweptBy('{data.ships.Nevada.factors: ["441", "451"]}', 150);
    const [first, second] = answer.cells.map(({ figures }) => figures['battleships.sunk']!);
    expect(first!.ci95[0]).toBeLessThan(second!.ci95[1]);
    expect(answer.order).toEqual({ 'battleships.sunk': { differ: true, mayBeHighest: [0], mayBeLowest: [1] } });
    expect(sweepPage(answer).answer).toMatch(
      /^Battleships sunk: highest with .* 441, .*; lowest with .* 451, [^(]*\.$/,
    );
  });

  it('calls nothing certain where all combinations are the same', async () => {
    const answer = await sweptBy('{data.areas.Coral Sea.poc.japan: [2, 3, 4]}', 150);
    const all = [0, 1, 2];
    const none = { differ: false, mayBeHighest: all, mayBeLowest: all };
    expect(answer.order).toEqual({ 'battleships.sunk': none });
    expect(sweepPage(answer).answer).toMatch(/which is no certain difference\.$/);
  });

  it('says of the highest who may be as high', async () => {
    const values = '{data.ships.Nevada.factors: ["441", "451"], data.areas.Coral Sea.poc.japan: [2, 3]}';
    const answer = await sweptBy(values, 400);
    expect(answer.order!['battleships.sunk']).toEqual({ differ: true, mayBeHighest: [0, 1], mayBeLowest: [2, 3] });
    expect(sweepPage(answer).answer).toMatch(
      /highest with .*441.* \(not certainly higher than with .*441.*\); lowest with .*451.* \(not certainly lower than with .*451/,
    );
  });
});

describe('the games of a combination', () => {
  const { scenario } = readScenario('kind: raid\n', 'raid.yaml');
  const figures = [{ metric: 'battleships.sunk' }, { metric: 'ship.Nevada.fate', label: 'sunk' }];
  const swept = () => sweptExperiment(createExperiment(scenario, 'blocks'), figures);

  it('are counted as they are alone, and the same in blocks for any pieces', () => {
    const { metrics, run } = swept();
    const length = tallyOffsets(metrics).at(-1)!;
    const whole = new Float64Array(length);
    run(0, 5000, whole);
    const pieces = new Float64Array(length);
    for (const [first, end] of [
      [4990, 5000],
      [0, 3999],
      [4013, 4990],
      [3999, 4013],
    ] as const) {
      swept().run(first, end - first, pieces);
    }
    expect(pieces).toEqual(whole);
    const alone = createExperiment(scenario, 'blocks');
    const plain = new Float64Array(tallyOffsets(alone.metrics).at(-1)!);
    alone.run(0, 5000, plain);
    expect(whole.subarray(0, plain.length)).toEqual(plain);
    // What is told while it is played leaves the blocks out: their sums are not games.
    expect(Object.keys(estimateTally(metrics, whole, 5000, 'fixed'))).toEqual(alone.metrics.map(({ name }) => name));
    const counts = countsByName(metrics, whole);
    const sum = (name: string) => Array.from(counts(name).counts).reduce((a, b) => a + b, 0);
    expect(sum(BLOCK_GAMES)).toBe(5000);
    const sunk = counts('battleships.sunk');
    expect(sum(blocksOf(0))).toBe(Array.from(sunk.counts).reduce((a, n, i) => a + n * i, 0));
    const fate = metrics.find(({ name }) => name === 'ship.Nevada.fate')!;
    const label = fate.type === 'label' ? fate.labels.indexOf('sunk') : -1;
    expect(sum(blocksOf(1))).toBe(counts('ship.Nevada.fate').counts[label]);
  });
});
