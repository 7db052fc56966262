// CMA-ES: finds a minimum of a function of some numbers that can only be evaluated, even with noise.
//
// After N. Hansen, The CMA Evolution Strategy: A Tutorial (arXiv:1604.00772, figure 6 and table 1): weighted recombination, cumulative
// step-size adaptation, rank-one and rank-µ update of the covariance. The recombination weights of the worse half are zero, as in the
// original algorithm, not negative. Everything the search knows is one plain value, and what it draws depends on the seed and the
// number of the generation only: a search that was written down and read again goes on to the same bits.

import seedrandom from 'seedrandom';
import { checkedSeed, keyText } from '../../text/seed.js';
import { exp, ln, ln1p } from '../distributions/elementary.js';
import { normalQuantile } from '../distributions/normal.js';
import { type SymmetricEigen, symmetricEigen } from './symmetric-eigen.js';

/** Where a search stands; plain, so that it can be written as JSON (with all digits) and read again. */
export interface CmaState {
  /** Generations finished. */
  readonly generation: number;
  /** Centre of the next candidates: the best guess so far. */
  readonly mean: readonly number[];
  /** Overall step size. */
  readonly sigma: number;
  /** Shape of the cloud of candidates. */
  readonly covariance: readonly (readonly number[])[];
  /** Evolution paths of the covariance (pc in the tutorial) and of the step size (pσ). */
  readonly covariancePath: readonly number[];
  readonly sigmaPath: readonly number[];
}

/** Numbers that follow from the number of variables and of candidates (table 1 of the tutorial). */
export interface CmaConstants {
  readonly dimension: number;
  /** Candidates a generation (λ), and how many of the best make the next mean (µ), with their weights. */
  readonly candidates: number;
  readonly weights: readonly number[];
  /** Variance-effective number of parents. */
  readonly muEff: number;
  readonly cSigma: number;
  readonly dSigma: number;
  readonly cCovariance: number;
  readonly cOne: number;
  readonly cMu: number;
  /** Expected length of a standard normal vector. */
  readonly chi: number;
}

/**
 * The constants of a search.
 *
 * @param dimension number of variables, from 1
 * @param candidates a generation; default 4 + ⌊3 ln n⌋, more where the function is noisy or has many valleys
 * @throws RangeError when a number is out of its range
 * @example
 * cmaConstants(10).candidates; // 10
 */
