// Several listeners of one game: a record and a narrative can be made at once.

import type { Decision } from '../questions/decisions.js';
import type { DiceListener, Roll } from './shown-dice.js';
import type { Game, Observer } from './state.js';

/** Hears a game and its dice. */
export type Listener = Observer & DiceListener;

/**
 * Passes on everything it hears to several listeners, in their order.
 *
 * @example
 * const audience = new Audience([recorder, narrator]);
 * game.observer = audience;
 * game.dice = new ShownDice(dice, tables, audience);
 */
export class Audience implements Observer, DiceListener {
  constructor(private readonly listeners: readonly Listener[]) {}

  decided(decision: Decision, side: number, game: Game): void {
    for (const listener of this.listeners) listener.decided(decision, side, game);
  }

  happened(event: number, a: number, b: number, c: number, game: Game): void {
    for (const listener of this.listeners) listener.happened(event, a, b, c, game);
  }

  rolled(roll: Roll, bonus: number): void {
    for (const listener of this.listeners) listener.rolled(roll, bonus);
  }
}
