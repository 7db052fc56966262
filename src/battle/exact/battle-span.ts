// Rounds of a battle. Who is gone does not come back, and so the blocks are worked through from the one in which everybody is there.
// Several rounds are fought at once: first all of them within a block, one after the other; then, for all of them together, what goes
// on to smaller blocks.
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { type Bounds, type Entry, grown, Store, widen } from './battle-blocks.js';
import { type Endings, type Ends, NEGLIGIBLE } from './battle-endings.js';
import { Exits } from './battle-exits.js';
import { partsOf } from './battle-parts.js';
import { Buffers } from './battle-shooting.js';
import { Volley } from './battle-volley.js';

/** A block on its way through some rounds. */
interface Passage {
  readonly entry: Entry;
  /** What came to it by day and goes on into the night, where a round can have both (7.32). */
  readonly dusk: Entry | undefined;
  readonly bounds: Bounds;
  readonly byDay: readonly Volley[];
  /** Asked for when all that fights by night has come. */
  readonly byNight: () => readonly Volley[];
  readonly exits: Exits;
}

export class Span {
  private readonly buffers = new Buffers();
  private readonly hasBoth: boolean;
  /** A block with less than this in a round waits for what is still to come. */
  private readonly little: number;

  constructor(private readonly endings: Endings) {
    const { model, count } = endings.blocks;
    const { actions } = model;
    this.hasBoth = actions.day + actions.both > 0 && actions.night + actions.both > 0;
    this.little = NEGLIGIBLE / (4 * count);
  }

  /**
   * Fights one round, for battles that are too large for more at once.
   *
   * @param now chances of the contested states before it; they are used up.
   * @returns those after it.
   */
  one(now: Store, round: number): Store {
    const { blocks } = this.endings;
    const { day, both } = blocks.model.actions;
    const [then, evening] = [new Store(blocks), new Store(blocks)];
    this.eachBlock(now, evening, false, ({ entry, dusk, byDay, byNight, exits }) => {
      const { block, data } = entry;
      exits.take(data, round);
      if (massOf(data) + (dusk ? massOf(dusk.data) : 0) < this.little) {
        this.wait(entry, then);
        if (dusk) this.wait(dusk, then);
        return;
      }
      const later = this.ends(then, 0, round);
      const columns = { data, count: 1, first: 0, end: 1 };
      if (!dusk) for (const volley of [...byDay, ...byNight()]) volley.all(columns, 1, later);
      else {
        for (const volley of byDay) volley.all(columns, day + both, this.ends(evening, 0, round));
        const tomorrow = then.entry(block.key);
        widen(tomorrow, dusk);
        this.parting(data, dusk.data, tomorrow.data);
        for (const volley of byNight()) volley.all({ ...columns, data: dusk.data }, 1, later);
      }
    });
    return then;
  }

  /**
   * Fights some rounds.
   *
   * @param now chances of the contested states after `from` rounds.
   * @returns those after `count` more.
   */
  rounds(now: Store, from: number, count: number): Store {
    const { blocks } = this.endings;
    const { day, both } = blocks.model.actions;
    // Column by column: what comes to a state after each round, and what is there in the evening of each.
    const [next, evening, then] = [inColumns(now, count + 1), new Store(blocks, count), new Store(blocks)];
    this.eachBlock(next, evening, true, (passage) => {
      const night = passage.byNight();
      const [first, end] = this.within(passage, night, from, count, then);
      if (first >= end) return;
      const { entry, dusk, byDay } = passage;
      const columns = { data: entry.data, count: count + 1, first, end };
      const later = this.ends(next, first + 1, from + first);
      if (!dusk) for (const volley of [...byDay, ...night]) volley.leave(columns, 1, later);
      else {
        const tonight = this.ends(evening, first, from + first);
        for (const volley of byDay) volley.leave(columns, day + both, tonight);
        for (const volley of night) volley.leave({ ...columns, data: dusk.data, count }, 1, later);
      }
    });
    return then;
  }

