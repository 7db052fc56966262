// Which ships lie in the yard this turn (11). Cripples are held back before the patrols sail, since a ship under repair may not
// move (11.4); points that would lapse (11.52) then go to what the patrols have left in port and the raiders can do without.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, HARBOR_COUNT } from '../../../board/index.js';
import {
  canSail,
  type Game,
  isLongRange,
  patrolReach,
  raiderReach,
  repairPoints,
  startedInPort,
} from '../../../game/index.js';
import { areaChance, fightChance, flagOf } from '../estimate/fight-chance.js';
import { addPiece } from '../estimate/fight-sums.js';
import { STAY } from '../estimate/force.js';
import { leaveReserve, spreadReserve } from '../estimate/survey.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { isCripple } from './yards.js';

/** Damage of this part of the armor, in permille, is repaired before the ship sails, whatever the doctrine says: a cripple fires one shot (7.72) or none (7.73). */
const HEAVY = 700;
/** A point of a cure by halves counts this part, in permille, of one that makes a ship whole. */
const PARTLY = 800;
/** Hundredths of a POC that each point of an area counts for, gained or kept from the enemy (2.5). */
const POINT = 100;

/** Decides the points for each ship that is held back into `repair`. */
export function chooseRepairs(m: PlayerState, g: Game): void {
  if (m.turn.underRepair > 0) m.turn.repairPoints.fill(0);
  m.turn.underRepair = 0;
  m.turn.fought = 0;
  // On the last turn a ship serves better at sea; what cannot sail would be repaired to no use.
  if (g.turn >= g.rules.turns) return;
  const order = m.values.thriftOrder[m.side];
  let n = 0;
  for (let k = order.length - 1; k >= 0; k--) {
    const p = order[k];
    const damage = g.damage[p];
    if (damage === 0 || !g.isInHarbor(p) || !startedInPort(g, p)) continue;
    const h = g.location[p] - AREA_COUNT;
    if (((m.yards >> h) & 1) === 0) continue;
    const share = m.settings.repairShare < HEAVY ? m.settings.repairShare : HEAVY;
    if (1000 * damage >= share * g.tables.armor[p] || isQuiet(m, g, h)) m.ports.ships[n++] = p;
  }
  openYards(m, g);
  if (n > 0) spend(m, g, n);
}

/** True for a ship that shows no flag: a cripple, and one that has lost half of its armor while its yard has points left. */
export function isUnfit(m: PlayerState, g: Game, p: number): boolean {
  const damage = g.damage[p];
  if (damage === 0 || g.turn >= g.rules.turns) return false;
  if (isCripple(g, p)) return true;
  const h = g.harborOf(p);
  return 2 * damage >= g.tables.armor[p] && ((m.yards >> h) & 1) !== 0 && m.ports.left[h] > 0;
}

/** Sets down what each yard can repair this turn. */
function openYards(m: PlayerState, g: Game): void {
  for (let h = 0; h < HARBOR_COUNT; h++) if (((m.yards >> h) & 1) !== 0) m.ports.left[h] = repairPoints(g, m.side, h);
}

/** Spends the points on the first `n` of the ships that may be repaired: first where most worth comes back. */
function spend(m: PlayerState, g: Game, n: number): void {
  const { ships, left: points } = m.ports;
  const repair = m.turn.repairPoints;
  const { worth } = m.values;
  for (;;) {
    let best = -1;
    let most = 0;
    for (let k = 0; k < n; k++) {
      const p = ships[k];
      if (repair[p] !== 0) continue;
      const left = points[g.harborOf(p)];
      if (left <= 0) continue;
      const damage = g.damage[p];
      const gain = damage <= left ? 1000 * worth[p] : (PARTLY * worth[p] * left) / damage;
      if (gain > most) {
        most = gain;
        best = p;
      }
    }
    if (best < 0) return;
    const h = g.harborOf(best);
    repair[best] = g.damage[best] < points[h] ? g.damage[best] : points[h];
    points[h] -= repair[best];
    m.turn.underRepair++;
  }
}

