// Everything that round 1 can leave, as joint states of groups of targets alike, and what a plan by name then does about it.
import type { RaidAllocator } from '../plans/allocator.js';
import { groupTargets } from '../plans/plan-targets.js';
import type { RaidPlanName } from '../question/raid-scenario.js';
import { type GroupStates, groupStateBound, groupStates } from './group-states.js';
import { damageAfter } from './raid-explicit.js';
import { allocatorOf, type RaidSetup } from './raid-setup.js';

/** One group: its targets (positions in `setup.targets`, in listed order) and its states after round 1. */
export interface AdaptiveGroup {
  readonly targets: readonly number[];
  readonly states: GroupStates;
}

/** Positions in `setup.targets` of each group of targets alike to a plan. */
function planGroups(setup: RaidSetup, plan: RaidPlanName): number[][] {
  const groups = groupTargets(setup.targets, setup.tables, plan === 'afloat-strength');
  const list: number[][] = Array.from({ length: groups.groupCount }, () => []);
  groups.pieces.forEach((piece, k) => {
    list[groups.group[k]!]!.push(setup.targets.indexOf(piece));
  });
  return list;
}

/** Joint states at most: as many as there are when every attack can do every damage. */
export function adaptiveStateBound(setup: RaidSetup, round1: Int32Array, plan: RaidPlanName): number {
  return planGroups(setup, plan).reduce((states, members) => {
    const attacked = members.filter((t) => round1[t]! > 0).length;
    return states * groupStateBound(attacked, setup.cap[members[0]!]!);
  }, 1);
}

/** Goes through the joint states, asking the plan in each. */
export class AdaptiveStates {
  readonly groups: readonly AdaptiveGroup[];
  /** In the current state: number of each group's state, and the load the plan puts on each of its ranks. */
  readonly state: Int32Array;
  /** Loads by group and rank; a group's loads begin at its `start`. */
  readonly load: Int32Array;
  readonly start: Int32Array;
  /** States gone through so far. */
  visited = 0;
  private readonly allocator: RaidAllocator;
  private readonly damage: Uint8Array;
  private readonly out: Int16Array;
  private readonly slotOfPiece: Int16Array;

  /** @param isOuter groups that should be outermost; of these, and of the others, the largest comes first. */
  constructor(
    private readonly setup: RaidSetup,
    round1: Int32Array,
    plan: RaidPlanName,
    isOuter: (targets: readonly number[]) => boolean,
  ) {
    const { tables, targets, attackers } = setup;
    const first = damageAfter(setup, round1, 1);
    this.groups = planGroups(setup, plan)
      .map((members) => ({ targets: members, states: groupStates(members.map((t) => first[t]!)) }))
      .sort((a, b) => Number(isOuter(b.targets)) - Number(isOuter(a.targets)) || b.states.count - a.states.count);
    this.allocator = allocatorOf(setup, plan);
    this.damage = new Uint8Array(tables.pieceCount);
    this.out = new Int16Array(attackers.length);
    this.load = new Int32Array(targets.length);
    this.slotOfPiece = new Int16Array(tables.pieceCount);
    this.start = new Int32Array(this.groups.length);
    this.state = new Int32Array(this.groups.length);
    let slot = 0;
    this.groups.forEach((group, g) => {
      this.start[g] = slot;
      for (const t of group.targets) this.slotOfPiece[targets[t]!] = slot++;
    });
  }

  /**
   * Calls `visit` in every state with its probability, and `outerDone` when the first group is about to change.
   */
  forEach(visit: (probability: number) => void, outerDone: () => void): void {
    this.loop(0, 1, visit, outerDone);
  }

  private loop(g: number, probability: number, visit: (probability: number) => void, outerDone: () => void): void {
    if (g === this.groups.length) {
      this.askPlan();
      visit(probability);
      return;
    }
    const { states, targets } = this.groups[g]!;
    for (let s = 0; s < states.count; s++) {
      this.state[g] = s;
      for (let r = 0; r < states.ships; r++) {
        this.damage[this.setup.targets[targets[r]!]!] = states.damage[s * states.ships + r]!;
      }
      this.loop(g + 1, probability * states.probability[s]!, visit, outerDone);
      if (g === 0) outerDone();
    }
  }

  private askPlan(): void {
    const { out, load } = this;
    this.visited++;
    this.allocator.allocate(2, this.damage, out);
    load.fill(0);
    for (let k = 0; k < out.length; k++) {
      if (out[k]! >= 0) load[this.slotOfPiece[out[k]!]!]! += this.setup.loads.steps[k]!;
    }
  }
}
