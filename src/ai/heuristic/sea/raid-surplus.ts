// Surplus ships, the raiders that no fight needs: each where it still adds something, or to sea to be based better.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { CARRIERS, ENTRIES, FLAGS, rowOf, STAY } from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { missesYard } from '../port/yards.js';
import { seaAt } from '../turn-memory.js';
import { sail } from './raid-pool.js';
import { whereItScreens } from './raid-screens.js';
import { chanceWith } from './raid-swaps.js';
import { lookAtChance, stakeIn } from './raid-values.js';

/** A port with at least this share of the fleet, in hundredths, is a good place to stay. */
const HOME_SHARE = 400;
/** A flag of this worth, in hundredths of a POC, is made surer with surplus ships. */
const KEPT = 200;

/** Areas where an own flag that is worth something stands, and may yet be disputed; on the last turn any that counts (4.7). */
export function ownFlags(m: PlayerState, g: Game): number {
  const least = g.turn < g.rules.turns ? KEPT : 1;
  let flags = 0;
  for (let a = 0; a < AREA_COUNT; a++)
    if (m.turn.hold[a] >= least && m.turn.sea[seaAt(m.side, a) + FLAGS] > 0) flags |= 1 << a;
  return flags;
}

/**
 * Ships that are left join the opened fight, or guard the own flag, for which they do most: guns that cannot hurt air units do nothing
 * for a flag (7.424), however little it is sure of. Others screen carriers, or go to sea near a port of little use, to be based better.
 */
export function sendSurplus(m: PlayerState, g: Game, opened: number): void {
  m.raid.known = 0;
  for (let k = m.turn.poolCount - 1; k >= 0; k--) {
    if (m.turn.taken[k] !== 0 || m.raid.destination[k] >= 0) continue;
    let best = whereItHelps(m, g, k, opened & m.raid.reaches[k]);
    if (best < 0) best = whereItScreens(m, g, k);
    if (best < 0) best = quietArea(m, g, k);
    if (best < 0) continue;
    sail(m, g, k, best);
    m.raid.known &= ~(1 << best);
  }
}

/** The area, among those of the mask that are not sure yet, where a ship adds most to what is won; -1 where it adds nothing. */
function whereItHelps(m: PlayerState, g: Game, k: number, areas: number): number {
  const row = rowOf(g, m.turn.pool[k]);
  let best = -1;
  let most = 0;
  // On the last turn even what adds nothing by itself may, with others (4.7): where most is at stake against most.
  const last = g.turn >= g.rules.turns;
  let tried = -1;
  let hardest = 0;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    if (((m.raid.known >> a) & 1) === 0) {
      lookAtChance(m, g, a);
      m.raid.known |= 1 << a;
    }
    const chance = m.raid.chance[a];
    if (chance >= m.raid.surplus) continue;
    const stake = stakeIn(m, a);
    if (last) {
      const hard = stake * (m.raid.surplus - chance) * pressure(m, a);
      if (hard > hardest) {
        hardest = hard;
        tried = a;
      }
    }
    if ((1000 - chance) * stake <= most) continue;
    const gain = (chanceWith(m, g, a, k, row, 1, chance) - chance) * stake;
    m.raid.chance[a] = chance;
    if (gain <= most) continue;
    most = gain;
    best = a;
  }
  return best < 0 ? tried : best;
}

/** What the own force in an area faces, by its own staying power; 0 where no enemy is, nor comes. */
function pressure(m: PlayerState, a: number): number {
  return m.raid.facing[m.raid.facingAt + a * ENTRIES + STAY] / (m.turn.sea[seaAt(m.side, a) + STAY] + 1);
}

/** An area next to the ship's port where nobody can attack it: from there it can return to a better port (10.1). -1 for none. */
function quietArea(m: PlayerState, g: Game, k: number): number {
  const h = g.harborOf(m.turn.pool[k]);
  // A cripple, which reaches nothing, sails only from carriers or to a yard (9.1, 11.5): a better place is not worth the way.
  const stays = m.settings.fleetShares[h] >= HOME_SHARE || m.raid.reaches[k] === 0;
  if (stays && !mayBeRaided(m, g, h) && !missesYard(m, g, m.turn.pool[k])) return -1;
  for (let mask = m.raid.near[k]; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const j = seaAt(m.enemy, a);
    if (m.turn.sea[j + STAY] === 0 && (m.side !== 0 || m.turn.reserve[j + STAY] === 0)) return a;
  }
  return -1;
}

/** True when enemy carriers are at sea next to a harbor: whatever is in port when they have won there is raided (9.1). */
function mayBeRaided(m: PlayerState, g: Game, harbor: number): boolean {
  for (let mask = g.tables.touches[harbor]; mask !== 0; mask = withoutFirst(mask)) {
    if (m.turn.sea[seaAt(m.enemy, firstOf(mask)) + CARRIERS] > 0) return true;
  }
  return false;
}
