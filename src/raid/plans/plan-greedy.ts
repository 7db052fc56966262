// The plans that weigh every attack: the objectives, `finish` and `bottom-first`.
import { BATTLESHIP, type BoardTables } from '../../board/index.js';
import type { RaidAllocator } from './allocator.js';
import { type GainTable, gainTable } from './plan-gains.js';
import { improve } from './plan-improve.js';
import { attackLoads, byStrength } from './plan-loads.js';
import { bottomingDamage, groupTargets, type TargetGroups } from './plan-targets.js';
import type { RaidMeasure } from './plan-worth.js';

/**
 * Greedy by marginal gain: the attackers, strongest first, each on the target where its attack adds most to the expected
 * worth (see `worthOf`), given the damage there and the attacks already assigned this round. Ties go to the group listed
 * first, in it to the more damaged, then to the one listed first. Nothing is assigned to a target already sunk.
 *
 * Round 1 looks ahead: an attack is worth what it does when the same attacks fall again in round 2. As it is decided once,
 * attackers then also move and change places while that gains something (see `improve`). Measured on the standard force,
 * the look-ahead is worth half a ship to `kills` and a quarter of one to `bottomings`.
 */
export class GreedyAllocator implements RaidAllocator {
  private readonly groups: TargetGroups;
  private readonly order: readonly [Int32Array, Int32Array];
  private readonly gains: readonly [GainTable, GainTable];
  private readonly steps: Int32Array;
  /** Where the target's row of the gain table starts, and the load assigned so far. */
  private readonly row: Int32Array;
  private readonly load: Int32Array;
  private readonly bottom: Uint8Array;
  /** Targets that must each have an attacker, while afloat, before anything else is attacked: see {@link bottomFirst}. */
  private readonly preferred: Uint8Array;
  private readonly improves: boolean;

  constructor(
    measure: RaidMeasure,
    attackers: readonly number[],
    targets: readonly number[],
    tables: BoardTables,
    options: { readonly pearlHarborRule: boolean; readonly preferred?: (piece: number) => boolean },
  ) {
    const { pearlHarborRule, preferred } = options;
    this.groups = groupTargets(targets, tables, measure === 'afloat-strength');
    const loads = attackLoads(attackers, tables);
    this.order = byStrength(attackers, tables, pearlHarborRule);
    this.gains = [
      gainTable(measure, this.groups, loads, tables, { round: 1, pearlHarborRule, lookAhead: true }),
      gainTable(measure, this.groups, loads, tables, { round: 2, pearlHarborRule, lookAhead: false }),
    ];
    this.steps = loads.steps;
    this.row = new Int32Array(this.groups.pieces.length);
    this.load = new Int32Array(this.groups.pieces.length);
    this.bottom = Uint8Array.from(this.groups.pieces, (p) => bottomingDamage(p, tables));
    this.improves = preferred === undefined;
    this.preferred = Uint8Array.from(this.groups.pieces, (p) => (preferred?.(p) ? 1 : 0));
  }

  allocate(round: 1 | 2, damage: Uint8Array, out: Int16Array): void {
    const { pieces, group } = this.groups;
    const { worth, base, cap, size } = this.gains[round - 1]!;
    const { row, load, steps } = this;
    const order = this.order[round - 1]!;
    let waiting = 0;
    for (let t = 0; t < pieces.length; t++) {
      const points = damage[pieces[t]!]!;
      row[t] = points >= cap[group[t]!]! ? -1 : base[group[t]!]! + points * size;
      load[t] = 0;
      if (this.preferred[t] === 1 && points < this.bottom[t]!) waiting++;
    }
    for (let k = 0; k < order.length; k++) {
      const step = steps[order[k]!]!;
      let best = -1;
      let bestGain = Number.NEGATIVE_INFINITY;
      for (let t = 0; t < pieces.length; t++) {
        if (row[t]! < 0) continue;
        if (waiting > 0 && (this.preferred[t] === 0 || load[t]! > 0 || damage[pieces[t]!]! >= this.bottom[t]!))
          continue;
        const at = row[t]! + load[t]!;
        const gain = worth[at + step]! - worth[at]!;
        if (gain < bestGain) continue;
        if (gain === bestGain && (group[t] !== group[best] || damage[pieces[t]!]! <= damage[pieces[best]!]!)) continue;
        best = t;
        bestGain = gain;
      }
      out[order[k]!] = best < 0 ? -1 : pieces[best]!;
      if (best < 0) continue;
      load[best]! += step;
      if (waiting > 0) waiting--;
    }
    if (this.improves && round === 1) improve(order, steps, row, load, worth, pieces, out);
  }
}

/**
 * `bottom-first`: the battleships of least armor in the harbor (armor 4) first, one attacker each while they are afloat, the
 * strongest attackers where they are likeliest to bottom; then every attack where it adds most to the expected number of
 * ships bottomed.
 */
export function bottomFirst(
  attackers: readonly number[],
  targets: readonly number[],
  tables: BoardTables,
  pearlHarborRule: boolean,
): RaidAllocator {
  const battleships = targets.filter((piece) => tables.kind[piece] === BATTLESHIP);
  const least = Math.min(...battleships.map((piece) => tables.armor[piece]!));
  return new GreedyAllocator('bottomings', attackers, targets, tables, {
    pearlHarborRule,
    preferred: (piece) => tables.kind[piece] === BATTLESHIP && tables.armor[piece] === least,
  });
}
