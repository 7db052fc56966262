// A raid whose targets are written out for both rounds: every ship is on its own, so it is one convolution after the other.
import { BATTLESHIP, type BoardTables, CRUISER } from '../../board/index.js';
import { RAID_CATEGORIES, raidCategory } from '../kernel/fates.js';
import { jointOf } from './compositions.js';
import type { RaidSolution } from './raid-result.js';
import { type RaidSetup, roundDamage } from './raid-setup.js';

/** Distribution of a sum of two damages, the last entry collecting everything beyond. */
export function addDamage(a: Float64Array, b: Float64Array): Float64Array {
  const cap = a.length - 1;
  const sum = new Float64Array(a.length);
  for (let i = 0; i <= cap; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j <= cap; j++) sum[Math.min(cap, i + j)]! += a[i]! * b[j]!;
  }
  return sum;
}

/** Distribution of damage by target after the loads of one round on an undamaged harbor. */
export function damageAfter(setup: RaidSetup, loads: Int32Array, round: 1 | 2): Float64Array[] {
  return setup.targets.map((piece, t) => {
    const width = setup.cap[t]! + 1;
    return roundDamage(setup, piece, round).slice(loads[t]! * width, (loads[t]! + 1) * width);
  });
}

/** Categories of one ship: also its joint count, for the points of the simplex of one ship are the categories in order. */
export function categoriesOf(piece: number, damage: Float64Array, tables: BoardTables): Float64Array {
  const result = new Float64Array(RAID_CATEGORIES);
  damage.forEach((probability, points) => {
    result[raidCategory(piece, points, tables)]! += probability;
  });
  return result;
}

/** Joint counts of independent ships of a kind. */
function jointOfIndependent(setup: RaidSetup, damage: readonly Float64Array[], kind: number): Float64Array {
  return jointOf(
    setup.targets.flatMap((piece, t) =>
      setup.tables.kind[piece] === kind ? [categoriesOf(piece, damage[t]!, setup.tables)] : [],
    ),
  );
}

/** Solves a raid from its loads in both rounds. */
export function solveExplicit(setup: RaidSetup, round1: Int32Array, round2: Int32Array): RaidSolution {
  const second = damageAfter(setup, round2, 2);
  const damage = damageAfter(setup, round1, 1).map((first, t) => addDamage(first, second[t]!));
  return {
    damage,
    battleships: jointOfIndependent(setup, damage, BATTLESHIP),
    cruisers: jointOfIndependent(setup, damage, CRUISER),
    states: 1,
  };
}
