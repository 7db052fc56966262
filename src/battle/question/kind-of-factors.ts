// The kind of a unit that is no counter.
import { parseFactors } from '../../board/index.js';
import type { BattleUnit } from './battle-scenario.js';

/** Kind of a unit that is no counter: land-based air by its `*`, carriers by their airstrike, heavy guns on battleships. */
export function kindOfFactors(text: string): BattleUnit['kind'] {
  if (text.endsWith('*')) return 'air';
  const { gunnery, armor, speed, airstrike } = parseFactors(text)!;
  if (airstrike > 0) return 'carrier';
  if (gunnery === 0 && speed <= 3 && armor > 0) return 'amphibious';
  return gunnery <= 1 || (gunnery === 2 && armor <= 3) ? 'cruiser' : 'battleship';
}
