// What a player is asked when a unit's name can mean several things: the sentences, with the choices.

import {
  ALLIED,
  AREA_NAMES,
  type BoardTables,
  JAPAN,
  KINDS,
  type Kind,
  NATIONS,
  type Nation,
} from '../../../board/index.js';
import { findPiece, HARBORS, harborNamed, pieceNamed } from '../../../board/names.js';
import { sideWithin } from '../../../board/side-names.js';
import { orList, shown } from '../../../text/fields.js';
import { allowedInstead } from '../../../text/nearest.js';
import { classOf, fightingNames } from '../battle-names.js';
import { inArea } from './battle-text.js';

/** True for the name of a counter in full, in any spelling, and for what is written like the number of an air unit. */
export const isNameIn =
  (tables: BoardTables) =>
  (text: string): boolean =>
    findPiece(tables, text) >= 0 || NUMBERED_UNIT.test(text);

const NUMBERED_UNIT = /^\d+(?:st|nd|rd|th)?\s*(?:a\.?\s?f\.?|air\s*(?:force|flot|flotilla))$/i;

/** `a Japanese` or `an Allied`. */
export const ofSideWord = (side: number): string => (side === JAPAN ? 'a Japanese' : 'an Allied');

/** The sentence about a name that no unit of a side has. */
export function notAUnit(tables: BoardTables, name: string, side: number): string {
  const numbered = NUMBERED_UNIT.test(name) ? /^\d+/.exec(name)! : undefined;
  if (numbered) {
    const own = tables.pieceNames.filter((_, p) => tables.side[p] === side && tables.kind[p] === KINDS.indexOf('air'));
    const unit = own[0]!;
    return `there is no air unit ${shown(name)}; allowed: ${own.join(', ')}; for ${numbered[0]} of them write "${numbered[0]} x ${unit}"`;
  }
  const at = /^(.+?)\s+(?:at|in|off|near|on)\s+(?:the\s+)?(.+)$/i.exec(name);
  if (at && pieceNamed(tables, at[1]!, side).pieces.length === 1)
    return harborNamed(at[2]!)
      ? offHarbor(tables, name, harborNamed(at[2]!)!)
      : `${shown(at[2]!)} is not a sea area, port or base${allowedInstead(at[2]!, [...AREA_NAMES, ...HARBORS], `a port, a base, ${orList(AREA_NAMES)}`)}`;
  const harbor = harborNamed(name);
  if (harbor !== undefined) return offHarbor(tables, name, harbor);
  const several = /\s/.test(name) && name.split(/\s+/).some((word) => findPiece(tables, word) >= 0);
  if (several) return `${shown(name)} is not one ship or unit; between units write commas, such as Akagi, Kaga`;
  const allowed = `the name of ${ofSideWord(side)} counter, a group such as 4 x Fuso class, or factors such as 1+27`;
  return `${shown(name)} is not ${ofSideWord(side)} ship or unit${allowedInstead(name, fightingNames(tables, side), allowed)}`;
}

/** The sentence about "off Guadalcanal", where the sea is meant and several areas touch it. */
function offHarbor(tables: BoardTables, name: string, harbor: string): string {
  const { touches } = [...tables.board.ports, ...tables.board.bases].find((h) => h.name === harbor)!;
  return `${shown(name)}: name the sea area of the battle, ${orList(touches.map((area) => `"${inArea(area)}"`))}`;
}

/** The sentence about a name that several counters may have. */
export const whichOf = (tables: BoardTables, name: string, pieces: readonly number[]): string =>
  `${shown(name)} can be ${orList(pieces.map((p) => tables.pieceNames[p]!))}; write which`;

/** The sentence about a class without a number. */
export function howMany(tables: BoardTables, name: string, side: number): string {
  const like = shipLike(tables, name, side);
  if (like < 0) return notAUnit(tables, name, side);
  const ships = classOf(tables, like).map((p) => tables.pieceNames[p]!);
  return `how many? Like ${tables.pieceNames[like]} there are ${ships.length} (${few(ships)}); write "${Math.min(2, ships.length)} x ${tables.pieceNames[like]} class"`;
}

