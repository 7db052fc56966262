// What a heuristic player carries from one decision to the next: what it saw of the board when the turn began, kept in step with its own
// answers, and what it has planned. It lasts for a turn; nothing else is carried.
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';
import { ENTRIES } from './estimate/force.js';

/** Where a side's force in an area begins in `sea` and `reserve`. */
export const seaAt = (side: number, area: number): number => (side * AREA_COUNT + area) * ENTRIES;
/** Where a side's force in a harbor begins in `port`. */
export const portAt = (side: number, harbor: number): number => (side * HARBOR_COUNT + harbor) * ENTRIES;

/** In `reserveStops`: what has been spread is not what is in port any more. */
export const CHANGED = -1;

/** No round. */
export const UNKNOWN = -1;

/** The memory of one turn. Its marks are numbers of turns: what is marked with another turn is not known in this one. */
export class TurnMemory {
  /** Turn for which the board was last looked at. */
  lookedAt = 0;
  /** Turn for which the areas were valued last. */
  valued = 0;
  /** The last turn of which the combat has begun. */
  fought = 0;
  /** Round in which the pursuit that is under way began; {@link UNKNOWN} where it was begun by an answer that this player did not give. */
  pursuitBegan = UNKNOWN;

  /** Forces at sea, ships in port that may still sail, and what could come to an area from these ports. */
  readonly sea = new Int32Array(2 * AREA_COUNT * ENTRIES);
  readonly port = new Int32Array(2 * HARBOR_COUNT * ENTRIES);
  readonly reserve = new Int32Array(2 * AREA_COUNT * ENTRIES);
  /** By side, harbors with ships in `port`, and perhaps some whose ships have sailed since. */
  readonly ports = new Int32Array(2);
  /** By side, the enemy flags between which the reserve was spread; {@link CHANGED} when it must be spread anew. */
  readonly reserveStops = new Int32Array(2);

  /**
   * Worth, in hundredths of a POC, of ending the turn with the own flag in an area, and of ending it without the enemy's; and what
   * of both is the POC that the enemy does not get.
   */
  readonly hold = new Int32Array(AREA_COUNT);
  readonly deny = new Int32Array(AREA_COUNT);
  readonly denied = new Int32Array(AREA_COUNT);

  /** Own ships in port that may sail when the turn begins, in thrift order; and whether they have sailed since, or cannot any more. */
  readonly pool = new Uint8Array(MAX_PIECES);
  poolCount = 0;
  readonly taken = new Uint8Array(MAX_PIECES);

  /** Repair points decided by ship, and how many ships have any. */
  readonly repairPoints = new Uint8Array(MAX_PIECES);
  underRepair = 0;

  /** The air units, which are placed one by one. */
  readonly air = new AirMemory();

  /** Forgets what was seen. */
  forget(): void {
    this.lookedAt = 0;
    this.valued = 0;
    this.fought = 0;
    this.air.turn = 0;
    this.pursuitBegan = UNKNOWN;
    this.reserveStops.fill(CHANGED);
  }
}

/** What is known while air units are placed (12.1). */
class AirMemory {
  /** Turn for which it is known. */
  turn = 0;
  /** What flags of air units are worth, in hundredths of a POC. */
  readonly hold = new Int32Array(AREA_COUNT);
  /** Gain, in hundredths of a POC, of one more air unit in an area: in the areas of the mask no more than a bound of it. */
  readonly gain = new Int32Array(AREA_COUNT);
  guessed = 0;
  /** Areas in which a port falls when the enemy keeps his flags there (14.1). */
  sieges = 0;
  /** Chance, permille, that air units in an area are sent home because their last base falls (12.24). */
  readonly risk = new Int32Array(AREA_COUNT);
}
