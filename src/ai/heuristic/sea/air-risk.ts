// Where air units hang on one base that enemy troops can take from under them (12.24, 13.43).
import { firstOf, hasOneAtMost, withoutFirst } from '../../../board/bits.js';
import { airAreas, amphibiousReach, canEmbark, type Game, ISLAND_BASES } from '../../../game/index.js';
import { defenders } from '../estimate/base-worth.js';
import { addPiece } from '../estimate/fight-sums.js';
import { ENTRIES, STAY } from '../estimate/force.js';
import { faceLanding, landingChance, landingOdds } from '../estimate/landing-odds.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';

/** Works out where air units hang on a single base that nobody defends, and that the enemy's troops can reach (13.41). */
export function weighRisks(m: PlayerState, g: Game): void {
  m.turn.air.risk.fill(0);
  const reach = m.settings.baseFear === 0 ? 0 : troopsReach(g, m.enemy);
  if (reach === 0) return;
  m.landings[m.enemy].known = 0;
  for (let mask = airAreas(g, m.side); mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const own = g.tables.harborsOf[a] & g.held[m.side];
    if (!hasOneAtMost(own) || (own & ISLAND_BASES) === 0) continue;
    const h = firstOf(own);
    const ways = g.tables.touches[h] & reach;
    if (ways === 0 || defenders(g, m.side, h) > 0) continue;
    m.turn.air.risk[a] = (m.settings.baseFear * landingFeared(m, g, ways, a) * 0.001) | 0;
  }
}

/** Chance, permille, that enemy troops land through one of some areas, with a unit to be placed in an area. */
function landingFeared(m: PlayerState, g: Game, ways: number, placed: number): number {
  let most = 0;
  for (let mask = ways; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const chance = a === placed ? againstUnit(m, g, a) : landingChance(m, m.enemy, a);
    if (chance > most) most = chance;
  }
  return most;
}

/** The chance where the unit to be placed stands in the way. */
function againstUnit(m: PlayerState, g: Game, a: number): number {
  faceLanding(m, m.enemy, a);
  addPiece(m, g, m.fight, ENTRIES, g.tables.airStart[m.side]);
  return landingOdds(m.fight, m.turn.reserve[seaAt(m.side, a) + STAY] > 0);
}

/** Areas that the troops of a side can reach together. */
function troopsReach(g: Game, side: number): number {
  let reach = 0;
  for (let p = g.tables.amphibiousStart[side]; p < g.tables.amphibiousEnd[side]; p++) {
    if (canEmbark(g, p)) reach |= amphibiousReach(g, p);
  }
  return reach;
}
