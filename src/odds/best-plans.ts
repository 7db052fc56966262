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
