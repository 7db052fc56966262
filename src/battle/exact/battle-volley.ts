// The fire of one action on one part of a block: what stays in the block, and what goes on to others because units are gone.
import type { Block, Blocks } from './battle-blocks.js';
import type { Flows } from './battle-counts.js';
import type { Ends } from './battle-delivery.js';
import { PartFire } from './battle-part-fire.js';
import type { Part } from './battle-parts.js';
import { type Buffers, Shooting } from './battle-shooting.js';
import { packed, Walk } from './battle-walk.js';

/** Chances that stand side by side for each state: columns `first` up to below `end` of `count`. */
export interface Columns {
  readonly data: Float64Array;
  readonly count: number;
  readonly first: number;
  readonly end: number;
}

export class Volley {
  private readonly load = new Walk();
  private readonly store = new Walk();
  private readonly part: PartFire;
  private readonly stays: Shooting;

  constructor(
    blocks: Blocks,
    block: Block,
    part: Part,
    private readonly buffers: Buffers,
  ) {
    const { present, strides } = block;
    this.part = new PartFire(blocks, block, part, buffers);
    this.stays = new Shooting(blocks, block, part, block.sunkSize, false, buffers);
    const { counts } = this.part;
    // How many are sunk is the fastest dimension, since nothing happens to it.
    const [a, b] = [packed([...counts, block.sunkSize]), packed([...this.stays.sizes, block.sunkSize])];
    present.forEach((k, i) => {
      this.load.add(counts[i]!, strides[k]!, a[i + 1]!);
      this.store.add(this.stays.sizes[i]!, b[i + 1]!, strides[k]!);
    });
    const levels = block.size / block.sunkSize;
    this.load.add(block.sunkSize, levels, 1);
    this.store.add(block.sunkSize, 1, levels);
  }

  /** Adds to a distribution over the block what is left of another with nobody gone. */
  stay(from: Float64Array, to: Float64Array, scale: number): void {
    const { places, at } = this.part;
    const data = this.buffers.take(places);
    if (this.load.go(from, at, data, 0, scale, false) === 0) {
      this.buffers.give(data);
      return;
    }
    const out = this.stays.run(data);
    this.store.go(out, 0, to, at, 1, true);
    this.buffers.give(out);
  }

  /** Adds to other blocks what somebody is gone from, and to the counts who it is. */
  leave(from: Columns, scale: number, ends: Ends, flows: Flows | undefined): void {
    if (!this.part.isIdle) this.take(from, scale, 1, ends, flows);
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
    const { buffers, part } = this;
    const columns = end - first;
    const from = buffers.take(part.places * columns);
    if (part.loading(count, columns).go(data, part.at * count + first, from, 0, scale, false) === 0) buffers.give(from);
    else part.fire(from, columns, fewest, ends, flows);
  }
}
