// What an area is worth to a side by the numbers that are seen of it: a small network with one hidden layer, the same for every area but for where
// the area and the turn begin to count. The worth of a position is the sum over the areas.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { AREA_FEATURES, OWN_FEATURES } from './area-view.js';

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

/** A network that stands ready for one turn. */
export class AreaNet {
  private readonly hidden: number;
  private readonly features: Float64Array;
  private readonly out: Float64Array;
  private readonly direct: Float64Array;
  /** Where the hidden units of each area begin, and its sum. */
  private readonly start: Float64Array;
  private readonly startSum = new Float64Array(AREA_COUNT);
  private readonly units: Float64Array;

  constructor(private readonly weights: NetWeights) {
    this.hidden = weights.bias.length;
    this.features = Float64Array.from(weights.features.flat());
    this.out = Float64Array.from(weights.out);
    this.direct = Float64Array.from(weights.direct);
    this.start = new Float64Array(AREA_COUNT * this.hidden);
    this.units = new Float64Array(this.hidden);
  }

  /** Turns to the turn of a game, and to its rules. */
  turnTo(g: Game): void {
    const { bias, areas, turns, rules } = this.weights;
    const { hidden, start } = this;
    const ofTurn = turns[Math.min(g.turn, NET_TURNS) - 1]!;
    const known = netRules(g);
    for (let a = 0; a < AREA_COUNT; a++) {
      const ofArea = areas[a]!;
      for (let h = 0; h < hidden; h++) {
        let sum = bias[h]! + ofArea[h]! + ofTurn[h]!;
        for (let r = 0; r < rules.length; r++) if (((known >> r) & 1) !== 0) sum += rules[r]![h]!;
        start[a * hidden + h] = sum;
      }
    }
  }

  /** Counts the numbers of an area, which begin at `from`, that do not change with what the own side sends. To be called for every area after {@link turnTo}. */
  prepare(a: number, x: Float64Array, from: number): void {
    const { hidden, features, start, direct, startSum } = this;
    const at = a * hidden;
    let sum = 0;
    for (let k = OWN_FEATURES; k < AREA_FEATURES; k++) {
      const v = x[from + k]!;
      if (v === 0) continue;
      sum += v * direct[k]!;
      const row = k * hidden;
      for (let h = 0; h < hidden; h++) start[at + h]! += v * features[row + h]!;
    }
    startSum[a] = sum;
  }

  /** Puts what an area is worth, in POC, where `into` has `to`. */
  value(a: number, x: Float64Array, from: number, into: Float64Array, to: number): void {
    const { hidden, features, units, start, direct, out } = this;
    const at = a * hidden;
    for (let h = 0; h < hidden; h++) units[h] = start[at + h]!;
    let sum = this.startSum[a]!;
    for (let k = 0; k < OWN_FEATURES; k++) {
      const v = x[from + k]!;
      if (v === 0) continue;
      sum += v * direct[k]!;
      const row = k * hidden;
      for (let h = 0; h < hidden; h++) units[h]! += v * features[row + h]!;
    }
    for (let h = 0; h < hidden; h++) if (units[h]! > 0) sum += units[h]! * out[h]!;
    into[to] = sum;
  }
}
