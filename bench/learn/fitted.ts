// A side of a learned player whose networks of sums were fitted anew to rollouts: what `refit.ts` writes, and the player that it is.
import { fastDirections } from '../../src/ai/create-player.js';
import type { LearnedName } from '../../src/ai/learned/learned-names.js';
import { LearnedPlayer } from '../../src/ai/learned/learned-player.js';
import type { NetWeights } from '../../src/ai/learned/net-weights.js';
import { ALL_FROM_PORT, type Nets, netsUnder, shippedNets } from '../../src/ai/learned/shipped-nets.js';
import type { Opening } from '../../src/ai/opening.js';
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import type { Side } from '../../src/board/index.js';
import type { RuleSet } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';

/** Kinds of decision that a learned player has a network of sums for. */
export const FITTED_KINDS = ['patrols', 'air', 'raiders'] as const;
export type FittedKind = (typeof FITTED_KINDS)[number];

/** Networks that were fitted. */
export type FittedNets = Readonly<Record<Exclude<FittedKind, 'air'>, NetWeights>> & {
  readonly air?: NetWeights;
  /** True when raiders that the heuristic player sends to Hawaii may go elsewhere on any turn and under any rules. */
  readonly raidersFree?: true;
  /** True when patrols and raiders are looked at from port on. */
  readonly allFromPort?: true;
  /** True when raiders are so on turn 1 of nt1 too. */
  readonly raidersFromPortAtOnce?: true;
};

/** What was fitted: networks in place of those of a player by name, for a side. */
export interface Fitted {
  readonly side: Side;
  readonly base: string;
  readonly nets: FittedNets;
}

/** The networks of a side of a player that comes with the package, as a fit of them writes them; those under one rule alone where it is named. */
export function fittedOf(base: LearnedName, side: Side, under?: string): Fitted {
  const { patrols, raiders, air, raidersUnder, fromPort, raidersFromPortAtOnce } = netsUnder(
    shippedNets(base),
    under === undefined ? [] : [under],
  )[side];
  if (!patrols || !raiders) throw new UsageError(`${base} has no networks for ships of both kinds as ${side}`);
  const free = side === 'japan' && !raidersUnder ? ({ raidersFree: true } as const) : {};
  const port = fromPort?.includes('patrols') ? ({ allFromPort: true } as const) : {};
  const atOnce = raidersFromPortAtOnce ? ({ raidersFromPortAtOnce } as const) : {};
  return { side, base, nets: { patrols, ...(air ? { air } : {}), raiders, ...free, ...port, ...atOnce } };
}

/** Digits of a number of a mean, as a fit writes them. */
const DIGITS = 3;

/**
 * The mean of what several fits came to, number by number.
 *
 * @param all of one side, from networks of the same size.
 */
export function meanOf(all: readonly Fitted[]): Fitted {
  const [first] = all;
  if (first === undefined || all.some(({ side }) => side !== first.side))
    throw new UsageError('fits of one side are needed');
  return { ...first, nets: meanOfParts(all.map(({ nets }) => nets)) };
}

function meanOfParts<T>(parts: readonly T[]): T {
  const [first] = parts;
  if (typeof first === 'number') {
    const sum = (parts as readonly number[]).reduce((a, b) => a + b, 0);
    return Number((sum / parts.length).toPrecision(DIGITS)) as T;
  }
  if (typeof first !== 'object' || first === null) return first as T;
  const keys = Object.keys(first) as (keyof T)[];
  if (parts.some((part) => Object.keys(part as object).length !== keys.length))
    throw new UsageError('networks of one size are needed');
  const means = keys.map((key) => [key, meanOfParts(parts.map((part) => part[key]))] as const);
  return (Array.isArray(first) ? means.map(([, mean]) => mean) : Object.fromEntries(means)) as T;
}

/** The networks of a player with these in place of those of a side, under all rules. */
export function withFitted({ under: _, ...nets }: Nets, side: Side, fitted: FittedNets): Nets {
  const { raidersUnder, ...own } = nets[side];
  const { raidersFree, allFromPort, ...kinds } = fitted;
  const held = raidersUnder && !raidersFree && { raidersUnder: { ...raidersUnder, raiders: fitted.raiders } };
  return { ...nets, [side]: { ...own, ...kinds, ...held, ...(allFromPort ? ALL_FROM_PORT : {}) } };
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
