// Rule 13: amphibious units — movement, landings and invasions.
import { firstOf } from '../../board/bits.js';
import { ALLIED, AMPHIBIOUS, AREA_COUNT, HARBOR_COUNT, JAPAN, WEST_COAST_BASE } from '../../board/index.js';
import { alliedOffensive, firstToLand } from '../options/allied-offensive.js';
import { WEST_COAST_AREAS } from '../options/san-diego.js';
import { forceMayLand } from '../options/task-forces.js';
import {
  areaName,
  ask,
  harborName,
  illegal,
  pieceName,
  refuseDuplicates,
  requireOwn,
  requirePairs,
} from '../questions/ask.js';
import { DEFENDER, LANDINGS, MOVE_AMPHIBIOUS, NEXT_AREA } from '../questions/decisions.js';
import { LANDED, MOVED } from '../state/events.js';
import { DONE, type Game, RETREATING } from '../state/state.js';
import { invadeBase } from './capture.js';
import { secondAreas, within } from './movement.js';
import { addReturn, eliminate, MAJOR_PORTS, nationHarbors, returnPending } from './ports-and-bases.js';
import { escapedMarinesLandings, escapeReach } from './turn-three.js';

/** Step 5.23 for one side: up to two areas without a speed roll (6.224, 13.1). */
export function moveAmphibious(g: Game, side: number): void {
  if (!hasMovable(g, side)) return;
  ask(g, MOVE_AMPHIBIOUS, side, checkAmphibious);
  for (let k = 0; k < g.answerLength; k += 2) {
    const unit = g.answers[k]!;
    const area = g.answers[k + 1]!;
    if (((escapeReach(g, unit) >> area) & 1) !== 0) g.escaped[unit] = 1; // adjustment 3b
    g.emit(MOVED, unit, g.harborOf(unit), area);
    g.move(unit, area);
  }
}

/** True for an amphibious unit in a harbor that may put to sea. */
export function canEmbark(g: Game, unit: number): boolean {
  if (g.location[unit] === WEST_COAST_BASE) return true; // adjustment 5
  return g.isInHarbor(unit) && (g.flags[unit]! & DONE) === 0;
}

function hasMovable(g: Game, side: number): boolean {
  for (let p = g.tables.amphibiousStart[side]!; p < g.tables.amphibiousEnd[side]!; p++)
    if (canEmbark(g, p)) return true;
  return false;
}

/** Areas an amphibious unit can reach: two at most, an enemy flag stops it (6.3). */
export function amphibiousReach(g: Game, unit: number): number {
  if (g.location[unit] === WEST_COAST_BASE) return WEST_COAST_AREAS;
  const first = g.tables.touches[g.harborOf(unit)]!;
  return first | secondAreas(g, unit, first);
}

function checkAmphibious(g: Game, side: number): void {
  requirePairs(g, MOVE_AMPHIBIOUS);
  for (let k = 0; k < g.answerLength; k += 2) {
    const unit = g.answers[k]!;
    const area = g.answers[k + 1]!;
    requireOwn(g, MOVE_AMPHIBIOUS, unit, side);
    if (g.tables.kind[unit] !== AMPHIBIOUS || !canEmbark(g, unit)) {
      illegal(g, MOVE_AMPHIBIOUS, '13.1', `${pieceName(g, unit)} is not an amphibious unit that can move now`);
    }
    if (area < 0 || area >= AREA_COUNT || ((amphibiousReach(g, unit) >> area) & 1) === 0) {
      illegal(
        g,
        MOVE_AMPHIBIOUS,
        whyOutOfReach(g, unit, area),
        `${pieceName(g, unit)} cannot reach ${areaName(g, area)}`,
      );
    }
  }
  refuseDuplicates(g, MOVE_AMPHIBIOUS, 2, '13.1');
}

