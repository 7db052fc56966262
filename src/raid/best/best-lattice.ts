// Attackers that throw the same dice are interchangeable: how many of each class go somewhere is one point of a small lattice.
import type { AttackLoads } from '../plans/plan-loads.js';
import { groupsBy } from '../plans/plan-targets.js';

/** Every way to take some attackers, as counts by class. Point 0 takes none, the last one all. */
export interface Lattice {
  readonly size: number;
  /** Load of a point. */
  readonly load: Int32Array;
  /** Mean damage of a point against a ship without rule 20.3, the weight of a price. */
  readonly weight: Float64Array;
  /** Pairs (part, whole) with part ≤ whole in every class: entries `pairStart[whole] … pairStart[whole + 1]` of `parts`. */
  readonly pairStart: Int32Array;
  readonly parts: Int32Array;
  /** Attackers (positions) by class, strongest class first; within a class as listed. */
  readonly classes: readonly (readonly number[])[];
  /** What one more attacker of a class adds to a point. */
  readonly strides: readonly number[];
}

/** Number of points of the lattice of some attackers, without building it. */
export function latticeSize(loads: AttackLoads): number {
  return [...classesOf(loads).values()].reduce((size, members) => size * (members.length + 1), 1);
}

/** Builds the lattice. */
export function latticeOf(loads: AttackLoads): Lattice {
  const weightOf = (load: number) => (load % loads.radix) + 2 * Math.floor(load / loads.radix);
  const steps = [...classesOf(loads).entries()].sort((a, b) => weightOf(b[0]) - weightOf(a[0]) || b[0] - a[0]);
  const classes = steps.map(([, members]) => members);
  const strides: number[] = [];
  let size = 1;
  for (const members of classes) {
    strides.push(size);
    size *= members.length + 1;
  }
  const counts = (point: number) => classes.map((members, c) => Math.floor(point / strides[c]!) % (members.length + 1));
  const load = new Int32Array(size);
  const weight = new Float64Array(size);
  const pairStart = new Int32Array(size + 1);
  const parts: number[] = [];
  const all = Array.from({ length: size }, (_, point) => counts(point));
  for (let whole = 0; whole < size; whole++) {
    load[whole] = all[whole]!.reduce((sum, count, c) => sum + count * steps[c]![0], 0);
    weight[whole] = weightOf(load[whole]!);
    for (let part = 0; part <= whole; part++) {
      if (all[part]!.every((count, c) => count <= all[whole]![c]!)) parts.push(part);
    }
    pairStart[whole + 1] = parts.length;
  }
  return { size, load, weight, pairStart, parts: Int32Array.from(parts), classes, strides };
}

/** Best sum of two functions of attackers when they share those of each point: `result[u] = max over v ≤ u of a[u − v] + b[v]`. */
export function shareBest(
  lattice: Lattice,
  a: Float64Array,
  aStart: number,
  b: Float64Array,
  bStart: number,
  result: Float64Array,
  start: number,
): void {
  const { size, pairStart, parts } = lattice;
  for (let whole = 0; whole < size; whole++) {
    let best = Number.NEGATIVE_INFINITY;
    const end = pairStart[whole + 1]!;
    for (let k = pairStart[whole]!; k < end; k++) {
      const part = parts[k]!;
      const value = a[aStart + whole - part]! + b[bStart + part]!;
      if (value > best) best = value;
    }
    result[start + whole] = best;
  }
}

const classesOf = ({ steps }: AttackLoads): Map<number, number[]> => groupsBy([...steps.keys()], (k) => steps[k]!);
