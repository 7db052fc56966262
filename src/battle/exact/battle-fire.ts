// The attacks of one action on a part of a block in which it is settled who fires with how many dice at whom. Given the damage of
// everybody before the action, what happens to one target does not depend on what happens to another; so targets are worked on one
// after the other, each before those that fire at it. Where the attackers go round in a circle, the circle is cut at one unit, whose
// dice are then settled case by case.

import type { Block, Blocks, Store } from './battle-blocks.js';
import type { Orders } from './battle-circles.js';
import { type Circle, circlesOf } from './battle-circles.js';
import type { ShotClass } from './battle-rows.js';
import { plus, type Rows, rowsOf, type Shots } from './battle-rows.js';
import { addAlong, Buffers, packed, sumOfRows, type Walk } from './battle-tensor.js';

/** A part of a block: levels by axis. */
export interface Part {
  readonly block: Block;
  readonly data: Float64Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** Counts of sunk and disabled units as they happen, by axis; and what becomes of states in which a side is gone. */
export interface Flows {
  readonly sunk: Float64Array;
  readonly disabled: Float64Array;
}

/** A tensor on its way: dimensions slowest first, axes from 0 up, and `-1 - group` for the number of sunk. */
interface Node {
  readonly data: Float64Array;
  readonly dims: readonly number[];
  readonly sizes: readonly number[];
  /** Units gone and sunk so far, by group. */
  readonly gone: readonly number[];
  readonly sunk: readonly number[];
}

/** Carries out actions; keeps its buffers from one to the next. */
export class Fire {
  private readonly buffers = new Buffers();

  constructor(
    private readonly blocks: Blocks,
    private readonly flows: Flows,
  ) {}

  /**
   * Adds what becomes of a part of a block to the distributions of contested and of other states.
   *
   * @param scale times this.
   * @returns chance of the states that are no longer contested.
   */
  apply(part: Part, orders: Orders, scale: number, contested: Store, over: Store): number {
    const { block } = part;
    const dims = [...block.present];
    block.sunkSizes.forEach((size, g) => {
      if (size > 1) dims.unshift(-1 - g);
    });
    const classes = (k: number) => orders.classesOf(k, part.low[k]!, part.high[k]!).length;
    const circles = circlesOf(block.present, orders, classes);
    const sizes = dims.map((d) => (d < 0 ? block.sunkSizes[-1 - d]! : part.high[d]! - part.low[d]!));
    const strides = dims.map((d) => (d < 0 ? block.sunkStrides[-1 - d]! : block.strides[d]!));
    const at = block.present.reduce((sum, k) => sum + part.low[k]! * block.strides[k]!, 0);
    const size = sizes.reduce((a, b) => a * b, 1);
    const data = this.buffers.take(size);
    data.fill(0, 0, size);
    const mass = addAlong({ sizes, from: strides, to: packed(sizes) }, part.data, at, data, 0, scale);
    let settled = 0;
    if (mass > 0) {
      const none = this.blocks.groups.map(() => 0);
      const job = new Job(this.blocks, this.flows, this.buffers, part, orders, circles, contested, over);
      job.work(0, { data, dims, sizes, gone: none, sunk: none });
      settled = job.settled;
    }
    this.buffers.give(data);
    return settled;
  }
}

class Job {
  settled = 0;
  private readonly low: Uint8Array;

  constructor(
    private readonly blocks: Blocks,
    private readonly flows: Flows,
    private readonly buffers: Buffers,
    private readonly part: Part,
    private readonly orders: Orders,
    private readonly circles: readonly Circle[],
    private readonly contested: Store,
    private readonly over: Store,
  ) {
    this.low = part.low;
  }

