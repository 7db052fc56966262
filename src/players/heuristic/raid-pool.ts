// The ships that can raid: what each of them reaches, and what they could bring together.
import { CARRIER } from '../../board/index.js';
import { canSail, type Game, isLongRange, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { addForce, addRow, addShare, CARRIERS, ENTRIES, rowOf, rowWith, STRENGTH, takeRow, WORTH } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { raidChance } from './raid-values.js';
import { isCripple } from './yards.js';

/** Sides of a die: a speed roll passes when it is lower than the speed (6.4). */
const DIE = 6;

/** Fills in how far the ships of the pool can raid, and how surely they arrive; those that have sailed, or cannot sail any more, count as taken. */
export function readyPool(m: Mind, g: Game): void {
  const single = g.rules.freePearlHarbor || g.rules.pearlHarborEscape || g.rules.nt1;
  // On the last turn there is nothing else for it to do (4.7).
  const slowest = g.turn < g.rules.turns ? m.settings.rollSpeed : 0;
  let known = 0;
  for (let k = 0; k < m.poolCount; k++) {
    const p = m.pool[k];
    if (m.taken[k] !== 0 || !canSail(g, p)) {
      m.taken[k] = 1;
      continue;
    }
    const h = g.harborOf(p);
    const near = g.t.touches[h];
    const speed = speedNow(g, p);
    m.poolPasses[k] = speed > DIE ? 1000 : ((1000 * (speed - 1)) / DIE) | 0;
    // Japanese and United States raiders roll for a third area only, the others for the second (6.222, 6.223).
    if (!isLongRange(g, p)) {
      m.poolNear[k] = near;
      m.poolFar[k] = speed >= slowest ? raiderReach(g, p) & ~near : 0;
      continue;
    }
    if (((known >> h) & 1) === 0 || single) {
      known |= 1 << h;
      const reach = raiderReach(g, p);
      m.harborNear[h] = reach & patrolReach(g, p);
      m.harborFar[h] = reach & ~m.harborNear[h];
    }
    m.poolNear[k] = m.harborNear[h];
    m.poolFar[k] = speed >= slowest ? m.harborFar[h] : 0;
  }
}

/** Sums up the free ships of the pool by the areas they reach: few ports are much used, so few sums stand for many ships. */
export function sumPool(m: Mind, g: Game): void {
  const { pool, poolCount, poolReaches, groupOf, groupReach, groupForce, rows } = m;
  const { damage } = g;
  const { armor, kind } = g.t;
  // On the last turn a cripple is a ship like others (4.7).
  const spares = g.turn < g.rules.turns;
  let groups = 0;
  m.poolCarriers = poolCount;
  for (let k = poolCount - 1; k >= 0; k--) {
    // Carriers come last in a pool.
    if (kind[pool[k]] === CARRIER) m.poolCarriers = k;
    const stays = m.taken[k] !== 0 || (spares && isCripple(g, pool[k]));
    const reach = stays ? 0 : m.poolNear[k] | m.poolFar[k];
    poolReaches[k] = reach;
    m.destination[k] = -1;
    groupOf[k] = 0;
    if (reach === 0) continue;
    let group = groups - 1;
    while (group >= 0 && groupReach[group] !== reach) group--;
    if (group < 0) {
      group = groups++;
      groupReach[group] = reach;
      groupForce.fill(0, group * ENTRIES, (group + 1) * ENTRIES);
    }
    groupOf[k] = group;
    const p = pool[k];
    addRow(groupForce, group * ENTRIES, rows, rowWith(p, damage[p], armor[p]));
  }
  m.groups = groups;
}

/** Chance in an area with every ship that is still free. */
export function chanceWithPool(m: Mind, g: Game, a: number): number {
  const { fight, groupReach, groupForce } = m;
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  fight.fill(0, 0, STRENGTH);
  addForce(fight, 0, m.sea, i);
  for (let group = 0; group < m.groups; group++) {
    if ((groupReach[group] & bit) !== 0) addForce(fight, 0, groupForce, group * ENTRIES);
  }
  return raidChance(m, g, a, fight, 0, m.attack);
}

/** The last ship of the pool before `end`, but not before `from`, that is free and reaches an area; -1 when there is none. */
export function nextFree(m: Mind, end: number, from: number, bit: number): number {
  const reaches = m.poolReaches;
  for (let k = end - 1; k >= from; k--) if ((reaches[k] & bit) !== 0) return k;
  return -1;
}

/** Sends a ship of the pool to an area. */
export function sail(m: Mind, g: Game, k: number, a: number): void {
  const row = rowOf(g, m.pool[k]);
  m.destination[k] = a;
  m.poolReaches[k] = 0;
  takeRow(m.groupForce, m.groupOf[k] * ENTRIES, m.rows, row);
  join(m, row, a, k);
}

/** Takes back a ship that has been sent to an area. */
export function stay(m: Mind, g: Game, k: number): void {
  const row = rowOf(g, m.pool[k]);
  leave(m, row, m.destination[k], k);
  m.destination[k] = -1;
  m.poolReaches[k] = m.groupReach[m.groupOf[k]];
  addRow(m.groupForce, m.groupOf[k] * ENTRIES, m.rows, row);
}

/** Counts a ship of the pool, by its row, among what is at sea in an area: those that must roll by their chance to arrive (6.4). */
function join(m: Mind, row: number, a: number, k: number): void {
  const i = seaAt(m.side, a);
  if (((m.poolNear[k] >> a) & 1) !== 0) addRow(m.sea, i, m.rows, row);
  else addShare(m.sea, i, m.rows, row, m.poolPasses[k]);
  m.sea[i + WORTH] += m.rows[row + WORTH];
  m.sea[i + CARRIERS] += m.rows[row + CARRIERS];
}

/** Counts it there no more. */
function leave(m: Mind, row: number, a: number, k: number): void {
  const i = seaAt(m.side, a);
  if (((m.poolNear[k] >> a) & 1) !== 0) takeRow(m.sea, i, m.rows, row);
  else addShare(m.sea, i, m.rows, row, -m.poolPasses[k]);
  m.sea[i + WORTH] -= m.rows[row + WORTH];
  m.sea[i + CARRIERS] -= m.rows[row + CARRIERS];
}
