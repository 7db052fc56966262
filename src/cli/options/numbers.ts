// The number of worker threads, as people type it.
import { wholeNumber } from '../../text/whole-number.js';

const MAX_WORKERS = 1024;

/**
 * What `--workers` says; `undefined` leaves the choice to the machine.
 *
 * @throws UsageError when it is not a whole number from 1 to 1024.
 */
export function workerNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--workers', text, 1, MAX_WORKERS);
}