  /** Works on the circles from the given one on. */
  work(index: number, node: Node): void {
    const circle = this.circles[index];
    if (circle === undefined) {
      this.arrive(node);
      return;
    }
    // The circle's own axes become the slowest of all, so that all other axes are one long row.
    const dims = [
      ...node.dims.filter((d) => d < 0),
      ...circle.order,
      ...node.dims.filter((d) => d >= 0 && !circle.order.includes(d)),
    ];
    const turned = this.turn(node, dims);
    const last = index === this.circles.length - 1;
    const first = circle.order[0]!;
    const low = this.part.low[first]!;
    const classes = circle.cut
      ? this.orders.classesOf(first, low, this.part.high[first]!)
      : [{ low, high: this.part.high[first]!, shots: 0 }];
    const found = new Map<string, Node>();
    for (const c of classes) {
      this.step(circle, 0, turned, c, (node) => {
        if (last) {
          this.arrive(node);
          return false;
        }
        const key = `${node.gone.join()} ${node.sunk.join()} ${node.dims.join()}`;
        const there = found.get(key);
        if (!there) {
          found.set(key, node);
          return true;
        }
        const size = node.sizes.reduce((a, b) => a * b, 1);
        for (let i = 0; i < size; i++) there.data[i]! += node.data[i]!;
        return false;
      });
    }
    if (turned.data !== node.data) this.buffers.give(turned.data);
    for (const next of found.values()) {
      this.work(index + 1, next);
      this.buffers.give(next.data);
    }
  }

  /** The same tensor with its dimensions in another order. */
  private turn(node: Node, dims: readonly number[]): Node {
    if (dims.every((d, k) => d === node.dims[k])) return node;
    const strides = packed(node.sizes);
    const places = dims.map((d) => node.dims.indexOf(d));
    const sizes = places.map((k) => node.sizes[k]!);
    const size = sizes.reduce((a, b) => a * b, 1);
    const data = this.buffers.take(size);
    data.fill(0, 0, size);
    addAlong({ sizes, from: places.map((k) => strides[k]!), to: packed(sizes) }, node.data, 0, data, 0, 1);
    return { ...node, data, dims, sizes };
  }

  /** Works on one target of a circle, and for each thing that can happen to it on the next; `keep` takes the results. */
  private step(circle: Circle, k: number, node: Node, cut: ShotClass, keep: (node: Node) => boolean): void {
    const target = circle.order[k]!;
    const axis = this.blocks.model.axes[target]!;
    const place = node.dims.indexOf(target);
    const low = this.low[target]!;
    // Only a circle's first unit is cut, and only its class of levels counts.
    const from = k === 0 ? cut.low : low;
    const count = k === 0 ? cut.high - cut.low : node.sizes[place]!;
    const width = axis.levels - low;
    const before = node.sizes.slice(0, place).reduce((a, b) => a * b, 1);
    const behind = node.sizes.slice(place + 1).reduce((a, b) => a * b, 1);
    const attackers = circle.order.filter((u, i) => i > k && this.orders.target[u] === target);
    const cutShots = circle.cut && this.orders.target[circle.order[0]!] === target ? cut.shots : 0;
    const cases = this.casesOf(node, place, attackers, target, cutShots, behind);
    const tells = this.blocks.tellsSunk && axis.hull;
    const stay = this.buffers.take(before * width * behind);
    const sunk = this.buffers.take(before * behind);
    const disabled = tells ? this.buffers.take(before * behind) : sunk;
    const { data } = node;
    const step = behind;
    const start = (from - low) * behind;
    let sunkMass = 0;
    let disabledMass = 0;
    for (let o = 0; o < before; o++) {
      const base = o * node.sizes[place]! * behind + start;
      for (const { at, run, rows } of cases) {
        for (let to = 0; to < width; to++) {
          const sources = Math.max(0, Math.min(count, low + to - from + 1));
          sumOfRows(
            stay,
            (o * width + to) * behind + at,
            data,
            base + at,
            step,
            sources,
            rows.stay[low + to]!,
            from,
            run,
          );
        }
        sumOfRows(sunk, o * behind + at, data, base + at, step, count, tells ? rows.sunk : rows.gone, from, run);
        if (tells) sumOfRows(disabled, o * behind + at, data, base + at, step, count, rows.disabled, from, run);
        else if (axis.hull && !this.blocks.merged) {
          // Who is gone is one state here: how they went is counted now or never.
          for (let l = 0; l < count; l++) {
            const share = rows.disabled[from + l]!;
            if (share === 0) continue;
            let sum = 0;
            const row = base + at + l * step;
            for (let r = 0; r < run; r++) sum += data[row + r]!;
            disabledMass += share * sum;
          }
        }
      }
    }
    if (!this.blocks.merged) {
      for (let i = 0; i < before * behind; i++) sunkMass += sunk[i]!;
      if (tells) for (let i = 0; i < before * behind; i++) disabledMass += disabled[i]!;
      else sunkMass -= disabledMass;
      this.flows.sunk[target]! += sunkMass;
      this.flows.disabled[target]! += disabledMass;
    }
    const g = this.blocks.groupOf[target]!;
    const gone = node.gone.map((n, i) => (i === g ? n + 1 : n));
    const dims = node.dims.filter((d) => d !== target);
    const sizes = node.sizes.filter((_, i) => i !== place);
    const sizesStay = node.sizes.map((n, i) => (i === place ? width : n));
    this.next(circle, k, { ...node, data: stay, sizes: sizesStay }, cut, keep);
    const sunkCounts = node.sunk.map((n, i) => (i === g ? n + 1 : n));
    this.next(
      circle,
      k,
      { data: sunk, dims, sizes, gone, sunk: this.blocks.tellsSunk ? sunkCounts : node.sunk },
      cut,
      keep,
    );
    if (tells) this.next(circle, k, { data: disabled, dims, sizes, gone, sunk: node.sunk }, cut, keep);
  }

