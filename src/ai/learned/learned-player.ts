// A player who has learned from search what answers are worth: where ships go it begins with the heuristic answer, and changes it as long as
// the networks say that this gains anything. Everything else it answers as the heuristic player does.
import { OFF_MAP, SIDES } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../game/questions/decisions.js';
import { INDONESIA } from '../../game/state/places.js';
import type { Player } from '../../game/state/state.js';
import { sideOf } from '../heuristic/doctrine/doctrine.js';
import type { Weights } from '../heuristic/doctrine/weights.js';
import type { GatheredFight } from '../heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from '../heuristic/heuristic-player.js';
import type { Opening, OpeningTurn } from '../opening.js';
import { AirBySums } from './air-by-sums.js';
import { AirChoice } from './air-choice.js';
import { AreaNet } from './area-net.js';
import { AreaView } from './area-view.js';
import { type AreaWorths, FoughtWorths } from './area-worths.js';
import { LotSearch } from './lot-search.js';
import type { NetWeights } from './net-weights.js';
import { ShipSearch } from './ship-search.js';
import { anyOf, type Nets, type ShipKind, shippedNets } from './shipped-nets.js';
import { SummedWorths } from './summed-worths.js';

/**
 * The learned player. It decides from the board alone, and allocates nothing after its first decision on a board.
 *
 * @example
 * game.players[0] = new LearnedPlayer(shippedDoctrine('japan', 'tuned')!);
 */
export class LearnedPlayer implements Player {
  readonly trusted = true;
  private readonly usual: HeuristicPlayer;
  /** Who answers with few ships on the map, and whether that is so; the turn for which it is known, 0 for none. */
  private readonly few: HeuristicPlayer | null;
  private hasFew = false;
  private counted = 0;
  private readonly view: AreaView;
  private readonly patrols: ShipSearch | LotSearch | null;
  private readonly raiders: ShipSearch | LotSearch | null;
  private readonly otherRaiders: ShipSearch | LotSearch | null;
  private readonly otherRaidersUnder: readonly string[];
  private readonly air: AirChoice | null;
  private readonly airBySums: AirBySums | null;
  private readonly patrolsInForces: boolean;
  private readonly airFromIndonesiaInNt1: boolean;
  private readonly leastShips: number;
  private readonly airUnder: readonly string[] | null;
  private readonly inLots: boolean;
  private readonly fromPort: readonly ShipKind[];
  private readonly raidersFromPortAtOnce: boolean;

  /**
   * @param doctrine that of the heuristic player beneath, perhaps with other weights for few ships on the map.
   * @param opening what it names of a turn is done by the heuristic player alone, and all of the turn where it names what areas or harbors are worth; plans of the doctrine for some rules are improved like other answers.
   * @param gathered see {@link HeuristicPlayer}.
   * @param nets default: those of `learned`.
   * @param name what the player is called.
   */
  constructor(
    doctrine: ConstructorParameters<typeof HeuristicPlayer>[0] & { readonly fewShips?: Weights },
    private readonly opening: Opening | null = null,
    gathered?: GatheredFight,
    nets: Nets = shippedNets('learned'),
    readonly name: string = 'learned',
  ) {
    const side = sideOf(doctrine);
    const { patrols, air, raiders, raidersInHawaiiUntil, raidersUnder, flags, fromPort = [] } = nets[SIDES[side]];
    const { fewShips } = doctrine;
    this.usual = new HeuristicPlayer(doctrine, gathered, flags);
    this.few = fewShips ? new HeuristicPlayer({ ...doctrine, weights: fewShips }, gathered) : null;
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
    this.fromPort = fromPort;
    this.raidersFromPortAtOnce = nets[SIDES[side]].raidersFromPortAtOnce === true;
    this.otherRaidersUnder = raidersUnder?.rules ?? [];
    this.patrolsInForces = nets.patrolsAsUsualInForces !== true;
    this.airFromIndonesiaInNt1 = nets.airInIndonesiaAsUsualInNt1 !== true;
    this.leastShips = nets.leastShips ?? 0;
    this.airUnder = nets.airUnder ?? null;
    this.air = air && !this.inLots ? new AirChoice(this.view, new AreaNet(air)) : null;
    this.airBySums = air && this.inLots ? new AirBySums(new SummedWorths(this.view, air, true)) : null;
  }

