// Rule 14: ports and bases change hands, by isolation at the end of a turn and by invasion.
import { firstOf, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, HARBOR_COUNT, JAPAN } from '../../board/index.js';
import { CAPTURED } from '../state/events.js';
import { isBottomed } from '../state/factors-now.js';
import { PEARL_HARBOR, SAMOA } from '../state/places.js';
import type { Game } from '../state/state.js';
import { sendStrandedAirHome } from './land-based-air.js';
import { addReturn, eliminate, returnPending } from './ports-and-bases.js';

/** An invasion takes a base at once: its garrison turns, what was in it leaves, stranded air goes home (13.43, 14.3, 14.4). */
export function invadeBase(g: Game, harbor: number, side: number): void {
  g.setHarbor(harbor, side);
  g.emit(CAPTURED, harbor, side, 1);
  evict(g, 1 - side, 1 << harbor);
  sendStrandedAirHome(g, 1 - side, g.tables.touches[harbor]!);
}

/**
 * Step 5.72: harbors whose every touching area the enemy controlled at the start of the turn and controls now change hands
 * (14.1, 14.2). All are judged together, before anybody leaves.
 *
 * @param atStart areas each side controlled at the start of the turn, as masks.
 */
export function captureIsolated(g: Game, atStart: Int32Array): void {
  let lost0 = 0;
  let lost1 = 0;
  for (let h = 0; h < HARBOR_COUNT; h++) {
    const enemy = 1 - g.harborControl[h]!;
    if (!isSurrounded(g, h, enemy, atStart)) continue;
    if (enemy === ALLIED) lost0 |= 1 << h;
    else lost1 |= 1 << h;
  }
  if ((lost0 | lost1) === 0) return;
  for (let h = 0; h < HARBOR_COUNT; h++) {
    if ((((lost0 | lost1) >> h) & 1) === 0) continue;
    const taker = ((lost0 >> h) & 1) !== 0 ? ALLIED : JAPAN;
    g.setHarbor(h, taker);
    g.emit(CAPTURED, h, taker, 0);
  }
  if (((lost0 >> PEARL_HARBOR) & 1) !== 0 && g.rules.samoaSinksBottomed) sinkBottomedAtSamoa(g);
  // Japan's units leave first, as in everything (5).
  evict(g, JAPAN, lost0);
  evict(g, ALLIED, lost1);
  sendStrandedAirHome(g, JAPAN, areasOf(g, lost0));
  sendStrandedAirHome(g, ALLIED, areasOf(g, lost1));
}

/** Pearl Harbor repairs again, and Samoa no longer (11.51): what rests on the bottom there cannot be raised (9.232). */
function sinkBottomedAtSamoa(g: Game): void {
  const count = g.at.list(AREA_COUNT + SAMOA, ALLIED, g.found);
  for (let k = 0; k < count; k++) if (isBottomed(g, g.found[k]!)) eliminate(g, g.found[k]!);
}

/** True when every area a harbor touches was the enemy's at the start of the turn and is now (14.1). */
function isSurrounded(g: Game, harbor: number, enemy: number, atStart: Int32Array): boolean {
  return (g.tables.touches[harbor]! & ~(g.controlled[enemy]! & atStart[enemy]!)) === 0;
}

function areasOf(g: Game, harbors: number): number {
  let areas = 0;
  for (let left = harbors; left !== 0; left = withoutFirst(left)) areas |= g.tables.touches[firstOf(left)]!;
  return areas;
}

/**
 * Ships and units in captured harbors go to a touching sea area and return to port from there (10.3). Ships
 * resting on the bottom are lost (9.231).
 */
function evict(g: Game, side: number, harbors: number): void {
  g.pendingCount = 0;
  if ((g.at.harborsOf(side) & harbors) === 0) return;
  const count = g.at.listInHarbors(side, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (((harbors >> g.harborOf(p)) & 1) === 0) continue;
    if (isBottomed(g, p)) eliminate(g, p);
    else addReturn(g, p, g.tables.touches[g.harborOf(p)]!);
  }
  returnPending(g, side);
}
