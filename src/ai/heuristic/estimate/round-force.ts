// What counts of a force in one round of fire (7.5), noted once for the four volleys of it: by piece its shots, where its odds begin in
// the tables, and what it stands.
import { AIR, CARRIER } from '../../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../../dice/index.js';
import { type Game, gunneryBonusNow, MAX_PIECES, PATROLLING, shotsNow } from '../../../game/index.js';
import { oddsIndex } from './attack-odds.js';

/** What is asked of a piece as an attacker stands at its number for an action by day, and behind all of these for one at night. */
export const AT_NIGHT = MAX_PIECES;

/** A force as a round sees it. */
export class RoundForce {
  count = 0;
  /** How many of them fire by day, and at night. */
  private strikers = 0;
  private gunners = 0;
  /** Shots, and where the odds against ships begin in the tables; carriers do not show themselves at night (7.421). */
  readonly shots = new Uint8Array(2 * MAX_PIECES);
  readonly odds = new Uint16Array(2 * MAX_PIECES);
  /** Where the odds against air units begin, by day: they are shot at without bonus (12.22). */
  readonly plain = new Uint16Array(MAX_PIECES);
  /** What it adds to the start of an attacker's odds: the damage a piece stands, for air units one less. */
  readonly room = new Int8Array(MAX_PIECES);
  readonly worth = new Int32Array(MAX_PIECES);
  readonly isAir = new Uint8Array(MAX_PIECES);
  readonly hasFlag = new Uint8Array(MAX_PIECES);

  /** Notes some pieces. `worth` is what each piece of the board is worth. */
  note(g: Game, pieces: Uint8Array, count: number, worth: Int32Array): void {
    this.count = this.strikers = this.gunners = 0;
    for (let k = 0; k < count; k++) this.add(g, pieces[k], worth);
  }

  /** Keeps the first pieces alone. */
  keep(count: number): void {
    while (this.count > count) {
      this.count--;
      if (this.shots[this.count] > 0) this.strikers--;
      if (this.shots[AT_NIGHT + this.count] > 0) this.gunners--;
    }
  }

  /** Notes one more piece. */
  add(g: Game, p: number, worth: Int32Array): void {
    const { tables } = g;
    const k = this.count++;
    const kind = tables.kind[p];
    const damage = g.damage[p];
    this.isAir[k] = kind === AIR ? 1 : 0;
    this.room[k] = tables.armor[p] - damage - this.isAir[k];
    this.worth[k] = worth[p];
    this.hasFlag[k] = (g.flags[p] & PATROLLING) !== 0 ? 1 : 0;
    const strikes = shotsNow(g, p, ACTION_DAY);
    this.shots[k] = strikes;
    if (strikes > 0) {
      this.strikers++;
      this.odds[k] = oddsIndex(g.kamikaze[p] | tables.airstrikeBonus[p], strikes, 0);
      this.plain[k] = oddsIndex(0, strikes, 0);
    }
    const guns = kind === CARRIER ? 0 : shotsNow(g, p, ACTION_NIGHT);
    this.shots[AT_NIGHT + k] = guns;
    if (guns > 0) {
      this.gunners++;
      this.odds[AT_NIGHT + k] = oddsIndex(gunneryBonusNow(g, p), guns, 0);
    }
  }

  /** How many fire in an action: 0 by day, {@link AT_NIGHT} at night. */
  firing(action: number): number {
    return action === AT_NIGHT ? this.gunners : this.strikers;
  }
}
