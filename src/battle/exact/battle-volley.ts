// The fire of one action on one part of a block: what stays in the block, and what goes on to others because units are gone.
import type { Block, Blocks, Bounds, Store } from './battle-blocks.js';
import type { Part } from './battle-parts.js';
import type { Rows } from './battle-rows.js';
import { type Buffers, Shooting } from './battle-shooting.js';
import { packed, Walk } from './battle-walk.js';

/** Counts of sunk and disabled units as they happen, by axis. */
export interface Flows {
  readonly sunk: Float64Array;
  readonly disabled: Float64Array;
}

/** Chances that stand side by side for each state: columns `first` up to below `end` of `count`. */
export interface Columns {
  readonly data: Float64Array;
  readonly count: number;
  readonly first: number;
  readonly end: number;
}

/** Where states go in which units are gone. */
export interface Ends {
  /** Both sides are still there: to the column that stands for the first one, and those after it. */
  readonly contested: Store;
  readonly column: number;
  /** A side is gone: all columns together, */
  readonly over: Store;
  /** and what they come to, from a place in this on. */
  readonly settled: Float64Array;
  readonly settledAt: number;
}

export class Volley {
  private readonly load = new Walk();
  private readonly store = new Walk();
  private readonly at: number;
  private readonly places: number;
  private readonly counts: readonly number[];
  private readonly targets: readonly number[];
  private readonly stays: Shooting;

  constructor(
    private readonly blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly buffers: Buffers,
  ) {
    const { present, strides } = block;
    this.targets = part.circles.flatMap((circle) => circle.targets);
    this.at = present.reduce((sum, k) => sum + part.low[k]! * strides[k]!, 0);
    this.counts = present.map((k) => part.high[k]! - part.low[k]!);
    this.stays = new Shooting(blocks, block, part, block.sunkSize, false, buffers);
    // How many are sunk is the fastest dimension, since nothing happens to it.
    const [a, b] = [packed([...this.counts, block.sunkSize]), packed([...this.stays.sizes, block.sunkSize])];
    present.forEach((k, i) => {
      this.load.add(this.counts[i]!, strides[k]!, a[i + 1]!);
      this.store.add(this.stays.sizes[i]!, b[i + 1]!, strides[k]!);
    });
    const levels = block.size / block.sunkSize;
    this.load.add(block.sunkSize, levels, 1);
    this.store.add(block.sunkSize, 1, levels);
    this.places = a[0]!;
  }

  /** Adds to a distribution over the block what is left of another with nobody gone. */
  stay(from: Float64Array, to: Float64Array, scale: number): void {
    const data = this.buffers.take(this.places);
    if (this.load.go(from, this.at, data, 0, scale, false) === 0) {
      this.buffers.give(data);
      return;
    }
    const out = this.stays.run(data);
    this.store.go(out, 0, to, this.at, 1, true);
    this.buffers.give(out);
  }

  /** Adds to other blocks what somebody is gone from, and to the counts who it is. */
  leave(from: Columns, scale: number, ends: Ends, flows: Flows | undefined): void {
    if (this.targets.length > 0) this.take(from, scale, 1, ends, flows);
  }

  /** The same, and what stays in the block with it. */
  all(from: Columns, scale: number, ends: Ends, flows: Flows | undefined): void {
    this.take(from, scale, 0, ends, flows);
  }

  private take(
    { data, count, first, end }: Columns,
    scale: number,
    fewest: number,
    ends: Ends,
    flows: Flows | undefined,
  ): void {
    const { buffers, block } = this;
    const columns = end - first;
    const strides = packed([...this.counts, block.sunkSize, columns]);
    const walk = new Walk();
    block.present.forEach((k, i) => {
      walk.add(this.counts[i]!, block.strides[k]! * count, strides[i + 1]!);
    });
    walk.add(block.sunkSize, (block.size / block.sunkSize) * count, columns).add(columns, 1, 1);
    const from = buffers.take(this.places * columns);
    if (walk.go(data, this.at * count + first, from, 0, scale, false) === 0) {
      buffers.give(from);
      return;
    }
    if (flows) this.count(from, strides, columns, flows);
    const shooting = new Shooting(this.blocks, block, this.part, block.sunkSize * columns, true, buffers);
    const out = shooting.run(from);
    for (let gone = fewest; gone < 2 ** this.targets.length; gone++)
      this.deliver(out, shooting.sizes, columns, gone, ends);
    buffers.give(out);
  }

