// The parts of a block: boxes of levels within which it is settled who fires at whom.
import { assignTargets, type BattleModel, shotsAt } from '../battle-model.js';
import type { Block, Bounds } from './battle-blocks.js';
import { copyOf, eachBox } from './battle-boxes.js';
import { type Circle, circlesOf, type Fire } from './battle-circles.js';
import { rowsOf } from './battle-rows.js';

/** A box of levels, and the units that are fired at in it. */
export interface Part extends Bounds {
  readonly circles: readonly Circle[];
}

/** Cuts a block by who is able to fire in an action, and by the dice of those that nobody fires at (7.4, 7.72, 7.73). */
export function partsOf(model: BattleModel, { present }: Block, bounds: Bounds, action: number): Part[] {
  const { axes } = model;
  const there = new Uint8Array(axes.length);
  const able = new Uint8Array(axes.length);
  for (const k of present) there[k] = 1;
  const dice = (k: number, level: number): number => shotsAt(axes[k]!, action, level);
  const fires = (k: number, level: number): number => (dice(k, level) > 0 ? 1 : 0);
  const box = copyOf(bounds);
  const parts: Part[] = [];
  eachBox(box, present, fires, () => {
    for (const k of present) able[k] = fires(k, box.low[k]!);
    const target = assignTargets(model, action, there, able);
    const safe = present.filter((k) => target[k]! >= 0 && !target.includes(k));
    const fire: Fire = { axes, present, target, dice };
    eachBox(box, safe, dice, () => {
      const part = copyOf(box);
      parts.push({ ...part, circles: circlesOf(fire, part) });
    });
  });
  return parts;
}

/** A whole block under the submarines' attacks: each at the first ship of its order (16.2). */
export function divePart({ axes, targetOrder, submarines }: BattleModel, { present }: Block, bounds: Bounds): Part {
  const circles: Circle[] = [];
  submarines.forEach((own, side) => {
    const first = targetOrder[side]!.find((k) => axes[k]!.hull && present.includes(k));
    if (!own || first === undefined) return;
    const rows = rowsOf(axes[first]!, own);
    circles.push({ targets: [first], last: first, boxes: [{ ...bounds, rows, cases: [{ ...bounds, rows: [] }] }] });
  });
  return { ...bounds, circles };
}
