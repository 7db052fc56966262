// The first layer of a network over areas: what the area, the turn and the rules begin with, and what the numbers of an area add.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { NET_TURNS, type NetWeights, netRules } from './net-weights.js';

/** Units that are summed up side by side: as many sums as stay in registers. */
const ABREAST = 8;

/** The units of a first layer, which stands ready for one turn. */
export class FirstLayer {
  /** Units, filled up to whole groups of {@link ABREAST} with some that stay zero. */
  readonly width: number;
  /** Where the units of each area begin, on the turn and under the rules for which the layer stands ready. */
  readonly base: Float64Array;
  private readonly features: Float64Array;
  /** What areas begin with, the bias in it, and what turns and rules add. */
  private readonly areas: Float64Array;
  private readonly turns: Float64Array;
  private readonly rules: Float64Array;
  private turn = 0;
  private known = 0;
  /** The numbers that were listed, which these are, and where their weights begin. */
  private readonly numbers: Float64Array;
  private readonly which: Uint8Array;
  private readonly begins: Int32Array;

  constructor({ features, areas, turns, rules, bias }: Omit<NetWeights, 'out' | 'direct'>) {
    const width = Math.ceil(bias.length / ABREAST) * ABREAST;
    const flat = (rows: NetWeights['features'], start: readonly number[] = []) => {
      const all = new Float64Array(rows.length * width);
      rows.forEach((row, k) => {
        row.forEach((w, h) => {
          all[k * width + h] = (start[h] ?? 0) + w;
        });
      });
      return all;
    };
    this.width = width;
    this.base = new Float64Array(AREA_COUNT * width);
    this.features = flat(features);
    this.areas = flat(areas, bias);
    this.turns = flat(turns);
    this.rules = flat(rules);
    this.numbers = new Float64Array(features.length);
    this.which = new Uint8Array(features.length);
    this.begins = new Int32Array(features.length);
  }

  /** Turns to the turn of a game, and to its rules. */
  turnTo(g: Game): void {
    const known = netRules(g);
    if (this.turn === g.turn && this.known === known) return;
    this.turn = g.turn;
    this.known = known;
    const { base, areas, turns, rules, width } = this;
    const ofTurn = (Math.min(g.turn, NET_TURNS) - 1) * width;
    for (let at = 0; at < AREA_COUNT * width; at += width) {
      for (let h = 0; h < width; h++) base[at + h] = areas[at + h]! + turns[ofTurn + h]!;
      for (let r = 0; r * width < rules.length; r++)
        if (((known >> r) & 1) !== 0) for (let h = 0; h < width; h++) base[at + h]! += rules[r * width + h]!;
    }
  }

  /** Adds so much of one number to the units that begin at `at`. */
  add(units: Float64Array, at: number, k: number, share: number): void {
    const { width, features } = this;
    const from = k * width;
    for (let h = 0; h < width; h++) units[at + h]! += share * features[from + h]!;
  }

  /** Lists those of the numbers `first` to `end` that are not zero, and returns how many there are. */
  list(x: Float64Array, from: number, first: number, end: number): number {
    const { numbers, which, begins, width } = this;
    let count = 0;
    for (let k = first; k < end; k++) {
      const v = x[from + k]!;
      if (v === 0) continue;
      numbers[count] = v;
      begins[count] = k * width;
      which[count++] = k;
    }
    return count;
  }

  /** Adds to `sum` what so many listed numbers make with a list of one weight each. */
  addListed(sum: number, count: number, weights: Float64Array): number {
    const { numbers, which } = this;
    let all = sum;
    for (let n = 0; n < count; n++) all += numbers[n]! * weights[which[n]!]!;
    return all;
  }

  /** Adds to the units that `begin` has at `at` what so many listed numbers make of them, into `into` at `to`. The inner loop of the learned players. */
  addUp(count: number, begin: Float64Array, at: number, into: Float64Array, to: number): void {
    const { width, features, numbers, begins } = this;
    for (let h = 0; h < width; h += ABREAST) {
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
        const k = begins[n]! + h;
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
