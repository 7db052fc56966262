// Where an amphibious unit of a battle cannot land: on a port of the enemy (13.3).
import { type AreaName, type BoardTables, SIDES } from '../../board/index.js';
import { sideWithin } from '../../board/side-names.js';
import { orList } from '../../text/fields.js';
import type { BattleUnit } from './battle-scenario.js';

/**
 * The sentence about a unit that lands on an enemy port, with the places that are open to it; `undefined` for any other landing.
 * Ports are held as on the charts, or as `data` has it, and by whoever lies in them.
 *
 * @param own all units of its side
 */
export function whyNoLanding(
  { name, land }: BattleUnit,
  side: number,
  area: AreaName,
  own: readonly BattleUnit[],
  { board: { ports, bases } }: BoardTables,
): string | undefined {
  const isEnemyPort = (port: (typeof ports)[number]) =>
    port.control !== SIDES[side] && !own.some((unit) => unit.inPort === port.name);
  const port = ports.find((one) => one.name === land);
  if (!port || !isEnemyPort(port)) return undefined;
  const open = [...bases, ...ports.filter((one) => !isEnemyPort(one))].filter((one) => one.touches.includes(area));
  const allowed = open.length === 0 ? 'no place there' : orList(open.map((one) => one.name));
  return `${name} cannot land on ${port.name}, a port of ${sideWithin(1 - side)} (13.3); allowed: ${allowed}; that it has fallen is said by data: {ports: {${port.name}: {control: ${SIDES[side]}}}}`;
}
