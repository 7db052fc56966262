// A battle's units as one line that reads back the same.
import {
  type AreaName,
  type BoardOverrides,
  boardOf,
  type PieceData,
  parseFactors,
  SIDES,
} from '../../../board/index.js';
import { keyboardText } from '../../../text/plain.js';
import type { BattleScenario, BattleUnit } from '../battle-scenario.js';
import { kindOfFactors } from '../kind-of-factors.js';

/**
 * Units as one line that {@link readForce} reads as the same units.
 *
 * @param data overridden board values of the battle; default: the standard board
 * @example
 * forceText(readForce('Yam:3, 2 Kongos')); // refused: Yamato or Yamashiro
 * forceText(readForce('Yamato:3, 2 Kongos')); // 'Yamato (3 damage), Kongo, Haruna'
 */
export function forceText(units: readonly BattleUnit[], data: BoardOverrides | null = null): string {
  const counters = new Map(boardOf(data).pieces.map((piece) => [piece.name as string, piece]));
  return units.map((unit) => unitText(unit, counters.get(unit.name))).join(', ');
}

/**
 * The units of a battle, and where it is, as one line that {@link readBattleLine} reads as the same.
 *
 * @example
 * battleText(readBattleLine('akagi v lex:1 in the coral sea').scenario); // 'Akagi vs Lexington (1 damage) in the Coral Sea'
 */
export function battleText(scenario: Pick<BattleScenario, 'japan' | 'allied' | 'area' | 'data'>): string {
  const forces = SIDES.map((side) => forceText(scenario[side].units, scenario.data as BoardOverrides | null));
  return `${forces.join(' vs ')}${scenario.area === null ? '' : ` ${inArea(scenario.area)}`}`;
}

/** `in the Coral Sea`, `in Indonesia`. */
export const inArea = (area: AreaName): string => (area === 'Indonesia' ? `in ${area}` : `in the ${area}`);

function unitText(unit: BattleUnit, counter: PieceData | undefined): string {
  const { name, factors, kind, damage, posture, disabled, inPort, land } = unit;
  const isCounter = counter?.factors === factors && counter.kind === kind;
  const isUnnamed = !isCounter && name.replace(/ #\d+$/, '') === factors;
  const said = [
    ...(isCounter || isUnnamed ? [] : [factors]),
    ...(isCounter || kindOfFactors(factors) === kind ? [] : [kind]),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(disabled ? ['disabled'] : []),
    ...(posture === 'raiding' ? ['raiding'] : []),
    ...(inPort === null ? [] : [`in port at ${inPort}`]),
    ...(land === null ? [] : [`landing on ${land}`]),
  ];
  const words = isCounter ? name : isUnnamed ? factors : isPlain(name) ? name : `"${name}"`;
  return said.length === 0 ? words : `${words} (${said.join(', ')})`;
}

/** True for a name that needs no quotes beside its factors. */
const isPlain = (name: string): boolean =>
  /^\p{L}[\p{L}\p{N}]*$/u.test(name) && keyboardText(name) === name && parseFactors(name) === undefined;
