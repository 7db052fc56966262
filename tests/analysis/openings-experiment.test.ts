// Openings against replies: sums by block that are the games' own.
import { describe, expect, it } from 'vitest';
import { namedSeat } from '../../src/ai/seat.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import type { OpeningsScenario } from '../../src/analysis/tournament/openings-experiment.js';
import { BLOCK_FIGURES, blockMetric, pairingMetric } from '../../src/analysis/tournament/pairing-names.js';
import { TRACK_END } from '../../src/game/index.js';
import { type Metric, tallyOffsets } from '../../src/stats/experiment.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const { rules, rulings, data } = STANDARD_GAME;
const SCENARIO: OpeningsScenario = {
  ...{ kind: 'openings', rules, rulings, data, blocks: 4 },
  japan: [namedSeat('japan', 'standard')!, namedSeat('japan', 'random')!],
  allied: [namedSeat('allied', 'standard')!, namedSeat('allied', 'random')!],
};
const experiment = createExperiment(SCENARIO, 'blocks');
const offsets = tallyOffsets(experiment.metrics);
const play = (first: number, count: number, tally = new Float64Array(offsets.at(-1)!)) => {
  experiment.run(first, count, tally);
  return tally;
};
const of = (metrics: readonly Metric[], tally: Float64Array, name: string) => {
  const at = tallyOffsets(metrics);
  const k = metrics.findIndex((m) => m.name === name);
  return [...tally.subarray(at[k], at[k + 1])];
};
const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('openings against replies', () => {
  const tally = play(0, 22);

  it('adds up by block what the pairings count', () => {
    for (let i = 0; i < 2; i++) {
      for (let j = 0; j < 2; j++) {
        const final = of(experiment.metrics, tally, pairingMetric(i, j, 'poc.final'));
        const winner = of(experiment.metrics, tally, pairingMetric(i, j, 'winner'));
        expect(total(final)).toBe(22);
        const points = total(final.map((count, k) => count * k));
        expect(total(of(experiment.metrics, tally, blockMetric(i, j, 'points')))).toBe(points);
        expect(total(of(experiment.metrics, tally, blockMetric(i, j, 'wins')))).toBe(2 * winner[0]! + winner[2]!);
      }
    }
  });

  it('puts game k into block k modulo their number, and is the same however it is cut', () => {
    const game = createExperiment(
      { ...STANDARD_GAME, players: { japan: SCENARIO.japan[0]!, allied: SCENARIO.allied[0]! } },
      'blocks',
    );
    const alone = new Float64Array(tallyOffsets(game.metrics).at(-1)!);
    for (let k = 3; k < 22; k += 4) game.run(k, 1, alone);
    const final = of(game.metrics, alone, 'poc.final');
    expect(final.length).toBe(2 * TRACK_END + 1);
    expect(of(experiment.metrics, tally, blockMetric(0, 0, 'points'))[3]).toBe(total(final.map((n, k) => n * k)));
    const cut = play(9, 13, play(0, 9));
    expect([...cut]).toEqual([...tally]);
  });

  it('names a sum for each figure and pairing', () => {
    const names = experiment.metrics.map((m) => m.name);
    for (const figure of BLOCK_FIGURES) expect(names).toContain(blockMetric(1, 1, figure));
    expect(new Set(names).size).toBe(names.length);
  });
});
