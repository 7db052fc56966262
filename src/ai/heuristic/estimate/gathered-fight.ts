// The sums over both forces of the fight the engine has gathered (`g.units`).
import { ALLIED, JAPAN } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import {
  AIRS,
  CARRIER_NIGHT,
  CARRIER_STAY,
  DAY,
  ENTRIES,
  GUNNED,
  NIGHT,
  rowWith,
  SCREENS,
  STAY,
  WORTH,
} from './force.js';

/** The fight that is gathered, summed up once as long as it stands: a player is asked about it several times. */
export class GatheredFight {
  /** The force of Japan, then that of the Allies. */
  readonly forces = new Int32Array(2 * ENTRIES);
  /** The game's `fightState` of which these are the sums: no two games share a number. */
  private state = -1;

  /** Sums up what `g.units` has, by the rows of `force.ts`. */
  sumUp(g: Game, rows: Int32Array): void {
    if (g.fightState === this.state) return;
    sumUp(rows, g, g.units[JAPAN], g.unitCount[JAPAN], this.forces, 0);
    sumUp(rows, g, g.units[ALLIED], g.unitCount[ALLIED], this.forces, ENTRIES);
    this.state = g.fightState;
  }
}

/** Sums up pieces into the force that begins at `at` of `f`: in locals, each entry is stored once. */
export function sumUp(rows: Int32Array, g: Game, pieces: Uint8Array, count: number, f: Int32Array, at: number): void {
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
  const { armor } = g.tables;
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
