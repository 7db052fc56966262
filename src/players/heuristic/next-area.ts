// The order of combat, Japan's choice (7.1): landings first, raids on ports last, when their fleets are home again.
import { AREA_COUNT, PORT_COUNT } from '../../board/index.js';
import { type Game, hasUnits } from '../../game/index.js';
import type { Mind } from './mind.js';

/** Answers `next-area`. */
export function chooseNextArea(m: Mind, g: Game): void {
  const t = g.t;
  const enemyPorts = g.held[m.enemy] & ((1 << PORT_COUNT) - 1);
  const ownPorts = g.held[m.side] & ((1 << PORT_COUNT) - 1);
  m.key.fill(0);
  for (let p = t.amphibiousStart[m.side]; p < t.amphibiousEnd[m.side]; p++) {
    if (g.location[p] < AREA_COUNT) m.key[g.location[p]] += 1;
  }
  for (let a = 0; a < AREA_COUNT; a++) {
    if (((g.areasLeft >> a) & 1) === 0) continue;
    if ((t.harborsOf[a] & enemyPorts) !== 0 && hasUnits(g, a, m.side)) m.key[a] -= 2;
    // Enemy carriers next to own ports fight before own ships come back to these.
    if ((t.harborsOf[a] & ownPorts) !== 0 && hasUnits(g, a, m.enemy)) m.key[a] += 2;
  }
  let best = -1;
  for (let a = 0; a < AREA_COUNT; a++) {
    if (((g.areasLeft >> a) & 1) !== 0 && (best < 0 || m.key[a] > m.key[best])) best = a;
  }
  g.say(best);
}