  /** Takes the states in which certain targets are gone, as bits, to the block they belong to. */
  private deliver(
    data: Float64Array,
    sizes: readonly number[],
    columns: number,
    gone: number,
    { contested, column, over, settled, settledAt }: Ends,
  ): void {
    const { blocks, block, part, targets } = this;
    const { axes } = blocks.model;
    const isGone = new Uint8Array(axes.length);
    let key = block.key;
    targets.forEach((k, i) => {
      if (((gone >> i) & 1) === 0) return;
      isGone[k] = 1;
      key -= blocks.keyStrides[blocks.groupOf[k]!]!;
    });
    const isOver = blocks.block(key).sides !== 3;
    const store = isOver ? over : contested;
    const { block: to, data: there, low, high } = store.entry(key);
    const walk = new Walk();
    const sums = new Walk();
    const go = (size: number, from: number, step: number): void => {
      walk.add(size, from, step * store.columns);
      if (isOver) sums.add(size, from, 0);
    };
    const strides = packed([...sizes, block.sunkSize, columns]);
    const stands = this.standsOf(isGone);
    let from = 0;
    let at = 0;
    block.present.forEach((k, i) => {
      const stride = strides[i + 1]!;
      const { levels, hull } = axes[k]!;
      const isTarget = targets.includes(k);
      const width = isTarget ? levels - part.low[k]! : sizes[i]!;
      if (isGone[k]) {
        from += width * stride;
        if (blocks.tellsSunk && hull) go(2, stride, to.sunkStrides[blocks.groupOf[k]!]!);
        return;
      }
      const stand = stands[i]!;
      go(width, stride, to.strides[stand]!);
      at += part.low[k]! * to.strides[stand]!;
      low[stand] = Math.min(low[stand]!, part.low[k]!);
      high[stand] = Math.max(high[stand]!, part.low[k]! + width);
    });
    for (let g = block.sunkSizes.length - 1; g >= 0; g--) {
      const place = (block.sunkStrides[g]! * block.sunkSize) / block.size;
      go(block.sunkSizes[g]!, place * columns, to.sunkStrides[g]!);
    }
    walk.add(columns, 1, isOver ? 0 : 1);
    walk.go(data, from, there, isOver ? at : at * store.columns + column, 1, true);
    if (isOver) sums.add(columns, 1, 1).go(data, from, settled, settledAt, 1, true);
  }

  /** The axis at which each unit present stands when some are gone: of each group the first ones. */
  private standsOf(isGone: Uint8Array): readonly number[] {
    const { blocks, block } = this;
    if (!blocks.merged) return block.present;
    const ranks = blocks.groups.map(() => 0);
    const stands = new Map<number, number>();
    for (const k of [...block.present].sort((a, b) => a - b)) {
      if (isGone[k]) continue;
      const g = blocks.groupOf[k]!;
      stands.set(k, blocks.groups[g]!.axes[ranks[g]!++]!);
    }
    return block.present.map((k) => stands.get(k) ?? -1);
  }

  /** Counts who is sunk and disabled: given the levels before, what becomes of one unit does not depend on the others. */
  private count(data: Float64Array, strides: readonly number[], columns: number, flows: Flows): void {
    for (const { targets, last, boxes } of this.part.circles) {
      const others = targets.filter((k) => k !== last);
      for (const box of boxes) {
        this.countOne(data, strides, columns, last, box.rows, box, flows);
        for (const one of box.cases)
          others.forEach((k, i) => {
            this.countOne(data, strides, columns, k, one.rows[i]!, one, flows);
          });
      }
    }
  }

  private countOne(
    data: Float64Array,
    strides: readonly number[],
    columns: number,
    target: number,
    rows: Rows,
    { low, high }: Bounds,
    { sunk, disabled }: Flows,
  ): void {
    const { block, part } = this;
    // The chances of its levels alone.
    const walk = new Walk();
    let at = 0;
    block.present.forEach((k, i) => {
      walk.add(high[k]! - low[k]!, strides[i + 1]!, k === target ? 1 : 0);
      at += (low[k]! - part.low[k]!) * strides[i + 1]!;
    });
    const own = new Float64Array(high[target]! - low[target]!);
    walk.add(block.sunkSize * columns, 1, 0).go(data, at, own, 0, 1, true);
    own.forEach((p, level) => {
      sunk[target]! += p * rows.sunk[low[target]! + level]!;
      disabled[target]! += p * rows.disabled[low[target]! + level]!;
    });
  }
}
