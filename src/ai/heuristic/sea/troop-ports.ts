// Where troops enter that come anywhere (4.5, 13.5): at the port from which they take most with their first move (13.1).
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { type Game, ISLAND_BASES, landingPlaces } from '../../../game/index.js';
import { knowAreas } from '../estimate/area-values.js';
import { beginBases, defenders, MIN_GUARD, worthOfLanding } from '../estimate/base-worth.js';
import { landingChance } from '../estimate/landing-odds.js';
import type { PlayerState } from '../player-state.js';

/** Part of a base's worth, permille, that counts in a second area: the way there may be barred by then. */
const SECOND = 800;

/** Begins with troops that enter together: no base is aimed at yet. */
export function expectTroops(m: PlayerState): void {
  m.bases.aimed = 0;
  beginBases(m);
}

/**
 * The port, of a mask, from which an amphibious unit has the dearest base in reach, by the chance to land there, that none before it
 * aims at; among equals the first in the order of the shares.
 */
export function portForTroops(m: PlayerState, g: Game, p: number, allowed: number): number {
  knowAreas(m, g);
  const { touches, neighbours, harborsOf } = g.tables;
  const order = m.settings.harborOrder;
  const open = landingPlaces(g, p) & ISLAND_BASES & ~m.bases.aimed;
  let best = -1;
  let aim = 0;
  let most = MIN_GUARD;
  for (let k = 0; k < order.length; k++) {
    const from = order[k];
    if (((allowed >> from) & 1) === 0) continue;
    if (best < 0) best = from;
    const first = touches[from];
    const second = neighbours[first & ~g.controlled[m.enemy]] & ~first;
    for (let mask = first | second; mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      const bases = harborsOf[a] & open;
      if (bases === 0) continue;
      const likely = (((first >> a) & 1) !== 0 ? 1000 : SECOND) * landingChance(m, m.side, a);
      for (let rest = bases; rest !== 0; rest = withoutFirst(rest)) {
        const h = firstOf(rest);
        const worth = (worthOf(m, g, h) * likely * 1e-6) | 0;
        if (worth <= most) continue;
        most = worth;
        best = from;
        aim = 1 << h;
      }
    }
  }
  m.bases.aimed |= aim;
  return best;
}

/** What a unit gains that lands on a base, in hundredths of a POC: it takes it, or keeps it from the enemy (13.41). */
function worthOf(m: PlayerState, g: Game, harbor: number): number {
  const taken = ((g.held[m.enemy] >> harbor) & 1) !== 0;
  if (defenders(g, taken ? m.enemy : m.side, harbor) > 0) return 0;
  return worthOfLanding(m, g, harbor);
}
