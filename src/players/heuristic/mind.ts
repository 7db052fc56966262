// What a heuristic player keeps between and during decisions: typed arrays made once, so that nothing is allocated while it plays.
import { AREA_COUNT, type BoardTables, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';
import type { Weights } from './doctrine.js';
import { type PieceValues, pieceValues } from './piece-values.js';

const SIDES_BY_AREA = 2 * AREA_COUNT;
const SIDES_BY_HARBOR = 2 * HARBOR_COUNT;
const areaFloats = () => new Float64Array(AREA_COUNT);

/** Scratch and memory of one player. Indexes by side and area are `side * 13 + area`, by side and harbor `side * 22 + harbor`. */
export class Mind {
  readonly enemy: 0 | 1;

  /** Strength at sea, by side and area: power by day and at night, staying power, worth. */
  readonly seaDay = new Float64Array(SIDES_BY_AREA);
  readonly seaNight = new Float64Array(SIDES_BY_AREA);
  readonly seaStay = new Float64Array(SIDES_BY_AREA);
  readonly seaWorth = new Float64Array(SIDES_BY_AREA);
  /** Patrollers and air units: what carries a flag (15.3). */
  readonly seaFlags = new Uint8Array(SIDES_BY_AREA);
  readonly seaAir = new Uint8Array(SIDES_BY_AREA);
  readonly seaCarriers = new Uint8Array(SIDES_BY_AREA);

  /** Ships in port that may still sail this turn, by side and harbor. */
  readonly portDay = new Float64Array(SIDES_BY_HARBOR);
  readonly portNight = new Float64Array(SIDES_BY_HARBOR);
  readonly portStay = new Float64Array(SIDES_BY_HARBOR);
  readonly portShips = new Uint8Array(SIDES_BY_HARBOR);

  /** Raiders that could still come, by side and area. */
  readonly reserveDay = new Float64Array(SIDES_BY_AREA);
  readonly reserveNight = new Float64Array(SIDES_BY_AREA);
  readonly reserveStay = new Float64Array(SIDES_BY_AREA);

  /** Worth of ending the turn with the own flag in an area, and of ending it without the enemy's. */
  readonly hold = areaFloats();
  readonly deny = areaFloats();
  /** Areas in the order they are looked at, best first, and the keys they are sorted by. */
  readonly order = new Uint8Array(AREA_COUNT);
  readonly key = areaFloats();

  /** Own ships in port that may sail, in the order of use: piece, first areas, areas that need a roll or a second step. */
  readonly pool = new Uint8Array(MAX_PIECES);
  poolCount = 0;
  readonly poolFirst = new Uint16Array(MAX_PIECES);
  readonly poolFar = new Uint16Array(MAX_PIECES);
  readonly taken = new Uint8Array(MAX_PIECES);
  /** Repair points wanted by ship this turn. */
  readonly repair = new Uint8Array(MAX_PIECES);

  /** Air units: gain of one more in an area; enemy air units seen there. */
  readonly airGain = areaFloats();
  readonly airSeen = new Uint8Array(AREA_COUNT);
  airTurn = 0;

  /** Ships by harbor while a fleet is being based. */
  readonly based = new Float64Array(HARBOR_COUNT);

  /** Attackers and targets of an action. */
  readonly attackers = new Uint8Array(MAX_PIECES);
  readonly targets = new Uint8Array(MAX_PIECES);
  readonly score = new Float64Array(MAX_PIECES);

  /** Sums of the last fight that was weighed: own and enemy. */
  ownDay = 0;
  ownNight = 0;
  ownStay = 0;
  enemyDay = 0;
  enemyNight = 0;
  enemyStay = 0;

  private tables: BoardTables | null = null;
  values!: PieceValues;

  constructor(
    readonly side: 0 | 1,
    readonly weights: Weights,
  ) {
    this.enemy = side === 0 ? 1 : 0;
  }

  /** Works out the values of the pieces when the board is another one than before. */
  bind(t: BoardTables): void {
    if (this.tables === t) return;
    this.tables = t;
    this.values = pieceValues(t);
  }
}
