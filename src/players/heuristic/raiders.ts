// Where the raiders go (6.12): fights are opened by what they gain for the force they take, and what is left over makes them safe.
import { AREA_COUNT, HARBOR_COUNT, OFF_MAP } from '../../board/index.js';
import { canSail, type Game, isLongRange, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { sortAreas } from './area-values.js';
import { areaChance, flagOf, winChance } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { addShip, spreadReserve, survey } from './survey.js';

/** A ship that would fail its roll more often than this stays away (6.42 sends it home). */
const WORST_ROLL = 0.5;

/** Answers `raiders`. */
export function raid(m: Mind, g: Game): void {
  survey(m, g);
  spreadReserve(m, g, m.side);
  // Japan sails first and does not know where the Allied raiders go; the Allies know everything.
  const enemyMoves = m.side === 0;
  if (enemyMoves) spreadReserve(m, g, m.enemy);
  else m.reserveStay.fill(0, 0, AREA_COUNT);
  const fear = enemyMoves ? m.weights.fear : 0;
  poolForRaid(m, g);
  for (let a = 0; a < AREA_COUNT; a++) m.key[a] = worthOfFight(m, g, a, fear);
  sortAreas(m);
  let opened = 0;
  for (let k = 0; k < AREA_COUNT; k++) {
    const a = m.order[k];
    if (m.key[a] <= 0) break;
    if (areaChanceWithPool(m, g, a, fear) < m.weights.attackChance) continue;
    if (areaChance(m, g, a, 0, fear) < m.weights.enoughChance) reinforce(m, g, a, fear, m.weights.enoughChance);
    opened |= 1 << a;
  }
  pourLeftovers(m, g, opened, fear);
}

/** What joining the fight in an area gains, less for those that take much force: 0 when there is nothing to do. */
function worthOfFight(m: Mind, g: Game, a: number, fear: number): number {
  const i = m.side * AREA_COUNT + a;
  const j = m.enemy * AREA_COUNT + a;
  const enemyStay = m.seaStay[j] + fear * m.reserveStay[j];
  if (enemyStay === 0 || m.reserveStay[i] === 0) return 0;
  const stake = stakeIn(m, a);
  if (stake <= 0) return 0;
  const before = areaChance(m, g, a, 0, fear);
  const after = areaChance(m, g, a, 1, fear);
  const gain = (after - before) * stake;
  return gain <= 0 ? 0 : gain / (0.5 + enemyStay);
}

/** What is at stake in an area: the own flag if there is one to be kept, the enemy's to be broken, ships to be sunk. */
function stakeIn(m: Mind, a: number): number {
  const i = m.side * AREA_COUNT + a;
  const j = m.enemy * AREA_COUNT + a;
  let stake = m.weights.attrition * m.seaWorth[j];
  if (m.seaFlags[i] > 0) stake += m.hold[a];
  else if (m.seaFlags[j] > 0) stake += m.deny[a];
  return stake;
}

/** Lists the ships that can sail, strongest first, with the areas they reach freely and with a roll. */
function poolForRaid(m: Mind, g: Game): void {
  const order = m.values.strengthOrder[m.side];
  let n = 0;
  for (let k = 0; k < order.length; k++) {
    const p = order[k];
    if (g.location[p] < AREA_COUNT || g.location[p] >= OFF_MAP || !canSail(g, p)) continue;
    // Japanese and United States raiders roll for a third area only, the others for the second (6.222, 6.223).
    const reach = raiderReach(g, p);
    const free = reach & (isLongRange(g, p) ? patrolReach(g, p) : g.t.touches[g.harborOf(p)]);
    m.pool[n] = p;
    m.poolFirst[n] = free;
    m.poolFar[n] = reach & ~free;
    m.taken[n] = 0;
    n++;
  }
  m.poolCount = n;
}

/** True when the ship at `k` of the pool can be sent to an area with a fair chance to arrive. */
function reaches(m: Mind, g: Game, k: number, bit: number): boolean {
  if ((m.poolFirst[k] & bit) !== 0) return true;
  return (m.poolFar[k] & bit) !== 0 && m.values.pass[speedNow(g, m.pool[k])] >= WORST_ROLL;
}

/** Chance in an area with every ship of the pool that is still free. */
function areaChanceWithPool(m: Mind, g: Game, a: number, fear: number): number {
  const v = m.values;
  const i = m.side * AREA_COUNT + a;
  const j = m.enemy * AREA_COUNT + a;
  let day = m.seaDay[i];
  let night = m.seaNight[i];
  let stay = m.seaStay[i];
  for (let k = 0; k < m.poolCount; k++) {
    if (m.taken[k] !== 0 || !reaches(m, g, k, 1 << a)) continue;
    day += v.day[m.pool[k]];
    night += v.night[m.pool[k]];
    stay += v.stay[m.pool[k]];
  }
  return winChance(
    day,
    night,
    stay,
    m.seaDay[j] + fear * m.reserveDay[j],
    m.seaNight[j] + fear * m.reserveNight[j],
    m.seaStay[j] + fear * m.reserveStay[j],
    flagOf(m, g, a),
  );
}

/** Sends free ships to an area, strongest first, until the chance is reached. */
function reinforce(m: Mind, g: Game, a: number, fear: number, enough: number): void {
  const bit = 1 << a;
  for (let k = 0; k < m.poolCount; k++) {
    if (m.taken[k] !== 0 || !reaches(m, g, k, bit)) continue;
    sail(m, g, k, a);
    if (areaChance(m, g, a, 0, fear) >= enough) return;
  }
}

function sail(m: Mind, g: Game, k: number, a: number): void {
  m.taken[k] = 1;
  g.say(m.pool[k]);
  g.say(a);
  addShip(m, g, a, m.pool[k], false);
}

/** Ships that are left make the opened fights surer; those in a port of little use go to sea near it, to be based better. */
function pourLeftovers(m: Mind, g: Game, opened: number, fear: number): void {
  for (let k = 0; k < m.poolCount; k++) {
    if (m.taken[k] !== 0) continue;
    let best = -1;
    let least = 0.985;
    for (let mask = opened; mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      if (!reaches(m, g, k, 1 << a)) continue;
      const chance = areaChance(m, g, a, 0, fear);
      if (chance < least) {
        least = chance;
        best = a;
      }
    }
    if (best < 0) best = quietArea(m, g, k);
    if (best >= 0) sail(m, g, k, best);
  }
}

/** An own area next to the ship's port where nobody can attack it: from there it can return to a better port (10.1). -1 for none. */
function quietArea(m: Mind, g: Game, k: number): number {
  const h = g.harborOf(m.pool[k]);
  if (h < HARBOR_COUNT && m.weights.fleetShares[h] >= 4) return -1;
  for (let mask = m.poolFirst[k]; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const j = m.enemy * AREA_COUNT + a;
    if (m.seaStay[j] === 0 && m.reserveStay[j] === 0) return a;
  }
  return -1;
}
