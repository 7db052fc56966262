// One part of a block in a battle of which all rounds are alike: all that comes to it, all its rounds, and all that leaves it, at once.
import type { Block, Blocks } from './battle-blocks.js';
import type { Flows } from './battle-counts.js';
import type { Ends } from './battle-delivery.js';
import { Lasting } from './battle-lasting.js';
import { PartFire } from './battle-part-fire.js';
import type { Part } from './battle-parts.js';
import type { Buffers } from './battle-shooting.js';
import { packed, Walk } from './battle-walk.js';

export class AlikePart {
  private readonly fire: PartFire;

  /** @param columns rounds that stand side by side for each state; 1 for all of them together. */
  constructor(
    blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly columns: number,
    private readonly buffers: Buffers,
  ) {
    this.fire = new PartFire(blocks, block, part, buffers);
  }

  /** True where nobody fires: a fight that comes here cannot end. */
  get isIdle(): boolean {
    return this.fire.isIdle;
  }

  /**
   * Puts in place of what comes to the part in each round what is there then, and adds what comes from it where it goes.
   *
   * @param sent the first columns, after which there is another round
   * @param little chances in one column that are not worth firing at
   */
  settle(data: Float64Array, sent: number, little: number, ends: Ends, flows: Flows | undefined): void {
    const { buffers, block, part, columns, fire } = this;
    const there = buffers.take(fire.places * columns);
    if (fire.loading(columns, columns).go(data, fire.at * columns, there, 0, 1, false) > 0) {
      new Lasting(block, part, columns, buffers).run(there);
      const [first, end] = this.worth(there, sent, little);
      if (first < end) fire.fire(this.some(there, first, end), end - first, 0, later(ends, first), flows);
      // Of what was delivered, what stays in the part is among what is there already.
      this.unloading().go(there, 0, data, fire.at * columns, 1, false);
    }
    buffers.give(there);
  }

  /** Takes everything out of the part; answers how much it was in each column. */
  empty(data: Float64Array): Float64Array {
    const { columns, block, fire } = this;
    const sums = new Float64Array(columns);
    const [sum, clear] = [new Walk(), new Walk()];
    const both = (size: number, step: number) => {
      sum.add(size, step, 0);
      clear.add(size, step, step);
    };
    block.present.forEach((k, i) => {
      both(fire.counts[i]!, block.strides[k]! * columns);
    });
    both(block.sunkSize, (block.size / block.sunkSize) * columns);
    sum.add(columns, 1, 1).go(data, fire.at * columns, sums, 0, 1, true);
    clear.add(columns, 1, 1).go(data, fire.at * columns, data, fire.at * columns, 0, false);
    return sums;
  }

  /** The walk back to the block. */
  private unloading(): Walk {
    const { block, fire, columns } = this;
    const strides = packed([...fire.counts, block.sunkSize, columns]);
    const walk = new Walk();
    block.present.forEach((k, i) => {
      walk.add(fire.counts[i]!, strides[i + 1]!, block.strides[k]! * columns);
    });
    return walk.add(block.sunkSize, columns, (block.size / block.sunkSize) * columns).add(columns, 1, 1);
  }

  /** The first of the columns in which there is more than a little, and the one after the last. */
  private worth(there: Float64Array, sent: number, little: number): [number, number] {
    const { columns } = this;
    const sums = new Float64Array(columns);
    for (let at = 0, size = this.fire.places * columns; at < size; at += columns)
      for (let i = 0; i < columns; i++) sums[i]! += there[at + i]!;
    let [first, end] = [0, sent];
    while (first < end && sums[first]! <= little) first++;
    while (first < end && sums[end - 1]! <= little) end--;
    return [first, end];
  }

  /** Some of the columns. */
  private some(there: Float64Array, first: number, end: number): Float64Array {
    const { columns, fire } = this;
    const out = this.buffers.take(fire.places * (end - first));
    for (let p = 0, to = 0; p < fire.places; p++) for (let i = first; i < end; i++) out[to++] = there[p * columns + i]!;
    return out;
  }
}

/** The same, some columns later. */
const later = (ends: Ends, columns: number): Ends => ({
  ...ends,
  column: ends.column + columns,
  settledAt: ends.settledAt + columns,
});
