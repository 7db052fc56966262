// Dice that show themselves: every die with what it was thrown for, for records and narratives.

import type { BoardTables } from '../../board/index.js';
import {
  type AddressedDice,
  type AttackResult,
  type Dice,
  dieAt,
  packAttack,
  pieceOf,
  purposeOf,
  ROLL_DAY_NIGHT,
  ROLL_LOCATION,
  secondWord,
} from '../../dice/index.js';

/** One throw: a single die, or an attack's shots and the damage dice of its hits. */
export interface Roll {
  /** Whose die it is: a piece, `japan` or `allied` (7.3), or a location-uncertain group `W`–`Z` (18.22). */
  readonly of: string;
  /** Dice as they fell, before any bonus. */
  readonly dice: readonly number[];
  /** Damage dice, one for each hit; empty where none are rolled (9.22). */
  readonly damage: readonly number[];
}

/** Hears a throw before its result is told to the game. `bonus` is what each shot has on top of its die. */
export interface DiceListener {
  rolled(roll: Roll, bonus: number): void;
}

/** Whose die falls at a slot: the label of a {@link Roll}. */
export function rollerAt(slot: number, t: BoardTables): string {
  const piece = pieceOf(slot);
  switch (purposeOf(slot)) {
    case ROLL_DAY_NIGHT:
      return (piece & 1) === 0 ? 'japan' : 'allied';
    case ROLL_LOCATION:
      return t.board.locationUncertain.groups[piece] ?? t.pieceNames[piece] ?? '';
    default:
      return t.pieceNames[piece] ?? '';
  }
}

/**
 * Addressed dice whose listener hears every single die. The results are those of the dice inside.
 *
 * @example
 * game.dice = new ShownDice(new AddressedDice('seed'), tables, recorder);
 */
export class ShownDice implements Dice {
  constructor(
    private readonly inner: AddressedDice,
    private readonly t: BoardTables,
    private readonly listener: DiceListener,
  ) {}

  die(slot: number): number {
    const die = this.inner.die(slot);
    this.listener.rolled({ of: rollerAt(slot, this.t), dice: [die], damage: [] }, 0);
    return die;
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    const dice: number[] = [];
    const damage: number[] = [];
    const first = this.five(slot, Math.min(shots, 5), bonus, wantsDamage, dice, damage);
    const rest = shots > 5 ? this.five(secondWord(slot), shots - 5, bonus, wantsDamage, dice, damage) : NO_SHOTS;
    this.listener.rolled({ of: rollerAt(slot, this.t), dice, damage }, bonus);
    return packAttack(first.hits + rest.hits, first.disabled || rest.disabled, first.damage + rest.damage);
  }

  /** The dice of one word: five shots at most, then a damage die for each hit. */
  private five(slot: number, shots: number, bonus: number, wantsDamage: boolean, dice: number[], damage: number[]) {
    const word = this.inner.word(slot);
    let hits = 0;
    let disabled = false;
    for (let k = 0; k < shots; k++) {
      const die = dieAt(word, k);
      dice.push(die);
      if (die + bonus >= 6) hits++;
      else if (die + bonus === 5) disabled = true;
    }
    let sum = 0;
    for (let k = 0; wantsDamage && k < hits; k++) {
      const die = dieAt(word, 5 + k);
      damage.push(die);
      sum += die;
    }
    return { hits, disabled, damage: sum };
  }
}

const NO_SHOTS = { hits: 0, disabled: false, damage: 0 };
