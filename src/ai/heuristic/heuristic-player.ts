// A plain but sensible player for either side: every decision by estimate, none by chance, no look at dice.
import { JAPAN } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { DECISIONS, type Decision, type DecisionName } from '../../game/questions/decisions.js';
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
import { repairInSanDiego, sailFromWestCoast, withdrawCripples } from './off-map.js';
import { type FlagsByTurn, PlayerState } from './player-state.js';
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

type Decide = (m: PlayerState, g: Game) => void;

/** Japan's first turn is planned as a whole (18). */
const firstOr =
  (first: Decide, later: Decide): Decide =>
  (m, g) =>
    g.turn === 1 && m.side === JAPAN ? first(m, g) : later(m, g);
/** One thing after the other. */
const both =
  (one: Decide, other: Decide): Decide =>
  (m, g) => {
    one(m, g);
    other(m, g);
  };

/** Who answers each decision. */
const BY_NAME: Readonly<Record<DecisionName, Decide>> = {
  'raid-force': sendRaidForce,
  'reinforcement-ports': placeReinforcements,
  removal: removeShip,
  patrols: firstOr(patrolFirst, patrol),
  repairs: both(repair, repairInSanDiego),
  air: firstOr(placeAirFirst, placeAir),
  amphibious: firstOr(embarkFirst, embark),
  raiders: both(firstOr(raidFirst, raid), sailFromWestCoast),
  submarine: placeSubmarine,
  'next-area': chooseNextArea,
  'day-night': wishDayOrNight,
  'firing-carriers': (_, g) => announceCarriers(g),
  targets: nameTargets,
  'submarine-attack': attackSubmerged,
  retreat: decideRetreat,
  groups: formGroups,
  pursuit: pursue,
  // Groups are single ships already.
  split: () => {},
  follow,
  landings: land,
  defender: nameDefender,
  'air-raid': chooseHarbor,
  basing: both(base, withdrawCripples),
  stay: decideToStay,
  'assign-targets': assignTargets,
  kamikaze: announceKamikazes,
  'task-forces': formTaskForces,
  missions: stateMissions,
  withdraw: decideWithdrawal,
  'uncertain-area': (_, g) => chooseUncertainArea(g),
  'west-coast': escapeToWestCoast,
  'san-diego-return': (_, g) => returnFromSanDiego(g),
  'land-first': (_, g) => decideLandFirst(g),
  engage: decideToEngage,
  'uncertain-base': chooseUncertainBase,
};
const DECIDE = DECISIONS.map((name) => BY_NAME[name]);

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
  private readonly state: PlayerState;

  /**
   * @param doctrine what directs it, and the opening that does so on the turns that it names.
   * @param gathered the sums over the fight that both players are asked about by turns; players of the same games may share one, so that
   * they are worked out once. It changes no answer.
   * @param flags what flags are worth to it beyond the weights, turn by turn. Default: nothing.
   */
  constructor(
    readonly doctrine: Pick<Doctrine, 'name' | 'side' | 'weights'> & { readonly opening?: Opening | null },
    gathered = new GatheredFight(),
    flags?: FlagsByTurn,
  ) {
    this.name = doctrine.name;
    this.state = new PlayerState(sideOf(doctrine), doctrine.weights, doctrine.opening ?? null, gathered, flags);
  }

  /** Forgets the game before: the player answers from the board alone. */
  startGame(): void {
    this.state.turn.forget();
  }

  decide(decision: Decision, g: Game): void {
    const m = this.state;
    m.bind(g.tables);
    m.turnTo(g.turn);
    DECIDE[decision](m, g);
  }
}
