// What commands are told when their games are played elsewhere, or in parts.
import type { Question } from '../../analysis/ask.js';
import type { RunOptions } from '../options/run.js';

/** These options. */
export interface SpreadOptions extends RunOptions {
  /** `2/8`. */
  readonly shard?: string;
  /** Takes the question instead of having it answered. */
  readonly handOver?: (question: Question) => Promise<number>;
}

/** A part of a whole, from 1. */
export interface Part {
  readonly shard: number;
  readonly of: number;
}
