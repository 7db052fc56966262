// A player who has learned from search what answers are worth: where ships go it begins with the heuristic answer, and changes it as long as
// the networks say that this gains anything. Everything else it answers as the heuristic player does.
import { AREA_NAMES, JAPAN, OFF_MAP, SIDES, type Side } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../game/questions/decisions.js';
import type { Player } from '../../game/state/state.js';
import { sideOf } from '../heuristic/doctrine/doctrine.js';
import type { UnderRules } from '../heuristic/doctrine/under-rules.js';
import type { GatheredFight } from '../heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from '../heuristic/heuristic-player.js';
import type { Opening } from '../opening.js';
import { AirChoice } from './air-choice.js';
import { AreaNet } from './area-net.js';
import { AreaView } from './area-view.js';
import { type AreaWorths, FoughtWorths } from './area-worths.js';
import type { LearnedName } from './learned-names.js';
import { LotSearch } from './lot-search.js';
import type { NetWeights } from './net-weights.js';
import first from './nets.json' with { type: 'json' };
import second from './nets-2.json' with { type: 'json' };
import third from './nets-3.json' with { type: 'json' };
import fifth from './nets-5.json' with { type: 'json' };
import sixth from './nets-6.json' with { type: 'json' };
import fast from './nets-fast.json' with { type: 'json' };
import fast2 from './nets-fast-2.json' with { type: 'json' };
import { ShipSearch } from './ship-search.js';
import { SummedWorths } from './summed-worths.js';

const INDONESIA = AREA_NAMES.indexOf('Indonesia');

/** The networks of a side, by kind of decision; where there is none, the heuristic answer stands. */
export interface SideNets {
  readonly patrols?: NetWeights;
  readonly air?: NetWeights;
  readonly raiders?: NetWeights;
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
  /** True when Japan's raiders are not asked of the heuristic player from turn 2 on: the search begins with all of them in port. */
  readonly japanFromPort?: boolean;
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
}

const LEARNED_5: Nets = {
  ...fifth,
  // For Japan no network that was fitted later gained anything; that for its air units gives up Indonesia, and Allies who
  // fight for it gain some 7 POC. Where the doctrine beneath is not tuned to go without it, it stands.
  japan: third.japan,
  airUnder: ['menzel', 'menzel-3c', 'task-forces'],
  airInIndonesiaAsUsualInNt1: true,
  repairsAsUsual: true,
  leastShips: 28,
};

/** Japan of the fast players, under nt1 with raiders in Hawaii: Allies trained against `learned-fast` without these gain 10 POC there; elsewhere they cost 2 POC. */
const raidersInHawaiiUnderNt1 = ({ raiders }: { readonly raiders: NetWeights }): SideNets => ({
  raiders,
  raidersUnder: { rules: ['nt1'], raiders, raidersInHawaiiUntil: 2 },
});

/** What the networks of `learned-6` say, learned by small ones that take a fraction of the time. */
const LEARNED_FAST: Nets = { ...fast, japan: raidersInHawaiiUnderNt1(fast.japan), summed: true, leastShips: 28 };

/** Those that come with the package, by the name of the player: `bench/learn` makes them. They are never changed: better ones get a new name. */
export const SHIPPED_NETS: Readonly<Record<LearnedName, Nets>> = {
  learned: first,
  'learned-2': second,
  'learned-3': third,
  // The same numbers. But under nt1 Japan's network gives Indonesia up to Allied air units, which costs some 7 POC.
  'learned-4': { ...third, airInIndonesiaAsUsualInNt1: true },
  // Better ones for the Allies.
  'learned-5': LEARNED_5,
  // Japan's raiders from games against Allies trained against `learned-5` as well. Those sent all to Hawaii on turn 2, from where the network took ships.
  // Under the Menzel rules this lost 2 POC against `learned-5`, and nothing had to be mended: there `learned-6` is `learned-5`.
  'learned-6': {
    ...LEARNED_5,
    japan: {
      ...LEARNED_5.japan,
      ...sixth.japan,
      raidersInHawaiiUntil: 2,
      raidersUnder: { rules: ['menzel', 'menzel-3c'], raiders: third.japan.raiders },
    },
  },
  'learned-fast': LEARNED_FAST,
  // The same for the Allies. Japan's raiders by a smaller network, from port on: no heuristic answer comes first.
  'learned-fast-2': {
    ...LEARNED_FAST,
    japan: raidersInHawaiiUnderNt1(fast2.japan),
    inLots: true,
    japanFromPort: true,
  },
};

