// Where the raiders go (6.12): fights are opened by what they gain for the force they take, and what is left over makes them safe.
import { AREA_COUNT, CARRIER } from '../../board/index.js';
import { canSail, type Game, isLongRange, patrolReach, raiderReach, speedNow } from '../../game/index.js';
import { sortAreas } from './area-values.js';
import { areaChance, chanceAgainst, flagOf, takeForce } from './fight-estimate.js';
import { addForce, addRow, CARRIERS, ENTRIES, FLAGS, rowOf, SCREENS, STAY, STRENGTH, takeRow, WORTH } from './force.js';
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
/** A fight that is won with this chance, in permille, even if every enemy reserve comes needs no more ships. */
const SURE = 950;

/** Answers `raiders`. */
export function raid(m: Mind, g: Game): void {
  // On turn 1 pieces come and go between the patrols and the raiders (18, nt1 18.1).
  if (m.turn !== g.turn || g.turn === 1) beginTurn(m, g);
  // Japan sails first and does not know where the Allied raiders go; the Allies see everything.
  const sailsFirst = m.side === 0;
  // The enemy has placed air units since they were last looked at.
  lookAtEnemy(m, g);
  const fear = sailsFirst ? m.settings.fear : 0;
  faceEnemy(m, fear);
  readyPool(m, g);
  const planned = m.plan === null || m.plan.raiders === null ? 0 : raidAsPlanned(m, g, m.plan.raiders);
  spreadReserve(m, g, m.side);
  m.landings = g.at.amphibiousAreas(m.side);
  for (let a = 0; a < AREA_COUNT; a++) m.key[a] = gainOfFight(m, g, a, fear);
  const n = sortAreas(m);
  const attack = m.settings.attack;
  const enough = m.settings.enough;
  sumPool(m, g);
  // What the opening has begun may be made surer, too.
  let opened = planned;
  m.chanceKnown = 0;
  for (let k = 0; k < n; k++) {
    const a = m.order[k];
    // Ships sent elsewhere have left their ports' sums.
    if (k > 0 && chanceWithPool(m, g, a) < attack) continue;
    m.chance[a] = chanceIn(m, g, a);
    if (!isEnough(m, g, a, enough)) reinforce(m, g, a, enough);
    m.chanceKnown |= 1 << a;
    opened |= 1 << a;
  }
  pourLeftovers(m, g, opened);
}

/** Puts together what may be met in each area: what the enemy has at sea, and the share (permille) of his reserve that is feared. */
function faceEnemy(m: Mind, fear: number): void {
  m.facing = fear === 0 ? m.sea : m.feared;
  m.facingAt = fear === 0 ? seaAt(m.enemy, 0) : 0;
  if (fear === 0) return;
  for (let a = 0; a < AREA_COUNT; a++) takeForce(m, m.feared, a * ENTRIES, seaAt(m.enemy, a), fear);
}

/** Chance in an area with what is at sea there. */
function chanceIn(m: Mind, g: Game, a: number): number {
  return chanceAgainst(m.sea, seaAt(m.side, a), m.facing, m.facingAt + a * ENTRIES, flagOf(m, g, a));
}

/** Sends the raiders of an opening, the strongest first. Returns the areas where any were sent. */
function raidAsPlanned(m: Mind, g: Game, plan: Planned): number {
  beginPlanned(plan);
  let areas = 0;
  for (let k = m.poolCount - 1; k >= 0; k--) {
    if (m.taken[k] !== 0) continue;
    const area = assign(plan, g.t.kind[m.pool[k]], m.poolNear[k] | m.poolFar[k]);
    if (area < 0) continue;
    m.taken[k] = 1;
    g.say(m.pool[k]);
    g.say(area);
    moveShip(m, g, m.pool[k], area, 0);
    areas |= 1 << area;
  }
  return areas;
}

/** Looks again at the side that has moved since the turn began. */
export function lookAtEnemy(m: Mind, g: Game): void {
  lookAtSide(m, g, m.enemy);
  spreadReserve(m, g, m.enemy);
}

/** What joining the fight in an area with all that can come gains, in thousandths of a hundredth of a POC; 0 when there is nothing to do. */
function gainOfFight(m: Mind, g: Game, a: number, fear: number): number {
  const i = seaAt(m.side, a);
  const j = seaAt(m.enemy, a);
  const enemyStay = m.sea[j + STAY] + ((fear * m.reserve[j + STAY] * 0.001) | 0);
  if (enemyStay === 0 || m.reserve[i + STAY] === 0) return 0;
  const stake = stakeOfFight(m, g, a);
  if (stake <= 0) return 0;
  takeForce(m, m.fight, 0, i, 1000);
  const after = chanceAgainst(m.fight, 0, m.facing, m.facingAt + a * ENTRIES, flagOf(m, g, a));
  if (after < m.settings.attack) return 0;
  return (after - chanceIn(m, g, a)) * stake;
}

