// Rule 15 and the POC track (2.5): flags are placed and points scored at the end of the turn.
import { ALLIED, AREA_COUNT, JAPAN, NOBODY } from '../../board/index.js';
import { CONTROL, SCORED } from '../state/events.js';
import { INDONESIA, JAPANESE_ISLANDS } from '../state/places.js';
import { type Game, PATROLLING } from '../state/state.js';
import { TRACK_END } from '../state/track.js';

/** Step 5.71: a side controls an area where it has a patrolling ship or an air unit (15.3, 12.4); both score. */
export function placeFlags(g: Game): void {
  const japan = areasPatrolled(g, JAPAN);
  const allied = areasPatrolled(g, ALLIED);
  const t = g.tables;
  let japanPoc = 0;
  let alliedPoc = 0;
  for (let a = 0; a < AREA_COUNT; a++) {
    const side = ((japan >> a) & 1) !== 0 ? JAPAN : ((allied >> a) & 1) !== 0 ? ALLIED : NOBODY;
    g.setArea(a, side);
    g.emit(CONTROL, a, side);
    if (side === JAPAN) japanPoc += t.poc[a]!;
    else if (side === ALLIED) alliedPoc += t.poc[AREA_COUNT + a]!;
  }
  if (g.rules.nineTurn) {
    // 19.3: one more point each for the Japanese Islands and Indonesia.
    if (((japan >> JAPANESE_ISLANDS) & 1) !== 0) japanPoc++;
    if (((japan >> INDONESIA) & 1) !== 0) japanPoc++;
  }
  score(g, japanPoc, alliedPoc);
}

/** Areas where a side has a patrolling ship or an air unit: only they carry the flag's mark at sea (15.31). */
function areasPatrolled(g: Game, side: number): number {
  let areas = 0;
  const count = g.at.listAtSea(side, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if ((g.flags[p]! & PATROLLING) !== 0) areas |= 1 << g.location[p]!;
  }
  return areas;
}

/** The difference of both gains moves the marker; it stays at ±29 (2.5). */
export function score(g: Game, japan: number, allied: number): void {
  const track = g.poc + japan - allied;
  g.poc = track > TRACK_END ? TRACK_END : track < -TRACK_END ? -TRACK_END : track;
  g.setGained(japan, allied);
  g.emit(SCORED, japan, allied, g.poc);
}
