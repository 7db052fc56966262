// Numbers as people type them on a command line.
import { wholeNumber } from '../../text/whole-number.js';

export { wholeNumber };

const MAX_WORKERS = 1024;

/**
 * What `--workers` says; `undefined` leaves the choice to the machine.
 *
 * @throws UsageError when it is not a whole number from 1 to 1024.
 */
export function workerNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--workers', text, 1, MAX_WORKERS);
}

/** `1234567` as `1,234,567`. */
export function grouped(n: number): string {
  return Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}