/** The rule that keeps a unit from an area: an enemy flag on the way (6.3), or the distance (13.1). */
function whyOutOfReach(g: Game, unit: number, area: number): string {
  if (area < 0 || area >= AREA_COUNT) return '13.1';
  if (g.location[unit] === WEST_COAST_BASE) return 'adjustment 5';
  return within(g, unit, area) <= 2 ? '6.3' : '13.1';
}

/** True for a unit at sea in an area that may land: it neither retreated nor was disabled (13.4). */
export function canLand(g: Game, unit: number, area: number): boolean {
  return g.location[unit] === area && (g.flags[unit]! & (DONE | RETREATING)) === 0 && forceMayLand(g, unit);
}

/** Harbors a unit may land on from an area: enemy bases, friendly bases and ports; never an enemy port (13.3). */
export function landingHarbors(g: Game, unit: number, area: number): number {
  return g.tables.harborsOf[area]! & landingPlaces(g, unit);
}

/** The same from whatever area. */
export function landingPlaces(g: Game, unit: number): number {
  const places = placesByRule13(g, unit);
  return g.escaped[unit] === 1 && g.rules.escapedMarinesLimited ? places & escapedMarinesLandings(g) : places;
}

/** Harbors a unit may land on by 13.3 alone, from whatever area. */
function placesByRule13(g: Game, unit: number): number {
  const enemyPorts = g.held[1 - g.tables.side[unit]!]! & MAJOR_PORTS;
  return ~enemyPorts & (g.rules.usUnitsLandAtCeylon ? -1 : nationHarbors(g, unit));
}

/** Landings of one side in one area, one by one in the order of the answer (13.31, 13.32, 13.42). */
export function landings(g: Game, side: number, area: number): void {
  if (!hasLander(g, side, area)) return;
  g.area = area;
  ask(g, LANDINGS, side, checkLandings);
  const count = g.answerLength;
  // The invasions ask further questions: the list is kept aside.
  for (let k = 0; k < count; k++) g.landing[k] = g.answers[k]!;
  for (let k = 0; k < count; k += 2) land(g, side, g.landing[k]!, g.landing[k + 1]!, area);
}

/** Landings after a round of combat, of a pursuit too: Japan's, then the Allies' (7.83, 13.31), or as the Allies say under adjustment 6. */
export function landInOrder(g: Game, area: number): void {
  const choice = alliedOffensive(g) && hasLander(g, JAPAN, area) && hasLander(g, ALLIED, area);
  const first = choice ? firstToLand(g, area) : JAPAN;
  landings(g, first, area);
  landings(g, 1 - first, area);
}

/** Step 13.33: at the end of the turn every amphibious unit at sea lands or returns to port; by one reading with the ships (5.74). */
export function lastLandings(g: Game, side: number): void {
  for (let left = g.at.amphibiousAreas(side); left !== 0; ) {
    const area = nextLandings(g, side, left);
    left &= ~(1 << area);
    landings(g, side, area);
  }
  if (g.rules.marinesReturnWithShips) return;
  g.pendingCount = 0;
  for (let p = g.tables.amphibiousStart[side]!; p < g.tables.amphibiousEnd[side]!; p++) {
    if (g.isAtSea(p)) addReturn(g, p, 1 << g.location[p]!);
  }
  returnPending(g, side);
}

/** The area out of `left` whose units land next: as on the board, or by one reading as their owner says (13.42). */
function nextLandings(g: Game, side: number, left: number): number {
  const lowest = firstOf(left);
  if (!g.rules.ownerOrdersInvasions || left === 1 << lowest) return lowest;
  g.areasLeft = left;
  g.lastLandings = true;
  ask(g, NEXT_AREA, side, checkNextLandings);
  g.lastLandings = false;
  g.areasLeft = 0; // no combat is left
  return g.answers[0]!;
}

function checkNextLandings(g: Game): void {
  const area = g.answers[0]!;
  if (g.answerLength !== 1 || area < 0 || area >= AREA_COUNT || ((g.areasLeft >> area) & 1) === 0) {
    illegal(g, NEXT_AREA, '13.42', `there are no units left to land in ${areaName(g, area)}`);
  }
}

