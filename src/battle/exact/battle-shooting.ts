// All fire of an action on a packed tensor: circle after circle, box after box, unit after unit.
import type { Axis } from '../battle-model.js';
import { type Along, shootAlong } from './battle-along.js';
import type { Block, Blocks } from './battle-blocks.js';
import type { Circle } from './battle-circles.js';
import type { Part } from './battle-parts.js';
import type { Rows } from './battle-rows.js';
import { packed, Walk } from './battle-walk.js';

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

/** A part of a tensor, taken to another one. */
interface Copy {
  readonly walk: Walk;
  readonly from: number;
  readonly to: number;
}

/** One box of a circle: case by case of the last unit the others are fired at, then the last one in all cases together. */
interface BoxStep {
  readonly cases: readonly {
    readonly take: Copy;
    readonly places: number;
    readonly ops: readonly Along[];
    readonly put: Copy;
  }[];
  readonly places: number;
  readonly ops: readonly Along[];
  readonly put: Copy;
}

/** A circle: of one unit, or of some boxes. */
interface Step {
  readonly ops: readonly Along[];
  readonly boxes: readonly BoxStep[];
  /** Places of what becomes of it. */
  readonly places: number;
}

export class Shooting {
  /** Places of each unit present: levels from the lowest up, and, where asked, ways to be gone after them. */
  readonly sizes: number[];
  private readonly steps: Step[];

  /**
   * @param fastest places of the fastest dimension, which nothing happens to.
   * @param leaves true to keep what is gone, too.
   */
  constructor(
    private readonly blocks: Blocks,
    private readonly block: Block,
    private readonly part: Part,
    private readonly fastest: number,
    private readonly leaves: boolean,
    private readonly buffers: Buffers,
  ) {
    this.sizes = block.present.map((k) => part.high[k]! - part.low[k]!);
    this.steps = part.circles.map((circle) => this.stepOf(circle));
  }

  /** Fires; the buffer is given back, and one with what became of it is answered. */
  run(data: Float64Array): Float64Array {
    const { buffers } = this;
    let now = data;
    for (const step of this.steps) {
      if (step.boxes.length === 0) {
        now = this.alongAll(step.ops, now);
        continue;
      }
      const out = buffers.take(step.places);
      out.fill(0, 0, step.places);
      for (const { cases, places, ops, put } of step.boxes) {
        const box = buffers.take(places);
        for (const one of cases) {
          const data = buffers.take(one.places);
          one.take.walk.go(now, one.take.from, data, one.take.to, 1, false);
          const shot = this.alongAll(one.ops, data);
          one.put.walk.go(shot, one.put.from, box, one.put.to, 1, false);
          buffers.give(shot);
        }
        const shot = this.alongAll(ops, box);
        put.walk.go(shot, put.from, out, put.to, 1, true);
        buffers.give(shot);
      }
      buffers.give(now);
      now = out;
    }
    return now;
  }

  private alongAll(ops: readonly Along[], data: Float64Array): Float64Array {
    let now = data;
    for (const op of ops) {
      const out = this.buffers.take(op.before * op.weights.length * op.behind);
      shootAlong(op, now, out);
      this.buffers.give(now);
      now = out;
    }
    return now;
  }

  private stepOf({ targets, last, boxes }: Circle): Step {
    const { sizes, part, fastest, block, leaves } = this;
    const { present } = block;
    if (targets.length === 1) {
      return { ops: this.opsOf([last], [boxes[0]!.rows], part.low, sizes), boxes: [], places: 0 };
    }
    const others = targets.filter((k) => k !== last);
    const before = [...sizes];
    const shot = (units: readonly number[], low: Uint8Array) =>
      before.map((size, i) => (units.includes(present[i]!) ? this.widthOf(present[i]!, low, leaves) : size));
    const after = shot(targets, part.low);
    const steps = boxes.map((box): BoxStep => {
      const between = shot(others, box.low);
      const cases = box.cases.map(({ low, high, rows }) => {
        const shift = (k: number): number => low[k]! - part.low[k]!;
        const counts = before.map((size, i) => {
          const k = present[i]!;
          return targets.includes(k) ? high[k]! - low[k]! : size;
        });
        const places = packed([...counts, fastest])[0]!;
        const take = this.copy(
          counts,
          before,
          (k) => (targets.includes(k) ? shift(k) : 0),
          counts,
          () => 0,
        );
        const ops = this.opsOf(others, rows, low, counts);
        const put = this.copy(
          counts,
          counts,
          () => 0,
          between,
          (k) => (k === last ? shift(k) : 0),
        );
        return { take, places, ops, put };
      });
      const places = packed([...between, fastest])[0]!;
      const ops = this.opsOf([last], [box.rows], box.low, between);
      const shift = (k: number): number => (others.includes(k) ? box.low[k]! - part.low[k]! : 0);
      return { cases, places, ops, put: this.copy(between, between, () => 0, after, shift) };
    });
    after.forEach((size, i) => {
      sizes[i] = size;
    });
    return { ops: [], boxes: steps, places: packed([...after, fastest])[0]! };
  }

  /** Takes a box out of one tensor to another; where it begins in them is said by axis. */
  private copy(
    counts: readonly number[],
    from: readonly number[],
    fromAt: (axis: number) => number,
    to: readonly number[],
    toAt: (axis: number) => number,
  ): Copy {
    const { block, fastest } = this;
    const [a, b] = [packed([...from, fastest]), packed([...to, fastest])];
    const walk = new Walk();
    let [fromStart, toStart] = [0, 0];
    block.present.forEach((k, i) => {
      walk.add(counts[i]!, a[i + 1]!, b[i + 1]!);
      fromStart += fromAt(k) * a[i + 1]!;
      toStart += toAt(k) * b[i + 1]!;
    });
    return { walk: walk.add(fastest, 1, 1), from: fromStart, to: toStart };
  }

  /**
   * What fire does along the axis of each target, the fastest axis first, so that rows are long where there is much to do.
   *
   * @param sizes places of each unit present; they become those after the fire.
   */
  private opsOf(targets: readonly number[], rows: readonly Rows[], low: Uint8Array, sizes: number[]): Along[] {
    const { block, blocks, fastest, leaves } = this;
    const ops: Along[] = [];
    let before = packed(sizes)[0]!;
    let behind = fastest;
    for (let i = block.present.length - 1; i >= 0; i--) {
      const k = block.present[i]!;
      const count = sizes[i]!;
      const own = rows[targets.indexOf(k)];
      before /= count;
      if (own) {
        const first = low[k]!;
        const stay = own.stay.slice(first);
        const weights = leaves ? [...stay, ...waysOut(blocks.model.axes[k]!, own, blocks.tellsSunk)] : stay;
        ops.push({ before, count, behind, weights, first, levels: stay.length });
        sizes[i] = weights.length;
      }
      behind *= sizes[i]!;
    }
    return ops;
  }

  /** Places of a target's axis after the fire. */
  private widthOf(k: number, low: Uint8Array, leaves: boolean): number {
    const { tellsSunk, model } = this.blocks;
    const { levels, hull } = model.axes[k]!;
    return levels - low[k]! + (leaves ? (tellsSunk && hull ? 2 : 1) : 0);
  }
}

/** Ways in which a unit can be gone: disabled or sunk, where that is told. Air units that are gone were always eliminated (7.54). */
const waysOut = (axis: Axis, rows: Rows, tellsSunk: boolean): Float64Array[] =>
  tellsSunk && axis.hull ? [rows.disabled, rows.sunk] : [rows.gone];
