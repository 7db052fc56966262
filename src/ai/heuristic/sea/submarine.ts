// The I-Boat and the F-Boat (16): where the most valuable enemy ships are at sea, and a shot at the best of them.
import { CARRIER } from '../../../board/index.js';
import { type Game, HAWAII, isSubmarineTarget, mayPlaceSubmarine } from '../../../game/index.js';
import { HUNTS } from '../doctrine/turn-plan.js';
import { oddsIndex, SINK_ODDS } from '../estimate/attack-odds.js';
import type { PlayerState } from '../player-state.js';

/** Answers `submarine`. */
export function placeSubmarine(m: PlayerState, g: Game): void {
  const planned = m.plan.submarine;
  if (planned >= 0 && mayPlaceSubmarine(g, planned)) {
    g.answer(planned);
    return;
  }
  // Off Hawaii on turn 1, for what puts to sea there (18.24).
  if (g.turn === 1 && planned !== HUNTS) {
    g.answer(HAWAII);
    return;
  }
  // One shot is best spent on the best ship.
  let best = 0;
  let most = -1;
  const count = g.at.listAtSea(m.enemy, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    if (g.tables.isShip[p] === 0) continue;
    const a = g.location[p];
    const worth = worthOfTarget(m, g, p);
    if (worth > most && mayPlaceSubmarine(g, a)) {
      most = worth;
      best = a;
    }
  }
  g.answer(best);
}

/** Answers `submarine-attack`: the ship whose loss is worth most. */
export function attackSubmerged(m: PlayerState, g: Game): void {
  let best = -1;
  let most = -1;
  const count = g.at.list(g.area, m.enemy, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    if (!isSubmarineTarget(g, p, g.area)) continue;
    const worth = worthOfTarget(m, g, p);
    if (worth > most) {
      most = worth;
      best = p;
    }
  }
  if (best >= 0) g.answer(best);
}

function worthOfTarget(m: PlayerState, g: Game, p: number): number {
  const sink = SINK_ODDS[oddsIndex(1, 1, g.tables.armor[p] - g.damage[p])];
  return m.values.worth[p] * (sink + (g.tables.kind[p] === CARRIER ? 150 : 50));
}
