// When a run ends, as it is typed: `--precision` and `--max-time`.

import { type AskedPrecision, PRECISION_ALLOWED, type Stopping } from '../../analysis/stopping.js';
import type { PrecisionTarget } from '../../stats/intervals/precision.js';
import { quoted } from '../../text/index.js';

import { UsageError } from '../../text/usage-error.js';

/** Options that say when a run ends, as commander hands them over; `games` each command reads itself. */
export interface StoppingOptions {
  readonly precision?: string;
  readonly maxTime?: string;
}

/**
 * Reads `--precision` and `--max-time`.
 *
 * @throws UsageError with what is allowed
 * @example
 * stoppingOf({ precision: 'battleships.bottomed=1%' }).precision; // { figure: 'battleships.bottomed', halfWidth: 0.01, relative: true }
 */
export function stoppingOf(options: StoppingOptions): Stopping {
  return {
    ...(options.precision === undefined ? {} : { precision: precisionTyped(options.precision) }),
    ...(options.maxTime === undefined ? {} : { maxMilliseconds: timeTyped(options.maxTime) }),
  };
}

function precisionTyped(text: string): AskedPrecision {
  const cut = text.lastIndexOf('=');
  const width = text.slice(cut + 1).trim();
  const typed = /^(\d+\.?\d*|\.\d+)(?:e-?\d+)?\s*(%?)$/i.exec(width);
  const value = typed ? Number.parseFloat(width) : Number.NaN;
  if (!(value > 0)) {
    throw new UsageError(`--precision ${quoted(text)} is not allowed; allowed: ${PRECISION_ALLOWED}`);
  }
  const relative = typed![2] === '%';
  return { figure: cut < 0 ? '' : text.slice(0, cut).trim(), halfWidth: relative ? value / 100 : value, relative };
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, '': 1000, min: 60_000, m: 60_000, h: 3_600_000 };

function timeTyped(text: string): number {
  const typed = /^(\d+(?:\.\d+)?)\s*(ms|s|min|m|h)?$/.exec(text.trim());
  const value = typed ? Number(typed[1]) * UNITS[typed[2] ?? '']! : Number.NaN;
  if (value > 0) return value;
  throw new UsageError(`--max-time ${quoted(text)} is not allowed; allowed: a time above 0, such as 30s, 5m or 2h`);
}

/**
 * How a question ends: as the options say; a result that is asked again ends as it did, unless they name a number of games.
 */
export function stoppingOrAgain(
  typed: Stopping,
  read: { readonly precision?: PrecisionTarget },
  games: number | undefined,
): Stopping {
  const p = read.precision;
  if (typed.precision || !p || games !== undefined) return typed;
  const figure = p.label === undefined ? p.metric : `${p.metric}.${p.label}`;
  return { ...typed, precision: { figure, halfWidth: p.halfWidth, relative: p.relative === true } };
}
