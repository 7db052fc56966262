// One part of a block in a battle of which all rounds are alike: all that comes to it, all its rounds, and all that leaves it, at once.
import type { Block, Blocks } from './battle-blocks.js';
import type { Ends } from './battle-endings.js';
import { Lasting } from './battle-lasting.js';
import { PartFire } from './battle-part-fire.js';
import type { Part } from './battle-parts.js';
import type { Buffers } from './battle-shooting.js';
import { packed, Walk } from './battle-walk.js';

export class AlikePart {
  private readonly fire: PartFire;
  private readonly lasting: Lasting;

  /** @param columns rounds that stand side by side for each state; 1 for all of them together. */
  constructor(
    blocks: Blocks,
    private readonly block: Block,
    part: Part,
    private readonly columns: number,
    private readonly buffers: Buffers,
  ) {
    this.fire = new PartFire(blocks, block, part, buffers);
    this.lasting = new Lasting(block, part, buffers);
  }

  /** True where nobody fires: a fight that comes here cannot end. */
  get isIdle(): boolean {
    return this.fire.isIdle;
  }

  /** All rounds added up: makes of what comes to the part all that is there, and adds what comes from it where it goes. */
  settle(data: Float64Array, ends: Ends): void {
    const { buffers, fire, lasting } = this;
    const there = buffers.take(fire.places);
    if (fire.loading(1, 1).go(data, fire.at, there, 0, 1, false) === 0) buffers.give(there);
    else {
      lasting.addUp(there);
      fire.fire(there, 1, 0, ends);
    }
  }

  /**
   * The same round by round: all columns but the last one are followed by another round, and what is there then is put in the last one.
   *
   * @param little chances in one column that are not worth firing at
   */
  follow(data: Float64Array, little: number, ends: Ends): void {
    const { buffers, columns, fire, lasting } = this;
    const [first, end] = this.window(data, little);
    if (first === end) return;
    const count = end - first;
    const there = buffers.take(fire.places * count);
    fire.loading(columns, count).go(data, fire.at * columns + first, there, 0, 1, false);
    lasting.follow(there, count);
    if (end < columns) fire.fire(there, count, 0, later(ends, first));
    else {
      if (count > 1) fire.fire(this.sent(there, count), count - 1, 0, later(ends, first));
      // Of what was delivered, what stays in the part is among what is there already.
      this.leaving(count).go(there, count - 1, data, fire.at * columns + columns - 1, 1, false);
      buffers.give(there);
    }
  }

  /** Takes everything out of the part; answers how much it was in each column. */
  empty(data: Float64Array): Float64Array {
    const { columns, fire } = this;
    const sums = this.sums(data);
    const clear = this.inBlock((size, step) => [size, step, step]).add(columns, 1, 1);
    clear.go(data, fire.at * columns, data, fire.at * columns, 0, false);
    return sums;
  }

  /** How much comes to the part in each column. */
  private sums(data: Float64Array): Float64Array {
    const { columns, fire } = this;
    const sums = new Float64Array(columns);
    const walk = this.inBlock((size, step) => [size, step, 0]).add(columns, 1, 1);
    walk.go(data, fire.at * columns, sums, 0, 1, true);
    return sums;
  }

  /** The first column in which there can be more than a little, and the one after the last. */
  private window(data: Float64Array, little: number): [number, number] {
    const { stays } = this.lasting;
    let [first, end, most] = [0, 0, 0];
    this.sums(data).forEach((sum, column) => {
      most = most * stays + sum;
      if (most <= little) return;
      if (end === 0) first = column;
      end = column + 1;
    });
    return [first, end];
  }

  /** All columns but the last. */
  private sent(there: Float64Array, count: number): Float64Array {
    const { places } = this.fire;
    const out = this.buffers.take(places * (count - 1));
    for (let p = 0, to = 0; p < places; p++) for (let i = 0; i < count - 1; i++) out[to++] = there[p * count + i]!;
    return out;
  }

  /** The walk from the last column back to the block. */
  private leaving(count: number): Walk {
    const { block, fire } = this;
    const strides = packed([...fire.counts, block.sunkSize, count]).slice(1);
    return this.inBlock((size, step) => [size, strides.shift()!, step]);
  }

  /** A walk over the states of the part: what it does for so many steps, and how far each leads in the block. */
  private inBlock(step: (size: number, inBlock: number) => [number, number, number]): Walk {
    const { block, columns, fire } = this;
    const walk = new Walk();
    block.present.forEach((k, i) => {
      walk.add(...step(fire.counts[i]!, block.strides[k]! * columns));
    });
    return walk.add(...step(block.sunkSize, (block.size / block.sunkSize) * columns));
  }
}

/** The same, some columns later. */
const later = (ends: Ends, columns: number): Ends => ({
  ...ends,
  column: ends.column + columns,
  settledAt: ends.settledAt + columns,
});
