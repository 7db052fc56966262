// What mended plays do with answers: pairs kept or dropped, and questions about the ships in them.
import { AREA_COUNT, AREA_NAMES } from '../../src/board/index.js';
import type { Game } from '../../src/game/state/state.js';

export const areaNamed = (name: (typeof AREA_NAMES)[number]): number => AREA_NAMES.indexOf(name);

/** Keeps the pairs of an answer that pass; true when one did not. */
export function keepPairs(g: Game, passes: (piece: number, at: number) => boolean): boolean {
  const length = g.answerLength;
  g.answerLength = 0;
  for (let k = 0; k < length; k += 2) {
    const [piece, at] = [g.answers[k]!, g.answers[k + 1]!];
    if (!passes(piece, at)) continue;
    g.answer(piece);
    g.answer(at);
  }
  return g.answerLength !== length;
}

/** The pairs of an answer, by their first number. */
export function pairsOf(g: Game): Map<number, number> {
  const pairs = new Map<number, number>();
  for (let k = 0; k < g.answerLength; k += 2) pairs.set(g.answers[k]!, g.answers[k + 1]!);
  return pairs;
}

/** True where a ship comes from its harbor without a roll. */
export const isNear = (g: Game, ship: number, area: number): boolean =>
  ((g.tables.touches[g.location[ship]! - AREA_COUNT]! >> area) & 1) === 1;

export const isGunship = (g: Game, p: number): boolean =>
  g.tables.isShip[p] === 1 && g.tables.gunnery[p]! > 0 && g.tables.airstrike[p] === 0;

export const isCripple = (g: Game, p: number): boolean => g.damage[p]! > 0 && g.damage[p]! >= g.tables.armor[p]!;