/** The sentence about a counter that is wanted several times: `Akagi x2`. */
export function onlyOne(tables: BoardTables, name: string, count: number, side: number): string {
  const like = shipLike(tables, name, side);
  const full = tables.pieceNames[like]!;
  const ships = classOf(tables, like).map((p) => tables.pieceNames[p]!);
  const others =
    ships.length > 1
      ? `; for ships like it (${few(ships)}) write "${count} x ${full} class"`
      : ', and no ship is like it';
  return `there is one ${full}${others}`;
}

/** The ship that a group is named after, `Kongo` or `Kongos`; -1 when it is none or several. */
export function shipLike(tables: BoardTables, name: string, side?: number): number {
  const forms = [name, name.replace(/s$/i, ''), name.replace(/es$/i, '')];
  for (const form of forms) {
    const { pieces } = pieceNamed(tables, form, side);
    if (pieces.length === 1) return pieces[0]!;
  }
  return -1;
}

/** True for `Kongos`: more than one ship, and nobody says how many. */
export function isPlural(tables: BoardTables, name: string): boolean {
  return (
    /s$/i.test(name) &&
    findPiece(tables, name) < 0 &&
    [/s$/i, /es$/i].some((end) => findPiece(tables, name.replace(end, '')) >= 0)
  );
}

const PLURALS: Readonly<Record<string, string>> = { air: 'air units', amphibious: 'amphibious units' };
const plural = (kind: Kind): string => PLURALS[kind] ?? `${kind}s`;
const NATION_WORDS: Readonly<Record<Nation, string>> = {
  japan: 'Japanese',
  us: 'United States',
  britain: 'British',
  australia: 'Australian',
  netherlands: 'Dutch',
};

/** The sentence about a number of a kind whose ships are not alike: the classes there are. */
export function whichOfKind(
  tables: BoardTables,
  written: string,
  kind: Kind,
  pieces: readonly number[],
  side: number,
): string {
  const classes = new Map<string, number[]>();
  for (const p of pieces) {
    const { factors, nation } = tables.board.pieces[p]!;
    const key = `${factors} ${nation}`;
    classes.set(key, [...(classes.get(key) ?? []), p]);
  }
  const several = new Set(pieces.map((p) => tables.nation[p])).size > 1;
  const words = [...classes.values()].map((ships) => {
    const { name, factors, nation } = tables.board.pieces[ships[0]!]!;
    const whose = several && side === ALLIED ? `, ${NATION_WORDS[nation]}` : '';
    return ships.length === 1 ? `${name} (${factors}${whose})` : `${ships.length} x ${name} class (${factors}${whose})`;
  });
  return `${shown(written)}: which ${plural(kind)}? ${sideWithin(side) === 'Japan' ? 'Japan has' : 'The Allies have'} ${words.join(', ')}; write names, or a number of a class`;
}

/** The sentence about more than there are. */
export function tooMany(tables: BoardTables, like: number, free: readonly number[], count: number): string {
  const name = tables.pieceNames[like]!;
  return `there ${free.length === 1 ? 'is 1 counter' : `are ${free.length} counters`} like ${name} left, not ${count}`;
}

/** The same for a kind. */
export const tooManyOfKind = (kind: Kind, free: number, count: number, side: number): string =>
  `${sideWithin(side)} ${side === JAPAN ? 'has' : 'have'} ${free} ${plural(kind)} left, not ${count}`;

/** The nations' index by name: `undefined` for any. */
export const isNation = (tables: BoardTables, piece: number, nation: Nation | undefined): boolean =>
  nation === undefined || tables.nation[piece] === NATIONS.indexOf(nation);

/** True when all of these have the same factors and nation: then it does not matter which are taken. */
export function areAlike(tables: BoardTables, pieces: readonly number[]): boolean {
  const keys = new Set(pieces.map((p) => `${tables.board.pieces[p]!.factors} ${tables.nation[p]}`));
  return keys.size < 2;
}

const FEW = 6;
const few = (names: readonly string[]): string =>
  names.length > FEW ? `${names.slice(0, FEW).join(', ')}, …` : names.join(', ');
