// Where the raiders go (6.12): fights are opened by what they gain for the force they take, and what is left over makes them safe.
import { AREA_COUNT, CARRIER } from '../../board/index.js';
import { canSail, type Game, isLongRange, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { sortAreas } from './area-values.js';
import { addPiece, areaChance, flagOf, forceChance, takeForce } from './fight-estimate.js';
import { CARRIERS, ENTRIES, FLAGS, SCREENS, STAY, WORTH } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { beginTurn } from './patrols.js';
import { lookAtSide, moveShip, spreadReserve } from './survey.js';
import { assign, beginPlanned, type Planned } from './turn-plan.js';

/** A ship slower than this rather stays than try a roll for a raid (6.42 sends it home half of the time). */
const ROLL_SPEED = 4;
/** What covering a landing is worth, in hundredths of a POC. */
const LANDING = 100;
/** A port with at least this share of the fleet, in hundredths, is a good place to stay. */
const HOME_SHARE = 400;

/** Answers `raiders`. */
export function raid(m: Mind, g: Game): void {
  // On turn 1 pieces come and go between the patrols and the raiders (18, nt1 18.1).
  if (m.turn !== g.turn || g.turn === 1) beginTurn(m, g);
  // Japan sails first and does not know where the Allied raiders go; the Allies see everything.
  const sailsFirst = m.side === 0;
  // The enemy has placed air units since they were last looked at.
  lookAtEnemy(m, g);
  const fear = sailsFirst ? m.settings.fear : 0;
  readyPool(m, g);
  const planned = m.plan === null || m.plan.raiders === null ? 0 : raidAsPlanned(m, g, m.plan.raiders);
  spreadReserve(m, g, m.side);
  m.landings = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (g.location[p] < AREA_COUNT) m.landings |= 1 << g.location[p];
  }
  for (let a = 0; a < AREA_COUNT; a++) m.key[a] = worthOfFight(m, g, a, fear);
  const n = sortAreas(m);
  const attack = m.settings.attack;
  const enough = m.settings.enough;
  // What the opening has begun may be made surer, too.
  let opened = planned;
  for (let a = 0; a < AREA_COUNT; a++) if (((planned >> a) & 1) !== 0) m.chance[a] = areaChance(m, g, a, 0, fear);
  for (let k = 0; k < n; k++) {
    const a = m.order[k];
    // Ships sent elsewhere have left their ports' sums.
    if (k > 0 && chanceWithPool(m, g, a, fear) < attack) continue;
    m.chance[a] = areaChance(m, g, a, 0, fear);
    if (m.chance[a] < enough) reinforce(m, g, a, fear, enough);
    opened |= 1 << a;
  }
  pourLeftovers(m, g, opened, fear);
}

/** Sends the raiders of an opening, the strongest first. Returns the areas where any were sent. */
function raidAsPlanned(m: Mind, g: Game, plan: Planned): number {
  beginPlanned(plan);
  let areas = 0;
  for (let k = m.poolCount - 1; k >= 0; k--) {
    if (m.taken[k] !== 0) continue;
    const area = assign(plan, g.t.kind[m.pool[k]], m.poolNear[k] | m.poolFar[k]);
    if (area < 0) continue;
    sail(m, g, k, area);
    areas |= 1 << area;
  }
  return areas;
}

/** Looks again at the side that has moved since the turn began. */
export function lookAtEnemy(m: Mind, g: Game): void {
  lookAtSide(m, g, m.enemy);
  spreadReserve(m, g, m.enemy);
}

/** What joining the fight in an area gains, less for those that take much force: 0 when there is nothing to do. */
function worthOfFight(m: Mind, g: Game, a: number, fear: number): number {
  const i = seaAt(m.side, a);
  const j = seaAt(m.enemy, a);
  const enemyStay = m.sea[j + STAY] + ((fear * m.reserve[j + STAY] * 0.001) | 0);
  if (enemyStay === 0 || m.reserve[i + STAY] === 0) return 0;
  // At stake: the own flag if there is one to be kept, else the enemy's to be broken; and ships to be sunk.
  let stake = (m.settings.attrition * m.sea[j + WORTH] * 0.001) | 0;
  if (m.sea[i + FLAGS] > 0) stake += m.hold[a];
  else if (m.sea[j + FLAGS] > 0) stake += m.deny[a];
  if (((m.landings >> a) & 1) !== 0) stake += LANDING;
  if (stake <= 0) return 0;
  const after = areaChance(m, g, a, 1000, fear);
  if (after < m.settings.attack) return 0;
  const gain = (after - areaChance(m, g, a, 0, fear)) * stake;
  return gain <= 0 ? 0 : (gain / (50 + enemyStay)) | 0;
}

