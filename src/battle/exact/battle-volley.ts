// The fire of one action on one part of a block: what stays in the block, and what goes on to others because units are gone.
import type { Block, Blocks } from './battle-blocks.js';
import type { Ends } from './battle-endings.js';
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

/** What stays in a block: how a part is packed, fired at, and put back. */
interface Staying {
  readonly load: Walk;
  readonly shooting: Shooting;
  readonly store: Walk;
}

export class Volley {
  private readonly fire: PartFire;
  private made: Staying | undefined;

  constructor(
    private readonly blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly buffers: Buffers,
  ) {
    this.fire = new PartFire(blocks, block, part, buffers);
  }

  /** Adds to a distribution over the block what is left of another with nobody gone. */
  stay(from: Float64Array, to: Float64Array, scale: number): void {
    this.made ??= this.makeStaying();
    const { load, shooting, store } = this.made;
    const { places, at } = this.fire;
    const data = this.buffers.take(places);
    if (load.go(from, at, data, 0, scale, false) === 0) {
      this.buffers.give(data);
      return;
    }
    const out = shooting.run(data);
    store.go(out, 0, to, at, 1, true);
    this.buffers.give(out);
  }

  /** Adds to other blocks what somebody is gone from, and to the counts who it is. */
  leave(from: Columns, scale: number, ends: Ends): void {
    if (!this.fire.isIdle) this.take(from, scale, 1, ends);
  }

  /** The same, and what stays in the block with it. */
  all(from: Columns, scale: number, ends: Ends): void {
    this.take(from, scale, 0, ends);
  }

  private take({ data, count, first, end }: Columns, scale: number, fewest: number, ends: Ends): void {
    const { buffers, fire } = this;
    const columns = end - first;
    const from = buffers.take(fire.places * columns);
    if (fire.loading(count, columns).go(data, fire.at * count + first, from, 0, scale, false) === 0) buffers.give(from);
    else fire.fire(from, columns, fewest, ends);
  }

  /** Made when it is first asked for: a round that is fought alone takes what stays with what leaves. */
  private makeStaying(): Staying {
    const { blocks, block, part, buffers } = this;
    const { present, strides, sunkSize } = block;
    const { counts } = this.fire;
    const shooting = new Shooting(blocks, block, part, sunkSize, false, buffers);
    // How many are sunk is the fastest dimension, since nothing happens to it.
    const [a, b] = [packed([...counts, sunkSize]), packed([...shooting.sizes, sunkSize])];
    const [load, store] = [new Walk(), new Walk()];
    present.forEach((k, i) => {
      load.add(counts[i]!, strides[k]!, a[i + 1]!);
      store.add(shooting.sizes[i]!, b[i + 1]!, strides[k]!);
    });
    const levels = block.size / sunkSize;
    return { load: load.add(sunkSize, levels, 1), shooting, store: store.add(sunkSize, 1, levels) };
  }
}
