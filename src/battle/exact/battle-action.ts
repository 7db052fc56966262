// One action on a distribution over joint states: every block is cut into parts in which it is settled who fires at whom.
import { assignTargets, type BattleModel, shotsAt } from '../battle-model.js';
import type { Blocks, Entry, Store } from './battle-blocks.js';
import { Fire, type Flows, type Part } from './battle-fire.js';
import type { ShotClass, Shots } from './battle-rows.js';

/** Carries out the actions of a battle. */
export class Action {
  private readonly fire: Fire;
  private readonly model: BattleModel;
  /** By action and axis: its dice by level, as classes. */
  private readonly classes: readonly (readonly (readonly ShotClass[])[])[];

  constructor(
    blocks: Blocks,
    flows: Flows,
    private readonly screens: boolean,
  ) {
    this.model = blocks.model;
    this.fire = new Fire(blocks, flows);
    this.classes = [0, 1].map((action) =>
      this.model.axes.map((axis) => {
        const found: { low: number; high: number; shots: number }[] = [];
        for (let level = 0; level < axis.levels; level++) {
          const shots = shotsAt(axis, action, level);
          const last = found.at(-1);
          if (last && last.shots === shots) last.high = level + 1;
          else found.push({ low: level, high: level + 1, shots });
        }
        return found;
      }),
    );
  }

  /**
   * Adds what an action makes of the contested states of a distribution to others.
   *
   * @param scale times this.
   * @returns chance of the states that are no longer contested.
   */
  apply(action: number, from: Store, scale: number, contested: Store, over: Store): number {
    let settled = 0;
    for (const entry of from.entries.values()) {
      this.cutByTargets(entry, action, (part, target) => {
        settled += this.shoot(part, action, target, scale, contested, over);
      });
    }
    return settled;
  }

  /** Adds what the submarines' attacks make of a distribution: each at the first ship or unit of its order (16.2). */
  submarines(from: Store, shots: readonly (Shots | undefined)[], contested: Store, over: Store): number {
    let settled = 0;
    const { axes, targetOrder } = this.model;
    for (const entry of from.entries.values()) {
      const { block, data, low, high } = entry;
      const dice: (Shots | undefined)[] = axes.map(() => undefined);
      shots.forEach((own, side) => {
        const first = targetOrder[side]!.find((k) => axes[k]!.hull && block.present.includes(k));
        if (own && first !== undefined) dice[first] = own;
      });
      const target = new Int8Array(axes.length).fill(-1);
      const part = { block, data, low, high };
      settled += this.fire.apply(part, { target, settled: dice, classesOf: () => [] }, 1, contested, over);
    }
    return settled;
  }

  /** Parts of a block in which it is settled who is able to fire, and so who fires at whom. */
  private cutByTargets(entry: Entry, action: number, visit: (part: Part, target: Int8Array) => void): void {
    const { block, data } = entry;
    const { model, screens } = this;
    const { axes } = model;
    const low = entry.low.slice();
    const high = entry.high.slice();
    const there = new Uint8Array(axes.length);
    const able = new Uint8Array(axes.length);
    for (const k of block.present) there[k] = 1;
    const cut = (i: number): void => {
      const k = block.present[i];
      if (k === undefined) {
        visit({ block, data, low, high }, assignTargets(model, action, there, able, screens));
        return;
      }
      const [from, to] = [low[k]!, high[k]!];
      const classes = this.classesOf(action, k, from, to);
      for (let first = 0; first < classes.length; ) {
        let last = first;
        const fires = classes[first]!.shots > 0;
        while (last + 1 < classes.length && classes[last + 1]!.shots > 0 === fires) last++;
        low[k] = classes[first]!.low;
        high[k] = classes[last]!.high;
        able[k] = fires ? 1 : 0;
        cut(i + 1);
        first = last + 1;
      }
      low[k] = from;
      high[k] = to;
    };
    cut(0);
  }

  /** Cuts a part by the dice of those that fire and are not fired at, and shoots. */
  private shoot(part: Part, action: number, targets: Int8Array, scale: number, contested: Store, over: Store): number {
    const { block } = part;
    const target = targets.slice();
    const outside = block.present.filter((k) => target[k]! >= 0 && !targets.includes(k));
    const low = part.low.slice();
    const high = part.high.slice();
    const settled: (Shots | undefined)[] = Array.from(targets, () => undefined);
    for (const k of outside) {
      settled[target[k]!] ??= { plain: 0, circled: 0 };
      target[k] = -1;
    }
    const classesOf = (axis: number, from: number, to: number) => this.classesOf(action, axis, from, to);
    let sum = 0;
    const cut = (i: number): void => {
      const k = outside[i];
      if (k === undefined) {
        sum += this.fire.apply({ ...part, low, high }, { target, settled, classesOf }, scale, contested, over);
        return;
      }
      const shots = settled[targets[k]!]!;
      const { plain, circled } = shots;
      for (const c of this.classesOf(action, k, part.low[k]!, part.high[k]!)) {
        low[k] = c.low;
        high[k] = c.high;
        if (c.shots >= 16) shots.circled = circled + (c.shots & 15);
        else shots.plain = plain + c.shots;
        cut(i + 1);
        shots.plain = plain;
        shots.circled = circled;
      }
    };
    cut(0);
    return sum;
  }

  private classesOf(action: number, axis: number, low: number, high: number): ShotClass[] {
    const found: ShotClass[] = [];
    for (const c of this.classes[action]![axis]!) {
      if (c.high <= low || c.low >= high) continue;
      found.push({ low: Math.max(low, c.low), high: Math.min(high, c.high), shots: c.shots });
    }
    return found;
  }
}
