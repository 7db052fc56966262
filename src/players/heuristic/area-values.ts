// What each sea area is worth this turn to a side: POC for both sides (2.5), walls (6.3), ports that fall or are saved (14.1).
import { AREA_COUNT, HARBOR_COUNT, PORT_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import type { Mind } from './mind.js';

/** Part of a harbor's worth that counts before it can fall at once. */
const PREPARE = 0.3;
/** Lead at which the POC track ends (2.5). */
const TRACK_END = 29;

/** Fills `hold` and `deny` of the mind for the turn that begins. */
export function valueAreas(m: Mind, g: Game): void {
  const w = m.weights;
  const poc = g.t.poc;
  const own = m.side * AREA_COUNT;
  const enemy = m.enemy * AREA_COUNT;
  const tomorrow = g.turn < g.rules.turns ? 1 : 0;
  // At the end of the track no more can be gained, only lost (2.5).
  const lead = m.side === 0 ? g.poc : -g.poc;
  const gain = lead >= TRACK_END ? 0.5 : 1;
  for (let a = 0; a < AREA_COUNT; a++) {
    const denied = poc[enemy + a];
    m.hold[a] = gain * poc[own + a] + denied + tomorrow * w.areas[a];
    m.deny[a] = denied + tomorrow * 0.4 * w.areas[a];
  }
  if (tomorrow === 0) return;
  const mine = g.controlled[m.side];
  const theirs = g.controlled[m.enemy];
  for (let h = 0; h < HARBOR_COUNT; h++) {
    const worth = w.harbors[h];
    if (worth === 0) continue;
    const touches = g.t.touches[h];
    if (((g.held[m.enemy] >> h) & 1) !== 0) {
      const missing = touches & ~mine;
      // All flags own at the start: it falls when they stay (14.1). Else each flag placed now prepares the next turn.
      addTo(m, touches, missing === 0 ? worth : worth * PREPARE * (g.turn + 1 < g.rules.turns ? 1 : 0), false);
    } else if ((touches & ~theirs) === 0) {
      // Surrounded: the enemy must not keep every flag this turn.
      addTo(m, touches, worth, true);
    } else if (h < PORT_COUNT && (touches & theirs) !== 0) addTo(m, touches, worth * PREPARE, true);
  }
}

/** Shares a worth out over areas; breaking a flag is enough to save a harbor. */
function addTo(m: Mind, areas: number, worth: number, toDeny: boolean): void {
  let n = 0;
  for (let mask = areas; mask !== 0; mask &= mask - 1) n++;
  const share = worth / n;
  for (let mask = areas; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    m.hold[a] += share;
    if (toDeny) m.deny[a] += share;
  }
}

/** Sorts the areas by `key`, greatest first, into `order`; ties in the order of the board. */
export function sortAreas(m: Mind): void {
  const order = m.order;
  const key = m.key;
  for (let a = 0; a < AREA_COUNT; a++) {
    const x = key[a];
    let k = a;
    while (k > 0 && key[order[k - 1]] < x) {
      order[k] = order[k - 1];
      k--;
    }
    order[k] = a;
  }
}
