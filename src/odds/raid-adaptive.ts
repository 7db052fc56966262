// A raid whose second round is decided by what the first one left: dynamic programming over the joint states of the groups of
// ships alike. Every state asks the plan itself, so any plan that keeps the promise of `groupTargets` is solved.
import { BATTLESHIP, CRUISER } from '../board/index.js';
import { type RaidAllocator, raidAllocator } from '../players/raid-plan.js';
import { groupTargets } from '../players/raid-plan-targets.js';
import type { RaidPlanName } from '../players/raid-scenario.js';
import { groupStateBound, groupStates } from './group-states.js';
import { KindCounts } from './kind-counts.js';
import { damageAfter } from './raid-explicit.js';
import { GroupPatterns } from './raid-patterns.js';
import type { RaidSetup } from './raid-setup.js';

/** Positions in `setup.targets` of each group of targets alike to a plan. */
export function planGroups(setup: RaidSetup, plan: RaidPlanName): number[][] {
  const groups = groupTargets(setup.targets, setup.tables, plan === 'afloat-strength');
  const list: number[][] = Array.from({ length: groups.groupCount }, () => []);
  groups.pieces.forEach((piece, k) => {
    list[groups.group[k]!]!.push(setup.targets.indexOf(piece));
  });
  return list;
}

/** Joint states that the solver will go through at most: exact when every attack can do all damages. */
export function adaptiveStates(setup: RaidSetup, round1: Int32Array, plan: RaidPlanName): number {
  return planGroups(setup, plan).reduce((states, members) => {
    const attacked = members.filter((t) => round1[t]! > 0).length;
    return states * groupStateBound(attacked, setup.cap[members[0]!]!);
  }, 1);
}

/** Solves a raid from its loads in round 1 and a plan by name in round 2. */
export function solveAdaptive(setup: RaidSetup, round1: Int32Array, plan: RaidPlanName): AdaptiveSolution {
  return new AdaptiveSolver(setup, round1, plan).solve();
}

/** What {@link solveAdaptive} finds: damage by target, joint counts by kind, and the states it went through. */
export interface AdaptiveSolution {
  readonly damage: readonly Float64Array[];
  readonly battleships: Float64Array;
  readonly cruisers: Float64Array;
  readonly states: number;
}

class AdaptiveSolver {
  private readonly groups: readonly GroupPatterns[];
  private readonly battleships: KindCounts;
  private readonly cruisers: KindCounts;
  private readonly allocator: RaidAllocator;
  /** Damage by piece index in the current state, and the targets the plan answers with. */
  private readonly damage: Uint8Array;
  private readonly out: Int16Array;
  /** Loads by group and rank; where each piece's load is kept, and where each group's loads start. */
  private readonly load: Int32Array;
  private readonly slotOfPiece: Int16Array;
  private readonly start: Int32Array;
  /** Current state of each group, and the pattern met on it. */
  private readonly state: Int32Array;
  private readonly ids: Int32Array;
  private visited = 0;

  constructor(
    private readonly setup: RaidSetup,
    round1: Int32Array,
    plan: RaidPlanName,
  ) {
    const { tables, targets, attackers, pearlHarborRule } = setup;
    const first = damageAfter(setup, round1, 1);
    const isKind = (kind: number) => (group: GroupPatterns) => tables.kind[targets[group.targets[0]!]!] === kind;
    const isBattleships = isKind(BATTLESHIP);
    // The largest group of battleships outside: see KindCounts.
    this.groups = planGroups(setup, plan)
      .map((members) => new GroupPatterns(setup, members, groupStates(members.map((t) => first[t]!))))
      .sort((a, b) => Number(isBattleships(b)) - Number(isBattleships(a)) || b.states.count - a.states.count);
    this.battleships = new KindCounts(this.groups, isBattleships);
    this.cruisers = new KindCounts(this.groups, isKind(CRUISER));
    this.allocator = raidAllocator(plan, attackers, targets, tables, { pearlHarborRule });
    this.damage = new Uint8Array(tables.pieceCount);
    this.out = new Int16Array(attackers.length);
    this.load = new Int32Array(targets.length);
    this.slotOfPiece = new Int16Array(tables.pieceCount);
    this.start = new Int32Array(this.groups.length);
    this.state = new Int32Array(this.groups.length);
    this.ids = new Int32Array(this.groups.length);
    let slot = 0;
    this.groups.forEach((group, g) => {
      this.start[g] = slot;
      for (const t of group.targets) this.slotOfPiece[targets[t]!] = slot++;
    });
  }

  solve(): AdaptiveSolution {
    this.loop(0, 1);
    const damage: Float64Array[] = [];
    for (const group of this.groups) {
      group.damage().forEach((pmf, k) => {
        damage[group.targets[k]!] = pmf;
      });
    }
    return { damage, battleships: this.battleships.joint, cruisers: this.cruisers.joint, states: this.visited };
  }

  private loop(g: number, probability: number): void {
    if (g === this.groups.length) {
      this.visit(probability);
      return;
    }
    const { states, targets, ships } = this.groups[g]!;
    for (let s = 0; s < states.count; s++) {
      this.state[g] = s;
      for (let r = 0; r < ships; r++) this.damage[this.setup.targets[targets[r]!]!] = states.damage[s * ships + r]!;
      this.loop(g + 1, probability * states.probability[s]!);
      if (g === 0) {
        this.battleships.flush();
        this.cruisers.flush();
      }
    }
  }

  private visit(probability: number): void {
    const { out, load, ids, groups } = this;
    this.visited++;
    this.allocator.allocate(2, this.damage, out);
    load.fill(0);
    for (let k = 0; k < out.length; k++) {
      if (out[k]! >= 0) load[this.slotOfPiece[out[k]!]!]! += this.setup.loads.steps[k]!;
    }
    for (let g = 0; g < groups.length; g++) {
      const id = groups[g]!.idOf(this.state[g]!, load, this.start[g]!);
      ids[g] = id;
      groups[g]!.meet(id, probability);
    }
    this.battleships.add(ids, probability);
    this.cruisers.add(ids, probability);
  }
}
