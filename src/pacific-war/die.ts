// The die: ten-sided unless it is said otherwise, and what its 0 counts as.
import { AddressedDice } from '../dice/addressed.js';
import { MAX_ROLLS, manySidedDie, manySidedSlot } from '../dice/many-sided.js';

/** What the face 0 counts as: as many as the die has sides (ten), or nought. */
export const ZEROS = ['highest', 'lowest'] as const;
export type Zero = (typeof ZEROS)[number];

export interface Die {
  readonly sides: number;
  readonly zero: Zero;
}

/** The die of the game. With 0 as ten, a rating of 3 succeeds three times in ten and a rating of 0 never does. */
export const DEFAULT_DIE: Die = { sides: 10, zero: 'highest' };

/** The values a roll can have, each as likely as the others: 1 to 10, or 0 to 9. */
export function faces({ sides, zero }: Die): number[] {
  const least = zero === 'highest' ? 1 : 0;
  return Array.from({ length: sides }, (_, k) => least + k);
}

export function chanceAtMost(die: Die, number: number): number {
  return faces(die).filter((face) => face <= number).length / die.sides;
}

/** A roll: its number in the game (0 to 1023), and what it is for (0 to 255). */
export type Roll = (roll: number, piece: number) => number;

/** Dice of a seed at their addresses; `game` turns to a game and gives its rolls. */
export function rollsOf(die: Die, seed: string): (game: number) => Roll {
  const dice = new AddressedDice(seed);
  const shift = die.zero === 'highest' ? 0 : -1;
  const roll: Roll = (k, piece) => manySidedDie(dice.a, dice.b, manySidedSlot(k % MAX_ROLLS, piece), die.sides) + shift;
  return (game) => {
    dice.startGame(game);
    return roll;
  };
}

/** `10-sided, 0 counts as 10`. */
export const dieText = ({ sides, zero }: Die): string =>
  `${sides}-sided, 0 counts as ${zero === 'highest' ? sides : 'nought'}`;
