// Zero-sum matrix games: the equilibrium mixtures of both sides and the value, by linear programming.
import { solve } from 'yalps';
import type { Interval } from '../intervals/interval.js';

/** A solved game. */
export interface MatrixGame {
  /** What the row player gets on average when both play the equilibrium. */
  readonly value: number;
  /** Chance of each row, and of each column, in an equilibrium. Where there are several, one of them. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Chances below this are none: they are what linear programming leaves behind. */
const NOTHING = 1e-7;
/** Numbers as small as this are zero to the solver. */
const PRECISION = 1e-10;
/** The mixtures must be this good, as a share of the spread of the entries. */
const TOLERANCE = 1e-6;

/**
 * Solves the game in which the row player gets `matrix[i][j]` from the column player (von Neumann 1928; as linear programs Dantzig
 * 1951): with all entries made positive, the mixture x with the smallest sum such that every column pays at least 1, and its dual.
 *
 * @throws RangeError when the matrix is empty, not rectangular, or not finite
 * @example
 * solveMatrixGame([[1, -1], [-1, 1]]); // matching pennies: value 0, both mixtures one half each
 */
export function solveMatrixGame(matrix: readonly (readonly number[])[]): MatrixGame {
  const width = matrix[0]?.length ?? 0;
  if (width === 0 || matrix.some((row) => row.length !== width || row.some((entry) => !Number.isFinite(entry)))) {
    throw new RangeError('a matrix game needs rows of equal length, with a finite number in each place');
  }
  const entries = matrix.flat();
  const least = Math.min(...entries);
  const spread = Math.max(...entries) - least;
  if (spread === 0) return { value: least, rows: pure(matrix.length), columns: pure(width) };
  // All entries from 1 to 2: the value is positive, and the tolerances of the solver fit.
  const scaled = matrix.map((row) => row.map((entry) => 1 + (entry - least) / spread));
  const rows = mixture(
    scaled.map((row) => row.map((entry, j) => [`c${j}`, entry] as const)),
    'minimize',
    width,
  );
  const columns = mixture(
    Array.from({ length: width }, (_, j) => scaled.map((row, i) => [`c${i}`, row[j]!] as const)),
    'maximize',
    matrix.length,
  );
  const [low, high] = guaranteed(matrix, rows, columns);
  if (!(high - low <= TOLERANCE * spread))
    throw new RangeError(`the game was not solved: its value is from ${low} to ${high}`);
  return { value: (low + high) / 2, rows, columns };
}

/** The chances of one player: his program is to make the sum of his variables as small (or large) as the constraints allow. */
function mixture(
  variables: readonly (readonly (readonly [string, number])[])[],
  direction: 'minimize' | 'maximize',
  constraints: number,
): number[] {
  const bound = direction === 'minimize' ? { min: 1 } : { max: 1 };
  const program = {
    direction,
    objective: 'sum',
    constraints: Array.from({ length: constraints }, (_, k) => [`c${k}`, bound] as const),
    variables: variables.map((entries, k) => [k, [...entries, ['sum', 1] as const]] as const),
  };
  const solution = solve(program, { precision: PRECISION });
  if (solution.status !== 'optimal') throw new RangeError(`the linear program of a matrix game is ${solution.status}`);
  const values = variables.map(() => 0);
  for (const [k, value] of solution.variables) values[k as number] = Math.max(0, value);
  const total = values.reduce((a, b) => a + b, 0);
  const kept = values.map((value) => (value / total < NOTHING ? 0 : value));
  const sum = kept.reduce((a, b) => a + b, 0);
  return kept.map((value) => value / sum);
}

const pure = (length: number): number[] => Array.from({ length }, (_, k) => (k === 0 ? 1 : 0));

/**
 * What two mixtures guarantee: the row player gets at least the first number whatever the column player does, and the column player
 * holds him to the second. The value of the game lies between, and for an equilibrium both are the value.
 */
export function guaranteed(
  matrix: readonly (readonly number[])[],
  rows: readonly number[],
  columns: readonly number[],
): Interval {
  return [Math.min(...againstColumns(matrix, rows)), Math.max(...againstRows(matrix, columns))];
}

/** What a mixture of rows gets against each column. */
export function againstColumns(matrix: readonly (readonly number[])[], rows: readonly number[]): number[] {
  return matrix[0]!.map((_, j) => rows.reduce((sum, chance, i) => sum + chance * matrix[i]![j]!, 0));
}

/** What each row gets against a mixture of columns. */
export function againstRows(matrix: readonly (readonly number[])[], columns: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, entry, j) => sum + columns[j]! * entry, 0));
}
