// `vitp raid --best`: the allocation of the raid's attackers that does most for an objective.
import type { BoardTables } from '../../board/index.js';
import { resolveRules } from '../../rules/index.js';
import { adaptiveStateBound } from '../exact/adaptive-states.js';
import { EXACT_RAID_BUDGET } from '../exact/exact-raid.js';
import { groupStateBound } from '../exact/group-states.js';
import { adaptiveWorth } from '../exact/raid-adaptive.js';
import { ExactRaidError, loadsOf, type RaidSetup, setupOf } from '../exact/raid-setup.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { raidAttackers } from '../plans/plan-targets.js';
import { type RaidObjective, worthOf } from '../plans/plan-worth.js';
import { type ExplicitTargets, RAID_PLANS, type RaidPlanName } from '../question/raid-scenario.js';
import { BestGroup, worthGroups } from './best-group.js';
import { type Lattice, latticeOf, latticeSize } from './best-lattice.js';
import { allPlans, neighboursOf, type PlanLoads, pointsOfLoads } from './best-plans.js';
import { climb, type SearchResult, type Stoppable, searchAll } from './best-search.js';
import { PlanValues } from './best-value.js';

/** Steps that a search may take before it stops without a proof: about ten seconds. */
export const BEST_RAID_BUDGET = 8e9;

/** Allocations of round 1 that are all looked at; above it the search climbs. */
const MAX_PLANS = 200_000;
/** Points of the lattice, and lists of damages of one group, up to which there is an exact value at all. */
const MAX_POINTS = 1_000;
const MAX_LISTS = 100_000;

/** How the best raid was found. */
export type BestRaidMethod =
  | 'exact optimum'
  | 'best found by local search, each plan evaluated exactly'
  | 'best so far, the search was stopped';

/** The best raid for an objective, and how others compare. Values are expected worths, see `worthOf`. */
export interface BestRaid {
  readonly objective: RaidObjective;
  /** Targets of round 1, by name. In round 2 attack what is best then. */
  readonly round1: ExplicitTargets;
  /** Expected worth of round 1 as above and the best round 2 in every case. */
  readonly value: number;
  /** What the objective is worth when everything is sunk. */
  readonly most: number;
  /** `exact optimum` only when no other allocation can do better. */
  readonly method: BestRaidMethod;
  /** No allocation exceeds this; equal to `value` when it is the exact optimum. */
  readonly upperBound: number;
  /** Different allocations of round 1, and how many of them were evaluated exactly; the others were excluded by bounds. */
  readonly plans: number;
  readonly evaluated: number;
  /** The same round 1 followed by the named plan of the objective: what a scenario file can say. */
  readonly withNamedRound2: NamedValue;
  /** Each plan by name in both rounds, best first; of a search or comparison that was stopped, those that were compared. */
  readonly named: readonly NamedValue[];
  /** It was stopped: before the search was finished, or before all plans by name were compared. */
  readonly partial?: true;
}

/** Value of a plan by name; `null` where the exact method would need too many states. */
export interface NamedValue {
  readonly plan: RaidPlanName;
  readonly value: number | null;
}

export interface BestRaidOptions {
  /** Names of the rules, for rule 20's raid. Default `['second-edition']`. */
  readonly rules?: readonly string[];
  /** Steps of work before the search gives up proving; default {@link BEST_RAID_BUDGET}. */
  readonly budget?: number;
  /** Plans by name to compare with; default all of `RAID_PLANS`. */
  readonly compare?: readonly RaidPlanName[];
  /** Told how it goes on: what is done, and how large a part of that, from 0 to 1. Default: nobody. */
  readonly onPart?: (what: 'search' | 'comparison', part: number) => void;
}

/**
 * Finds the best allocation of a raid force's attackers to targets, for an objective: round 1 fixed, round 2 decided as well
 * as possible by what round 1 left. Every value is exact. Allocations are looked at up to symmetry (attackers with the same
 * dice, targets of the same worth), and those that a bound excludes are not evaluated.
 *
 * @param raidForce names of the ships sent; those without an airstrike do not attack.
 * @throws ExactRaidError with a sentence when the force is not allowed, has no attacker, or is too varied to be solved.
 * @example
 * const best = bestRaid('bottomings', ['Akagi', 'Kaga'], compileBoard(STANDARD_BOARD));
 * best.round1; // { Akagi: …, Kaga: … }
 */
export function bestRaid(
  objective: RaidObjective,
  raidForce: readonly string[],
  tables: BoardTables,
  options: BestRaidOptions = {},
): BestRaid {
  const steps = bestRaidSteps(objective, raidForce, tables, options);
  for (;;) {
    const { done, value } = steps.next(false);
    if (done) return value;
  }
}

/**
 * As {@link bestRaid}, but others have their turn after each plan, so that it can be stopped: then it tells the best plan so far.
 *
 * @param pause called after each plan; `true` ends the search
 * @throws ExactRaidError as {@link bestRaid}.
 * @example
 * const end = Date.now() + 100;
 * const best = await bestRaidUntil(async () => Date.now() > end, 'kills', ['Akagi', 'Kaga'], tables);
 * best.partial; // `true` when it was stopped
 */
export async function bestRaidUntil(
  pause: () => Promise<boolean>,
  objective: RaidObjective,
  raidForce: readonly string[],
  tables: BoardTables,
  options: BestRaidOptions = {},
): Promise<BestRaid> {
  const steps = bestRaidSteps(objective, raidForce, tables, options);
  for (let stop = false; ; ) {
    const { done, value } = steps.next(stop);
    if (done) return value;
    stop = await pause();
  }
}

