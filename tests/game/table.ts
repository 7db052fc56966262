// A table on which any position is set up by names, played by scripted players with scripted dice, and looked at by names.
//
//   const t = table({
//     turn: 3,
//     at: { 'Coral Sea': ['Akagi', { name: 'Nachi', damage: 1, raiding: true }, 'Nevada'], Truk: ['Haruna'] },
//     flags: { 'Coral Sea': 'japan' },      // no other area carries a flag
//     harbors: { Guadalcanal: 'japan' },    // the others are held as at the start
//     dice: [3, 6],                         // every die that falls, in order; too many or too few fail the test
//     japan: { ...PASSIVE, 'day-night': 'day', targets: [{ Akagi: 'Nevada' }] }, // arrays are queues: each answer once
//     allied: PASSIVE,
//   });
//   t.resolve('Coral Sea');
//   expect(t.where('Nevada')).toBe('sunk');
import { onTestFinished } from 'vitest';
import {
  AIR,
  AREA_COUNT,
  compileBoard,
  JAPAN,
  NOT_ARRIVED,
  OFF_MAP,
  REMOVED,
  RETURNING,
  SAN_DIEGO,
  STANDARD_BOARD,
  SUBMARINE,
  SUNK,
  UNCERTAIN,
  WEST_COAST_BASE,
} from '../../src/board/index.js';
import { AddressedDice, ScriptedDice } from '../../src/dice/index.js';
import {
  areasToResolve,
  combatRound,
  fillRosters,
  Game,
  gather,
  IllegalDecision,
  type Observer,
  PATROLLING,
  resolveArea,
} from '../../src/game/index.js';
import * as E from '../../src/game/state/events.js';
import { type Rulings, resolveRules } from '../../src/rules/index.js';
import { PASSIVE, placeOf, type Script, ScriptedPlayer } from './script.js';

export { type Answer, type Answers, NONE, PASSIVE, type Script } from './script.js';

const BOARD = compileBoard(STANDARD_BOARD);

type SideName = 'japan' | 'allied';
/** A piece by name, or with what is special about it. At sea ships patrol unless `raiding`. `marks`: flags of `state.ts`. */
export type Piece =
  | string
  | { readonly name: string; readonly damage?: number; readonly raiding?: boolean; readonly marks?: number };

export interface Setup {
  readonly turn?: number;
  readonly rules?: readonly string[];
  readonly rulings?: Partial<Rulings>;
  readonly poc?: number;
  /** Pieces at sea and in harbors. All others are out of the game, or at their places with `start`. */
  readonly at?: Readonly<Record<string, readonly Piece[]>>;
  /** Flags of sea areas; without them nobody controls anything. */
  readonly flags?: Readonly<Record<string, SideName | 'none'>>;
  /** Ports and bases not held as at the start. */
  readonly harbors?: Readonly<Record<string, SideName>>;
  /** Pieces that have not arrived, and those eliminated, by the turn in which they come (back). */
  readonly arriving?: Readonly<Record<number, readonly string[]>>;
  readonly returning?: Readonly<Record<number, readonly string[]>>;
  /** Pieces off the map elsewhere: `{'San Diego': ['Nevada'], uncertain: ['Enterprise']}`. */
  readonly off?: Readonly<Record<string, readonly string[]>>;
  /** Begin with the set-up of the charts, flags included, in place of an empty map. */
  readonly start?: boolean;
  /** Every die in the order in which they fall. */
  readonly dice?: readonly number[];
  /** Dice of a seed, where it does not matter how they fall. */
  readonly seed?: string;
  readonly japan?: Script;
  readonly allied?: Script;
}

const OFF: Readonly<Record<string, number>> = {
  'not arrived': NOT_ARRIVED,
  sunk: SUNK,
  removed: REMOVED,
  returning: RETURNING,
  uncertain: UNCERTAIN,
  'San Diego': SAN_DIEGO,
  'West Coast': WEST_COAST_BASE,
};

/** Event names with the kinds of their numbers, to write the log. */
const EVENTS: Readonly<Record<number, readonly string[]>> = {
  [E.TURN_BEGINS]: ['turn begins', 'number'],
  [E.ARRIVED]: ['arrived', 'piece', 'harbor'],
  [E.WITHDRAWN]: ['withdrawn', 'piece'],
  [E.MOVED]: ['moved', 'piece', 'harbor', 'area'],
  [E.SPEED_ROLL]: ['speed roll', 'piece', 'number', 'number'],
  [E.REPAIRED]: ['repaired', 'piece', 'number', 'harbor'],
  [E.AREA_BEGINS]: ['area', 'area'],
  [E.ROUND_BEGINS]: ['round', 'area', 'number', 'number'],
  [E.DAY_OR_NIGHT]: ['day or night', 'number', 'number', 'number'],
  [E.ATTACKED]: ['attacked', 'piece', 'piece', 'number'],
  [E.EFFECT]: ['effect', 'piece', 'number', 'number'],
  [E.LOST]: ['lost', 'piece', 'place'],
  [E.BOTTOMED]: ['bottomed', 'piece', 'harbor'],
  [E.BASED]: ['based', 'piece', 'harbor'],
  [E.RETREATED]: ['retreated', 'side', 'area'],
  [E.LANDED]: ['landed', 'piece', 'harbor', 'number'],
  [E.CAPTURED]: ['captured', 'harbor', 'side', 'number'],
  [E.CONTROL]: ['control', 'area', 'side'],
  [E.SCORED]: ['scored', 'number', 'number', 'number'],
  [E.UNCERTAIN_ROLLED]: ['uncertain', 'number', 'number', 'place'],
  [E.GAME_ENDS]: ['game ends'],
  [E.BOUND_REACHED]: ['bound', 'area'],
  [E.SUBMARINE_PLACED]: ['submarine', 'piece', 'area'],
  [E.SIGHTING]: ['sighting', 'piece', 'number', 'number'],
  [E.BASE_ROLLED]: ['base rolled', 'piece', 'number', 'harbor'],
  [E.WENT_HOME]: ['went home', 'piece'],
  [E.NIGHT_DROPPED]: ['night dropped', 'area'],
  [E.ATTACK_LOST]: ['attack lost', 'piece', 'piece', 'number'],
};
const SIDE_NAMES = ['japan', 'allied', 'none'];

