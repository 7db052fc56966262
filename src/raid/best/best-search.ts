// Looking for the best allocation of round 1: bounds first, exact values where a bound cannot decide.
import type { PlanLoads } from './best-plans.js';
import type { PlanValues } from './best-value.js';

/** Values this close are the same but for rounding. */
const ROUNDING = 1e-9;

/** What a search found. */
export interface SearchResult {
  readonly plan: PlanLoads;
  readonly value: number;
  /** No plan exceeds this; equal to `value` when `proven`. */
  readonly upperBound: number;
  /** Whether every other plan has been shown to be no better. */
  readonly proven: boolean;
  /** Whether somebody stopped it before it was finished. */
  readonly stopped: boolean;
  /** Plans whose value was computed exactly. */
  readonly evaluated: number;
}

/** A work with a rest after each plan: whoever has it done says there whether it is to stop. */
export type Stoppable<T> = Generator<undefined, T, boolean>;

/**
 * Finds the best of all plans. A plan is dismissed when a bound shows that it is no better than the best one so far, and is
 * evaluated exactly otherwise; when nothing is left, the best is proven.
 *
 * @param budget steps of work after which the search stops, proven or not; not time, so that the answer does not depend on
 * the machine. It rests after each plan; stopped there, it tells the best so far.
 * @param onPart told how large a part of the plans is decided, from 0 to 1
 */
export function* searchAll(
  plans: readonly PlanLoads[],
  values: PlanValues,
  budget: number,
  onPart: (part: number) => void,
): Stoppable<SearchResult> {
  const quick = plans.map((plan) => values.quickBound(plan));
  const first = quick.reduce((top, bound, plan) => (bound > quick[top]! ? plan : top), 0);
  let best = first;
  let value = values.exact(plans[first]!);
  let evaluated = 1;
  const ended = (upperBound: number, how: { proven?: boolean; stopped?: boolean }): SearchResult => {
    return { plan: plans[best]!, value, upperBound, proven: false, stopped: false, evaluated, ...how };
  };
  // Only plans that the quick bound leaves in the race are worth the closer one.
  const race: { plan: number; bound: number }[] = [];
  for (const [plan, bound] of quick.entries()) {
    if (plan === first || bound <= value + ROUNDING) continue;
    // Of the plans not yet looked at, the first had the highest bound.
    if (yield) return ended(quick[first]!, { stopped: true });
    race.push({ plan, bound: Math.min(bound, values.bound(plans[plan]!)) });
  }
  race.sort((a, b) => b.bound - a.bound || a.plan - b.plan);
  for (const [k, { plan, bound }] of race.entries()) {
    if (bound <= value + ROUNDING) break;
    onPart(k / race.length);
    if (values.work > budget) return ended(bound, {});
    if (yield) return ended(bound, { stopped: true });
    if (values.closeBound(plans[plan]!) <= value + ROUNDING) continue;
    const found = values.exact(plans[plan]!, value);
    evaluated++;
    if (found > value) {
      value = found;
      best = plan;
    }
  }
  return ended(value, { proven: true });
}

/**
 * Climbs from plan to plan: of the neighbours of the best plan so far, the first that is better, until none is. It rests as
 * {@link searchAll} does.
 *
 * @param neighbours plans that differ by one move or exchange of attackers, in a fixed order.
 * @param upperBound what is known about all plans.
 */
export function* climb(
  starts: readonly PlanLoads[],
  neighbours: (plan: PlanLoads) => PlanLoads[],
  values: PlanValues,
  budget: number,
  upperBound: number,
): Stoppable<SearchResult> {
  const seen = new Set<string>();
  let best: PlanLoads = starts[0]!;
  let value = Number.NEGATIVE_INFINITY;
  let evaluated = 0;
  const better = (plan: PlanLoads): boolean => {
    const key = plan.map((loads) => loads.join()).join(';');
    if (seen.has(key) || values.work > budget) return false;
    seen.add(key);
    if (values.bound(plan) <= value + ROUNDING) return false;
    const found = values.exact(plan, value);
    evaluated++;
    if (found <= value) return false;
    best = plan;
    value = found;
    return true;
  };
  const ended = (stopped: boolean): SearchResult => ({
    plan: best,
    value,
    upperBound,
    proven: false,
    stopped,
    evaluated,
  });
  for (const start of starts) {
    better(start);
    if (yield) return ended(true);
  }
  for (let climbing = true; climbing; ) {
    climbing = false;
    for (const plan of neighbours(best)) {
      climbing = better(plan);
      if (yield) return ended(true);
      if (climbing) break;
    }
  }
  return ended(false);
}
