// What a position of a game holds, flat: typed arrays over one buffer, so that copying a state is one `set`.

import { firstOf, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, type BoardTables, HARBOR_COUNT, JAPAN, OFF_MAP } from '../../board/index.js';
import type { RuleSet } from '../../rules/index.js';
import { type SetUp, setUpOf } from './set-up.js';
import { MAX_PIECES, type ReadonlyBytes, Whereabouts } from './whereabouts.js';

/** Indexes into `numbers`. */
const TURN = 0;
const POC = 1;
const BOUND_HITS = 2;
const GAINED_JAPAN = 3;
const GAINED_ALLIED = 4;
const NUMBERS = 8;

/** The state of a game, with what follows from it: where everything is, who controls what, turn and points. A `Game` is played on it. */
export class GameState {
  readonly tables: BoardTables;
  readonly rules: RuleSet;

  // --- state: everything a record's position holds ---
  private readonly buffer: ArrayBuffer;
  /** All state as bytes: copying it copies the game. */
  readonly bytes: Uint8Array;
  private readonly numbers: Int32Array;
  /** Where each piece is: area, AREA_COUNT + harbor, or one of the places off the map. Changed by {@link move}. */
  readonly location: ReadonlyBytes;
  private readonly places: Uint8Array;
  readonly damage: Uint8Array;
  readonly flags: Uint8Array;
  /** Turn in which a piece enters, or comes back (4.5). */
  readonly due: Uint8Array;
  /** Side that controls each area (15), or NOBODY. */
  readonly areaControl: Uint8Array;
  readonly harborControl: Uint8Array;

  // --- what optional rules remember within a turn: in positions, not in the hash, for between turns there is nothing in it ---
  /** Adjustment 3b: 1 for marines that escaped to the U.S. Mandate this turn. */
  readonly escaped: Uint8Array;
  /** Adjustment 1, nt1 18.14: 1 for Allied pieces that put to sea from Pearl Harbor on turn 1 (18.23). */
  readonly sortied: Uint8Array;
  /** Rule 20.51, nt1 18.12: target assigned to each carrier and known to both sides, plus one; 0 for none. */
  readonly assigned: Uint8Array;
  private readonly refusal: Uint8Array;

  // --- derived from the state, kept in step ---
  /** The pieces of every place, and the places of every kind of piece. */
  readonly at: Whereabouts;
  /** Harbors each side holds, as masks. */
  readonly held = new Int32Array(2);
  /** Areas that touch a harbor each side holds, as masks. */
  readonly nearHeld = new Int32Array(2);
  /** Areas each side controls, as masks. */
  readonly controlled = new Int32Array(2);
  private readonly start: SetUp;

  constructor(tables: BoardTables, rules: RuleSet) {
    if (tables.pieceCount > MAX_PIECES) throw new Error(`a board has at most ${MAX_PIECES} pieces`);
    this.tables = tables;
    this.rules = rules;
    const n = tables.pieceCount;
    this.start = setUpOf(tables, rules);
    this.buffer = new ArrayBuffer(hashedBytes(n) + 3 * n + 1);
    this.bytes = new Uint8Array(this.buffer);
    this.numbers = new Int32Array(this.buffer, 0, NUMBERS);
    let at = NUMBERS * 4;
    const take = (length: number) => {
      const view = new Uint8Array(this.buffer, at, length);
      at += length;
      return view;
    };
    this.places = take(n);
    this.location = this.places;
    this.at = new Whereabouts(tables, this.places);
    this.damage = take(n);
    this.flags = take(n);
    this.due = take(n);
    this.areaControl = take(AREA_COUNT);
    this.harborControl = take(HARBOR_COUNT);
    this.escaped = take(n);
    this.sortied = take(n);
    this.assigned = take(n);
    this.refusal = take(1);
  }

