// What an attack does on average and in detail: exact distributions of damage, by convolution of dice. Plans weigh their
// targets with them, and the exact answers of raid/exact are built from the same numbers.

/**
 * Dice thrown at one target in one round, by what is added to each: `[0]` none, `[1]` the attack bonus (7.53) or rule
 * 20.3's one, `[2]` both.
 */
export type DiceByBonus = readonly [number, number, number];

/** Chance that one die hits: the die plus the bonus is 6 or more (7.53, 7.55). */
function hitChance(bonus: number): number {
  return Math.min(6, bonus + 1) / 6;
}

/** Mean damage of one die: its chance to hit times the 3.5 of a damage die (7.55). */
export function meanDamage(bonus: number): number {
  return hitChance(bonus) * 3.5;
}

/**
 * Adds one die to a distribution of damage, in place. `pmf[d]` is the chance of d points; the last entry stands for that
 * many points or more.
 */
export function addDie(pmf: Float64Array, bonus: number): void {
  const cap = pmf.length - 1;
  const face = hitChance(bonus) / 6;
  const miss = 1 - hitChance(bonus);
  let saturated = pmf[cap]!;
  for (let from = Math.max(0, cap - 6); from < cap; from++) saturated += pmf[from]! * face * (from + 7 - cap);
  for (let to = cap - 1; to >= 0; to--) {
    let sum = pmf[to]! * miss;
    for (let face6 = 1; face6 <= 6 && face6 <= to; face6++) sum += pmf[to - face6]! * face;
    pmf[to] = sum;
  }
  pmf[cap] = saturated;
}

/**
 * Distribution of the damage that some dice do together (7.5), counted up to `cap` points.
 *
 * @param dice dice by bonus, see {@link DiceByBonus}.
 * @param cap damage beyond this makes no difference; the last entry collects it.
 * @returns `cap + 1` probabilities that sum to 1.
 * @example
 * const pmf = damageDistribution([0, 4, 0], 9); // Akagi at a ship of armor 4
 * 1 - (pmf[0] + pmf[1] + pmf[2] + pmf[3] + pmf[4]); // 0.4879: bottomed or worse
 */
export function damageDistribution(dice: DiceByBonus, cap: number): Float64Array {
  const pmf = new Float64Array(cap + 1);
  pmf[0] = 1;
  for (let bonus = 0; bonus < dice.length; bonus++) {
    for (let k = 0; k < dice[bonus]!; k++) addDie(pmf, bonus);
  }
  return pmf;
}
