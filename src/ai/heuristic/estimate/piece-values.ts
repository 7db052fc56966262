// What each piece is good for, worked out once per board. Whole numbers: chances in permille, staying power and worth in hundredths.
import { AIR, AMPHIBIOUS, AREA_COUNT, type BoardTables, CARRIER, CRUISER, PORT_COUNT } from '../../../board/index.js';
import { MAX_TURNS } from '../../opening.js';
import { oddsIndex, REMOVE_ODDS } from './attack-odds.js';

/** Values of pieces by piece index. Power is the chance, in permille, to remove a middling ship (armor 2) in one attack. */
export interface PieceValues {
  /** By day, with an airstrike that is not crippled. */
  readonly day: Int32Array;
  /** At night: undamaged, and damaged (no bonus, 7.72). */
  readonly night: Int32Array;
  readonly nightDamaged: Int32Array;
  /** How long a piece lasts in a fight, as fitted to fights of simulated games (`fight-estimate.ts`). */
  readonly stay: Int32Array;
  /** Worth of a piece to its owner, in hundredths of a POC. */
  readonly worth: Int32Array;
  /** How eagerly it is shot at by day and at night: worth and present danger together. */
  readonly dayScore: Int32Array;
  readonly nightScore: Int32Array;
  /** Own ships by side, those first that are missed least on patrol; read backwards, the strongest raiders first. */
  readonly thriftOrder: readonly [Uint8Array, Uint8Array];
  readonly carriers: readonly [Uint8Array, Uint8Array];
  /** Worth of the reinforcements listed for a port after a turn, which are lost when it is (4.41): entry {@link arrivalAt}. */
  readonly arriving: Int32Array;
}

/** Where the reinforcements of a port after a turn stand in `arriving`. */
export const arrivalAt = (port: number, turn: number): number => turn * PORT_COUNT + port;

const permille = (bonus: number, shots: number): number => REMOVE_ODDS[oddsIndex(bonus, shots, 2)];

/** Power of a single shot without bonus: what is left of a crippled ship's gunnery (7.72). */
export const CRIPPLED_NIGHT = permille(0, 1);

/** Staying power of an air unit: never disabled, and shot at without bonus (12.22, 12.23). */
export const AIR_STAY = 430;

/** Works out the values of a board. */
export function pieceValues(t: BoardTables): PieceValues {
  const whole = () => new Int32Array(t.pieceCount);
  const day = whole();
  const night = whole();
  const nightDamaged = whole();
  const stay = whole();
  const worth = whole();
  const dayScore = whole();
  const nightScore = whole();
  for (let p = 0; p < t.pieceCount; p++) {
    const kind = t.kind[p];
    if (kind <= AIR) day[p] = permille(t.airstrikeBonus[p], t.airstrike[p]);
    if (kind < AIR) {
      night[p] = permille(t.gunneryBonus[p], t.gunnery[p]);
      nightDamaged[p] = permille(0, t.gunnery[p]);
    }
    stay[p] = stayOf(kind, t.armor[p]);
    worth[p] = worthOf(t, p);
    // Air units are hard to kill, and come back (4.5).
    dayScore[p] = kind === AIR ? 550 : 250 + 10 * worth[p] + day[p] / 2;
    nightScore[p] = 250 + 10 * worth[p] + night[p] / 4;
  }
  const ships = (side: 0 | 1) =>
    Array.from({ length: t.shipEnd[side] - t.shipStart[side] }, (_, k) => t.shipStart[side] + k);
  const thrift = (side: 0 | 1) =>
    Uint8Array.from(ships(side).sort((a, b) => thriftOf(t, worth, a) - thriftOf(t, worth, b) || a - b));
  const carriers = (side: 0 | 1) => Uint8Array.from(ships(side).filter((p) => t.kind[p] === CARRIER));
  return {
    day,
    night,
    nightDamaged,
    stay,
    worth,
    dayScore,
    nightScore,
    thriftOrder: [thrift(0), thrift(1)],
    carriers: [carriers(0), carriers(1)],
    arriving: arrivals(t, worth),
  };
}

function arrivals(t: BoardTables, worth: Int32Array): Int32Array {
  const arriving = new Int32Array(arrivalAt(0, MAX_TURNS + 1));
  for (let p = 0; p < t.pieceCount; p++) {
    const port = t.arrivalPlace[p] - AREA_COUNT;
    if (port < 0 || port >= PORT_COUNT) continue;
    for (let turn = 0; turn < t.arrivalTurn[p] && turn <= MAX_TURNS; turn++)
      arriving[arrivalAt(port, turn)] += worth[p];
  }
  return arriving;
}

function stayOf(kind: number, armor: number): number {
  if (kind === AIR) return AIR_STAY;
  // Shot at last at night, and home as soon as they are on land.
  if (kind === AMPHIBIOUS) return 40;
  return ((90 + 7 * armor) * (kind === CARRIER ? 1.38 : 1)) | 0;
}

function worthOf(t: BoardTables, p: number): number {
  const kind = t.kind[p];
  if (kind === AMPHIBIOUS) return 80;
  if (kind === AIR) return 60;
  if (kind > AMPHIBIOUS) return 0;
  const strike = t.airstrikeBonus[p] === 1 ? 45 : 30;
  return 12 + 10 * t.gunnery[p] + 5 * t.gunneryBonus[p] + strike * t.airstrike[p] + 2 * t.armor[p];
}

/** Carriers are kept back as raiders; slow ships can do little else than patrol near their port. */
function thriftOf(t: BoardTables, worth: Int32Array, p: number): number {
  if (t.kind[p] === CARRIER) return 1000 + worth[p];
  if (t.kind[p] === CRUISER) return worth[p];
  return worth[p] + (t.speed[p] > 4 ? 100 : 0);
}
