// Which targets depend on one another, and in what order they can be worked on.

import type { ShotClass, Shots } from './battle-rows.js';
/** What an action does there. */
export interface Orders {
  /** Target of each axis, -1 for none: only those whose dice depend on damage that is not settled. */
  readonly target: Int8Array;
  /** Dice that are settled, by target. */
  readonly settled: readonly (Shots | undefined)[];
  /** Dice of an axis by its level. */
  readonly classesOf: (axis: number, low: number, high: number) => readonly ShotClass[];
}

/** Targets that depend on one another, in the order in which they are worked on. */
export interface Circle {
  readonly order: readonly number[];
  /** True when the first one fires too, at another of them: its dice are settled case by case. */
  readonly cut: boolean;
}

/** Targets bound together by who fires at whom, the smallest sets first; each target stands before those that fire at it. */
export function circlesOf(
  present: readonly number[],
  { target, settled }: Orders,
  classes: (axis: number) => number,
): Circle[] {
  const isTarget = (k: number): boolean => settled[k] !== undefined || present.some((u) => target[u] === k);
  const targets = present.filter(isTarget);
  const circles: Circle[] = [];
  const done = new Set<number>();
  const follow = (first: number, cut: boolean): void => {
    const order: number[] = [first];
    done.add(first);
    for (let i = 0; i < order.length; i++) {
      for (const u of targets) {
        if (target[u] === order[i] && !done.has(u)) {
          done.add(u);
          order.push(u);
        }
      }
    }
    circles.push({ order, cut });
  };
  for (const k of targets) if (target[k]! < 0) follow(k, false);
  for (const k of targets) {
    if (done.has(k)) continue;
    // Nobody of these leads out: following the targets leads into the circle.
    let inside = k;
    for (let steps = 0; steps < targets.length; steps++) inside = target[inside]!;
    // It is cut where there are the fewest cases.
    let best = inside;
    const before = (u: number, v: number): boolean =>
      classes(u) < classes(v) || (classes(u) === classes(v) && present.indexOf(u) < present.indexOf(v));
    for (let u = target[inside]!; u !== inside; u = target[u]!) if (before(u, best)) best = u;
    follow(best, true);
  }
  return circles.sort((a, b) => a.order.length - b.order.length);
}