/** A table of a turn under some rules, at which both sides do no more than they must. */
export const turnUnder = (turn: number, rules: readonly string[], setup: Setup): Table =>
  table({
    turn,
    rules,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });

/** Sets up a table; see {@link Setup}. To be called within a test: left-over dice and queued answers fail it. */
export function table(setup: Setup = {}): Table {
  return new Table(setup);
}

export class Table {
  readonly game: Game;
  /** Every question in order, as `japan retreat`. */
  readonly asked: string[] = [];
  /** Everything that happened, in words and in order: questions as `? japan retreat`, events as `lost Nevada, Coral Sea`. */
  readonly log: string[] = [];
  private readonly events: (readonly (string | number)[])[] = [];
  private readonly script: ScriptedDice | null;
  private readonly players: readonly ScriptedPlayer[];
  private stopped = false;

  constructor(setup: Setup) {
    const script = setup.seed === undefined ? new ScriptedDice(setup.dice ?? []) : null;
    this.script = script;
    const dice = script ?? new AddressedDice(setup.seed!);
    this.game = new Game(BOARD, resolveRules(setup.rules, setup.rulings), dice);
    this.players = [
      new ScriptedPlayer(this, 'japan', setup.japan ?? {}),
      new ScriptedPlayer(this, 'allied', setup.allied ?? {}),
    ];
    this.game.players[0] = this.players[0]!;
    this.game.players[1] = this.players[1]!;
    this.game.observer = this.observer();
    this.place(setup);
    onTestFinished(({ task }) => {
      if (!this.stopped && task.result?.state !== 'fail') this.finish();
    });
  }

  // --- playing ---

  /** Runs a part of the engine: `t.run((g) => patrols(g, JAPAN))`. */
  run(part: (g: Game) => void): this {
    part(this.game);
    return this;
  }

  /** One area to a finish: combat, air raids, landings. */
  resolve(area: string): this {
    return this.run((g) => {
      fillRosters(g);
      g.areasLeft = areasToResolve(g);
      resolveArea(g, placeOf(g, area), 0);
    });
  }

  /** One round of combat, without what follows it. */
  round(area: string): this {
    return this.run((g) => {
      fillRosters(g);
      gather(g, placeOf(g, area), 0);
      g.round++;
      combatRound(g, placeOf(g, area), 0);
    });
  }

  /** The rule by which an answer is refused; `'lawful'` when none is. */
  refusal(part: (g: Game) => void): string {
    try {
      part(this.game);
    } catch (error) {
      if (!(error instanceof IllegalDecision)) throw error;
      this.stopped = true;
      return error.rule;
    }
    return 'lawful';
  }

  /** Fails when dice or queued answers are left over; called at the end of the test, unless an answer was refused. */
  finish(): void {
    this.stopped = true;
    this.script?.finish();
    const left = this.players.flatMap((player) => player.left);
    if (left.length > 0) throw new Error(`answers were never asked for: ${left.join(', ')}`);
  }

  // --- looking ---

  piece(name: string): number {
    const found = this.game.tables.pieceIndex.get(name);
    if (found === undefined) throw new Error(`there is no piece "${name}"`);
    return found;
  }

  area(name: string): number {
    return placeOf(this.game, name);
  }

  harbor(name: string): number {
    return placeOf(this.game, name) - AREA_COUNT;
  }

  /** Names of the areas that a port or base touches. */
  touches(harbor: string): string[] {
    return this.areas(BOARD.touches[this.harbor(harbor)]!);
  }

  /** Area, port or base, or `sunk`, `returning`, `removed`, `not arrived`, `uncertain`, `San Diego`, `West Coast`. */
  where(name: string): string {
    return this.placeName(this.game.location[this.piece(name)]!);
  }

  damage(name: string): number {
    return this.game.damage[this.piece(name)]!;
  }

  /** Turn in which a piece arrives or comes back. */
  due(name: string): number {
    return this.game.due[this.piece(name)]!;
  }

