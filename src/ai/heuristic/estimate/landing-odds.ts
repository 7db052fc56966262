// The chance that troops at sea come ashore: after each round of a fight (13.31), so also on the side that is losing it. Fitted to some
// twelve thousand units that were sent in games between the shipped doctrines: who wins the area hardly matters, what can fire at them in
// the first round does.
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { takeForce } from './fight-sums.js';
import { CARRIER_NIGHT, DAY, ENTRIES, NIGHT, SCREENS, STAY } from './force.js';

/** Permille of a side's reserve that is expected to cover its landing. */
const COVER = 300;
/** Fire, in permille of a middling ship a round, that half of the units live through. */
const HALF = 500;
/** Part of the fire by day and at night that troops with ships around them get, permille: at night they are shot at last (7.423). */
const DAY_FIRE = 680;
const NIGHT_FIRE = 140;
/** The same where nothing else is there to be shot at. */
const DAY_ALONE = 3900;
const NIGHT_ALONE = 1270;
/** Chance, permille, that nothing more comes in their way where the enemy's raiders may. */
const UNMET = 890;
/** The same of units that go by themselves where nobody is expected. */
const ALONE = 950;

/**
 * Chance, permille, that troops land which come with the first of the two forces in `f`, against what the second has at sea.
 *
 * @param mayCome whether raiders of the enemy may be added to his force.
 */
export function landingOdds(f: Int32Array, mayCome: boolean): number {
  const unopposed = mayCome ? UNMET : f[STAY] > 0 ? 1000 : ALONE;
  if (f[ENTRIES + STAY] <= 0) return unopposed;
  const day = f[ENTRIES + DAY];
  const night = f[ENTRIES + NIGHT] + f[ENTRIES + CARRIER_NIGHT];
  const fire = f[SCREENS] > 0 ? DAY_FIRE * day + NIGHT_FIRE * night : DAY_ALONE * day + NIGHT_ALONE * night;
  return ((unopposed * HALF) / (HALF + fire * 0.001)) | 0;
}

/** The same of a unit of a side that is sent to an area, with what is there and what may still sail to cover it. */
export function landingChance(m: PlayerState, side: number, a: number): number {
  const landings = m.landings[side as 0 | 1];
  if (((landings.known >> a) & 1) === 0) {
    landings.known |= 1 << a;
    faceLanding(m, side, a);
    landings.chance[a] = landingOdds(m.fight, m.turn.reserve[seaAt(1 - side, a) + STAY] > 0);
  }
  return landings.chance[a];
}

/** Puts the force with troops of a side in an area, and the one against it, into `m.fight`. */
export function faceLanding(m: PlayerState, side: number, a: number): void {
  takeForce(m, m.fight, 0, seaAt(side, a), COVER);
  takeForce(m, m.fight, ENTRIES, seaAt(1 - side, a), 0);
}
