// The chance that troops at sea come ashore: after each round of a fight (13.31), so also on the side that is losing it.
import { forceChance } from './fight-estimate.js';
import { CARRIER_NIGHT, DAY, ENTRIES, NIGHT, SCREENS, STAY } from './force.js';

/** Power of an enemy, in permille of a middling ship a round, that lets half of the units live which he shoots at alone. */
const HALF = 500;
/** Part of his fire that a screen leaves for the units behind it (7.423), permille. */
const BEHIND_SCREEN = 350;
/** Chance, permille, that a side which is losing still stays for the landing at the end of a round (5.42, 5.43). */
const STAYS = 800;
/** Chance, permille, of units that go by themselves where nobody is expected. */
const ALONE = 950;

/**
 * Chance, permille, that troops land which come with the first of the two forces in `f`: they win the area, or live through a round
 * that ends before the fight does (13.31). Whatever is stacked against them shoots at them once only, and most of it at their screen.
 *
 * @param control whose flag is in the area: 1 their own, -1 the other side's, 0 nobody's.
 */
export function landingOdds(f: Int32Array, control: number): number {
  if (f[ENTRIES + STAY] <= 0) return f[STAY] > 0 ? 1000 : ALONE;
  const win = forceChance(f, control);
  const power = Math.max(f[ENTRIES + DAY], f[ENTRIES + NIGHT] + f[ENTRIES + CARRIER_NIGHT]);
  const fire = f[SCREENS] > 0 ? power * BEHIND_SCREEN * 0.001 : power;
  return (win + ((1000 - win) * STAYS * 0.001 * HALF) / (HALF + fire)) | 0;
}
