// The networks and plans of the learned players that come with the package, by name. They are never changed: better ones get a new name.
import type { Side } from '../../board/index.js';
import type { UnderRules } from '../heuristic/doctrine/under-rules.js';
import type { FlagsByTurn } from '../heuristic/player-state.js';
import { type LearnedName, learnedSince } from './learned-names.js';
import type { NetWeights } from './net-weights.js';
import first from './nets.json' with { type: 'json' };
import second from './nets-2.json' with { type: 'json' };
import third from './nets-3.json' with { type: 'json' };
import fifth from './nets-5.json' with { type: 'json' };
import sixth from './nets-6.json' with { type: 'json' };
import fast from './nets-fast.json' with { type: 'json' };
import fast2 from './nets-fast-2.json' with { type: 'json' };
import fast3 from './nets-fast-3.json' with { type: 'json' };
import fast4 from './nets-fast-4.json' with { type: 'json' };
import fast5 from './nets-fast-5.json' with { type: 'json' };
import fast6 from './nets-fast-6.json' with { type: 'json' };
import fast7 from './nets-fast-7.json' with { type: 'json' };
import fast8 from './nets-fast-8.json' with { type: 'json' };
import fast9 from './nets-fast-9.json' with { type: 'json' };
import fast10 from './nets-fast-10.json' with { type: 'json' };
import fast11 from './nets-fast-11.json' with { type: 'json' };
import fast12 from './nets-fast-12.json' with { type: 'json' };
import fast13 from './nets-fast-13.json' with { type: 'json' };
import fast14 from './nets-fast-14.json' with { type: 'json' };
import fast15 from './nets-fast-15.json' with { type: 'json' };
import fast16 from './nets-fast-16.json' with { type: 'json' };
import fast17 from './nets-fast-17.json' with { type: 'json' };
import fast18 from './nets-fast-18.json' with { type: 'json' };
import fast19 from './nets-fast-19.json' with { type: 'json' };
import fast20 from './nets-fast-20.json' with { type: 'json' };

/** Kinds of decision about ships. */
export type ShipKind = 'patrols' | 'raiders';

/** The networks of a side, by kind of decision; where there is none, the heuristic answer stands. */
export interface SideNets {
  readonly patrols?: NetWeights;
  readonly air?: NetWeights;
  readonly raiders?: NetWeights;
  /** What flags are worth to the heuristic player beneath, beyond its weights. Default: nothing. */
  readonly flags?: FlagsByTurn;
  /** Ships that are not asked of the heuristic player from turn 2 on: the search begins with all of them in port. Default: none. */
  readonly fromPort?: readonly ShipKind[];
  /** True when raiders begin in port under nt1 on turn 1 too (nt1 18.13). Default: the heuristic answer of that turn comes first. */
  readonly raidersFromPortAtOnce?: boolean;
  /** Until this turn raiders that the heuristic player sends to Hawaii stay there, whatever the network says. Default: 0, never. */
  readonly raidersInHawaiiUntil?: number;
  /** Rules of which one must be in force for this network for raiders, and this turn, to count instead. Default: they never do. */
  readonly raidersUnder?: Pick<SideNets, 'raidersInHawaiiUntil'> & {
    readonly rules: readonly string[];
    readonly raiders: NetWeights;
  };
}

