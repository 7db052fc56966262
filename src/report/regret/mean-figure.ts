// Means over few games as they are printed: with the 95 % interval of Student's t, as every other figure.
import { errorText, estimate, fixed, formatEstimate } from '../../answer/digits.js';
import { studentTQuantile } from '../../stats/distributions/student-t.js';

/** A mean and its standard error, `null` where there is one value alone. */
export interface MeanFigure {
  readonly mean: number;
  readonly se: number | null;
}

/**
 * Half the interval of a mean of `n` values; infinite where there is one value alone.
 *
 * @param figures so many intervals hold together with 95 % (Bonferroni); default 1
 */
export const halfWidthOf = ({ se }: MeanFigure, n: number, figures = 1): number =>
  se === null || n < 2 ? Number.POSITIVE_INFINITY : studentTQuantile(1 - 0.025 / figures, n - 1) * se;

/**
 * `5.7 ±0.6`, where ± is the 95 % interval of `n` values; of one value the mean alone.
 *
 * @example
 * meanText({ mean: 5.7, se: 0.28 }, 40); // '5.7 ±0.6'
 */
export function meanText(figure: MeanFigure, n: number): string {
  const half = halfWidthOf(figure, n);
  if (!Number.isFinite(half)) return fixed(figure.mean, 1);
  return formatEstimate(estimate('number', figure.mean, [figure.mean - half, figure.mean + half]));
}

/** A correlation to a hundredth: none is beyond 1, though its estimate may be, by chance. */
export const correlationValue = (mean: number): string => fixed(Math.max(-1, Math.min(1, mean)), 2);

/** The same with its 95 % interval. */
export function correlationText(figure: MeanFigure, n: number): string {
  const half = halfWidthOf(figure, n);
  const value = correlationValue(figure.mean);
  return Number.isFinite(half) ? `${value} ±${errorText(half, 2)}` : value;
}
