// The board in sums: what stands in each sea area, what could still sail, and where it could go.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, HARBOR_COUNT, OFF_MAP } from '../../../board/index.js';
import { airAreas, CEYLON, canPlaceAir, DONE, type Game, PATROLLING, RAID, UNDER_REPAIR } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';
import { CHANGED, portAt, seaAt } from '../turn-memory.js';
import { addPiece } from './fight-sums.js';
import {
  AIRS,
  addRow,
  CARRIER_NIGHT,
  CARRIER_STAY,
  CARRIERS,
  DAY,
  ENTRIES,
  FLAGS,
  GUNNED,
  NIGHT,
  rowWith,
  SCREENS,
  SHIPS,
  STAY,
  WORTH,
} from './force.js';

/** Permille of a reserve counted in areas it must roll for, or can be sent to only as a third area. */
const FAR_SHARE = 600;

/** Permille of the air units not yet placed that are counted in each area where they may be placed. */
const AIR_SHARE = 150;

/** Looks at both sides as they stand, once a turn; the values of the areas are then due too. */
export function lookAtBoard(m: PlayerState, g: Game): void {
  lookAtSide(m, g, m.side);
  lookAtSide(m, g, m.enemy);
  spreadReserve(m, g, m.side);
  spreadReserve(m, g, m.enemy);
  spreadAir(m, g, m.enemy);
  m.turn.lookedAt = g.turn;
}

/** Counts everything a side has at sea and in port. */
export function lookAtSide(m: PlayerState, g: Game, side: number): void {
  const { sea, port } = m.turn;
  const seaStart = seaAt(side, 0);
  const portStart = portAt(side, 0);
  m.turn.reserveStops[side] = CHANGED;
  sea.fill(0, seaStart, seaStart + AREA_COUNT * ENTRIES);
  port.fill(0, portStart, portStart + HARBOR_COUNT * ENTRIES);
  let ports = 0;
  const { rows } = m;
  const { location, damage, flags, tables } = g;
  const { armor } = tables;
  for (let p = tables.shipStart[side]; p < tables.shipEnd[side]; p++) {
    const at = location[p];
    if (at < AREA_COUNT) {
      const i = seaStart + at * ENTRIES;
      const row = rowWith(p, damage[p], armor[p]);
      addRow(sea, i, rows, row);
      sea[i + WORTH] += rows[row + WORTH];
      sea[i + CARRIERS] += rows[row + CARRIERS];
      if ((flags[p] & PATROLLING) !== 0) sea[i + FLAGS]++;
    } else if (at < OFF_MAP && (flags[p] & (DONE | UNDER_REPAIR | RAID)) === 0 && damage[p] <= armor[p]) {
      ports |= 1 << (at - AREA_COUNT);
      const i = portStart + (at - AREA_COUNT) * ENTRIES;
      addRow(port, i, rows, rowWith(p, damage[p], armor[p]));
      port[i + SHIPS]++;
    }
  }
  m.turn.ports[side] = ports;
  // Air units count at sea; amphibious units are no force.
  if (g.at.airAreas(side) === 0) return;
  for (let p = tables.airStart[side]; p < tables.airEnd[side]; p++)
    if (location[p] < AREA_COUNT) addAir(m, side, location[p], p);
}

/** Counts an air unit at sea. */
export function addAir(m: PlayerState, side: number, area: number, p: number): void {
  const i = seaAt(side, area);
  m.turn.sea[i + DAY] += m.values.day[p];
  m.turn.sea[i + STAY] += m.values.stay[p];
  m.turn.sea[i + AIRS] += 100;
  m.turn.sea[i + WORTH] += m.values.worth[p];
  m.turn.sea[i + FLAGS]++;
}

/** Counts an own ship that is being sent to sea: it leaves its port's sums for those of the area. */
export function moveShip(m: PlayerState, g: Game, p: number, area: number, flag: number): void {
  const i = seaAt(m.side, area);
  addPiece(m, g, m.turn.sea, i, p);
  m.turn.sea[i + WORTH] += m.values.worth[p];
  m.turn.sea[i + FLAGS] += flag;
  leaveReserve(m, g, p);
}

