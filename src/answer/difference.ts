// How a difference is written: with its sign, no digit below its error, and a word where it is none.
import { decimalsFor, fixed, isLopsided, signed } from './digits.js';

interface DifferenceFigure {
  readonly difference: number;
  readonly ci95: readonly [number, number];
}

/**
 * A difference with its sign and its error: `+0.31 ±0.05`. An interval that reaches much farther to one side is written out:
 * `-100 (-100 to 95)`.
 *
 * @param scale 100 for shares in per cent
 */
export function signedText({ difference, ci95: [low, high] }: DifferenceFigure, scale = 1): string {
  const [below, above] = [scale * (difference - low), scale * (high - difference)];
  const error = Math.max(below, above);
  const digits = error > 0 ? decimalsFor(error) : 3;
  const text = (value: number): string => signed(scale * value, digits);
  if (!(error > 0)) return text(difference);
  if (isLopsided(below, above)) return `${text(difference)} (${text(low)} to ${text(high)})`;
  return `${text(difference)} ±${fixed(error, digits)}`;
}

/**
 * The same, and that it may be none: `-0.01 ±0.05 (not separated)` where the interval holds 0.
 *
 * @example
 * differenceText({ difference: 0.3121, ci95: [0.262, 0.362] }); // '+0.31 ±0.05'
 */
export const differenceText = (figure: DifferenceFigure, scale = 1): string =>
  `${signedText(figure, scale)}${isSeparated(figure.ci95) ? '' : ' (not separated)'}`;

/** True when an interval lies on one side of 0. */
export const isSeparated = ([low, high]: readonly [number, number]): boolean => low > 0 || high < 0;
