// How a difference is written: with its sign, no digit below its error, and a word where it is none.
import { decimalsFor, fixed } from './digits.js';

interface DifferenceFigure {
  readonly difference: number;
  readonly ci95: readonly [number, number];
}

/**
 * A difference with its sign and its error: `+0.31 ±0.05`.
 *
 * @param scale 100 for shares in per cent
 */
export function signedText({ difference, ci95 }: DifferenceFigure, scale = 1): string {
  const half = (scale * (ci95[1] - ci95[0])) / 2;
  const digits = half > 0 ? decimalsFor(half) : 3;
  const text = fixed(scale * difference, digits);
  return `${difference > 0 && Number(text) !== 0 ? '+' : ''}${text}${half > 0 ? ` ±${fixed(half, digits)}` : ''}`;
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
