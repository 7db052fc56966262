// The words of the rulebook as unions, and the small integers that stand for them in a game.

export const SIDES = ['japan', 'allied'] as const;
/** Whose something is, in a sentence. */
export const SIDE_ADJECTIVES = { japan: 'Japanese', allied: 'Allied' } as const;
/** A player. Japan moves and fires first in everything (5). */
export type Side = (typeof SIDES)[number];

/** Index of a side in every typed array; `NOBODY` stands for "no control flag" (15.12). */
export const JAPAN = 0;
export const ALLIED = 1;
export const NOBODY = 2;

export const NATIONS = ['japan', 'us', 'britain', 'australia', 'netherlands'] as const;
/** The navy a counter belongs to: it decides speed rolls (6.22) and where it may base (10.1, 17). */
export type Nation = (typeof NATIONS)[number];
export const NATION_JAPAN = 0;
export const NATION_US = 1;
export const NATION_BRITAIN = 2;

export const KINDS = ['carrier', 'battleship', 'cruiser', 'air', 'amphibious', 'submarine'] as const;
/** What a counter is (3.1–3.3). The first three are "ships" or "surface ships". */
export type Kind = (typeof KINDS)[number];
export const CARRIER = 0;
export const BATTLESHIP = 1;
export const CRUISER = 2;
export const AIR = 3;
export const AMPHIBIOUS = 4;
export const SUBMARINE = 5;

export const AREA_NAMES = [
  'Japanese Islands',
  'Aleutian Islands',
  'North Pacific Ocean',
  'Central Pacific Ocean',
  'Hawaiian Islands',
  'Marianas Islands',
  'Marshall Islands',
  'U.S. Mandate',
  'South Pacific Ocean',
  'Coral Sea',
  'Indonesia',
  'Indian Ocean',
  'Bay of Bengal',
] as const;
/** One of the thirteen sea areas (2.1). */
export type AreaName = (typeof AREA_NAMES)[number];

export const PORT_NAMES = [
  'Yokosuka Navy Yard',
  'Truk',
  'Saigon',
  'Singapore',
  'Pearl Harbor',
  'Samoa',
  'Australia',
  'Ceylon',
] as const;
/** One of the eight major (red) ports (2.22). */
export type PortName = (typeof PORT_NAMES)[number];

export const BASE_NAMES = [
  'Okinawa',
  'Saipan',
  'Kwajalein',
  'Maloelap',
  'Attu',
  'Dutch Harbor',
  'Midway',
  'Johnston Island',
  'Philippines',
  'Lae',
  'Port Moresby',
  'Guadalcanal',
  'New Hebrides',
  'Andaman Islands',
] as const;
/** One of the fourteen (green) island bases (2.23). */
export type BaseName = (typeof BASE_NAMES)[number];

/** The four "location uncertain" groups of turn 1 (18.22). */
export const UNCERTAIN_GROUPS = ['W', 'X', 'Y', 'Z'] as const;
export type UncertainGroup = (typeof UNCERTAIN_GROUPS)[number];

/** Where a counter enters the game: a place on the board, any friendly major port (4.4), or a location-uncertain group. */
export type ArrivalPlace =
  | AreaName
  | PortName
  | BaseName
  | 'any friendly major port'
  | `location uncertain ${UncertainGroup}`;
