// What a caller hands in as a number or a signal. TypeScript lets NaN through, and JavaScript everything else.
import { shownValue } from './shown-value.js';

/**
 * Checks a whole number.
 *
 * @throws RangeError with a sentence when it is none, or out of its range
 */
export function checkWhole(name: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const to = most === Number.MAX_SAFE_INTEGER ? '2^53 - 1' : most;
  throw new RangeError(`${name} is ${shownValue(value)}; it must be a whole number from ${least} to ${to}`);
}

/**
 * Checks a signal.
 *
 * @throws TypeError with a sentence when it is none
 */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal === undefined || (typeof signal?.aborted === 'boolean' && 'addEventListener' in signal)) return;
  throw new TypeError('signal is no AbortSignal; allowed: the signal of an AbortController, or none');
}
