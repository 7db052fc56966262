// Every allocation of round 1 that is different: the loads on the ships of each group, whoever brings them and whichever of
// the ships gets them.
import type { Lattice } from './best-lattice.js';

/** Loads by group, descending within each group. */
export type PlanLoads = readonly (readonly number[])[];

/** Ways to put the attackers of each point on a group: by point, the lists of loads that use exactly those attackers. */
function groupOptions(ships: number, lattice: Lattice): Map<string, number[]>[] {
  let options: Map<string, number[]>[] = Array.from({ length: lattice.size }, () => new Map());
  options[0]!.set('', []);
  for (let k = 0; k < ships; k++) {
    const longer: Map<string, number[]>[] = Array.from({ length: lattice.size }, () => new Map());
    for (let whole = 0; whole < lattice.size; whole++) {
      for (let p = lattice.pairStart[whole]!; p < lattice.pairStart[whole + 1]!; p++) {
        const part = lattice.parts[p]!;
        for (const list of options[whole - part]!.values()) {
          const joined = [...list, lattice.load[part]!].sort((a, b) => b - a);
          longer[whole]!.set(joined.join(), joined);
        }
      }
    }
    options = longer;
  }
  return options;
}

/**
 * All plans that use all attackers. Using all is never worse: more dice do not lower any objective.
 *
 * @param limit give up, and return `undefined`, when there are more.
 */
export function allPlans(groupSizes: readonly number[], lattice: Lattice, limit: number): PlanLoads[] | undefined {
  let plans: Map<string, number[][]>[] = Array.from({ length: lattice.size }, () => new Map());
  plans[0]!.set('', []);
  for (const [g, ships] of groupSizes.entries()) {
    const options = groupOptions(ships, lattice);
    const longer: Map<string, number[][]>[] = Array.from({ length: lattice.size }, () => new Map());
    let count = 0;
    for (let whole = 0; whole < lattice.size; whole++) {
      if (g === groupSizes.length - 1 && whole !== lattice.size - 1) continue;
      for (let p = lattice.pairStart[whole]!; p < lattice.pairStart[whole + 1]!; p++) {
        const part = lattice.parts[p]!;
        for (const [key, plan] of plans[whole - part]!) {
          for (const [more, list] of options[part]!) longer[whole]!.set(`${key};${more}`, [...plan, list]);
        }
      }
      count += longer[whole]!.size;
      if (count > limit) return undefined;
    }
    plans = longer;
  }
  return [...plans[lattice.size - 1]!.values()];
}

/** Attackers on each ship of each group, as points of the lattice. */
type PlanPoints = readonly (readonly number[])[];

/** The loads of points. */
function loadsOfPoints(points: PlanPoints, lattice: Lattice): PlanLoads {
  return points.map((group) => group.map((point) => lattice.load[point]!).sort((a, b) => b - a));
}

/** Some attackers that bring exactly the loads of a plan, all of them used; the plan must come from attackers. */
export function pointsOfLoads(plan: PlanLoads, lattice: Lattice): PlanPoints {
  const flat = plan.flat();
  const chosen: number[] = [];
  const fill = (ship: number, left: number): boolean => {
    if (ship === flat.length) return left === 0;
    for (let p = lattice.pairStart[left]!; p < lattice.pairStart[left + 1]!; p++) {
      const point = lattice.parts[p]!;
      if (lattice.load[point] !== flat[ship]) continue;
      chosen[ship] = point;
      if (fill(ship + 1, left - point)) return true;
    }
    return false;
  };
  if (!fill(0, lattice.size - 1)) throw new Error('no attackers bring the loads of this plan');
  let at = 0;
  return plan.map((group) => group.map(() => chosen[at++]!));
}

/** Plans that differ from one by a move of one attacker, or by an exchange of two. */
export function neighboursOf(plan: PlanLoads, lattice: Lattice): PlanLoads[] {
  const points = pointsOfLoads(plan, lattice);
  const ships = points.flatMap((group, g) => group.map((_, k) => [g, k] as const));
  const has = (point: number, c: number) =>
    Math.floor(point / lattice.strides[c]!) % (lattice.classes[c]!.length + 1) > 0;
  const result: PlanLoads[] = [];
  const tryChange = (from: readonly [number, number], to: readonly [number, number], change: number): void => {
    const copy = points.map((group) => [...group]);
    copy[from[0]]![from[1]]! -= change;
    copy[to[0]]![to[1]]! += change;
    result.push(loadsOfPoints(copy, lattice));
  };
  for (const from of ships) {
    for (const to of ships) {
      if (from === to) continue;
      lattice.strides.forEach((stride, c) => {
        if (!has(points[from[0]]![from[1]]!, c)) return;
        tryChange(from, to, stride);
        lattice.strides.forEach((other, d) => {
          if (c < d && has(points[to[0]]![to[1]]!, d)) tryChange(from, to, stride - other);
        });
      });
    }
  }
  return result;
}