/** The networks of both sides. */
export interface Nets {
  readonly japan: SideNets;
  readonly allied: SideNets;
  /** True when the networks see forces as sums, and no fight (`summed-worths.ts`). */
  readonly summed?: boolean;
  /** True when like ships are looked at together (`lot-search.ts`), which takes networks of sums. */
  readonly inLots?: boolean;
  /** True when raiders are sent only where they may meet somebody. */
  readonly onlyMet?: boolean;
  /** True when patrols stay those of the heuristic player where task forces are in play (23). */
  readonly patrolsAsUsualInForces?: boolean;
  /** True when damaged ships that the heuristic player leaves in port stay there: the networks do not see repairs. */
  readonly repairsAsUsual?: boolean;
  /** With fewer ships than that on the map the heuristic answers stand: no game to which the networks were fitted is like that. Default: 0. */
  readonly leastShips?: number;
  /** Rules of which one must be in force for the network for air units to count; otherwise the heuristic answer stands. Default: it always counts. */
  readonly airUnder?: readonly string[];
  /** True when an air unit that the heuristic player puts in Indonesia stays there under nt1, whatever the network says. */
  readonly airInIndonesiaAsUsualInNt1?: boolean;
  /** Rules of which one must be in force for these networks to count instead. Default: they never do. */
  readonly under?: Readonly<Record<Side, SideNets>> & { readonly rules: readonly string[] };
}

const learned5 = (): Nets => ({
  ...fifth,
  // For Japan no network that was fitted later gained anything; that for its air units gives up Indonesia, and Allies who
  // fight for it gain some 7 POC. Where the doctrine beneath is not tuned to go without it, it stands.
  japan: third.japan,
  airUnder: ['menzel', 'menzel-3c', 'task-forces'],
  airInIndonesiaAsUsualInNt1: true,
  repairsAsUsual: true,
  leastShips: 28,
});

/** Japan of the fast players, under nt1 with raiders in Hawaii: Allies trained against `learned-fast` without these gain 10 POC there; elsewhere they cost 2 POC. */
const raidersInHawaiiUnderNt1 = ({ raiders }: { readonly raiders: NetWeights }): SideNets => ({
  raiders,
  raidersUnder: { rules: ['nt1'], raiders, raidersInHawaiiUntil: 2 },
});

/** What the networks of `learned-6` say, learned by small ones that take a fraction of the time. */
const learnedFast = (): Nets => ({
  ...fast,
  japan: raidersInHawaiiUnderNt1(fast.japan),
  summed: true,
  leastShips: 28,
});

/** Of Japan of `learned-fast-2` and later. */
const RAIDERS_FROM_PORT = { fromPort: ['raiders'] } as const satisfies SideNets;
/** All kinds of ships. */
export const ALL_FROM_PORT = { fromPort: ['patrols', 'raiders'] } as const satisfies SideNets;

/** What whole games have improved of a kind of decision, and of a side. */
type Improved = Partial<NetWeights>;
interface ImprovedSide {
  readonly patrols: Improved;
  readonly raiders: Improved;
  readonly flags: FlagsByTurn;
  readonly air?: NetWeights;
  /** True when raiders that the heuristic player sends to Hawaii may go elsewhere under nt1 too. */
  readonly raidersFree?: boolean;
  /** True when patrols and raiders are looked at from port on. */
  readonly allFromPort?: boolean;
  /** True when raiders are so on turn 1 too. */
  readonly raidersFromPortAtOnce?: boolean;
}

/** Both sides, and perhaps what they have of their own under nt1. */
type ImprovedSides = Readonly<Record<Side, ImprovedSide>>;
type ImprovedPlayer = ImprovedSides & { readonly nt1?: ImprovedSides };
/** The networks of both sides. */
type Fitted = Readonly<
  Record<
    Side,
    Readonly<Record<ShipKind, NetWeights>> &
      Pick<ImprovedSide, 'air' | 'raidersFree' | 'allFromPort' | 'raidersFromPortAtOnce'>
  >
>;

const airOf = ({ air }: ImprovedSide): Pick<SideNets, 'air'> => (air ? { air } : {});

/** Those of Japan's raiders, which may leave Hawaii under nt1 or not. */
function raidersOf({ raiders: improved, raidersFree }: ImprovedSide): SideNets {
  const raiders = { ...fast2.japan.raiders, ...improved };
  return raidersFree ? { raiders } : raidersInHawaiiUnderNt1({ raiders });
}

