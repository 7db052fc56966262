// The raid with its aftermath: a game depends on its number alone, not on those that were played before it.

import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { STANDARD_RAID } from '../../src/raid/question/standard-raid.js';
import { raidAftermathExperiment } from '../../src/raid/raid-aftermath.js';
import { type Tally, tallyOffsets } from '../../src/stats/experiment.js';
import { sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);
const STAY = { ...STANDARD_RAID, after: 'stay' } as const;

/** The tally of some games, played by players who have seen nothing. */
function played(first: number, count: number, tally?: Tally): Tally {
  const { metrics, run } = raidAftermathExperiment(STAY, tables, 'aftermath');
  const counted = tally ?? new Float64Array(tallyOffsets(metrics)[metrics.length]!);
  run(first, count, counted);
  return counted;
}

describe('games of a raid with its aftermath', () => {
  it('are the same in one go and in parts', () => {
    const games = sized(600, 3000);
    const together = played(0, games);
    const apart = played(0, 100);
    for (let k = 100; k < games; k += 100) played(k, 100, apart);
    expect(apart).toEqual(together);
  });
});

describe('the losses of Japan (18.3)', () => {
  it('are the sums of the fates of what it sends: carriers, their airstrike factors, other ships', () => {
    const scenario = { ...STAY, raidForce: [...STAY.raidForce, 'Kongo', 'Hiei'] };
    const { metrics, run } = raidAftermathExperiment(scenario, tables, 'losses');
    const offsets = tallyOffsets(metrics);
    const tally = new Float64Array(offsets[metrics.length]!);
    run(0, 300, tally);
    const binsOf = (name: string) => {
      const k = metrics.findIndex((metric) => metric.name === name);
      return [...tally.subarray(offsets[k], offsets[k + 1])];
    };
    const total = (name: string) => binsOf(name).reduce((sum, count, lost) => sum + count * lost, 0);
    const sum = (ships: readonly string[], of: (ship: string) => number) => ships.reduce((a, ship) => a + of(ship), 0);
    const fate = (label: number) => (ship: string) => binsOf(`ship.${ship}.fate`)[label]!;
    const airstrike = (ship: string) => fate(3)(ship) * tables.airstrike[tables.pieceIndex.get(ship)!]!;
    expect(total('japan.carriers.sunk')).toBe(sum(STAY.raidForce, fate(3)));
    expect(total('japan.carriers.damaged')).toBe(sum(STAY.raidForce, fate(1)));
    expect(total('japan.airstrike.sunk')).toBe(sum(STAY.raidForce, airstrike));
    expect(total('japan.other ships.sunk')).toBe(sum(['Kongo', 'Hiei'], fate(3)));
    expect(total('japan.carriers.sunk')).toBeGreaterThan(0);
  });
});
