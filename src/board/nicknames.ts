// What players call counters, areas and harbors beside their printed names: abbreviations, hull numbers, short forms, all in plain letters.
import { wordTable } from '../text/word-table.js';
import type { AreaName, Kind, Nation } from './vocabulary.js';

/** By name, what it is called, with spaces between. */
type Names<N extends string> = Readonly<{ [name in N]?: string }>;

/** From what each name is called to the names that are called so. */
function called<N extends string>(words: Names<N>): Readonly<Record<string, readonly N[]>> {
  const names: Record<string, N[]> = {};
  for (const name of Object.keys(words) as N[]) {
    for (const word of words[name]!.split(' ')) names[word] = [...(names[word] ?? []), name];
  }
  return wordTable(names);
}

/** The same where each is called like no other: from words to the one name. */
export const byWord = <N extends string>(words: Names<N>): Readonly<Record<string, N>> =>
  wordTable(Object.fromEntries(Object.entries(called(words)).map(([word, names]) => [word, names[0]!])));

/** Ships by their numbers, from a list such as `2 Lexington, 3 Saratoga`. */
const hulls = (list: string): Readonly<Record<number, string>> =>
  Object.fromEntries(list.split(', ').map((one) => [Number.parseInt(one, 10), one.slice(one.indexOf(' ') + 1)]));

/** Short forms of counters. Where several are called the same, whoever reads it asks which. */
export const COUNTER_NICKNAMES = called({
  'Prince of Wales': 'pow pofw princeofw',
  Lexington: 'lex ladylex',
  'CV 16': 'lexingtonii lexington2 blueghost',
  Saratoga: 'sara sistersara',
  Enterprise: 'bige ent enty grayghost greyghost',
  'CV 10': 'yorktownii yorktown2',
  'CV 12': 'hornetii hornet2',
  'CV 18': 'waspii wasp2',
  'Langley II': 'langley langley2',
  'Canberra II': 'canberra2',
  'Quincy II': 'quincy2',
  Independence: 'indy',
  Indianapolis: 'indy',
  'West Virginia': 'wv wva weevee wvirginia',
  'North Carolina': 'nc nocarolina nocar ncarolina',
  'South Dakota': 'sd sodak sdakota',
  'New Jersey': 'nj bigj',
  'New Mexico': 'nm',
  'New York': 'ny',
  'New Orleans': 'nola',
  Missouri: 'mo mightymo bigmo',
  Wisconsin: 'wisky',
  Pennsylvania: 'penn pennsy',
  Mississippi: 'miss',
  Massachusetts: 'mass bigmamie mamie',
  'San Francisco': 'sf frisco',
  'Salt Lake City': 'slc saltlake',
  'Royal Sovereign': 'rsov royalsov',
  'De Ruyter': 'deruijter ruyter',
  'San Jacinto': 'sanjac',
  'Shangri-La': 'shang',
  Ticonderoga: 'tico',
  Fuso: 'fusou',
  Shokaku: 'shoukaku syokaku',
  Soryu: 'souryu souryuu',
  Shoho: 'syoho',
  Junyo: 'zyunyo junyou',
  Hiyo: 'hiyou',
  Hosho: 'houshou',
  Ryujo: 'ryuujou',
  Ryuho: 'ryuuhou',
  Taiho: 'taihou',
  Unryu: 'unryuu',
  Hiryu: 'hiryuu',
  Kongo: 'kongou',
  Hyuga: 'hyuuga',
  Chokai: 'choukai',
  Myoko: 'myoukou',
  Oi: 'ooi',
  Marine: 'marineair marineaf marineairwing usmc',
  '1 Marines': 'usmc',
  '2 Marines': 'usmc',
  '3 Marines': 'usmc',
  '4 Marines': 'usmc',
  '5 Marines': 'usmc',
  Naval: 'navalair navalaf',
  RAAF: 'raafaf aussieaf',
  RNZAF: 'rnzafaf',
  Yokosuka: 'yokosukasnlf',
  Sasebo: 'sasebosnlf',
  Kure: 'kuresnlf',
});

