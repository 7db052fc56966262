// The order of combat, Japan's choice (7.1): landings first, raids on ports last, when their fleets are home again.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT } from '../../../board/index.js';
import { canLand, type Game, ISLAND_BASES, landingHarbors, MAJOR_PORTS } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';

/** A landing that sends enemy air units home from a fight to come goes before all else. */
const STRANDS = 3;

/** Answers `next-area`. */
export function chooseNextArea(m: PlayerState, g: Game): void {
  m.turn.fought = g.turn;
  const { harborsOf } = g.tables;
  const landings = g.at.amphibiousAreas(m.side);
  // Only carriers raid (9.11): where there are none, ports beside the area are no reason to hurry or to wait.
  const raids = g.at.carrierAreas(m.side);
  const dangers = g.at.carrierAreas(m.enemy);
  const strands = landings === 0 ? 0 : strandsElsewhere(m, g);
  let best = -1;
  let most = -99;
  for (let mask = g.areasLeft; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    let key = ((landings >> a) & 1) === 0 ? 0 : 1;
    if (((raids >> a) & 1) !== 0 && (harborsOf[a] & g.held[m.enemy] & MAJOR_PORTS) !== 0) key -= 2;
    // Enemy carriers next to own ports fight before own ships come back to these.
    if (((dangers >> a) & 1) !== 0 && (harborsOf[a] & g.held[m.side] & MAJOR_PORTS) !== 0) key += 2;
    // Air units that lose their base first are gone when their area is fought.
    if (((strands >> a) & 1) !== 0) key += STRANDS;
    if (key > most) {
      most = key;
      best = a;
    }
  }
  g.answer(best);
}

/** Areas, as a mask, where own troops may take the last base of enemy air units that stand in another area still to be fought (12.24). */
function strandsElsewhere(m: PlayerState, g: Game): number {
  const { harborsOf, touches } = g.tables;
  const fliers = g.at.airAreas(m.enemy) & g.areasLeft & g.at.areasOf(m.side);
  let areas = 0;
  for (let p = g.tables.amphibiousStart[m.side]; fliers !== 0 && p < g.tables.amphibiousEnd[m.side]; p++) {
    const at = g.location[p];
    if (at >= AREA_COUNT || !canLand(g, p, at)) continue;
    for (let rest = landingHarbors(g, p, at) & ISLAND_BASES & g.held[m.enemy]; rest !== 0; rest = withoutFirst(rest)) {
      const h = firstOf(rest);
      for (let over = touches[h] & fliers & ~(1 << at); over !== 0; over = withoutFirst(over)) {
        const a = firstOf(over);
        if ((harborsOf[a] & g.held[m.enemy]) === 1 << h) areas |= 1 << at;
      }
    }
  }
  return areas;
}
