// Rule 18: the first turn's surprise attacks — the raid force, who is frozen, the order of combat, and Indonesia.
import { ALLIED, AREA_COUNT, JAPAN } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { dissolveTaskForces, forceMayAttack, forceMayBeAttacked, formTaskForces } from '../options/task-forces.js';
import {
  ask,
  clearMarks,
  illegal,
  markOnce,
  pieceName,
  refuseDuplicates,
  requireOwn,
  requirePairs,
} from '../questions/ask.js';
import { RAID_FORCE, TARGETS } from '../questions/decisions.js';
import { KEPT_AT_HOME, RAID_FORCE_LIMIT } from '../raid-force.js';
import { ROUND_BEGINS } from '../state/events.js';
import { airstrikeNow } from '../state/factors-now.js';
import { HAWAII, INDONESIA, YOKOSUKA } from '../state/places.js';
import { fillRosters, gather, hasUnits, isContested } from '../state/rosters.js';
import { DONE, type Game, RAID } from '../state/state.js';
import { applyResults, attack } from './attacks.js';
import { resolveArea } from './combat.js';
import { pearlHarbor } from './pearl-harbor/pearl-harbor.js';
import { IN_COMBAT, ON_SHIPS_AT_SEA } from './target-modes.js';

/** Areas that the surprise attack of turn 1 settles before any other: Hawaii and Indonesia (18.13, 18.14). None under nt1. */
export const surprisedAreas = (g: Game): number =>
  g.turn === 1 && !g.rules.nt1 ? (1 << HAWAII) | (1 << INDONESIA) : 0;

/** Set-up of turn 1: Japan chooses the raid force (4.2); the Allies are frozen but for five cruisers (18.12). */
export function setUpSurprise(g: Game): void {
  g.sortied.fill(0);
  ask(g, RAID_FORCE, JAPAN, checkRaidForce);
  for (let k = 0; k < g.answerLength; k++) g.flags[g.answers[k]!]! |= RAID;
  const count = g.at.listInHarbors(ALLIED, g.found);
  for (let k = 0; k < count; k++) if (g.tables.freeOnTurn1[g.found[k]!] === 0) g.flags[g.found[k]!]! |= DONE;
}

/** True for a ship that may join the raid force: at Yokosuka on turn 1, fast enough (4.2). */
export function mayRaidPearlHarbor(g: Game, ship: number): boolean {
  return (
    g.tables.side[ship] === JAPAN &&
    g.tables.isShip[ship] === 1 &&
    g.location[ship] === AREA_COUNT + YOKOSUKA &&
    g.tables.speed[ship]! >= g.tables.board.raidSpeed &&
    !isLeftAtHome(g, ship)
  );
}

/** True for Ryujo and Zuiho under the Menzel package. */
function isLeftAtHome(g: Game, ship: number): boolean {
  return g.rules.menzelRaid && KEPT_AT_HOME.includes(g.tables.pieceNames[ship]!);
}

function checkRaidForce(g: Game, side: number): void {
  for (let k = 0; k < g.answerLength; k++) {
    const ship = g.answers[k]!;
    requireOwn(g, RAID_FORCE, ship, side);
    if (!mayRaidPearlHarbor(g, ship)) {
      if (isLeftAtHome(g, ship)) illegal(g, RAID_FORCE, 'menzel', `${pieceName(g, ship)} may not join the raid force`);
      illegal(
        g,
        RAID_FORCE,
        '4.2',
        `${pieceName(g, ship)} may not join the raid force (speed ${g.tables.board.raidSpeed} or better)`,
      );
    }
  }
  refuseDuplicates(g, RAID_FORCE, 1, '4.2');
  if (g.rules.pearlHarbor && g.answerLength > RAID_FORCE_LIMIT) {
    illegal(g, RAID_FORCE, '20.2', `at most ${RAID_FORCE_LIMIT} ships may raid`);
  }
}

/** The first two areas of turn 1: Hawaii, then Indonesia (18.13, 18.14). */
export function surpriseAttacks(g: Game): void {
  pearlHarbor(g);
  // Groups that came to sea are in the rosters already; a fresh list also drops those that have left.
  fillRosters(g);
  indonesia(g);
}

