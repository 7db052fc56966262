// Matrix games of estimates: is the error of the value the right one, and are cells told apart when they should be?
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { solveMatrixGame } from '../../src/stats/contests/matrix-game.js';
import { type MatrixBlock, studyMatrixGame } from '../../src/stats/contests/matrix-study.js';
import { normalQuantile } from '../../src/stats/distributions/normal.js';
import { LONG } from '../size.js';

/** Blocks of games around a true matrix: `common` is the deviation that all cells of a block share, `own` each cell's. */
function blocksOf(
  truth: readonly (readonly number[])[],
  count: number,
  noise: { readonly common: number; readonly own: number },
  seed: string,
): MatrixBlock[] {
  const uniform = seedrandom(seed);
  const normal = () => normalQuantile(Math.max(1e-12, uniform()));
  return Array.from({ length: count }, (_, b) => {
    const shared = noise.common * normal();
    const games = b % 3 === 0 ? 10 : 11;
    return { games, sums: truth.map((row) => row.map((mean) => games * (mean + shared + noise.own * normal()))) };
  });
}

const TRUTH = [
  [3, -1, 5],
  [1, 4, 2],
  [-6, -6, -6],
];

describe('a matrix game of estimates', () => {
  it('finds the equilibrium, and what playing alone costs', () => {
    const study = studyMatrixGame(blocksOf(TRUTH, 40, { common: 3, own: 0.2 }, 'clear'), {
      seed: 'b',
      replicates: 200,
    });
    expect(study.value.estimate).toBeCloseTo(solveMatrixGame(study.matrix).value, 12);
    expect(study.rows[2]!.chance.estimate).toBe(0);
    expect(study.rows[2]!.played).toBe(0);
    expect(study.rows[0]!.played).toBe(1);
    // Row 1 alone is answered by column 2: -1 instead of 13/7.
    expect(study.rows[0]!.reply).toBe(1);
    expect(study.rows[0]!.alone.estimate).toBeCloseTo(-1 - 13 / 7, 0);
    expect(study.columns[0]!.reply).toBe(0);
    expect(study.columns[0]!.alone.estimate).toBeCloseTo(13 / 7 - 3, 0);
    expect(study.columns[2]!.alone.estimate).toBeLessThan(0);
  });

  it('keeps what the dice make alike: a common deviation moves the value and no mixture', () => {
    const study = studyMatrixGame(blocksOf(TRUTH, 40, { common: 3, own: 0 }, 'alike'), { seed: 'b', replicates: 200 });
    expect(study.value.se).toBeGreaterThan(0.3);
    expect(study.rows[0]!.chance.se).toBeLessThan(1e-6);
    expect(study.exploitability.rows.most95).toBeLessThan(1e-6);
    expect(study.exploitability.columns.most95).toBeLessThan(1e-6);
  });

  it('gives mixtures an exploitability that falls with the error, and is never below nothing', () => {
    const of = (count: number) =>
      studyMatrixGame(blocksOf(TRUTH, count, { common: 0, own: 4 }, 'noise'), { seed: 'b', replicates: 200 });
    const few = of(20);
    const many = of(2000);
    for (const { exploitability: e } of [few, many]) {
      expect(e.rows.mean).toBeGreaterThanOrEqual(0);
      expect(e.columns.mean).toBeGreaterThanOrEqual(0);
      expect(e.rows.most95).toBeGreaterThanOrEqual(e.rows.mean);
    }
    expect(many.exploitability.rows.mean).toBeLessThan(few.exploitability.rows.mean / 3);
  });

  if (LONG) {
    it('covers the value in about 95 of 100 samples', () => {
      const value = 13 / 7;
      let covered = 0;
      const samples = 300;
      for (let k = 0; k < samples; k++) {
        const blocks = blocksOf(TRUTH, 40, { common: 2, own: 1 }, `sample ${k}`);
        const { ci95 } = studyMatrixGame(blocks, { seed: `bootstrap ${k}`, replicates: 200 }).value;
        if (ci95[0] <= value && value <= ci95[1]) covered++;
      }
      // Percentile intervals from 40 blocks are a little short; three standard errors are 3.8.
      expect(covered / samples).toBeGreaterThan(0.9);
      expect(covered / samples).toBeLessThan(0.985);
    });
  }

  it('covers with ten blocks too, where percentiles alone are too narrow', () => {
    const runs = 500;
    let [covered, squares, errors] = [0, 0, 0];
    for (let k = 0; k < runs; k++) {
      const blocks = blocksOf([[2]], 10, { common: 3, own: 0 }, `ten ${k}`);
      const { ci95, estimate, se } = studyMatrixGame(blocks, { seed: `ten ${k}`, replicates: 300 }).value;
      if (ci95[0] <= 2 && 2 <= ci95[1]) covered++;
      squares += (estimate - 2) ** 2 / runs;
      errors += se ** 2 / runs;
    }
    // Percentiles alone cover 88 %.
    expect(covered / runs).toBeGreaterThan(0.92);
    expect(covered / runs).toBeLessThan(0.98);
    // The standard error is that of the estimate, without Student's t.
    expect(errors / squares).toBeGreaterThan(0.85);
    expect(errors / squares).toBeLessThan(1.15);
  });

  it('tells cells apart, adjusted for all comparisons, and does not where there is nothing', () => {
    const apart = studyMatrixGame(blocksOf(TRUTH, 30, { common: 3, own: 0.2 }, 'apart'), { seed: 'b', replicates: 20 });
    expect(apart.comparisons.length).toBe(3 * 3 + 3 * 3);
    const same = (c: { player: string; first: number; second: number; against: number }) =>
      c.player === 'columns' && c.against === 2;
    for (const c of apart.comparisons) expect(c.adjusted < 0.05, JSON.stringify(c)).toBe(!same(c));
    const rows = apart.comparisons.find(
      (c) => c.player === 'rows' && c.first === 0 && c.second === 1 && c.against === 1,
    )!;
    expect(rows.difference).toBeCloseTo(-5, 0);
    let wrong = 0;
    for (let k = 0; k < 40; k++) {
      const nothing = blocksOf(
        [
          [0, 0],
          [0, 0],
        ],
        30,
        { common: 1, own: 1 },
        `nothing ${k}`,
      );
      const { comparisons } = studyMatrixGame(nothing, { seed: 'b', replicates: 2 });
      if (comparisons.some((c) => c.adjusted < 0.05)) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(6);
  });

  it('gives the same numbers for the same seed', () => {
    const blocks = blocksOf(TRUTH, 12, { common: 1, own: 1 }, 'again');
    const first = studyMatrixGame(blocks, { seed: 's', replicates: 50 });
    expect(studyMatrixGame(blocks, { seed: 's', replicates: 50 })).toEqual(first);
    expect(studyMatrixGame(blocks, { seed: 't', replicates: 50 }).value.se).not.toBe(first.value.se);
  });

  it('refuses too few blocks', () => {
    expect(() => studyMatrixGame(blocksOf(TRUTH, 9, { common: 1, own: 1 }, 'few'), { seed: 's' })).toThrow(
      '9 blocks are too few; at least 10 are needed',
    );
  });
});