/** Takes an own ship that sails, or is under repair, out of the sums of its port. */
export function leaveReserve(m: PlayerState, g: Game, p: number): void {
  const h = portAt(m.side, g.harborOf(p));
  addPiece(m, g, m.turn.port, h, p, -1);
  m.turn.port[h + SHIPS]--;
  m.turn.reserveStops[m.side] = CHANGED;
}

/** Spreads a side's ships in port over the areas they could raid (6.2, 6.3). */
export function spreadReserve(m: PlayerState, g: Game, side: number): void {
  // Nothing has left its port, and no flag stops anybody else than before.
  const stops = g.controlled[1 - side];
  if (m.turn.reserveStops[side] === stops) return;
  m.turn.reserveStops[side] = stops;
  const { reserve, port } = m.turn;
  reserve.fill(0, seaAt(side, 0), seaAt(side, AREA_COUNT));
  for (let mask = m.turn.ports[side]; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    const from = portAt(side, h);
    if (port[from + SHIPS] <= 0) continue;
    const first = g.tables.touches[h];
    // Enemy flags stop a move (6.3).
    const second = g.tables.neighbours[first & ~stops] & ~first;
    // From Ceylon only British ships sail: two areas, the second with a roll (10.1, 17.23).
    const near = h === CEYLON ? first : first | second;
    const far = h === CEYLON ? second : g.tables.neighbours[second & ~stops] & ~near;
    addReserve(m, seaAt(side, 0), from, near, 1000);
    addReserve(m, seaAt(side, 0), from, far, FAR_SHARE);
  }
}

/** Spreads a side's air units, before they are placed, over the areas where they may be (12.1). */
export function spreadAir(m: PlayerState, g: Game, side: number, part = AIR_SHARE): void {
  let units = 0;
  const { airStart, airEnd } = g.tables;
  for (let p = airStart[side]; p < airEnd[side]; p++) if (canPlaceAir(g, p)) units++;
  if (units === 0) return;
  m.turn.reserveStops[side] = CHANGED;
  const share = units * part * 0.001;
  const day = (share * m.values.day[airStart[side]]) | 0;
  const stay = (share * m.values.stay[airStart[side]]) | 0;
  const count = (share * 100) | 0;
  for (let mask = airAreas(g, side); mask !== 0; mask = withoutFirst(mask)) {
    const i = seaAt(side, firstOf(mask));
    m.turn.reserve[i + DAY] += day;
    m.turn.reserve[i + STAY] += stay;
    m.turn.reserve[i + AIRS] += count;
  }
}

function addReserve(m: PlayerState, to: number, from: number, areas: number, share: number): void {
  const part = share * 0.001;
  const { port, reserve } = m.turn;
  // Ships only: air units are in no reserve of a port.
  const night = (port[from + NIGHT] * part) | 0;
  const stay = (port[from + STAY] * part) | 0;
  const screens = (port[from + SCREENS] * part) | 0;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const i = to + firstOf(mask) * ENTRIES;
    reserve[i + NIGHT] += night;
    reserve[i + STAY] += stay;
    reserve[i + SCREENS] += screens;
  }
  if (port[from + CARRIER_STAY] === 0) return;
  const day = (port[from + DAY] * part) | 0;
  const carrierNight = (port[from + CARRIER_NIGHT] * part) | 0;
  const carrierStay = (port[from + CARRIER_STAY] * part) | 0;
  const gunned = (port[from + GUNNED] * part) | 0;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const i = to + firstOf(mask) * ENTRIES;
    reserve[i + DAY] += day;
    reserve[i + CARRIER_NIGHT] += carrierNight;
    reserve[i + CARRIER_STAY] += carrierStay;
    reserve[i + GUNNED] += gunned;
  }
}
