// The standard board: the 1977 components with the 2nd edition rules, assembled from the data files of this folder.
import { AREAS } from './areas.js';
import { DATES, LOCATION_UNCERTAIN, MAY_MOVE_ON_TURN_1, REMOVALS, REPAIRS, SUBMARINES } from './charts.js';
import {
  ALLIED_AIR,
  ALLIED_AMPHIBIOUS,
  ALLIED_SHIPS,
  JAPANESE_AIR,
  JAPANESE_AMPHIBIOUS,
  JAPANESE_SHIPS,
} from './pieces.js';
import { BASES, PORTS } from './ports.js';
import { component, rulebook } from './provenance.js';
import type { Board } from './types.js';

/** The board as printed; results name it `standard` unless values were overridden. */
export const STANDARD_BOARD: Board = {
  name: 'standard',
  areas: AREAS,
  ports: PORTS,
  bases: BASES,
  pieces: [
    ...JAPANESE_SHIPS,
    ...ALLIED_SHIPS,
    ...JAPANESE_AIR,
    ...ALLIED_AIR,
    ...JAPANESE_AMPHIBIOUS,
    ...ALLIED_AMPHIBIOUS,
  ],
  submarines: SUBMARINES,
  removals: REMOVALS,
  repairs: REPAIRS,
  dates: DATES,
  datesSource: component,
  locationUncertain: LOCATION_UNCERTAIN,
  mayMoveOnTurn1: MAY_MOVE_ON_TURN_1,
  mayMoveOnTurn1Source: rulebook,
  raidSpeed: 5,
  raidSpeedSource: rulebook,
};
