// A raid scenario as the exact solvers see it: attackers, targets, loads, and what a load does to each target.
import type { BoardTables } from '../../board/index.js';
import { resolveRules } from '../../rules/index.js';
import { sinkingDamage } from '../kernel/fates.js';
import type { RaidAllocator } from '../plans/allocator.js';
import { raidAllocator } from '../plans/plan.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { type AttackLoads, attackLoads, bonuses, damageByLoad } from '../plans/plan-loads.js';
import { raidAttackers, raidTargets } from '../plans/plan-targets.js';
import type { RaidScenario, RoundTargets } from '../question/raid-scenario.js';

/** A raid that the exact method does not answer; the message is a sentence for the user. */
export class ExactRaidError extends Error {
  override readonly name = 'ExactRaidError';
}

/** A compiled raid. Targets are numbered 0… in the order of the board. */
export interface RaidSetup {
  readonly tables: BoardTables;
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
  readonly loads: AttackLoads;
  readonly pearlHarborRule: boolean;
  /** Damage beyond which nothing changes, by target. */
  readonly cap: Uint8Array;
}

/** Why the exact method does not cover a scenario, as a sentence; `undefined` when it does. */
export function whyNotExact(scenario: RaidScenario): string | undefined {
  const covers =
    'the exact method covers the two raid rounds of a Japan that leaves; the method monte-carlo covers the rest';
  if (scenario.after !== 'leave') return `after: ${scenario.after} is not solved exactly: ${covers}`;
  if (scenario.iBoat !== 'elsewhere') return `the I-Boat's attack (18.24) is not solved exactly: ${covers}`;
  if (scenario.indonesia !== null) return `the raid on Indonesia (18.4) is not solved exactly: ${covers}`;
  return undefined;
}

/**
 * Compiles a scenario.
 *
 * @throws ExactRaidError for a scenario that is not covered, or whose plan is not allowed.
 */
export function raidSetup(scenario: RaidScenario, tables: BoardTables): RaidSetup {
  const reason = whyNotExact(scenario) ?? checkRaidPlan(scenario, tables)[0]?.message;
  if (reason) throw new ExactRaidError(reason);
  return setupOf(raidAttackers(scenario.raidForce, tables), tables, resolveRules(scenario.rules).pearlHarbor);
}

/** The setup of given attackers. */
export function setupOf(attackers: readonly number[], tables: BoardTables, pearlHarborRule: boolean): RaidSetup {
  const targets = raidTargets(tables);
  return {
    tables,
    attackers,
    targets,
    loads: attackLoads(attackers, tables),
    pearlHarborRule,
    cap: Uint8Array.from(targets, (piece) => sinkingDamage(piece, tables)),
  };
}

/** Distributions of damage by load on a target in a round: entry `load * (cap + 1) + damage`. */
export function roundDamage(setup: RaidSetup, piece: number, round: 1 | 2): Float64Array {
  const { tables, loads, pearlHarborRule } = setup;
  return damageByLoad(loads, bonuses(tables.isShip[piece] === 1, round, pearlHarborRule), sinkingDamage(piece, tables));
}

/** What assigns the attackers of a setup. */
export function allocatorOf(
  { attackers, targets, tables, pearlHarborRule }: RaidSetup,
  plan: RoundTargets,
): RaidAllocator {
  return raidAllocator(plan, attackers, targets, tables, { pearlHarborRule });
}

/** Load on each target while nothing is damaged: in round 1, and in any round whose targets are written out. */
export function loadsOf(setup: RaidSetup, plan: RoundTargets): Int32Array {
  const out = new Int16Array(setup.attackers.length);
  allocatorOf(setup, plan).allocate(1, new Uint8Array(setup.tables.pieceCount), out);
  const load = new Int32Array(setup.targets.length);
  out.forEach((piece, k) => {
    const t = setup.targets.indexOf(piece);
    if (t >= 0) load[t]! += setup.loads.steps[k]!;
  });
  return load;
}

/** Number of targets of a kind. */
export const shipsOfKind = (setup: RaidSetup, kind: number): number =>
  setup.targets.filter((piece) => setup.tables.kind[piece] === kind).length;
