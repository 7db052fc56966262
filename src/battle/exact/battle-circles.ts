// Units that fire at each other. Given everybody's damage before an action, what becomes of one unit does not depend on what becomes of
// another; but the dice at it depend on the damage of who fires at it. Units bound together by that are worked on together, box by box
// of their levels: in a box all dice are settled. Where dice do not change with damage, each unit is a circle of its own.
import type { Axis } from '../battle-model.js';
import type { Bounds } from './battle-blocks.js';
import { boxesOf } from './battle-boxes.js';
import { type Rows, rowsOf, type Shots } from './battle-rows.js';

/** Units that are fired at. */
export interface Circle {
  readonly targets: readonly number[];
  /** The unit that is worked on last: others may fire at it in different ways, but only by their own levels. */
  readonly last: number;
  /** Boxes of the levels of the others, in which the dice at the last one are settled. */
  readonly boxes: readonly Box[];
}

interface Box extends Bounds {
  /** What the dice make of the last unit. */
  readonly rows: Rows;
  /** Levels of the last unit, and what the dice make of each of the others there, in the order of the targets. */
  readonly cases: readonly (Bounds & { readonly rows: readonly Rows[] })[];
}

/** Who fires at whom, and with what. */
export interface Fire {
  readonly axes: readonly Axis[];
  readonly present: readonly number[];
  /** Target of each axis, -1 for none. */
  readonly target: Int8Array;
  /** Dice of a unit at a level; 16 is the attack bonus. */
  readonly dice: (axis: number, level: number) => number;
}

/** The circles of a part. */
export function circlesOf(fire: Fire, { low, high }: Bounds): Circle[] {
  const { present, target, dice } = fire;
  const changes = (k: number): boolean => {
    for (let level = low[k]! + 1; level < high[k]!; level++) if (dice(k, level) !== dice(k, low[k]!)) return true;
    return false;
  };
  const targets = present.filter((k) => target.includes(k));
  const circle = new Map(targets.map((k) => [k, k]));
  for (const k of targets) {
    if (target[k]! < 0 || !changes(k)) continue;
    const [one, other] = [circle.get(k)!, circle.get(target[k]!)!];
    for (const u of targets) if (circle.get(u) === one) circle.set(u, other);
  }
  return [...new Set(circle.values())].map((name) => {
    const own = targets.filter((k) => circle.get(k) === name);
    // The fewer levels the last one has, the fewer are gone through again and again.
    const last = own.reduce((best, k) => (high[k]! - low[k]! < high[best]! - low[best]! ? k : best));
    return { targets: own, last, boxes: cutCircle(fire, { low, high }, own, last) };
  });
}

/** Cuts the levels of a circle's units, the last one after the others. */
function cutCircle(fire: Fire, bounds: Bounds, targets: readonly number[], last: number): Box[] {
  const firing = targets.filter((k) => targets.includes(fire.target[k]!));
  const others = targets.filter((k) => k !== last);
  const cut = (within: Bounds, isLast: boolean): Bounds[] =>
    boxesOf(
      within,
      firing.filter((k) => (k === last) === isLast),
      fire.dice,
    );
  return cut(bounds, false).map((box) => ({
    ...box,
    rows: rowsAt(fire, last, box.low),
    cases: cut(box, true).map((inner) => ({ ...inner, rows: others.map((k) => rowsAt(fire, k, inner.low)) })),
  }));
}

/** The dice of all who fire at a unit, at the lowest levels of a box. */
function rowsAt({ axes, present, target, dice }: Fire, at: number, low: Uint8Array): Rows {
  const shots: Shots = { plain: 0, circled: 0 };
  for (const k of present) {
    if (target[k] !== at) continue;
    const own = dice(k, low[k]!);
    if (own >= 16) shots.circled += own & 15;
    else shots.plain += own;
  }
  return rowsOf(axes[at]!, shots);
}
