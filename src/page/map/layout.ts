// Where everything stands on the map: our own drawing, in a field of 1000 × 982. Areas share the points at which they meet; which of
// them are neighbours is the board's to say, and a test compares.
import type { AreaName, BaseName, PortName } from '../../board/index.js';

export type Point = readonly [x: number, y: number];

/** A closed outline as a path. */
export const outlineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 982;

/** Points at which areas meet, or turn a corner. */
const P = {
  japanWest: [214, 92],
  japanNorth: [452, 30],
  aleutiansSouth: [478, 196],
  japanEast: [456, 372],
  japanSouth: [304, 416],
  formosa: [206, 338],
  kamchatka: [508, 10],
  alaska: [764, 10],
  dutchHarbor: [742, 186],
  northEast: [990, 10],
  hawaiiNorthEast: [990, 248],
  hawaiiNorth: [768, 262],
  hawaiiWest: [738, 404],
  marshallsNorth: [582, 428],
  hawaiiSouthEast: [990, 528],
  hawaiiSouth: [786, 534],
  truk: [572, 580],
  marianasSouth: [432, 612],
  philippines: [326, 540],
  marshallsSouth: [738, 618],
  solomons: [692, 752],
  guadalcanal: [590, 790],
  newGuineaEast: [518, 786],
  newGuinea: [452, 770],
  newHebrides: [772, 838],
  mandateSouthEast: [990, 838],
  coralSouthEast: [838, 972],
  tasmania: [572, 972],
  sydney: [556, 920],
  townsville: [534, 850],
  java: [296, 806],
  sumatraSouth: [186, 740],
  sumatraNorth: [178, 590],
  burma: [190, 402],
  india: [10, 402],
  ceylonWest: [10, 640],
  perth: [338, 890],
  indianSouthWest: [10, 972],
} as const satisfies Record<string, Point>;

/** How an area is drawn. */
export interface AreaLayout {
  readonly outline: readonly Point[];
  /** Lines of its name, the first at `name`. */
  readonly words: readonly string[];
  readonly name: Point;
  /** Centre of the flag and the two values beside it. */
  readonly flag: Point;
  /** Centre of the row of the forces at sea. */
  readonly forces: Point;
}

