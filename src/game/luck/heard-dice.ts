// Dice that tell how many shots an attack had. They cost next to nothing and allocate nothing, unlike dice that show every die.
import type { AttackResult, Dice } from '../../dice/index.js';
import type { LuckMeter } from './meter.js';

/**
 * Dice whose meter hears of every attack before the game does. The results are those of the dice inside.
 *
 * @example
 * game.dice = new HeardDice(match.dice, meter);
 * game.observer = meter;
 */
export class HeardDice implements Dice {
  constructor(
    private readonly inner: Dice,
    private readonly meter: LuckMeter,
  ) {}

  die(slot: number): number {
    return this.inner.die(slot);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    this.meter.thrown(shots, bonus);
    return this.inner.attack(slot, shots, bonus, wantsDamage);
  }
}