/** The networks of `learned-fast-2`, and for Japan's patrols what those of its raiders see, with what whole games have improved. */
const sidesImproved = ({ japan, allied }: ImprovedSides): Readonly<Record<Side, SideNets>> => ({
  japan: {
    ...raidersOf(japan),
    ...(japan.allFromPort ? ALL_FROM_PORT : RAIDERS_FROM_PORT),
    patrols: { ...fast2.japan.raiders, ...japan.patrols },
    flags: japan.flags,
    ...airOf(japan),
  },
  allied: {
    patrols: { ...fast.allied.patrols, ...allied.patrols },
    raiders: { ...fast.allied.raiders, ...allied.raiders },
    flags: allied.flags,
    ...airOf(allied),
    ...(allied.allFromPort ? ALL_FROM_PORT : {}),
    ...(allied.raidersFromPortAtOnce ? { raidersFromPortAtOnce: true } : {}),
  },
});

const improvedByGames = ({ nt1, ...sides }: ImprovedPlayer): Nets => ({
  ...shippedNets('learned-fast'),
  ...sidesImproved(sides),
  ...(nt1 ? { under: { rules: ['nt1'], ...sidesImproved(nt1) } } : {}),
  inLots: true,
  patrolsAsUsualInForces: false,
});

/** What whole games had improved, with networks that were fitted anew from there. */
const fittedAnew = (before: Required<ImprovedPlayer>, { nt1, ...nets }: Fitted & { readonly nt1: Fitted }) =>
  ({
    japan: { ...before.japan, ...nets.japan },
    allied: { ...before.allied, ...nets.allied },
    nt1: {
      japan: { ...before.nt1.japan, ...nt1.japan },
      allied: { ...before.nt1.allied, ...nt1.allied },
    },
  }) satisfies ImprovedPlayer;

