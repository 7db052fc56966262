// Who is where. The rules ask "what is in this place?" at every step, and looking at every piece for an answer was most of what a
// game cost. So the pieces of each place are kept as a set (a bit each, lowest number first, as the rules go through them), and the
// places where pieces of each kind are as masks. All of it follows from `location`, which nobody changes but `move`.
import { firstOf, withoutFirst } from '../../board/bits.js';
import {
  AIR,
  AMPHIBIOUS,
  AREA_COUNT,
  type BoardTables,
  CARRIER,
  NOT_ARRIVED,
  OFF_MAP,
  RETURNING,
} from '../../board/index.js';

/** Bytes that can be read, and are changed by their owner alone. */
export interface ReadonlyBytes {
  readonly length: number;
  readonly [index: number]: number;
}

/** Most pieces a board can have: lists of them live in bytes. */
export const MAX_PIECES = 192;
/** Places a piece can be in: areas, harbors, and the places off the map. */
const PLACES = 42;
/** Sets that gather several places: everything at sea, in harbors, to come (not arrived, or returning), and gone elsewhere. */
const AT_SEA = PLACES;
const IN_HARBORS = PLACES + 1;
const TO_COME = PLACES + 2;
const ELSEWHERE = PLACES + 3;
const SETS = PLACES + 4;
/** Words of a set: 32 pieces to each. */
const WORDS = MAX_PIECES / 32;
/** Kinds and sides: `kind * 2 + side`, submarines last. */
const GROUPS = 12;

// Everything stands in one array, for a move touches a little of each. First the sets: words `place * WORDS` and on.
/** How many pieces of a group are in a place: `COUNTS + place * GROUPS + group`. */
const COUNTS = SETS * WORDS;
/** Areas, and harbors, that hold pieces of a group, as masks: `AREAS + group`, `HARBORS + group`. */
const AREAS = COUNTS + PLACES * GROUPS;
const HARBORS = AREAS + GROUPS;
/** From here on what does not change: the group of each piece, and all pieces of a side but its submarine, as a set. */
const FIXED = HARBORS + GROUPS;
const GROUP_OF = FIXED;
const OF_SIDE = GROUP_OF + MAX_PIECES;
/** The words of a set that hold pieces of a side at all: the first, and the one after the last. */
const FIRST_WORD = OF_SIDE + 2 * WORDS;
const END_WORD = FIRST_WORD + 2;
const LENGTH = END_WORD + 2;

/** The set of several places that a place is in. */
function regionOf(place: number): number {
  if (place < AREA_COUNT) return AT_SEA;
  if (place < OFF_MAP) return IN_HARBORS;
  return place === NOT_ARRIVED || place === RETURNING ? TO_COME : ELSEWHERE;
}

/** {@link regionOf} each place. */
const REGIONS = Uint8Array.from({ length: PLACES }, (_, place) => regionOf(place));

/** Where the pieces of a game are, by place. Submarines are in no list and on no mask of a side: few rules mean them (16). */
export class Whereabouts {
  /** Counts the moves: as long as it stands, everything is where it was. */
  moves = 0;
  private readonly words = new Int32Array(LENGTH);

  constructor(
    t: BoardTables,
    private readonly location: Uint8Array,
  ) {
    for (let p = 0; p < location.length; p++) {
      this.words[GROUP_OF + p] = t.kind[p]! * 2 + t.side[p]!;
      if (t.kind[p]! <= AMPHIBIOUS) this.words[OF_SIDE + t.side[p]! * WORDS + (p >> 5)]! |= 1 << p;
    }
    for (let side = 0; side < 2; side++) {
      const from = OF_SIDE + side * WORDS;
      const held = this.words.subarray(from, from + WORDS);
      this.words[FIRST_WORD + side] = Math.max(
        0,
        held.findIndex((bits) => bits !== 0),
      );
      this.words[END_WORD + side] = held.findLastIndex((bits) => bits !== 0) + 1;
    }
  }

  /** Puts a piece in another place. */
  move(piece: number, to: number): void {
    const from = this.location[piece]!;
    if (from === to) return;
    this.moves = (this.moves + 1) | 0;
    this.location[piece] = to;
    const { words } = this;
    const group = words[GROUP_OF + piece]!;
    const bit = 1 << piece;
    words[from * WORDS + (piece >> 5)]! &= ~bit;
    if (--words[COUNTS + from * GROUPS + group]! === 0) {
      if (from < AREA_COUNT) words[AREAS + group]! &= ~(1 << from);
      else if (from < OFF_MAP) words[HARBORS + group]! &= ~(1 << (from - AREA_COUNT));
    }
    const region = REGIONS[from]!;
    if (region !== REGIONS[to]) words[region * WORDS + (piece >> 5)]! &= ~bit;
    this.enter(piece, to);
  }

