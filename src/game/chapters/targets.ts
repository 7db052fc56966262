// Rule 7.4: naming targets, and who may be attacked by whom at night.
import { AIR, ALLIED, AMPHIBIOUS, CARRIER, JAPAN, SUBMARINE } from '../../board/index.js';
import { ACTION_NIGHT } from '../../dice/index.js';
import { hasLostItsAttack } from '../options/normal-turn-one-moves.js';
import { forceMayAttack, forceMayBeAttacked } from '../options/task-forces.js';
import { ask, clearMarks, illegal, markOnce, pieceName, requireOwn, requirePairs } from '../questions/ask.js';
import { FIRING_CARRIERS, TARGETS } from '../questions/decisions.js';
import { gunneryNow, shotsNow } from '../state/factors-now.js';
import { FIRING, type Game } from '../state/state.js';

/**
 * Start of a night action: every ship except carriers fires its gunnery (7.42); the Allies announce which carriers do
 * (7.421). Japan's carriers show by firing.
 */
export function announceFiring(g: Game): void {
  let alliedCarriers = 0;
  for (let side = JAPAN; side <= ALLIED; side++) {
    const units = g.units[side]!;
    const count = g.unitCount[side]!;
    for (let k = 0; k < count; k++) {
      const p = units[k]!;
      g.flags[p]! &= ~FIRING;
      const kind = g.tables.kind[p]!;
      if (kind >= AIR) continue;
      if (kind === CARRIER) {
        if (side === ALLIED && mayAnnounce(g, p)) alliedCarriers++;
      } else if (gunneryNow(g, p) > 0 && forceMayAttack(g, p)) g.flags[p]! |= FIRING;
    }
  }
  if (alliedCarriers === 0) return;
  ask(g, FIRING_CARRIERS, ALLIED, checkFiringCarriers);
  for (let k = 0; k < g.answerLength; k++) g.flags[g.answers[k]!]! |= FIRING;
}

/** A carrier needs a gunnery factor to be named; the other reading of `screening-carriers` lets one without it screen (7.42). */
export function mayAnnounce(g: Game, carrier: number): boolean {
  return (g.rules.screeningCarriers || gunneryNow(g, carrier) > 0) && forceMayAttack(g, carrier);
}

function checkFiringCarriers(g: Game): void {
  for (let k = 0; k < g.answerLength; k++) {
    const p = g.answers[k]!;
    requireOwn(g, FIRING_CARRIERS, p, ALLIED);
    if (g.tables.kind[p] !== CARRIER || !isMember(g, p) || !mayAnnounce(g, p)) {
      const hides = g.tables.kind[p] === CARRIER && isMember(g, p) && !forceMayAttack(g, p);
      const rule = hides ? '23.52' : '7.421';
      illegal(g, FIRING_CARRIERS, rule, `${pieceName(g, p)} is not a carrier here that can fire its gunnery`);
    }
    markOnce(g, FIRING_CARRIERS, p, '7.421');
  }
  clearMarks(g, 1);
}

/** True when a piece belongs to the fight that is being fought. Submarines never do: they can never be attacked (16.4). */
export function isMember(g: Game, piece: number): boolean {
  return g.location[piece] === g.area && g.fightOf[piece] === g.fight && g.tables.kind[piece] !== SUBMARINE;
}

/** Asks a side for the targets of an action, if it has anything that can attack. Returns the number of attacks. */
export function nameTargets(g: Game, side: number): number {
  if (!canAttack(g, side)) {
    g.answerLength = 0;
    return 0;
  }
  ask(g, TARGETS, side, checkTargets);
  if (g.action === ACTION_NIGHT && side === JAPAN) {
    for (let k = 0; k < g.answerLength; k += 2) g.flags[g.answers[k]!]! |= FIRING;
  }
  return g.answerLength >> 1;
}

/** True when a member of the side has shots in the current action. */
function canAttack(g: Game, side: number): boolean {
  const units = g.units[side]!;
  const count = g.unitCount[side]!;
  for (let k = 0; k < count; k++) if (mayFire(g, units[k]!)) return true;
  return false;
}

