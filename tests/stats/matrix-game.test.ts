// Matrix games solved by hand.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { againstColumns, againstRows, guaranteed, solveMatrixGame } from '../../src/stats/contests/matrix-game.js';

const near = (list: readonly number[], wanted: readonly number[]) => {
  expect(list.length).toBe(wanted.length);
  list.forEach((value, k) => {
    expect(value).toBeCloseTo(wanted[k]!, 7);
  });
};

describe('matrix games', () => {
  it.each([
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      0,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      'rock, paper, scissors',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    // x · 3 + (1 − x) · 1 = x · (−1) + (1 − x) · 4 gives x = 3/7; y · 3 − (1 − y) = y + 4 (1 − y) gives y = 5/7; value 13/7.
    [
      '2 × 2 without a saddle',
      [
        [3, -1],
        [1, 4],
      ],
      13 / 7,
      [3 / 7, 4 / 7],
      [5 / 7, 2 / 7],
    ],
    // The third column is worse for its player than the first in both rows, and is never played.
    [
      '2 × 3 with a dominated column',
      [
        [3, -1, 5],
        [1, 4, 2],
      ],
      13 / 7,
      [3 / 7, 4 / 7],
      [5 / 7, 2 / 7, 0],
    ],
    // The second row is dominated by the first; then the column player takes the smaller of 2 and 4.
    [
      'a saddle point by dominance',
      [
        [2, 4],
        [1, 3],
      ],
      2,
      [1, 0],
      [1, 0],
    ],
    // Row 3 is half of rows 1 and 2 less a half: dominated by a mixture, by no single row.
    [
      'dominated by a mixture only',
      [
        [4, 0],
        [0, 4],
        [1.5, 1.5],
      ],
      2,
      [0.5, 0.5, 0],
      [0.5, 0.5],
    ],
    ['one row', [[5, -2, 7]], -2, [1], [0, 1, 0]],
    ['one column', [[5], [-2], [7]], 7, [0, 0, 1], [1]],
    [
      'all the same',
      [
        [4, 4],
        [4, 4],
      ],
      4,
      [1, 0],
      [1, 0],
    ],
    // Lopsided pennies: x · 100 = (1 − x) · 1.
    [
      'far from each other',
      [
        [100, 0],
        [0, 1],
      ],
      100 / 101,
      [1 / 101, 100 / 101],
      [1 / 101, 100 / 101],
    ],
  ] as const)('%s', (_name, matrix, value, rows, columns) => {
    const game = solveMatrixGame(matrix);
    expect(game.value).toBeCloseTo(value, 7);
    near(game.rows, rows);
    near(game.columns, columns);
  });

  it('has a value that both mixtures guarantee, and that shifts and scales with the matrix', () => {
    const uniform = seedrandom('matrices');
    for (let round = 0; round < 60; round++) {
      const height = 1 + Math.floor(uniform() * 9);
      const width = 1 + Math.floor(uniform() * 9);
      const matrix = Array.from({ length: height }, () => Array.from({ length: width }, () => 40 * uniform() - 25));
      const game = solveMatrixGame(matrix);
      const [low, high] = guaranteed(matrix, game.rows, game.columns);
      expect(high - low).toBeLessThan(1e-7);
      expect(game.value).toBeGreaterThanOrEqual(low);
      expect(game.rows.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      expect(Math.min(...game.rows, ...game.columns)).toBeGreaterThanOrEqual(0);
      // What is played is a best reply to the other mixture.
      const best = Math.max(...againstRows(matrix, game.columns));
      againstRows(matrix, game.columns).forEach((gain, i) => {
        if (game.rows[i]! > 1e-4) expect(gain).toBeCloseTo(best, 3);
      });
      const worst = Math.min(...againstColumns(matrix, game.rows));
      againstColumns(matrix, game.rows).forEach((gain, j) => {
        if (game.columns[j]! > 1e-4) expect(gain).toBeCloseTo(worst, 3);
      });
      const moved = solveMatrixGame(matrix.map((row) => row.map((entry) => 3 * entry + 10)));
      expect(moved.value).toBeCloseTo(3 * game.value + 10, 6);
      // The same game seen from the other side.
      const turned = Array.from({ length: width }, (_, j) => matrix.map((row) => -row[j]!));
      expect(solveMatrixGame(turned).value).toBeCloseTo(-game.value, 7);
    }
  });

  it('refuses what is no matrix', () => {
    expect(() => solveMatrixGame([])).toThrow('a matrix game needs rows of equal length');
    expect(() => solveMatrixGame([[1, 2], [3]])).toThrow(RangeError);
    expect(() => solveMatrixGame([[1, Number.NaN]])).toThrow(RangeError);
  });
});
