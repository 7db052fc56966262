// Landings (13.3): on the most valuable enemy bases that the units at hand can take, else into own bases that need them.
import { countOf, firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT } from '../../../board/index.js';
import { canLand, type Game, ISLAND_BASES, landingHarbors } from '../../../game/index.js';
import { knowAreas } from '../estimate/area-values.js';
import { beginBases, defenders, MIN_BASE, MIN_GUARD, worthOfLanding } from '../estimate/base-worth.js';
import type { PlayerState } from '../player-state.js';

/** Answers `landings`: on the most valuable enemy bases that the units here can take, else into an own base that needs them. */
export function land(m: PlayerState, g: Game): void {
  knowAreas(m, g);
  beginBases(m);
  const start = g.tables.amphibiousStart[m.side];
  const end = g.tables.amphibiousEnd[m.side];
  let landers = 0;
  for (let p = start; p < end; p++) if (canLand(g, p, g.area)) landers |= 1 << (p - start);
  let units = countOf(landers);
  let aimed = 0;
  for (let k = landers; k !== 0; k = withoutFirst(k)) {
    const p = start + firstOf(k);
    const harbors = landingHarbors(g, p, g.area) & ISLAND_BASES & ~aimed;
    let best = bestBase(m, g, m.enemy, harbors, units, 0);
    if (best >= 0) {
      // The units after it go for the same base until it falls.
      const need = defenders(g, m.enemy, best) + 1;
      for (let sent = 0; sent < need && k !== 0; sent++) {
        g.answer(start + firstOf(k));
        g.answer(best);
        if (sent + 1 < need) k = withoutFirst(k);
      }
      units -= need;
    } else {
      best = bestBase(m, g, m.side, harbors, 1, MIN_GUARD);
      units--;
      if (best < 0) continue;
      g.answer(p);
      g.answer(best);
    }
    aimed |= 1 << best;
  }
}

/**
 * The base of a mask where so many units gain most beyond `least`, -1 for none: they take it when they are more than its defenders, each of
 * whom costs one (13.41), and one is enough to defend it.
 */
function bestBase(m: PlayerState, g: Game, holder: number, harbors: number, units: number, least: number): number {
  let best = -1;
  let most = least;
  for (let rest = harbors & g.held[holder]; rest !== 0; rest = withoutFirst(rest)) {
    const h = firstOf(rest);
    const defended = defenders(g, holder, h);
    if (defended >= units) continue;
    const worth = worthOfLanding(m, g, h) - defended * MIN_BASE;
    if (worth <= most) continue;
    most = worth;
    best = h;
  }
  return best;
}

/** What the own amphibious units in the fight would take at once if the side stays (5.43), in hundredths of a POC. */
export function landingGain(m: PlayerState, g: Game): number {
  let gain = 0;
  beginBases(m);
  for (let p = g.tables.amphibiousStart[m.side]; p < g.tables.amphibiousEnd[m.side]; p++) {
    if (g.location[p] !== g.area || !canLand(g, p, g.area)) continue;
    knowAreas(m, g);
    const best = bestBase(m, g, m.enemy, landingHarbors(g, p, g.area) & ISLAND_BASES, 1, gain);
    if (best >= 0) gain = worthOfLanding(m, g, best);
  }
  return gain;
}

/** Answers `defender`: the most damaged unit is lost (13.41). */
export function nameDefender(m: PlayerState, g: Game): void {
  let best = -1;
  for (let p = g.tables.amphibiousStart[m.side]; p < g.tables.amphibiousEnd[m.side]; p++) {
    if (g.location[p] !== AREA_COUNT + g.subject) continue;
    if (best < 0 || g.damage[p] > g.damage[best]) best = p;
  }
  g.answer(best);
}
