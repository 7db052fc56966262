// Who is where. The rules ask "what is in this place?" at every step, and looking at every piece for an answer was most of what a
// game cost. So the pieces of each place are kept as a set (a bit each, lowest number first, as the rules go through them), and the
// places where pieces of each kind are as masks. All of it follows from `location`, which nobody changes but `move`.
import {
  AIR,
  AMPHIBIOUS,
  AREA_COUNT,
  type BoardTables,
  CARRIER,
  NOT_ARRIVED,
  OFF_MAP,
  RETURNING,
} from '../board/index.js';

/** Bytes that can be read, and are changed by their owner alone. */
export interface ReadonlyBytes {
  readonly length: number;
  readonly [index: number]: number;
}

/** Places a piece can be in: areas, harbors, and the places off the map. */
const PLACES = 42;
/** Sets that gather several places: everything at sea, in harbors, to come (not arrived, or returning), and gone elsewhere. */
const AT_SEA = PLACES;
const IN_HARBORS = PLACES + 1;
const TO_COME = PLACES + 2;
const ELSEWHERE = PLACES + 3;
const SETS = PLACES + 4;
/** 32 pieces to a word of a set: enough for the most a board can have. */
const WORDS = 6;
/** Kinds and sides: `kind * 2 + side`, submarines last. */
const GROUPS = 12;

/** The set of several places that a place is in. */
const REGION = Uint8Array.from({ length: PLACES }, (_, place) => {
  if (place < AREA_COUNT) return AT_SEA;
  if (place < OFF_MAP) return IN_HARBORS;
  return place === NOT_ARRIVED || place === RETURNING ? TO_COME : ELSEWHERE;
});

/** Where the pieces of a game are, by place. Submarines are in no list and on no mask of a side: few rules mean them (16). */
export class Whereabouts {
  /** Areas that hold ships, air or amphibious units of a kind and side, as masks: `areas[kind * 2 + side]`. */
  readonly areas = new Int32Array(GROUPS);
  /** Harbors that do: `harbors[kind * 2 + side]`. */
  readonly harbors = new Int32Array(GROUPS);
  /** Counts the moves: as long as it stands, everything is where it was. */
  moves = 0;
  /** The pieces of a place: words `place * WORDS` and on. */
  private readonly sets = new Int32Array(SETS * WORDS);
  /** How many of a group are in a place: `counts[place * GROUPS + group]`. */
  private readonly counts = new Uint8Array(PLACES * GROUPS);
  private readonly group: Uint8Array;
  /** All pieces of a side but its submarine, as a set: words `side * WORDS` and on. */
  private readonly ofSide = new Int32Array(2 * WORDS);

  constructor(
    t: BoardTables,
    private readonly location: Uint8Array,
  ) {
    this.group = Uint8Array.from(location, (_, p) => t.kind[p]! * 2 + t.side[p]!);
    for (let p = 0; p < location.length; p++) {
      if (t.kind[p]! <= AMPHIBIOUS) this.ofSide[t.side[p]! * WORDS + (p >> 5)]! |= 1 << p;
    }
  }

  /** Puts a piece in another place. */
  move(piece: number, to: number): void {
    const from = this.location[piece]!;
    if (from === to) return;
    this.moves = (this.moves + 1) | 0;
    this.location[piece] = to;
    const word = piece >> 5;
    const bit = 1 << piece;
    this.sets[from * WORDS + word]! &= ~bit;
    this.sets[to * WORDS + word]! |= bit;
    this.sets[REGION[from]! * WORDS + word]! &= ~bit;
    this.sets[REGION[to]! * WORDS + word]! |= bit;
    const group = this.group[piece]!;
    if (--this.counts[from * GROUPS + group]! === 0) {
      if (from < AREA_COUNT) this.areas[group]! &= ~(1 << from);
      else if (from < OFF_MAP) this.harbors[group]! &= ~(1 << (from - AREA_COUNT));
    }
    this.counts[to * GROUPS + group]!++;
    if (to < AREA_COUNT) this.areas[group]! |= 1 << to;
    else if (to < OFF_MAP) this.harbors[group]! |= 1 << (to - AREA_COUNT);
  }

