// What an area is worth to a side by the numbers that are seen of it: a small network with one hidden layer, the same for every area but for where
// the area and the turn begin to count. The worth of a position is the sum over the areas.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { OWN_FEATURES } from './area-view.js';

/** Turns that are told apart. */
export const NET_TURNS = 9;
/**
 * Rules that are told apart: nt1 on turn 1; menzel; menzel with 3b or 3c; nine turns; task forces; nt1 on later turns. A network knows as many of them as
 * it has rows for.
 */
export const NET_RULES = 6;

/** Which of them count in a position, as a mask. */
export const netRules = (g: Game): number =>
  (g.rules.nt1 ? (g.turn === 1 ? 1 : 32) : 0) |
  (g.rules.names.includes('menzel') ? 2 : 0) |
  (g.rules.menzelRaid ? 4 : 0) |
  (g.rules.turns > 8 ? 8 : 0) |
  (g.rules.taskForces ? 16 : 0);

/** The fitted numbers of a network, row by row. */
export interface NetWeights {
  /** What each number of an area adds to each hidden unit. */
  readonly features: readonly (readonly number[])[];
  readonly areas: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  readonly rules: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** What each hidden unit adds, and each number of the area by itself. */
  readonly out: readonly number[];
  readonly direct: readonly number[];
}

/** Hidden units that are summed up side by side: as many sums as stay in registers. */
const ABREAST = 8;

/** A network that stands ready for one turn. */
export class AreaNet {
  /** Hidden units, filled up to whole groups of {@link ABREAST} with some that never count. */
  private readonly hidden: number;
  private readonly features: Float64Array;
  /** What areas begin with, the bias in it, and what turns and rules add. */
  private readonly areas: Float64Array;
  private readonly turns: Float64Array;
  private readonly rules: Float64Array;
  /** Half of what each hidden unit adds. */
  private readonly out: Float64Array;
  private readonly direct: Float64Array;
  /** The turn and the rules for which the network stands ready, and where the hidden units of each area then begin. */
  private turn = 0;
  private known = 0;
  private readonly base: Float64Array;
  /** The same with the numbers of the area that do not change, and what these add by themselves. */
  private readonly start: Float64Array;
  private readonly startSum = new Float64Array(AREA_COUNT);
  private readonly units: Float64Array;
  /** The numbers that are not zero, which these are, and where their weights begin. */
  private readonly numbers: Float64Array;
  private readonly which: Uint8Array;
  private readonly rows: Int32Array;

  /** @param own how many of the numbers change with what the own side sends: the first ones. */
  constructor(
    weights: NetWeights,
    private readonly own = OWN_FEATURES,
  ) {
    this.numbers = new Float64Array(weights.features.length);
    this.which = new Uint8Array(weights.features.length);
    this.rows = new Int32Array(weights.features.length);
    this.hidden = Math.ceil(weights.bias.length / ABREAST) * ABREAST;
    const { hidden } = this;
    const flat = (rows: NetWeights['features'], bias: readonly number[] = []) => {
      const all = new Float64Array(rows.length * hidden);
      rows.forEach((row, k) => {
        row.forEach((w, h) => {
          all[k * hidden + h] = (bias[h] ?? 0) + w;
        });
      });
      return all;
    };
    this.features = flat(weights.features);
    this.areas = flat(weights.areas, weights.bias);
    this.turns = flat(weights.turns);
    this.rules = flat(weights.rules);
    this.out = new Float64Array(this.hidden);
    this.out.set(weights.out.map((w) => 0.5 * w));
    this.direct = Float64Array.from(weights.direct);
    this.base = new Float64Array(AREA_COUNT * this.hidden);
    this.start = new Float64Array(AREA_COUNT * this.hidden);
    this.units = new Float64Array(this.hidden);
  }

  /** Turns to the turn of a game, and to its rules. */
  turnTo(g: Game): void {
    const known = netRules(g);
    if (this.turn === g.turn && this.known === known) return;
    this.turn = g.turn;
    this.known = known;
    const { base, areas, turns, rules, hidden } = this;
    const ofTurn = (Math.min(g.turn, NET_TURNS) - 1) * hidden;
    for (let at = 0; at < AREA_COUNT * hidden; at += hidden) {
      for (let h = 0; h < hidden; h++) base[at + h] = areas[at + h]! + turns[ofTurn + h]!;
      for (let r = 0; r * hidden < rules.length; r++)
        if (((known >> r) & 1) !== 0) for (let h = 0; h < hidden; h++) base[at + h]! += rules[r * hidden + h]!;
    }
  }

  /**
   * Counts the numbers of an area, which begin at `from`, that do not change with what the own side sends. To be called after {@link turnTo},
   * before what the area is worth is asked.
   */
  prepare(a: number, x: Float64Array, from: number): void {
    const { hidden, direct, numbers, which } = this;
    const count = this.list(x, from, this.own, direct.length);
    let sum = 0;
    for (let n = 0; n < count; n++) sum += numbers[n]! * direct[which[n]!]!;
    this.startSum[a] = sum;
    this.addUp(count, this.base, a * hidden, this.start, a * hidden);
  }

  /** Puts what an area is worth, in POC, where `into` has `to`. */
  value(a: number, x: Float64Array, from: number, into: Float64Array, to: number): void {
    const { hidden, units, direct, out, numbers, which } = this;
    const count = this.list(x, from, 0, this.own);
    this.addUp(count, this.start, a * hidden, units, 0);
    let sum = this.startSum[a]!;
    for (let n = 0; n < count; n++) sum += numbers[n]! * direct[which[n]!]!;
    // Twice what is above zero, without a branch: half of them are.
    for (let h = 0; h < hidden; h++) sum += (units[h]! + Math.abs(units[h]!)) * out[h]!;
    into[to] = sum;
  }

  /** Lists those of the numbers `first` to `end` that are not zero, and returns how many there are. */
  private list(x: Float64Array, from: number, first: number, end: number): number {
    const { numbers, which, rows, hidden } = this;
    let count = 0;
    for (let k = first; k < end; k++) {
      const v = x[from + k]!;
      if (v === 0) continue;
      numbers[count] = v;
      rows[count] = k * hidden;
      which[count++] = k;
    }
    return count;
  }

  /** Adds to the hidden units that `begin` has at `at` what the listed numbers make of them, into `into` at `to`. The inner loop of all learned players. */
  private addUp(count: number, begin: Float64Array, at: number, into: Float64Array, to: number): void {
    const { hidden, features, numbers, rows } = this;
    for (let h = 0; h < hidden; h += ABREAST) {
      let a = begin[at + h]!;
      let b = begin[at + h + 1]!;
      let c = begin[at + h + 2]!;
      let d = begin[at + h + 3]!;
      let e = begin[at + h + 4]!;
      let f = begin[at + h + 5]!;
      let g = begin[at + h + 6]!;
      let i = begin[at + h + 7]!;
      for (let n = 0; n < count; n++) {
        const v = numbers[n]!;
        const k = rows[n]! + h;
        a += v * features[k]!;
        b += v * features[k + 1]!;
        c += v * features[k + 2]!;
        d += v * features[k + 3]!;
        e += v * features[k + 4]!;
        f += v * features[k + 5]!;
        g += v * features[k + 6]!;
        i += v * features[k + 7]!;
      }
      into[to + h] = a;
      into[to + h + 1] = b;
      into[to + h + 2] = c;
      into[to + h + 3] = d;
      into[to + h + 4] = e;
      into[to + h + 5] = f;
      into[to + h + 6] = g;
      into[to + h + 7] = i;
    }
  }
}