/** True when a piece may attack in the current action: it has shots, and at night an Allied carrier was announced (7.421). */
export function mayFire(g: Game, piece: number): boolean {
  return shotsToFire(g, piece) > 0;
}

/** Shots a piece may fire in the current action: 0 when it may not attack, as {@link mayFire} says. */
export function shotsToFire(g: Game, piece: number): number {
  const shots = shotsNow(g, piece, g.action);
  if (shots === 0 || !forceMayAttack(g, piece)) return 0;
  // nt1 18.2: the 5th A.F. is caught on the ground in Indonesia's first automatic action.
  if (g.surprised === 1 && g.tables.kind[piece] === AIR && g.tables.side[piece] === ALLIED) return 0;
  if (g.action !== ACTION_NIGHT || g.tables.kind[piece] !== CARRIER) return shots;
  if (g.tables.side[piece] === JAPAN) return hasLostItsAttack(g, piece) ? 0 : shots;
  return (g.flags[piece]! & FIRING) !== 0 ? shots : 0;
}

/** True when a piece must attack if it has a lawful target: at night all ships that fire their gunnery (7.42). */
export function mustFire(g: Game, piece: number): boolean {
  if (g.action === ACTION_NIGHT) {
    if (g.rules.withholdAtNight || !mayFire(g, piece)) return false;
    return g.tables.kind[piece] !== CARRIER || g.tables.side[piece] === ALLIED;
  }
  // A carrier announced for a Kamikaze attack makes it (19.22); air units too, by one reading of 19.21.
  const pledged = g.kamikaze[piece] === 1 && (g.rules.airKamikazesMust || g.tables.kind[piece] === CARRIER);
  return (pledged || !g.rules.withholdByDay) && mayFire(g, piece);
}

/** Classes of targets at night, in the order in which they come within reach (7.421–7.423). */
export const ALWAYS = 0;
/** Carriers that do not fire: only when every ship that fires is attacked too (7.422). */
export const AFTER_FIRING_SHIPS = 1;
/** Amphibious units: only when every ship is attacked too (7.423). */
export const AFTER_ALL_SHIPS = 2;
export const NEVER = 3;

/** Class of an enemy piece as a target in the current action. */
export function targetClass(g: Game, target: number): number {
  if (!forceMayBeAttacked(g, target)) return NEVER; // rule 23
  if (g.action !== ACTION_NIGHT) return ALWAYS;
  const kind = g.tables.kind[target]!;
  if (kind === AIR) return NEVER; // 7.424
  if (kind === AMPHIBIOUS) return isScreenedByHidden(g, target) ? NEVER : AFTER_ALL_SHIPS;
  return (g.flags[target]! & FIRING) !== 0 ? ALWAYS : AFTER_FIRING_SHIPS;
}

/** True where, by one reading of 7.423, a ship that hides unsighted keeps amphibious units from being attacked: it cannot be attacked too. */
function isScreenedByHidden(g: Game, unit: number): boolean {
  if (!g.taskForcesStand || !g.rules.hiddenShipsScreen) return false;
  const side = g.tables.side[unit]!;
  const units = g.units[side]!;
  for (let k = 0; k < g.unitCount[side]!; k++)
    if (g.tables.isShip[units[k]!] === 1 && !forceMayBeAttacked(g, units[k]!)) return true;
  return false;
}

/** What is in the area fights another fight, against its own pursuers (8.41); the rest is not in the area at all (7.43). */
function whyNotHere(g: Game, piece: number): string {
  return g.location[piece] === g.area && g.fightOf[piece] !== g.fight ? '8.41' : '7.43';
}

/** The rule that keeps a piece from attacking in the current action. */
function whyNoAttack(g: Game, piece: number): string {
  const kind = g.tables.kind[piece]!;
  if (kind === AMPHIBIOUS) return '13.2';
  if (!isMember(g, piece)) return whyNotHere(g, piece);
  const night = g.action === ACTION_NIGHT;
  if (!forceMayAttack(g, piece)) return night ? '23.52' : '23.51';
  if (!night) {
    if (shotsNow(g, piece, g.action) > 0) return 'nt1 18.2';
    return g.tables.airstrike[piece]! > 0 ? '7.73' : '7.41';
  }
  if (kind === AIR) return '7.424';
  if (hasLostItsAttack(g, piece)) return 'nt1 18.12';
  return gunneryNow(g, piece) > 0 ? '7.421' : '7.42';
}

