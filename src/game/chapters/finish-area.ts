// What follows when the combat in an area is over: air raids, then landings (5.5, 9.1, 13.32).
import { ALLIED, JAPAN } from '../../board/index.js';
import { dissolveTaskForces } from '../options/task-forces.js';
import { hasUnits } from '../state/rosters.js';
import type { Game } from '../state/state.js';
import { airRaids } from './air-raids.js';
import { landings } from './amphibious.js';

/** After all combat in an area: the victor's air raids, then landings (5.5, 9.1, 13.32). */
export function finishArea(g: Game, area: number): void {
  dissolveTaskForces(g);
  g.surprised = 0; // nt1 18.2 speaks of rounds of combat, and they are over
  const japan = hasUnits(g, area, JAPAN);
  const allied = hasUnits(g, area, ALLIED);
  if (japan !== allied) airRaids(g, area, japan ? JAPAN : ALLIED);
  landings(g, JAPAN, area);
  landings(g, ALLIED, area);
}
