// A plain but sensible player for either side: every decision by estimate, none by chance, no look at dice.
import type { Game } from '../../game/index.js';
import * as D from '../../game/questions/decisions.js';
import type { Player } from '../../game/state/state.js';
import type { Opening } from '../opening.js';
import { assignTargets, chooseHarbor, nameTargets } from './combat/air-raid-choices.js';
import { announceCarriers, decideRetreat, wishDayOrNight } from './combat/combat-choices.js';
import { announceKamikazes } from './combat/kamikazes.js';
import { land, nameDefender } from './combat/landings.js';
import { chooseNextArea } from './combat/next-area.js';
import { follow, formGroups, pursue } from './combat/pursuit.js';
import { type Doctrine, sideOf } from './doctrine/doctrine.js';
import { GatheredFight } from './estimate/gathered-fight.js';
import { Mind } from './mind.js';
import { repairInSanDiego, sailFromWestCoast, withdrawCripples } from './off-map.js';
import { base, placeReinforcements, removeShip } from './port/basing.js';
import { repair } from './port/repairs.js';
import { placeAir } from './sea/air-placement.js';
import { embark } from './sea/marines.js';
import { patrol } from './sea/patrols.js';
import { raid } from './sea/raiders.js';
import { attackSubmerged, placeSubmarine } from './sea/submarine.js';
import { decideToStay, embarkFirst, patrolFirst, placeAirFirst, raidFirst, sendRaidForce } from './turn-one.js';
import {
  chooseUncertainArea,
  chooseUncertainBase,
  decideLandFirst,
  decideToEngage,
  decideWithdrawal,
  escapeToWestCoast,
  formTaskForces,
  returnFromSanDiego,
  stateMissions,
} from './variant-choices.js';

/**
 * The heuristic player. It keeps nothing from game to game, and allocates nothing after its first decision on a board.
 *
 * @example
 * game.players[0] = new HeuristicPlayer(STANDARD_JAPAN);
 * game.players[1] = new HeuristicPlayer(STANDARD_ALLIED);
 * playGame(game);
 */
export class HeuristicPlayer implements Player {
  readonly name: string;
  readonly trusted = true;
  private readonly mind: Mind;

  /**
   * @param doctrine what directs it, and the opening that does so on the turns that it names.
   * @param gathered the sums over the fight that both players are asked about by turns; players of the same games may share one, so that
   * they are worked out once. It changes no answer.
   */
  constructor(
    readonly doctrine: Pick<Doctrine, 'name' | 'side' | 'weights'> & { readonly opening?: Opening | null },
    gathered = new GatheredFight(),
  ) {
    this.name = doctrine.name;
    this.mind = new Mind(sideOf(doctrine), doctrine.weights, doctrine.opening ?? null, gathered);
  }

  /** Forgets the game before: the player answers from the board alone. */
  startGame(): void {
    this.mind.forget();
  }

  decide(decision: D.Decision, g: Game): void {
    const m = this.mind;
    m.bind(g.tables);
    m.turnTo(g.turn);
    // Japan's first turn is planned as a whole (18).
    const opening = g.turn === 1 && m.side === 0;
    switch (decision) {
      case D.RAID_FORCE:
        sendRaidForce(m, g);
        break;
      case D.REINFORCEMENT_PORTS:
        placeReinforcements(m, g);
        break;
      case D.REMOVAL:
        removeShip(m, g);
        break;
      case D.PATROLS:
        if (opening) patrolFirst(m, g);
        else patrol(m, g);
        break;
      case D.REPAIRS:
        repair(m, g);
        repairInSanDiego(m, g);
        break;
      case D.PLACE_AIR:
        if (opening) placeAirFirst(m, g);
        else placeAir(m, g);
        break;
      case D.MOVE_AMPHIBIOUS:
        if (opening) embarkFirst(m, g);
        else embark(m, g);
        break;
      case D.RAIDERS:
        if (opening) raidFirst(m, g);
        else raid(m, g);
        sailFromWestCoast(m, g);
        break;
      case D.PLACE_SUBMARINE:
        placeSubmarine(m, g);
        break;
      case D.NEXT_AREA:
        chooseNextArea(m, g);
        break;
      case D.DAY_NIGHT:
        wishDayOrNight(m, g);
        break;
      case D.FIRING_CARRIERS:
        announceCarriers(g);
        break;
      case D.TARGETS:
        nameTargets(m, g);
        break;
      case D.SUBMARINE_ATTACK:
        attackSubmerged(m, g);
        break;
      case D.RETREAT:
        decideRetreat(m, g);
        break;
      case D.GROUPS:
        formGroups(m, g);
        break;
      case D.PURSUIT:
        pursue(m, g);
        break;
      case D.SPLIT:
        break; // groups are single ships already
      case D.FOLLOW:
        follow(m, g);
        break;
      case D.LANDINGS:
        land(m, g);
        break;
      case D.DEFENDER:
        nameDefender(m, g);
        break;
      case D.AIR_RAID:
        chooseHarbor(m, g);
        break;
      case D.BASING:
        base(m, g);
        withdrawCripples(g);
        break;
      case D.STAY:
        decideToStay(m, g);
        break;
      case D.ASSIGN_TARGETS:
        assignTargets(m, g);
        break;
      case D.KAMIKAZE:
        announceKamikazes(m, g);
        break;
      case D.TASK_FORCES:
        formTaskForces(m, g);
        break;
      case D.MISSIONS:
        stateMissions(m, g);
        break;
      case D.WITHDRAW:
        decideWithdrawal(m, g);
        break;
      case D.UNCERTAIN_AREA:
        chooseUncertainArea(g);
        break;
      case D.WEST_COAST:
        escapeToWestCoast(m, g);
        break;
      case D.SAN_DIEGO_RETURN:
        returnFromSanDiego(g);
        break;
      case D.LAND_FIRST:
        decideLandFirst(g);
        break;
      case D.ENGAGE:
        decideToEngage(m, g);
        break;
      case D.UNCERTAIN_BASE:
        chooseUncertainBase(m, g);
        break;
      default:
        throw new Error(`the heuristic player does not know the decision ${D.DECISIONS[decision]}`);
    }
  }
}
