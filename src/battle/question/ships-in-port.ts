// What the rules say of units in port before a battle: how much damage they bear there, and whose ships can lie where.
import type { BoardTables } from '../../board/index.js';
import { mayHaveYard, whyNotInHarbor } from '../../game/chapters/lying-in-port.js';
import type { RuleSet } from '../../rules/index.js';
import type { BattleUnit } from './battle-scenario.js';

/**
 * The sentence about a unit that its damage sinks before the battle. In port a ship bears twice its armor (9.23) where its side can
 * repair it; elsewhere what would rest on the bottom is sunk (9.232).
 *
 * @param most damage points that it bears at sea
 */
export function whySunk(
  { name, kind, damage, inPort }: Pick<BattleUnit, 'name' | 'kind' | 'damage' | 'inPort'>,
  most: number,
  side: number,
  tables: BoardTables,
): string | undefined {
  if (damage <= most) return undefined;
  if (inPort === null || kind === 'air' || kind === 'amphibious')
    return `${damage} damage points sink ${name}; allowed: 0 to ${most}`;
  if (!mayHaveYard(tables, side, tables.harborNames.indexOf(inPort)))
    return `${damage} damage points sink ${name} in ${inPort}, where its side repairs nothing (9.232); allowed: 0 to ${most}`;
  if (damage <= 2 * most) return undefined;
  return `${damage} damage points sink ${name} in port (9.23); allowed: 0 to ${2 * most}`;
}

/** The sentence about a counter that can never lie where it is; `undefined` for any other, and for what is no counter. */
export function whyNotThere({ name, inPort }: BattleUnit, tables: BoardTables, rules: RuleSet): string | undefined {
  const piece = tables.pieceIndex.get(name);
  if (piece === undefined || inPort === null) return undefined;
  const why = whyNotInHarbor(tables, rules, piece, tables.harborNames.indexOf(inPort));
  return why === undefined ? undefined : `${name} cannot be in ${inPort}: ${why}`;
}
