// Names as players type them: of counters, kinds, sea areas, harbors, nations and sides. What may mean several things is given back
// with all of them; nothing is guessed.

import { plainText } from '../text/plain.js';
import { wordTable } from '../text/word-table.js';
import {
  AREA_NICKNAMES,
  COUNTER_NICKNAMES,
  HARBOR_NICKNAMES,
  HULL_NUMBERS,
  NATION_WORDS,
  SHIP_TYPE_WORDS,
} from './nicknames.js';
import type { BoardTables } from './tables.js';
import {
  AREA_NAMES,
  type AreaName,
  BASE_NAMES,
  type BaseName,
  KINDS,
  type Kind,
  NATIONS,
  type Nation,
  PORT_NAMES,
  type PortName,
  SIDES,
  type Side,
  SUBMARINE,
} from './vocabulary.js';

/**
 * What is left of a counter's name when spelling habits are taken away: case, accents, points, spaces, "th" after a number, long forms,
 * an article before it.
 *
 * @example
 * plainName('11 AF') === plainName('11th A.F.'); // true
 */
export function plainName(name: string): string {
  return plainText(
    name
      .toLowerCase()
      .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
      .replace(/^the\s+/, '')
      .replace(ORDINAL, (word) => String(ORDINALS.indexOf(word) + 1))
      .replace(/\bair\s*forces?\b/g, 'af')
      .replace(/\bair\s*flo(?:t|tilla)s?\b/g, 'airflot')
      .replace(/\bmar(?:ines?|\.)?\s+div(?:ision|\.)?s?\b/g, 'marines'),
  );
}

/** Numbers of air forces and divisions as they are spoken. */
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(' ');
const ORDINAL = new RegExp(`^(?:${ORDINALS.join('|')})(?=\\s)`);

/** The plain names of a board's counters, made once: every name of a record is compared with all of them. */
const plainNamesOf = new WeakMap<BoardTables, readonly string[]>();

function plainNames(tables: BoardTables): readonly string[] {
  const known = plainNamesOf.get(tables);
  if (known) return known;
  const names = tables.pieceNames.map(plainName);
  plainNamesOf.set(tables, names);
  return names;
}

/** The counter of a name that is written in full, whatever its spelling; -1 when there is none. */
export function findPiece(tables: BoardTables, written: string): number {
  const exact = tables.pieceIndex.get(written.trim());
  if (exact !== undefined) return exact;
  const plain = plainName(written);
  return plain === '' ? -1 : plainNames(tables).indexOf(plain);
}

/** The counters that a name may stand for; `why` when it contradicts itself. */
interface PieceFound {
  /** One when the name is plain, several when it asks which, none when nothing has it. */
  readonly pieces: readonly number[];
  /** A sentence, where the words before the name do not fit its counter: `HMS Enterprise`. */
  readonly why?: string;
}

/** What may stand before or after the name of a ship: its type, as navies write it. */
const TYPE_WORDS = wordTable<Kind>({ ...SHIP_TYPE_WORDS, cb: 'battleship', cc: 'cruiser' });

const NATION_ADJECTIVES: Readonly<Record<Nation, string>> = {
  japan: 'Japan',
  us: 'the United States',
  britain: 'Britain',
  australia: 'Australia',
  netherlands: 'the Netherlands',
};

/**
 * The counter that a name stands for: as printed (`11th A.F.`), in another spelling (`Shōkaku`), by a usual abbreviation (`PoW`), a hull
 * number (`CV-6`), with navy and type before it (`HMS Prince of Wales`, `CV Akagi`), or by its beginning where one counter alone begins so.
 *
 * @param side of whose counters it can be one; default: of either. A counter of the other side is found where this side has none.
 * @example
 * pieceNamed(tables, 'PoW').pieces.map((p) => tables.pieceNames[p]); // ['Prince of Wales']
 * pieceNamed(tables, 'Yam', 0).pieces.map((p) => tables.pieceNames[p]); // ['Yamashiro', 'Yamato']: it asks
 */
