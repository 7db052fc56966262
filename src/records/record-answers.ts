// One decision's answer, from what a person wrote to the numbers of the engine.
import { type BoardTables, HARBOR_COUNT, SAN_DIEGO_NAME } from '../board/index.js';
import { areaNamed, harborNamed, pieceNamed } from '../board/names.js';
import { nameSentence, orList, shown } from '../text/fields.js';
import { isMap } from '../text/is-map.js';
import { sameName } from '../text/plain.js';
import type { Path } from '../text/source-text.js';
import { type Form, MISSION_WORDS, NOTHING } from './record-format.js';

/** Says what is wrong at a path below the answer. */
export type Complain = (path: Path, message: string, part?: 'key' | 'value') => void;

/** Names of a board as numbers, with complaints about those that are not on it. */
export class BoardNames {
  readonly areas: ReadonlyMap<string, number>;
  /** Ports, bases, and San Diego. */
  readonly harbors: ReadonlyMap<string, number>;
  readonly pieces: ReadonlyMap<string, number>;

  constructor(readonly t: BoardTables) {
    this.areas = new Map(t.areaNames.map((name, k) => [name, k]));
    this.harbors = new Map([...t.harborNames.map((name, k) => [name, k] as const), [SAN_DIEGO_NAME, HARBOR_COUNT]]);
    this.pieces = t.pieceIndex;
  }

  /** The number of a name in any spelling, or by a short form that one thing alone has. */
  find(names: ReadonlyMap<string, number>, written: string): number | undefined {
    const exact = names.get(written);
    if (exact !== undefined) return exact;
    if (names === this.areas) return names.get(areaNamed(written) ?? '');
    if (names === this.harbors) return names.get(harborNamed(written) ?? sameName(written, [SAN_DIEGO_NAME]) ?? '');
    const { pieces } = pieceNamed(this.t, written);
    return pieces.length === 1 ? pieces[0] : undefined;
  }
}

/**
 * Reads an answer.
 *
 * @returns the numbers of `game.answers`, or `undefined` when something was wrong.
 */
export function readAnswer(form: Form, value: unknown, names: BoardNames, complain: Complain): number[] | undefined {
  let isReadable = true;
  const answer = new AnswerReader(names, (...wrong) => {
    isReadable = false;
    complain(...wrong);
  }).read(form, value);
  return isReadable ? answer : undefined;
}

/** An answer about one unit or group, and where in what was written it stands. */
interface Named {
  readonly who: string;
  readonly value: unknown;
  readonly path: Path;
}

/**
 * Whom an answer is about, where it says so: `{Lexington: withdraw}`, `{group X: Central Pacific Ocean}`.
 *
 * @returns `undefined` for a word alone, and where something was wrong.
 */
