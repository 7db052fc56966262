// What a heuristic player keeps between and during decisions: typed arrays of whole numbers made once, so that nothing is
// allocated while it plays (a number with a fraction that leaves a function is an allocation too).
import { ALLIED, AREA_COUNT, type BoardTables, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES, SAMOA } from '../../game/index.js';
import { MOST_TURNS, type Opening } from '../opening.js';
import { Exchange } from './exchange.js';
import { FightEstimate } from './fight-estimate.js';
import { ENTRIES, forceRows } from './force.js';
import { GatheredFight } from './gathered-fight.js';
import { type PieceValues, pieceValues } from './piece-values.js';
import { type Settings, settingsOf } from './settings.js';
import { type TurnPlan, turnPlans } from './turn-plan.js';
import type { Weights } from './weights.js';

/** Where a side's force in an area begins in `sea` and `reserve`. */
export const seaAt = (side: number, area: number): number => (side * AREA_COUNT + area) * ENTRIES;
/** Where a side's force in a harbor begins in `port`. In `port`, entry WORTH counts ships. */
export const portAt = (side: number, harbor: number): number => (side * HARBOR_COUNT + harbor) * ENTRIES;

/** All sea areas, as a mask. */
export const ALL_AREAS = (1 << AREA_COUNT) - 1;

/** Scratch and memory of one player. */
export class Mind {
  readonly enemy: 0 | 1;
  /** Weights of the turn: the doctrine's, or those of the opening. */
  settings: Settings;
  /** What the opening says about the turn; `null` for nothing. */
  plan: TurnPlan | null = null;

  /** Forces at sea, ships in port that may still sail, and what could come to an area from these ports. */
  readonly sea = new Int32Array(2 * AREA_COUNT * ENTRIES);
  readonly port = new Int32Array(2 * HARBOR_COUNT * ENTRIES);
  readonly reserve = new Int32Array(2 * AREA_COUNT * ENTRIES);

  /** By side, the enemy flags between which the reserve was spread; -1 when it must be spread anew. */
  readonly reserveStops = new Int32Array(2);
  /** What raiders meet in each area where the enemy comes in strength, and where only a party of his does; areas where he may yet come. */
  readonly feared = new Int32Array(AREA_COUNT * ENTRIES);
  readonly party = new Int32Array(AREA_COUNT * ENTRIES);
  parties = 0;
  /** The forces of the enemy that count for them, and where those of the first area begin. */
  facing = this.sea;
  facingAt = 0;

  /** Turn for which the board was last looked at. */
  turn = 0;

  /** Turn for which the areas were valued last. */
  valued = 0;
  /**
   * Worth, in hundredths of a POC, of ending the turn with the own flag in an area, and of ending it without the enemy's; and what
   * of both is the POC that the enemy does not get.
   */
  readonly hold = new Int32Array(AREA_COUNT);
  readonly denied = new Int32Array(AREA_COUNT);
  readonly deny = new Int32Array(AREA_COUNT);
  /** Areas in the order they are looked at, best first, the keys they are sorted by, and chances by area. */
  readonly order = new Uint8Array(AREA_COUNT);
  readonly key = new Int32Array(AREA_COUNT);
  readonly chance = new Int32Array(AREA_COUNT);
  /** Patrollers that are wanted in each area. */
  readonly bearers = new Uint8Array(AREA_COUNT);
  /** What a fight is about, and what an area is worth with the raiders as they are sent; what own losses count of their worth (permille). */
  readonly stake = new Int32Array(AREA_COUNT);
  readonly value = new Int32Array(AREA_COUNT);
  caution = 0;
  /** The least chance (permille) with which raiders join a fight, and that up to which those that are left over do. */
  attack = 0;
  surplus = 0;
  /** What the ship looked at last adds where it should go, and takes away where it comes from. */
  adds = 0;
  loses = 0;
  /** Areas whose chance is as the forces stand now. */
  chanceKnown = 0;

  /** Own ships in port that may sail, in thrift order; areas they reach freely and with a roll. */
  readonly pool = new Uint8Array(MAX_PIECES);
  poolCount = 0;
  readonly poolNear = new Uint16Array(MAX_PIECES);
  readonly poolFar = new Uint16Array(MAX_PIECES);
  /** Chance of each ship of the pool to pass a speed roll, permille. */
  readonly poolPasses = new Uint16Array(MAX_PIECES);
  /** Areas that some ship of the pool reaches, those that one may try a roll for (6.41), and the first ship that is not taken. */
  poolReach = 0;
  poolTries = 0;
  poolFirst = 0;
  /** Areas that each ship of the pool reaches while it is free, where it is sent (-1 for nowhere), the first carrier, and ships that reach the same, as groups and forces. */
  readonly poolReaches = new Uint16Array(MAX_PIECES);
  readonly destination = new Int8Array(MAX_PIECES);
  poolCarriers = 0;
  groups = 0;
  readonly groupOf = new Uint8Array(MAX_PIECES);
  readonly groupReach = new Uint16Array(MAX_PIECES);
  readonly groupForce = new Int32Array(MAX_PIECES * ENTRIES);
  /** Moves that were made before a ship of a group at a place was found to be well where it is. */
  readonly unmoved = new Int16Array(2 * MAX_PIECES * (AREA_COUNT + 1));
  /** What of a ship of the pool arrives in areas where it must roll, and which ship that is (-1 for none). */
  readonly share = new Int32Array(ENTRIES);
  shared = -1;
  /** Areas that ships reach from a harbor, freely and with a roll. */
  readonly harborNear = new Uint16Array(HARBOR_COUNT);
  readonly harborFar = new Uint16Array(HARBOR_COUNT);
  readonly taken = new Uint8Array(MAX_PIECES);
  /** Repair points decided by ship this turn, and whether there are any. */
  readonly repair = new Uint8Array(MAX_PIECES);
  repairs = 0;