export function cmaConstants(dimension: number, candidates = 4 + Math.floor(3 * ln(dimension))): CmaConstants {
  if (!Number.isInteger(dimension) || dimension < 1) throw new RangeError(`${dimension} is not a number of variables`);
  if (!Number.isInteger(candidates) || candidates < 4) {
    throw new RangeError(`${candidates} candidates are too few; at least 4 are needed`);
  }
  const n = dimension;
  const parents = Math.floor(candidates / 2);
  const raw = Array.from({ length: parents }, (_, i) => ln((candidates + 1) / 2) - ln(i + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  const weights = raw.map((w) => w / sum);
  const muEff = 1 / weights.reduce((a, w) => a + w * w, 0);
  const cSigma = (muEff + 2) / (n + muEff + 5);
  const cOne = 2 / ((n + 1.3) ** 2 + muEff);
  return {
    dimension,
    candidates,
    weights,
    muEff,
    cSigma,
    dSigma: 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cSigma,
    cCovariance: (4 + muEff / n) / (n + 4 + (2 * muEff) / n),
    cOne,
    cMu: Math.min(1 - cOne, (2 * (muEff - 2 + 1 / muEff)) / ((n + 2) ** 2 + muEff)),
    chi: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

/** A search that has not begun: a round cloud around a point. `sigma` is about a third of the distance to what is to be found. */
export function cmaStart(mean: readonly number[], sigma: number): CmaState {
  if (!(sigma > 0)) throw new RangeError(`the step size is ${sigma}; it must be above 0`);
  const zero = mean.map(() => 0);
  const covariance = mean.map((_, i) => mean.map((_, j) => (i === j ? 1 : 0)));
  return { generation: 0, mean, sigma, covariance, covariancePath: zero, sigmaPath: zero };
}

/**
 * The candidates of the next generation.
 *
 * @param seed any text; the candidates depend on it, the state and the constants only
 * @example
 * const points = cmaAsk(state, constants, 'seed');
 * state = cmaTell(state, constants, points, points.map(costOf));
 */
export function cmaAsk(state: CmaState, constants: CmaConstants, seed: string): number[][] {
  const uniform = seedrandom(keyText(`${checkedSeed(seed)} generation ${state.generation}`));
  // Never 0, where the quantile is infinite.
  const normal = (): number => normalQuantile(uniform() || 2 ** -54);
  const { values, vectors } = symmetricEigen(state.covariance);
  const lengths = values.map((value) => Math.sqrt(Math.max(value, 0)));
  return Array.from({ length: constants.candidates }, () => {
    const z = lengths.map((length) => length * normal());
    return state.mean.map((m, i) => m + state.sigma * dot(vectors[i]!, z));
  });
}

/**
 * The state after a generation.
 *
 * @param points the candidates, as {@link cmaAsk} gave them
 * @param costs of each candidate; the least is the best. Equal costs rank in the order of the candidates.
 * @throws RangeError when there is not one finite cost for each candidate
 */
export function cmaTell(
  state: CmaState,
  constants: CmaConstants,
  points: readonly (readonly number[])[],
  costs: readonly number[],
): CmaState {
  const { dimension: n, candidates, weights, muEff, cSigma, dSigma, cCovariance, cOne, cMu, chi } = constants;
  if (points.length !== candidates || costs.length !== candidates || !costs.every(Number.isFinite)) {
    throw new RangeError(`${candidates} candidates need as many finite costs`);
  }
  const order = costs.map((_, k) => k).sort((a, b) => costs[a]! - costs[b]! || a - b);
  // Steps of the best, in units of the step size, and their weighted mean.
  const steps = weights.map((_, k) => points[order[k]!]!.map((x, i) => (x - state.mean[i]!) / state.sigma));
  const step = state.mean.map((_, i) => weights.reduce((sum, w, k) => sum + w * steps[k]![i]!, 0));
  const mean = state.mean.map((m, i) => m + state.sigma * step[i]!);

  const white = whitened(symmetricEigen(state.covariance), step);
  const pushSigma = Math.sqrt(cSigma * (2 - cSigma) * muEff);
  const sigmaPath = state.sigmaPath.map((p, i) => (1 - cSigma) * p + pushSigma * white[i]!);
  const length = Math.sqrt(dot(sigmaPath, sigmaPath));
  const generation = state.generation + 1;
  // A long path stalls the covariance path: the step size has to catch up first (h_σ).
  const settled = length / Math.sqrt(1 - exp(2 * generation * ln1p(-cSigma))) < (1.4 + 2 / (n + 1)) * chi ? 1 : 0;
  const push = settled * Math.sqrt(cCovariance * (2 - cCovariance) * muEff);
  const covariancePath = state.covariancePath.map((p, i) => (1 - cCovariance) * p + push * step[i]!);
  const kept = 1 - cOne - cMu + (1 - settled) * cOne * cCovariance * (2 - cCovariance);
  const covariance = state.covariance.map((row, i) =>
    row.map((_, j) => {
      // The upper half is worked out twice in the same way, so that the matrix stays symmetric to the last bit.
      const [a, b] = i < j ? [i, j] : [j, i];
      const many = weights.reduce((sum, w, k) => sum + w * steps[k]![a]! * steps[k]![b]!, 0);
      return kept * state.covariance[a]![b]! + cOne * covariancePath[a]! * covariancePath[b]! + cMu * many;
    }),
  );
  const sigma = state.sigma * exp(Math.min(1, (cSigma / dSigma) * (length / chi - 1)));
  return { generation, mean, sigma, covariance, covariancePath, sigmaPath };
}

/** C^(-1/2) · y. */
function whitened({ values, vectors }: SymmetricEigen, y: readonly number[]): number[] {
  const along = values.map((value, k) => {
    const length = Math.sqrt(Math.max(value, Number.MIN_VALUE));
    return y.reduce((sum, yi, i) => sum + vectors[i]![k]! * yi, 0) / length;
  });
  return y.map((_, i) => dot(vectors[i]!, along));
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
