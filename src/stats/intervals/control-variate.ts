// Control variates: a mean with less error, from a figure that comes with each game and whose mean is known to be zero.
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { studentHalf } from './mean-interval.js';

/** Counts of pairs: value `rows.min + i` together with control `columns.min + j` in bin `i * columns.bins + j`. */
export interface JointHistogram {
  readonly rows: { readonly min: number; readonly bins: number };
  readonly columns: { readonly min: number; readonly bins: number };
  readonly counts: ArrayLike<number>;
}

type UsePair = (count: number, row: number, column: number) => void;

/** Every pair of a row's value and a column's that was counted. */
export function eachPair({ rows, columns, counts }: JointHistogram, use: UsePair): void {
  for (let i = 0; i < rows.bins; i++) {
    for (let j = 0; j < columns.bins; j++) {
      const count = counts[i * columns.bins + j]!;
      if (count > 0) use(count, rows.min + i, columns.min + j);
    }
  }
}

/** A mean with the control variate and without it. */
export interface ControlledMean {
  readonly games: number;
  readonly mean: number;
  readonly se: number;
  readonly interval: Interval;
  readonly plain: { readonly mean: number; readonly se: number };
  /** Regression coefficient over all games; each game was corrected with that of the others. */
  readonly coefficient: number;
  /** How many times more games the plain mean needs for the same error. */
  readonly saving: number;
}

/** With fewer games than this there is nothing to learn a coefficient from. */
const MIN_GAMES = 3;

/**
 * Mean of a figure of the rows, corrected by the control in the columns, whose expectation must be 0.
 *
 * Each game is corrected with the regression coefficient of all *other* games: coefficient and control of a game are then independent,
 * and the mean is exactly unbiased for any number of games (with one coefficient for all it would be only nearly so). The error is that of
 * the corrected figures.
 *
 * @param of the figure for a value of the rows, e.g. the value itself, or 1 for a win
 * @throws RangeError when there are fewer than three games
 * @example
 * const three = { min: -1, bins: 3 };
 * const joint = { rows: three, columns: three, counts: [20, 10, 0, 10, 20, 10, 0, 10, 20] };
 * controlledMean(joint, (score) => score).saving; // 1.77…: as good as 77 % more games
 * controlledMean(joint, (score) => (score > 0 ? 1 : 0)).interval; // [0.22…, 0.37…]
 */
export function controlledMean(
  joint: JointHistogram,
  of: (value: number) => number,
  confidence = DEFAULT_CONFIDENCE,
): ControlledMean {
  let n = 0;
  let sv = 0;
  let sc = 0;
  let svv = 0;
  let scc = 0;
  let svc = 0;
  const each = (use: UsePair) => eachPair(joint, (count, row, control) => use(count, of(row), control));
  each((count, v, c) => {
    n += count;
    sv += count * v;
    sc += count * c;
    svv += count * v * v;
    scc += count * c * c;
    svc += count * v * c;
  });
  if (n < MIN_GAMES) throw new RangeError(`${n} games are too few for a control variate; at least ${MIN_GAMES}`);
  let sum = 0;
  let square = 0;
  each((count, v, c) => {
    const m = n - 1;
    const covariance = svc - v * c - ((sv - v) * (sc - c)) / m;
    const variance = scc - c * c - (sc - c) ** 2 / m;
    // Others that have all the same control say nothing.
    const corrected = v - (variance > 1e-9 * (1 + scc) ? covariance / variance : 0) * c;
    sum += count * corrected;
    square += count * corrected * corrected;
  });
  const mean = sum / n;
  const variance = Math.max(0, (square - n * mean * mean) / (n - 1));
  const plain = { mean: sv / n, se: Math.sqrt(Math.max(0, svv - (sv * sv) / n) / (n - 1) / n) };
  const half = studentHalf(n, variance, confidence);
  const spread = scc - (sc * sc) / n;
  const se = Math.sqrt(variance / n);
  return {
    games: n,
    mean,
    se,
    interval: [mean - half, mean + half],
    plain,
    coefficient: spread > 0 ? (svc - (sv * sc) / n) / spread : 0,
    saving: se > 0 ? (plain.se / se) ** 2 : 1,
  };
}
