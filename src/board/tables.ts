// The board as typed arrays indexed by small integers: compiled once per run, never changed after.
import { parseFactors } from './factors.js';
import { compileRemovals, type RemovalLine } from './removals.js';
import type { Board } from './types.js';
import { AIR, ALLIED, AMPHIBIOUS, JAPAN, KINDS, NATION_BRITAIN, NATIONS, NOBODY, SUBMARINE } from './vocabulary.js';

/** Number of sea areas; a location below this is an area, from here on a port or base. */
export const AREA_COUNT = 13;
/** Number of major ports; ports come before bases. */
export const PORT_COUNT = 8;
/** Ports and bases together. A port or base p has location `AREA_COUNT + p`. */
export const HARBOR_COUNT = 22;
/** First location that is not on the map. */
export const OFF_MAP = AREA_COUNT + HARBOR_COUNT;

/** Places a piece can be that are not on the map. */
export const NOT_ARRIVED = OFF_MAP;
/** Sunk ships; eliminated air and amphibious units wait in RETURNING instead (4.5). */
export const SUNK = OFF_MAP + 1;
/** British ships withdrawn by 4.42. */
export const REMOVED = OFF_MAP + 2;
/** Air and amphibious units that come back two turns after their loss (4.5). */
export const RETURNING = OFF_MAP + 3;
/** Turn-1 ships whose place is still uncertain (18.22). */
export const UNCERTAIN = OFF_MAP + 4;
/** Ships withdrawn to San Diego (adjustment 4). */
export const SAN_DIEGO = OFF_MAP + 5;
/** Its name wherever a port is named. */
export const SAN_DIEGO_NAME = 'San Diego';
/** Reinforcements that wait off the West Coast (adjustment 5). */
export const WEST_COAST_BASE = OFF_MAP + 6;

/** Where a piece arrives when it may choose any friendly major port (4.4). */
export const ANY_PORT = 255;

/** The board as flat arrays. Index of a piece: order of `board.pieces`, then the submarines. */
export interface BoardTables {
  readonly board: Board;
  readonly pieceCount: number;
  readonly pieceNames: readonly string[];
  readonly pieceIndex: ReadonlyMap<string, number>;
  readonly areaNames: readonly string[];
  /** Ports, then bases. */
  readonly harborNames: readonly string[];
  readonly gunnery: Uint8Array;
  readonly gunneryBonus: Uint8Array;
  readonly armor: Uint8Array;
  readonly speed: Uint8Array;
  readonly airstrike: Uint8Array;
  readonly airstrikeBonus: Uint8Array;
  readonly kind: Uint8Array;
  readonly nation: Uint8Array;
  readonly side: Uint8Array;
  /** 1 for surface ships (carrier, battleship, cruiser). */
  readonly isShip: Uint8Array;
  readonly arrivalTurn: Uint8Array;
  /** Location of arrival; ANY_PORT where the owner chooses (4.4), UNCERTAIN for groups W–Z. */
  readonly arrivalPlace: Uint8Array;
  /** Location-uncertain group 0–3, or 255. */
  readonly uncertainGroup: Uint8Array;
  /** By face of the die (18.22), the area where a group turns up; -1 when it comes on turn 2. */
  readonly uncertainDie: Int8Array;
  /** First and one-past-last piece by side: [japan, allied]. */
  readonly shipStart: readonly [number, number];
  readonly shipEnd: readonly [number, number];
  readonly airStart: readonly [number, number];
  readonly airEnd: readonly [number, number];
  readonly amphibiousStart: readonly [number, number];
  readonly amphibiousEnd: readonly [number, number];
  /** Piece index of each side's submarine. */
  readonly submarine: readonly [number, number];
  /** Bit mask of neighbours by area. */
  readonly adjacent: Uint16Array;
  /** Union of the neighbours of every area in a mask of areas: `neighbours[mask]`. */
  readonly neighbours: Uint16Array;
  /** Union of the harbors that touch every area in a mask of areas, as a mask: `harborsTouching[mask]`. */
  readonly harborsTouching: Int32Array;
  /** Bit mask of the areas a harbor touches. */
  readonly touches: Uint16Array;
  /** Bit mask (22 bits) of the harbors that touch an area. */
  readonly harborsOf: Uint32Array;
  readonly initialAreaControl: Uint8Array;
  readonly initialHarborControl: Uint8Array;
  /** POC by side and area: `poc[side * 13 + area]`. */
  readonly poc: Uint8Array;
  /** Repair points by harbor and turn: `repair[harbor * 10 + turn]`. */
  readonly repair: Uint8Array;
  /** Original owner of each harbor's repair points, NOBODY where there are none (11.24). */
  readonly repairOwner: Uint8Array;
  /** British ships, which alone can be removed (4.42). */
  readonly britishShips: Uint8Array;
  /** British removals (4.42), in the order of the card. */
  readonly removals: readonly RemovalLine[];
  /** 1 for the Allied ships that are free to move on turn 1 (18.12). */
  readonly freeOnTurn1: Uint8Array;
}