function* bestRaidSteps(
  objective: RaidObjective,
  raidForce: readonly string[],
  tables: BoardTables,
  options: BestRaidOptions,
): Stoppable<BestRaid> {
  const rules = options.rules ?? ['second-edition'];
  const problem = checkRaidPlan({ rules, raidForce, targets: { round1: {}, round2: {} } }, tables)[0];
  if (problem) throw new ExactRaidError(problem.message);
  const setup = setupOf(raidAttackers(raidForce, tables), tables, resolveRules(rules).pearlHarbor);
  const members = worthGroups(setup, objective);
  refuse(setup, members);
  const lattice = latticeOf(setup.loads);
  const groups = members.map((targets) => new BestGroup(setup, targets, objective, lattice));
  const values = new PlanValues(groups, lattice);
  const budget = options.budget ?? BEST_RAID_BUDGET;
  const most = setup.targets.reduce((sum, piece, t) => sum + worthOf(objective, piece, setup.cap[t]!, tables), 0);
  const sizes = members.map((targets) => targets.length);
  const { onPart = () => {} } = options;
  const plans = allPlans(sizes, lattice, MAX_PLANS);
  let found: SearchResult | undefined = plans
    ? yield* searchAll(plans, values, budget, (part) => onPart('search', part))
    : undefined;
  if (!found?.proven && !found?.stopped) {
    const starts = found ? [found.plan] : namedStarts(setup, members, lattice);
    const upperBound = found?.upperBound ?? most;
    const climbed = yield* climb(
      starts,
      (plan) => neighboursOf(plan, lattice),
      values,
      values.work + budget / 4,
      upperBound,
    );
    found = found && found.value >= climbed.value ? { ...found, stopped: climbed.stopped } : climbed;
  }
  const round1 = targetsOf(found.plan, setup, members, lattice);
  const compared = options.compare ?? RAID_PLANS;
  const named: NamedValue[] = [];
  let { stopped } = found;
  for (const plan of compared) {
    stopped ||= yield;
    if (stopped) break;
    onPart('comparison', named.length / compared.length);
    named.push({ plan, value: namedWorth(setup, loadsOf(setup, plan), plan, objective) });
  }
  named.sort((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY));
  return {
    objective,
    round1,
    value: found.value,
    most,
    method: methodOf(found),
    upperBound: found.upperBound,
    plans: plans?.length ?? Number.POSITIVE_INFINITY,
    evaluated: found.evaluated,
    withNamedRound2: { plan: objective, value: namedWorth(setup, loadsOf(setup, round1), objective, objective) },
    named,
    ...(stopped && { partial: true }),
  };
}

function methodOf({ proven, stopped }: SearchResult): BestRaidMethod {
  if (stopped) return 'best so far, the search was stopped';
  return proven ? 'exact optimum' : 'best found by local search, each plan evaluated exactly';
}

function refuse(setup: RaidSetup, members: readonly (readonly number[])[]): void {
  if (setup.attackers.length === 0) throw new ExactRaidError('no ship of the raid force has an airstrike (7.51)');
  if (members.length === 0) throw new ExactRaidError('nothing in Pearl Harbor is worth anything to this objective');
  const points = latticeSize(setup.loads);
  const lists = Math.max(...members.map((targets) => groupStateBound(targets.length, setup.cap[targets[0]!]!)));
  if (points <= MAX_POINTS && lists <= MAX_LISTS) return;
  throw new ExactRaidError(
    'the best raid cannot be found exactly for so many different attackers or targets; compare plans with the method monte-carlo',
  );
}

function namedWorth(setup: RaidSetup, round1: Int32Array, plan: RaidPlanName, objective: RaidObjective): number | null {
  if (adaptiveStateBound(setup, round1, plan) > EXACT_RAID_BUDGET) return null;
  return adaptiveWorth(setup, round1, plan, objective);
}

/** Where a climb begins: round 1 of the plans by name, as far as they attack what the objective values. */
function namedStarts(setup: RaidSetup, members: readonly (readonly number[])[], lattice: Lattice): PlanLoads[] {
  const attackedAll = lattice.load[lattice.size - 1]!;
  return RAID_PLANS.map((plan) => {
    const loads = loadsOf(setup, plan);
    return members.map((targets) => targets.map((t) => loads[t]!).sort((a, b) => b - a));
  }).filter((plan) => plan.flat().reduce((sum, load) => sum + load, 0) === attackedAll);
}

/** Names: within a group the heaviest load goes to the first listed, and of a class the first listed attackers to it. */
function targetsOf(
  plan: PlanLoads,
  setup: RaidSetup,
  members: readonly (readonly number[])[],
  lattice: Lattice,
): ExplicitTargets {
  const { classes, strides } = lattice;
  const points = pointsOfLoads(plan, lattice);
  const used = classes.map(() => 0);
  const targetOf = new Map<number, number>();
  members.forEach((targets, g) => {
    targets.forEach((target, k) => {
      classes.forEach((attackers, c) => {
        const count = Math.floor(points[g]![k]! / strides[c]!) % (attackers.length + 1);
        for (let i = 0; i < count; i++) targetOf.set(attackers[used[c]!++]!, target);
      });
    });
  });
  const { pieceNames } = setup.tables;
  return Object.fromEntries(
    setup.attackers.flatMap((piece, k) => {
      const target = targetOf.get(k);
      return target === undefined ? [] : [[pieceNames[piece]!, pieceNames[setup.targets[target]!]!]];
    }),
  );
}
