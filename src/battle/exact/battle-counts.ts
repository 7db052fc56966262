// Who is sunk and disabled by the fire at a part, for runs whose states do not tell them apart.
import type { Block, Bounds } from './battle-blocks.js';
import type { Part } from './battle-parts.js';
import type { Rows } from './battle-rows.js';
import { Walk } from './battle-walk.js';

/** Counts of sunk and disabled units as they happen, by axis. */
export interface Flows {
  readonly sunk: Float64Array;
  readonly disabled: Float64Array;
}

/** A part of a block, packed. */
interface Packed {
  readonly block: Block;
  readonly part: Part;
  readonly data: Float64Array;
  readonly strides: readonly number[];
  readonly columns: number;
}

/** Counts them: given the levels before, what becomes of one unit does not depend on the others. */
export function countLosses(packed: Packed, flows: Flows): void {
  for (const { targets, last, boxes } of packed.part.circles) {
    const others = targets.filter((k) => k !== last);
    for (const box of boxes) {
      countOne(packed, last, box.rows, box, flows);
      for (const one of box.cases)
        others.forEach((k, i) => {
          countOne(packed, k, one.rows[i]!, one, flows);
        });
    }
  }
}

function countOne(
  { block, part, data, strides, columns }: Packed,
  target: number,
  rows: Rows,
  { low, high }: Bounds,
  { sunk, disabled }: Flows,
): void {
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
