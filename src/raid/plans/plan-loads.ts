// Dice are alike: what several attackers do to one target in a round depends only on how many dice they throw together, with
// and without the attack bonus. A *load* is that pair of numbers packed in one integer, so that loads add up.

import type { BoardTables } from '../../board/index.js';
import { addDie, meanDamage } from '../../dice/damage-distribution.js';

/** The loads that a list of attackers can put on a target. */
export interface AttackLoads {
  /** Load of each attacker. */
  readonly steps: Int32Array;
  /** Number of loads: every load, and every sum of attackers' loads, is below it. */
  readonly size: number;
  /** Dice without bonus are `load % radix`, dice with bonus `floor(load / radix)`. */
  readonly radix: number;
}

/** Packs the attackers' airstrikes. */
export function attackLoads(attackers: readonly number[], tables: BoardTables): AttackLoads {
  let plain = 0;
  let circled = 0;
  for (const piece of attackers) {
    if (tables.airstrikeBonus[piece] === 1) circled += tables.airstrike[piece]!;
    else plain += tables.airstrike[piece]!;
  }
  const radix = plain + 1;
  const steps = Int32Array.from(
    attackers,
    (piece) => tables.airstrike[piece]! * (tables.airstrikeBonus[piece] === 1 ? radix : 1),
  );
  return { steps, size: radix * (circled + 1), radix };
}

/**
 * What is added to each die: [uncircled, circled] airstrikes. A circled factor gets its bonus against ships, not against
 * air units (7.53); under rule 20.3 every shot of the first round gets one more, whatever the target.
 */
export function bonuses(isShip: boolean, round: 1 | 2, pearlHarborRule: boolean): readonly [number, number] {
  const extra = pearlHarborRule && round === 1 ? 1 : 0;
  return [extra, (isShip ? 1 : 0) + extra];
}

/**
 * Distributions of damage of every load: entry `load * (cap + 1) + damage`, the last damage meaning `cap` or more.
 */
export function damageByLoad(loads: AttackLoads, bonus: readonly [number, number], cap: number): Float64Array {
  const width = cap + 1;
  const table = new Float64Array(loads.size * width);
  const pmf = new Float64Array(width);
  for (let load = 0; load < loads.size; load++) {
    // One die less, and that die: from the load beside it, or below it when there is none without bonus.
    const plain = load % loads.radix > 0;
    if (load === 0) {
      pmf.fill(0);
      pmf[0] = 1;
    } else {
      const from = (plain ? load - 1 : load - loads.radix) * width;
      pmf.set(table.subarray(from, from + width));
      addDie(pmf, plain ? bonus[0] : bonus[1]);
    }
    table.set(pmf, load * width);
  }
  return table;
}

/** Mean damage of an attacker's airstrike against a ship or an air unit in a round. */
export function meanOf(
  attacker: number,
  isShip: boolean,
  round: 1 | 2,
  pearlHarborRule: boolean,
  tables: BoardTables,
): number {
  const bonus = bonuses(isShip, round, pearlHarborRule)[tables.airstrikeBonus[attacker] === 1 ? 1 : 0];
  return tables.airstrike[attacker]! * meanDamage(bonus);
}

/**
 * Positions of the attackers by mean damage against a ship, largest first, as listed among equals; for each round.
 *
 * @example
 * byStrength([zuiho, akagi], tables, false)[0]; // [1, 0]: Akagi's four dice before Zuiho's two
 */
export function byStrength(
  attackers: readonly number[],
  tables: BoardTables,
  pearlHarborRule: boolean,
): readonly [Int32Array, Int32Array] {
  const order = (round: 1 | 2): Int32Array => {
    const mean = attackers.map((piece) => meanOf(piece, true, round, pearlHarborRule, tables));
    return Int32Array.from(attackers.map((_, k) => k).sort((a, b) => mean[b]! - mean[a]! || a - b));
  };
  return [order(1), order(2)];
}
