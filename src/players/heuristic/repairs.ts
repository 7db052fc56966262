// Which ships lie in the yard this turn (11): decided before the patrols sail, since a ship under repair may not move (11.4).
import { AREA_COUNT } from '../../board/index.js';
import { type Game, repairPoints } from '../../game/index.js';
import { STAY } from './force.js';
import { type Mind, seaAt } from './mind.js';

/** Decides the points for each damaged ship into `repair`: the most valuable ships first, each as far as the points go. */
export function chooseRepairs(m: Mind, g: Game): void {
  if (m.repairs > 0) m.repair.fill(0);
  m.repairs = 0;
  // On the last turn a ship serves better at sea; what cannot sail would be repaired to no use.
  if (g.turn >= g.rules.turns) return;
  const order = m.values.thriftOrder[m.side];
  let spentAt = 0;
  for (let k = order.length - 1; k >= 0; k--) {
    const p = order[k];
    const damage = g.damage[p];
    if (damage === 0 || !g.isInHarbor(p)) continue;
    const h = g.location[p] - AREA_COUNT;
    if (1000 * damage < m.settings.repairShare * g.t.armor[p] && !isQuiet(m, g, h)) continue;
    // What is left of a yard's points is kept beside the quotas: both are by harbor, and never needed together.
    if (((spentAt >> h) & 1) === 0) {
      spentAt |= 1 << h;
      m.quota[h] = repairPoints(g, m.side, h);
    }
    if (m.quota[h] <= 0) continue;
    const points = damage < m.quota[h] ? damage : m.quota[h];
    m.repair[p] = points;
    m.quota[h] -= points;
    m.repairs++;
  }
}

/** True when no enemy is, or can come, where the ships of a harbor reach without a roll: they miss nothing in the yard. */
function isQuiet(m: Mind, g: Game, harbor: number): boolean {
  const first = g.t.touches[harbor];
  for (let mask = first | g.t.neighbours[first]; mask !== 0; mask &= mask - 1) {
    const j = seaAt(m.enemy, 31 - Math.clz32(mask & -mask));
    if (m.sea[j + STAY] + m.reserve[j + STAY] > 0) return false;
  }
  return true;
}

/** Answers `repairs`: what was decided when the patrols sailed; what somebody else has sent to sea since is passed over. */
export function repair(m: Mind, g: Game): void {
  if (m.turn !== g.turn) chooseRepairs(m, g);
  if (m.repairs === 0) return;
  for (let p = g.t.shipStart[m.side]; p < g.t.shipEnd[m.side]; p++) {
    if (m.repair[p] === 0 || !g.isInHarbor(p)) continue;
    g.say(p);
    g.say(m.repair[p]);
  }
}
