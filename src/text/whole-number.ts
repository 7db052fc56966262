// Whole numbers as people type them.
import { quoted } from './leaving.js';
import { UsageError } from './usage-error.js';

const NUMBER = /^\d[\d_]*(?:\.\d+)?(?:e\+?\d+)?$/i;

/**
 * A whole number: `1000000`, `1_000_000` or `1e6`.
 *
 * @param option the option's name, for the sentence.
 * @throws UsageError when it is not a whole number within the bounds.
 * @example
 * wholeNumber('--games', '1e6', 1); // 1000000
 */
export function wholeNumber(option: string, text: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number {
  const value = NUMBER.test(text.trim()) ? Number(text.trim().replaceAll('_', '')) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(
    `${option} ${quoted(text)} is not allowed; allowed: a whole number from ${min} to ${max}, such as ${examples(min, max)}`,
  );
}

function examples(min: number, max: number): string {
  return max >= 1_000_000 ? '1000000, 1_000_000 or 1e6' : String(Math.min(max, min + 1));
}
