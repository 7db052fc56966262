// The figures of a battle: their names and what they mean.

import { SIDE_ADJECTIVES, SIDES, type Side } from '../board/index.js';
import { ANY_NAME, alone, metricForm, oneOf, rowOf } from '../stats/metric-form.js';

const SIDE = oneOf(SIDES);
const adjective = (side: string): string => SIDE_ADJECTIVES[side as Side];

export const BATTLE_FIGURES = {
  remaining: metricForm('games', 'remaining', ['remaining'], () => alone('Who has units left in the area')),
  holds: metricForm('games', 'holds', ['holds'], () => alone('Who would control the area')),
  rounds: metricForm('rounds', 'rounds', ['rounds'], () => alone('Rounds of combat')),
  stalemate: metricForm('games', 'stalemate', ['stalemate'], () => alone('Fights that cannot end')),
  pocSwing: metricForm('POC', 'pocSwing', ['pocSwing'], () =>
    alone("POC of the area: Japan's, or with a minus the Allies'"),
  ),
  /** Printed gunnery and airstrike factors of what a side lost. */
  factors: metricForm('factors', 'lost', ['lost.', SIDE, '.factors'], (side) =>
    rowOf(`${adjective(side)} factors lost`, 'Losses', `${adjective(side)}: factors`),
  ),
  /** Ships and units of a side that are sunk or eliminated. */
  lost: metricForm('ships and units', 'lost', ['lost.', SIDE], (side) =>
    rowOf(`${adjective(side)} ships and units lost`, 'Losses', `${adjective(side)}: ships and units`),
  ),
  /** Damage points on a side's units that are still in the area. */
  damage: metricForm('damage points', 'damage', ['damage.', SIDE], (side) =>
    rowOf(
      `Damage points on ${adjective(side)} units still there`,
      'Damage points on units still there',
      adjective(side),
    ),
  ),
  /** What becomes of a unit. */
  fate: metricForm('games', 'unit', ['unit.', ANY_NAME, '.fate'], (unit) =>
    rowOf(`Fate of ${unit}`, 'What becomes of each ship and unit', unit),
  ),
} as const;
