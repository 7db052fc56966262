// CMA-ES on functions whose minimum is known, with fixed seeds.
import { describe, expect, it } from 'vitest';
import { fromUnbounded, toUnbounded } from '../../src/stats/searching/bounded.js';
import { type CmaState, cmaAsk, cmaConstants, cmaStart, cmaTell } from '../../src/stats/searching/cma-es.js';
import { symmetricEigen } from '../../src/stats/searching/symmetric-eigen.js';

type Cost = (x: readonly number[]) => number;

const sphere: Cost = (x) => x.reduce((sum, v) => sum + v * v, 0);
/** Axes a thousand times as long as others. */
const ellipsoid: Cost = (x) => x.reduce((sum, v, i) => sum + 10 ** ((6 * i) / (x.length - 1)) * v * v, 0);
const rosenbrock: Cost = (x) =>
  x.slice(1).reduce((sum, v, i) => sum + 100 * (v - x[i]! ** 2) ** 2 + (1 - x[i]!) ** 2, 0);

/** Generations until the best candidate costs less than `goal`, and the state then. */
function search(cost: Cost, start: readonly number[], seed: string, goal: number, most: number, sigma = 0.5) {
  const constants = cmaConstants(start.length);
  let state = cmaStart(start, sigma);
  for (let generation = 1; generation <= most; generation++) {
    const points = cmaAsk(state, constants, seed);
    const costs = points.map(cost);
    if (Math.min(...costs) < goal) return { generation, state };
    state = cmaTell(state, constants, points, costs);
  }
  throw new Error(`${most} generations were not enough: ${cost(state.mean)} at ${state.mean}`);
}

describe('CMA-ES', () => {
  it('has the constants of the tutorial', () => {
    const c = cmaConstants(10);
    expect(c.candidates).toBe(10);
    expect(c.weights.map((w) => Number(w.toFixed(4)))).toEqual([0.4563, 0.2708, 0.1622, 0.0852, 0.0255]);
    expect(c.weights.reduce((a, b) => a + b)).toBeCloseTo(1, 14);
    expect(c.muEff).toBeCloseTo(3.1673, 4);
    expect(c.cSigma).toBeCloseTo(5.1673 / 18.1673, 4);
    expect(c.dSigma).toBeCloseTo(1 + c.cSigma, 12);
    expect(c.cOne).toBeCloseTo(2 / (11.3 ** 2 + 3.1673), 6);
    // The expected length of ten standard normal numbers: √2 Γ(5.5)/Γ(5) = 3.08438…
    expect(c.chi).toBeCloseTo(3.0844, 3);
    expect(() => cmaConstants(0)).toThrow(RangeError);
    expect(() => cmaConstants(5, 3)).toThrow(RangeError);
  });

  // Published runs need about 10² evaluations a variable for the first, 10³ for the others (Hansen, figures 7 and 8).
  it.each(['a', 'b', 'c'])('finds the bottom of a sphere (seed %s)', (seed) => {
    const { generation } = search(sphere, Array(10).fill(1), seed, 1e-12, 250);
    expect(generation).toBeGreaterThan(60);
  });

  it.each(['a', 'b', 'c'])('learns the axes of a long ellipsoid (seed %s)', (seed) => {
    const { state } = search(ellipsoid, Array(8).fill(1), seed, 1e-10, 900);
    // Its cloud is the inverse of the landscape: variances along the axes differ by the condition, 10⁶.
    const variances = state.covariance.map((row, i) => row[i]!);
    const ratio = Math.log10(variances[0]! / variances[7]!);
    expect(ratio).toBeGreaterThan(5);
    expect(ratio).toBeLessThan(7);
  });

  it.each(['a', 'b', 'c'])("follows Rosenbrock's bent valley (seed %s)", (seed) => {
    const { state } = search(rosenbrock, Array(6).fill(0), seed, 1e-10, 900, 0.2);
    for (const v of state.mean) expect(v).toBeCloseTo(1, 3);
  });

  it('sees the order of the costs only, and draws the same for the same seed', () => {
    const run = (cost: Cost, seed: string): CmaState => {
      const constants = cmaConstants(4, 8);
      let state = cmaStart([3, -2, 1, 0], 1);
      for (let k = 0; k < 25; k++) {
        const points = cmaAsk(state, constants, seed);
        state = cmaTell(state, constants, points, points.map(cost));
      }
      return state;
    };
    const plain = run(sphere, 'x');
    expect(run((x) => 5 + sphere(x) ** 3, 'x')).toEqual(plain);
    expect(run(sphere, 'y')).not.toEqual(plain);
  });

  it('goes on to the same bits after it was written down', () => {
    const constants = cmaConstants(5);
    const go = (from: CmaState, generations: number): CmaState => {
      let state = from;
      for (let k = 0; k < generations; k++) {
        const points = cmaAsk(state, constants, 'resume');
        state = cmaTell(state, constants, points, points.map(rosenbrock));
      }
      return state;
    };
    const begun = cmaStart([0, 0, 0, 0, 0], 0.3);
    const half = JSON.parse(JSON.stringify(go(begun, 20))) as CmaState;
    expect(JSON.stringify(go(half, 20))).toBe(JSON.stringify(go(begun, 40)));
  });

  it('gets close under noise larger than the differences', () => {
    // The mean averages: the noise has a standard deviation of 0.3, and the start lies 2.5 away.
    let noise = 1;
    const next = () => {
      noise = (noise * 48271) % 2147483647;
      return noise / 2147483647 - 0.5;
    };
    const constants = cmaConstants(6, 16);
    let state = cmaStart(Array(6).fill(1), 0.3);
    for (let k = 0; k < 150; k++) {
      const points = cmaAsk(state, constants, 'noise');
      state = cmaTell(
        state,
        constants,
        points,
        points.map((x) => sphere(x) + next()),
      );
    }
    expect(Math.sqrt(sphere(state.mean))).toBeLessThan(0.4);
  });

  it('refuses what is no generation', () => {
    const constants = cmaConstants(3);
    const state = cmaStart([0, 0, 0], 1);
    const points = cmaAsk(state, constants, 's');
    expect(() =>
      cmaTell(
        state,
        constants,
        points,
        points.map(() => Number.NaN),
      ),
    ).toThrow(RangeError);
    expect(() => cmaTell(state, constants, points.slice(1), [1])).toThrow(RangeError);
    expect(() => cmaStart([0], 0)).toThrow(RangeError);
  });
});

