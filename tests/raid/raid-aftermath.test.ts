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
