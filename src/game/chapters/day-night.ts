// Rule 7.3: day action, night action, or a day action followed by a night action.
import { ALLIED, JAPAN } from '../../board/index.js';
import { ACTION_DAY, ACTION_NONE, ROLL_DAY_NIGHT, slotOf } from '../../dice/index.js';
import { ask, zeroOrOne } from '../questions/ask.js';
import { DAY_NIGHT } from '../questions/decisions.js';
import { DAY_OR_NIGHT } from '../state/events.js';
import type { Game } from '../state/state.js';

/** Result of the roll: one action, or both in the same round (7.32). */
export const DAY = 0;
export const NIGHT = 1;
export const DAY_THEN_NIGHT = 2;

/** Both players state their wish, Japan first (5); when they differ each rolls a die (7.3–7.33). */
export function dayOrNight(g: Game): number {
  ask(g, DAY_NIGHT, JAPAN, checkWish);
  const japanWish = g.answers[0]!;
  ask(g, DAY_NIGHT, ALLIED, checkWish);
  const alliedWish = g.answers[0]!;
  if (japanWish === alliedWish) {
    g.emit(DAY_OR_NIGHT, 0, 0, japanWish);
    return japanWish;
  }
  // The address names the fight: each group rolls for itself (8.41).
  const japanDie = g.dice.die(slotOf(g.turn, g.area, g.round, ACTION_NONE, g.fight * 2, ROLL_DAY_NIGHT));
  const alliedDie = g.dice.die(slotOf(g.turn, g.area, g.round, ACTION_NONE, g.fight * 2 + 1, ROLL_DAY_NIGHT));
  const owner = g.areaControl[g.area];
  const japan = japanDie + (japanWish === ACTION_DAY ? 1 : 0) + (owner === JAPAN ? 1 : 0);
  const allied = alliedDie + (alliedWish === ACTION_DAY ? 1 : 0) + (owner === ALLIED ? 1 : 0);
  const result = japan === allied ? DAY_THEN_NIGHT : japan > allied ? japanWish : alliedWish;
  g.emit(DAY_OR_NIGHT, japanDie, alliedDie, result);
  return result;
}

const checkWish = zeroOrOne(DAY_NIGHT, '7.3', 'the wish is 0 (day) or 1 (night)');