describe('bounded numbers', () => {
  it('go there and back', () => {
    const bounds = { min: -2, max: 6 };
    for (const x of [-2, -1.3, 0, 2, 5.9, 6]) expect(fromUnbounded(toUnbounded(x, bounds), bounds)).toBeCloseTo(x, 12);
    expect(toUnbounded(3, { min: 3, max: 3 })).toBe(0);
    expect(() => toUnbounded(6.1, bounds)).toThrow(RangeError);
  });

  it('never leave their bounds, and reach them', () => {
    const bounds = { min: 0.05, max: 0.3 };
    for (let u = -7; u <= 7; u += 0.01) {
      const x = fromUnbounded(u, bounds);
      expect(x).toBeGreaterThanOrEqual(0.05);
      expect(x).toBeLessThanOrEqual(0.3);
    }
    for (const u of [-3, -1, 1, 5]) expect(fromUnbounded(u, bounds)).toBe(0.3);
    for (const u of [-4, 0, 2]) expect(fromUnbounded(u, bounds)).toBe(0.05);
  });

  it('let a search find a minimum at a bound', () => {
    const bounds = { min: 0, max: 1 };
    const constants = cmaConstants(3);
    let state = cmaStart(
      [0.4, 0.5, 0.6].map((x) => toUnbounded(x, bounds)),
      0.15,
    );
    const real = (u: readonly number[]) => u.map((v) => fromUnbounded(v, bounds));
    for (let k = 0; k < 150; k++) {
      const points = cmaAsk(state, constants, 'bound');
      state = cmaTell(
        state,
        constants,
        points,
        points.map((u) => {
          const [a, b, c] = real(u);
          return a! + (b! - 0.7) ** 2 - c!;
        }),
      );
    }
    const [a, b, c] = real(state.mean);
    expect(a).toBeCloseTo(0, 6);
    expect(b).toBeCloseTo(0.7, 4);
    expect(c).toBeCloseTo(1, 6);
  });
});

describe('eigenvalues', () => {
  it('take a matrix apart and put it together', () => {
    const matrix = [
      [4, 1, -2, 0.5],
      [1, 3, 0, 0.1],
      [-2, 0, 5, -1],
      [0.5, 0.1, -1, 1e-6],
    ];
    const { values, vectors } = symmetricEigen(matrix);
    const sum = values.reduce((a, b) => a + b);
    expect(sum).toBeCloseTo(12 + 1e-6, 12);
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const again = values.reduce((s, value, k) => s + vectors[i]![k]! * value * vectors[j]![k]!, 0);
        const product = values.reduce((s, _, k) => s + vectors[k]![i]! * vectors[k]![j]!, 0);
        expect(again).toBeCloseTo(matrix[i]![j]!, 12);
        expect(product).toBeCloseTo(i === j ? 1 : 0, 13);
      }
    }
    expect([...symmetricEigen([[7]]).values]).toEqual([7]);
    expect(() => symmetricEigen([[1, 2]])).toThrow(RangeError);
  });

  it("has the textbook's values for a Hilbert matrix, from 1.5 down to 3e-6", () => {
    const hilbert = Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => 1 / (i + j + 1)));
    const values = [...symmetricEigen(hilbert).values].sort((a, b) => b - a);
    const known = [1.5670506910982, 0.208534218611013, 0.0114074916234196, 3.05898040151175e-4, 3.28792877217187e-6];
    values.forEach((value, k) => {
      expect(value / known[k]!).toBeCloseTo(1, 9);
    });
  });
});