/** The Allies of `learned-4` and later. */
const ALLIED_UNDER_NT1: readonly UnderRules[] = [
  { rules: ['nt1'], turns: { 1: { engage: true }, 2: { air: { Indonesia: 2 } } } },
];

/** Japan of `learned-6`: left to itself it puts most air units of turn 2 into Indonesia, and often none into the South Pacific. */
const JAPAN_UNDER_NT1: readonly UnderRules[] = [
  { rules: ['nt1'], turns: { 2: { air: { Indonesia: 4, 'South Pacific Ocean': 1, 'Marshall Islands': 1 } } } },
];

/**
 * Japan of `learned-fast-2`: its I-Boat enters the Central Pacific, and it stays after the raid when the rest of the fleet is beaten with a chance of 0.8, not of
 * 0.46 (nt1 18.3). The air units of turn 1 are those of the doctrine beneath, whose plan of the turn this one replaces.
 */
const JAPAN_UNDER_NT1_2: readonly UnderRules[] = [
  ...JAPAN_UNDER_NT1,
  {
    rules: ['nt1'],
    turns: {
      1: {
        air: { 'Marshall Islands': 2, Indonesia: 3, 'South Pacific Ocean': 1 },
        submarine: 'Central Pacific Ocean',
        weights: { stayChance: 0.8 },
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
};

/**
 * The learned player. It decides from the board alone, and allocates nothing after its first decision on a board.
 *
 * @example
 * game.players[0] = new LearnedPlayer(shippedDoctrine('japan', 'tuned')!);
 */
export class LearnedPlayer implements Player {
  readonly trusted = true;
  private readonly base: HeuristicPlayer;
  private readonly view: AreaView;
  private readonly patrols: ShipSearch | LotSearch | null;
  private readonly raiders: ShipSearch | LotSearch | null;
  private readonly otherRaiders: ShipSearch | LotSearch | null;
  private readonly otherRaidersUnder: readonly string[];
  private readonly air: AirChoice | null;
  private readonly patrolsInForces: boolean;
  private readonly airFromIndonesiaInNt1: boolean;
  private readonly leastShips: number;
  private readonly airUnder: readonly string[] | null;
  private readonly inLots: boolean;
  private readonly raidersFromPort: boolean;

  /**
   * @param doctrine that of the heuristic player beneath.
   * @param opening on the turns that it names, the heuristic answers stand; plans of the doctrine for some rules are improved like other answers.
   * @param gathered see {@link HeuristicPlayer}.
   * @param nets default: those of `learned`.
   * @param name what the player is called.
   */
  constructor(
    doctrine: ConstructorParameters<typeof HeuristicPlayer>[0],
    private readonly opening: Opening | null = null,
    gathered?: GatheredFight,
    nets: Nets = SHIPPED_NETS.learned,
    readonly name: string = 'learned',
  ) {
    this.base = new HeuristicPlayer(doctrine, gathered);
    const side = sideOf(doctrine);
    const { patrols, air, raiders, raidersInHawaiiUntil, raidersUnder } = nets[SIDES[side]];
    this.view = new AreaView(side);
    const repairs = nets.repairsAsUsual === true;
    const met = nets.onlyMet === true;
    this.inLots = nets.inLots === true;
    const search = (weights: NetWeights | undefined, patrol: boolean, hawaiiUntil?: number) => {
      if (!weights) return null;
      if (this.inLots)
        return new LotSearch(new SummedWorths(this.view, weights, patrol), patrol, !patrol && met, hawaiiUntil);
      return new ShipSearch(worthsBy(nets, weights, this.view, patrol), patrol, !patrol && met, repairs, hawaiiUntil);
    };
    this.patrols = search(patrols, true);
    this.raiders = search(raiders, false, raidersInHawaiiUntil);
    this.otherRaiders = search(raidersUnder?.raiders, false, raidersUnder?.raidersInHawaiiUntil);
    this.raidersFromPort = nets.japanFromPort === true && side === JAPAN;
    this.otherRaidersUnder = raidersUnder?.rules ?? [];
    this.patrolsInForces = nets.patrolsAsUsualInForces !== true;
    this.airFromIndonesiaInNt1 = nets.airInIndonesiaAsUsualInNt1 !== true;
    this.leastShips = nets.leastShips ?? 0;
    this.airUnder = nets.airUnder ?? null;
    this.air = air ? new AirChoice(this.view, new AreaNet(air)) : null;
  }

  startGame(): void {
    this.base.startGame();
  }

  decide(decision: Decision, g: Game): void {
    if (decision === RAIDERS && this.sendsFromPort(g)) return;
    this.base.decide(decision, g);
    const choice = this.choiceOf(decision, g);
    if (choice === null || this.isUsual(g)) return;
    if (this.inLots) this.view.lookAtForces(g);
    else this.view.look(g);
    if (!choice.improve(g)) return;
    // The heuristic player believes that its own answer was given: it must look at the board again. What it knows of its raiders counts in the decisions about them alone.
    if (!this.inLots || decision === PATROLS) this.base.startGame();
  }

  /** True where the heuristic answers stand. */
  private isUsual(g: Game): boolean {
    return this.opening?.turns[g.turn] !== undefined || (this.leastShips > 0 && shipsOnMap(g) < this.leastShips);
  }

  /** Answers `raiders` without the heuristic player; false where that player is to be asked: on turn 1, which is planned as a whole (18), and for what it plans. */
  private sendsFromPort(g: Game): boolean {
    if (!this.raidersFromPort || g.turn === 1 || this.isUsual(g)) return false;
    if (this.base.doctrine.opening?.turns[g.turn]?.raiders !== undefined) return false;
    const search = this.raidersUnder(g);
    if (!(search instanceof LotSearch) || g.turn <= search.hawaiiUntil) return false;
    this.view.lookAtForces(g);
    search.improve(g, true);
    return true;
  }

  /** Who improves raiders under the rules of a game. */
  private raidersUnder(g: Game): ShipSearch | LotSearch | null {
    return anyOf(this.otherRaidersUnder, g.rules.names) ? this.otherRaiders : this.raiders;
  }

  /** Who improves the answer to a decision, which stands in `g`. */
  private choiceOf(decision: Decision, g: Game): ShipSearch | LotSearch | AirChoice | null {
    if (decision === PATROLS) return this.patrolsInForces || !g.rules.taskForces ? this.patrols : null;
    if (decision === RAIDERS) return this.raidersUnder(g);
    if (decision !== PLACE_AIR || !this.knowsAir(g.rules.names)) return null;
    const stays = g.rules.nt1 && g.answerLength > 0 && g.answers[1] === INDONESIA;
    return this.airFromIndonesiaInNt1 || !stays ? this.air : null;
  }

  /** True when the network for air units counts under these rules. */
  private knowsAir(rules: readonly string[]): boolean {
    return this.airUnder === null || anyOf(this.airUnder, rules);
  }
}

/** What areas are worth by one of the networks of a player. */
export const worthsBy = ({ summed }: Nets, weights: NetWeights, view: AreaView, patrol: boolean): AreaWorths =>
  summed === true ? new SummedWorths(view, weights, patrol) : new FoughtWorths(view, new AreaNet(weights));

/** The network for raiders that counts under some rules. */
export const raidersUnder = ({ raiders, raidersUnder: other }: SideNets, rules: readonly string[]) =>
  other !== undefined && anyOf(other.rules, rules) ? other.raiders : raiders;

/** True when one of some rules is in force. */
function anyOf(some: readonly string[], rules: readonly string[]): boolean {
  for (const rule of some) if (rules.includes(rule)) return true;
  return false;
}

/** Ships of both sides at sea and in port. */
function shipsOnMap(g: Game): number {
  const { shipStart, shipEnd } = g.tables;
  let count = 0;
  for (let side = 0; side < SIDES.length; side++)
    for (let p = shipStart[side]!; p < shipEnd[side]!; p++) if (g.location[p]! < OFF_MAP) count++;
  return count;
}
