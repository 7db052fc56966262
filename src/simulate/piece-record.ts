// A piece as it is written: the counts that are not zero, each behind its place in the tally.
import * as z from 'zod';
import { binsOf, type Metric } from '../stats/experiment.js';
import { emptyTally } from './merge.js';
import type { Piece } from './pieces.js';

const count = z.int().min(0);

/** What a written piece looks like. */
export const PIECE_RECORD = z.strictObject({
  job: z.string().regex(/^[0-9a-f]{64}$/),
  first: count,
  games: count.min(1),
  counts: z.array(count),
});

/** A piece as it is written. */
export interface PieceRecord {
  /** Key of the job that it belongs to. */
  readonly job: string;
  readonly first: number;
  readonly games: number;
  /** Place in the tally and count by turns, places rising. */
  readonly counts: readonly number[];
}

/**
 * Writes a piece down.
 *
 * @example
 * pieceRecord(key, { first: 0, games: 3, tally: Float64Array.of(0, 3) }).counts; // [1, 3]
 */
export function pieceRecord(job: string, { first, games, tally }: Piece): PieceRecord {
  const counts: number[] = [];
  for (let i = 0; i < tally.length; i++) if (tally[i] !== 0) counts.push(i, tally[i]!);
  return { job, first, games, counts };
}

/**
 * Reads a piece back.
 *
 * @returns `undefined` when it cannot be one of these metrics: a place beyond the tally, or a number that is not counted once a game
 */
export function pieceIn({ first, games, counts }: PieceRecord, metrics: readonly Metric[]): Piece | undefined {
  const tally = emptyTally(metrics);
  if (counts.length % 2 !== 0) return undefined;
  for (let k = 0, least = 0; k < counts.length; k += 2) {
    const place = counts[k]!;
    if (place < least || place >= tally.length) return undefined;
    tally[place] = counts[k + 1]!;
    least = place + 1;
  }
  let from = 0;
  for (const metric of metrics) {
    let sum = 0;
    for (const end = from + binsOf(metric); from < end; from++) sum += tally[from]!;
    // Sums by label may weigh a game otherwise; a number is counted once a game.
    if (metric.type === 'number' && sum !== games) return undefined;
  }
  return { first, games, tally };
}