/** Those that come with the package, by the name of the player: `bench/learn` makes them. They are never changed: better ones get a new name. */
const MADE: Readonly<Record<LearnedName, () => Nets>> = {
  learned: () => first,
  'learned-2': () => second,
  'learned-3': () => third,
  // The same numbers. But under nt1 Japan's network gives Indonesia up to Allied air units, which costs some 7 POC.
  'learned-4': () => ({ ...third, airInIndonesiaAsUsualInNt1: true }),
  // Better ones for the Allies.
  'learned-5': learned5,
  // Japan's raiders from games against Allies trained against `learned-5` as well. Those sent all to Hawaii on turn 2, from where the network took ships.
  // Under the Menzel rules this lost 2 POC against `learned-5`, and nothing had to be mended: there `learned-6` is `learned-5`.
  'learned-6': () => ({
    ...shippedNets('learned-5'),
    japan: {
      ...shippedNets('learned-5').japan,
      ...sixth.japan,
      raidersInHawaiiUntil: 2,
      raidersUnder: { rules: ['menzel', 'menzel-3c'], raiders: third.japan.raiders },
    },
  }),
  'learned-fast': learnedFast,
  // The same for the Allies. Japan's raiders by a smaller network, from port on: no heuristic answer comes first.
  'learned-fast-2': () => ({
    ...shippedNets('learned-fast'),
    japan: { ...raidersInHawaiiUnderNt1(fast2.japan), ...RAIDERS_FROM_PORT },
    inLots: true,
  }),
  // The same networks, some of whose numbers whole games have improved, with the weights beneath.
  'learned-fast-3': () => ({
    ...shippedNets('learned-fast'),
    japan: {
      ...raidersInHawaiiUnderNt1({ raiders: { ...fast2.japan.raiders, ...fast3.japan.raiders } }),
      ...RAIDERS_FROM_PORT,
    },
    allied: {
      patrols: { ...fast.allied.patrols, ...fast3.allied.patrols },
      raiders: { ...fast.allied.raiders, ...fast3.allied.raiders },
    },
    inLots: true,
  }),
  // The same goes on, under all rules: patrols with task forces too. Those of Japan have a network that sees what that of its raiders sees.
  'learned-fast-4': () => improvedByGames(fast4),
  // And on, against players trained to beat it; what power by day and guns at night are worth by turn and area, and on the last turn.
  'learned-fast-5': () => improvedByGames(fast5),
  // And on, with outposts beneath, and numbers of its own under nt1.
  'learned-fast-6': () => improvedByGames(fast6),
  // And on, from a Japan that leaves Hawaii after the raid; what they have of their own under nt1 is what it was.
  'learned-fast-7': () => improvedByGames({ ...fast7, nt1: fast6.nt1 }),
  // And on, under nt1 and the adjustments too, with targets weighed by turns.
  'learned-fast-8': () => improvedByGames(fast8),
  // And on, from its best responses under the second edition; under nt1 what it was.
  'learned-fast-9': () => improvedByGames({ ...fast9, nt1: fast8.nt1 }),
  // Against a mix of all players before it that neither side could better; under nt1 what it was.
  'learned-fast-10': () => improvedByGames({ ...fast10, nt1: fast8.nt1 }),
  // Its Allies go on, against a Japan that beat all of them; Japan, and both under nt1, are what they were.
  'learned-fast-11': () => improvedByGames({ ...fast11, nt1: fast8.nt1 }),
  // And on from there, under nt1 too.
  'learned-fast-12': () => improvedByGames(fast12),
  // And on, under nt1 and the second edition, step by step against the mix of all players so far that neither side could better.
  'learned-fast-13': () => improvedByGames(fast13),
  // The same doctrine and plans; its networks were fitted anew to rollouts, step by step against such mixes.
  'learned-fast-14': () => improvedByGames(fittedAnew(fast13, fast14)),
  // With networks for air units, all of them fitted on; under nt1 Japan's raiders may leave Hawaii.
  'learned-fast-15': () => improvedByGames(fittedAnew(fast13, fast15)),
  // Fitted on, against players without networks of sums too.
  'learned-fast-16': () => improvedByGames(fittedAnew(fast13, fast16)),
  'learned-fast-17': () => improvedByGames(fittedAnew(fast13, fast17)),
  // Its Allies look at all ships from port on; Japan is what it was.
  'learned-fast-18': () =>
    improvedByGames(
      fittedAnew(fast13, { ...fast17, allied: fast18.allied, nt1: { ...fast17.nt1, allied: fast18.nt1.allied } }),
    ),
  // Both sides fitted on, Japan against such Allies.
  'learned-fast-19': () => improvedByGames(fittedAnew(fast13, fast19)),
  // And on, from answers that search finds too; under nt1 the Allies look at raiders from port on from turn 1.
  'learned-fast-20': () => improvedByGames(fittedAnew(fast13, fast20)),
};

const known: Partial<Record<LearnedName, Nets>> = {};

/**
 * The networks of a player that comes with the package. They are made when he is first asked for: to make those of all players would take 30 ms, a tenth of the time of a small answer.
 *
 * @example
 * shippedNets('learned-fast').summed; // true
 */
export function shippedNets(name: LearnedName): Nets {
  const found = known[name] ?? MADE[name]();
  known[name] = found;
  return found;
}

/** The Allies of `learned-4` and later. */
const ALLIED_UNDER_NT1: readonly UnderRules[] = [
  { rules: ['nt1'], turns: { 1: { engage: true }, 2: { air: { Indonesia: 2 } } } },
];

/** Japan of `learned-6`: left to itself it puts most air units of turn 2 into Indonesia, and often none into the South Pacific. */
const JAPAN_UNDER_NT1: readonly UnderRules[] = [
  { rules: ['nt1'], turns: { 2: { air: { Indonesia: 4, 'South Pacific Ocean': 1, 'Marshall Islands': 1 } } } },
];