/** True when a side has a unit that may land from an area now. */
function hasLander(g: Game, side: number, area: number): boolean {
  if (((g.at.amphibiousAreas(side) >> area) & 1) === 0) return false;
  for (let p = g.tables.amphibiousStart[side]!; p < g.tables.amphibiousEnd[side]!; p++)
    if (canLand(g, p, area)) return true;
  return false;
}

function land(g: Game, side: number, unit: number, harbor: number, area: number): void {
  if (g.harborControl[harbor] === side) {
    g.move(unit, AREA_COUNT + harbor);
    g.flags[unit]! |= DONE;
    g.emit(LANDED, unit, harbor, 0);
    return;
  }
  const defender = chooseDefender(g, 1 - side, harbor);
  g.emit(LANDED, unit, harbor, defender >= 0 ? 2 : 1);
  eliminate(g, unit); // 13.41: the invader is lost in any case
  if (defender >= 0) eliminate(g, defender);
  else invadeBase(g, harbor, side);
  g.area = area;
}

/** The defending unit that is lost (13.41): chosen by its owner, or the invader, when several differ in damage. -1 when there is none. */
function chooseDefender(g: Game, side: number, harbor: number): number {
  let first = -1;
  let differ = false;
  for (let p = g.tables.amphibiousStart[side]!; p < g.tables.amphibiousEnd[side]!; p++) {
    if (g.location[p] !== AREA_COUNT + harbor) continue;
    if (first < 0) first = p;
    else if (g.damage[p] !== g.damage[first]) differ = true;
  }
  if (!differ) return first;
  g.subject = harbor;
  ask(g, DEFENDER, g.rules.invaderNamesDefender ? 1 - side : side, checkDefender);
  return g.answers[0]!;
}

function checkDefender(g: Game): void {
  const unit = g.answers[0]!;
  // Whatever lies in the base belongs to its holder.
  if (g.answerLength !== 1 || g.tables.kind[unit] !== AMPHIBIOUS || g.location[unit] !== AREA_COUNT + g.subject) {
    illegal(g, DEFENDER, '13.41', `one amphibious unit in ${harborName(g, g.subject)} is to be named`);
  }
}

/** The rule that keeps a piece from landing now: it is no amphibious unit in the area (13.3), not of a landing task force (23.53), or done (13.4). */
function whyNoLanding(g: Game, piece: number): string {
  if (g.tables.kind[piece] !== AMPHIBIOUS) return '13.3';
  if ((g.flags[piece]! & (DONE | RETREATING)) !== 0) return '13.4';
  return g.location[piece] === g.area ? '23.53' : '13.3';
}

function checkLandings(g: Game, side: number): void {
  requirePairs(g, LANDINGS);
  for (let k = 0; k < g.answerLength; k += 2) {
    const unit = g.answers[k]!;
    const harbor = g.answers[k + 1]!;
    requireOwn(g, LANDINGS, unit, side);
    if (g.tables.kind[unit] !== AMPHIBIOUS || !canLand(g, unit, g.area)) {
      illegal(g, LANDINGS, whyNoLanding(g, unit), `${pieceName(g, unit)} cannot land in ${areaName(g, g.area)} now`);
    }
    if (harbor < 0 || harbor >= HARBOR_COUNT || ((landingHarbors(g, unit, g.area) >> harbor) & 1) === 0) {
      const open = harbor >= 0 && harbor < HARBOR_COUNT ? g.tables.harborsOf[g.area]! & placesByRule13(g, unit) : 0;
      const rule = ((open >> harbor) & 1) !== 0 ? 'adjustment 3b' : '13.3';
      illegal(g, LANDINGS, rule, `${pieceName(g, unit)} cannot land on ${harborName(g, harbor)}`);
    }
  }
  refuseDuplicates(g, LANDINGS, 2, '13.3');
}
