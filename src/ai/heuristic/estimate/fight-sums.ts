// The sums over both forces that an estimate of a fight weighs: of what is at sea and may come, or piece by piece.
import type { Game } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';
import {
  AIRS,
  addRow,
  CARRIER_NIGHT,
  CARRIER_STAY,
  copyStrength,
  DAY,
  ENTRIES,
  GUNNED,
  NIGHT,
  rowOf,
  SCREENS,
  STAY,
  WORTH,
} from './force.js';

/** Puts a force at sea and a share (permille) of its reserve where the force that begins at `to` stands. */
export function takeForce(m: PlayerState, f: Int32Array, to: number, from: number, share: number): void {
  const { sea, reserve } = m.turn;
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

/** Adds a piece's strength, as it is now, to the force that begins at `i`; with `sign` -1 it takes it out. */
export function addPiece(m: PlayerState, g: Game, f: Int32Array, i: number, p: number, sign = 1): void {
  addRow(f, i, m.rows, rowOf(g, p), sign);
}

/** Starts the sums of a fight that is put together piece by piece. */
export function clearFight(m: PlayerState): void {
  m.fight.fill(0);
}

/** Adds a piece to the own or the enemy's force of the fight. */
export function addToFight(m: PlayerState, g: Game, p: number): void {
  const at = g.tables.side[p] === m.side ? 0 : ENTRIES;
  addPiece(m, g, m.fight, at, p);
  m.fight[at + WORTH] += m.values.worth[p];
}
