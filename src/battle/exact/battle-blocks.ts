// The joint states of a battle, by who is still there. A block holds all states with the same units present: one axis of damage for
// each of them, and how many of the others were sunk, not disabled. Identical units that stand side by side are one group: of those
// that are gone it is only kept how many there are, since the rest of the fight is the same whichever they were.
import type { Axis, BattleModel } from '../battle-model.js';

/** Identical units that follow one another in the order of their own side and of the enemy's targets. */
export interface Group {
  readonly side: number;
  readonly axes: readonly number[];
}

/** The states with certain units present; places in their array are sums of strides. */
export interface Block {
  readonly key: number;
  /** Units present of each group. */
  readonly counts: readonly number[];
  /** Axes that stand for the units present: of each group the first ones. The one with the largest stride comes first. */
  readonly present: readonly number[];
  /** By axis; 0 where nobody stands. */
  readonly strides: Int32Array;
  /** By group: stride of the number of its units that were sunk; 0 where there is nothing to tell. */
  readonly sunkStrides: Int32Array;
  readonly sunkSizes: readonly number[];
  /** States of the sunk, of Japan's units and of the Allied ones: the size of the block is their product. */
  readonly sunkSize: number;
  readonly sizes: readonly [number, number];
  readonly size: number;
  /** Sides that are there, as bits. */
  readonly sides: number;
}

/** All blocks of a battle. */
export class Blocks {
  readonly groups: readonly Group[];
  readonly groupOf: Int32Array;
  /** Place of an axis within its group. */
  readonly rankOf: Int32Array;
  readonly keyStrides: readonly number[];
  readonly count: number;
  /** Joint states of all blocks. */
  readonly states: number;
  /**
   * Axes from the largest stride to the smallest: the last units of both sides, the ones before them, and so on. Who fires at each
   * other then mostly stand together, and hardly anything has to be moved about.
   */
  private readonly order: readonly number[];
  private readonly known = new Map<number, Block>();

  /**
   * @param merged true to make groups of identical units; otherwise every unit is a group of its own.
   * @param tellsSunk true to keep sunk and disabled units apart.
   */
  constructor(
    readonly model: BattleModel,
    readonly merged: boolean,
    readonly tellsSunk: boolean,
  ) {
    this.groups = merged ? identicalGroups(model) : model.axes.map((axis, k) => ({ side: axis.side, axes: [k] }));
    this.groupOf = new Int32Array(model.axes.length);
    this.rankOf = new Int32Array(model.axes.length);
    const keyStrides: number[] = [];
    let count = 1;
    this.groups.forEach((group, g) => {
      keyStrides.push(count);
      count *= group.axes.length + 1;
      group.axes.forEach((k, rank) => {
        this.groupOf[k] = g;
        this.rankOf[k] = rank;
      });
    });
    this.keyStrides = keyStrides;
    const rank = (k: number): number => model.own[model.axes[k]!.side]!.indexOf(k);
    this.order = model.axes.map((_, k) => k).sort((a, b) => rank(b) - rank(a) || b - a);
    this.count = count;
    this.states = this.groups.reduce((n, { axes: [first], axes: { length } }) => {
      const { levels, hull } = model.axes[first!]!;
      let sum = 0;
      for (let i = 0; i <= length; i++) sum += levels ** i * (tellsSunk && hull ? length - i + 1 : 1);
      return n * sum;
    }, 1);
  }

  /** Key of the block in which everybody is there. */
  get full(): number {
    return this.count - 1;
  }

  block(key: number): Block {
    let block = this.known.get(key);
    if (block === undefined) {
      block = this.make(key);
      this.known.set(key, block);
    }
    return block;
  }

  private make(key: number): Block {
    const { model, groups, keyStrides } = this;
    const counts = groups.map((group, g) => Math.floor(key / keyStrides[g]!) % (group.axes.length + 1));
    const strides = new Int32Array(model.axes.length);
    const sunkStrides = new Int32Array(groups.length);
    // Air units that are gone were always eliminated (7.54).
    const tells = (group: Group): boolean => this.tellsSunk && model.axes[group.axes[0]!]!.hull;
    const sunkSizes = groups.map((group, g) => (tells(group) ? group.axes.length - counts[g]! + 1 : 1));
    const isPresent = new Uint8Array(model.axes.length);
    groups.forEach((group, g) => {
      for (let i = 0; i < counts[g]!; i++) isPresent[group.axes[i]!] = 1;
    });
    const present = this.order.filter((k) => isPresent[k] === 1);
    const sizes: [number, number] = [1, 1];
    let size = 1;
    for (let i = present.length - 1; i >= 0; i--) {
      const axis = model.axes[present[i]!]!;
      strides[present[i]!] = size;
      size *= axis.levels;
      sizes[axis.side]! *= axis.levels;
    }
    let sunkSize = 1;
    groups.forEach((_, g) => {
      if (sunkSizes[g]! > 1) sunkStrides[g] = size * sunkSize;
      sunkSize *= sunkSizes[g]!;
    });
    size *= sunkSize;
    const sides = present.reduce((bits, k) => bits | (1 << model.axes[k]!.side), 0);
    return { key, counts, present, strides, sunkStrides, sunkSizes, sunkSize, sizes, size, sides };
  }
}

/** Levels that may have any chance, by axis: from `low` up to below `high`. */
export interface Bounds {
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** Chances of the states of one block: for each state some columns side by side. */
export interface Entry extends Bounds {
  readonly block: Block;
  readonly data: Float64Array;
}

/** A distribution over joint states: the blocks that have any. */
export class Store {
  readonly entries = new Map<number, Entry>();

  constructor(
    readonly blocks: Blocks,
    readonly columns = 1,
  ) {}

  /** The entry of a block; who puts something there widens its bounds. */
  entry(key: number): Entry {
    let entry = this.entries.get(key);
    if (entry === undefined) {
      const block = this.blocks.block(key);
      const n = this.blocks.model.axes.length;
      const data = new Float64Array(block.size * this.columns);
      entry = { block, data, low: new Uint8Array(n).fill(255), high: new Uint8Array(n) };
      this.entries.set(key, entry);
    }
    return entry;
  }
}

/** Widens the bounds by others. */
export function widen({ low, high }: Bounds, by: Bounds): void {
  for (let k = 0; k < low.length; k++) {
    low[k] = Math.min(low[k]!, by.low[k]!);
    high[k] = Math.max(high[k]!, by.high[k]!);
  }
}

/** Bounds after fire: any more damage. */
export const grown = ({ model }: Blocks, { low, high }: Bounds): Bounds => ({
  low,
  high: high.map((_, k) => model.axes[k]!.levels),
});

/** Runs of units that nothing tells apart, in both orders that matter. */
function identicalGroups(model: BattleModel): Group[] {
  const groups: { side: number; axes: number[] }[] = [];
  model.own.forEach((own, side) => {
    const order = model.targetOrder[1 - side]!;
    for (const k of own) {
      const last = groups.at(-1);
      const before = last?.axes.at(-1);
      if (
        last?.side === side &&
        before !== undefined &&
        order.indexOf(k) === order.indexOf(before) + 1 &&
        identical(model.axes[before]!, model.axes[k]!)
      ) {
        last.axes.push(k);
      } else groups.push({ side, axes: [k] });
    }
  });
  return groups;
}

/** True when two units differ in nothing but their names. */
function identical(a: Axis, b: Axis): boolean {
  const { piece: _a, ...one } = a;
  const { piece: _b, ...other } = b;
  return (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
}