  /**
   * All rounds within a block: puts into its columns what fights by day, or the one action there is, and in the evening's what fights
   * by night. Answers the columns in which there is any.
   */
  private within(
    passage: Passage,
    night: readonly Volley[],
    from: number,
    count: number,
    then: Store,
  ): [number, number] {
    const { entry, dusk, bounds, byDay, exits } = passage;
    const { block, data } = entry;
    const { size } = block;
    const columns = count + 1;
    let x = new Float64Array(size);
    let y = new Float64Array(size);
    const eve = dusk && new Float64Array(size);
    let first = count;
    let end = 0;
    for (let round = 0; round < count; round++) {
      for (let i = 0, at = round; i < size; i++, at += columns) x[i]! += data[at]!;
      exits.take(x, from + round);
      if (dusk && eve) for (let i = 0, at = round; i < size; i++, at += count) eve[i] = dusk.data[at]!;
      if (massOf(x) + (eve ? massOf(eve) : 0) < this.little) {
        for (let i = 0, at = round; i < size; i++, at += columns) data[at] = 0;
        if (dusk && eve) {
          for (let i = 0, at = round; i < size; i++, at += count) {
            x[i]! += eve[i]!;
            dusk.data[at] = 0;
          }
        }
        continue;
      }
      first = Math.min(first, round);
      end = round + 1;
      this.stay(x, y, eve, byDay, night);
      for (let i = 0, at = round; i < size; i++, at += columns) data[at] = x[i]!;
      if (dusk && eve) for (let i = 0, at = round; i < size; i++, at += count) dusk.data[at] = eve[i]!;
      [x, y] = [y, x];
    }
    for (let i = 0, at = count; i < size; i++, at += columns) x[i]! += data[at]!;
    if (massOf(x) > 0) {
      const to = then.entry(block.key);
      to.data.set(x);
      widen(to, grown(this.endings.blocks, bounds));
    }
    return [first, end];
  }

  /** What is hardly worth a round stays as it is. */
  private wait({ block, data, low, high }: Entry, then: Store): void {
    const to = then.entry(block.key);
    for (let i = 0; i < data.length; i++) to.data[i]! += data[i]!;
    widen(to, { low, high });
  }

  /** A round in which nobody is gone: `y` is what `x` becomes; `eve`, what came to it by day, becomes what fights by night. */
  private stay(
    x: Float64Array,
    y: Float64Array,
    eve: Float64Array | undefined,
    byDay: readonly Volley[],
    byNight: readonly Volley[],
  ): void {
    const { day, both } = this.endings.blocks.model.actions;
    y.fill(0);
    if (!eve) for (const volley of [...byDay, ...byNight]) volley.stay(x, y, 1);
    else {
      for (const volley of byDay) volley.stay(x, eve, day + both);
      this.parting(x, eve, y);
      for (const volley of byNight) volley.stay(eve, y, 1);
    }
  }

  /** Of the battles that are not settled by day some go on into the night (7.32), beside those that begin there. */
  private parting(morning: Float64Array, eve: Float64Array, tomorrow: Float64Array): void {
    const { day, night, both } = this.endings.blocks.model.actions;
    for (let i = 0; i < eve.length; i++) {
      const p = eve[i]!;
      eve[i] = night * morning[i]! + (both / (day + both)) * p;
      tomorrow[i]! += (day / (day + both)) * p;
    }
  }

  /** Goes through the blocks that have any chance, from the one with everybody down, and forgets each. */
  private eachBlock(now: Store, evening: Store, grows: boolean, visit: (passage: Passage) => void): void {
    const { endings, hasBoth } = this;
    const { blocks } = endings;
    const { model } = blocks;
    const { day, night, both } = model.actions;
    for (let key = blocks.full; key >= 0; key--) {
      if (!now.entries.has(key) && !evening.entries.has(key)) continue;
      const entry = now.entry(key);
      const dusk = hasBoth ? evening.entry(key) : undefined;
      const boundsNow = (): Bounds => {
        const bounds = { low: entry.low.slice(), high: entry.high.slice() };
        if (dusk) widen(bounds, dusk);
        return grows ? grown(blocks, bounds) : bounds;
      };
      const bounds = boundsNow();
      const volleys = (action: number, bounds: Bounds): Volley[] =>
        partsOf(model, entry.block, bounds, action).map((part) => new Volley(blocks, entry.block, part, this.buffers));
      visit({
        entry,
        dusk,
        bounds,
        byDay: day + both > 0 ? volleys(ACTION_DAY, bounds) : [],
        byNight: () => (night + both > 0 ? volleys(ACTION_NIGHT, boundsNow()) : []),
        exits: new Exits(entry.block, bounds, endings),
      });
      now.entries.delete(key);
      evening.entries.delete(key);
    }
  }

  private ends(contested: Store, column: number, round: number): Ends {
    return this.endings.ends(contested, column, round + 1);
  }
}

/** Sum of all chances. */
export function massOf(data: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += data[i]!;
  return sum;
}

/** What is there before the first of some rounds, as the first column of what comes to each state after each of them. */
export function inColumns(now: Store, columns: number): Store {
  const next = new Store(now.blocks, columns);
  for (const [key, entry] of now.entries) {
    const to = next.entry(key);
    for (let i = 0; i < entry.data.length; i++) to.data[i * columns] = entry.data[i]!;
    widen(to, entry);
  }
  return next;
}
