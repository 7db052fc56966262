// All rounds that a fight stays in one part, added up. There no dice change, so each unit's damage goes its own way: n rounds are for each
// unit the n-th power of one small matrix, and what is there in twice as many rounds is what is there in n, and n rounds later the same
// once more.
import { shootAlong } from './battle-along.js';
import type { Block } from './battle-blocks.js';
import type { Part } from './battle-parts.js';
import type { Rows } from './battle-rows.js';
import type { Buffers } from './battle-shooting.js';
import { packed } from './battle-walk.js';

/** Chance of staying that is not worth more rounds, beside what is there. */
const NEGLIGIBLE = 1e-18;

/** What some rounds do to the damage of one unit, while it stays below a level. */
interface Power {
  /** By level after, then level before; from the lowest level of the part on. */
  readonly weights: readonly Float64Array[];
  /** The largest chance of staying. */
  readonly stays: number;
}

/** By dice, then levels: what one round does, two, four, and so on. */
const known = new WeakMap<Rows, Map<number, Power[]>>();

/** An axis of the part whose unit is fired at. */
interface Target {
  readonly powers: Power[];
  readonly before: number;
  readonly count: number;
  readonly behind: number;
}

export class Lasting {
  private readonly targets: readonly Target[];
  private readonly places: number;

  constructor(
    block: Block,
    { low, high, circles }: Part,
    private readonly buffers: Buffers,
  ) {
    const { present, sunkSize } = block;
    const strides = packed([...present.map((k) => high[k]! - low[k]!), sunkSize]);
    const places = strides[0]!;
    this.places = places;
    this.targets = circles.map(({ last, targets, boxes }) => {
      if (targets.length !== 1) throw new Error('dice that change cannot be added up');
      const count = high[last]! - low[last]!;
      const behind = strides[present.indexOf(last) + 1]!;
      const powers = powersOf(boxes[0]!.rows, low[last]!, high[last]!);
      return { powers, before: places / (count * behind), count, behind };
    });
  }

  /** The largest chance of staying in the part for one more round. */
  get stays(): number {
    return this.staysAt(0);
  }

  /** Makes of all that comes to each state all that is there, in all rounds together. */
  addUp(data: Float64Array): void {
    for (let n = 0; ; n++) {
      const later = this.after(n, data, 1);
      for (let i = 0; i < this.places; i++) data[i]! += later[i]!;
      this.buffers.give(later);
      if (this.staysAt(n) ** 2 < NEGLIGIBLE) return;
    }
  }

  /** Makes of what comes to each state in each round, side by side, what is there in each. */
  follow(data: Float64Array, rounds: number): void {
    for (let n = 0; 2 ** n < rounds; n++) {
      const later = this.after(n, data, rounds);
      for (let at = 0; at < this.places * rounds; at += rounds)
        for (let i = at + 2 ** n; i < at + rounds; i++) data[i]! += later[i - 2 ** n]!;
      this.buffers.give(later);
      if (this.staysAt(n) ** 2 < NEGLIGIBLE) return;
    }
  }

  /** What is left after 2^n rounds. */
  private after(n: number, data: Float64Array, columns: number): Float64Array {
    const { targets, buffers, places } = this;
    let now = data;
    for (const { powers, before, count, behind } of targets) {
      const out = buffers.take(places * columns);
      const { weights } = powerAt(powers, n);
      shootAlong({ before, count, behind: behind * columns, weights, first: 0, levels: count }, now, out);
      if (now !== data) buffers.give(now);
      now = out;
    }
    return now;
  }

  /** The largest chance of staying for 2^n rounds. */
  private staysAt(n: number): number {
    return this.targets.reduce((product, { powers }) => product * powerAt(powers, n).stays, 1);
  }
}

/** What a round does to a unit that stays from `low` up to below `high`, and its powers as far as they are known. */
function powersOf(rows: Rows, low: number, high: number): Power[] {
  let byLevels = known.get(rows);
  if (!byLevels) {
    byLevels = new Map();
    known.set(rows, byLevels);
  }
  let powers = byLevels.get(low * 64 + high);
  if (!powers) {
    powers = [powerOf(rows.stay.slice(low, high).map((row) => row.slice(low, high)))];
    byLevels.set(low * 64 + high, powers);
  }
  return powers;
}

/** The power with the exponent 2^n. */
function powerAt(powers: Power[], n: number): Power {
  while (powers.length <= n) {
    const { weights } = powers.at(-1)!;
    powers.push(
      powerOf(
        weights.map((row) =>
          Float64Array.from(row, (_, from) => row.reduce((sum, p, by) => sum + p * weights[by]![from]!, 0)),
        ),
      ),
    );
  }
  return powers[n]!;
}

const powerOf = (weights: readonly Float64Array[]): Power => ({
  weights,
  stays: Math.max(...weights.map((_, from) => weights.reduce((sum, row) => sum + row[from]!, 0))),
});
