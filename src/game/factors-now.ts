// What a piece's factors are worth at this moment (7.7): damage slows ships, takes the gunnery bonus, and cripples.
import { ACTION_NIGHT } from '../dice/index.js';
import { AIR, AMPHIBIOUS } from '../board/index.js';
import type { Game } from './state.js';

/** Speed after damage, never below 1 (7.71). */
export function speedNow(g: Game, piece: number): number {
  const speed = g.t.speed[piece]! - g.damage[piece]!;
  return speed > 1 ? speed : 1;
}

/** Gunnery factor after damage: one when damage equals armor, zero stays zero (7.72). */
export function gunneryNow(g: Game, piece: number): number {
  const gunnery = g.t.gunnery[piece]!;
  return g.damage[piece]! >= g.t.armor[piece]! && gunnery > 1 ? 1 : gunnery;
}

/** 1 when the gunnery factor still has its attack bonus: any damage takes it (7.72). */
export function gunneryBonusNow(g: Game, piece: number): number {
  return g.damage[piece] === 0 ? g.t.gunneryBonus[piece]! : 0;
}

/** Airstrike factor after damage: a carrier whose damage equals its armor has none (7.73); air units keep theirs. */
export function airstrikeNow(g: Game, piece: number): number {
  const t = g.t;
  return t.kind[piece] !== AIR && g.damage[piece]! >= t.armor[piece]! ? 0 : t.airstrike[piece]!;
}

/** Shots a piece fires in an action (7.51, 7.52). */
export function shotsNow(g: Game, piece: number, action: number): number {
  if (action !== ACTION_NIGHT) return airstrikeNow(g, piece);
  return g.t.kind[piece]! >= AIR ? 0 : gunneryNow(g, piece);
}

/** Attack bonus of a piece against a target in an action: circled factors only, never against air units (7.53, 12.22). */
export function bonusNow(g: Game, piece: number, target: number, action: number): number {
  if (g.t.kind[target] === AIR) return 0;
  return action === ACTION_NIGHT ? gunneryBonusNow(g, piece) : g.t.airstrikeBonus[piece]!;
}

/** True when a piece with this damage is lost at sea: ships and amphibious units above their armor (7.551), air at it (7.552). */
export function isSunkBy(g: Game, piece: number, damage: number): boolean {
  return g.t.kind[piece] === AIR ? damage >= g.t.armor[piece]! : damage > g.t.armor[piece]!;
}

/** "Resting on the bottom": in port with damage above armor (9.23). */
export function isBottomed(g: Game, piece: number): boolean {
  return g.t.isShip[piece] === 1 && g.damage[piece]! > g.t.armor[piece]! && g.isInHarbor(piece);
}

/** Ships and amphibious units: what retreats in groups, is disabled, and may be hit at night. */
export function isHull(g: Game, piece: number): boolean {
  const kind = g.t.kind[piece]!;
  return kind < AIR || kind === AMPHIBIOUS;
}
