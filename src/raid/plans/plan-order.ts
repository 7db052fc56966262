// The order in which the attackers of a plan choose: the strongest first, as listed among equals.
import type { BoardTables } from '../../board/index.js';
import { meanDamage } from '../../dice/damage-distribution.js';
import { bonuses } from './plan-loads.js';

/**
 * Positions of the attackers by mean damage against a ship, largest first.
 *
 * @example
 * strongestFirst([zuiho, akagi], tables, 1, false); // [1, 0]: Akagi's four dice before Zuiho's two
 */
export function strongestFirst(
  attackers: readonly number[],
  tables: BoardTables,
  round: 1 | 2,
  pearlHarborRule: boolean,
): Int32Array {
  const mean = attackers.map((piece) => {
    const bonus = bonuses(true, round, pearlHarborRule)[tables.airstrikeBonus[piece] === 1 ? 1 : 0];
    return tables.airstrike[piece]! * meanDamage(bonus);
  });
  const order = attackers.map((_, k) => k).sort((a, b) => mean[b]! - mean[a]! || a - b);
  return Int32Array.from(order);
}