/** Ships of the United States by hull number. Carriers that are printed with a number alone (CV 10, 12, 16, 18) have their own names. */
export const HULL_NUMBERS = wordTable({
  cv: hulls(
    '2 Lexington, 3 Saratoga, 5 Yorktown, 6 Enterprise, 7 Wasp, 8 Hornet, 9 Essex, 11 Intrepid, 13 Franklin, 14 Ticonderoga, 17 Bunker Hill, 38 Shangri-La',
  ),
  cvl: hulls(
    '22 Independence, 23 Princeton, 24 Belleau Wood, 25 Cowpens, 26 Monterey, 27 Langley II, 28 Cabot, 29 Bataan, 30 San Jacinto',
  ),
  bb: hulls(
    '34 New York, 35 Texas, 36 Nevada, 37 Oklahoma, 38 Pennsylvania, 39 Arizona, 40 New Mexico, 41 Mississippi, 42 Idaho, 43 Tennessee, 44 California, 45 Colorado, 46 Maryland, 48 West Virginia, 55 North Carolina, 56 Washington, 57 South Dakota, 58 Indiana, 59 Massachusetts, 60 Alabama, 61 Iowa, 62 New Jersey, 63 Missouri, 64 Wisconsin',
  ),
  cb: hulls('1 Alaska'),
  ca: hulls(
    '24 Pensacola, 25 Salt Lake City, 26 Northampton, 27 Chester, 28 Louisville, 29 Chicago, 30 Houston, 32 New Orleans, 33 Portland, 34 Astoria, 35 Indianapolis, 36 Minneapolis, 38 San Francisco, 39 Quincy, 44 Vincennes, 45 Wichita, 68 Baltimore, 69 Boston, 70 Canberra II, 71 Quincy II',
  ),
});

/** Short forms of sea areas; also of those that players name by what lies in them. */
export const AREA_NICKNAMES = byWord<AreaName>({
  'Japanese Islands': 'japan homeislands japanesehomeislands',
  'Aleutian Islands': 'aleutians',
  'North Pacific Ocean': 'northpacific norpac npo npac',
  'Central Pacific Ocean': 'centralpacific cenpac cpo cpac',
  'Hawaiian Islands': 'hawaii hawaiian hawaiianwaters hi',
  'Marianas Islands': 'marianas mariana marianaislands',
  'Marshall Islands': 'marshalls marshall marshals marshal',
  'U.S. Mandate': 'mandate mandates usmandates usm',
  'South Pacific Ocean': 'southpacific sopac spo spac',
  'Coral Sea': 'coral coralsea cs',
  Indonesia: 'indonesian indo dei dutcheastindies',
  'Indian Ocean': 'io',
  'Bay of Bengal': 'bengal bob',
});

/** Short forms of ports and bases. */
export const HARBOR_NICKNAMES = byWord({
  'Pearl Harbor': 'pearl pearlharbour ph',
  'Yokosuka Navy Yard': 'yokosuka navyyard tokyobay',
  'Port Moresby': 'moresby pm',
  Guadalcanal: 'guad henderson hendersonfield',
  'Johnston Island': 'johnston',
  'Dutch Harbor': 'dutch dutchharbour',
  'New Hebrides': 'hebrides nh',
  'Andaman Islands': 'andamans andaman',
  Kwajalein: 'kwaj',
  Philippines: 'pi',
});

/** What stands for a nation; before a ship (`HMS`) or alone (`usn`). */
export const NATION_WORDS = byWord<Nation>({
  japan: 'japan japanese ijn hijms jpn jp jap nippon',
  us: 'us usa usn uss usmc usaaf american america unitedstates',
  britain: 'rn hms uk gb british britain royalnavy',
  australia: 'ran hmas aus australian australia anzac',
  netherlands: 'dutch netherlands knm hnlms hrms',
});

/** What navies call the types of ships. */
export const SHIP_TYPE_WORDS = byWord<Kind>({
  carrier: 'carrier cv cvl cve',
  battleship: 'battleship battlecruiser bb bc',
  cruiser: 'cruiser heavycruiser lightcruiser ca cl',
});
