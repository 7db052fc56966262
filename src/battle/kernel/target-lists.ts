// Whom a side may attack, for every set of enemies that may be there: looked up while battles are fought, not worked out.
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type BattleModel, nightReach } from '../battle-model.js';

/** Enemies for which all lists are made beforehand; with more, a list is made when it is asked for. */
const MAX_LISTED = 10;

/**
 * Lists of targets by action, side and the mask of the enemies that are there, in the order in which they are attacked.
 *
 * @example
 * const at = targets.find(side, ACTION_NIGHT, enemies);
 * targets.lists[at]; // how many there are; they stand behind it
 */
export class TargetLists {
  readonly lists: Uint8Array;
  private readonly width: number;
  /** By action and side: where its lists begin; -1 where there would be too many. */
  private readonly from: Int32Array;
  private readonly order: readonly Uint8Array[];
  /** Axis of each side's first enemy. */
  private readonly first: Int32Array;
  /** By axis, at night. */
  private readonly reach: Uint8Array;

  constructor({ axes, own, targetOrder, screens }: BattleModel) {
    const sizes = [own[1].length, own[0].length];
    this.order = targetOrder.map((order) => Uint8Array.from(order));
    this.first = Int32Array.of(own[0].length, 0);
    this.reach = Uint8Array.from(axes, (axis) => nightReach(axis, screens));
    this.width = 1 + Math.max(...sizes);
    this.from = new Int32Array(4).fill(-1);
    let places = this.width;
    for (let k = 0; k < 4; k++) {
      const enemies = sizes[k & 1]!;
      if (enemies > MAX_LISTED) continue;
      this.from[k] = places;
      places += this.width << enemies;
    }
    this.lists = new Uint8Array(places);
    for (const action of [ACTION_DAY, ACTION_NIGHT]) {
      for (let side = 0; side < 2; side++) {
        const from = this.from[action * 2 + side]!;
        if (from < 0) continue;
        for (let enemies = 0; enemies >> sizes[side]! === 0; enemies++)
          this.write(side, action, enemies, from + enemies * this.width);
      }
    }
  }

  /** Where the list of a side begins: the number of enemies it may attack, then their axes. */
  find(side: number, action: number, enemies: number): number {
    const from = this.from[action * 2 + side]!;
    if (from >= 0) return from + enemies * this.width;
    this.write(side, action, enemies, 0);
    return 0;
  }

  private write(side: number, action: number, enemies: number, to: number): void {
    const { lists, reach } = this;
    const order = this.order[side]!;
    const first = this.first[side]!;
    let found = 0;
    let lowest = 3;
    for (let i = 0; i < order.length; i++) {
      const k = order[i]!;
      if (((enemies >> (k - first)) & 1) === 0) continue;
      // By day everything is in reach (7.41).
      const own = action === ACTION_DAY ? 0 : reach[k]!;
      if (own === 3) continue;
      if (own < lowest) {
        lowest = own;
        found = 0;
      }
      if (own === lowest) lists[to + ++found] = k;
    }
    lists[to] = found;
  }
}
