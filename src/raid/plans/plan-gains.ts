// Tables of expected worth: what a target is worth once the attacks now assigned to it have fallen. The marginal gain of one
// more attack is a difference of two entries.
import type { BoardTables } from '../../board/index.js';
import { sinkingDamage } from '../kernel/fates.js';
import { type AttackLoads, bonuses, damageByLoad } from './plan-loads.js';
import type { TargetGroups } from './plan-targets.js';
import { planWorth, type RaidMeasure } from './plan-worth.js';

/** Expected worth by group, damage now and load: entry `base[group] + damage * size + load`. */
export interface GainTable {
  readonly worth: Float64Array;
  readonly base: Int32Array;
  /** Damage beyond this makes no difference, by group. */
  readonly cap: Uint8Array;
  readonly size: number;
}

/** One representative of each group. */
function groupHeads(groups: TargetGroups): number[] {
  return Array.from({ length: groups.groupCount }, (_, g) => groups.pieces[groups.group.indexOf(g)]!);
}

/**
 * Builds the table of a round. Round 1 looks ahead: a load is worth what it would have done after falling once more in
 * round 2, so that a first attack counts for the sinking it prepares.
 *
 * @param lookAhead count the same load again at round 2's bonus (used for round 1).
 */
export function gainTable(
  measure: RaidMeasure,
  groups: TargetGroups,
  loads: AttackLoads,
  tables: BoardTables,
  options: { readonly round: 1 | 2; readonly pearlHarborRule: boolean; readonly lookAhead: boolean },
): GainTable {
  const heads = groupHeads(groups);
  const cap = Uint8Array.from(heads, (piece) => sinkingDamage(piece, tables));
  const base = new Int32Array(groups.groupCount);
  let length = 0;
  for (let g = 0; g < groups.groupCount; g++) {
    base[g] = length;
    length += (cap[g]! + 1) * loads.size;
  }
  const worth = new Float64Array(length);
  for (let g = 0; g < groups.groupCount; g++) {
    const piece = heads[g]!;
    const isShip = tables.isShip[piece] === 1;
    const width = cap[g]! + 1;
    const now = damageByLoad(loads, bonuses(isShip, options.round, options.pearlHarborRule), cap[g]!);
    const later = options.lookAhead ? damageByLoad(loads, bonuses(isShip, 2, options.pearlHarborRule), cap[g]!) : null;
    const final = Float64Array.from({ length: width }, (_, damage) => planWorth(measure, piece, damage, tables));
    for (let load = 0; load < loads.size; load++) {
      const after = later ? expected(later, load, width, final) : final;
      const before = expected(now, load, width, after);
      for (let damage = 0; damage < width; damage++) worth[base[g]! + damage * loads.size + load] = before[damage]!;
    }
  }
  return { worth, base, cap, size: loads.size };
}

/** Expected `values` after a load has fallen, by damage before it. */
function expected(pmfs: Float64Array, load: number, width: number, values: Float64Array): Float64Array {
  const result = new Float64Array(width);
  for (let before = 0; before < width; before++) {
    let sum = 0;
    for (let damage = 0; damage < width; damage++) {
      sum += pmfs[load * width + damage]! * values[Math.min(before + damage, width - 1)]!;
    }
    result[before] = sum;
  }
  return result;
}
