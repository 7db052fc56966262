// Whole numbers as people type them.
import { quoted } from './leaving.js';
import { UsageError } from './usage-error.js';

const NUMBER = /^\d[\d_]*(?:\.\d+)?(?:e\+?\d+)?$/i;
/** `10,000`, `10 000`. */
const GROUPED = /^\d{1,3}(?:[, ]\d{3})+$/;
/** `20k`, `1.5m`. */
const SHORT = /^(\d+(?:\.\d+)?)\s*(k|m)$/i;

/**
 * A whole number: `1000000`, `1_000_000`, `1,000,000`, `1e6` or `1m`.
 *
 * @param option the option's name, for the sentence.
 * @param also what else is allowed, for the sentence; its caller has looked for it.
 * @param example of what is allowed, for the sentence. Default: by the bounds.
 * @throws UsageError when it is not a whole number within the bounds.
 * @example
 * wholeNumber('--games', '1e6', 1); // 1000000
 */
export function wholeNumber(
  option: string,
  text: string,
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
  also?: string,
  example = examples(min, max),
): number {
  const value = numberTyped(text.trim());
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  // Nobody needs to hear of the largest number that counts exactly, but who has typed a larger one.
  const isOpen = max === Number.MAX_SAFE_INTEGER && !(value > max);
  throw new UsageError(
    `${option} ${quoted(text)} is not allowed; allowed: a whole number ${isOpen ? `of ${min} or more` : `from ${min} to ${max}`}, such as ${example}${also === undefined ? '' : `; or ${also}`}`,
  );
}

function numberTyped(text: string): number {
  if (NUMBER.test(text)) return Number(text.replaceAll('_', ''));
  if (GROUPED.test(text)) return Number(text.replaceAll(/[, ]/g, ''));
  const short = SHORT.exec(text);
  const value = short ? Number(short[1]) * (/k/i.test(short[2]!) ? 1e3 : 1e6) : Number.NaN;
  // 1.1m is not quite 1,100,000 in binary fractions.
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value;
}

function examples(min: number, max: number): string {
  return max >= 1_000_000 ? '1000000, 1_000_000 or 1e6' : String(Math.min(max, min + 1));
}
