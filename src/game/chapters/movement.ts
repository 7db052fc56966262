// Rule 6: patrols, raiders and speed rolls.
import { ALLIED, AREA_COUNT, JAPAN, NATION_JAPAN, NATION_US, WEST_COAST_BASE } from '../../board/index.js';
import { ACTION_NONE, ROLL_SPEED, slotOf } from '../../dice/index.js';
import { maySailAsAir, noteDeparture } from '../options/normal-turn-one-moves.js';
import { WEST_COAST_AREAS } from '../options/san-diego.js';
import { areaName, ask, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs } from '../questions/ask.js';
import { type Decision, PATROLS, RAIDERS } from '../questions/decisions.js';
import { MOVED, SPEED_ROLL } from '../state/events.js';
import { isBottomed, speedNow } from '../state/factors-now.js';
import { HAWAII, PEARL_HARBOR, YOKOSUKA } from '../state/places.js';
import { firstPlace } from '../state/set-up.js';
import { DONE, type Game, PATROLLING, RAID, UNDER_REPAIR } from '../state/state.js';
import { addReturn, returnPending } from './ports-and-bases.js';
import { repairs } from './repairs.js';
import { escapeReach, flagsAgainst, westCoastEscape } from './turn-three.js';

/** Step 5.21 for one side: patrols, repairs, then the patrollers' speed rolls. */
export function patrols(g: Game, side: number): void {
  if (side === ALLIED) westCoastEscape(g);
  ask(g, PATROLS, side, checkPatrols);
  let count = 0;
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const area = g.answers[k + 1]!;
    const harbor = g.harborOf(ship);
    // By one reading an escape (adjustment 3b) needs no roll.
    const free = g.tables.touches[harbor]! | (g.rules.escapeNeedsRoll ? 0 : escapeReach(g, ship));
    g.move(ship, area);
    g.flags[ship]! |= PATROLLING;
    if (((free >> area) & 1) === 0) g.rollers[count++] = ship; // 6.221, rolled once all have moved (6.43)
    g.emit(MOVED, ship, harbor, area);
  }
  repairs(g, side);
  for (let k = 0; k < count; k++) {
    const ship = g.rollers[k]!;
    // A patroller that fails is in the area all the same, as a raider (6.41).
    if (!passesSpeedRoll(g, ship, 0)) g.flags[ship]! &= ~PATROLLING;
  }
}

/** Step 5.24 for one side: raiders, then their speed rolls; those that fail return to port at once (6.42, 10.2). */
export function raiders(g: Game, side: number): void {
  ask(g, RAIDERS, side, checkRaiders);
  let count = 0;
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const area = g.answers[k + 1]!;
    const harbor = g.harborOf(ship);
    if (!isFree(g, ship, area)) g.rollers[count++] = ship; // 6.222, 6.223, 6.23
    g.move(ship, area);
    g.flags[ship]! &= ~PATROLLING;
    if (g.rules.nt1 && g.turn === 1) noteDeparture(g, ship, harbor);
    g.emit(MOVED, ship, harbor, area);
  }
  g.pendingCount = 0;
  for (let k = 0; k < count; k++) {
    const ship = g.rollers[k]!;
    if (!passesSpeedRoll(g, ship, 1)) addReturn(g, ship, 1 << g.location[ship]!);
  }
  returnPending(g, side);
}

/** One die against the ship's speed: it must be lower (6.4). `step` keeps patrol and raider rolls apart. */
function passesSpeedRoll(g: Game, ship: number, step: number): boolean {
  const die = g.dice.die(slotOf(g.turn, g.location[ship]!, step, ACTION_NONE, ship, ROLL_SPEED));
  const passes = speedNow(g, ship) > die;
  g.emit(SPEED_ROLL, ship, die, passes ? 1 : 0);
  return passes;
}

/** True for a ship in port that may go to sea this turn. */
export function canSail(g: Game, ship: number): boolean {
  return (
    g.isInHarbor(ship) && (g.flags[ship]! & (DONE | UNDER_REPAIR | RAID)) === 0 && !isBottomed(g, ship) // 9.23
  );
}

/** Japanese and United States raiders enter a second area freely and may try a third (6.222, 6.23). */
export function isLongRange(g: Game, ship: number): boolean {
  const nation = g.tables.nation[ship];
  return nation === NATION_JAPAN || nation === NATION_US;
}

/** Areas reached as second ones from a mask of first ones: enemy-controlled areas stop a move (6.3). */
export function secondAreas(g: Game, piece: number, first: number): number {
  return (g.tables.neighbours[first & ~flagsAgainst(g, piece)]! & ~first) | escapeReach(g, piece);
}

/** True for an area that a raider reaches without a speed roll (6.222, 6.223); for all of them where it is given a free passage. */
function isFree(g: Game, ship: number, area: number): boolean {
  if (g.location[ship] === WEST_COAST_BASE) return ((WEST_COAST_AREAS >> area) & 1) !== 0;
  const first = g.tables.touches[g.harborOf(ship)]!;
  if (((first >> area) & 1) !== 0) return true;
  const free = isLongRange(g, ship) ? secondAreas(g, ship, first) : 0;
  return (((free | raidReach(g, ship)) >> area) & 1) !== 0;
}

/** Areas a patroller can be sent to (6.21, 6.22): those its port touches, and their neighbours with a speed roll. */
export function patrolReach(g: Game, ship: number): number {
  const first = g.tables.touches[g.harborOf(ship)]!;
  return first | secondAreas(g, ship, first);
}

