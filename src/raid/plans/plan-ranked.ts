// The plans that go down a list: `spread` and `focus`.
import { AIR, type BoardTables, CRUISER } from '../../board/index.js';
import { sinkingDamage } from '../kernel/fates.js';
import type { RaidAllocator } from './allocator.js';
import { byStrength, meanOf } from './plan-loads.js';
import { bottomingDamage, groupTargets, type TargetGroups } from './plan-targets.js';

/** Capital ships before cruisers before air units. */
function rankOf(piece: number, tables: BoardTables): number {
  if (tables.kind[piece] === AIR) return 2;
  return tables.kind[piece] === CRUISER ? 1 : 0;
}

/**
 * `spread`: the attackers, strongest first, each on a target of its own, down this list: battleships (and carriers) afloat
 * by armor, then cruisers afloat, then ships on the bottom, then air units; among equals the more damaged, then the one
 * listed first. With more attackers than targets the list starts again. Round 2 goes down the list of what is left.
 */
export class SpreadAllocator implements RaidAllocator {
  private readonly groups: TargetGroups;
  private readonly order: readonly [Int32Array, Int32Array];
  private readonly cap: Uint8Array;
  private readonly bottom: Uint8Array;
  /** Place of a target in the list, smaller first: afloat, and on the bottom. */
  private readonly afloatKey: Int32Array;
  private readonly bottomKey: Int32Array;
  private readonly times: Int32Array;

  constructor(attackers: readonly number[], targets: readonly number[], tables: BoardTables, pearlHarborRule: boolean) {
    this.groups = groupTargets(targets, tables, false);
    const pieces = this.groups.pieces;
    this.order = byStrength(attackers, tables, pearlHarborRule);
    this.cap = Uint8Array.from(pieces, (p) => sinkingDamage(p, tables));
    this.bottom = Uint8Array.from(pieces, (p) => bottomingDamage(p, tables));
    const key = (rank: number, p: number) => rank * 1024 + tables.armor[p]! * 32;
    this.afloatKey = Int32Array.from(pieces, (p) => key(rankOf(p, tables) === 2 ? 4 : rankOf(p, tables), p));
    this.bottomKey = Int32Array.from(pieces, (p) => key(2 + rankOf(p, tables), p));
    this.times = new Int32Array(pieces.length);
  }

  allocate(round: 1 | 2, damage: Uint8Array, out: Int16Array): void {
    const { pieces } = this.groups;
    const order = this.order[round - 1]!;
    this.times.fill(0);
    for (let k = 0; k < order.length; k++) {
      let best = -1;
      let bestKey = 0x7fffffff;
      for (let t = 0; t < pieces.length; t++) {
        const points = damage[pieces[t]!]!;
        if (points >= this.cap[t]!) continue;
        const place = points >= this.bottom[t]! ? this.bottomKey[t]! : this.afloatKey[t]!;
        const key = this.times[t]! * 8192 + place + this.cap[t]! - points;
        if (key < bestKey) {
          bestKey = key;
          best = t;
        }
      }
      out[order[k]!] = best < 0 ? -1 : pieces[best]!;
      if (best >= 0) this.times[best]!++;
    }
  }
}

/**
 * `focus`: one target at a time, until the mean damage of the attacks on it is enough to sink it (to eliminate an air unit),
 * then the next. Battleships (and carriers) come before cruisers before air units; the target that needs the fewest points
 * comes first, then the one listed first. The strongest attackers attack first. When the means suffice everywhere, the
 * attacks left over go where the margin is smallest.
 */
export class FocusAllocator implements RaidAllocator {
  private readonly groups: TargetGroups;
  private readonly order: readonly [Int32Array, Int32Array];
  private readonly cap: Uint8Array;
  private readonly rank: Uint8Array;
  private readonly isShip: Uint8Array;
  /** Mean damage of each attacker: by round, then against air units and ships. */
  private readonly mean: readonly (readonly [Float64Array, Float64Array])[];
  private readonly need: Float64Array;

  constructor(attackers: readonly number[], targets: readonly number[], tables: BoardTables, pearlHarborRule: boolean) {
    this.groups = groupTargets(targets, tables, false);
    const pieces = this.groups.pieces;
    this.order = byStrength(attackers, tables, pearlHarborRule);
    this.cap = Uint8Array.from(pieces, (p) => sinkingDamage(p, tables));
    this.rank = Uint8Array.from(pieces, (p) => rankOf(p, tables));
    this.isShip = Uint8Array.from(pieces, (p) => tables.isShip[p]!);
    const mean = (round: 1 | 2, isShip: boolean) =>
      Float64Array.from(attackers, (p) => meanOf(p, isShip, round, pearlHarborRule, tables));
    this.mean = [
      [mean(1, false), mean(1, true)],
      [mean(2, false), mean(2, true)],
    ];
    this.need = new Float64Array(pieces.length);
  }

  allocate(round: 1 | 2, damage: Uint8Array, out: Int16Array): void {
    const { pieces } = this.groups;
    const order = this.order[round - 1]!;
    for (let t = 0; t < pieces.length; t++) this.need[t] = this.cap[t]! - damage[pieces[t]!]!;
    let current = -1;
    for (let k = 0; k < order.length; k++) {
      if (current < 0 || this.need[current]! <= 0) current = this.next(damage);
      out[order[k]!] = current < 0 ? -1 : pieces[current]!;
      if (current >= 0) this.need[current]! -= this.mean[round - 1]![this.isShip[current]! as 0 | 1][order[k]!]!;
    }
  }

  /** The target to concentrate on now, −1 when everything is sunk. */
  private next(damage: Uint8Array): number {
    const { pieces } = this.groups;
    let best = -1;
    for (let t = 0; t < pieces.length; t++) {
      if (damage[pieces[t]!]! >= this.cap[t]!) continue;
      if (best < 0 || this.before(t, best, damage)) best = t;
    }
    return best;
  }

  private before(t: number, other: number, damage: Uint8Array): boolean {
    const open = this.need[t]! > 0;
    if (open !== this.need[other]! > 0) return open;
    // All suffice: the smallest margin, wherever it is.
    if (!open && this.need[t] !== this.need[other]) return this.need[t]! > this.need[other]!;
    if (this.rank[t] !== this.rank[other]) return this.rank[t]! < this.rank[other]!;
    if (this.need[t] !== this.need[other]) return this.need[t]! < this.need[other]!;
    // Two of a group are told apart by damage before they are by listed order.
    return (
      this.groups.group[t] === this.groups.group[other] &&
      damage[this.groups.pieces[t]!]! > damage[this.groups.pieces[other]!]!
    );
  }
}
