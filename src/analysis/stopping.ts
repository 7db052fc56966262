// When a run ends: after so many games, as soon as a figure is precise enough, or when the time is up.

import type { Metric } from '../stats/experiment.js';
import { figureName } from '../stats/figure.js';
import type { PrecisionTarget } from '../stats/intervals/precision.js';
import { quoted } from '../text/index.js';
import { allowedInstead } from '../text/nearest.js';
import { shownValue } from '../text/shown-value.js';
import { SettingError } from '../text/usage-error.js';

/** A precision as it was typed: which figure is looked up once it is known what is measured. */
export interface AskedPrecision {
  /** Empty for the usual figure of the kind. */
  readonly figure: string;
  /** Half the width of the 95 % interval that is enough; above 0. */
  readonly halfWidth: number;
  /** True when it is a part of the figure itself. */
  readonly relative: boolean;
}

/** When a run ends, beside its number of games. */
export interface Stopping {
  readonly precision?: AskedPrecision;
  readonly maxMilliseconds?: number | undefined;
}

/** Most games that are played for a precision when no number is named. */
export const MAX_GAMES = 1_000_000_000;

/** What may be asked for as a precision, in words. */
export const PRECISION_ALLOWED =
  'half the width of the 95 % interval, such as 0.002 or 1% (of the figure itself), with FIGURE= before it for another figure than the usual one, such as poc.final=0.05 or winner.japan=0.01';

/**
 * Looks at a precision: with a width that is none a run would have no end.
 *
 * @param setting where it was typed, for the sentence
 * @throws SettingError with what is allowed
 */
export function checkAskedPrecision({ halfWidth }: AskedPrecision, setting = 'precision'): void {
  if (Number.isFinite(halfWidth) && halfWidth > 0) return;
  throw new SettingError(
    `${setting}: the half-width is ${shownValue(halfWidth)}; allowed: a number above 0, such as 0.002, or with relative: true a part of the figure, such as 0.01`,
  );
}

/**
 * The metric, and for shares the label, that a typed figure means: `poc.final`, `winner.japan`.
 *
 * @param setting where it was typed, for the sentence
 * @throws SettingError with the nearest figure there is, or what is allowed as a width
 */
export function targetOf(
  asked: AskedPrecision,
  metrics: readonly Metric[],
  usual: string | undefined,
  setting = 'precision',
): PrecisionTarget {
  const figure = asked.figure || usual;
  checkAskedPrecision(asked, setting);
  const { halfWidth, relative = false } = asked;
  for (const metric of metrics) {
    const { name } = metric;
    if (metric.type === 'number') {
      if (name === figure) return { metric: name, halfWidth, relative };
    } else {
      const label = metric.labels.find((l) => figureName(name, l) === figure);
      if (label !== undefined) return { metric: name, label, halfWidth, relative };
    }
  }
  const figures = metrics.flatMap((m) => (m.type === 'number' ? [m.name] : m.labels.map((l) => figureName(m.name, l))));
  const some = `figures such as ${figures.slice(0, 4).join(', ')}`;
  if (figure === undefined) throw new SettingError(`${setting} needs a figure; allowed: ${some}`);
  throw new SettingError(`${setting}: ${quoted(figure)} is not measured here${allowedInstead(figure, figures, some)}`);
}
