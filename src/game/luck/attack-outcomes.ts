// What an attack can do, exactly: the joint distribution of its damage points and of "disabled" (7.5).

import { MAX_BONUS, MAX_SHOTS } from '../../dice/index.js';

/** How the damage of a hit is found. */
export const DAMAGE_DIE = 0;
/** Each damage die loses one: damage control (22). */
export const SOFTENED_DIE = 1;
/** Each hit is one point: amphibious units in port (9.22). */
export const ONE_POINT = 2;
const WAYS = 3;

const BONUSES = MAX_BONUS + 1;

/** Distribution of an attack's result. */
interface AttackOutcomes {
  /** Most damage points possible. */
  readonly most: number;
  /** Chance of each (damage, disabled): entry `2 * damage + (disabled ? 1 : 0)`. */
  readonly chance: Float64Array;
}

const known: (AttackOutcomes | undefined)[] = [];

/**
 * What `shots` dice with a bonus do to one target. Each table is worked out once.
 *
 * @param bonus added to every shot die, 0 to 2.
 * @param way how damage is found: `DAMAGE_DIE`, `SOFTENED_DIE` or `ONE_POINT`.
 * @throws RangeError for shots or a bonus that no attack has.
 * @example
 * attackOutcomes(1, 0, DAMAGE_DIE).chance[1]; // 1/6: a five disables and does no damage
 */
export function attackOutcomes(shots: number, bonus: number, way: number): AttackOutcomes {
  if (!(shots >= 1 && shots <= MAX_SHOTS && bonus >= 0 && bonus < BONUSES)) {
    throw new RangeError(`an attack of ${shots} shots with bonus ${bonus} does not exist`);
  }
  const key = (shots * BONUSES + bonus) * WAYS + way;
  const table = known[key] ?? buildTable(shots, bonus, way);
  known[key] = table;
  return table;
}

function buildTable(shots: number, bonus: number, way: number): AttackOutcomes {
  const least = way === SOFTENED_DIE ? 0 : 1;
  const largest = way === ONE_POINT ? 1 : way === SOFTENED_DIE ? 5 : 6;
  const most = shots * largest;
  let chance = new Float64Array(2 * (most + 1));
  chance[0] = 1;
  for (let k = 0; k < shots; k++) {
    const next = new Float64Array(chance.length);
    for (let from = 0; from < chance.length; from++) {
      const p = chance[from]!;
      if (p === 0) continue;
      for (let die = 1; die <= 6; die++) {
        // A die plus bonus of exactly 5 disables (7.54), of 6 or more hits (7.55).
        if (die + bonus < 5) next[from]! += p / 6;
        else if (die + bonus === 5) next[from | 1]! += p / 6;
        else for (let d = least; d <= largest; d++) next[from + 2 * d]! += p / 6 / (largest - least + 1);
      }
    }
    chance = next;
  }
  return { most, chance };
}
