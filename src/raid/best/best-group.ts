// A group of targets that are worth the same: what a list of their damages is still worth when some attackers go there in
// round 2, played as well as possible.

import { worthByDamage } from '../exact/raid-adaptive.js';
import { type RaidSetup, roundDamage } from '../exact/raid-setup.js';
import { groupsBy } from '../plans/plan-targets.js';
import { type RaidObjective, worthOf } from '../plans/plan-worth.js';
import { type Lattice, shareBest } from './best-lattice.js';

/** Lists of damages (multisets) of a group, and their best expected worth by the attackers that go there. */
export class BestGroup {
  readonly ships: number;
  readonly count: number;
  /** Damages of a list, ascending: entry `list * ships + k`. */
  readonly damage: Uint8Array;
  /** Best expected worth of the group in the end: entry `list * lattice.size + point`. */
  readonly value: Float64Array;
  /** Expected worth of one ship: entry `damage * lattice.size + point`. */
  readonly single: Float64Array;
  private readonly width: number;
  /** The list that results when a damage joins one of k damages: `next[k][list * width + damage]`. */
  private readonly next: Int32Array[] = [];
  private readonly firstRound: Float64Array;
  private readonly known = new Map<string, Float64Array>();

  /** @param targets positions in `setup.targets` of the members, in listed order. */
  constructor(
    setup: RaidSetup,
    readonly targets: readonly number[],
    objective: RaidObjective,
    lattice: Lattice,
  ) {
    const piece = setup.targets[targets[0]!]!;
    this.ships = targets.length;
    this.width = setup.cap[targets[0]!]! + 1;
    this.firstRound = roundDamage(setup, piece, 1);
    this.single = singleWorth(setup, targets[0]!, objective, lattice);
    // Lists grow by one damage at a time; a list's value is that of the list without its largest damage, shared with it.
    let lists: number[][] = [[]];
    let value = new Float64Array(lattice.size);
    for (let k = 0; k < this.ships; k++) {
      const index = new Map<number, number>();
      const longer: number[][] = [];
      const step = new Int32Array(lists.length * this.width);
      for (let d = 0; d < this.width; d++) {
        lists.forEach((list, l) => {
          const joined = [...list, d].sort((a, b) => a - b);
          const key = joined.reduce((code, x) => code * this.width + x, 0);
          let at = index.get(key);
          if (at === undefined) {
            at = longer.length;
            index.set(key, at);
            longer.push(joined);
          }
          step[l * this.width + d] = at;
        });
      }
      const better = new Float64Array(longer.length * lattice.size);
      const done = new Uint8Array(longer.length);
      lists.forEach((_, l) => {
        for (let d = 0; d < this.width; d++) {
          const at = step[l * this.width + d]!;
          if (done[at] === 1) continue;
          done[at] = 1;
          shareBest(lattice, value, l * lattice.size, this.single, d * lattice.size, better, at * lattice.size);
        }
      });
      this.next.push(step);
      lists = longer;
      value = better;
    }
    this.count = lists.length;
    this.damage = Uint8Array.from(lists.flat());
    this.value = value;
  }

  /** Probability of each list after round 1, from the loads on the ships (in any order); the same array for the same loads. */
  probability(loads: readonly number[]): Float64Array {
    const key = loads.join();
    const known = this.known.get(key);
    if (known) return known;
    let chance = Float64Array.of(1);
    loads.forEach((load, k) => {
      const step = this.next[k]!;
      const size = k + 1 < this.ships ? this.next[k + 1]!.length / this.width : this.count;
      const longer = new Float64Array(size);
      for (let l = 0; l < chance.length; l++) {
        if (chance[l] === 0) continue;
        for (let d = 0; d < this.width; d++) {
          longer[step[l * this.width + d]!]! += chance[l]! * this.firstRound[load * this.width + d]!;
        }
      }
      chance = longer;
    });
    this.known.set(key, chance);
    return chance;
  }
}

/** Expected worth of one target by damage now and the attackers of round 2: entry `damage * lattice.size + point`. */
function singleWorth(setup: RaidSetup, target: number, objective: RaidObjective, lattice: Lattice): Float64Array {
  const byLoad = worthByDamage(setup, target, objective);
  const { size } = setup.loads;
  const single = new Float64Array((setup.cap[target]! + 1) * lattice.size);
  for (let at = 0; at < single.length; at++) {
    const damage = Math.floor(at / lattice.size);
    single[at] = byLoad[damage * size + lattice.load[at % lattice.size]!]!;
  }
  return single;
}

/** Positions of the targets that an objective values, grouped by equal worth and armor. */
export function worthGroups(setup: RaidSetup, objective: RaidObjective): number[][] {
  const { tables, targets, cap } = setup;
  const worths = targets.map((piece, t) =>
    Array.from({ length: cap[t]! + 1 }, (_, d) => worthOf(objective, piece, d, tables)),
  );
  const valued = [...targets.keys()].filter((t) => worths[t]![cap[t]!] !== worths[t]![0]);
  return [...groupsBy(valued, (t) => `${tables.isShip[targets[t]!]}/${worths[t]!.join()}`).values()];
}