export const AREA_LAYOUT: Readonly<Record<AreaName, AreaLayout>> = {
  'Japanese Islands': {
    outline: [P.japanWest, P.japanNorth, P.aleutiansSouth, P.japanEast, P.japanSouth, P.formosa],
    words: ['Japanese', 'Islands'],
    name: [346, 112],
    flag: [346, 178],
    forces: [346, 246],
  },
  'Aleutian Islands': {
    outline: [P.japanNorth, P.kamchatka, P.alaska, P.dutchHarbor, P.aleutiansSouth],
    words: ['Aleutians'],
    name: [606, 46],
    flag: [606, 84],
    forces: [606, 146],
  },
  'North Pacific Ocean': {
    outline: [P.alaska, P.northEast, P.hawaiiNorthEast, P.hawaiiNorth, P.dutchHarbor],
    words: ['North', 'Pacific'],
    name: [876, 48],
    flag: [876, 116],
    forces: [876, 184],
  },
  'Central Pacific Ocean': {
    outline: [P.aleutiansSouth, P.dutchHarbor, P.hawaiiNorth, P.hawaiiWest, P.marshallsNorth, P.japanEast],
    words: ['Central Pacific'],
    name: [612, 236],
    flag: [612, 276],
    forces: [612, 344],
  },
  'Hawaiian Islands': {
    outline: [P.hawaiiNorth, P.hawaiiNorthEast, P.hawaiiSouthEast, P.hawaiiSouth, P.hawaiiWest],
    words: ['Hawaiian', 'Islands'],
    name: [872, 294],
    flag: [850, 362],
    forces: [838, 450],
  },
  'Marianas Islands': {
    outline: [P.japanSouth, P.japanEast, P.marshallsNorth, P.truk, P.marianasSouth, P.philippines],
    words: ['Marianas'],
    name: [444, 448],
    flag: [444, 488],
    forces: [440, 558],
  },
  'Marshall Islands': {
    outline: [P.marshallsNorth, P.hawaiiWest, P.hawaiiSouth, P.marshallsSouth, P.truk],
    words: ['Marshalls'],
    name: [674, 458],
    flag: [674, 496],
    forces: [684, 572],
  },
  'U.S. Mandate': {
    outline: [P.hawaiiSouth, P.hawaiiSouthEast, P.mandateSouthEast, P.newHebrides, P.solomons, P.marshallsSouth],
    words: ['U.S. Mandate'],
    name: [872, 592],
    flag: [872, 632],
    forces: [856, 712],
  },
  'South Pacific Ocean': {
    outline: [P.marianasSouth, P.truk, P.marshallsSouth, P.solomons, P.guadalcanal, P.newGuineaEast, P.newGuinea],
    words: ['South Pacific'],
    name: [576, 654],
    flag: [508, 700],
    forces: [630, 722],
  },
  'Coral Sea': {
    outline: [
      P.newGuineaEast,
      P.guadalcanal,
      P.solomons,
      P.newHebrides,
      P.coralSouthEast,
      P.tasmania,
      P.sydney,
      P.townsville,
    ],
    words: ['Coral Sea'],
    name: [674, 868],
    flag: [616, 910],
    forces: [746, 928],
  },
  Indonesia: {
    outline: [
      P.formosa,
      P.japanSouth,
      P.philippines,
      P.marianasSouth,
      P.newGuinea,
      P.java,
      P.sumatraSouth,
      P.sumatraNorth,
      P.burma,
    ],
    words: ['Indonesia'],
    name: [300, 606],
    flag: [292, 646],
    forces: [318, 722],
  },
  'Indian Ocean': {
    outline: [P.ceylonWest, P.sumatraNorth, P.sumatraSouth, P.java, P.perth, P.sydney, P.tasmania, P.indianSouthWest],
    words: ['Indian Ocean'],
    name: [124, 806],
    flag: [110, 846],
    forces: [130, 920],
  },
  'Bay of Bengal': {
    outline: [P.india, P.burma, P.sumatraNorth, P.ceylonWest],
    words: ['Bay of', 'Bengal'],
    name: [98, 438],
    flag: [76, 508],
    forces: [104, 572],
  },
};

/** Where ports and bases stand: on the border of the areas they touch, or in the only one. */
export const HARBOR_LAYOUT: Readonly<Record<PortName | BaseName, Point>> = {
  'Yokosuka Navy Yard': [432, 150],
  Okinawa: [262, 352],
  Truk: [572, 580],
  Saipan: [530, 500],
  Kwajalein: [610, 510],
  Maloelap: [752, 512],
  Attu: [508, 110],
  'Dutch Harbor': [756, 80],
  Midway: [716, 312],
  'Pearl Harbor': [940, 378],
  'Johnston Island': [932, 476],
  Samoa: [944, 770],
  Saigon: [232, 470],
  Singapore: [212, 704],
  Philippines: [318, 502],
  Lae: [442, 692],
  'Port Moresby': [492, 824],
  Guadalcanal: [645, 770],
  'New Hebrides': [734, 798],
  Australia: [446, 884],
  Ceylon: [32, 566],
  'Andaman Islands': [156, 486],
};

/** Land between two areas that a port or base touches both of: the coasts to which it is tied. */
export const TIES: Readonly<Partial<Record<PortName | BaseName, readonly Point[]>>> = {
  Australia: [
    [352, 892],
    [552, 904],
  ],
  'Port Moresby': [
    [312, 840],
    [528, 826],
  ],
};

/** Land, roughly where it is. */
export const LAND: readonly (readonly Point[])[] = [
  // Asia, from India over China to Kamchatka.
  [[0, 0], [512, 0], P.kamchatka, P.japanNorth, P.japanWest, P.formosa, P.burma, P.india, [0, 424]],
  // New Guinea and Australia.
  [P.newGuinea, P.newGuineaEast, P.townsville, P.sydney, P.perth, P.java],
];