/** Fills in how far the ships of the pool can raid; those that have sailed, or cannot sail any more, count as taken. */
function readyPool(m: Mind, g: Game): void {
  const single = g.rules.freePearlHarbor || g.rules.pearlHarborEscape || g.rules.nt1;
  let known = 0;
  for (let k = 0; k < m.poolCount; k++) {
    const p = m.pool[k];
    if (m.taken[k] !== 0 || !canSail(g, p)) {
      m.taken[k] = 1;
      continue;
    }
    const h = g.harborOf(p);
    const near = g.t.touches[h];
    // Japanese and United States raiders roll for a third area only, the others for the second (6.222, 6.223).
    if (!isLongRange(g, p)) {
      m.poolNear[k] = near;
      m.poolFar[k] = speedNow(g, p) >= ROLL_SPEED ? raiderReach(g, p) & ~near : 0;
      continue;
    }
    if (((known >> h) & 1) === 0 || single) {
      known |= 1 << h;
      const reach = raiderReach(g, p);
      m.harborNear[h] = reach & patrolReach(g, p);
      m.harborFar[h] = reach & ~m.harborNear[h];
    }
    m.poolNear[k] = m.harborNear[h];
    m.poolFar[k] = speedNow(g, p) >= ROLL_SPEED ? m.harborFar[h] : 0;
  }
}

/** Chance in an area with every ship that is still free. */
function chanceWithPool(m: Mind, g: Game, a: number, fear: number): number {
  const bit = 1 << a;
  takeForce(m, 0, seaAt(m.side, a), 0);
  takeForce(m, ENTRIES, seaAt(m.enemy, a), fear);
  for (let k = 0; k < m.poolCount; k++) {
    if (m.taken[k] === 0 && ((m.poolNear[k] | m.poolFar[k]) & bit) !== 0) addPiece(m, g, m.fight, 0, m.pool[k]);
  }
  return forceChance(m.fight, flagOf(m, g, a));
}

/** Sends free ships to an area until the chance is reached, strongest first: carriers, each with a ship that screens it (7.422). */
function reinforce(m: Mind, g: Game, a: number, fear: number, enough: number): void {
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  let carrier = nextFree(m, g, m.poolCount, bit, true);
  let other = nextFree(m, g, m.poolCount, bit, false);
  while (carrier >= 0 || other >= 0) {
    const sends = carrier >= 0 && (other < 0 || m.sea[i + SCREENS] >= 100 * m.sea[i + CARRIERS]);
    sail(m, g, sends ? carrier : other, a);
    if (sends) m.sea[i + CARRIERS]++;
    m.chance[a] = areaChance(m, g, a, 0, fear);
    if (m.chance[a] >= enough) return;
    if (sends) carrier = nextFree(m, g, carrier, bit, true);
    else other = nextFree(m, g, other, bit, false);
  }
}

/** The last ship of the pool before `k` that is free and reaches an area; -1 when there is none. */
function nextFree(m: Mind, g: Game, k: number, bit: number, carriers: boolean): number {
  for (let i = k - 1; i >= 0; i--) {
    if (m.taken[i] !== 0 || ((m.poolNear[i] | m.poolFar[i]) & bit) === 0) continue;
    if ((g.t.kind[m.pool[i]] === CARRIER) === carriers) return i;
  }
  return -1;
}

function sail(m: Mind, g: Game, k: number, a: number): void {
  m.taken[k] = 1;
  g.say(m.pool[k]);
  g.say(a);
  moveShip(m, g, m.pool[k], a, 0);
}

/** Ships that are left make the opened fights surer; those in a port of little use go to sea near it, to be based better. */
function pourLeftovers(m: Mind, g: Game, opened: number, fear: number): void {
  for (let k = m.poolCount - 1; k >= 0; k--) {
    if (m.taken[k] !== 0) continue;
    let best = -1;
    let least = m.settings.surplus;
    for (let mask = opened & (m.poolNear[k] | m.poolFar[k]); mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      if (m.chance[a] < least) {
        least = m.chance[a];
        best = a;
      }
    }
    if (best < 0) best = quietArea(m, g, k);
    if (best < 0) continue;
    sail(m, g, k, best);
    m.chance[best] = areaChance(m, g, best, 0, fear);
  }
}

/** An area next to the ship's port where nobody can attack it: from there it can return to a better port (10.1). -1 for none. */
function quietArea(m: Mind, g: Game, k: number): number {
  const h = g.harborOf(m.pool[k]);
  if (m.settings.fleetShares[h] >= HOME_SHARE && !mayBeRaided(m, g, h)) return -1;
  for (let mask = m.poolNear[k]; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const j = seaAt(m.enemy, a);
    if (m.sea[j + STAY] === 0 && (m.side !== 0 || m.reserve[j + STAY] === 0)) return a;
  }
  return -1;
}

/** True when enemy carriers are at sea next to a harbor: whatever is in port when they have won there is raided (9.1). */
function mayBeRaided(m: Mind, g: Game, harbor: number): boolean {
  for (let mask = g.t.touches[harbor]; mask !== 0; mask &= mask - 1) {
    if (m.sea[seaAt(m.enemy, 31 - Math.clz32(mask & -mask)) + CARRIERS] > 0) return true;
  }
  return false;
}