  patrols(name: string): boolean {
    return this.has(name, PATROLLING);
  }

  /** True when a piece has a flag of `state.ts`. */
  has(name: string, flag: number): boolean {
    return (this.game.flags[this.piece(name)]! & flag) !== 0;
  }

  /** Whose flag an area carries: `japan`, `allied`, `none`. */
  flag(area: string): string {
    return SIDE_NAMES[this.game.areaControl[placeOf(this.game, area)]!]!;
  }

  /** Who holds a port or base. */
  holder(harbor: string): string {
    return SIDE_NAMES[this.game.harborControl[placeOf(this.game, harbor) - AREA_COUNT]!]!;
  }

  /** What was heard of one kind, e.g. `heard('lost')` → `[['Nevada', 'Coral Sea']]`. */
  heard(event: string): (string | number)[][] {
    return this.events.filter(([name]) => name === event).map(([, ...rest]) => rest);
  }

  /** Names of the areas of a mask. */
  areas(mask: number): string[] {
    return BOARD.areaNames.filter((_, k) => ((mask >> k) & 1) === 1);
  }

  /** Names of the ports and bases of a mask. */
  harbors(mask: number): string[] {
    return BOARD.harborNames.filter((_, k) => ((mask >> k) & 1) === 1);
  }

  /** Names of the pieces now to be based or placed. */
  pending(): string[] {
    return Array.from(this.game.pending.subarray(0, this.game.pendingCount), (p) => BOARD.pieceNames[p]!);
  }

  // --- setting up ---

  private place(setup: Setup): void {
    const g = this.game;
    g.turn = setup.turn ?? 2;
    if (setup.start !== true) {
      g.areaControl.fill(2);
      g.flags.fill(0);
      for (let p = 0; p < BOARD.pieceCount; p++) {
        g.move(p, BOARD.kind[p] === SUBMARINE ? NOT_ARRIVED : SUNK);
        g.due[p] = 0;
      }
    }
    g.poc = setup.poc ?? 0;
    for (const [area, side] of Object.entries(setup.flags ?? {}))
      g.areaControl[placeOf(g, area)] = SIDE_NAMES.indexOf(side);
    for (const [harbor, side] of Object.entries(setup.harbors ?? {}))
      g.harborControl[placeOf(g, harbor) - AREA_COUNT] = SIDE_NAMES.indexOf(side);
    for (const [place, pieces] of Object.entries(setup.at ?? {})) {
      // "Australia" is a port here, never the ship.
      for (const piece of pieces) this.put(piece, placeOf(g, place));
    }
    this.putOff(setup.arriving, NOT_ARRIVED);
    this.putOff(setup.returning, RETURNING);
    for (const [place, names] of Object.entries(setup.off ?? {})) {
      for (const name of names) g.move(this.piece(name), OFF[place]!);
    }
    g.recompute();
  }

  private put(piece: Piece, place: number): void {
    const g = this.game;
    const { name, damage = 0, raiding = false, marks = 0 } = typeof piece === 'string' ? { name: piece } : piece;
    const p = this.piece(name);
    g.move(p, place);
    g.damage[p] = damage;
    g.due[p] = BOARD.arrivalTurn[p]!;
    const patrols = place < AREA_COUNT && !raiding && (BOARD.isShip[p] === 1 || BOARD.kind[p] === AIR);
    g.flags[p] = (patrols ? PATROLLING : 0) | marks;
  }

  private putOff(byTurn: Setup['arriving'], place: number): void {
    for (const [turn, names] of Object.entries(byTurn ?? {})) {
      for (const name of names) {
        this.game.move(this.piece(name), place);
        this.game.due[this.piece(name)] = Number(turn);
      }
    }
  }

  // --- listening ---

  private observer(): Observer {
    return {
      decided: (_decision, side) => this.log.push(`? ${SIDE_NAMES[side]} ${this.asked.at(-1)!.split(' ')[1]}`),
      happened: (event, a, b, c) => {
        const [name, ...kinds] = EVENTS[event]!;
        const words = kinds.map((kind, k) => this.word(kind, [a, b, c][k]!));
        this.events.push([name!, ...words]);
        this.log.push(`${name} ${words.join(', ')}`.trim());
      },
    };
  }

  private word(kind: string, value: number): string | number {
    if (kind === 'piece') return BOARD.pieceNames[value]!;
    if (kind === 'area') return BOARD.areaNames[value]!;
    if (kind === 'harbor') return BOARD.harborNames[value] ?? `harbor ${value}`;
    if (kind === 'place') return this.placeName(value);
    if (kind === 'side') return SIDE_NAMES[value]!;
    return value;
  }

  private placeName(place: number): string {
    if (place < AREA_COUNT) return BOARD.areaNames[place]!;
    if (place < OFF_MAP) return BOARD.harborNames[place - AREA_COUNT]!;
    return Object.keys(OFF).find((name) => OFF[name] === place) ?? `place ${place}`;
  }
}

/** Both sides by number, for chapters that take one: `patrols(g, SIDE.allied)`. */
export const SIDE = { japan: JAPAN, allied: 1 - JAPAN } as const;
