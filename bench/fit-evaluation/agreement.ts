// How well the evaluation after turn 1 agrees with games played on: the correlation over positions of what it says and the mean of the ends, as it
// is and without the chance that is left in a mean of so few games; and its mean error.

/** What an evaluation says of a position, and how games ended that were played on from it. */
export interface Judged {
  readonly said: number;
  readonly ends: readonly number[];
}

/** What comes out, each with the standard error of the positions by the jackknife. */
export interface Agreement {
  /** Correlation with the mean of the games played on. */
  readonly raw: readonly [value: number, error: number];
  /** With the mean of infinitely many: the variance of the means lessened by that of their chance. */
  readonly corrected: readonly [value: number, error: number];
  /** The evaluation minus the games, in POC. */
  readonly bias: readonly [value: number, error: number];
  /** Standard deviation over positions of the expected final score, in POC. */
  readonly spread: number;
}

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / x.length;

interface Row {
  readonly said: number;
  readonly mean: number;
  /** Variance of the mean: of the games, by their number. */
  readonly chance: number;
}

function rowOf({ said, ends }: Judged): Row {
  const m = mean(ends);
  const variance = ends.reduce((sum, x) => sum + (x - m) ** 2, 0) / (ends.length - 1);
  return { said, mean: m, chance: variance / ends.length };
}

function measured(rows: readonly Row[]) {
  const n = rows.length - 1;
  const said = mean(rows.map((r) => r.said));
  const played = mean(rows.map((r) => r.mean));
  let [ss, sp, pp] = [0, 0, 0];
  for (const r of rows) {
    ss += (r.said - said) ** 2 / n;
    pp += (r.mean - played) ** 2 / n;
    sp += ((r.said - said) * (r.mean - played)) / n;
  }
  const between = pp - mean(rows.map((r) => r.chance));
  const raw = sp / Math.sqrt(ss * pp);
  return { raw, corrected: sp / Math.sqrt(ss * between), bias: said - played, between };
}

/**
 * The agreement over positions. A mean of few games makes `corrected` uncertain where positions differ little; it may be above 1.
 *
 * @param positions three or more, each played on twice or more.
 */
export function agreement(positions: readonly Judged[]): Agreement {
  const rows = positions.map(rowOf);
  const all = measured(rows);
  const without = rows.map((_, k) => measured([...rows.slice(0, k), ...rows.slice(k + 1)]));
  const withError = (of: 'raw' | 'corrected' | 'bias') => {
    const x = without.map((m) => m[of]);
    const centre = mean(x);
    const squares = x.reduce((sum, v) => sum + (v - centre) ** 2, 0);
    return [all[of], Math.sqrt(((rows.length - 1) / rows.length) * squares)] as const;
  };
  return {
    raw: withError('raw'),
    corrected: withError('corrected'),
    bias: withError('bias'),
    spread: Math.sqrt(Math.max(0, all.between)),
  };
}
