// The players from which climbs begin.
import { type Nets, SHIPPED_NETS } from '../../src/ai/learned/shipped-nets.js';
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import type { Side } from '../../src/board/index.js';

/** Where a climb begins. */
export interface Start {
  readonly seat: LearnedSeat;
  readonly nets: Nets;
  /** True when these move too: the weights for some rules, what flags are worth beneath the networks by turn, and what hidden units add. */
  readonly beneath: boolean;
}

/**
 * The seat from which climbs from a player begin. From `learned-fast-2` as `learned-fast-3` was made. From `learned-fast-3` Japan begins without the weights that `tuned-2`
 * had for Menzel and nt1: against `learned-fast-3`, `tuned-1` and `learned-6` those of the second edition, which were moved since, are worth 2.7, 0.2 and 1.6 POC more under Menzel,
 * and 2.2, 2.3 and -0.1 under nt1 (800 games each, ±0.5). Its patrols get a network that sees what that of its raiders sees, and says nothing yet. That of the Allies counts with task
 * forces too: against `learned-fast-3` and `tuned-1` it is worth 7.0 ±0.7 and 4.2 ±0.8 there (600 games each).
 */
export function startOf(side: Side, base: string): Start {
  const seat = namedSeat(side, base) as LearnedSeat;
  const nets = SHIPPED_NETS[seat.player];
  if (base === 'learned-fast-2') return { seat, nets, beneath: false };
  if (side === 'allied') return { seat, nets: { ...nets, patrolsAsUsualInForces: false }, beneath: true };
  const { out, direct, held: _, ...seen } = nets.japan.raiders!;
  const patrols = { ...seen, out: out.map(() => 0), direct: direct.map(() => 0) };
  return {
    seat: { ...seat, under: [] },
    nets: { ...nets, patrolsAsUsualInForces: false, japan: { ...nets.japan, patrols } },
    beneath: true,
  };
}