function checkTargets(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  const enemy = 1 - side;
  let highest = ALWAYS;
  for (let k = 0; k < g.answerLength; k += 2) {
    const attacker = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, attacker, side);
    if (!isMember(g, attacker) || !mayFire(g, attacker))
      illegal(g, TARGETS, whyNoAttack(g, attacker), `${pieceName(g, attacker)} cannot attack in this action`);
    if (!(g.tables.side[target] === enemy && isMember(g, target))) {
      const rule = g.tables.kind[target] === SUBMARINE ? '16.4' : whyNotHere(g, target);
      illegal(g, TARGETS, rule, `${pieceName(g, target)} is not an enemy in this fight that can be attacked`);
    }
    const reach = targetClass(g, target);
    if (reach === NEVER) {
      if (g.tables.kind[target] === AIR && g.action === ACTION_NIGHT) {
        illegal(g, TARGETS, '7.424', `${pieceName(g, target)} is an air unit and cannot be attacked at night`);
      }
      if (forceMayBeAttacked(g, target))
        illegal(g, TARGETS, '7.423', `${pieceName(g, target)} cannot be attacked while a ship hides unsighted`);
      const rule = g.action === ACTION_NIGHT ? '23.52' : '23.51';
      illegal(g, TARGETS, rule, `${pieceName(g, target)} was not sighted and cannot be attacked`);
    }
    if (reach > highest) highest = reach;
    if ((g.mark[attacker]! & 1) !== 0)
      illegal(g, TARGETS, '7.44', `${pieceName(g, attacker)} may attack one target only`);
    g.mark[attacker]! |= 1;
    g.mark[target]! |= 2;
  }
  if (highest > ALWAYS) requireScreens(g, enemy, highest);
  if (g.answerLength > 0 || hasTarget(g, enemy)) requireAttackers(g, side);
  clearMarks(g, 1);
}

/** Everything of a lower class than the highest attacked must be attacked too (7.422, 7.423). Targets are marked with 2. */
function requireScreens(g: Game, enemy: number, highest: number): void {
  const units = g.units[enemy]!;
  const count = g.unitCount[enemy]!;
  for (let k = 0; k < count; k++) {
    const p = units[k]!;
    if (targetClass(g, p) >= highest || (g.mark[p]! & 2) !== 0) continue;
    const rule = highest === AFTER_FIRING_SHIPS ? '7.422' : '7.423';
    illegal(g, TARGETS, rule, `${pieceName(g, p)} must be attacked too before that target may be`);
  }
}

/** The rule that makes a piece attack: at night any ship's gunnery, by day a Kamikaze attack, or a reading of 7.41. */
function whyMustFire(g: Game, piece: number): string {
  if (g.action === ACTION_NIGHT) return '7.42';
  if (g.kamikaze[piece] === 0) return '7.41';
  return g.tables.kind[piece] === CARRIER ? '19.22' : '19.21';
}

function hasTarget(g: Game, enemy: number): boolean {
  const units = g.units[enemy]!;
  const count = g.unitCount[enemy]!;
  for (let k = 0; k < count; k++) if (targetClass(g, units[k]!) !== NEVER) return true;
  return false;
}

/** Where there is something to attack, whoever must attack does (7.41, 7.42). Attackers are marked with 1. */
function requireAttackers(g: Game, side: number): void {
  // By day nobody must but in Kamikaze attacks (19.2).
  if (g.action !== ACTION_NIGHT && g.rules.withholdByDay && !g.rules.nineTurn) return;
  const units = g.units[side]!;
  const count = g.unitCount[side]!;
  for (let k = 0; k < count; k++) {
    const p = units[k]!;
    if ((g.mark[p]! & 1) !== 0 || !mustFire(g, p)) continue;
    illegal(g, TARGETS, whyMustFire(g, p), `${pieceName(g, p)} must attack`);
  }
}
