// The fire at one part of a block, for some columns side by side: the part is packed, fired at, and delivered.
import type { Block, Blocks } from './battle-blocks.js';
import { countLosses } from './battle-counts.js';
import { Delivery } from './battle-delivery.js';
import type { Ends } from './battle-endings.js';
import type { Part } from './battle-parts.js';
import { type Buffers, Shooting } from './battle-shooting.js';
import { packed, Walk } from './battle-walk.js';

export class PartFire {
  /** Place of the part in the block. */
  readonly at: number;
  /** Levels of each unit present. */
  readonly counts: readonly number[];
  /** Places of the packed part with one column. */
  readonly places: number;
  private readonly targets: readonly number[];
  private readonly delivery: Delivery;

  constructor(
    private readonly blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly buffers: Buffers,
  ) {
    const { present, strides, sunkSize } = block;
    this.targets = part.circles.flatMap((circle) => circle.targets);
    this.at = present.reduce((sum, k) => sum + part.low[k]! * strides[k]!, 0);
    this.counts = present.map((k) => part.high[k]! - part.low[k]!);
    this.places = this.counts.reduce((n, count) => n * count, sunkSize);
    this.delivery = new Delivery(blocks, block, part, this.targets);
  }

  /** True where nobody fires. */
  get isIdle(): boolean {
    return this.targets.length === 0;
  }

  /** The walk that packs some of the columns of the part. */
  loading(count: number, columns: number): Walk {
    const { block, counts } = this;
    const strides = this.packedWith(columns);
    const walk = new Walk();
    block.present.forEach((k, i) => {
      walk.add(counts[i]!, block.strides[k]! * count, strides[i + 1]!);
    });
    return walk.add(block.sunkSize, (block.size / block.sunkSize) * count, columns).add(columns, 1, 1);
  }

  /** Fires at what is packed, the buffer of which is given back, and delivers that of which at least so many targets are gone. */
  fire(from: Float64Array, columns: number, fewest: number, ends: Ends): void {
    const { buffers, block, part } = this;
    const { flows } = ends;
    if (flows) countLosses({ block, part, data: from, strides: this.packedWith(columns), columns }, flows);
    const shooting = new Shooting(this.blocks, block, part, block.sunkSize * columns, true, buffers);
    const out = shooting.run(from);
    for (let gone = fewest; gone < 2 ** this.targets.length; gone++)
      this.delivery.deliver(out, shooting.sizes, columns, gone, ends);
    buffers.give(out);
  }

  private packedWith(columns: number): number[] {
    return packed([...this.counts, this.block.sunkSize, columns]);
  }
}
