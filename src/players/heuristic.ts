// A plain but sensible player for either side: every decision by estimate, none by chance, no look at dice.
import * as D from '../game/decisions.js';
import type { Game } from '../game/index.js';
import { placeAir } from './heuristic/air-placement.js';
import { assignTargets, chooseHarbor, nameTargets } from './heuristic/air-raid-choices.js';
import { base, placeReinforcements, removeShip } from './heuristic/basing.js';
import { announceCarriers, decideRetreat, wishDayOrNight } from './heuristic/combat-choices.js';
import { type Doctrine, sideOf } from './heuristic/doctrine.js';
import { embark, land, nameDefender } from './heuristic/marines.js';
import { Mind } from './heuristic/mind.js';
import { chooseNextArea } from './heuristic/next-area.js';
import {
  decideToStay,
  embarkFirst,
  patrolFirst,
  placeAirFirst,
  raidFirst,
  sendRaidForce,
} from './heuristic/opening.js';
import { patrol } from './heuristic/patrols.js';
import { follow, formGroups, pursue } from './heuristic/pursuit.js';
import { raid } from './heuristic/raiders.js';
import { repair } from './heuristic/repairs.js';
import {
  chooseUncertainArea,
  chooseUncertainBase,
  decideLandFirst,
  decideToEngage,
  decideWithdrawal,
  formTaskForces,
  returnFromSanDiego,
  stateMissions,
} from './heuristic/variant-choices.js';
import { attackSubmerged, placeSubmarine } from './heuristic/submarine.js';

/**
 * The heuristic player. It keeps nothing from game to game, and allocates nothing after its first decision on a board.
 *
 * @example
 * game.players[0] = new HeuristicPlayer(STANDARD_JAPAN);
 * game.players[1] = new HeuristicPlayer(STANDARD_ALLIED);
 * playGame(game);
 */
export class HeuristicPlayer implements D.Player {
  readonly name: string;
  private readonly mind: Mind;

  constructor(readonly doctrine: Doctrine) {
    this.name = doctrine.name;
    this.mind = new Mind(sideOf(doctrine), doctrine.weights);
  }

  decide(decision: D.Decision, g: Game): void {
    const m = this.mind;
    m.bind(g.t);
    // Japan's first turn is planned as a whole (18).
    const opening = g.turn === 1 && m.side === 0;
    switch (decision) {
      case D.RAID_FORCE:
        return sendRaidForce(m, g);
      case D.REINFORCEMENT_PORTS:
        return placeReinforcements(m, g);
      case D.REMOVAL:
        return removeShip(m, g);
      case D.PATROLS:
        return opening ? patrolFirst(m, g) : patrol(m, g);
      case D.REPAIRS:
        return repair(m, g);
      case D.PLACE_AIR:
        return opening ? placeAirFirst(m, g) : placeAir(m, g);
      case D.MOVE_AMPHIBIOUS:
        return opening ? embarkFirst(m, g) : embark(m, g);
      case D.RAIDERS:
        return opening ? raidFirst(m, g) : raid(m, g);
      case D.PLACE_SUBMARINE:
        return placeSubmarine(m, g);
      case D.NEXT_AREA:
        return chooseNextArea(m, g);
      case D.DAY_NIGHT:
        return wishDayOrNight(m, g);
      case D.FIRING_CARRIERS:
        return announceCarriers(g);
      case D.TARGETS:
        return nameTargets(m, g);
      case D.SUBMARINE_ATTACK:
        return attackSubmerged(m, g);
      case D.RETREAT:
        return decideRetreat(m, g);
      case D.GROUPS:
        return formGroups(m, g);
      case D.PURSUIT:
        return pursue(m, g);
      case D.SPLIT:
        return; // groups are single ships already
      case D.FOLLOW:
        return follow(m, g);
      case D.LANDINGS:
        return land(m, g);
      case D.DEFENDER:
        return nameDefender(m, g);
      case D.AIR_RAID:
        return chooseHarbor(m, g);
      case D.BASING:
        return base(m, g);
      case D.STAY:
        return decideToStay(m, g);
      case D.ASSIGN_TARGETS:
        return assignTargets(m, g);
      case D.KAMIKAZE:
        return; // every carrier is worth more afloat: air units strike as Kamikazes anyway (19.21)
      case D.TASK_FORCES:
        return formTaskForces(m, g);
      case D.MISSIONS:
        return stateMissions(m, g);
      case D.WITHDRAW:
        return decideWithdrawal(m, g);
      case D.UNCERTAIN_AREA:
        return chooseUncertainArea(g);
      case D.WEST_COAST:
        return; // Pearl Harbor is defended with what there is
      case D.SAN_DIEGO_RETURN:
        return returnFromSanDiego(g);
      case D.LAND_FIRST:
        return decideLandFirst(g);
      case D.ENGAGE:
        return decideToEngage(m, g);
      case D.UNCERTAIN_BASE:
        return chooseUncertainBase(g);
      default:
        throw new Error(`the heuristic player does not know the decision ${D.DECISIONS[decision]}`);
    }
  }
}