/**
 * Compiles a board into flat arrays.
 *
 * @throws Error when the board is not well formed (an unknown area, factors that cannot be read); boards that went
 * through the scenario reader never are.
 * @example
 * const t = compileBoard(STANDARD_BOARD);
 * t.armor[t.pieceIndex.get('Akagi')!]; // 4
 */
export function compileBoard(board: Board): BoardTables {
  const harbors = [...board.ports, ...board.bases];
  const areaNames = board.areas.map((a) => a.name as string);
  const harborNames = harbors.map((h) => h.name as string);
  const areaIndex = indexOf(areaNames);
  const harborIndex = indexOf(harborNames);
  const pieceNames = [...board.pieces.map((p) => p.name), ...board.submarines.map((s) => s.name)];
  const count = pieceNames.length;
  const bytes = () => new Uint8Array(count);
  const t = {
    gunnery: bytes(),
    gunneryBonus: bytes(),
    armor: bytes(),
    speed: bytes(),
    airstrike: bytes(),
    airstrikeBonus: bytes(),
    kind: bytes(),
    nation: bytes(),
    side: bytes(),
    isShip: bytes(),
    arrivalTurn: bytes(),
    arrivalPlace: bytes(),
    uncertainGroup: bytes().fill(255),
  };
  board.pieces.forEach((piece, i) => {
    const f = parseFactors(piece.factors);
    if (!f) throw new Error(`${piece.name}: the factors "${piece.factors}" cannot be read`);
    t.gunnery[i] = f.gunnery;
    t.gunneryBonus[i] = f.gunneryBonus ? 1 : 0;
    t.armor[i] = f.armor;
    t.speed[i] = f.speed;
    t.airstrike[i] = f.airstrike;
    t.airstrikeBonus[i] = f.airstrikeBonus ? 1 : 0;
    t.kind[i] = KINDS.indexOf(piece.kind);
    t.nation[i] = NATIONS.indexOf(piece.nation);
    t.side[i] = piece.nation === 'japan' ? JAPAN : ALLIED;
    t.isShip[i] = t.kind[i]! < AIR ? 1 : 0;
    t.arrivalTurn[i] = piece.turn;
    const group = /^location uncertain ([WXYZ])$/.exec(piece.where);
    if (group) {
      t.arrivalPlace[i] = UNCERTAIN;
      t.uncertainGroup[i] = 'WXYZ'.indexOf(group[1]!);
    } else if (piece.where === 'any friendly major port') t.arrivalPlace[i] = ANY_PORT;
    else if (areaIndex.has(piece.where)) t.arrivalPlace[i] = areaIndex.get(piece.where)!;
    else t.arrivalPlace[i] = AREA_COUNT + lookUp(harborIndex, piece.where, piece.name);
  });
  board.submarines.forEach((s, k) => {
    const i = board.pieces.length + k;
    t.kind[i] = SUBMARINE;
    t.side[i] = s.side === 'japan' ? JAPAN : ALLIED;
    t.nation[i] = NATIONS.indexOf(s.side === 'japan' ? 'japan' : 'us');
    t.gunnery[i] = s.shots;
    t.gunneryBonus[i] = s.bonus ? 1 : 0;
    t.arrivalTurn[i] = s.firstTurn;
    t.arrivalPlace[i] = NOT_ARRIVED;
  });
  const adjacent = Uint16Array.from(board.areas, (a) => maskOf(areaIndex, a.adjacent, a.name));
  const neighbours = unionsOf(adjacent, new Uint16Array(1 << AREA_COUNT));
  const touches = Uint16Array.from(harbors, (h) => maskOf(areaIndex, h.touches, h.name));
  const harborsOf = new Uint32Array(AREA_COUNT);
  for (let h = 0; h < harbors.length; h++) {
    for (let a = 0; a < AREA_COUNT; a++) if ((touches[h]! >> a) & 1) harborsOf[a]! |= 1 << h;
  }
  const harborsTouching = unionsOf(harborsOf, new Int32Array(1 << AREA_COUNT));
  const owner = (c: string) => (c === 'japan' ? JAPAN : c === 'allied' ? ALLIED : NOBODY);
  const poc = new Uint8Array(2 * AREA_COUNT);
  board.areas.forEach((a, i) => {
    poc[i] = a.poc.japan.value;
    poc[AREA_COUNT + i] = a.poc.allied.value;
  });
  const repair = new Uint8Array(HARBOR_COUNT * 10);
  const repairOwner = new Uint8Array(HARBOR_COUNT).fill(NOBODY);
  for (const r of board.repairs) {
    const h = lookUp(harborIndex, r.port, 'repairs');
    repairOwner[h] = owner(r.owner);
    r.points.forEach((points, k) => {
      repair[h * 10 + k + 1] = points;
    });
  }
  const range = (kind: (i: number) => boolean, side: number): [number, number] => {
    const first = t.side.findIndex((s, i) => s === side && kind(i));
    let end = first;
    while (end < count && t.side[end] === side && kind(end)) end++;
    return [first, end];
  };
  const ship = [JAPAN, ALLIED].map((s) => range((i) => t.isShip[i] === 1, s)) as [number, number][];
  const air = [JAPAN, ALLIED].map((s) => range((i) => t.kind[i] === AIR, s)) as [number, number][];
  const amphibious = [JAPAN, ALLIED].map((s) => range((i) => t.kind[i] === AMPHIBIOUS, s)) as [number, number][];
  const submarine = [JAPAN, ALLIED].map((s) => t.kind.findIndex((k, i) => k === SUBMARINE && t.side[i] === s));
  const pair = (list: [number, number][], k: 0 | 1): [number, number] => [list[0]![k], list[1]![k]];
  return {
    board,
    pieceCount: count,
    pieceNames,
    pieceIndex: indexOf(pieceNames),
    areaNames,
    harborNames,
    ...t,
    shipStart: pair(ship, 0),
    shipEnd: pair(ship, 1),
    airStart: pair(air, 0),
    airEnd: pair(air, 1),
    amphibiousStart: pair(amphibious, 0),
    amphibiousEnd: pair(amphibious, 1),
    submarine: [submarine[0]!, submarine[1]!],
    adjacent,
    neighbours,
    touches,
    harborsOf,
    harborsTouching,
    initialAreaControl: Uint8Array.from(board.areas, (a) => owner(a.control)),
    initialHarborControl: Uint8Array.from(harbors, (h) => owner(h.control)),
    poc,
    repair,
    repairOwner,
    britishShips: Uint8Array.from(pieceNames.keys()).filter((i) => t.isShip[i] === 1 && t.nation[i] === NATION_BRITAIN),
    removals: compileRemovals(board),
    uncertainDie: Int8Array.from(board.locationUncertain.die, (place) => areaNames.indexOf(place)),
    freeOnTurn1: Uint8Array.from(pieceNames, (name) => (board.mayMoveOnTurn1.includes(name) ? 1 : 0)),
  };
}

/** For every mask, the union of the sets of its members: those of the masks below a bit, then the same with this bit. */
function unionsOf<T extends Uint16Array | Int32Array>(sets: ArrayLike<number>, unions: T): T {
  for (let k = 0; k < sets.length; k++) {
    for (let below = 0, bit = 1 << k; below < bit; below++) unions[bit | below] = unions[below]! | sets[k]!;
  }
  return unions;
}

function indexOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, i) => [name, i]));
}

function lookUp(index: ReadonlyMap<string, number>, name: string, where: string): number {
  const found = index.get(name);
  if (found === undefined) throw new Error(`${where}: "${name}" is not on the board`);
  return found;
}

function maskOf(index: ReadonlyMap<string, number>, names: readonly string[], where: string): number {
  return names.reduce((mask, name) => mask | (1 << lookUp(index, name, where)), 0);
}
