// The ships that can raid: what each of them reaches, and what they could bring together.
import { CARRIER } from '../../../board/index.js';
import { canSail, type Game, isLongRange, patrolReach, raiderReach, speedNow } from '../../../game/index.js';
import {
  addForce,
  addRow,
  addShare,
  CARRIERS,
  copyStrength,
  ENTRIES,
  rowOf,
  rowWith,
  WORTH,
} from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { isCripple } from '../port/yards.js';
import { seaAt } from '../turn-memory.js';
import { raidChance } from './raid-values.js';

/** Sides of a die: a speed roll passes when it is lower than the speed (6.4). */
const DIE = 6;

/** Fills in how far the ships of the pool can raid, and how surely they arrive; those that have sailed, or cannot sail any more, leave it. */
export function readyPool(m: PlayerState, g: Game): void {
  const { pool, taken } = m.turn;
  const { near: poolNear, far: poolFar, passes, harborNear, harborFar } = m.raid;
  const single = g.rules.freePearlHarbor || g.rules.pearlHarborEscape || g.rules.nt1;
  // On the last turn there is nothing else for it to do (4.7).
  const slowest = g.turn < g.rules.turns ? m.settings.rollSpeed : 0;
  let known = 0;
  let n = 0;
  for (let k = 0; k < m.turn.poolCount; k++) {
    const p = pool[k];
    if (taken[k] !== 0 || !canSail(g, p)) continue;
    const h = g.harborOf(p);
    const speed = speedNow(g, p);
    pool[n] = p;
    taken[n] = 0;
    passes[n] = speed > DIE ? 1000 : ((1000 * (speed - 1)) / DIE) | 0;
    // Japanese and United States raiders roll for a third area only, the others for the second (6.222, 6.223).
    if (!isLongRange(g, p)) {
      poolNear[n] = g.tables.touches[h];
      poolFar[n] = speed >= slowest ? raiderReach(g, p) & ~poolNear[n] : 0;
    } else {
      if (((known >> h) & 1) === 0 || single) {
        known |= 1 << h;
        const reach = raiderReach(g, p);
        harborNear[h] = reach & patrolReach(g, p);
        harborFar[h] = reach & ~harborNear[h];
      }
      poolNear[n] = harborNear[h];
      poolFar[n] = speed >= slowest ? harborFar[h] : 0;
    }
    n++;
  }
  m.turn.poolCount = n;
}

/** Sums up the free ships of the pool by the areas they reach: few ports are much used, so few sums stand for many ships. */
export function sumPool(m: PlayerState, g: Game): void {
  const { rows } = m;
  const { pool, poolCount } = m.turn;
  const { reaches, groupOf, groupReach, groupForce } = m.raid;
  const { damage } = g;
  const { armor, kind } = g.tables;
  // On the last turn a cripple is a ship like others (4.7).
  const keepsCripples = g.turn < g.rules.turns;
  let groups = 0;
  m.raid.carriers = poolCount;
  for (let k = poolCount - 1; k >= 0; k--) {
    // Carriers come last in a pool.
    if (kind[pool[k]] === CARRIER) m.raid.carriers = k;
    const stays = m.turn.taken[k] !== 0 || (keepsCripples && isCripple(g, pool[k]));
    const reach = stays ? 0 : m.raid.near[k] | m.raid.far[k];
    reaches[k] = reach;
    m.raid.destination[k] = -1;
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
  m.raid.groups = groups;
}

/** Chance in an area with every ship that is still free. */
export function chanceWithPool(m: PlayerState, g: Game, a: number): number {
  const { fight } = m;
  const { groupReach, groupForce } = m.raid;
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  copyStrength(fight, 0, m.turn.sea, i);
  for (let group = 0; group < m.raid.groups; group++) {
    if ((groupReach[group] & bit) !== 0) addForce(fight, 0, groupForce, group * ENTRIES);
  }
  return raidChance(m, g, a, fight, 0, m.raid.attack);
}

/** The last ship of the pool before `end`, but not before `from`, that is free and reaches an area; -1 when there is none. */
export function nextFree(m: PlayerState, end: number, from: number, bit: number): number {
  const reaches = m.raid.reaches;
  for (let k = end - 1; k >= from; k--) if ((reaches[k] & bit) !== 0) return k;
  return -1;
}

/** Sends a ship of the pool to an area. */
export function sail(m: PlayerState, g: Game, k: number, a: number): void {
  m.raid.destination[k] = a;
  m.raid.reaches[k] = 0;
  shift(m, g, k, a, 1);
}

/** Takes back a ship that has been sent to an area. */
export function stay(m: PlayerState, g: Game, k: number): void {
  shift(m, g, k, m.raid.destination[k], -1);
  m.raid.destination[k] = -1;
  m.raid.reaches[k] = m.raid.groupReach[m.raid.groupOf[k]];
}

/** Counts a ship of the pool at sea in an area instead of among its group, those that must roll by their chance to arrive (6.4); with `sign` -1 the other way. */
function shift(m: PlayerState, g: Game, k: number, a: number, sign: number): void {
  const { rows } = m;
  const row = rowOf(g, m.turn.pool[k]);
  const i = seaAt(m.side, a);
  addRow(m.raid.groupForce, m.raid.groupOf[k] * ENTRIES, rows, row, -sign);
  if (((m.raid.near[k] >> a) & 1) !== 0) addRow(m.turn.sea, i, rows, row, sign);
  else addShare(m.turn.sea, i, rows, row, sign * m.raid.passes[k]);
  m.turn.sea[i + WORTH] += sign * rows[row + WORTH];
  m.turn.sea[i + CARRIERS] += sign * rows[row + CARRIERS];
}
