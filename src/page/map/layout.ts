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
interface AreaLayout {
  readonly outline: readonly Point[];
  /** Lines of its name, the first at `name`. */
  readonly words: readonly string[];
  readonly name: Point;
  /** Centre of the flag and the two values beside it. */
  readonly flag: Point;
  /** Centre of the row of the forces at sea. */
  readonly forces: Point;
}

/** An area a line: lines of its name on the map; centres of the name, of the flag and of the forces; the points around it. */
const AREAS = `
Japanese Islands | Japanese, Islands | 346 112 | 346 178 | 346 246 | japanWest japanNorth aleutiansSouth japanEast japanSouth formosa
Aleutian Islands | Aleutians | 606 46 | 606 84 | 606 146 | japanNorth kamchatka alaska dutchHarbor aleutiansSouth
North Pacific Ocean | North, Pacific | 876 48 | 876 116 | 876 184 | alaska northEast hawaiiNorthEast hawaiiNorth dutchHarbor
Central Pacific Ocean | Central Pacific | 612 236 | 612 276 | 612 344 | aleutiansSouth dutchHarbor hawaiiNorth hawaiiWest marshallsNorth japanEast
Hawaiian Islands | Hawaiian, Islands | 872 294 | 850 362 | 838 450 | hawaiiNorth hawaiiNorthEast hawaiiSouthEast hawaiiSouth hawaiiWest
Marianas Islands | Marianas | 444 448 | 444 488 | 440 558 | japanSouth japanEast marshallsNorth truk marianasSouth philippines
Marshall Islands | Marshalls | 674 458 | 674 496 | 684 572 | marshallsNorth hawaiiWest hawaiiSouth marshallsSouth truk
U.S. Mandate | U.S. Mandate | 872 592 | 872 632 | 856 712 | hawaiiSouth hawaiiSouthEast mandateSouthEast newHebrides solomons marshallsSouth
South Pacific Ocean | South Pacific | 576 654 | 508 700 | 630 722 | marianasSouth truk marshallsSouth solomons guadalcanal newGuineaEast newGuinea
Coral Sea | Coral Sea | 674 868 | 616 910 | 746 928 | newGuineaEast guadalcanal solomons newHebrides coralSouthEast tasmania sydney townsville
Indonesia | Indonesia | 300 606 | 292 646 | 318 722 | formosa japanSouth philippines marianasSouth newGuinea java sumatraSouth sumatraNorth burma
Indian Ocean | Indian Ocean | 124 806 | 110 846 | 130 920 | ceylonWest sumatraNorth sumatraSouth java perth sydney tasmania indianSouthWest
Bay of Bengal | Bay of, Bengal | 98 438 | 76 508 | 104 572 | india burma sumatraNorth ceylonWest
`;

const numbers = (text: string): Point => text.split(' ').map(Number) as unknown as Point;

export const AREA_LAYOUT = Object.fromEntries(
  AREAS.trim()
    .split('\n')
    .map((line): [string, AreaLayout] => {
      const [area = '', words = '', name = '', flag = '', forces = '', around = ''] = line.split(' | ');
      const outline = around.split(' ').map((point) => P[point as keyof typeof P]);
      return [
        area,
        { outline, words: words.split(', '), name: numbers(name), flag: numbers(flag), forces: numbers(forces) },
      ];
    }),
) as Readonly<Record<AreaName, AreaLayout>>;

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
