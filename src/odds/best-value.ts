// The value of an allocation of round 1 when round 2 is then played as well as possible, and a quick bound on it.
import type { BestGroup } from './best-group.js';
import { type Lattice, shareBest } from './best-lattice.js';
import type { PlanLoads } from './best-plans.js';

/** Prices of a die that the bound tries. */
const PRICES = 32;

/** Values plans of round 1 for one objective. */
export class PlanValues {
  /** Elementary steps done so far, the measure of work that does not depend on the machine. */
  work = 0;
  private readonly prices: Float64Array;
  /** Best worth minus price by group, list and price: entry `list * PRICES + price`. */
  private readonly priced: Float64Array[];
  private readonly means = new Map<string, Float64Array>();

  constructor(
    readonly groups: readonly BestGroup[],
    readonly lattice: Lattice,
  ) {
    const { size, weight } = lattice;
    // The dearest price worth trying: what a die can gain at most, anywhere.
    let dearest = 0;
    for (const { single } of groups) {
      for (let at = 0; at < single.length; at++) {
        const u = at % size;
        if (u > 0) dearest = Math.max(dearest, (single[at]! - single[at - u]!) / weight[u]!);
      }
    }
    this.prices = Float64Array.from({ length: PRICES }, (_, k) => (dearest * k) / (PRICES - 1));
    this.priced = groups.map((group) => {
      const table = new Float64Array(group.count * PRICES);
      for (let list = 0; list < group.count; list++) {
        for (let k = 0; k < PRICES; k++) {
          let best = Number.NEGATIVE_INFINITY;
          for (let u = 0; u < size; u++) {
            best = Math.max(best, group.value[list * size + u]! - this.prices[k]! * weight[u]!);
          }
          table[list * PRICES + k] = best;
        }
      }
      return table;
    });
  }

  /**
   * A value that the plan cannot exceed. In each state of one group, the attackers of round 2 are free to be anywhere for a
   * price per die: that allows all they can really do, and more. The best price may depend on that group's state.
   */
  bound(plan: PlanLoads): number {
    const means = plan.map((loads, g) => this.meanPriced(g, loads));
    const budget = this.lattice.weight[this.lattice.size - 1]!;
    let least = Number.POSITIVE_INFINITY;
    const rest = new Float64Array(PRICES);
    for (let g = 0; g < plan.length; g++) {
      const chance = this.groups[g]!.probability(plan[g]!);
      for (let k = 0; k < PRICES; k++) {
        rest[k] = this.prices[k]! * budget;
        for (let other = 0; other < plan.length; other++) if (other !== g) rest[k]! += means[other]![k]!;
      }
      let sum = 0;
      const table = this.priced[g]!;
      for (let list = 0; list < chance.length; list++) {
        if (chance[list] === 0) continue;
        let best = Number.POSITIVE_INFINITY;
        for (let k = 0; k < PRICES; k++) best = Math.min(best, table[list * PRICES + k]! + rest[k]!);
        sum += chance[list]! * best;
      }
      least = Math.min(least, sum);
    }
    return least;
  }

  /**
   * A closer bound than {@link bound}, for plans of three groups or more: the price may depend on the state of two groups,
   * `g` and `h`. Costs as many steps as these have joint states, times the prices.
   */
  boundByTwo(plan: PlanLoads, g: number, h: number): number {
    const budget = this.lattice.weight[this.lattice.size - 1]!;
    const rest = this.prices.map((price) => price * budget);
    for (let other = 0; other < plan.length; other++) {
      if (other === g || other === h) continue;
      this.meanPriced(other, plan[other]!).forEach((mean, k) => {
        rest[k]! += mean;
      });
    }
    const [a, b] = [this.priced[g]!, this.priced[h]!];
    const [chanceA, chanceB] = [this.groups[g]!.probability(plan[g]!), this.groups[h]!.probability(plan[h]!)];
    const row = new Float64Array(PRICES);
    let sum = 0;
    for (let i = 0; i < chanceA.length; i++) {
      if (chanceA[i] === 0) continue;
      for (let k = 0; k < PRICES; k++) row[k] = a[i * PRICES + k]! + rest[k]!;
      let inner = 0;
      for (let j = 0; j < chanceB.length; j++) {
        if (chanceB[j] === 0) continue;
        let best = Number.POSITIVE_INFINITY;
        for (let k = 0; k < PRICES; k++) {
          const value = b[j * PRICES + k]! + row[k]!;
          if (value < best) best = value;
        }
        inner += chanceB[j]! * best;
      }
      sum += chanceA[i]! * inner;
      this.work += chanceB.length * PRICES;
    }
    return sum;
  }

  /** Steps that {@link exact} takes for a plan. */
  workOf(plan: PlanLoads): number {
    const states = plan.map((loads, g) => this.groups[g]!.probability(loads).reduce((n, p) => n + (p > 0 ? 1 : 0), 0));
    return states.reduce((product, n) => product * n, 1) * this.lattice.size;
  }

  /** The exact expected worth of a plan followed by the best second round in every state. */
  exact(plan: PlanLoads): number {
    const { size } = this.lattice;
    const parts = this.groups.map((group, g) => {
      const chance = group.probability(plan[g]!);
      const lists: number[] = [];
      for (let list = 0; list < chance.length; list++) if (chance[list]! > 0) lists.push(list);
      return { value: group.value, chance, lists };
    });
    // The group with the most lists innermost, where a state costs one pass over the lattice.
    parts.sort((a, b) => a.lists.length - b.lists.length);
    const inner = parts[parts.length - 1]!;
    const rests = parts.map(() => new Float64Array(size));
    const reversed = new Float64Array(size);
    const loop = (depth: number): number => {
      const rest = rests[depth]!;
      let sum = 0;
      if (depth === parts.length - 1) {
        this.work += inner.lists.length * size;
        for (let u = 0; u < size; u++) reversed[u] = rest[size - 1 - u]!;
        for (let k = 0; k < inner.lists.length; k++) {
          const list = inner.lists[k]!;
          sum += inner.chance[list]! * bestOf(inner.value, list * size, reversed, size);
        }
        return sum;
      }
      const { value, chance, lists } = parts[depth]!;
      for (const list of lists) {
        shareBest(this.lattice, rest, 0, value, list * size, rests[depth + 1]!, 0);
        sum += chance[list]! * loop(depth + 1);
      }
      return sum;
    };
    return loop(0);
  }

  private meanPriced(g: number, loads: readonly number[]): Float64Array {
    const key = `${g}:${loads.join()}`;
    let means = this.means.get(key);
    if (!means) {
      means = new Float64Array(PRICES);
      const chance = this.groups[g]!.probability(loads);
      for (let list = 0; list < chance.length; list++) {
        for (let k = 0; k < PRICES; k++) means[k]! += chance[list]! * this.priced[g]![list * PRICES + k]!;
      }
      this.means.set(key, means);
    }
    return means;
  }
}

function bestOf(value: Float64Array, start: number, reversed: Float64Array, size: number): number {
  let best = value[start]! + reversed[0]!;
  for (let u = 1; u < size; u++) {
    const sum = value[start + u]! + reversed[u]!;
    if (sum > best) best = sum;
  }
  return best;
}