/** True when no enemy is, or can come, where the ships of a harbor reach without a roll: they miss nothing in the yard. */
function isQuiet(m: PlayerState, g: Game, harbor: number): boolean {
  const first = g.tables.touches[harbor];
  for (let mask = first | g.tables.neighbours[first]; mask !== 0; mask = withoutFirst(mask)) {
    const j = seaAt(m.enemy, firstOf(mask));
    if (m.turn.sea[j + STAY] + m.turn.reserve[j + STAY] > 0) return false;
  }
  return true;
}

/** Answers `repairs`: what was decided when the patrols sailed, and what is left; what was sent to sea since is passed over. */
export function repair(m: PlayerState, g: Game): void {
  if (m.turn.lookedAt !== g.turn) chooseRepairs(m, g);
  if (g.turn < g.rules.turns) spendSurplus(m, g);
  if (m.turn.underRepair === 0) return;
  for (let p = g.tables.shipStart[m.side]; p < g.tables.shipEnd[m.side]; p++) {
    if (m.turn.repairPoints[p] === 0 || !g.isInHarbor(p)) continue;
    g.answer(p);
    g.answer(m.turn.repairPoints[p]);
    if (g.damage[p] <= g.tables.armor[p]) leaveReserve(m, g, p);
  }
}

/** Gives the points that are left to ships in port, unless they are worth more as raiders this turn. */
function spendSurplus(m: PlayerState, g: Game): void {
  const { location, damage, tables } = g;
  let n = 0;
  for (let p = tables.shipStart[m.side]; p < tables.shipEnd[m.side]; p++) {
    if (damage[p] === 0 || !g.isInHarbor(p) || m.turn.repairPoints[p] !== 0 || !startedInPort(g, p)) continue;
    if (((m.yards >> (location[p] - AREA_COUNT)) & 1) !== 0) m.ports.ships[n++] = p;
  }
  if (n === 0) return;
  openYards(m, g);
  if (m.turn.underRepair > 0) {
    for (let p = tables.shipStart[m.side]; p < tables.shipEnd[m.side]; p++) {
      if (m.turn.repairPoints[p] !== 0 && g.isInHarbor(p)) m.ports.left[g.harborOf(p)] -= m.turn.repairPoints[p];
    }
  }
  let kept = 0;
  for (let k = 0; k < n; k++) {
    const p = m.ports.ships[k];
    const left = m.ports.left[g.harborOf(p)];
    if (left <= 0) continue;
    const gain = (0.001 * m.settings.cureWorth * m.values.worth[p] * Math.min(damage[p], left)) / (tables.armor[p] + 1);
    if (isSurplus(m, g, p, gain)) m.ports.ships[kept++] = p;
  }
  spend(m, g, kept);
}

/**
 * True when a ship's absence costs less than `gain` this turn, in hundredths of a POC: where everybody else may come to a fight that
 * is worth fighting and not won well enough without it, the chance that it adds, for the points at stake.
 */
function isSurplus(m: PlayerState, g: Game, p: number, gain: number): boolean {
  if (gain <= 0 || !canSail(g, p)) return gain > 0;
  spreadReserve(m, g, m.side);
  const near = isLongRange(g, p) ? raiderReach(g, p) & patrolReach(g, p) : g.tables.touches[g.harborOf(p)];
  const { poc } = g.tables;
  for (let mask = near; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const j = seaAt(m.enemy, a);
    if (m.turn.sea[j + STAY] + m.turn.reserve[j + STAY] <= 0) continue;
    const stake = POINT * (poc[m.side * AREA_COUNT + a] + poc[m.enemy * AREA_COUNT + a]);
    // It adds no more than the whole chance.
    if (stake < gain) continue;
    const all = areaChance(m, g, a, 1000, 1000);
    if (all < m.settings.attackChance || ((all * stake * 0.001) | 0) < gain) continue;
    addPiece(m, g, m.fight, 0, p, -1);
    const without = fightChance(m, flagOf(m, g, a));
    if (without < m.settings.enoughChance && (((all - without) * stake * 0.001) | 0) >= gain) return false;
  }
  return true;
}
