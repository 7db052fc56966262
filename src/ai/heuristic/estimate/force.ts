// A force in sums of whole numbers, and what every piece adds to them. A piece's part depends on its damage in three steps
// only, so it stands ready in a table: to weigh a force is to add up rows.
import { AIR, AMPHIBIOUS, type BoardTables, CARRIER } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { CRIPPLED_NIGHT, type PieceValues } from './piece-values.js';

/**
 * Entries of a force. Those before WORTH make its strength: power by day, guns at night of the ships that screen, staying power,
 * screening ships (in hundredths), guns and staying power of carriers, carriers with guns and air units (in hundredths).
 * Then its worth, flags (15.3), and carriers; for what lies in a port only the number of ships.
 */
export const DAY = 0;
export const NIGHT = 1;
export const STAY = 2;
export const SCREENS = 3;
export const CARRIER_NIGHT = 4;
export const CARRIER_STAY = 5;
export const GUNNED = 6;
export const AIRS = 7;
export const WORTH = 8;
export const FLAGS = 9;
export const CARRIERS = 10;
export const SHIPS = 11;
/** Entries that make a force's strength. */
export const STRENGTH = 8;
/** Entries kept for each side and place. */
export const ENTRIES = 12;

/** Entries of a row beside those of a force: what a piece does in actions by day, and in all. */
export const DAY_MENACE = 11;
export const MENACE = 12;
export const ROW = 13;

/** Rows of a piece: sound, damaged, and with damage of its armor or more (7.72, 7.73). */
export const STATES = 3;
const CRIPPLED = 2;

/** What each piece of a board adds to a force, by piece and state; {@link rowOf} says where. */
export function forceRows(t: BoardTables, values: PieceValues): Int32Array {
  const rows = new Int32Array(t.pieceCount * STATES * ROW);
  for (let p = 0; p < t.pieceCount; p++) {
    for (let state = 0; state < STATES; state++) {
      const at = (p * STATES + state) * ROW;
      const day = dayPower(t, values, p, state);
      const night = nightPower(t, values, p, state);
      rows.set(strengthOf(t.kind[p], day, night, values.stay[p]), at);
      rows[at + DAY_MENACE] = day;
      rows[at + MENACE] = day + night;
      rows[at + WORTH] = values.worth[p];
      rows[at + CARRIERS] = t.kind[p] === CARRIER ? 1 : 0;
    }
  }
  return rows;
}

/** Power by day: a crippled carrier has none (7.73). */
function dayPower(t: BoardTables, values: PieceValues, p: number, state: number): number {
  return state === CRIPPLED && t.kind[p] !== AIR ? 0 : values.day[p];
}

/** Power at night: damage takes the bonus, a crippled ship has the gunnery of one, if it had any (7.72). */
function nightPower(t: BoardTables, values: PieceValues, p: number, state: number): number {
  if (state === CRIPPLED) return t.kind[p] < AIR && t.gunnery[p] > 0 ? CRIPPLED_NIGHT : 0;
  return state === 0 ? values.night[p] : values.nightDamaged[p];
}

/** The strength of a piece, in the order of the entries. */
function strengthOf(kind: number, day: number, night: number, stay: number): number[] {
  if (kind === AIR) return [day, 0, stay, 0, 0, 0, 0, 100];
  if (kind === CARRIER) return [day, 0, stay, 0, night, stay, night > 0 ? 100 : 0, 0];
  if (kind < AMPHIBIOUS) return [0, night, stay, 100, 0, 0, 0, 0];
  return [0, 0, stay, 0, 0, 0, 0, 0];
}

/** Where the row of a piece begins, as it is now. */
export function rowOf(g: Game, p: number): number {
  return rowWith(p, g.damage[p], g.tables.armor[p]);
}

/** Where the row of a piece begins, with its damage and armor. */
export function rowWith(p: number, damage: number, armor: number): number {
  return (p * STATES + (damage === 0 ? 0 : damage < armor ? 1 : CRIPPLED)) * ROW;
}

/** Adds a row of the table to the force that begins at `i`; with `sign` -1 it takes it out. */
export function addRow(f: Int32Array, i: number, rows: Int32Array, row: number, sign = 1): void {
  f[i + STAY] += sign * rows[row + STAY];
  // Ships that screen are most of all pieces, and have nothing else.
  if (rows[row + SCREENS] !== 0) {
    f[i + NIGHT] += sign * rows[row + NIGHT];
    f[i + SCREENS] += sign * rows[row + SCREENS];
    return;
  }
  f[i + DAY] += sign * rows[row + DAY];
  f[i + CARRIER_NIGHT] += sign * rows[row + CARRIER_NIGHT];
  f[i + CARRIER_STAY] += sign * rows[row + CARRIER_STAY];
  f[i + GUNNED] += sign * rows[row + GUNNED];
  f[i + AIRS] += sign * rows[row + AIRS];
}

/** Adds a share (permille) of a row of the table to the force that begins at `i`; a negative one takes it out again. */
export function addShare(f: Int32Array, i: number, rows: Int32Array, row: number, share: number): void {
  const part = share * 0.001;
  f[i + STAY] += (part * rows[row + STAY]) | 0;
  if (rows[row + SCREENS] !== 0) {
    f[i + NIGHT] += (part * rows[row + NIGHT]) | 0;
    f[i + SCREENS] += (part * rows[row + SCREENS]) | 0;
    return;
  }
  f[i + DAY] += (part * rows[row + DAY]) | 0;
  f[i + CARRIER_NIGHT] += (part * rows[row + CARRIER_NIGHT]) | 0;
  f[i + CARRIER_STAY] += (part * rows[row + CARRIER_STAY]) | 0;
  f[i + GUNNED] += (part * rows[row + GUNNED]) | 0;
  f[i + AIRS] += (part * rows[row + AIRS]) | 0;
}

/** Puts the strength of the force that begins at `from` where another begins, at `i`. */
export function copyStrength(f: Int32Array, i: number, force: Int32Array, from: number): void {
  f[i + DAY] = force[from + DAY];
  f[i + NIGHT] = force[from + NIGHT];
  f[i + STAY] = force[from + STAY];
  f[i + SCREENS] = force[from + SCREENS];
  f[i + CARRIER_NIGHT] = force[from + CARRIER_NIGHT];
  f[i + CARRIER_STAY] = force[from + CARRIER_STAY];
  f[i + GUNNED] = force[from + GUNNED];
  f[i + AIRS] = force[from + AIRS];
}

/** Adds the strength of the force that begins at `from` to that of the force that begins at `i`. */
export function addForce(f: Int32Array, i: number, force: Int32Array, from: number): void {
  f[i + DAY] += force[from + DAY];
  f[i + NIGHT] += force[from + NIGHT];
  f[i + STAY] += force[from + STAY];
  f[i + SCREENS] += force[from + SCREENS];
  f[i + CARRIER_NIGHT] += force[from + CARRIER_NIGHT];
  f[i + CARRIER_STAY] += force[from + CARRIER_STAY];
  f[i + GUNNED] += force[from + GUNNED];
  f[i + AIRS] += force[from + AIRS];
}
