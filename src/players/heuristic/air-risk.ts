// Where air units hang on one base that enemy troops can take from under them (12.24, 13.43).
import { HARBOR_COUNT, PORT_COUNT } from '../../board/index.js';
import { airAreas, amphibiousReach, canEmbark, type Game } from '../../game/index.js';
import { BASES, defenders, keepWorth } from './base-worth.js';
import { addPiece, flagOf, takeForce } from './fight-estimate.js';
import { ENTRIES } from './force.js';
import { landingOdds } from './landing-odds.js';
import { COVER } from './marines.js';
import { type Mind, seaAt } from './mind.js';

/** Part of that fear, permille, that is left where own troops can go too. */
const GUARDED = 200;
/** The same where the enemy's troops have more to gain elsewhere. */
const ELSEWHERE = 250;

/**
 * Works out where air units hang on a single base that nobody defends, and that the enemy's troops can reach (13.41): these go for
 * the bases with most to gain for them, and a base with air units over it is worth the more.
 */
export function weighRisks(m: Mind, g: Game): void {
  m.airRisk.fill(0);
  const reach = m.settings.baseFear === 0 ? 0 : troopsReach(g, m.enemy);
  if (reach === 0) return;
  m.chanceKnown = 0;
  let ownReach = -1;
  const worth = m.quota;
  let troops = 0;
  for (let mask = airAreas(g, m.side); mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const own = g.t.harborsOf[a] & g.held[m.side];
    if ((own & (own - 1)) !== 0 || (own & BASES) === 0) continue;
    const h = 31 - Math.clz32(own);
    const ways = g.t.touches[h] & reach;
    if (ways === 0 || defenders(g, m.side, h) > 0) continue;
    if (troops === 0) {
      troops = troopsReady(g, m.enemy);
      weighPrizes(m, g, reach);
    }
    const landing = landingFeared(m, g, ways, a);
    const prize = landing * (keepWorth(m, g, h) + m.hold[a]);
    let better = 0;
    for (let other = PORT_COUNT; other < HARBOR_COUNT; other++) if (other !== h && worth[other] > prize) better++;
    let fear = better < troops ? m.settings.baseFear : (m.settings.baseFear * ELSEWHERE * 0.001) | 0;
    // Own troops go where they are needed, if they may (13.3).
    if (ownReach < 0) ownReach = troopsReach(g, m.side);
    if ((g.t.touches[h] & ownReach) !== 0) fear = (fear * GUARDED * 0.001) | 0;
    m.airRisk[a] = (fear * landing * 0.001) | 0;
  }
}

/** Fills in, by base, what the enemy's troops gain there with their chance to land, whatever flies. */
function weighPrizes(m: Mind, g: Game, reach: number): void {
  for (let h = PORT_COUNT; h < HARBOR_COUNT; h++) {
    const ways = g.t.touches[h] & reach;
    const open = ways !== 0 && ((g.held[m.side] >> h) & 1) !== 0 && defenders(g, m.side, h) === 0;
    m.quota[h] = open ? landingFeared(m, g, ways, -1) * keepWorth(m, g, h) : 0;
  }
}

/** Chance, permille, that enemy troops land through one of some areas, with a unit to be placed in an area (-1 for none). */
function landingFeared(m: Mind, g: Game, ways: number, placed: number): number {
  let most = 0;
  for (let mask = ways; mask !== 0; mask &= mask - 1) {
    const chance = landingThrough(m, g, 31 - Math.clz32(mask & -mask), placed);
    if (chance > most) most = chance;
  }
  return most;
}

function landingThrough(m: Mind, g: Game, way: number, placed: number): number {
  if (way === placed) return weighLanding(m, g, way, true);
  if (((m.chanceKnown >> way) & 1) === 0) {
    m.chanceKnown |= 1 << way;
    m.chance[way] = weighLanding(m, g, way, false);
  }
  return m.chance[way];
}

/** As the enemy weighs it who sends troops: what of his covers them, against what is there and may come. */
function weighLanding(m: Mind, g: Game, way: number, placed: boolean): number {
  takeForce(m, m.fight, 0, seaAt(m.enemy, way), COVER);
  takeForce(m, m.fight, ENTRIES, seaAt(m.side, way), m.settings.airSupport);
  if (placed) addPiece(m, g, m.fight, ENTRIES, g.t.airStart[m.side]);
  return landingOdds(m.fight, -flagOf(m, g, way));
}

/** Amphibious units of a side that may put to sea. */
function troopsReady(g: Game, side: number): number {
  let n = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) if (canEmbark(g, p)) n++;
  return n;
}

/** Areas that the troops of a side can reach together. */
function troopsReach(g: Game, side: number): number {
  let reach = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) {
    if (canEmbark(g, p)) reach |= amphibiousReach(g, p);
  }
  return reach;
}
