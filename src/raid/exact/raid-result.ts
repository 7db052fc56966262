// An exact answer: every piece's damage, the joint counts of the ships of a kind, and the tally of the metrics.

import { BATTLESHIP, type BoardTables, CRUISER } from '../../board/index.js';
import { binsOf, type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import { RAID_CATEGORIES, RAID_CLASSES, RAID_COUNTS, raidFate } from '../kernel/fates.js';
import { RAID_FIGURES } from '../raid-figures.js';
import { raidMetrics } from '../raid-metrics.js';
import { countsOf } from './compositions.js';
import { type RaidSetup, shipsOfKind } from './raid-setup.js';

/** Joint distribution of how many ships of a kind are undamaged, damaged, crippled, bottomed and sunk. */
export interface JointCounts {
  readonly ships: number;
  /** Five counts for each entry of `probability`: undamaged, damaged without the crippled, crippled, bottomed, sunk. */
  readonly counts: Uint8Array;
  readonly probability: Float64Array;
}

/** A raid solved exactly. */
export interface ExactRaid {
  /** Probabilities laid out by `raidMetrics(tables)`. */
  readonly tally: Tally;
  /** Piece indices of what lay in Pearl Harbor. */
  readonly targets: readonly number[];
  /** Distribution of damage after the raid, by target; the last entry is "sunk" (ships) or "eliminated" (air units). */
  readonly damage: readonly Float64Array[];
  readonly battleships: JointCounts;
  readonly cruisers: JointCounts;
  /** Joint states of what round 1 left that were gone through; 1 for a plan that is written out. */
  readonly states: number;
}

/** What a solver finds: damage by target, joint counts by kind, and the states it went through. */
export interface RaidSolution {
  readonly damage: readonly Float64Array[];
  readonly battleships: Float64Array;
  readonly cruisers: Float64Array;
  readonly states: number;
}

/** Puts the parts together and lays out the tally. */
export function exactResult(setup: RaidSetup, { damage, battleships, cruisers, states }: RaidSolution): ExactRaid {
  const joint = (kind: number, probability: Float64Array): JointCounts => {
    const ships = shipsOfKind(setup, kind);
    return { ships, counts: countsOf(ships), probability };
  };
  const result = {
    targets: setup.targets,
    damage,
    battleships: joint(BATTLESHIP, battleships),
    cruisers: joint(CRUISER, cruisers),
    states,
  };
  return { ...result, tally: layOut(result, setup.tables) };
}

function layOut(result: Omit<ExactRaid, 'tally'>, tables: BoardTables): Tally {
  const metrics = raidMetrics(tables);
  const offsets = tallyOffsets(metrics);
  const tally = new Float64Array(offsets[metrics.length]!);
  metrics.forEach((metric, m) => {
    tally.set(binsFor(metric, result, tables), offsets[m]);
  });
  return tally;
}

function binsFor(metric: Metric, result: Omit<ExactRaid, 'tally'>, tables: BoardTables): Float64Array {
  const bins = new Float64Array(binsOf(metric));
  for (const { name } of RAID_CLASSES) {
    const counted = RAID_COUNTS.find((count) => metric.name === RAID_FIGURES.ships.of(name, count.name));
    if (!counted || metric.type !== 'number') continue;
    const { counts, probability } = result[name];
    for (let k = 0; k < probability.length; k++) {
      const value = counted.categories.reduce((sum, category) => sum + counts[k * RAID_CATEGORIES + category]!, 0);
      bins[value - metric.min]! += probability[k]!;
    }
    return bins;
  }
  const t = result.targets.findIndex((piece) => metric.name === RAID_FIGURES.fate.of(tables.pieceNames[piece]!));
  if (t < 0) throw new Error(`the exact method has no answer for the metric ${metric.name}`);
  result.damage[t]!.forEach((probability, damage) => {
    bins[raidFate(result.targets[t]!, damage, tables)]! += probability;
  });
  return bins;
}
