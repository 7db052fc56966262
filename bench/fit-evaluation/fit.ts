// The evaluation of positions with one number of turns left: least squares of the final POC, by Gauss and Newton, since the track has ends.
import { writeFileSync } from 'node:fs';
import { onTrack, weigh } from '../../src/ai/search/evaluation.js';
import type { Evaluation, LaterEvaluations } from '../../src/ai/search/evaluation-weights.js';
import { TRACK_END } from '../../src/game/index.js';
import type { Position } from './positions.js';

/** Keeps weights of what is seldom seen near zero. */
const RIDGE = 30;
/** Scales of the chance to come that are tried, in POC. */
const SPREADS = [1, 2, 3, 4, 6, 8, 10, 12];
/** Steps of Gauss and Newton: the sum of squares no longer changes visibly after the fourth. */
const STEPS = 5;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** How much of a change of the sum arrives on the track. */
const slope = (sum: number, spread: number): number =>
  sigmoid((sum + TRACK_END) / spread) - sigmoid((sum - TRACK_END) / spread);

/** The fit with the smallest squares, of the scales of the chance to come that are tried. */
export function fitEvaluation(cases: readonly Position[], spreads: readonly number[] = SPREADS): Evaluation {
  let best: Evaluation | null = null;
  let least = Number.POSITIVE_INFINITY;
  let weights: Float64Array = new Float64Array(cases[0]!.x.length);
  for (const spread of spreads) {
    for (let step = 0; step < (best === null ? 2 * STEPS : STEPS); step++) weights = improve(weights, spread, cases);
    const squares = squaresLeft({ spread, weights }, cases);
    if (squares >= least) break;
    least = squares;
    best = { spread, weights };
  }
  return best!;
}

/** Sum of squared errors. */
function squaresLeft({ spread, weights }: Evaluation, cases: readonly Position[]): number {
  return cases.reduce((sum, { x, end }) => sum + (end - onTrack(weigh(weights, x), spread)) ** 2, 0);
}

/** One step: the regression of what is left on how each weight moves it. */
function improve(from: Float64Array, spread: number, cases: readonly Position[]): Float64Array {
  const features = from.length;
  const a = Array.from({ length: features }, () => new Float64Array(features + 1));
  const some = new Int32Array(features);
  for (const { x, end } of cases) {
    const sum = weigh(from, x);
    const d = slope(sum, spread);
    const rest = end - onTrack(sum, spread);
    let count = 0;
    for (let i = 0; i < features; i++) if (x[i] !== 0) some[count++] = i;
    for (let p = 0; p < count; p++) {
      const i = some[p]!;
      const row = a[i]!;
      const xi = d * x[i]!;
      row[features]! += xi * rest;
      // The matrix is symmetric: half of it is enough.
      for (let q = p; q < count; q++) row[some[q]!]! += xi * d * x[some[q]!]!;
    }
  }
  for (let i = 0; i < features; i++) {
    for (let j = 0; j < i; j++) a[i]![j] = a[j]![i]!;
    const ridge = i === 0 ? 1e-6 : RIDGE;
    a[i]![i]! += ridge;
    a[i]![features]! -= ridge * from[i]!;
  }
  const change = solve(a);
  return from.map((w, i) => w + change[i]!);
}

/** Gauss elimination of a matrix with its right side in the last column; the ridge makes it regular. */
function solve(m: readonly Float64Array[]): number[] {
  const features = m.length;
  for (let i = 0; i < features; i++) {
    const pivot = m[i]!;
    for (let k = 0; k < features; k++) {
      if (k === i) continue;
      const factor = m[k]![i]! / pivot[i]!;
      if (factor !== 0) for (let j = i; j <= features; j++) m[k]![j]! -= factor * pivot[j]!;
    }
  }
  return m.map((row, i) => row[features]! / row[i]!);
}

/** Writes fitted evaluations, or those of rule sets, as JSON, each on a line of its own. */
export function writeWeights(file: string, fitted: readonly (Evaluation | LaterEvaluations)[]): void {
  writeFileSync(file, `[\n${fitted.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}
