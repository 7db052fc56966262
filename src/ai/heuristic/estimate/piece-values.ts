// What each piece is good for, worked out once per board. Whole numbers: chances in permille, staying power and worth in hundredths.
import { AIR, AMPHIBIOUS, AREA_COUNT, type BoardTables, CARRIER, CRUISER, PORT_COUNT } from '../../../board/index.js';
import { MAX_PIECES } from '../../../game/index.js';
import { MAX_TURNS } from '../../opening.js';
import { oddsIndex, REMOVE_ODDS } from './attack-odds.js';

/** Where the reinforcements of a port after a turn stand in `arriving`. */
export const arrivalAt = (port: number, turn: number): number => turn * PORT_COUNT + port;

const permille = (bonus: number, shots: number): number => REMOVE_ODDS[oddsIndex(bonus, shots, 2)];

/** Power of a single shot without bonus: what is left of a crippled ship's gunnery (7.72). */
export const CRIPPLED_NIGHT = permille(0, 1);

/** Staying power of an air unit: never disabled, and shot at without bonus (12.22, 12.23). */
export const AIR_STAY = 430;

/** Values of the pieces of a board, by piece index. Power is the chance, in permille, to remove a middling ship (armor 2) in one attack. */
export class PieceValues {
  /** By day, with an airstrike that is not crippled. */
  readonly day = new Int32Array(MAX_PIECES);
  /** At night: undamaged, and damaged (no bonus, 7.72). */
  readonly night = new Int32Array(MAX_PIECES);
  readonly nightDamaged = new Int32Array(MAX_PIECES);
  /** How long a piece lasts in a fight, as fitted to fights of simulated games (`fight-estimate.ts`). */
  readonly stay = new Int32Array(MAX_PIECES);
  /** Worth of a piece to its owner, in hundredths of a POC. */
  readonly worth = new Int32Array(MAX_PIECES);
  /** Own ships by side, those first that are missed least on patrol; read backwards, the strongest raiders first. */
  readonly thriftOrder: readonly [Uint8Array, Uint8Array];
  readonly carriers: readonly [Uint8Array, Uint8Array];
  /** Worth of the reinforcements listed for a port after a turn, which are lost when it is (4.41): entry {@link arrivalAt}. */
  readonly arriving: Int32Array;

  constructor(t: BoardTables) {
    for (let p = 0; p < t.pieceCount; p++) {
      const kind = t.kind[p];
      if (kind <= AIR) this.day[p] = permille(t.airstrikeBonus[p], t.airstrike[p]);
      if (kind < AIR) {
        this.night[p] = permille(t.gunneryBonus[p], t.gunnery[p]);
        this.nightDamaged[p] = permille(0, t.gunnery[p]);
      }
      this.stay[p] = stayOf(kind, t.armor[p]);
      this.worth[p] = worthOf(t, p);
    }
    const ships = (side: 0 | 1) =>
      Uint8Array.from({ length: t.shipEnd[side] - t.shipStart[side] }, (_, k) => t.shipStart[side] + k);
    const carriers = (side: 0 | 1) => ships(side).filter((p) => t.kind[p] === CARRIER);
    const thrift = (p: number) => thriftOf(t, this.worth, p);
    const thrifty = (side: 0 | 1) => ships(side).sort((a, b) => thrift(a) - thrift(b) || a - b);
    this.thriftOrder = [thrifty(0), thrifty(1)];
    this.carriers = [carriers(0), carriers(1)];
    this.arriving = arrivals(t, this.worth);
  }
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
