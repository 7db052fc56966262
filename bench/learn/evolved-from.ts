// The players from which climbs begin, and which of their numbers move.
import { WEIGHTS, type WeightName } from '../../src/ai/heuristic/doctrine/weights.js';
import { type Nets, netsUnder, shippedNets } from '../../src/ai/learned/shipped-nets.js';
import { directionsOf, type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import type { Side } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';

/**
 * Groups of numbers, each with those before it: held areas from turn 2 on, what ships add, and weights; then weights for some rules and what flags are worth beneath the
 * networks by turn; then held areas on turn 1 too; then what hidden units add, a network for Japan's patrols, and that of the Allies with task forces too; then what power by day and
 * guns at night are worth by turn and area, and what is held on turns 5, on 7 and 8, and on the last one; then, with the plans of `learned-fast-6`, outposts of the Allies; then Japan that leaves Hawaii after the raid; then what sinking counts
 * by turn where targets are named; then again Japan that leaves, where the player from which the climb begins has come to stay.
 */
const GROUPS = {
  networks: 1,
  beneath: 2,
  'first-turn': 3,
  units: 4,
  forces: 5,
  outposts: 6,
  leaving: 7,
  sinking: 8,
  'leaving-again': 9,
} as const;
export type Group = keyof typeof GROUPS;
/** True where a group has the numbers of another one. */
export const hasGroup = (group: Group, other: Group): boolean => GROUPS[group] >= GROUPS[other];
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** Weights that move in a group and those after it alone, so that older climbs find the same numbers again. */
const NEW_WEIGHTS: Readonly<Partial<Record<WeightName, Group>>> = {
  sinkEarly: 'sinking',
  sinkLate: 'sinking',
  sinkLast: 'sinking',
};
export const movesIn = (group: Group, weight: WeightName): boolean => hasGroup(group, NEW_WEIGHTS[weight] ?? group);

/** Where a climb begins. */
export interface Start {
  readonly seat: LearnedSeat;
  readonly nets: Nets;
}

/**
 * The seat from which a climb begins. With the weights for some rules Japan loses those that `tuned-2` had for Menzel and nt1: against `learned-fast-3`, `tuned-1` and
 * `learned-6` those of the second edition, which were moved since, are worth 2.7, 0.2 and 1.6 POC more under Menzel, and 2.2, 2.3 and -0.1 under nt1 (800 games each, ±0.5).
 * Japan's patrols get a network that sees what that of its raiders sees, and says nothing yet. That of the Allies counts with task forces: against `learned-fast-3` and
 * `tuned-1` it is worth 7.0 ±0.7 and 4.2 ±0.8 there (600 games each).
 *
 * @param under the rule whose own networks and weights are to move. Default: those that count where no rule has its own.
 */
export function startOf(side: Side, base: string, group: Group, under: string | undefined): Start {
  const named = namedSeat(side, base) as LearnedSeat;
  const hasNoneOfItsOwn = shippedNets(named.player).under === undefined;
  const other = side === 'japan' && hasGroup(group, 'beneath') && hasNoneOfItsOwn ? { ...named, under: [] } : named;
  const before = under === undefined ? other : alwaysUnder(under, side, named);
  const seat = beginning(side, before, group);
  const nets = netsUnder(shippedNets(named.player), under === undefined ? [] : [under]);
  if (!hasGroup(group, 'units')) return { seat, nets };
  const { out, direct, held: _, ...seen } = nets.japan.raiders!;
  const patrols = { ...seen, out: out.map(() => 0), direct: direct.map(() => 0) };
  return { seat, nets: { ...nets, patrolsAsUsualInForces: false, japan: { patrols, ...nets.japan } } };
}

/** The seat with what is new in a group; from `sinking` on the base has all that was new before. */
function beginning(side: Side, seat: LearnedSeat, group: Group): LearnedSeat {
  if (hasGroup(group, 'leaving-again')) return leaving(side, beginning(side, seat, 'sinking'));
  // A base that has these weights keeps them.
  if (hasGroup(group, 'sinking'))
    return seat.weights.sinkLast === WEIGHTS.sinkLast.neutral ? sinking(side, seat) : seat;
  const withPosts = hasGroup(group, 'outposts') ? withOutposts(side, seat) : seat;
  return hasGroup(group, 'leaving') ? leaving(side, withPosts) : withPosts;
}

/**
 * The seat with the plans of `learned-fast-6`; for the Allies also with outposts of two ships, which gain 2.3 ±0.3 POC for `learned-fast-5` against itself (1,400 games; one ship
 * 1.9 ±0.4, three or four no more). For Japan, whose Truk touches three areas, they gain nothing.
 */
function withOutposts(side: Side, seat: LearnedSeat): LearnedSeat {
  const outposts = side === 'allied' ? 2 : 0;
  const under = seat.under?.map((entry) =>
    entry.weights ? { ...entry, weights: { ...entry.weights, outposts } } : entry,
  );
  return { ...seat, player: 'learned-fast-6', weights: { ...seat.weights, outposts }, under };
}

/**
 * The seat whose Japan leaves Hawaii after the raid (18.21) unless the rest of the Allied fleet is as good as sunk: 1.9 ±0.9 POC for `learned-fast-6` against itself (2,000 games). The
 * climbs before had moved `stayChance` to nothing, from where no small step shows that.
 */
function leaving(side: Side, seat: LearnedSeat): LearnedSeat {
  return side === 'japan' ? { ...seat, weights: { ...seat.weights, stayChance: 1 } } : seat;
}

/**
 * What is new in `sinking`. What sinking a ship counts early, late and on the last turn, where targets are named: for `learned-fast-7` against itself +0.37 ±0.04 POC as Japan, +0.71 ±0.21 as
 * the Allies (3,000 games); until then a ship counted as much on the last turn as on the first. And only ships that would go to Pearl Harbor go to San Diego (adjustments 4 and 4a):
 * +0.54 ±0.15 (8,000 games).
 */
const SINKING = {
  japan: { sinkLate: 0.8, sinkLast: 0 },
  allied: { sinkEarly: 0.5, sinkLate: 2, sinkLast: 0, sanDiego: 1 },
} as const;

function sinking(side: Side, seat: LearnedSeat): LearnedSeat {
  const under = seat.under?.map((entry) =>
    entry.weights ? { ...entry, weights: { ...entry.weights, ...SINKING[side] } } : entry,
  );
  return { ...seat, weights: { ...seat.weights, ...SINKING[side] }, under };
}

/** The seat whose weights are always those that count under a rule. */
function alwaysUnder(rule: string, side: Side, seat: LearnedSeat): LearnedSeat {
  const { weights } = directionsOf(side, seat, resolveRules([rule]));
  return { ...seat, weights, under: seat.under?.map(({ weights: _, ...entry }) => entry) };
}
