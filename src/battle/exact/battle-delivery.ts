// Where states go after the fire at a part: units are gone, and the others stand together in a smaller block.
import type { Block, Blocks } from './battle-blocks.js';
import type { Ends } from './battle-endings.js';
import type { Part } from './battle-parts.js';
import { packed, Walk } from './battle-walk.js';

/** What was fired at in a part of a block, on its way. */
export class Delivery {
  constructor(
    private readonly blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly targets: readonly number[],
  ) {}

  /** Takes the states in which certain targets are gone, as bits, to the block they belong to. */
  deliver(
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
}