/** What a victory in an area is worth, in hundredths of a POC: raiders bring no flag (15.31), they keep their side's or break the enemy's. */
function stakeOfFight(m: Mind, g: Game, a: number): number {
  const j = seaAt(m.enemy, a);
  const theirs = m.sea[j + FLAGS] > 0;
  // Ships to be sunk are worth something as long as there is another turn for them (4.7).
  let stake = g.turn < g.rules.turns ? (m.settings.attrition * m.sea[j + WORTH] * 0.001) | 0 : 0;
  if (m.sea[seaAt(m.side, a) + FLAGS] > 0) stake += theirs ? m.hold[a] : m.hold[a] - m.denied[a];
  else if (theirs) stake += m.deny[a];
  return ((m.landings >> a) & 1) !== 0 ? stake + LANDING : stake;
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

/** Sums up the free ships of the pool by the areas they reach: few ports are much used, so few sums stand for many ships. */
function sumPool(m: Mind, g: Game): void {
  const { pool, poolCount, poolReaches, groupOf, groupReach, groupForce, rows } = m;
  let groups = 0;
  m.poolCarriers = poolCount;
  for (let k = poolCount - 1; k >= 0; k--) {
    // Carriers come last in a pool.
    if (g.t.kind[pool[k]] === CARRIER) m.poolCarriers = k;
    const reach = m.taken[k] !== 0 ? 0 : m.poolNear[k] | m.poolFar[k];
    poolReaches[k] = reach;
    if (reach === 0) continue;
    let group = groups - 1;
    while (group >= 0 && groupReach[group] !== reach) group--;
    if (group < 0) {
      group = groups++;
      groupReach[group] = reach;
      groupForce.fill(0, group * ENTRIES, (group + 1) * ENTRIES);
    }
    groupOf[k] = group;
    addRow(groupForce, group * ENTRIES, rows, rowOf(g, pool[k]));
  }
  m.groups = groups;
}

/** Chance in an area with every ship that is still free. */
function chanceWithPool(m: Mind, g: Game, a: number): number {
  const { fight, groupReach, groupForce } = m;
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  fight.fill(0, 0, STRENGTH);
  addForce(fight, 0, m.sea, i);
  for (let group = 0; group < m.groups; group++) {
    if ((groupReach[group] & bit) !== 0) addForce(fight, 0, groupForce, group * ENTRIES);
  }
  return chanceAgainst(fight, 0, m.facing, m.facingAt + a * ENTRIES, flagOf(m, g, a));
}

/** Sends free ships to an area until the chance is reached, strongest first: carriers, each with a ship that screens it (7.422). */
function reinforce(m: Mind, g: Game, a: number, enough: number): void {
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  let carrier = nextFree(m, m.poolCount, m.poolCarriers, bit);
  let other = nextFree(m, m.poolCarriers, 0, bit);
  while (carrier >= 0 || other >= 0) {
    const sends = carrier >= 0 && (other < 0 || m.sea[i + SCREENS] >= 100 * m.sea[i + CARRIERS]);
    const k = sends ? carrier : other;
    sail(m, g, k, a);
    takeRow(m.groupForce, m.groupOf[k] * ENTRIES, m.rows, rowOf(g, m.pool[k]));
    if (sends) m.sea[i + CARRIERS]++;
    m.chance[a] = chanceIn(m, g, a);
    if (isEnough(m, g, a, enough)) return;
    if (sends) carrier = nextFree(m, carrier, m.poolCarriers, bit);
    else other = nextFree(m, other, 0, bit);
  }
}

/** True when a fight needs no more ships: as its chance stands, or because it is won whatever the enemy still has sails for it. */
function isEnough(m: Mind, g: Game, a: number, enough: number): boolean {
  const chance = m.chance[a];
  return chance >= enough || (chance >= SURE && areaChance(m, g, a, 0, 1000) >= SURE);
}

/** The last ship of the pool before `end`, but not before `from`, that is free and reaches an area; -1 when there is none. */
function nextFree(m: Mind, end: number, from: number, bit: number): number {
  const reaches = m.poolReaches;
  for (let k = end - 1; k >= from; k--) if ((reaches[k] & bit) !== 0) return k;
  return -1;
}

/** Sends a ship of the pool. What its port has left is of no interest any more. */
function sail(m: Mind, g: Game, k: number, a: number): void {
  const p = m.pool[k];
  m.poolReaches[k] = 0;
  g.say(p);
  g.say(a);
  addRow(m.sea, seaAt(m.side, a), m.rows, rowOf(g, p));
}

/** Ships that are left make the opened fights surer; those in a port of little use go to sea near it, to be based better. */
function pourLeftovers(m: Mind, g: Game, opened: number): void {
  for (let k = m.poolCount - 1; k >= 0; k--) {
    const reach = m.poolReaches[k];
    if (reach === 0) continue;
    let best = -1;
    let least = m.settings.surplus;
    for (let mask = opened & reach; mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      if (((m.chanceKnown >> a) & 1) === 0) {
        m.chance[a] = chanceIn(m, g, a);
        m.chanceKnown |= 1 << a;
      }
      if (m.chance[a] < least) {
        least = m.chance[a];
        best = a;
      }
    }
    if (best < 0) best = quietArea(m, g, k);
    if (best < 0) continue;
    sail(m, g, k, best);
    m.chanceKnown &= ~(1 << best);
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
