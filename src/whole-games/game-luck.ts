// The luck of simulated games beside their scores: the control variate of `poc.final` and of everything that depends on it alone.

import type { Match } from '../ai/match.js';
import { ACTION_NONE, NO_AREA, ROLL_CHOICE, slotOf, WORD_LIMIT } from '../dice/index.js';
import { TRACK_END } from '../game/index.js';
import { HeardDice, LuckSum } from '../game/luck/index.js';
import type { NumberMetric } from '../stats/experiment.js';

/** Luck is counted in whole points between these ends; ten standard deviations are inside. */
export const MAX_LUCK = 100;
const LUCK_BINS = 2 * MAX_LUCK + 1;
const SCORES = 2 * TRACK_END + 1;

/** Final score and luck together (D6): bin `(score + 29) * 201 + (luck + 100)`. */
export const SCORE_BY_LUCK: NumberMetric = {
  type: 'number',
  name: 'poc.final by luck',
  min: 0,
  max: SCORES * LUCK_BINS - 1,
};

/** Where the rows and columns of that metric begin, and how many there are. */
export const SCORE_BY_LUCK_SHAPE = {
  rows: { min: -TRACK_END, bins: SCORES },
  columns: { min: -MAX_LUCK, bins: LUCK_BINS },
} as const;

/** The address of a die that falls in no game: it rounds the luck. */
const ROUNDING = slotOf(0, NO_AREA, 63, ACTION_NONE, 255, ROLL_CHOICE);

/** Hears the games of a match and tells their luck. */
export class GameLuck {
  private readonly sum = new LuckSum();

  constructor(private readonly match: Match) {
    match.game.observer = this.sum;
    match.game.dice = new HeardDice(match.dice, this.sum);
  }

  startGame(): void {
    this.sum.startGame();
  }

  /**
   * Bin of the game that ended. The luck is rounded up or down by a die of its own, with the chances that keep its mean what it is:
   * exactly zero.
   */
  bin(poc: number): number {
    const uniform = this.match.dice.word(ROUNDING) / WORD_LIMIT;
    const whole = Math.floor(this.sum.total + uniform);
    const luck = whole > MAX_LUCK ? MAX_LUCK : whole < -MAX_LUCK ? -MAX_LUCK : whole;
    return (poc + TRACK_END) * LUCK_BINS + luck + MAX_LUCK;
  }
}
