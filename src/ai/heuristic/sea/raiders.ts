// Where the raiders go (6.12): fights are opened by what they gain, ships move to where they add most, the rest makes the fights safe.
import { AREA_COUNT, JAPAN } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { assign, beginPlanned, type Planned } from '../doctrine/turn-plan.js';
import { sortAreas } from '../estimate/area-values.js';
import { areaChance } from '../estimate/fight-chance.js';
import { CARRIERS, SCREENS, WORTH } from '../estimate/force.js';
import { lookAtSide, moveShip, spreadReserve } from '../estimate/survey.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { beginTurn } from './patrols.js';
import { chanceWithPool, nextFree, readyPool, sail, stay, sumPool } from './raid-pool.js';
import { screenCarriers } from './raid-screens.js';
import { ownFlags, sendSurplus } from './raid-surplus.js';
import { redistribute } from './raid-swaps.js';
import { faceEnemy, lookAtChance, valueIn, valueNow, weighFights } from './raid-values.js';

/** A fight that is won with this chance, in permille, even if every enemy reserve comes needs no more ships. */
const SURE = 950;

/** Answers `raiders`. */
export function raid(m: PlayerState, g: Game): void {
  // On turn 1 pieces come and go between the patrols and the raiders (18, nt1 18.1).
  if (m.turn.lookedAt !== g.turn || g.turn === 1) beginTurn(m, g);
  // The enemy has placed air units since they were last looked at.
  lookAtEnemy(m, g);
  // Japan sails first and does not know where the Allied raiders go; the Allies see everything.
  faceEnemy(m, m.side === JAPAN);
  readyPool(m, g);
  let opened = m.plan.raiders === null ? 0 : raidAsPlanned(m, g, m.plan.raiders);
  spreadReserve(m, g, m.side);
  weighFights(m, g);
  sumPool(m, g);
  const n = sortAreas(m.raid.gain, m.raid.order);
  for (let k = 0; k < n; k++) {
    const a = m.raid.order[k];
    // Ships sent elsewhere have left their ports' sums.
    if (k > 0 && chanceWithPool(m, g, a) < m.raid.attack) continue;
    reinforce(m, g, a, m.settings.enoughChance);
  }
  redistribute(m, g);
  // What the opening has begun may be made surer, too.
  for (let k = 0; k < m.turn.poolCount; k++) if (m.raid.destination[k] >= 0) opened |= 1 << m.raid.destination[k];
  // On the last turn nothing is spared (4.7).
  if (g.turn >= g.rules.turns) for (let a = 0; a < AREA_COUNT; a++) if (m.raid.stake[a] > 0) opened |= 1 << a;
  sendSurplus(m, g, opened | ownFlags(m, g));
  screenCarriers(m, g);
  for (let k = m.turn.poolCount - 1; k >= 0; k--) {
    if (m.raid.destination[k] < 0) continue;
    g.answer(m.turn.pool[k]);
    g.answer(m.raid.destination[k]);
  }
}

/** Sends the raiders of an opening, the strongest first. Returns the areas where any were sent. */
function raidAsPlanned(m: PlayerState, g: Game, plan: Planned): number {
  beginPlanned(plan);
  let areas = 0;
  for (let k = m.turn.poolCount - 1; k >= 0; k--) {
    if (m.turn.taken[k] !== 0) continue;
    const area = assign(plan, g.tables.kind[m.turn.pool[k]], m.raid.near[k] | m.raid.far[k]);
    if (area < 0) continue;
    m.turn.taken[k] = 1;
    g.answer(m.turn.pool[k]);
    g.answer(area);
    moveShip(m, g, m.turn.pool[k], area, 0);
    areas |= 1 << area;
  }
  return areas;
}

/** Looks again at the side that has moved since the turn began. */
export function lookAtEnemy(m: PlayerState, g: Game): void {
  lookAtSide(m, g, m.enemy);
  spreadReserve(m, g, m.enemy);
}

/** Sends free ships to an area until the chance is reached, strongest first: carriers, each with a ship that screens it (7.422). */
function reinforce(m: PlayerState, g: Game, a: number, enough: number): void {
  if (isEnough(m, g, a, enough)) return;
  const bit = 1 << a;
  const i = seaAt(m.side, a);
  const before = m.raid.value[a];
  // As long as it is surely not enough, it need not be known by how much.
  const least = enough < SURE ? enough : SURE;
  let carrier = nextFree(m, m.turn.poolCount, m.raid.carriers, bit);
  let other = nextFree(m, m.raid.carriers, 0, bit);
  while (carrier >= 0 || other >= 0) {
    const sends = carrier >= 0 && (other < 0 || m.turn.sea[i + SCREENS] > 100 * m.turn.sea[i + CARRIERS]);
    sail(m, g, sends ? carrier : other, a);
    lookAtChance(m, g, a, least);
    if (m.raid.chance[a] >= least && isEnough(m, g, a, enough)) {
      m.raid.value[a] = valueNow(m, a, m.turn.sea[i + WORTH]);
      return;
    }
    if (sends) carrier = nextFree(m, carrier, m.raid.carriers, bit);
    else other = nextFree(m, other, 0, bit);
  }
  m.raid.value[a] = valueIn(m, g, a);
  if (m.raid.value[a] > before) return;
  // All that can come wins less than it loses.
  for (let k = 0; k < m.turn.poolCount; k++) if (m.raid.destination[k] === a) stay(m, g, k);
  m.raid.value[a] = before;
}

/** True when a fight needs no more ships: as its chance stands, or because it is won whatever the enemy still has sails for it. */
function isEnough(m: PlayerState, g: Game, a: number, enough: number): boolean {
  const chance = m.raid.chance[a];
  return chance >= enough || (chance >= SURE && areaChance(m, g, a, 0, 1000) >= SURE);
}