export function pieceNamed(tables: BoardTables, written: string, side?: number): PieceFound {
  const whole = lookUp(tables, written, side);
  if (whole.length > 0) return { pieces: whole };
  const words = written
    .trim()
    .replace(/^([a-z]{2,3})-(?=\p{L})/iu, '$1 ')
    .replace(/\b(?:heavy|light)\s+(?=cruiser)|\baircraft\s+(?=carrier)|\bbattle\s+(?=cruiser)/i, '')
    .split(/\s+/);
  const all = words.length;
  let [nation, kind]: [Nation | undefined, Kind | undefined] = [undefined, undefined];
  while (words.length > 1) {
    const first = plainText(words[0]!);
    const last = plainText(words.at(-1)!);
    if (NATION_WORDS[first] || first === 'the') {
      nation ??= NATION_WORDS[first];
      words.shift();
    } else if (TYPE_WORDS[first]) {
      kind ??= TYPE_WORDS[first];
      words.shift();
    } else if (TYPE_WORDS[last]) {
      kind ??= TYPE_WORDS[last];
      words.pop();
    } else break;
  }
  if (words.length === all) return { pieces: [] };
  const fits = (p: number) =>
    (nation === undefined || tables.nation[p] === NATIONS.indexOf(nation)) &&
    (kind === undefined || tables.kind[p] === KINDS.indexOf(kind));
  const found = lookUp(tables, words.join(' '), side);
  const fitting = found.filter(fits);
  if (fitting.length > 0 || found.length !== 1) return { pieces: fitting };
  const [piece] = found as [number];
  const name = tables.pieceNames[piece]!;
  const wrongNation = nation !== undefined && tables.nation[piece] !== NATIONS.indexOf(nation);
  const is = wrongNation
    ? `belongs to ${NATION_ADJECTIVES[NATIONS[tables.nation[piece]!]!]}, not to ${NATION_ADJECTIVES[nation!]}`
    : `is ${withArticle(KINDS[tables.kind[piece]!]!)}, not ${withArticle(kind!)}`;
  return { pieces: [], why: `${name} ${is}; write ${name} alone` };
}

const withArticle = (kind: Kind): string => (/^[ai]/.test(kind) ? `an ${kind} unit` : `a ${kind}`);

/** Counters whose name this is, or whose abbreviation, or whose beginning; the first of these that anything has. */
function lookUp(tables: BoardTables, written: string, side: number | undefined): number[] {
  const exact = findPiece(tables, written);
  if (exact >= 0) return [exact];
  const plain = plainName(written);
  const nicknames = COUNTER_NICKNAMES[plain] ?? COUNTER_NICKNAMES[plainText(written)];
  const named = ofSide(
    tables,
    (nicknames ?? []).flatMap((name) => tables.pieceIndex.get(name) ?? []),
    side,
  );
  if (named.length > 0) return named;
  // An air flotilla's number is no air force's.
  const flotilla = /^(2[1-6])af$/.exec(plain);
  if (flotilla) return [tables.pieceIndex.get(`${flotilla[1]} AirFlot`) ?? []].flat();
  const hull = /^([a-z]+)(\d+)$/.exec(plain);
  const numbered = hull && tables.pieceIndex.get(HULL_NUMBERS[hull[1]!]?.[Number(hull[2])] ?? '');
  if (typeof numbered === 'number') return [numbered];
  if (plain.length < MIN_LETTERS || /^\d/.test(plain)) return [];
  const begun = plainNames(tables).flatMap((name, p) =>
    name.startsWith(plain) && tables.kind[p] !== SUBMARINE ? [p] : [],
  );
  return ofSide(tables, begun, side);
}

/** Fewer letters are the beginning of nothing. */
const MIN_LETTERS = 3;

function ofSide(tables: BoardTables, pieces: readonly number[], side: number | undefined): number[] {
  const own = side === undefined ? [] : pieces.filter((p) => tables.side[p] === side);
  return own.length > 0 ? own : [...pieces];
}

/** The names of a list by plain letters, with short forms. */
function oneOf<T extends string>(
  names: readonly T[],
  nicknames: Readonly<Record<string, string>>,
  written: string,
): T | undefined {
  const plain = plainText(written).replace(/^the(?=...)/, '');
  return names.find((name) => plainText(name) === plain) ?? names.find((name) => name === nicknames[plain]);
}

/**
 * A sea area as players write it.
 *
 * @example
 * areaNamed('the coral sea'); // 'Coral Sea'
 * areaNamed('Hawaii'); // 'Hawaiian Islands'
 */
export const areaNamed = (written: string): AreaName | undefined => oneOf(AREA_NAMES, AREA_NICKNAMES, written);

/** Ports and bases, in the order of the board. */
export const HARBORS: readonly (PortName | BaseName)[] = [...PORT_NAMES, ...BASE_NAMES];

/**
 * A port or base as players write it.
 *
 * @example
 * harborNamed('pearl'); // 'Pearl Harbor'
 */
export const harborNamed = (written: string): PortName | BaseName | undefined =>
  oneOf(HARBORS, HARBOR_NICKNAMES, written);

/** A nation as players write it: `usn`, `IJN`, `british`; `undefined` for anything else. */
export const nationNamed = (written: string): Nation | undefined =>
  NATION_WORDS[plainText(written).replace(/^the/, '')];

const SIDE_WORDS = wordTable<Side>({ allies: 'allied', ally: 'allied', allied: 'allied' });

/**
 * A side as players write it: `Japan`, `allies`, or by one of its navies.
 *
 * @example
 * sideNamed('USN'); // 'allied'
 */
export function sideNamed(written: string): Side | undefined {
  const plain = plainText(written).replace(/^the/, '');
  const nation = NATION_WORDS[plain];
  return (
    SIDES.find((side) => side === plain) ?? SIDE_WORDS[plain] ?? (nation && (nation === 'japan' ? 'japan' : 'allied'))
  );
}