  private next(circle: Circle, k: number, node: Node, cut: ShotClass, keep: (node: Node) => boolean): void {
    let kept = false;
    if (k + 1 < circle.order.length) this.step(circle, k + 1, node, cut, keep);
    else kept = keep(node);
    if (!kept) this.buffers.give(node.data);
  }

  /** Cuts what lies behind a target's axis by the dice of its attackers there: runs of places with the same weights. */
  private casesOf(
    node: Node,
    place: number,
    attackers: readonly number[],
    target: number,
    cutShots: number,
    behind: number,
  ): { readonly at: number; readonly run: number; readonly rows: Rows }[] {
    const axis = this.blocks.model.axes[target]!;
    const settled = this.orders.settled[target];
    const cases: { at: number; run: number; rows: Rows }[] = [];
    const deepest = attackers.reduce((deep, u) => Math.max(deep, node.dims.indexOf(u)), place);
    const run = node.sizes.slice(deepest + 1).reduce((a, b) => a * b, 1);
    const go = (dim: number, at: number, size: number, shots: Shots): void => {
      if (dim > deepest) {
        cases.push({ at, run, rows: rowsOf(axis, shots) });
        return;
      }
      const step = size / node.sizes[dim]!;
      const d = node.dims[dim]!;
      if (!attackers.includes(d)) {
        for (let k = 0; k < node.sizes[dim]!; k++) go(dim + 1, at + k * step, step, shots);
        return;
      }
      const low = this.low[d]!;
      for (const c of this.orders.classesOf(d, low, low + node.sizes[dim]!)) {
        const more = plus(shots, c.shots);
        for (let level = c.low; level < c.high; level++) go(dim + 1, at + (level - low) * step, step, more);
      }
    };
    go(place + 1, 0, behind, plus({ plain: settled?.plain ?? 0, circled: settled?.circled ?? 0 }, cutShots));
    return cases;
  }

  /** Everything is done: the tensor is added to the block it belongs to. */
  private arrive(node: Node): void {
    const { blocks, part } = this;
    const key = part.block.key - node.gone.reduce((sum, n, g) => sum + n * blocks.keyStrides[g]!, 0);
    const sides = blocks.block(key).sides;
    const entry = (sides === 3 ? this.contested : this.over).entry(key);
    const { block, low, high } = entry;
    const walk: Walk = { sizes: [...node.sizes], from: packed(node.sizes), to: [] };
    let at = 0;
    const ranks = blocks.groups.map(() => 0);
    const stays = node.dims.filter((d) => d >= 0).sort((a, b) => a - b);
    const stands = new Map<number, number>();
    for (const d of stays) {
      const g = blocks.groupOf[d]!;
      stands.set(d, blocks.groups[g]!.axes[ranks[g]!++]!);
    }
    node.dims.forEach((d, i) => {
      if (d < 0) walk.to.push(block.sunkStrides[-1 - d]!);
      else {
        const k = stands.get(d)!;
        walk.to.push(block.strides[k]!);
        at += this.low[d]! * block.strides[k]!;
        low[k] = Math.min(low[k]!, this.low[d]!);
        high[k] = Math.max(high[k]!, this.low[d]! + node.sizes[i]!);
      }
    });
    node.sunk.forEach((n, g) => {
      at += n * block.sunkStrides[g]!;
    });
    const mass = addAlong(walk, node.data, 0, entry.data, at, 1);
    if (sides !== 3) this.settled += mass;
  }
}