/** Two raid rounds by carriers and air units on Allied units at sea (18.4–18.43), then normal combat (18.5). */
function indonesia(g: Game): void {
  indonesiaRaid(g);
  // The Allies cannot retreat before a normal round (18.5, players' FAQ): retreats are only asked after one.
  if (hasUnits(g, INDONESIA, JAPAN)) resolveArea(g, INDONESIA, g.round);
}

/** The two raid rounds in Indonesia alone (18.4); rosters must be filled. */
export function indonesiaRaid(g: Game): void {
  g.round = 0;
  g.roundsBefore = 0;
  g.fight = 0;
  g.area = INDONESIA;
  if (!hasUnits(g, INDONESIA, JAPAN) || !hasSurpriseTarget(g)) return;
  for (let k = 0; k < 2; k++) surpriseRound(g);
  dissolveTaskForces(g);
}

function surpriseRound(g: Game): void {
  g.area = INDONESIA;
  g.round++;
  g.action = ACTION_AIR_RAID;
  g.emit(ROUND_BEGINS, INDONESIA, g.round, 0);
  gather(g, INDONESIA, 0);
  dissolveTaskForces(g); // missions are for one round (23.3)
  // By one reading of 23.2 the rounds of the raid have task forces too.
  if (g.rules.taskForces && g.rules.forcesInSurpriseRaid && isContested(g)) formTaskForces(g);
  if (!hasSurpriseTarget(g) || !hasStrike(g)) return;
  g.mode = ON_SHIPS_AT_SEA;
  ask(g, TARGETS, JAPAN, checkSurpriseTargets);
  g.mode = IN_COMBAT;
  for (let k = 0; k < g.answerLength; k += 2) attack(g, g.answers[k]!, g.answers[k + 1]!, 0);
  applyResults(g);
}

/** Allied ships and units at sea in Indonesia (18.42), by one reading as far as they are sighted (23.51); by another those in its ports and bases too. */
export function isSurpriseTarget(g: Game, target: number): boolean {
  if (g.tables.side[target] !== ALLIED) return false;
  if (g.location[target] === INDONESIA) return forceMayBeAttacked(g, target);
  return (
    g.rules.surpriseRaidOnPorts &&
    g.isInHarbor(target) &&
    ((g.tables.harborsOf[INDONESIA]! >> g.harborOf(target)) & 1) !== 0
  );
}

function hasSurpriseTarget(g: Game): boolean {
  const count = g.at.listOnMap(ALLIED, g.found);
  for (let k = 0; k < count; k++) if (isSurpriseTarget(g, g.found[k]!)) return true;
  return false;
}

/** A piece in Indonesia that attacks in the raid: with an airstrike (18.41), and by one reading not hiding (23.51). */
export function canSurprise(g: Game, attacker: number): boolean {
  return g.location[attacker] === INDONESIA && airstrikeNow(g, attacker) > 0 && forceMayAttack(g, attacker);
}

function hasStrike(g: Game): boolean {
  for (let k = 0; k < g.unitCount[JAPAN]!; k++) if (canSurprise(g, g.units[JAPAN]![k]!)) return true;
  return false;
}

/** The rule that keeps a piece from attacking another in the raid; empty when none does. */
function whyNoSurprise(g: Game, attacker: number, target: number): string {
  if (!canSurprise(g, attacker)) return forceMayAttack(g, attacker) ? '18.41' : '23.51';
  if (isSurpriseTarget(g, target)) return '';
  return g.tables.side[target] === ALLIED && g.location[target] === INDONESIA ? '23.51' : '18.42';
}

function checkSurpriseTargets(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  for (let k = 0; k < g.answerLength; k += 2) {
    const attacker = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, attacker, side);
    const rule = whyNoSurprise(g, attacker, target);
    if (rule !== '')
      illegal(g, TARGETS, rule, `${pieceName(g, attacker)} cannot attack ${pieceName(g, target)} in the surprise raid`);
    markOnce(g, TARGETS, attacker, '7.44');
  }
  clearMarks(g, 2);
}
