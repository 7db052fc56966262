// Scripted dice: for tests and for records typed by hand. A die left over or missing is an error: it points to a bug or to a
// record that does not describe the game.
import { type AttackResult, type Dice, packAttack } from './dice.js';

/** Thrown when a script and the game do not agree about how many dice fall. */
export class DiceScriptError extends Error {
  override readonly name = 'DiceScriptError';
}

/**
 * Dice read from a list, in the order they fall: for an attack all its shots, then one damage die for each hit.
 *
 * @throws DiceScriptError when a die is missing or is not 1–6; `finish()` throws when dice are left over.
 * @example
 * const dice = new ScriptedDice([5, 4]);
 * dice.attack(0, 1, 1, true); // a 5 with bonus hits, damage 4
 * dice.finish();
 */
export class ScriptedDice implements Dice {
  private next = 0;

  constructor(private readonly script: readonly number[]) {}

  die(_slot: number): number {
    if (this.next >= this.script.length) {
      throw new DiceScriptError(`the script of ${this.script.length} dice is used up, and another die is needed`);
    }
    const die = this.script[this.next++]!;
    if (!(Number.isInteger(die) && die >= 1 && die <= 6)) {
      throw new DiceScriptError(`die ${this.next} of the script is ${die}; a die shows 1 to 6`);
    }
    return die;
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    let hits = 0;
    let disabled = false;
    for (let k = 0; k < shots; k++) {
      const result = this.die(slot) + bonus;
      if (result >= 6) hits++;
      else if (result === 5) disabled = true;
    }
    let damage = 0;
    if (wantsDamage) for (let k = 0; k < hits; k++) damage += this.die(slot);
    return packAttack(hits, disabled, damage);
  }

  /** Dice not yet used. */
  get left(): number {
    return this.script.length - this.next;
  }

  /** To be called when the game is over. */
  finish(): void {
    if (this.left > 0) throw new DiceScriptError(`${this.left} of ${this.script.length} scripted dice were not used`);
  }
}