  get turn(): number {
    return this.numbers[TURN]!;
  }
  set turn(value: number) {
    this.numbers[TURN] = value;
  }
  /** The POC track: Japan's lead, within ±29 (2.5). */
  get poc(): number {
    return this.numbers[POC]!;
  }
  set poc(value: number) {
    this.numbers[POC] = value;
  }
  /** Fights broken off at MAX_ROUNDS in this game. */
  get boundHits(): number {
    return this.numbers[BOUND_HITS]!;
  }
  set boundHits(value: number) {
    this.numbers[BOUND_HITS] = value;
  }
  /** nt1 18.14: true from the Allies' refusal to engage in Hawaii to the end of the turn. */
  get refused(): boolean {
    return this.refusal[0] === 1;
  }
  set refused(value: boolean) {
    this.refusal[0] = value ? 1 : 0;
  }
  /** POC a side gained in the last scored turn. */
  gained(side: number): number {
    return this.numbers[GAINED_JAPAN + side]!;
  }
  setGained(japan: number, allied: number): void {
    this.numbers[GAINED_JAPAN] = japan;
    this.numbers[GAINED_ALLIED] = allied;
  }

  /** Back to the start: control as on the charts, turn-1 pieces at their places (4.2, 4.3, 15.2). */
  reset(): void {
    const t = this.tables;
    this.bytes.fill(0);
    this.places.set(this.start.places);
    this.due.set(this.start.turns);
    this.flags.set(this.start.flags);
    this.areaControl.set(this.start.control);
    this.harborControl.set(t.initialHarborControl);
    this.recompute();
  }

  /** Stands as a position says (see {@link bytes}). */
  stand(position: Uint8Array): void {
    this.bytes.set(position);
    this.recompute();
  }

  /** Copies another game's state (same board). Context and scratch are not copied: it is for positions between steps. */
  copyFrom(other: GameState): void {
    this.bytes.set(other.bytes);
    this.recompute();
  }

  /** Brings what is derived in step with the state, after its bytes were set. */
  recompute(): void {
    this.at.rebuild();
    this.held[JAPAN] = 0;
    this.held[ALLIED] = 0;
    for (let h = 0; h < HARBOR_COUNT; h++) this.held[this.harborControl[h]!]! |= 1 << h;
    this.recomputeNearHeld();
    this.controlled[JAPAN] = 0;
    this.controlled[ALLIED] = 0;
    for (let a = 0; a < AREA_COUNT; a++) {
      if (this.areaControl[a]! < 2) this.controlled[this.areaControl[a]!]! |= 1 << a;
    }
  }

  /** Puts a piece in a place: an area, AREA_COUNT + harbor, or one of the places off the map. */
  move(piece: number, place: number): void {
    this.at.move(piece, place);
  }

  /** Changes a harbor's garrison counter. */
  setHarbor(harbor: number, side: number): void {
    this.harborControl[harbor] = side;
    this.held[side]! |= 1 << harbor;
    this.held[1 - side]! &= ~(1 << harbor);
    this.recomputeNearHeld();
  }

  private recomputeNearHeld(): void {
    for (let side = JAPAN; side <= ALLIED; side++) {
      let areas = 0;
      for (let left = this.held[side]!; left !== 0; left = withoutFirst(left))
        areas |= this.tables.touches[firstOf(left)]!;
      this.nearHeld[side] = areas;
    }
  }

  /** Changes a sea area's flag. */
  setArea(area: number, side: number): void {
    this.areaControl[area] = side;
    this.controlled[JAPAN]! &= ~(1 << area);
    this.controlled[ALLIED]! &= ~(1 << area);
    if (side < 2) this.controlled[side]! |= 1 << area;
  }

  isAtSea(piece: number): boolean {
    return this.location[piece]! < AREA_COUNT;
  }
  isInHarbor(piece: number): boolean {
    const at = this.location[piece]!;
    return at >= AREA_COUNT && at < OFF_MAP;
  }
  harborOf(piece: number): number {
    return this.location[piece]! - AREA_COUNT;
  }
}

/** Bytes of the state that last from turn to turn: those that are hashed. */
const hashedBytes = (pieces: number) => NUMBERS * 4 + 4 * pieces + AREA_COUNT + HARBOR_COUNT;

/** A hash of the whole state: two games with equal hashes stand alike (FNV-1a over the state's bytes, as 8 hex digits). */
export function stateHash(game: GameState): string {
  let h = 0x811c9dc5;
  const length = hashedBytes(game.tables.pieceCount);
  for (let i = 0; i < length; i++) h = Math.imul(h ^ game.bytes[i]!, 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}
