// Rule 20.4: what the air unit in Pearl Harbor does to the raiders, exactly, and as the engine plays it.

import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { fireBack } from '../../../src/raid/exact/fire-back.js';
import { STANDARD_RAID } from '../../../src/raid/question/standard-raid.js';
import { aftermathMetrics, raidAftermathExperiment } from '../../../src/raid/raid-aftermath.js';
import { tallyOffsets } from '../../../src/stats/experiment.js';
import { sized } from '../../size.js';

const tables = compileBoard(STANDARD_BOARD);
const UNDER_20 = { ...STANDARD_RAID, rules: ['second-edition', 'pearl-harbor'] };
const ROUND_1 = { ...(STANDARD_RAID.targets.round1 as Record<string, string>), Hiryu: '7th A.F.', Soryu: '7th A.F.' };
const AT_THE_UNIT = { ...UNDER_20, targets: { ...STANDARD_RAID.targets, round1: ROUND_1 } };

describe('20.4: the fire back of the 7th A.F.', () => {
  it('is two dice without a bonus at a ship of armor 4, when nobody attacked it in round 1', () => {
    const [akagi] = fireBack(UNDER_20, tables);
    expect(akagi).toEqual({
      ship: 'Akagi',
      undamaged: expect.closeTo(25 / 36, 12),
      damaged: expect.any(Number),
      sunk: expect.any(Number),
    });
    // One hit of more than 4 points, or two that make more than 4 together.
    expect(akagi!.sunk).toBeCloseTo(2 * (1 / 6) * (5 / 6) * (2 / 6) + (1 / 36) * (30 / 36), 12);
  });

  it('needs rule 20, and a question that ends with the two rounds', () => {
    expect(fireBack(STANDARD_RAID, tables)).toEqual([]);
    expect(fireBack({ ...UNDER_20, after: 'stay' }, tables)).toEqual([]);
  });

  it.each([
    ['when it was let alone', UNDER_20],
    ['when two carriers attacked it first', AT_THE_UNIT],
  ])('is what the engine plays %s', (_, scenario) => {
    const games = sized(6000, 60_000);
    const metrics = aftermathMetrics(scenario, tables);
    const offsets = tallyOffsets(metrics);
    const tally = new Float64Array(offsets.at(-1)!);
    raidAftermathExperiment(scenario, tables, 'fire back').run(0, games, tally);
    const sunkOf = (ship: string) =>
      tally[offsets[metrics.findIndex(({ name }) => name === `ship.${ship}.fate`)]! + 3]!;
    const aimedAt = fireBack(scenario, tables).filter(({ ship }) => sunkOf(ship) > 0);
    expect(aimedAt).toHaveLength(1);
    const { ship, sunk } = aimedAt[0]!;
    expect(Math.abs(sunkOf(ship) / games - sunk)).toBeLessThan(4 * Math.sqrt((sunk * (1 - sunk)) / games));
    // The losses are counted of the same games.
    const lost = metrics.findIndex(({ name }) => name === 'japan.carriers.sunk');
    expect(tally[offsets[lost]! + 1]).toBe(sunkOf(ship));
  });
});
