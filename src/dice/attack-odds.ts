// The odds of a single attack, exactly: what players look up before they name a target.
import { damageDistribution } from './damage-distribution.js';

/** Chances of what one round of attacks does to one ship in port that was undamaged (9.23). */
export interface AttackOdds {
  /** Chance of each number of damage points; the last entry means sunk. */
  readonly damage: Float64Array;
  readonly bottomedOrWorse: number;
  readonly sunk: number;
}

/**
 * Odds of dice thrown at a ship in port.
 *
 * @param dice shots that fall together, of one attack or of several.
 * @param bonus what is added to each die: 0, 1 with the attack bonus (7.53), 2 with rule 20.3's one too.
 * @param armor the ship's armor factor.
 * @throws RangeError for numbers that no dice and no ship have.
 * @example
 * attackOdds(4, 1, 4).bottomedOrWorse; // 0.4879: Akagi at the Nevada
 */
export function attackOdds(dice: number, bonus: 0 | 1 | 2, armor: number): AttackOdds {
  const whole = (n: number) => Number.isInteger(n) && n >= 0;
  if (!whole(dice) || !whole(armor))
    throw new RangeError(`${dice} dice at armor ${armor}: both are whole numbers from 0`);
  if (bonus !== 0 && bonus !== 1 && bonus !== 2) throw new RangeError(`the bonus is ${bonus}; it is 0, 1 or 2`);
  const cap = 2 * armor + 1;
  const byBonus: [number, number, number] = [0, 0, 0];
  byBonus[bonus] = dice;
  const damage = damageDistribution(byBonus, cap);
  const bottomedOrWorse = damage.subarray(armor + 1).reduce((sum, p) => sum + p, 0);
  return { damage, bottomedOrWorse, sunk: damage[cap]! };
}