  /** Reads everything anew from `location`, after somebody has set the whole of it. */
  rebuild(): void {
    this.moves = (this.moves + 1) | 0;
    this.words.fill(0, 0, FIXED);
    for (let p = 0; p < this.location.length; p++) this.enter(p, this.location[p]!);
  }

  private enter(piece: number, place: number): void {
    const { words } = this;
    const group = words[GROUP_OF + piece]!;
    const bit = 1 << piece;
    words[place * WORDS + (piece >> 5)]! |= bit;
    words[REGIONS[place]! * WORDS + (piece >> 5)]! |= bit;
    words[COUNTS + place * GROUPS + group]!++;
    if (place < AREA_COUNT) words[AREAS + group]! |= 1 << place;
    else if (place < OFF_MAP) words[HARBORS + group]! |= 1 << (place - AREA_COUNT);
  }

  /** Areas where a side has a ship, air or amphibious unit, as a mask. */
  areasOf(side: number): number {
    return this.ofEveryKind(AREAS + side);
  }

  /** Harbors where a side has one. */
  harborsOf(side: number): number {
    return this.ofEveryKind(HARBORS + side);
  }

  /** Areas where a side has a carrier. */
  carrierAreas(side: number): number {
    return this.words[AREAS + CARRIER * 2 + side]!;
  }

  /** Areas where a side has an air unit. */
  airAreas(side: number): number {
    return this.words[AREAS + AIR * 2 + side]!;
  }

  /** Areas where a side has an amphibious unit. */
  amphibiousAreas(side: number): number {
    return this.words[AREAS + AMPHIBIOUS * 2 + side]!;
  }

  /** Areas where a side has a ship. */
  shipAreas(side: number): number {
    return this.ofShips(AREAS + side);
  }

  /** Harbors where a side has a ship. */
  shipHarbors(side: number): number {
    return this.ofShips(HARBORS + side);
  }

  /** How many ships of a side are in a place on the map. */
  countShips(place: number, side: number): number {
    const { words } = this;
    const first = COUNTS + place * GROUPS + side;
    return words[first]! + words[first + 2]! + words[first + 4]!;
  }

  /** How many air units of a side are in a place on the map. */
  countAir(place: number, side: number): number {
    return this.words[COUNTS + place * GROUPS + AIR * 2 + side]!;
  }

  /** How many amphibious units of a side are in a place on the map. */
  countAmphibious(place: number, side: number): number {
    return this.words[COUNTS + place * GROUPS + AMPHIBIOUS * 2 + side]!;
  }

  private ofShips(first: number): number {
    const { words } = this;
    return words[first]! | words[first + 2]! | words[first + 4]!;
  }

  /** The masks of all kinds but submarines, together. */
  private ofEveryKind(first: number): number {
    const { words } = this;
    return this.ofShips(first) | words[first + AIR * 2]! | words[first + AMPHIBIOUS * 2]!;
  }

  /** Lists a side's pieces in a place (an area, AREA_COUNT + harbor, or a place off the map), lowest first, and returns how many. */
  list(place: number, side: number, into: Uint8Array): number {
    const { words } = this;
    const end = words[END_WORD + side]!;
    let count = 0;
    for (let word = words[FIRST_WORD + side]!; word < end; word++) {
      count = listBits(words[place * WORDS + word]! & words[OF_SIDE + side * WORDS + word]!, word, into, count);
    }
    return count;
  }

  /** Lists a side's pieces at sea. */
  listAtSea(side: number, into: Uint8Array): number {
    return this.list(AT_SEA, side, into);
  }

  /** Lists a side's pieces in ports and bases. */
  listInHarbors(side: number, into: Uint8Array): number {
    return this.list(IN_HARBORS, side, into);
  }

  /** Lists a side's pieces at sea and in ports and bases. */
  listOnMap(side: number, into: Uint8Array): number {
    const { words } = this;
    const end = words[END_WORD + side]!;
    let count = 0;
    for (let word = words[FIRST_WORD + side]!; word < end; word++) {
      const bits = words[AT_SEA * WORDS + word]! | words[IN_HARBORS * WORDS + word]!;
      count = listBits(bits & words[OF_SIDE + side * WORDS + word]!, word, into, count);
    }
    return count;
  }

  /** Lists a side's pieces that have not arrived yet, or are to return (4.4, 4.5). */
  listToCome(side: number, into: Uint8Array): number {
    return this.list(TO_COME, side, into);
  }
}

/** Appends the pieces of a word of a set to the first `count` of a list, and returns how many there are now. */
function listBits(word: number, index: number, into: Uint8Array, count: number): number {
  for (let bits = word; bits !== 0; bits = withoutFirst(bits)) into[count++] = (index << 5) + firstOf(bits);
  return count;
}
