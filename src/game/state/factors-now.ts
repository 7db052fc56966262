// What a piece's factors are worth at this moment (7.7): damage slows ships, takes the gunnery bonus, and cripples.

import { AIR, AMPHIBIOUS, NATION_US } from '../../board/index.js';
import { ACTION_NIGHT, damageOf, hitsOf } from '../../dice/index.js';
import { GUNNERY_RADAR_TURN } from '../../rules/optional-turns.js';
import type { Game } from './state.js';

/** Speed after damage, never below 1 (7.71). */
export function speedNow(g: Game, piece: number): number {
  const speed = g.tables.speed[piece]! - g.damage[piece]!;
  return speed > 1 ? speed : 1;
}

/** Damage equal to armor (or beyond, in port). A sound ship of armor 0, such as Zuiho, is not crippled. */
function isCrippled(g: Game, piece: number): boolean {
  const damage = g.damage[piece]!;
  return damage !== 0 && damage >= g.tables.armor[piece]!;
}

/** Gunnery factor after damage: one when damage equals armor, zero stays zero (7.72). */
export function gunneryNow(g: Game, piece: number): number {
  const gunnery = g.tables.gunnery[piece]!;
  return isCrippled(g, piece) && gunnery > 1 ? 1 : gunnery;
}

/** The least gunnery factor that radar serves (21). */
const RADAR_GUNNERY = 3;

/** True for a gunnery factor that has the attack bonus once there is radar (21). */
export const isServedByRadar = (nation: number, gunnery: number): boolean =>
  nation === NATION_US && gunnery >= RADAR_GUNNERY;

/** 1 when the gunnery factor has the attack bonus: circled, or by radar (21), and any damage takes it (7.72). */
export function gunneryBonusNow(g: Game, piece: number): number {
  if (g.damage[piece] !== 0) return 0;
  if (g.rules.gunneryRadar && g.turn >= GUNNERY_RADAR_TURN) {
    if (isServedByRadar(g.tables.nation[piece]!, g.tables.gunnery[piece]!)) return 1;
  }
  return g.tables.gunneryBonus[piece]!;
}

/** Airstrike factor after damage: a carrier whose damage equals its armor has none (7.73); air units keep theirs. */
export function airstrikeNow(g: Game, piece: number): number {
  const t = g.tables;
  return t.kind[piece] !== AIR && isCrippled(g, piece) ? 0 : t.airstrike[piece]!;
}

/** Shots a piece fires in an action (7.51, 7.52). */
export function shotsNow(g: Game, piece: number, action: number): number {
  if (action !== ACTION_NIGHT) return airstrikeNow(g, piece);
  return g.tables.kind[piece]! >= AIR ? 0 : gunneryNow(g, piece);
}

/** Attack bonus of a piece against a target in an action: circled factors only, never against air units (7.53, 12.22). */
export function bonusNow(g: Game, piece: number, target: number, action: number): number {
  if (g.tables.kind[target] === AIR) return 0;
  if (action === ACTION_NIGHT) return gunneryBonusNow(g, piece);
  // A Kamikaze attack has the bonus whatever is printed (19.21, 19.22).
  return g.kamikaze[piece]! | g.tables.airstrikeBonus[piece]!;
}

/** Damage points of an attack's result: each damage die loses one under damage control (22). */
export function damageDealt(g: Game, target: number, result: number): number {
  const damage = damageOf(result);
  return g.turn >= g.armoredFrom[target]! ? damage - hitsOf(result) : damage;
}

/** True when a piece with this damage is lost at sea: ships and amphibious units above their armor (7.551), air at it (7.552). */
export function isSunkBy(g: Game, piece: number, damage: number): boolean {
  return g.tables.kind[piece] === AIR ? damage >= g.tables.armor[piece]! : damage > g.tables.armor[piece]!;
}

/** "Resting on the bottom": in port with damage above armor (9.23). */
export function isBottomed(g: Game, piece: number): boolean {
  return g.tables.isShip[piece] === 1 && g.damage[piece]! > g.tables.armor[piece]! && g.isInHarbor(piece);
}

/** Ships and amphibious units: what retreats in groups, is disabled, and may be hit at night. */
export function isHull(g: Game, piece: number): boolean {
  const kind = g.tables.kind[piece]!;
  return kind < AIR || kind === AMPHIBIOUS;
}
