// Numbers of the places that rules name. Areas and harbors are numbered in the order of the board's vocabulary.

export const JAPANESE_ISLANDS = 0;
export const ALEUTIANS = 1;
export const NORTH_PACIFIC = 2;
export const CENTRAL_PACIFIC = 3;
export const HAWAII = 4;
export const MARIANAS = 5;
export const MARSHALLS = 6;
export const MANDATE = 7;
export const SOUTH_PACIFIC = 8;
export const INDONESIA = 10;

export const YOKOSUKA = 0;
export const SAIGON = 2;
export const SINGAPORE = 3;
export const PEARL_HARBOR = 4;
export const SAMOA = 5;
export const CEYLON = 7;
export const JOHNSTON_ISLAND = 15;
export const NEW_HEBRIDES = 20;