/** Areas a raider can be sent to (6.222–6.23): three for Japan and the United States, two for the others; nowhere on from an escape (adjustment 3b). */
export function raiderReach(g: Game, ship: number): number {
  if (g.location[ship] === WEST_COAST_BASE) return WEST_COAST_AREAS; // adjustment 5
  const first = g.tables.touches[g.harborOf(ship)]!;
  if (g.rules.nt1 && g.turn === 1) return normalTurnOneReach(g, ship, first);
  const flags = flagsAgainst(g, ship);
  const second = g.tables.neighbours[first & ~flags]! & ~first;
  const reach = first | second | escapeReach(g, ship);
  return isLongRange(g, ship) ? reach | g.tables.neighbours[second & ~flags]! : reach;
}

/** nt1 18.1: fast Japanese ships at Yokosuka may go straight to Hawaii while the raiders move. */
function raidReach(g: Game, ship: number): number {
  const raids =
    g.rules.nt1 && g.turn === 1 && g.tables.side[ship] === JAPAN && g.tables.speed[ship]! >= g.tables.board.raidSpeed;
  return raids && g.location[ship] === AREA_COUNT + YOKOSUKA ? 1 << HAWAII : 0;
}

/** nt1: United States raiders try no third area (18.131); what is damaged in Pearl Harbor goes to Hawaii at most (18.132). */
function normalTurnOneReach(g: Game, ship: number, first: number): number {
  if (g.tables.side[ship] === ALLIED) {
    return isHeldInHawaii(g, ship) ? 1 << HAWAII : first | secondAreas(g, ship, first);
  }
  const second = secondAreas(g, ship, first);
  return first | second | g.tables.neighbours[second & ~flagsAgainst(g, ship)]! | raidReach(g, ship);
}

/** What is damaged in Pearl Harbor, and the 7th A.F. (nt1 18.132). */
function isHeldInHawaii(g: Game, piece: number): boolean {
  return g.location[piece] === AREA_COUNT + PEARL_HARBOR && (g.damage[piece]! > 0 || g.tables.isShip[piece] === 0);
}

function checkPatrols(g: Game, side: number): void {
  checkMoves(g, side, PATROLS);
}

function checkRaiders(g: Game, side: number): void {
  checkMoves(g, side, RAIDERS);
}

function checkMoves(g: Game, side: number, decision: Decision): void {
  requirePairs(g, decision);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const area = g.answers[k + 1]!;
    requireOwn(g, decision, ship, side);
    const air = decision === RAIDERS && maySailAsAir(g, ship);
    if (g.tables.isShip[ship] === 0 && !air) illegal(g, decision, '6.1', `${pieceName(g, ship)} is not a ship`);
    const ready = air || canSail(g, ship) || (decision === RAIDERS && g.location[ship] === WEST_COAST_BASE);
    if (!ready) illegal(g, decision, whyNot(g, ship), `${pieceName(g, ship)} may not go to sea now`);
    const reach = decision === PATROLS ? patrolReach(g, ship) : raiderReach(g, ship);
    if (area < 0 || area >= AREA_COUNT || ((reach >> area) & 1) === 0) {
      illegal(
        g,
        decision,
        whyOutOfReach(g, ship, area, decision),
        `${pieceName(g, ship)} cannot reach ${areaName(g, area)}`,
      );
    }
  }
  refuseDuplicates(g, decision, 2, '6.1');
}

/** The rule that keeps a ship in port. */
function whyNot(g: Game, ship: number): string {
  if (!g.isInHarbor(ship)) return whyNotFromSea(g, ship);
  if ((g.flags[ship]! & UNDER_REPAIR) !== 0) return '11.4';
  if (isBottomed(g, ship)) return '9.23';
  if ((g.flags[ship]! & RAID) !== 0) return '18.11';
  if (g.turn === 1 && g.tables.side[ship] === ALLIED) return g.rules.nt1 ? 'nt1 18.132' : '18.12';
  return '7.62';
}

/** The same at sea: what begins turn 1 there is frozen, the raid force has gone where it must; whatever else starts from port. */
function whyNotFromSea(g: Game, ship: number): string {
  if (g.turn !== 1) return '6.21';
  if ((g.flags[ship]! & RAID) !== 0) return '18.11';
  if (!g.isAtSea(ship) || firstPlace(g.tables, g.rules, ship) !== g.location[ship]) return '6.21';
  return g.rules.nt1 ? 'nt1 18.133' : '18.12';
}

/** The rule that keeps a ship, or the 7th A.F. under nt1, from an area: an enemy flag on the way (6.3), or the distance. */
function whyOutOfReach(g: Game, ship: number, area: number, decision: Decision): string {
  if (area < 0 || area >= AREA_COUNT) return '6.2';
  if (g.location[ship] === WEST_COAST_BASE) return 'adjustment 5';
  const opening = g.rules.nt1 && g.turn === 1 && g.tables.side[ship] === ALLIED;
  if (opening && isHeldInHawaii(g, ship)) return 'nt1 18.132';
  const far = within(g, ship, area);
  if (far <= 2) return '6.3';
  if (decision === PATROLS || far > 3) return '6.2';
  if (!isLongRange(g, ship)) return '6.23';
  return opening ? 'nt1 18.131' : '6.3';
}

/** Sea areas that a piece in port must enter to come to an area, were there no flags; 4 for what is farther than three. */
export function within(g: Game, piece: number, area: number): number {
  const { touches, neighbours } = g.tables;
  let reached = touches[g.harborOf(piece)]!;
  let count = 1;
  while (count < 4 && ((reached >> area) & 1) === 0) {
    reached |= neighbours[reached]!;
    count++;
  }
  return count;
}

/** Sends the Pearl Harbor raid force to the Hawaiian Islands: raiders, no speed roll (18.11). */
export function sailRaidForce(g: Game): void {
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    if ((g.flags[p]! & RAID) === 0) continue;
    g.emit(MOVED, p, g.harborOf(p), HAWAII);
    g.move(p, HAWAII);
  }
}
