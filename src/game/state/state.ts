// The whole state of a game, flat: typed arrays over one buffer, so that copying a state is one `set`.

import { firstOf, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, type BoardTables, HARBOR_COUNT, JAPAN, OFF_MAP } from '../../board/index.js';
import { ACTION_NONE, AddressedDice, type Dice } from '../../dice/index.js';
import type { RuleSet } from '../../rules/index.js';
import { damageControlTurns } from '../options/damage-control.js';
import type { Decision } from '../questions/decisions.js';
import { type SetUp, setUpOf } from './set-up.js';
import { MAX_PIECES, type ReadonlyBytes, Whereabouts } from './whereabouts.js';

export * from './piece-flags.js';
export { MAX_PIECES } from './whereabouts.js';

/** Rounds of combat in one area and turn before a fight that cannot end is broken off and counted. */
export const MAX_ROUNDS = 60;

/** Counts what {@link Game.changeFight} has marked, in all games. */
let changes = 0;

/** Indexes into `numbers`. */
const TURN = 0;
const POC = 1;
const BOUND_HITS = 2;
const GAINED_JAPAN = 3;
const GAINED_ALLIED = 4;
const NUMBERS = 8;

/**
 * A player: reads the game, fills `game.answers` and sets `game.answerLength`. It may look at everything on the board (the game has no hidden
 * forces) but never at dice to come, the Allies not at what Japan has recorded secretly (`game.recorded`, 20.51), and it never edits the game.
 */
export interface Player {
  /** Name of the doctrine, as results print it. */
  readonly name: string;
  decide(decision: Decision, game: Game): void;
  /** Called before each game, for players that keep something between decisions. */
  startGame?(game: number): void;
  /** True for the players that come with the package: see {@link Game.trusting}. An answer of any other player is always refereed. */
  readonly trusted?: boolean;
}

/** Listens to a game: records, narratives and tests are made of what it hears. Simulations run without one. */
export interface Observer {
  /** After the referee accepted an answer; it stands in `game.answers`. */
  decided(decision: Decision, side: number, game: Game): void;
  /** Something happened: see `events.ts` for the codes and their three numbers. */
  happened(event: number, a: number, b: number, c: number, game: Game): void;
}

/**
 * A game: the board's tables, the rules, the dice, the two players, the state, and the scratch space the chapters share.
 *
 * @example
 * const game = new Game(compileBoard(STANDARD_BOARD), resolveRules(), new AddressedDice('seed'));
 */
export class Game {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  dice: Dice;
  readonly players: [Player | null, Player | null] = [null, null];
  observer: Observer | null = null;

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

  // --- where in the sequence of play the game stands: context of a decision ---
  area = 0;
  round = 0;
  /** ACTION_DAY, ACTION_NIGHT or ACTION_AIR_RAID; ACTION_NONE before the first round, and until day or night is known. */
  action = 0;
  /** What a `targets` decision is about: see `chapters/target-modes.ts`. */
  mode = 0;
  /** Fight within the area: 0 the main one, else the number of a retreating group (8.4). */
  fight = 0;
  /** A piece, harbor or line the decision is about; see the decision. */
  subject = 0;
  /** Areas where combat is still to be resolved this turn. */
  areasLeft = 0;
  /** Side being asked. */
  asked = 0;
  /** True while the answers of trusted players are taken without the referee, who sees many other games of theirs. */
  trusting = false;

  /** Pieces a decision is about (basing, reinforcement ports). */
  readonly pending = new Uint8Array(MAX_PIECES);
  pendingCount = 0;
  /** Areas from which each piece returns to port (10.1, 10.3), as a mask; valid while it is pending. */
  readonly returnAreas = new Uint16Array(MAX_PIECES);
  /** Harbors each piece may return to (10.1), as a mask; valid while it is pending. */
  readonly returnHarbors = new Int32Array(MAX_PIECES);

  /** The answer of the player who was asked. */
  readonly answers = new Int16Array(2 * MAX_PIECES);
  answerLength = 0;

  /** Ships that owe a speed roll (6.43). Per game, not per module: players may play other games while they think. */
  readonly rollers = new Uint8Array(MAX_PIECES);

