// Fits a network to cases: least squares of what answers gain, by Adam. Only sums, products and square roots: the same numbers on every machine.

import { NET_RULES, NET_TURNS, type NetWeights } from '../../src/ai/learned/net-weights.js';
import { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { AREA_COUNT } from '../../src/board/index.js';
import type { Cases } from './cases.js';

/** How a network is fitted. */
export interface FitSettings {
  readonly hidden: number;
  readonly epochs: number;
  /** Decisions of a step. */
  readonly batch: number;
  /** Length of the first steps; they become shorter. */
  readonly rate: number;
  /** What is taken off each weight in a step of length 1. */
  readonly decay: number;
  /** Numbers of an area that count by turn and area too, beyond the network: of a network of sums whether there is a first ship or flag, the power by day, and the guns at night. Default: none. */
  readonly placed?: readonly [held: number, day: number, night: number];
}

export const FIT: FitSettings = { hidden: 24, epochs: 8, batch: 64, rate: 0.002, decay: 0.001 };

/** More than this, in POC, is chance for the most part. */
const CLIP = 12;
/** Means of Adam. */
const MEAN = 0.9;
const SQUARE = 0.999;

/** Inputs after the numbers of an area: which area, turn and rules. */
const TURNS = AREA_COUNT;
const RULES = TURNS + NET_TURNS;
const ONE_OF = RULES + NET_RULES;
/** Places by turn and area. */
const PLACES = NET_TURNS * AREA_COUNT;

/** How well a network foretells. */
export interface Fitness {
  readonly decisions: number;
  readonly answers: number;
  /** Share of the variance of the gains that is explained, of all and of what is not the chance of their rollouts. */
  readonly explained: number;
  readonly ofSignal: number;
  /** Mean gain, in POC a decision, of the answer that the network likes best, the heuristic one included. */
  readonly gain: number;
}

export class NetFit {
  private readonly hidden: number;
  /** How many numbers an area has. */
  private readonly features: number;
  private readonly scale: Float64Array;
  /** Numbers that count by turn and area. */
  private readonly placed: readonly number[];
  // Parameters, one after the other: input to hidden, bias, hidden to output, input to output, placed numbers to output.
  private readonly p: Float64Array;
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly atBias: number;
  private readonly atOut: number;
  private readonly atDirect: number;
  private readonly atPlaced: number;
  private steps = 0;
  /** What of Adam's means is still their beginning: powers as products, the same on every machine. */
  private meanLeft = 1;
  private squareLeft = 1;
  private readonly chance: ChoiceStream;
  // Scratch: inputs of one row; hidden units of the rows of a batch, one after the other.
  private readonly index: Int32Array;
  private readonly value: Float64Array;
  private count = 0;
  private units: Float64Array;
  /** What is wrong with the sum, by row of the batch. */
  private readonly rowError: Float64Array;
  private readonly rowValue: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly used: Int32Array;

  constructor(
    private readonly cases: Cases,
    private readonly settings: FitSettings,
    seed: string,
    start?: NetWeights,
  ) {
    const H = settings.hidden;
    const { features } = cases;
    const inputs = features + ONE_OF;
    this.hidden = H;
    this.features = features;
    this.scale = new Float64Array(features);
    this.index = new Int32Array(inputs);
    this.value = new Float64Array(inputs);
    this.atBias = inputs * H;
    this.atOut = this.atBias + H;
    this.atDirect = this.atOut + H;
    this.atPlaced = this.atDirect + inputs;
    this.placed = settings.placed ?? [];
    const size = this.atPlaced + this.placed.length * PLACES;
    this.p = new Float64Array(size);
    this.gradient = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.units = new Float64Array(H);
    const rows = cases.area.length;
    this.rowError = new Float64Array(rows);
    this.rowValue = new Float64Array(rows);
    this.isKnown = new Uint8Array(rows);
    this.used = new Int32Array(rows);
    this.chance = new ChoiceStream(seed);
    for (let k = 0; k < features; k++) {
      let squares = 0;
      for (let row = 0; row < rows; row++) squares += square(cases.x.all[row * features + k]!);
      this.scale[k] = squares === 0 ? 0 : 1 / Math.sqrt(squares / rows);
    }
    const draw = (width: number) => (width * (2 * this.chance.below(10001) - 10000)) / 10000;
    for (let k = 0; k < inputs * H; k++) this.p[k] = draw(0.25);
    for (let h = 0; h < H; h++) this.p[this.atOut + h] = draw(0.08);
    if (start) this.startFrom(start);
  }

  /** Goes on from a network that has as many hidden units. */
  private startFrom({ features, areas, turns, rules, bias, out, direct, held, force }: NetWeights): void {
    const { p, hidden, scale, placed } = this;
    // A number that is never seen here stays without effect.
    features.forEach((row, k) => {
      p.set(scale[k] === 0 ? row.map(() => 0) : row.map((w) => w / scale[k]!), k * hidden);
      p[this.atDirect + k] = scale[k] === 0 ? 0 : direct[k]! / scale[k]!;
    });
    p.fill(0, this.atDirect + this.features);
    p.set([...areas, ...turns, ...rules].flat(), this.features * hidden);
    p.set(bias, this.atBias);
    p.set(out, this.atOut);
    [held, force?.day, force?.night].forEach((rows, n) => {
      if (!rows || n >= placed.length) return;
      p.set(
        rows.flat().map((w) => w / (scale[placed[n]!]! || 1)),
        this.atPlaced + n * PLACES,
      );
    });
  }

  /** Multiplies all that it says by the number that fits the decisions that are not held out best, and returns that number. */
  rescale(): number {
    const { cases, p } = this;
    let products = 0;
    let squares = 0;
    cases.heldOut.forEach((held, d) => {
      if (held) return;
      for (let c = cases.firstAnswer.all[d]!; c < cases.firstAnswer.all[d + 1]!; c++) {
        const said = this.said(c);
        products += said * clipped(cases.gain.all[c]!);
        squares += said * said;
      }
    });
    const by = squares === 0 ? 1 : products / squares;
    for (let k = this.atOut; k < p.length; k++) p[k]! *= by;
    return by;
  }

  /** What it says that an answer gains over the first. */
  private said(c: number): number {
    const { cases, rowValue } = this;
    let sum = 0;
    for (let e = cases.firstChange.all[c]!; e < cases.firstChange.all[c + 1]!; e++) {
      this.forward(cases.after.all[e]!);
      sum += rowValue[cases.after.all[e]!]!;
      this.forward(cases.before.all[e]!);
      sum -= rowValue[cases.before.all[e]!]!;
    }
    return sum;
  }

  /** Runs through all decisions that are not held out, so many times. */
  run(): void {
    const { epochs, batch, rate } = this.settings;
    const { heldOut } = this.cases;
    const order = heldOut.flatMap((held, d) => (held ? [] : [d]));
    const total = epochs * Math.ceil(order.length / batch);
    for (let epoch = 0; epoch < epochs; epoch++) {
      for (let k = order.length - 1; k > 0; k--) {
        const j = this.below(k + 1);
        const d = order[k]!;
        order[k] = order[j]!;
        order[j] = d;
      }
      for (let k = 0; k < order.length; k += batch) {
        this.learn(order.slice(k, k + batch), rate * (1 - this.steps / total));
      }
    }
  }

  /** A whole number below n, which may be more than 2^16. */
  private below(n: number): number {
    return (this.chance.below(1 << 15) * (1 << 15) + this.chance.below(1 << 15)) % n;
  }

  private learn(decisions: readonly number[], rate: number): void {
    const { cases, rowError, isKnown, used, gradient, p, mean, square } = this;
    gradient.fill(0);
    let rows = 0;
    let answers = 0;
    const note = (row: number) => {
      if (isKnown[row] !== 0) return;
      isKnown[row] = 1;
      used[rows++] = row;
      rowError[row] = 0;
      if (rows * this.hidden > this.units.length) this.units = longer(this.units);
      this.forward(row, (rows - 1) * this.hidden);
    };
    for (const d of decisions) {
      for (let c = cases.firstAnswer.all[d]!; c < cases.firstAnswer.all[d + 1]!; c++) {
        const from = cases.firstChange.all[c]!;
        const to = cases.firstChange.all[c + 1]!;
        if (from === to) continue;
        answers++;
        let sum = 0;
        for (let e = from; e < to; e++) {
          note(cases.after.all[e]!);
          note(cases.before.all[e]!);
          sum += this.rowValue[cases.after.all[e]!]! - this.rowValue[cases.before.all[e]!]!;
        }
        const error = sum - clipped(cases.gain.all[c]!);
        for (let e = from; e < to; e++) {
          rowError[cases.after.all[e]!]! += error;
          rowError[cases.before.all[e]!]! -= error;
        }
      }
    }
    for (let k = 0; k < rows; k++) {
      const row = used[k]!;
      isKnown[row] = 0;
      this.backward(row, rowError[row]! / answers, k * this.hidden);
    }
    this.steps++;
    const { decay } = this.settings;
    this.meanLeft *= MEAN;
    this.squareLeft *= SQUARE;
    const m = 1 - this.meanLeft;
    const s = 1 - this.squareLeft;
    for (let k = 0; k < p.length; k++) {
      const g = gradient[k]!;
      mean[k] = MEAN * mean[k]! + (1 - MEAN) * g;
      square[k] = SQUARE * square[k]! + (1 - SQUARE) * g * g;
      p[k]! -= rate * (mean[k]! / m / (Math.sqrt(square[k]! / s) + 1e-8) + decay * p[k]!);
    }
  }

  private inputs(row: number): void {
    const { cases, index, value, scale, features } = this;
    let n = 0;
    for (let k = 0; k < features; k++) {
      const v = cases.x.all[row * features + k]!;
      if (v === 0) continue;
      index[n] = k;
      value[n++] = v * scale[k]!;
    }
    const one = (k: number) => {
      index[n] = k;
      value[n++] = 1;
    };
    one(features + cases.area.all[row]!);
    one(features + TURNS + Math.min(cases.turn.all[row]!, NET_TURNS) - 1);
    const rules = cases.rules.all[row]!;
    for (let r = 0; r < NET_RULES; r++) if (((rules >> r) & 1) !== 0) one(features + RULES + r);
    this.count = n;
  }

  /** Works out what a row is worth; its hidden units stand from `to` on. */
  private forward(row: number, to = 0): void {
    this.inputs(row);
    const { index, value, count, p, hidden, atBias, atOut, atDirect } = this;
    const units = this.units.subarray(to, to + hidden);
    for (let h = 0; h < hidden; h++) units[h] = p[atBias + h]!;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const v = value[k]!;
      const at = index[k]! * hidden;
      for (let h = 0; h < hidden; h++) units[h]! += v * p[at + h]!;
      sum += v * p[atDirect + index[k]!]!;
    }
    for (let h = 0; h < hidden; h++) if (units[h]! > 0) sum += units[h]! * p[atOut + h]!;
    for (let n = 0; n < this.placed.length; n++) sum += this.placedValue(row, n) * p[this.placeOf(row, n)]!;
    this.rowValue[row] = sum;
  }

  private placedValue(row: number, n: number): number {
    const k = this.placed[n]!;
    return this.cases.x.all[row * this.features + k]! * this.scale[k]!;
  }

  private placeOf(row: number, n: number): number {
    const { turnRow, area } = this.cases;
    return this.atPlaced + n * PLACES + turnRow.all[row]! * AREA_COUNT + area.all[row]!;
  }

  /** Adds what a row has done wrong to the gradient; its hidden units stand from `from` on. */
  private backward(row: number, error: number, from: number): void {
    if (error === 0) return;
    this.inputs(row);
    const { index, value, count, p, gradient, hidden, atBias, atOut, atDirect } = this;
    const units = this.units.subarray(from, from + hidden);
    for (let h = 0; h < hidden; h++) {
      if (units[h]! > 0) {
        gradient[atOut + h]! += error * units[h]!;
        units[h] = error * p[atOut + h]!;
        gradient[atBias + h]! += units[h]!;
      } else units[h] = 0;
    }
    for (let k = 0; k < count; k++) {
      const v = value[k]!;
      const at = index[k]! * hidden;
      for (let h = 0; h < hidden; h++) gradient[at + h]! += v * units[h]!;
      gradient[atDirect + index[k]!]! += error * v;
    }
    for (let n = 0; n < this.placed.length; n++) gradient[this.placeOf(row, n)]! += error * this.placedValue(row, n);
  }

  /** How well it foretells the decisions that are held out, or the others. */
  fitness(heldOut: boolean): Fitness {
    const { cases } = this;
    let decisions = 0;
    let answers = 0;
    let squares = 0;
    let left = 0;
    let noise = 0;
    let gain = 0;
    cases.heldOut.forEach((held, d) => {
      if (held !== heldOut) return;
      decisions++;
      let most = 0;
      let got = 0;
      for (let c = cases.firstAnswer.all[d]!; c < cases.firstAnswer.all[d + 1]!; c++) {
        const sum = this.said(c);
        const y = cases.gain.all[c]!;
        answers++;
        squares += y * y;
        left += square(y - sum);
        noise += cases.variance.all[c]!;
        if (sum > most) {
          most = sum;
          got = y;
        }
      }
      gain += got;
    });
    return {
      decisions,
      answers,
      explained: 1 - left / squares,
      ofSignal: 1 - (left - noise) / (squares - noise),
      gain: gain / decisions,
    };
  }

  /**
   * The numbers, for the units in which areas are seen.
   *
   * @param digits that each of them is kept with.
   */
  weights(digits = 3): NetWeights {
    const short = (x: number): number => Number(x.toPrecision(digits));
    const { p, features, hidden, scale, atBias, atOut, atDirect } = this;
    const row = (k: number, by = 1) => Array.from({ length: hidden }, (_, h) => short(p[k * hidden + h]! * by));
    const rows = (from: number, count: number) => Array.from({ length: count }, (_, k) => row(from + k));
    return {
      features: Array.from({ length: features }, (_, k) => row(k, scale[k]!)),
      areas: rows(features, AREA_COUNT),
      turns: rows(features + TURNS, NET_TURNS),
      rules: rows(features + RULES, NET_RULES),
      bias: Array.from(p.subarray(atBias, atOut), short),
      out: Array.from(p.subarray(atOut, atDirect), short),
      direct: Array.from({ length: features }, (_, k) => short(p[atDirect + k]! * scale[k]!)),
      ...(this.placed.length > 0
        ? { held: this.places(0, short), force: { day: this.places(1, short), night: this.places(2, short) } }
        : {}),
    };
  }

  /** What a number that counts by turn and area is worth there. */
  private places(n: number, short: (x: number) => number): number[][] {
    const from = this.atPlaced + n * PLACES;
    const by = this.scale[this.placed[n]!]!;
    return Array.from({ length: NET_TURNS }, (_, turn) =>
      Array.from({ length: AREA_COUNT }, (_, a) => short(this.p[from + turn * AREA_COUNT + a]! * by)),
    );
  }
}

const square = (x: number): number => x * x;
const clipped = (gain: number): number => Math.max(-CLIP, Math.min(CLIP, gain));

/** The same numbers with room for as many more. */
function longer(numbers: Float64Array): Float64Array {
  const more = new Float64Array(2 * numbers.length);
  more.set(numbers);
  return more;
}
