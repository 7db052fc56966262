// Loops over blocks of probabilities: taking a part out, adding it in elsewhere, and sums of rows.
import type { Entry, Store } from './battle-blocks.js';

/** Buffers that are used again: a solution needs some hundred thousand of all sizes. */
export class Buffers {
  private readonly free: Float64Array[][] = [];

  /** A buffer of at least so many places, with whatever stood in it. */
  take(size: number): Float64Array {
    const order = 32 - Math.clz32(Math.max(1, size - 1));
    return this.free[order]?.pop() ?? new Float64Array(2 ** order);
  }

  give(buffer: Float64Array): void {
    const order = 31 - Math.clz32(buffer.length);
    const list = this.free[order];
    if (list) list.push(buffer);
    else this.free[order] = [buffer];
  }
}

/** Dimensions of a walk, slowest first: how many steps, and how far each leads in the one and in the other array. */
export interface Walk {
  readonly sizes: number[];
  readonly from: number[];
  readonly to: number[];
}

/** Strides of a packed tensor, slowest dimension first. */
export function packed(sizes: readonly number[]): number[] {
  const strides = sizes.map(() => 1);
  for (let k = sizes.length - 2; k >= 0; k--) strides[k] = strides[k + 1]! * sizes[k + 1]!;
  return strides;
}

/** Joins dimensions that follow on one another in both arrays, and leaves out those of one step. */
export function joined(walk: Walk): Walk {
  const out: Walk = { sizes: [], from: [], to: [] };
  walk.sizes.forEach((size, k) => {
    if (size === 1) return;
    const last = out.sizes.length - 1;
    if (last >= 0 && out.from[last] === walk.from[k]! * size && out.to[last] === walk.to[k]! * size) {
      out.sizes[last]! *= size;
      out.from[last] = walk.from[k]!;
      out.to[last] = walk.to[k]!;
    } else {
      out.sizes.push(size);
      out.from.push(walk.from[k]!);
      out.to.push(walk.to[k]!);
    }
  });
  return out;
}

/**
 * Adds the entries of one array to those of another along a walk.
 *
 * @param scale times this.
 * @returns the sum of what was added.
 */
export function addAlong(
  walk: Walk,
  source: Float64Array,
  sourceAt: number,
  target: Float64Array,
  targetAt: number,
  scale: number,
): number {
  const { sizes, from, to } = joined(walk);
  const last = sizes.length - 1;
  const [n1, a1, b1] = last >= 0 ? [sizes[last]!, from[last]!, to[last]!] : [1, 0, 0];
  const [n0, a0, b0] = last >= 1 ? [sizes[last - 1]!, from[last - 1]!, to[last - 1]!] : [1, 0, 0];
  // The two fastest dimensions are a loop of their own; the others are counted like an odometer.
  const place = sizes.slice(0, Math.max(0, last - 1)).map(() => 0);
  let sum = 0;
  let a = sourceAt;
  let b = targetAt;
  for (;;) {
    sum += addPlane(source, a, target, b, n0, a0, b0, n1, a1, b1, scale);
    let k = place.length - 1;
    for (; k >= 0; k--) {
      a += from[k]!;
      b += to[k]!;
      if (++place[k]! < sizes[k]!) break;
      a -= place[k]! * from[k]!;
      b -= place[k]! * to[k]!;
      place[k] = 0;
    }
    if (k < 0) return sum;
  }
}

function addPlane(
  source: Float64Array,
  sourceAt: number,
  target: Float64Array,
  targetAt: number,
  n0: number,
  a0: number,
  b0: number,
  n1: number,
  a1: number,
  b1: number,
  scale: number,
): number {
  let sum = 0;
  for (let i = 0; i < n0; i++) {
    let a = sourceAt + i * a0;
    let b = targetAt + i * b0;
    for (let k = 0; k < n1; k++) {
      const p = scale * source[a]!;
      target[b] = target[b]! + p;
      sum += p;
      a += a1;
      b += b1;
    }
  }
  return sum;
}

/**
 * A row that is the sum of some rows with weights: `out[at + r] = Σ weights[first + j] * source[from + j * step + r]`.
 * Four rows at a time: the sum is written once for four of them.
 */
export function sumOfRows(
  out: Float64Array,
  at: number,
  source: Float64Array,
  from: number,
  step: number,
  count: number,
  weights: Float64Array,
  first: number,
  run: number,
): void {
  let j = 0;
  for (; j + 4 <= count; j += 4) {
    const a = weights[first + j]!;
    const b = weights[first + j + 1]!;
    const c = weights[first + j + 2]!;
    const d = weights[first + j + 3]!;
    const s0 = from + j * step;
    const s1 = s0 + step;
    const s2 = s1 + step;
    const s3 = s2 + step;
    if (j === 0) {
      for (let r = 0; r < run; r++)
        out[at + r] = a * source[s0 + r]! + b * source[s1 + r]! + c * source[s2 + r]! + d * source[s3 + r]!;
    } else {
      for (let r = 0; r < run; r++)
        out[at + r] =
          out[at + r]! + a * source[s0 + r]! + b * source[s1 + r]! + c * source[s2 + r]! + d * source[s3 + r]!;
    }
  }
  for (; j + 2 <= count; j += 2) {
    const a = weights[first + j]!;
    const b = weights[first + j + 1]!;
    const s0 = from + j * step;
    const s1 = s0 + step;
    if (j === 0) for (let r = 0; r < run; r++) out[at + r] = a * source[s0 + r]! + b * source[s1 + r]!;
    else for (let r = 0; r < run; r++) out[at + r] = out[at + r]! + a * source[s0 + r]! + b * source[s1 + r]!;
  }
  if (j < count) {
    const a = weights[first + j]!;
    const s0 = from + j * step;
    if (j === 0) for (let r = 0; r < run; r++) out[at + r] = a * source[s0 + r]!;
    else for (let r = 0; r < run; r++) out[at + r] = out[at + r]! + a * source[s0 + r]!;
  }
  if (count === 0) out.fill(0, at, at + run);
}

/** Moves what a block has between some levels to another distribution; answers how much it was. */
export function moveBox(entry: Entry, low: Uint8Array, high: Uint8Array, to: Store): number {
  const { block, data } = entry;
  const target = to.entry(block.key);
  const sizes: number[] = [];
  const strides: number[] = [];
  let at = 0;
  if (block.sunkSize > 1) {
    sizes.push(block.sunkSize);
    strides.push(block.size / block.sunkSize);
  }
  for (const k of block.present) {
    sizes.push(high[k]! - low[k]!);
    strides.push(block.strides[k]!);
    at += low[k]! * block.strides[k]!;
    target.low[k] = Math.min(target.low[k]!, low[k]!);
    target.high[k] = Math.max(target.high[k]!, high[k]!);
  }
  const walk = { sizes, from: strides, to: strides };
  const sum = addAlong(walk, data, at, target.data, at, 1);
  if (sum > 0) addAlong(walk, data, at, data, at, -1);
  return sum;
}
