// A raid whose second round is decided by what the first one left: dynamic programming over the joint states of the groups of
// ships alike. Every state asks the plan itself, so any plan that keeps the promise of `groupTargets` is solved.
import { BATTLESHIP, CRUISER } from '../../board/index.js';
import { type RaidObjective, worthOf } from '../plans/plan-worth.js';
import type { RaidPlanName } from '../question/raid-scenario.js';
import { type AdaptiveGroup, AdaptiveStates } from './adaptive-states.js';
import { KindCounts } from './kind-counts.js';
import { GroupPatterns } from './raid-patterns.js';
import type { RaidSolution } from './raid-result.js';
import { type RaidSetup, roundDamage } from './raid-setup.js';

/** Solves a raid from its loads in round 1 and a plan by name in round 2. */
export function solveAdaptive(setup: RaidSetup, round1: Int32Array, plan: RaidPlanName): RaidSolution {
  const isKind = (kind: number) => (targets: readonly number[]) =>
    setup.tables.kind[setup.targets[targets[0]!]!] === kind;
  // A group of battleships outside: see KindCounts.
  const states = new AdaptiveStates(setup, round1, plan, isKind(BATTLESHIP));
  const groups = states.groups.map((group) => new GroupPatterns(setup, group));
  const battleships = new KindCounts(groups, isKind(BATTLESHIP));
  const cruisers = new KindCounts(groups, isKind(CRUISER));
  const ids = new Int32Array(groups.length);
  states.forEach(
    (probability) => {
      for (let g = 0; g < groups.length; g++) {
        const id = groups[g]!.idOf(states.state[g]!, states.load, states.start[g]!);
        ids[g] = id;
        groups[g]!.meet(id, probability);
      }
      battleships.add(ids, probability);
      cruisers.add(ids, probability);
    },
    () => {
      battleships.flush();
      cruisers.flush();
    },
  );
  const damage: Float64Array[] = [];
  for (const group of groups) {
    group.damage().forEach((pmf, k) => {
      damage[group.targets[k]!] = pmf;
    });
  }
  return { damage, battleships: battleships.joint, cruisers: cruisers.joint, states: states.visited };
}

/** Expected worth of a raid under an objective: what {@link solveAdaptive} would give, without the distributions. */
export function adaptiveWorth(
  setup: RaidSetup,
  round1: Int32Array,
  plan: RaidPlanName,
  objective: RaidObjective,
): number {
  const states = new AdaptiveStates(setup, round1, plan, () => false);
  const { size } = setup.loads;
  const mixes = states.groups.map((group) => new WorthMix(setup, group, objective));
  let total = 0;
  states.forEach(
    (probability) => {
      let worth = 0;
      for (let g = 0; g < mixes.length; g++) {
        const { tables, shares, ships, damage } = mixes[g]!;
        const first = states.state[g]! * ships;
        for (let r = 0; r < ships; r++) {
          const at = damage[first + r]! * size + states.load[states.start[g]! + r]!;
          if (tables.length === 1) worth += tables[0]![at]!;
          else
            for (let k = 0; k < tables.length; k++) worth += shares[(first + r) * tables.length + k]! * tables[k]![at]!;
        }
      }
      total += probability * worth;
    },
    () => {},
  );
  return total;
}

/**
 * Worth by rank of a group. Targets alike to a plan may still be worth different things to an objective (`spread` looks at
 * armor, `afloat-strength` at gunnery); then a rank is worth a mixture, by who stands there.
 */
class WorthMix {
  readonly ships: number;
  readonly damage: Uint8Array;
  /** The different tables of {@link worthByDamage} in the group. */
  readonly tables: readonly Float64Array[];
  /** Probability that the ship at a rank of a state has a table: entry `(state * ships + rank) * tables.length + table`. */
  readonly shares: Float64Array;

  constructor(setup: RaidSetup, group: AdaptiveGroup, objective: RaidObjective) {
    const { ships, damage, count, probability, shipAtRank } = group.states;
    this.ships = ships;
    this.damage = damage;
    const tables = new Map<string, Float64Array>();
    const tableOf = group.targets.map((target) => {
      const table = worthByDamage(setup, target, objective);
      const key = table.join();
      if (!tables.has(key)) tables.set(key, table);
      return [...tables.keys()].indexOf(key);
    });
    this.tables = [...tables.values()];
    const different = this.tables.length;
    this.shares = new Float64Array(different === 1 ? 0 : count * ships * different);
    if (different === 1) return;
    for (let state = 0; state < count; state++) {
      for (let ship = 0; ship < ships; ship++) {
        for (let rank = 0; rank < ships; rank++) {
          this.shares[(state * ships + rank) * different + tableOf[ship]!]! +=
            shipAtRank[(state * ships + ship) * ships + rank]! / probability[state]!;
        }
      }
    }
  }
}

/** Expected worth of a target by its damage now and the load of round 2: entry `damage * loads.size + load`. */
export function worthByDamage(setup: RaidSetup, target: number, objective: RaidObjective): Float64Array {
  const piece = setup.targets[target]!;
  const width = setup.cap[target]! + 1;
  const second = roundDamage(setup, piece, 2);
  const { size } = setup.loads;
  const table = new Float64Array(width * size);
  for (let damage = 0; damage < width; damage++) {
    for (let load = 0; load < size; load++) {
      let sum = 0;
      for (let more = 0; more < width; more++) {
        const final = Math.min(damage + more, width - 1);
        sum += second[load * width + more]! * worthOf(objective, piece, final, setup.tables);
      }
      table[damage * size + load] = sum;
    }
  }
  return table;
}
