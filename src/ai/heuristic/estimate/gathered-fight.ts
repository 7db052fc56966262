// The sums over both forces of the fight the engine has gathered (`g.units`).
import { ALLIED, JAPAN } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { addRow, DAY, ENTRIES, rowWith, WORTH } from './force.js';

/** The fight that is gathered, summed up once as long as it stands: a player is asked about it several times. */
export class GatheredFight {
  private readonly forces = new Int32Array(2 * ENTRIES);
  /** The game's `fightState` of which these are the sums: no two games share a number. */
  private state = -1;

  /** Sums up what `g.units` has, by the rows of `force.ts`: the force of Japan, then that of the Allies, each of `ENTRIES` numbers. */
  sumUp(g: Game, rows: Int32Array): Int32Array {
    if (g.fightState === this.state) return this.forces;
    sumUp(rows, g, g.units[JAPAN], g.unitCount[JAPAN], this.forces, 0);
    sumUp(rows, g, g.units[ALLIED], g.unitCount[ALLIED], this.forces, ENTRIES);
    this.state = g.fightState;
    return this.forces;
  }
}

/** Sums up pieces into the force that begins at `at` of `f`. */
export function sumUp(rows: Int32Array, g: Game, pieces: Uint8Array, count: number, f: Int32Array, at: number): void {
  const { damage } = g;
  const { armor } = g.tables;
  for (let entry = DAY; entry <= WORTH; entry++) f[at + entry] = 0;
  for (let k = 0; k < count; k++) {
    const p = pieces[k];
    const row = rowWith(p, damage[p], armor[p]);
    addRow(f, at, rows, row);
    f[at + WORTH] += rows[row + WORTH];
  }
}
