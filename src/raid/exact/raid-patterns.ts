// Attacks of round 2 on a group of ships alike, remembered: for one state of the group and one pattern of loads on its ranks
// there is one distribution of what becomes of its ships, and one sum of the probability with which it was met.
import type { AdaptiveGroup } from './adaptive-states.js';
import { jointOf, simplexSize } from './compositions.js';
import { addDamage, categoriesOf } from './raid-explicit.js';
import { type RaidSetup, roundDamage } from './raid-setup.js';

/** A group of the adaptive solver. Ships are named by their place in listed order, ranks by damage. */
export class GroupPatterns {
  readonly ships: number;
  /** Number of joint categories of the group's ships. */
  readonly size: number;
  /** Patterns met so far; entry `id * ships + rank` of `loads`. */
  private readonly ids: Map<number | string, number>[];
  private readonly stateOf: number[] = [];
  private readonly loadsOf: number[] = [];
  private readonly weight: number[] = [];
  private readonly joint: Float64Array[] = [];
  private readonly width: number;
  private readonly byLoad: Float64Array;
  private readonly exactKeys: boolean;

  constructor(
    private readonly setup: RaidSetup,
    private readonly group: AdaptiveGroup,
  ) {
    const { targets, states } = group;
    this.ships = targets.length;
    this.size = simplexSize(this.ships);
    this.ids = Array.from({ length: states.count }, () => new Map());
    this.width = setup.cap[targets[0]!]! + 1;
    this.byLoad = roundDamage(setup, setup.targets[targets[0]!]!, 2);
    this.exactKeys = setup.loads.size ** this.ships < Number.MAX_SAFE_INTEGER;
  }

  get targets(): readonly number[] {
    return this.group.targets;
  }

  /** The pattern of loads on the ranks of a state. `loads[first…]` are the loads by rank. */
  idOf(state: number, loads: Int32Array, first: number): number {
    let key: number | string = 0;
    if (this.exactKeys)
      for (let r = 0; r < this.ships; r++) key = (key as number) * this.setup.loads.size + loads[first + r]!;
    else key = loads.subarray(first, first + this.ships).join();
    const known = this.ids[state]!.get(key);
    return known === undefined ? this.learn(state, key, loads.subarray(first, first + this.ships)) : known;
  }

  /** Meets a pattern with some probability. */
  meet(id: number, probability: number): void {
    this.weight[id]! += probability;
  }

  /** Joint categories of the group's ships under a pattern. */
  jointOf(id: number): Float64Array {
    return this.joint[id]!;
  }

  /** Distributions of damage by ship, over all patterns met. */
  damage(): Float64Array[] {
    const { ships } = this;
    const { targets, states } = this.group;
    const result = targets.map(() => new Float64Array(this.width));
    // First what becomes of each rank, then who stands there.
    const byRank = new Float64Array(states.count * ships * this.width);
    this.weight.forEach((weight, id) => {
      const state = this.stateOf[id]!;
      for (let rank = 0; rank < ships; rank++) {
        const final = this.final(states.damage[state * ships + rank]!, this.loadsOf[id * ships + rank]!);
        const at = (state * ships + rank) * this.width;
        for (let d = 0; d < this.width; d++) byRank[at + d]! += weight * final[d]!;
      }
    });
    for (let state = 0; state < states.count; state++) {
      for (let ship = 0; ship < ships; ship++) {
        for (let rank = 0; rank < ships; rank++) {
          const there = states.shipAtRank[(state * ships + ship) * ships + rank]! / states.probability[state]!;
          if (there === 0) continue;
          const at = (state * ships + rank) * this.width;
          for (let d = 0; d < this.width; d++) result[ship]![d]! += there * byRank[at + d]!;
        }
      }
    }
    return result;
  }

  private learn(state: number, key: number | string, loads: Int32Array): number {
    const id = this.weight.length;
    this.ids[state]!.set(key, id);
    this.stateOf.push(state);
    this.loadsOf.push(...loads);
    this.weight.push(0);
    const piece = this.setup.targets[this.group.targets[0]!]!;
    const ships = Array.from(loads, (load, rank) => {
      const final = this.final(this.group.states.damage[state * this.ships + rank]!, load);
      return categoriesOf(piece, final, this.setup.tables);
    });
    this.joint.push(jointOf(ships));
    return id;
  }

  private readonly finals = new Map<number, Float64Array>();

  /** Damage in the end: what was there, and a load of round 2. */
  private final(damage: number, load: number): Float64Array {
    const key = load * this.width + damage;
    let final = this.finals.get(key);
    if (!final) {
      const before = new Float64Array(this.width);
      before[damage] = 1;
      final = addDamage(before, this.byLoad.subarray(load * this.width, (load + 1) * this.width));
      this.finals.set(key, final);
    }
    return final;
  }
}