export function readWho(value: unknown, names: BoardNames, complain: Complain): Named | undefined {
  if (!isMap(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length !== 1) {
    complain(
      [],
      `one unit or group is asked at a time, each in a step of its own, and ${entries.length} are named here`,
    );
    return undefined;
  }
  const [[key, inner]] = entries as [[string, unknown]];
  const { pieceNames, board } = names.t;
  const letters: readonly string[] = board.locationUncertain.groups;
  const groups = letters.map((letter) => `group ${letter}`);
  const piece = names.find(names.pieces, key);
  const who =
    piece === undefined ? (sameName(key, groups) ?? groups[letters.indexOf(key.toUpperCase())]) : pieceNames[piece];
  if (who === undefined)
    complain([key], nameSentence(key, [...pieceNames, ...groups], { what: 'a ship, a unit or a group' }), 'key');
  return who === undefined ? undefined : { who, value: inner, path: [key] };
}

/** Stands where nothing could be read, so that all mistakes of an answer are told. */
const UNREADABLE = -1;

type Lookup = ReadonlyMap<string, number>;
type Entry = readonly [key: string, value: unknown, path: Path];

class AnswerReader {
  constructor(
    private readonly names: BoardNames,
    private readonly complain: Complain,
  ) {}

  read(form: Form, value: unknown): number[] {
    if (typeof form === 'object') return [this.word(form, value)];
    switch (form) {
      case 'pieces':
        return this.list(value, []).map(([item, path]) => this.piece(item, path));
      case 'piece':
        return [this.piece(value, [])];
      case 'piece?':
        return value === NOTHING ? [] : [this.piece(value, [])];
      case 'area':
        return [this.name(value, [], this.names.areas, 'a sea area')];
      case 'harbor':
        return [this.name(value, [], this.names.harbors, 'a port or base')];
      case 'moves':
        return this.placed(value, this.names.areas, 'a sea area');
      case 'bases':
      case 'landings':
        return this.placed(value, this.names.harbors, 'a port or base');
      case 'points':
        return this.entries(value, 'ship: points').flatMap(([ship, points, path]) => [
          this.piece(ship, path, 'key'),
          this.whole(points, path),
        ]);
      case 'attacks':
        return this.pairs(value, 'attacker: target', (target) => target);
      case 'chase':
        return this.pairs(value, 'pursuer: a ship of the group it pursues', (group) => -1 - group);
      case 'groups':
        return this.groups(value);
      case 'missions':
        return this.list(value, []).flatMap(([item, path], k) => [k + 1, this.word(MISSION_WORDS, item, path)]);
    }
  }

  /** Complains, and goes on with what is no number of anything. */
  private refuse(path: Path, message: string, part: 'key' | 'value' = 'value'): number {
    this.complain(path, message, part);
    return UNREADABLE;
  }

  private word(words: readonly string[], value: unknown, path: Path = []): number {
    const found = words.indexOf(value as string);
    if (found < 0) this.refuse(path, `${shown(value)} is not allowed here; allowed: ${orList(words)}`);
    return found;
  }

  private name(value: unknown, path: Path, names: Lookup, what: string, part: 'key' | 'value' = 'value'): number {
    const found = typeof value === 'string' ? this.names.find(names, value) : undefined;
    return found ?? this.refuse(path, nameSentence(value, [...names.keys()], { what }), part);
  }

  private isIn(names: Lookup, text: string): boolean {
    return this.names.find(names, text) !== undefined;
  }

  private piece(value: unknown, path: Path, part: 'key' | 'value' = 'value'): number {
    return this.name(value, path, this.names.pieces, 'a ship or unit', part);
  }

  private whole(value: unknown, path: Path): number {
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100) return value as number;
    return this.refuse(path, `${shown(value)} is not a number of points; allowed: a whole number`);
  }

  /** A list, a single item, or nothing. */
  private list(value: unknown, path: Path): (readonly [item: unknown, path: Path])[] {
    if (value === NOTHING) return [];
    if (Array.isArray(value)) return value.map((item, k) => [item, [...path, k]]);
    return [[value, path]];
  }

  /** The entries of a map, or of a list of maps where the order of equal keys counts. */
  private entries(value: unknown, what: string): Entry[] {
    if (value === NOTHING) return [];
    const maps = Array.isArray(value) ? value.map((map, k) => [map, [k]] as const) : [[value, []] as const];
    return maps.flatMap(([map, path]) => {
      if (typeof map !== 'object' || map === null || Array.isArray(map)) {
        this.refuse(path, `${shown(map)} is not allowed here; allowed: {${what}, …}, or ${NOTHING}`);
        return [];
      }
      return Object.entries(map).map(([key, inner]) => [key, inner, [...path, key]] as const);
    });
  }

  /** Pieces and places, either way round: `Truk: [Nachi, Atago]` or `Nachi: Truk`. */
  private placed(value: unknown, places: Lookup, what: string): number[] {
    return this.entries(value, `${what.split(' ').at(-1)}: ships and units`).flatMap(([key, inner, path]) => {
      // "Australia" is a ship and a port: what stands beside it decides.
      const pieceFirst =
        typeof inner === 'string' &&
        ((this.isIn(places, inner) && !this.isIn(places, key)) ||
          (this.isIn(this.names.pieces, key) && !this.isIn(this.names.pieces, inner)));
      if (pieceFirst) return [this.piece(key, path, 'key'), this.name(inner, path, places, what)];
      const place = this.name(key, path, places, what, 'key');
      return this.list(inner, path).flatMap(([item, at]) => [this.piece(item, at), place]);
    });
  }

  /** One to one, or several to one: `Nachi: Nevada`, `Nevada: [Nachi, Akagi]`. */
  private pairs(value: unknown, what: string, second: (piece: number) => number): number[] {
    return this.entries(value, what).flatMap(([key, inner, path]) => {
      const first = this.piece(key, path, 'key');
      if (!Array.isArray(inner)) return [first, second(this.piece(inner, path))];
      return this.list(inner, path).flatMap(([item, at]) => [this.piece(item, at), second(first)]);
    });
  }

  private groups(value: unknown): number[] {
    if (value === NOTHING) return [];
    if (!Array.isArray(value) || !value.every(Array.isArray)) {
      this.refuse([], `groups are lists in a list, such as [[Nachi], [Akagi, Yamato]]; ${shown(value)} is not`);
      return [];
    }
    return value.flatMap((group: unknown[], k) => group.flatMap((item, j) => [this.piece(item, [k, j]), k + 1]));
  }
}