  /** Reads everything anew from `location`, after somebody has set the whole of it. */
  rebuild(): void {
    this.moves = (this.moves + 1) | 0;
    this.areas.fill(0);
    this.harbors.fill(0);
    this.sets.fill(0);
    this.counts.fill(0);
    for (let p = 0; p < this.location.length; p++) {
      const at = this.location[p]!;
      const group = this.group[p]!;
      this.sets[at * WORDS + (p >> 5)]! |= 1 << p;
      this.sets[REGION[at]! * WORDS + (p >> 5)]! |= 1 << p;
      this.counts[at * GROUPS + group]!++;
      if (at < AREA_COUNT) this.areas[group]! |= 1 << at;
      else if (at < OFF_MAP) this.harbors[group]! |= 1 << (at - AREA_COUNT);
    }
  }

  /** Areas where a side has a ship, air or amphibious unit, as a mask. */
  areasOf(side: number): number {
    const { areas } = this;
    return areas[side]! | areas[2 + side]! | areas[4 + side]! | areas[AIR * 2 + side]! | areas[AMPHIBIOUS * 2 + side]!;
  }

  /** Harbors where a side has one. */
  harborsOf(side: number): number {
    const { harbors } = this;
    return (
      harbors[side]! |
      harbors[2 + side]! |
      harbors[4 + side]! |
      harbors[AIR * 2 + side]! |
      harbors[AMPHIBIOUS * 2 + side]!
    );
  }

  /** Areas where a side has a carrier. */
  carrierAreas(side: number): number {
    return this.areas[CARRIER * 2 + side]!;
  }

  /** Areas where a side has an air unit. */
  airAreas(side: number): number {
    return this.areas[AIR * 2 + side]!;
  }

  /** Areas where a side has an amphibious unit. */
  amphibiousAreas(side: number): number {
    return this.areas[AMPHIBIOUS * 2 + side]!;
  }

  /** Lists a side's pieces in a place (an area, AREA_COUNT + harbor, or a place off the map), lowest first, and returns how many. */
  list(place: number, side: number, into: Uint8Array): number {
    return this.listSet(place, side, into);
  }

  /** Lists a side's pieces at sea. */
  listAtSea(side: number, into: Uint8Array): number {
    return this.listSet(AT_SEA, side, into);
  }

  /** Lists a side's pieces in ports and bases. */
  listInHarbors(side: number, into: Uint8Array): number {
    return this.listSet(IN_HARBORS, side, into);
  }

  /** Lists a side's pieces at sea and in ports and bases. */
  listOnMap(side: number, into: Uint8Array): number {
    const { sets, ofSide } = this;
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      const bits = sets[AT_SEA * WORDS + word]! | sets[IN_HARBORS * WORDS + word]!;
      count = listBits(bits & ofSide[side * WORDS + word]!, word, into, count);
    }
    return count;
  }

  /** Lists a side's pieces that have not arrived yet, or are to return (4.4, 4.5). */
  listToCome(side: number, into: Uint8Array): number {
    return this.listSet(TO_COME, side, into);
  }

  private listSet(set: number, side: number, into: Uint8Array): number {
    const { sets, ofSide } = this;
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      count = listBits(sets[set * WORDS + word]! & ofSide[side * WORDS + word]!, word, into, count);
    }
    return count;
  }
}

/** Appends the pieces of a word of a set to the first `count` of a list, and returns how many there are now. */
function listBits(word: number, index: number, into: Uint8Array, count: number): number {
  for (let bits = word; bits !== 0; bits &= bits - 1) into[count++] = (index << 5) + 31 - Math.clz32(bits & -bits);
  return count;
}
