// What each sea area is worth this turn to a side: POC for both sides (2.5), walls (6.3), ports that fall or are saved (14.1).
import { firstOf, hasOneAtMost, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, HARBOR_COUNT, PORT_COUNT } from '../../../board/index.js';
import { type Game, PEARL_HARBOR, SAMOA, TRACK_END } from '../../../game/index.js';
import { turnRow } from '../../turn-row.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { STAY } from './force.js';
import { arrivalAt } from './piece-values.js';
import { lookAtBoard } from './survey.js';

/** Part of a harbor's worth that counts before it can fall at once, permille. */
const PREPARE = 300;
/** Part of an area's weight that counts for merely breaking the enemy's flag, permille. */
const BROKEN = 400;

/** Sees to it that the areas are valued where a fight is decided, too: that of the surprise attack comes before any plan of the turn (18.2). */
export function knowAreas(m: PlayerState, g: Game): void {
  if (m.turn.valued === g.turn) return;
  if (m.turn.lookedAt !== g.turn) {
    lookAtBoard(m, g);
    // The turn itself begins later, and is looked at then.
    m.turn.lookedAt = 0;
  }
  valueAreas(m, g);
}

/** Fills in what the areas are worth this turn. */
export function valueAreas(m: PlayerState, g: Game): void {
  m.turn.valued = g.turn;
  const poc = g.tables.poc;
  const own = m.side * AREA_COUNT;
  const enemy = m.enemy * AREA_COUNT;
  const tomorrow = g.turn < g.rules.turns;
  // At the end of the track no more can be gained, only lost (2.5).
  const lead = m.side === 0 ? g.poc : -g.poc;
  const point = lead >= TRACK_END ? 50 : 100;
  // A flag is a wall, and prepares captures, in the turns to come: the fewer are left, the less that is worth.
  const lasting = Math.min(1, (g.rules.turns - g.turn) / m.settings.horizon);
  const row = AREA_COUNT * turnRow(g);
  for (let a = 0; a < AREA_COUNT; a++) {
    // Nothing is denied to an enemy who cannot come.
    const j = seaAt(m.enemy, a);
    const denied = m.turn.sea[j + STAY] + m.turn.reserve[j + STAY] > 0 ? 100 * poc[enemy + a] : 0;
    const weight = ((lasting * m.settings.areas[a]) | 0) + m.flags[row + a];
    m.turn.hold[a] = point * poc[own + a] + denied + weight;
    m.turn.denied[a] = denied;
    m.turn.deny[a] = denied + ((weight * BROKEN * 0.001) | 0);
  }
  if (!tomorrow) return;
  const mine = g.controlled[m.side];
  const theirs = g.controlled[m.enemy];
  const dayAfter = g.turn + 1 < g.rules.turns;
  for (let h = 0; h < HARBOR_COUNT; h++) {
    const worth = m.settings.harbors[h];
    if (worth === 0) continue;
    const touches = g.tables.touches[h];
    if (((g.held[m.enemy] >> h) & 1) !== 0) {
      // All flags own at the start: it falls when they stay (14.1). Else each flag placed now prepares the next turn.
      if ((touches & ~mine) === 0) addTo(m, touches, worth, false);
      else if (dayAfter) addTo(m, touches, (worth * PREPARE * 0.001) | 0, false);
    } else if ((touches & ~theirs) === 0) {
      // Surrounded: the enemy must not keep every flag this turn.
      addTo(m, touches, worth, true);
    } else if (h < PORT_COUNT && (touches & theirs) !== 0) addTo(m, touches, (worth * PREPARE * 0.001) | 0, true);
  }
  if (m.settings.entryShare > 0) keepEntries(m, g);
}

/**
 * Ports through which reinforcements are still to come, which are lost with them (4.41). What is listed for Pearl Harbor comes on
 * at Samoa too, so one of the two counts only when the other is lost or about to fall.
 */
function keepEntries(m: PlayerState, g: Game): void {
  const theirs = g.controlled[m.enemy];
  const held = g.held[m.side];
  for (let h = 0; h < PORT_COUNT; h++) {
    if (((held >> h) & 1) === 0) continue;
    const pearl = h === PEARL_HARBOR || h === SAMOA;
    if (pearl) {
      const other = PEARL_HARBOR + SAMOA - h;
      if (((held >> other) & 1) !== 0 && (g.tables.touches[other] & ~theirs) !== 0) continue;
    }
    const coming = m.values.arriving[arrivalAt(pearl ? PEARL_HARBOR : h, g.turn)];
    if (coming === 0) continue;
    const worth = (m.settings.entryShare * coming * 0.001) | 0;
    const touches = g.tables.touches[h];
    // Surrounded it falls when the flags stay; otherwise it can only be surrounded now (14.1).
    if ((touches & ~theirs) === 0) addTo(m, touches, worth, true);
    else addTo(m, touches, (worth * PREPARE * 0.001) | 0, true);
  }
}

/** Shares a worth out over areas; breaking a flag is enough to save a harbor. */
function addTo(m: PlayerState, areas: number, worth: number, toDeny: boolean): void {
  const one = areas & (areas - 1);
  const share = one === 0 ? worth : hasOneAtMost(one) ? worth >> 1 : (worth / 3) | 0;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    m.turn.hold[a] += share;
    if (toDeny) m.turn.deny[a] += share;
  }
}

/** The place of a mask with the greatest number, if it is above zero, the first of several; -1 where there is none. */
export function greatest(numbers: Int32Array, places: number): number {
  let best = -1;
  let most = 0;
  for (let mask = places; mask !== 0; mask = withoutFirst(mask)) {
    const place = firstOf(mask);
    if (numbers[place] <= most) continue;
    most = numbers[place];
    best = place;
  }
  return best;
}

/** Sorts the areas by `key`, greatest first, into `order`; ties in the order of the board. Returns how many are above zero. */
export function sortAreas(key: Int32Array, order: Uint8Array): number {
  let n = 0;
  for (let a = 0; a < AREA_COUNT; a++) {
    const x = key[a];
    if (x <= 0) continue;
    let k = n++;
    while (k > 0 && key[order[k - 1]] < x) {
      order[k] = order[k - 1];
      k--;
    }
    order[k] = a;
  }
  return n;
}
