// The figures of a raid: their names and what they mean.

import { ANY_NAME, alone, metricForm, oneOf, rowOf } from '../stats/metric-form.js';
import { capital } from '../text/capital.js';
import { RAID_CLASSES } from './kernel/fates.js';

export const RAID_FIGURES = {
  /** Ships of a class in a state, by their number: `battleships.afloat`. */
  ships: metricForm(
    'ships',
    (ships) => ships,
    [oneOf(RAID_CLASSES.map((c) => c.name)), '.', ANY_NAME],
    (ships, state) =>
      state === 'afloat'
        ? alone(`${capital(ships)} still afloat after the raid`)
        : rowOf(`${capital(ships)} ${state}`, capital(ships), state),
  ),
  /** What becomes of a ship or air unit. */
  fate: metricForm('games', 'ship', ['ship.', ANY_NAME, '.fate'], (ship) =>
    rowOf(`Fate of ${ship}`, 'What becomes of each ship', ship),
  ),
  /** What Japan loses of what it sent: ships of a class in a state, and the airstrike factors that went down with them. */
  japan: metricForm(
    'number',
    'japan',
    ['japan.', oneOf(['carriers', 'other ships', 'airstrike']), '.', oneOf(['sunk', 'damaged'])],
    (what, state) => {
      const name = what === 'airstrike' ? 'Airstrike factors' : `Japanese ${what}`;
      return rowOf(
        `${name} ${state}`,
        'What Japan loses',
        `${what === 'airstrike' ? 'airstrike factors' : what} ${state}`,
      );
    },
  ),
  /** Where a location-uncertain group turned up (18.22). */
  groupPlace: metricForm('games', 'group', ['group.', ANY_NAME, '.place'], (group) =>
    rowOf(`Group ${group} place`, 'Group', `${group} place`),
  ),
} as const;
