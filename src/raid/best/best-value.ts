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

  /** A value that the plan cannot exceed, in a few hundred steps: as {@link bound}, with one price for all states. */
  quickBound(plan: PlanLoads): number {
    const budget = this.lattice.weight[this.lattice.size - 1]!;
    const means = plan.map((loads, g) => this.meanPriced(g, loads));
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < PRICES; k++) {
      let sum = this.prices[k]! * budget;
      for (const mean of means) sum += mean[k]!;
      least = Math.min(least, sum);
    }
    return least;
  }

  /** The closest bound that is still much cheaper than {@link exact}; infinite where there is none. */
  closeBound(plan: PlanLoads): number {
    const states = plan.map((loads, g) => this.groups[g]!.probability(loads).reduce((n, p) => n + (p > 0 ? 1 : 0), 0));
    const all = states.reduce((product, n) => product * n, 1);
    let least = Number.POSITIVE_INFINITY;
    for (let g = 0; g < plan.length; g++) {
      for (let h = g + 1; h < plan.length; h++) {
        if (states[g]! * states[h]! * 16 <= all) least = Math.min(least, this.boundByTwo(plan, g, h));
      }
    }
    return least;
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
  private boundByTwo(plan: PlanLoads, g: number, h: number): number {
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

  /**
   * The exact expected worth of a plan followed by the best second round in every state.
   *
   * @param floor stop as soon as the value is certain to stay at or below it.
   * @returns the value; when stopped, a number at or below `floor` that the value does not exceed.
   */
  exact(plan: PlanLoads, floor = Number.NEGATIVE_INFINITY): number {
    const { size, weight } = this.lattice;
    const lists = plan.map((loads, g) => possible(this.groups[g]!.probability(loads)));
    // The group with the most lists innermost, where a state costs one pass over the lattice.
    const inner = lists.reduce((most, list, g) => (list.length > lists[most]!.length ? g : most), 0);
    const outer = lists.map((_, g) => g).filter((g) => g !== inner);
    const count = outer.reduce((product, g) => product * lists[g]!.length, 1);
    const chance = new Float64Array(count);
    const bound = new Float64Array(count);
    const rest = new Float64Array(count * size);
    const depths = plan.map(() => ({ value: new Float64Array(size), priced: new Float64Array(PRICES) }));
    this.meanPriced(inner, plan[inner]!).forEach((mean, k) => {
      depths[0]!.priced[k] = mean + this.prices[k]! * weight[size - 1]!;
    });
    let at = 0;
    const fill = (depth: number, probability: number): void => {
      const { value, priced } = depths[depth]!;
      if (depth === outer.length) {
        chance[at] = probability;
        bound[at] = priced.reduce((a, b) => Math.min(a, b));
        for (let u = 0; u < size; u++) rest[at * size + u] = value[size - 1 - u]!;
        at++;
        return;
      }
      const g = outer[depth]!;
      const group = this.groups[g]!;
      const probabilities = group.probability(plan[g]!);
      const next = depths[depth + 1]!;
      for (const list of lists[g]!) {
        shareBest(this.lattice, value, 0, group.value, list * size, next.value, 0);
        for (let k = 0; k < PRICES; k++) next.priced[k] = priced[k]! + this.priced[g]![list * PRICES + k]!;
        fill(depth + 1, probability * probabilities[list]!);
      }
    };
    fill(0, 1);
    // The likeliest states first: a plan that is not good enough shows it early.
    const order = Array.from(chance, (_, k) => k).sort((a, b) => chance[b]! - chance[a]! || a - b);
    let remaining = chance.reduce((sum, p, k) => sum + p * bound[k]!, 0);
    const group = this.groups[inner]!;
    const probabilities = group.probability(plan[inner]!);
    let total = 0;
    for (const k of order) {
      let sum = 0;
      for (const list of lists[inner]!)
        sum += probabilities[list]! * bestOf(group.value, list * size, rest, k * size, size);
      total += chance[k]! * sum;
      remaining -= chance[k]! * bound[k]!;
      this.work += lists[inner]!.length * size;
      if (total + remaining < floor) return total + remaining;
    }
    return total;
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

/** Lists that can occur. */
function possible(chance: Float64Array): number[] {
  const lists: number[] = [];
  chance.forEach((p, list) => {
    if (p > 0) lists.push(list);
  });
  return lists;
}

function bestOf(value: Float64Array, start: number, reversed: Float64Array, from: number, size: number): number {
  let best = value[start]! + reversed[from]!;
  for (let u = 1; u < size; u++) {
    const sum = value[start + u]! + reversed[from + u]!;
    if (sum > best) best = sum;
  }
  return best;
}
