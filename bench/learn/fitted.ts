// A side of a learned player whose networks of sums were fitted anew to rollouts: what `refit.ts` writes, and the player that it is.
import { fastDirections } from '../../src/ai/create-player.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import type { NetWeights } from '../../src/ai/learned/net-weights.js';
import type { Nets } from '../../src/ai/learned/shipped-nets.js';
import type { Opening } from '../../src/ai/opening.js';
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import type { Side } from '../../src/board/index.js';
import type { RuleSet } from '../../src/rules/index.js';

/** Kinds of decision that a learned player has a network of sums for. */
export const FITTED_KINDS = ['patrols', 'air', 'raiders'] as const;
export type FittedKind = (typeof FITTED_KINDS)[number];

/** Networks that were fitted. */
export type FittedNets = Readonly<Record<Exclude<FittedKind, 'air'>, NetWeights>> & {
  readonly air?: NetWeights;
  /** True when raiders that the heuristic player sends to Hawaii may go elsewhere on any turn and under any rules. */
  readonly raidersFree?: true;
};

/** What was fitted: networks in place of those of a player by name, for a side. */
export interface Fitted {
  readonly side: Side;
  readonly base: string;
  readonly nets: FittedNets;
}

/** The networks of a player with these in place of those of a side, under all rules. */
export function withFitted({ under: _, ...nets }: Nets, side: Side, fitted: FittedNets): Nets {
  const { raidersUnder, ...own } = nets[side];
  const { raidersFree, ...kinds } = fitted;
  const held = raidersUnder && !raidersFree && { raidersUnder: { ...raidersUnder, raiders: fitted.raiders } };
  return { ...nets, [side]: { ...own, ...kinds, ...held } };
}

/** The player, perhaps with an opening. */
export function fittedPlayer(
  { side, base, nets }: Fitted,
  rules: RuleSet,
  opening: Opening | null = null,
): LearnedPlayer {
  const seat = { ...(namedSeat(side, base) as LearnedSeat), opening };
  const directions = fastDirections(side, seat, rules);
  return new LearnedPlayer(directions, opening, undefined, withFitted(directions.nets!, side, nets), `${base} fitted`);
}
