// Which ships lie in the yard this turn (11): decided before the patrols sail, since a ship under repair may not move (11.4).
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import { type Game, repairPoints } from '../../game/index.js';
import type { Mind } from './mind.js';

const left = new Int16Array(HARBOR_COUNT);

/** Decides the points for each damaged ship into `repair`: the most valuable ships first, each as far as the points go. */
export function chooseRepairs(m: Mind, g: Game): void {
  const t = g.t;
  m.repair.fill(0);
  // On the last turn a ship serves better at sea; only what cannot sail could be repaired, and to no use.
  if (g.turn >= g.rules.turns) return;
  let any = false;
  for (let p = t.shipStart[m.side]; p < t.shipEnd[m.side]; p++) {
    if (g.damage[p] !== 0 && g.isInHarbor(p)) any = true;
  }
  if (!any) return;
  for (let h = 0; h < HARBOR_COUNT; h++) left[h] = repairPoints(g, m.side, h);
  const order = m.values.strengthOrder[m.side];
  for (let k = 0; k < order.length; k++) {
    const p = order[k];
    const damage = g.damage[p];
    if (damage === 0 || !g.isInHarbor(p)) continue;
    const h = g.location[p] - AREA_COUNT;
    if (left[h] <= 0 || damage < m.weights.repairShare * t.armor[p]) continue;
    const points = Math.min(damage, left[h]);
    m.repair[p] = points;
    left[h] -= points;
  }
}

/** Answers `repairs`: what was decided when the patrols sailed. */
export function repair(m: Mind, g: Game): void {
  for (let p = g.t.shipStart[m.side]; p < g.t.shipEnd[m.side]; p++) {
    if (m.repair[p] === 0) continue;
    g.say(p);
    g.say(m.repair[p]);
  }
}
