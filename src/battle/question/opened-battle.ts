// A complete battle as somebody would write it: an answer holds everything, and does not tell what was said from what followed.
import { type BoardTables, boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { firstControl } from '../../game/state/set-up.js';
import { resolveRules } from '../../rules/index.js';
import type { BattleScenario, BattleUnit } from './battle-scenario.js';
import { usualWish } from './battle-wish.js';

/** The starting control of an area (7.31, adjustment 2a), as a battle has it where nobody says whose it is. */
export function usualControl(
  { area, rules }: Pick<BattleScenario, 'area' | 'rules'>,
  tables: BoardTables,
): BattleScenario['control'] {
  if (area === null) return 'none';
  return SIDES[firstControl(tables, resolveRules(rules), tables.areaNames.indexOf(area))] ?? 'none';
}

/** What was said of it, where that is known. */
interface Said {
  readonly control?: boolean;
  /** Sides that said which action they want. */
  readonly wishes?: readonly Side[];
}

/**
 * Leaves out what follows from the rest: factors as they are printed, the control that an area has at the start, the usual wish. Where other
 * values replace those of the battle, these follow them.
 *
 * @param said stays also where it is what would have followed
 */
export function openedBattle(scenario: BattleScenario, said: Said = {}): Readonly<Record<string, unknown>> {
  const tables = compileBoard(boardOf(scenario.data));
  const { control, japan, allied, ...rest } = scenario;
  const sides = [japan, allied] as const;
  const open = SIDES.map((side, s) => {
    const [own, enemy] = [sides[s]!, sides[1 - s]!];
    const { prefer, ...others } = own;
    const isSaid = said.wishes?.includes(side) || prefer !== usualWish(own, enemy);
    const units = own.units.map((unit) => openedUnit(unit, tables));
    return [side, { ...others, units, ...(isSaid ? { prefer } : {}) }] as const;
  });
  const isSaid = said.control || control !== usualControl(scenario, tables);
  return { ...rest, ...(isSaid ? { control } : {}), ...Object.fromEntries(open) };
}

function openedUnit(unit: BattleUnit, tables: BoardTables) {
  const printed = tables.board.pieces.find(({ name }) => name === unit.name);
  if (printed?.factors !== unit.factors || printed.kind !== unit.kind) return unit;
  const { factors: _factors, kind: _kind, ...rest } = unit;
  return rest;
}
