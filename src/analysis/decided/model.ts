// What the value of a position at the end of a turn says of the end of the game: fitted to some games, tested on others.
import { chanceAt, type FittedLogistic, fitLogistic } from '../../stats/fitting/logistic.js';
import { eachPair, type JointHistogram } from '../../stats/intervals/control-variate.js';

/** A straight line. */
export interface LineFit {
  readonly intercept: number;
  readonly slope: number;
}

/** From the value of a position to the expected final score, and to the chance that Japan wins without a bid. */
export interface TurnModel {
  readonly score: LineFit;
  readonly win: FittedLogistic;
}

/** How good a model is on games that it has not seen. */
export interface TurnTest {
  /** Share of the variance of the final score that it explains; below 0 it is worse than the mean. */
  readonly explained: number;
  /** Standard error of that share. */
  readonly explainedSe: number;
  /** Root of the mean squared error of the expected score, POC, and its standard error. */
  readonly error: number;
  readonly errorSe: number;
  /** Mean squared error of the chance (Brier score), and that of the plain share of wins. */
  readonly brier: number;
  readonly brierOfShare: number;
  /** Share of games that the favourite wins, and of games in which one side has a chance of 90 % or more. */
  readonly favouriteWins: number;
  readonly nearlyDecided: number;
}

/** Sums of a joint histogram. */
function sumsOf(joint: JointHistogram) {
  const s = { n: 0, y: 0, x: 0, yy: 0, xx: 0, xy: 0 };
  eachPair(joint, (count, y, x) => {
    s.n += count;
    s.y += count * y;
    s.x += count * x;
    s.yy += count * y * y;
    s.xx += count * x * x;
    s.xy += count * x * y;
  });
  const square = (a: number, b: number, ab: number): number => ab - (a * b) / s.n;
  return { ...s, varY: square(s.y, s.y, s.yy), varX: square(s.x, s.x, s.xx), cov: square(s.x, s.y, s.xy) };
}

/** Least squares, and the logistic regression of the wins. */
export function fitTurn(joint: JointHistogram): TurnModel {
  const { n, x, y, varX, cov } = sumsOf(joint);
  const slope = varX > 0 ? cov / varX : 0;
  const tries = new Map<number, { x: number; successes: number; tries: number }>();
  eachPair(joint, (count, score, value) => {
    const at = tries.get(value) ?? { x: value, successes: 0, tries: 0 };
    at.tries += count;
    if (score > 0) at.successes += count;
    tries.set(value, at);
  });
  return { score: { intercept: (y - slope * x) / n, slope }, win: fitLogistic([...tries.values()]) };
}

/** Tests a model on other games. */
export function testTurn({ score, win }: TurnModel, joint: JointHistogram): TurnTest {
  const { n, varY } = sumsOf(joint);
  let [squares, fourth, brier, wins, favourite, nearly] = [0, 0, 0, 0, 0, 0];
  eachPair(joint, (count, final, value) => {
    const chance = chanceAt(win, value);
    const won = final > 0 ? 1 : 0;
    const square = (final - score.intercept - score.slope * value) ** 2;
    squares += count * square;
    fourth += count * square * square;
    brier += count * (chance - won) ** 2;
    wins += count * won;
    if (chance > 0.5 === won > 0) favourite += count;
    if (chance >= 0.9 || chance <= 0.1) nearly += count;
  });
  const share = wins / n;
  const error = Math.sqrt(squares / n);
  return {
    explained: varY > 0 ? 1 - squares / varY : 0,
    explainedSe: varY > 0 ? seOfRatio(score, joint, squares / n, varY / n) : 0,
    error,
    // That of the mean of the squares, carried over to its root.
    errorSe: error > 0 ? Math.sqrt(Math.max(0, fourth / n - (squares / n) ** 2) / (n - 1)) / (2 * error) : 0,
    brier: brier / n,
    brierOfShare: share * (1 - share),
    favouriteWins: favourite / n,
    nearlyDecided: nearly / n,
  };
}

/**
 * Standard error of mean squared error over variance, a ratio of two means over the same games: each game moves it by its own squared error, less
 * the ratio times its own squared distance from the mean, over the variance.
 */
function seOfRatio({ intercept, slope }: LineFit, joint: JointHistogram, left: number, variance: number): number {
  const { n, y } = sumsOf(joint);
  let sum = 0;
  eachPair(joint, (count, final, value) => {
    const moved = (final - intercept - slope * value) ** 2 - (left / variance) * (final - y / n) ** 2;
    sum += count * (moved / variance) ** 2;
  });
  return Math.sqrt(sum / (n - 1) / n);
}

/** Square of the correlation of the two figures of a joint histogram; 0 when one of them never varies. */
export function squaredCorrelation(joint: JointHistogram): number {
  const { varX, varY, cov } = sumsOf(joint);
  return varX > 0 && varY > 0 ? (cov * cov) / (varX * varY) : 0;
}
