// How a difference is written: with its sign, no digit below its error, and a word where it is none.
import { normalQuantile, twoSidedZ } from '../stats/distributions/normal.js';
import { decimalsFor, endsOutward, errorText, isLopsided, signed } from './digits.js';

interface DifferenceFigure {
  readonly difference: number;
  readonly ci95: readonly [number, number];
}

/** So many digits more are printed at most of a difference that is certain, and would not seem so. */
const MORE_DIGITS = 2;

/**
 * A difference with its sign and its error: `+0.31 ±0.05`. An interval that reaches much farther to one side is written out:
 * `-100 (-100 to 95)`.
 *
 * @param scale 100 for shares in per cent
 */
export function signedText({ difference, ci95: [low, high] }: DifferenceFigure, scale = 1): string {
  const [below, above] = [scale * (difference - low), scale * (high - difference)];
  const error = Math.max(below, above);
  if (!(error > 0)) return signed(scale * difference, 3);
  const ends = (digits: number) => endsOutward([scale * low, scale * high], digits);
  // Rounded outwards, an interval that ends just beside 0 would seem to hold it: a digit more shows that it does not.
  const seemsNone = (digits: number) => {
    const rounded = Number(signed(scale * difference, digits));
    return isLopsided(below, above)
      ? !isSeparated(ends(digits))
      : Math.abs(rounded) <= Number(errorText(error, digits));
  };
  let digits = decimalsFor(error);
  for (let more = 0; more < MORE_DIGITS && isSeparated([low, high]) && seemsNone(digits); more++) digits++;
  const value = signed(scale * difference, digits);
  if (!isLopsided(below, above)) return `${value} ±${errorText(error, digits)}`;
  const [least, most] = ends(digits).map((end) => signed(end, digits));
  return `${value} (${least} to ${most})`;
}

/**
 * The same, and that it may be none: `-0.01 ±0.05 (not separated)` where the interval holds 0.
 *
 * @example
 * differenceText({ difference: 0.3121, ci95: [0.2621, 0.3621] }); // '+0.31 ±0.05'
 */
export const differenceText = (figure: DifferenceFigure, scale = 1): string =>
  `${signedText(figure, scale)}${isSeparated(figure.ci95) ? '' : ' (not separated)'}`;

/** True when an interval lies on one side of 0. */
export const isSeparated = ([low, high]: readonly [number, number]): boolean => low > 0 || high < 0;

/**
 * Which of several differences are certain together: each 95 % interval alone excludes 0 by chance once in 20, of 20 intervals one does.
 * Holm's step-down correction (1979), from the ends of the intervals nearer to 0, as those of normal errors.
 *
 * @example
 * certainTogether([{ difference: 3, ci95: [2, 4] }, { difference: 1, ci95: [0.1, 1.9] }, { difference: 0, ci95: [-1, 1] }]);
 * // [true, false, false]: the second would be certain alone
 */
export function certainTogether(figures: readonly DifferenceFigure[]): boolean[] {
  const z = twoSidedZ(0.95);
  const strength = figures.map(({ difference, ci95: [low, high] }) => {
    const half = difference > 0 ? difference - low : high - difference;
    return half > 0 ? (z * Math.abs(difference)) / half : difference === 0 ? 0 : Number.POSITIVE_INFINITY;
  });
  const order = strength.map((_, k) => k).sort((a, b) => strength[b]! - strength[a]!);
  const first = order.findIndex((k, rank) => !(strength[k]! > normalQuantile(1 - 0.025 / (figures.length - rank))));
  const certain = new Set(first < 0 ? order : order.slice(0, first));
  return figures.map((_, k) => certain.has(k));
}
