// Damage, and the yards where it is repaired (11): which ships are too weak to sail, and to which yard each damaged ship returns.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT } from '../../../board/index.js';
import { type Game, repairPoints } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';

/** Part of its armor, in permille, from which a damaged ship returns to a yard that has the points next turn: at the end of a turn. */
const LIGHT = 333;
/** The same during the turn. */
const HEAVY = 500;
/** A cripple waits for its turn in a yard that is overbooked by less than this many times its damage. */
const YARD_TURNS = 2;

/** True for a ship that fires one shot at most (7.72, 7.73). */
export function isCripple(g: Game, p: number): boolean {
  return g.damage[p] > 0 && g.damage[p] >= g.tables.armor[p];
}

/** True for a ship with damage enough to go to a yard for; of no use on the last turn. */
export function needsYard(m: PlayerState, g: Game, p: number): boolean {
  const damage = g.damage[p];
  if (damage === 0 || g.turn + 1 >= g.rules.turns) return false;
  const share = Math.min(g.basingPhase ? LIGHT : HEAVY, m.settings.repairShare);
  return 1000 * damage >= share * g.tables.armor[p];
}

/**
 * The yard that can mend most of a ship next turn, the first of them in the order of the shares, if it has the points for half of
 * the damage; a cripple goes to any that has points. -1 when there is none.
 */
export function yardFor(m: PlayerState, g: Game, p: number, allowed: number): number {
  lookAtYards(m, g);
  const order = m.settings.harborOrder;
  const damage = g.damage[p];
  let best = -1;
  let most = isCripple(g, p) ? -YARD_TURNS * damage : (damage - 1) >> 1;
  for (let k = 0; k < order.length; k++) {
    const h = order[k];
    if ((((allowed & m.yards) >> h) & 1) === 0 || m.ports.points[h] === 0) continue;
    const room = Math.min(m.ports.room[h], damage);
    if (room <= most) continue;
    most = room;
    best = h;
  }
  if (best < 0) return -1;
  m.ports.room[best] -= damage;
  m.ports.quota[best]--;
  return best;
}

/** Sets down, once for all that return together, what each yard can still take in: its points of next turn, less the damage that lies there. */
function lookAtYards(m: PlayerState, g: Game): void {
  if (m.ports.yardsKnown) return;
  m.ports.yardsKnown = true;
  const { location, damage, tables } = g;
  for (let mask = m.yards; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    m.ports.room[h] = m.ports.points[h] = repairPoints(g, m.side, h, g.turn + 1);
  }
  const end = tables.shipEnd[m.side];
  const count = g.at.listInHarbors(m.side, m.listed);
  for (let k = 0; k < count && m.listed[k] < end; k++) {
    const p = m.listed[k];
    if (damage[p] > 0) m.ports.room[location[p] - AREA_COUNT] -= damage[p];
  }
}

/** True for a ship that has lost half of its armor where nobody mends it, while a yard elsewhere has points. */
export function missesYard(m: PlayerState, g: Game, p: number): boolean {
  if (g.damage[p] === 0 || 2 * g.damage[p] < g.tables.armor[p] || g.turn + 1 >= g.rules.turns) return false;
  const h = g.harborOf(p);
  if (repairPoints(g, m.side, h, g.turn + 1) > 0) return false;
  const stops = g.controlled[m.enemy];
  for (let mask = m.yards & g.held[m.side]; mask !== 0; mask = withoutFirst(mask)) {
    const yard = firstOf(mask);
    if ((g.tables.touches[yard] & ~stops) !== 0 && repairPoints(g, m.side, yard, g.turn + 1) > 0) return true;
  }
  return false;
}
