// Joint counts of the ships of a kind, gathered while the adaptive solver goes through its states.

import { addConvolution, simplexSize } from './compositions.js';
import type { GroupPatterns } from './raid-patterns.js';

/**
 * Sums the joint counts of one kind over all states. The solver's outermost group changes seldom: while it stands, what the
 * other groups contribute is summed by the pattern met on it, and meets its own counts once, in `flush`.
 */
export class KindCounts {
  /** The result: probability of each point of the simplex of all ships of the kind. */
  readonly joint: Float64Array;
  private readonly outer: GroupPatterns | undefined;
  /** Groups of the kind inside the outermost one, by their number. */
  private readonly inner: readonly number[];
  private readonly innerShips: number;
  private readonly met = new Map<number, Float64Array>();
  /** Joint counts of the first inner groups together, from the second on. */
  private readonly partial: readonly Float64Array[];

  /** @param isKind whether the targets of a group are of the kind. */
  constructor(
    private readonly groups: readonly GroupPatterns[],
    isKind: (targets: readonly number[]) => boolean,
  ) {
    this.outer = isKind(groups[0]!.targets) ? groups[0] : undefined;
    this.inner = groups.map((_, g) => g).filter((g) => isKind(groups[g]!.targets) && groups[g] !== this.outer);
    let ships = 0;
    this.partial = this.inner.map((g) => {
      ships += groups[g]!.ships;
      return new Float64Array(simplexSize(ships));
    });
    this.innerShips = ships;
    this.joint = new Float64Array(simplexSize(ships + (this.outer?.ships ?? 0)));
  }

  /** Adds a state: `ids` are the patterns met on the groups. */
  add(ids: Int32Array, probability: number): void {
    if (!this.outer) {
      this.addInner(ids, probability, this.joint);
      return;
    }
    let sum = this.met.get(ids[0]!);
    if (!sum) {
      sum = new Float64Array(simplexSize(this.innerShips));
      this.met.set(ids[0]!, sum);
    }
    this.addInner(ids, probability, sum);
  }

  /** To be called when the outermost group goes on to its next state. */
  flush(): void {
    if (!this.outer) return;
    for (const [id, sum] of this.met) {
      addConvolution(this.outer.jointOf(id), this.outer.ships, sum, this.innerShips, this.joint);
    }
    this.met.clear();
  }

  private addInner(ids: Int32Array, probability: number, into: Float64Array): void {
    const { inner, groups, partial } = this;
    if (inner.length === 0) {
      into[0]! += probability;
      return;
    }
    const last = inner.length - 1;
    let joint = groups[inner[0]!]!.jointOf(ids[inner[0]!]!);
    let ships = groups[inner[0]!]!.ships;
    for (let k = 1; k <= last; k++) {
      const next = groups[inner[k]!]!;
      const target = k === last ? into : partial[k]!;
      if (k < last) target.fill(0);
      addConvolution(joint, ships, next.jointOf(ids[inner[k]!]!), next.ships, target, k === last ? probability : 1);
      joint = target;
      ships += next.ships;
    }
    if (last === 0) for (let k = 0; k < joint.length; k++) into[k]! += probability * joint[k]!;
  }
}
