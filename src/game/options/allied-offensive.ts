// Adjustment 6: from turn 5 the Allies choose the order of combat, and who lands first where both sides could.
import { ALLIED } from '../../board/index.js';
import { ask, zeroOrOne } from '../questions/ask.js';
import { LAND_FIRST } from '../questions/decisions.js';
import type { Game } from '../state/state.js';

const OFFENSIVE_TURN = 5;

/** True while adjustment 6 is in force. */
export function alliedOffensive(g: Game): boolean {
  return g.rules.alliedOffensive && g.turn >= OFFENSIVE_TURN;
}

/** The side that the Allies let land first. */
export function firstToLand(g: Game, area: number): number {
  g.area = area;
  ask(g, LAND_FIRST, ALLIED, checkLandFirst);
  return g.answers[0]!;
}

const checkLandFirst = zeroOrOne(
  LAND_FIRST,
  'adjustment 6',
  'the answer is 0 (Japan lands first) or 1 (the Allies do)',
);
