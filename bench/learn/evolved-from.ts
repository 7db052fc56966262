// The players from which climbs begin.
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import type { Side } from '../../src/board/index.js';

/** Where a climb begins. */
export interface Start {
  readonly seat: LearnedSeat;
  /** True when the weights for some rules move too, and what flags are worth beneath the networks by turn. */
  readonly beneath: boolean;
}

/**
 * The seat from which climbs from a player begin. From `learned-fast-2` as `learned-fast-3` was made. From `learned-fast-3` Japan begins without the weights that `tuned-2`
 * had for Menzel and nt1: against `learned-fast-3`, `tuned-1` and `learned-6` those of the second edition, which were moved since, are worth 2.7, 0.2 and 1.6 POC more under Menzel,
 * and 2.2, 2.3 and -0.1 under nt1 (800 games each, ±0.5).
 */
export function startOf(side: Side, base: string): Start {
  const seat = namedSeat(side, base) as LearnedSeat;
  if (base === 'learned-fast-2') return { seat, beneath: false };
  if (side === 'allied') return { seat, beneath: true };
  return { seat: { ...seat, under: [] }, beneath: true };
}
