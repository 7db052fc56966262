// Rule 12: land-based air units, placed in turn, and sent home when their last base is gone.
import { ALLIED, AREA_COUNT, JAPAN } from '../../board/index.js';
import { areaName, ask, illegal, pieceName, requireOwn } from '../questions/ask.js';
import { PLACE_AIR } from '../questions/decisions.js';
import { MOVED } from '../state/events.js';
import { DONE, type Game, PATROLLING } from '../state/state.js';
import { addReturn, returnPending } from './ports-and-bases.js';

/** Step 5.22: the players place one air unit at a time, Japan first, skipping whoever has run out (12.11). */
export function placeAir(g: Game): void {
  let japanPlaces = true;
  let alliedPlaces = true;
  while (japanPlaces || alliedPlaces) {
    const japan: boolean = japanPlaces && placeOne(g, JAPAN);
    const allied: boolean = alliedPlaces && placeOne(g, ALLIED);
    if (g.rules.placeAfterPassing) {
      // A player who passed is asked again as long as the other still places.
      japanPlaces = (japan || allied) && hasAir(g, JAPAN);
      alliedPlaces = (japan || allied) && hasAir(g, ALLIED);
    } else {
      japanPlaces = japan;
      alliedPlaces = allied;
    }
  }
}

/** True when the side placed a unit. */
function placeOne(g: Game, side: number): boolean {
  if (!hasAir(g, side)) return false;
  ask(g, PLACE_AIR, side, checkAir);
  if (g.answerLength === 0) return false;
  const unit = g.answers[0]!;
  g.emit(MOVED, unit, g.harborOf(unit), g.answers[1]!);
  g.move(unit, g.answers[1]!);
  g.flags[unit]! |= PATROLLING;
  return true;
}

/** True for an air unit in a harbor that may be placed. */
export function canPlaceAir(g: Game, unit: number): boolean {
  return g.isInHarbor(unit) && (g.flags[unit]! & DONE) === 0;
}

function hasAir(g: Game, side: number): boolean {
  // Every port and base touches an area (2.1): without one there is nowhere to place a unit (12.13).
  if (g.held[side] === 0) return false;
  for (let p = g.tables.airStart[side]!; p < g.tables.airEnd[side]!; p++) if (canPlaceAir(g, p)) return true;
  return false;
}

/** Areas where a side may have air units: those that touch a port or base it controls (12.13). */
export function airAreas(g: Game, side: number): number {
  return g.nearHeld[side]!;
}

function checkAir(g: Game, side: number): void {
  if (g.answerLength === 0) return;
  if (g.answerLength !== 2) illegal(g, PLACE_AIR, '12.11', 'one air unit is placed at a time');
  const unit = g.answers[0]!;
  const area = g.answers[1]!;
  requireOwn(g, PLACE_AIR, unit, side);
  if (unit < g.tables.airStart[side]! || unit >= g.tables.airEnd[side]! || !canPlaceAir(g, unit)) {
    illegal(g, PLACE_AIR, '12.1', `${pieceName(g, unit)} is not an air unit that can be placed now`);
  }
  if (area < 0 || area >= AREA_COUNT || ((airAreas(g, side) >> area) & 1) === 0) {
    illegal(g, PLACE_AIR, '12.13', `there is no friendly port or base in ${areaName(g, area)}`);
  }
}

/** Air units at sea in an area where their side holds no port or base any more return to port at once (12.24, 14.3). */
export function sendStrandedAirHome(g: Game, side: number, areas: number): void {
  g.pendingCount = 0;
  const stranded = g.at.airAreas(side) & areas & ~airAreas(g, side);
  if (stranded === 0) return;
  for (let p = g.tables.airStart[side]!; p < g.tables.airEnd[side]!; p++) {
    const area = g.location[p]!;
    if (area < AREA_COUNT && ((stranded >> area) & 1) !== 0) addReturn(g, p, 1 << area);
  }
  returnPending(g, side);
}
