// The order of combat, Japan's choice (7.1): landings first, raids on ports last, when their fleets are home again.
import { type Game, MAJOR_PORTS } from '../../game/index.js';
import type { Mind } from './mind.js';

/** Answers `next-area`. */
export function chooseNextArea(m: Mind, g: Game): void {
  m.fought = g.turn;
  const { harborsOf } = g.t;
  const landings = g.at.amphibiousAreas(m.side);
  // Only carriers raid (9.11): where there are none, ports next door are no reason to hurry or to wait.
  const raids = g.at.carrierAreas(m.side);
  const dangers = g.at.carrierAreas(m.enemy);
  let best = -1;
  let most = -99;
  for (let mask = g.areasLeft; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    let key = ((landings >> a) & 1) === 0 ? 0 : 1;
    if (((raids >> a) & 1) !== 0 && (harborsOf[a] & g.held[m.enemy] & MAJOR_PORTS) !== 0) key -= 2;
    // Enemy carriers next to own ports fight before own ships come back to these.
    if (((dangers >> a) & 1) !== 0 && (harborsOf[a] & g.held[m.side] & MAJOR_PORTS) !== 0) key += 2;
    if (key > most) {
      most = key;
      best = a;
    }
  }
  g.say(best);
}