/** Japan's air units on turn 1 under nt1: those of the doctrine beneath, whose plan of the turn others replace. */
const AIR_OF_TURN_1 = { 'Marshall Islands': 2, Indonesia: 3, 'South Pacific Ocean': 1 };

/**
 * Japan of `learned-fast-2` and later: its I-Boat enters the Central Pacific, and it stays after the raid when the rest of the fleet is beaten with a chance of 0.8, not of
 * 0.46 (nt1 18.11).
 */
const JAPAN_UNDER_NT1_2: readonly UnderRules[] = [
  ...JAPAN_UNDER_NT1,
  {
    rules: ['nt1'],
    turns: {
      1: {
        air: AIR_OF_TURN_1,
        submarine: 'Central Pacific Ocean',
        weights: { stayChance: 0.8 },
      },
    },
  },
];

/**
 * Japan of `learned-fast-6`: it leaves after the raid (nt1 18.11), which gains 7.0 ±0.5 POC against the Allies of `learned-fast-5`, 4.7 ±0.7 against those of `learned-fast-4`, and
 * nothing certain against older ones; and its I-Boat, which comes after the Allied raiders (nt1 18.13), goes where the best ship is: 0.7 ±0.3.
 */
const JAPAN_UNDER_NT1_3: readonly UnderRules[] = [
  ...JAPAN_UNDER_NT1,
  {
    rules: ['nt1'],
    turns: {
      1: {
        air: AIR_OF_TURN_1,
        submarine: 'best target',
        stay: false,
      },
    },
  },
];

/**
 * What the doctrine beneath a learned player does otherwise under some rules. `learned-3` fights off Hawaii on turn 1 (nt1 18.14): against `learned-2` that
 * gains two POC. `learned-4` also puts its first two air units of turn 2 in Indonesia, where the map of `vitp regret` showed its dearest decision.
 */
export const LEARNED_PLANS: Readonly<
  Partial<Record<LearnedName, Readonly<Partial<Record<Side, readonly UnderRules[]>>>>>
> = {
  'learned-3': { allied: [{ rules: ['nt1'], turns: { 1: { engage: true } } }] },
  'learned-4': { allied: ALLIED_UNDER_NT1 },
  'learned-5': { allied: ALLIED_UNDER_NT1 },
  'learned-6': { japan: JAPAN_UNDER_NT1, allied: ALLIED_UNDER_NT1 },
  'learned-fast': { japan: JAPAN_UNDER_NT1, allied: ALLIED_UNDER_NT1 },
  'learned-fast-2': { japan: JAPAN_UNDER_NT1_2, allied: ALLIED_UNDER_NT1 },
  'learned-fast-3': { japan: JAPAN_UNDER_NT1_2, allied: ALLIED_UNDER_NT1 },
  'learned-fast-4': { japan: JAPAN_UNDER_NT1_2, allied: ALLIED_UNDER_NT1 },
  'learned-fast-5': { japan: JAPAN_UNDER_NT1_2, allied: ALLIED_UNDER_NT1 },
  ...Object.fromEntries(
    learnedSince('learned-fast-6').map((name) => [name, { japan: JAPAN_UNDER_NT1_3, allied: ALLIED_UNDER_NT1 }]),
  ),
};

/** The networks of a player that count under some rules. */
export function netsUnder({ under, ...nets }: Nets, rules: readonly string[]): Nets {
  if (under === undefined || !anyOf(under.rules, rules)) return nets;
  return { ...nets, japan: under.japan, allied: under.allied };
}

/** The network for raiders that counts under some rules. */
export const raidersUnder = ({ raiders, raidersUnder: other }: SideNets, rules: readonly string[]) =>
  other !== undefined && anyOf(other.rules, rules) ? other.raiders : raiders;

/** True when one of some rules is in force. */
export function anyOf(some: readonly string[], rules: readonly string[]): boolean {
  for (const rule of some) if (rules.includes(rule)) return true;
  return false;
}
