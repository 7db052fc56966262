// Which position is asked about, and how.
import type { PlainMap } from '../../records/record-plain.js';

export interface AskedPosition {
  /** The record that ends there, as its file has it. */
  readonly record: PlainMap;
  readonly seed?: string | undefined;
  readonly games?: number | undefined;
}
