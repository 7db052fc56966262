// The sums over both forces that an estimate of a fight weighs: of what is at sea and may come, or piece by piece.
import { ALLIED, JAPAN } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import {
  AIRS,
  addRow,
  CARRIER_NIGHT,
  CARRIER_STAY,
  copyForce,
  copyStrength,
  DAY,
  ENTRIES,
  GUNNED,
  NIGHT,
  rowOf,
  rowWith,
  SCREENS,
  STAY,
  takeRow,
  WORTH,
} from './force.js';
import type { Mind } from './mind.js';

/** Puts a force at sea and a share (permille) of its reserve where the force that begins at `to` stands. */
export function takeForce(m: Mind, f: Int32Array, to: number, from: number, share: number): void {
  const { sea, reserve } = m;
  // Where nothing may come there is nothing to be reckoned: no piece is without staying power.
  if (share === 0 || reserve[from + STAY] === 0) {
    copyStrength(f, to, sea, from);
    return;
  }
  const part = share * 0.001;
  f[to + DAY] = (sea[from + DAY] + part * reserve[from + DAY]) | 0;
  f[to + NIGHT] = (sea[from + NIGHT] + part * reserve[from + NIGHT]) | 0;
  f[to + STAY] = (sea[from + STAY] + part * reserve[from + STAY]) | 0;
  f[to + SCREENS] = (sea[from + SCREENS] + part * reserve[from + SCREENS]) | 0;
  f[to + CARRIER_NIGHT] = (sea[from + CARRIER_NIGHT] + part * reserve[from + CARRIER_NIGHT]) | 0;
  f[to + CARRIER_STAY] = (sea[from + CARRIER_STAY] + part * reserve[from + CARRIER_STAY]) | 0;
  f[to + GUNNED] = (sea[from + GUNNED] + part * reserve[from + GUNNED]) | 0;
  f[to + AIRS] = (sea[from + AIRS] + part * reserve[from + AIRS]) | 0;
}

/** Adds a piece's strength, as it is now, to the force that begins at `i`. */
export function addPiece(m: Mind, g: Game, f: Int32Array, i: number, p: number): void {
  addRow(f, i, m.rows, rowOf(g, p));
}

/** Takes a piece's strength out of the force that begins at `i`. */
export function takePiece(m: Mind, g: Game, f: Int32Array, i: number, p: number): void {
  takeRow(f, i, m.rows, rowOf(g, p));
}

/** Starts the sums of a fight that is put together piece by piece. */
export function clearFight(m: Mind): void {
  m.fight.fill(0);
}

/** Adds a piece to the own or the enemy's force of the fight. */
export function addToFight(m: Mind, g: Game, p: number): void {
  const at = g.t.side[p] === m.side ? 0 : ENTRIES;
  addPiece(m, g, m.fight, at, p);
  m.fight[at + WORTH] += m.values.worth[p];
}

/** The fight that was summed up last, by any player: the force of Japan, then that of the Allies; and its `fightState`. */
const SUMMED = new Int32Array(2 * ENTRIES);
let summedState = -1;

/** Sums up the fight the engine has gathered (`g.units`): once as long as it stands, for both sides are asked about it by turns. */
export function weighFight(m: Mind, g: Game): void {
  if (g.fightState !== summedState) {
    sumUp(m, g, g.units[JAPAN], g.unitCount[JAPAN], SUMMED, 0);
    sumUp(m, g, g.units[ALLIED], g.unitCount[ALLIED], SUMMED, ENTRIES);
    summedState = g.fightState;
  }
  copyForce(m.fight, 0, SUMMED, m.side * ENTRIES);
  copyForce(m.fight, ENTRIES, SUMMED, m.enemy * ENTRIES);
}

/** Sums up pieces into the force that begins at `at` of `f`: in locals, each entry is stored once. */
export function sumUp(m: Mind, g: Game, pieces: Uint8Array, count: number, f: Int32Array, at: number): void {
  const { rows } = m;
  let day = 0;
  let night = 0;
  let stay = 0;
  let screens = 0;
  let carrierNight = 0;
  let carrierStay = 0;
  let gunned = 0;
  let airs = 0;
  let worth = 0;
  const { damage } = g;
  const { armor } = g.t;
  for (let k = 0; k < count; k++) {
    const p = pieces[k];
    const row = rowWith(p, damage[p], armor[p]);
    stay += rows[row + STAY];
    worth += rows[row + WORTH];
    const screen = rows[row + SCREENS];
    if (screen !== 0) {
      night += rows[row + NIGHT];
      screens += screen;
      continue;
    }
    day += rows[row + DAY];
    carrierNight += rows[row + CARRIER_NIGHT];
    carrierStay += rows[row + CARRIER_STAY];
    gunned += rows[row + GUNNED];
    airs += rows[row + AIRS];
  }
  f[at + DAY] = day;
  f[at + NIGHT] = night;
  f[at + STAY] = stay;
  f[at + SCREENS] = screens;
  f[at + CARRIER_NIGHT] = carrierNight;
  f[at + CARRIER_STAY] = carrierStay;
  f[at + GUNNED] = gunned;
  f[at + AIRS] = airs;
  f[at + WORTH] = worth;
}
