// The shots of forces that meet, by day and by night: the plainest measure of who is stronger.
import { ACTION_DAY, ACTION_NIGHT } from '../../src/dice/index.js';
import { type Game, isHull, shotsNow } from '../../src/game/index.js';

/** Shots that have something to fire at. */
export interface Shots {
  readonly day: number;
  readonly night: number;
  readonly pieces: number;
}

/** Shots of some pieces against others: guns hit ships and amphibious units only (7.424). */
export function shotsAt(g: Game, own: readonly number[], others: readonly number[]): Shots {
  const hulls = others.some((p) => isHull(g, p));
  let [day, night] = [0, 0];
  for (const p of own) {
    day += shotsNow(g, p, ACTION_DAY);
    if (hulls) night += shotsNow(g, p, ACTION_NIGHT);
  }
  return { day: others.length > 0 ? day : 0, night, pieces: own.length };
}

/** All shots of a piece, by day and by night. */
export const shotsOf = (g: Game, p: number): number => shotsNow(g, p, ACTION_DAY) + shotsNow(g, p, ACTION_NIGHT);

/** All shots of some pieces. */
export const allShots = (g: Game, pieces: readonly number[]): number =>
  pieces.reduce((sum, p) => sum + shotsOf(g, p), 0);

/** Pieces of a side in a place; submarines are not among them. */
export function piecesAt(g: Game, place: number, side: number): number[] {
  const count = g.at.list(place, side, g.found);
  return Array.from(g.found.subarray(0, count));
}

/** Members of a side in the fight last gathered. */
export const membersOf = (g: Game, side: number): number[] => Array.from(g.units[side].subarray(0, g.unitCount[side]));
