// Where the raiders go (6.12): fights are opened by what they gain, ships move to where they add most, the rest makes the fights safe.
import { AREA_COUNT, JAPAN } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { sortAreas } from './area-values.js';
import { areaChance } from './fight-estimate.js';
import { CARRIERS, FLAGS, SCREENS, STAY } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { beginTurn } from './patrols.js';
import { chanceWithPool, nextFree, readyPool, sail, stay, sumPool } from './raid-pool.js';
import { redistribute } from './raid-swaps.js';
import { faceEnemy, lookAtChance, valueIn, weighFights } from './raid-values.js';
import { lookAtSide, moveShip, spreadReserve } from './survey.js';
import { assign, beginPlanned, type Planned } from './turn-plan.js';

/** A port with at least this share of the fleet, in hundredths, is a good place to stay. */
const HOME_SHARE = 400;
/** A flag of this worth, in hundredths of a POC, is made surer with ships that are left over. */
const KEPT = 200;
/** A fight that is won with this chance, in permille, even if every enemy reserve comes needs no more ships. */
const SURE = 950;

/** Answers `raiders`. */
export function raid(m: Mind, g: Game): void {
  // On turn 1 pieces come and go between the patrols and the raiders (18, nt1 18.1).
  if (m.turn !== g.turn || g.turn === 1) beginTurn(m, g);
  // The enemy has placed air units since they were last looked at.
  lookAtEnemy(m, g);
  // Japan sails first and does not know where the Allied raiders go; the Allies see everything.
  const sailsFirst = m.side === JAPAN;
  faceEnemy(m, sailsFirst);
  readyPool(m, g);
  let opened = m.plan === null || m.plan.raiders === null ? 0 : raidAsPlanned(m, g, m.plan.raiders);
  spreadReserve(m, g, m.side);
  weighFights(m, g, sailsFirst ? m.settings.raidFear : 0);
  sumPool(m, g);
  const n = sortAreas(m);
  for (let k = 0; k < n; k++) {
    const a = m.order[k];
    // Ships sent elsewhere have left their ports' sums.
    if (k > 0 && chanceWithPool(m, g, a) < m.attack) continue;
    reinforce(m, g, a, m.settings.enough);
  }
  redistribute(m, g);
  // What the opening has begun may be made surer, too.
  for (let k = 0; k < m.poolCount; k++) if (m.destination[k] >= 0) opened |= 1 << m.destination[k];
  // On the last turn nothing is spared (4.7).
  if (g.turn >= g.rules.turns) for (let a = 0; a < AREA_COUNT; a++) if (m.stake[a] > 0) opened |= 1 << a;
  pourLeftovers(m, g, opened | ownFlags(m));
  for (let k = m.poolCount - 1; k >= 0; k--) {
    if (m.destination[k] < 0) continue;
    g.say(m.pool[k]);
    g.say(m.destination[k]);
  }
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

/** Sends free ships to an area until the chance is reached, strongest first: carriers, each with a ship that screens it (7.422). */
function reinforce(m: Mind, g: Game, a: number, enough: number): void {
  if (isEnough(m, g, a, enough)) return;
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  const before = m.value[a];
  let carrier = nextFree(m, m.poolCount, m.poolCarriers, bit);
  let other = nextFree(m, m.poolCarriers, 0, bit);
  while (carrier >= 0 || other >= 0) {
    const sends = carrier >= 0 && (other < 0 || m.sea[i + SCREENS] > 100 * m.sea[i + CARRIERS]);
    sail(m, g, sends ? carrier : other, a);
    if (sends) m.sea[i + CARRIERS]++;
    m.value[a] = valueIn(m, g, a);
    if (isEnough(m, g, a, enough)) return;
    if (sends) carrier = nextFree(m, carrier, m.poolCarriers, bit);
    else other = nextFree(m, other, 0, bit);
  }
  if (m.value[a] > before) return;
  // All that can come wins less than it loses.
  for (let k = 0; k < m.poolCount; k++) if (m.destination[k] === a) stay(m, g, k);
  m.value[a] = before;
}

/** True when a fight needs no more ships: as its chance stands, or because it is won whatever the enemy still has sails for it. */
function isEnough(m: Mind, g: Game, a: number, enough: number): boolean {
  const chance = m.chance[a];
  return chance >= enough || (chance >= SURE && areaChance(m, g, a, 0, 1000) >= SURE);
}

/** Areas where an own flag that is worth something stands, and may yet be disputed. */
function ownFlags(m: Mind): number {
  let flags = 0;
  for (let a = 0; a < AREA_COUNT; a++) if (m.hold[a] >= KEPT && m.sea[seaAt(m.side, a) + FLAGS] > 0) flags |= 1 << a;
  return flags;
}

/** Ships that are left make the opened fights and the own flags surer; those in a port of little use go to sea near it, to be based better. */
function pourLeftovers(m: Mind, g: Game, opened: number): void {
  m.chanceKnown = 0;
  for (let k = m.poolCount - 1; k >= 0; k--) {
    const reach = m.poolReaches[k];
    if (reach === 0) continue;
    let best = -1;
    let least = m.surplus;
    for (let mask = opened & reach; mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      if (((m.chanceKnown >> a) & 1) === 0) {
        lookAtChance(m, g, a);
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