  startGame(): void {
    this.counted = 0;
    this.airBySums?.forget();
    this.base.startGame();
  }

  /** The heuristic player beneath. */
  private get base(): HeuristicPlayer {
    return this.hasFew ? this.few! : this.usual;
  }

  /** Looks once a turn which player that is. */
  private count(g: Game): void {
    if (this.few === null || this.counted === g.turn) return;
    this.counted = g.turn;
    const hasFew = shipsOnMap(g) < this.leastShips;
    if (hasFew === this.hasFew) return;
    this.hasFew = hasFew;
    this.base.startGame();
  }

  decide(decision: Decision, g: Game): void {
    this.count(g);
    if ((decision === PATROLS || decision === RAIDERS) && this.sendsFromPort(decision, g)) return;
    if (decision === PLACE_AIR && this.placesBySums(g)) return;
    this.base.decide(decision, g);
    const choice = this.choiceOf(decision, g);
    if (choice === null || this.isUsual(decision, g)) return;
    if (this.inLots) this.lookAtForces(g);
    else this.view.look(g);
    if (!choice.improve(g)) return;
    // The heuristic player believes that its own answer was given: it must look at the board again. What it knows of its raiders counts in the decisions about them alone.
    if (!this.inLots || decision === PATROLS) this.base.startGame();
  }

  /** True where the heuristic answer to a decision stands: an opening names it, or for the turn what areas or harbors are worth, which no network knows; or ships are few. */
  private isUsual(decision: Decision, g: Game): boolean {
    const plan = this.opening?.turns[g.turn];
    if (plan !== undefined && (namedFor(decision, plan) ?? plan.weights?.areas ?? plan.weights?.harbors) !== undefined)
      return true;
    return this.leastShips > 0 && shipsOnMap(g) < this.leastShips;
  }

  /** Answers where ships go without the heuristic player; false where that player is to be asked: on turn 1, which is planned as a whole (18), but perhaps for raiders under nt1 (18.13), and for what it plans. */
  private sendsFromPort(decision: Decision, g: Game): boolean {
    const kind: ShipKind = decision === PATROLS ? 'patrols' : 'raiders';
    if (g.turn === 1 && !(this.raidersFromPortAtOnce && g.rules.nt1 && decision === RAIDERS)) return false;
    if (!this.fromPort.includes(kind) || this.isUsual(decision, g)) return false;
    if (this.base.doctrine.opening?.turns[g.turn]?.[kind] !== undefined) return false;
    const search = this.choiceOf(decision, g);
    if (!(search instanceof LotSearch) || g.turn <= search.hawaiiUntil) return false;
    this.lookAtForces(g);
    search.improve(g, true);
    // As after a heuristic answer that was changed.
    if (decision === PATROLS) this.base.startGame();
    return true;
  }

  /** Answers `air` without the heuristic player, which must look at the board again; false where that player is to be asked. */
  private placesBySums(g: Game): boolean {
    if (this.airBySums === null || this.isUsual(PLACE_AIR, g)) return false;
    this.airBySums.answer(g);
    this.base.startGame();
    return true;
  }

  /** Looks at the position for ships: what was seen for air units holds no longer. */
  private lookAtForces(g: Game): void {
    this.airBySums?.forget();
    this.view.lookAtForces(g);
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

/** What an opening says on a turn of a decision for which there are networks. */
function namedFor(decision: Decision, { patrols, air, raiders }: OpeningTurn): object | undefined {
  if (decision === PATROLS) return patrols;
  return decision === RAIDERS ? raiders : air;
}

/** Ships of both sides at sea and in port. */
function shipsOnMap(g: Game): number {
  const { shipStart, shipEnd } = g.tables;
  let count = 0;
  for (let side = 0; side < SIDES.length; side++)
    for (let p = shipStart[side]!; p < shipEnd[side]!; p++) if (g.location[p]! < OFF_MAP) count++;
  return count;
}
