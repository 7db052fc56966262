// The figures of a raid: their names and what they mean.

import { ANY_NAME, alone, capital, metricForm, oneOf, rowOf } from '../stats/metric-form.js';
import { RAID_CLASSES } from './kernel/fates.js';

export const RAID_FIGURES = {
  /** Ships of a class in a state, by their number: `battleships.afloat`. */
  ships: metricForm([oneOf(RAID_CLASSES.map((c) => c.name)), '.', ANY_NAME], (ships, state) =>
    state === 'afloat'
      ? alone(`${capital(ships)} still afloat after the raid`)
      : rowOf(`${capital(ships)} ${state}`, capital(ships), state),
  ),
  /** What becomes of a ship or air unit. */
  fate: metricForm(['ship.', ANY_NAME, '.fate'], (ship) => rowOf(`Fate of ${ship}`, 'What becomes of each ship', ship)),
} as const;
