// Day or night, for a side that says nothing of it: `prefer: auto`.
import { parseFactors, type Side } from '../../board/index.js';
import type { BattleScenario, BattleUnit, BattleWish } from './battle-scenario.js';

/** What a side has in a battle: its units, and whether its carriers fire their guns at night. */
export interface Fleet {
  readonly units: readonly BattleUnit[];
  readonly carriersFire: boolean;
}

/**
 * The action a side wants (7.3) when nobody says which:
 *
 * 1. When it can fire in one of the two only, that one: by day airstrikes (7.41), at night guns, which do nothing to air units (7.424).
 * 2. Otherwise the one in which its dice compare better: own dice less the enemy's.
 * 3. Where that is the same, the one in which it has more dice itself; where that is the same too, day.
 *
 * So a fleet of one sort gets the action in which it fights, and both sides never agree on an action in which nobody can fire while
 * somebody could in the other.
 */
export function usualWish(own: Fleet, enemy: Fleet): BattleWish {
  const [mine, theirs] = [dice(own, enemy), dice(enemy, own)];
  if (mine.day > 0 !== mine.night > 0) return mine.day > 0 ? 'day' : 'night';
  const better = mine.night - theirs.night - (mine.day - theirs.day);
  return better > 0 || (better === 0 && mine.night > mine.day) ? 'night' : 'day';
}

/**
 * The scenario as it was written, before day or night was chosen for these sides (`auto`): read again, they choose for the fleets of
 * then.
 */
export function wishesOpen(scenario: BattleScenario, sides: readonly Side[]): BattleScenario {
  const open = sides.map((side) => [side, { ...scenario[side], prefer: 'auto' }] as const);
  return { ...scenario, ...Object.fromEntries(open) };
}

const atSea = ({ units }: Fleet): readonly BattleUnit[] =>
  units.filter((unit) => !unit.disabled && unit.inPort === null);

/** Dice that a fleet throws at the enemy in either action. */
function dice(own: Fleet, enemy: Fleet): Readonly<Record<BattleWish, number>> {
  const ships = atSea(enemy).some((unit) => unit.kind !== 'air');
  let [day, night] = [0, 0];
  for (const unit of atSea(own)) {
    const { airstrike, gunnery } = parseFactors(unit.factors)!;
    day += airstrike;
    if (ships && unit.kind !== 'air' && (unit.kind !== 'carrier' || own.carriersFire)) night += gunnery;
  }
  return { day, night };
}