  /** Gain, in hundredths of a POC, of one more air unit in an area: in the areas of the mask no more than a bound of it. */
  readonly airGain = new Int32Array(AREA_COUNT);
  airGuessed = 0;
  /** Areas in which a port falls when the enemy keeps his flags there (14.1). */
  sieges = 0;
  /** Enemy air units by area, and how many were at sea when they were counted last. */
  readonly airUnseen = new Uint8Array(AREA_COUNT);
  airSeen = 0;
  airTurn = 0;
  /** Chance, permille, that air units in an area are sent home because their last base falls (12.24). */
  readonly airRisk = new Int32Array(AREA_COUNT);

  /**
   * What harbors have to fear from each area while pieces return to port (`harbor-danger.ts`), in permille the share of carriers in
   * port that is feared, the areas that were not weighed yet, and those of danger; the last turn of which the combat has begun.
   */
  readonly danger = new Int32Array(AREA_COUNT);
  dangerShare = 0;
  dangerUnknown = 0;
  dangerAreas = 0;
  fought = 0;

  /** Points that each yard will have next turn, and those beyond the damage that lies in it, while the fleet is based. */
  readonly yardPoints = new Int32Array(HARBOR_COUNT);
  readonly yardRoom = new Int32Array(HARBOR_COUNT);
  yardsKnown = false;
  /** What an amphibious unit gains in each base, and the bases of which it is known in the decision that is being made (`base-worth.ts`). */
  readonly baseWorth = new Int32Array(HARBOR_COUNT);
  basesKnown = 0;
  /** Bases that troops which enter together are to take or to keep, as a mask (`troop-ports.ts`). */
  aimed = 0;

  /** Ships that still belong to each port while the fleet is based. */
  readonly quota = new Int32Array(HARBOR_COUNT);

  /** Pieces listed last. */
  readonly listed = new Uint8Array(MAX_PIECES);
  /** Attackers of an action with their shots, and its targets: how they come within reach, and some ship among them (-1 for none). */
  readonly attackers = new Uint8Array(MAX_PIECES);
  readonly shots = new Uint8Array(MAX_PIECES);
  readonly targets = new Uint8Array(MAX_PIECES);
  readonly reach = new Uint8Array(MAX_PIECES);
  hull = -1;
  readonly score = new Int32Array(MAX_PIECES);
  readonly menace = new Int32Array(MAX_PIECES);
  readonly room = new Int8Array(MAX_PIECES);

  /** A fight that is weighed: the own force, then the enemy's; and what is expected of it. */
  readonly fight = new Int32Array(2 * ENTRIES);
  readonly estimate = new FightEstimate();
  /** A round of fire that is weighed. */
  readonly exchange = new Exchange();
  /** The fight that the engine has gathered, as it was summed up last. */
  readonly gathered = new GatheredFight();

  /** Areas with own amphibious units at sea. */
  landings = 0;
  /** Round in which the pursuit that is under way began. */
  chaseBegan = 0;
  /** Ships of a chase that is thought about, and what they chase. */
  readonly chasers = new Uint8Array(MAX_PIECES);
  chaserCount = 0;
  readonly quarry = new Uint8Array(MAX_PIECES);
  quarryCount = 0;
  /** What the chase is worth with the chaser that was added last, and its odds (`chasers.ts`). */
  bestWorth = 0;
  bestOdds = 0;
  /** Harbors where this side can ever repair (11.24, 11.51). */
  yards = 0;

  private tables: BoardTables | null = null;
  private readonly usual: Settings;
  private plans: readonly (TurnPlan | null)[] = [];
  values!: PieceValues;
  /** What each piece adds to a force (`force.ts`). */
  rows!: Int32Array;

  constructor(
    readonly side: 0 | 1,
    private readonly weights: Weights,
    private readonly opening: Opening | null = null,
  ) {
    this.enemy = side === 0 ? 1 : 0;
    this.usual = settingsOf(weights);
    this.settings = this.usual;
  }

  /** Works out the values of the pieces when the board is another one than before. */
  bind(t: BoardTables): void {
    if (this.tables === t) return;
    this.tables = t;
    this.values = pieceValues(t);
    this.rows = forceRows(t, this.values);
    this.yards = 0;
    for (let h = 0; h < HARBOR_COUNT; h++) if (t.repairOwner[h] === this.side) this.yards |= 1 << h;
    if (this.side === ALLIED) this.yards |= 1 << SAMOA;
    if (this.opening) this.plans = turnPlans(this.opening, this.weights, t, MOST_TURNS);
    this.forget();
  }

  /** Turns to a turn of the game: what the opening says about it, and its weights. */
  turnTo(turn: number): void {
    if (this.opening === null) return;
    this.plan = this.plans[turn];
    this.settings = this.plan === null ? this.usual : this.plan.settings;
  }

  /** Forgets what was seen of a game. */
  forget(): void {
    this.turn = 0;
    this.valued = 0;
    this.fought = 0;
    this.airTurn = 0;
    this.reserveStops.fill(-1);
  }
}