  // --- scratch of combat ---
  /** Pieces that began the combat phase in an area: `[(area * 2 + side) * MAX_PIECES + k]`; check `location`. */
  readonly roster = new Uint8Array(AREA_COUNT * 2 * MAX_PIECES);
  readonly rosterCount = new Uint8Array(AREA_COUNT * 2);
  /** Fight each piece belongs to within its area (0, or its group). */
  readonly fightOf = new Uint8Array(MAX_PIECES);
  /** Members of the current fight, by side. */
  readonly units: [Uint8Array, Uint8Array] = [new Uint8Array(MAX_PIECES), new Uint8Array(MAX_PIECES)];
  readonly unitCount = new Uint8Array(2);
  /** Area, fight and count of moves for which `units` were gathered last; the first is -1 when they must be gathered anew. */
  gatheredArea = -1;
  gatheredFight = 0;
  gatheredMoves = 0;
  /** As long as it stands, the members gathered last and their damage are what they were: no two games share a number. */
  fightState = 0;
  /** Damage rolled in the current action, not yet in effect (7.6). */
  readonly newDamage = new Uint8Array(MAX_PIECES);
  /** Areas each side controlled at the start of the turn, as masks, while the end of the turn is judged (14.1). */
  readonly controlledAtStart = new Int32Array(2);
  /** Landings being carried out: a copy of the answer, since invasions ask further questions. */
  readonly landing = new Int16Array(2 * MAX_PIECES);
  /** Harbor each carrier raids, plus one; 0 for none (9.13), and for a carrier that is gone. */
  readonly raidHarbor = new Uint8Array(MAX_PIECES);
  /** Pieces hit or disabled in the current action, in the order they were first hit. */
  readonly touched = new Uint8Array(MAX_PIECES);
  touchedCount = 0;
  /** Rule 23: task force, mission and whether it is sighted, by piece; they stand from the round's start to its end. */
  readonly taskForce = new Uint8Array(MAX_PIECES);
  readonly mission = new Uint8Array(MAX_PIECES);
  readonly sighted = new Uint8Array(MAX_PIECES);
  taskForcesStand = false;
  /** Rule 20.51: target of each carrier that Japan has recorded secretly, plus one. No player of the Allies looks at it. */
  readonly recorded = new Uint8Array(MAX_PIECES);
  /** Rule 19.2: 1 for pieces that make a Kamikaze attack in the current action. */
  readonly kamikaze = new Uint8Array(MAX_PIECES);
  /** Adjustments 2 and 2b: harbors open to United States ships that withdraw freely; all others are shut while it is set. */
  withdrawalHarbors = -1;
  /** Where each location-uncertain group was put on turn 1 (18.22): an area, or NOT_ARRIVED for turn 2. */
  readonly uncertainPlaces = new Uint8Array(4);
  /** nt1 18.14: true while the Allies have engaged in Hawaii. */
  engaged = false;
  /** nt1 18.2: number of the automatic day round in Indonesia until the next round begins, 0 outside them. */
  surprised = 0;
  /** Rounds fought in the area before the count that is told began: an air raid and what follows a surprise raid count anew. */
  roundsBefore = 0;
  /** True during step 5.74, when ships may base in San Diego (adjustment 4). */
  basingPhase = false;
  /** True while it is asked in which area amphibious units land next at the end of the turn (one reading of 13.42). */
  lastLandings = false;
  /** Rule 22: first turn from which damage dice against a piece lose one; 255 for never. */
  readonly armoredFrom: Uint8Array;
  private readonly start: SetUp;
  /** Pieces that were listed last (see `at`): to be gone through before anything else is asked or listed. */
  readonly found = new Uint8Array(MAX_PIECES);
  /** Scratch for the referee and the chapters: a mark per piece, always cleared after use. */
  readonly mark = new Uint8Array(MAX_PIECES);
  /** Highest group number in use in the area. */
  groups = 0;

  constructor(tables: BoardTables, rules: RuleSet, dice: Dice = new AddressedDice('0')) {
    if (tables.pieceCount > MAX_PIECES) throw new Error(`a board has at most ${MAX_PIECES} pieces`);
    this.tables = tables;
    this.rules = rules;
    this.dice = dice;
    const n = tables.pieceCount;
    this.armoredFrom = damageControlTurns(tables, rules);
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
    this.reset();
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
    this.clearScratch();
    this.places.set(this.start.places);
    this.due.set(this.start.turns);
    this.flags.set(this.start.flags);
    this.areaControl.set(this.start.control);
    this.harborControl.set(t.initialHarborControl);
    this.recompute();
  }

  /** Stands as a position says (see {@link bytes}), with nothing left of the game before. */
  stand(position: Uint8Array): void {
    this.bytes.set(position);
    this.clearScratch();
    this.recompute();
  }

  /** Forgets what the game before has left behind, whether played to its end or refused in the middle. */
  private clearScratch(): void {
    this.area = 0;
    this.round = 0;
    this.action = ACTION_NONE;
    this.mode = 0;
    this.fight = 0;
    this.subject = 0;
    this.areasLeft = 0;
    this.asked = 0;
    this.answerLength = 0;
    this.gatheredArea = -1;
    this.groups = 0;
    this.pendingCount = 0;
    this.touchedCount = 0;
    this.newDamage.fill(0);
    this.raidHarbor.fill(0);
    this.fightOf.fill(0);
    this.mark.fill(0);
    this.kamikaze.fill(0);
    this.recorded.fill(0);
    this.taskForcesStand = false;
    this.basingPhase = false;
    this.lastLandings = false;
    this.withdrawalHarbors = -1;
    this.engaged = false;
    this.surprised = 0;
    this.roundsBefore = 0;
  }

  /** Copies another game's state (same board). Context and scratch are not copied: it is for positions between steps. */
  copyFrom(other: Game): void {
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

  /** Notes that the gathered members, or the damage of some of them, are not what they were. */
  changeFight(): void {
    changes = (changes + 1) | 0;
    this.fightState = changes;
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

  /** Adds a value to the answer; players fill theirs with it. */
  answer(value: number): void {
    this.answers[this.answerLength++] = value;
  }

  /** Tells the observer, if there is one. */
  emit(event: number, a = 0, b = 0, c = 0): void {
    if (this.observer !== null) this.observer.happened(event, a, b, c, this);
  }
}

/** Bytes of the state that last from turn to turn: those that are hashed. */
const hashedBytes = (pieces: number) => NUMBERS * 4 + 4 * pieces + AREA_COUNT + HARBOR_COUNT;

/** A hash of the whole state: two games with equal hashes stand alike (FNV-1a over the state's bytes, as 8 hex digits). */
export function stateHash(game: Game): string {
  let h = 0x811c9dc5;
  const length = hashedBytes(game.tables.pieceCount);
  for (let i = 0; i < length; i++) h = Math.imul(h ^ game.bytes[i]!, 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}
