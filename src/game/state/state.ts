// A game: its state, where in the sequence of play it stands, the two players, and what the chapters work with.

import { AREA_COUNT, type BoardTables } from '../../board/index.js';
import { ACTION_NONE, AddressedDice, type Dice } from '../../dice/index.js';
import type { RuleSet } from '../../rules/index.js';
import { damageControlTurns } from '../options/damage-control.js';
import type { Decision } from '../questions/decisions.js';
import { GameState } from './game-state.js';
import { MAX_PIECES } from './whereabouts.js';

export * from './piece-flags.js';
export { MAX_PIECES } from './whereabouts.js';

/** Rounds of combat in one area and turn before a fight that cannot end is broken off and counted. */
export const MAX_ROUNDS = 60;

/** Counts what {@link Game.changeFight} has marked, in all games. */
let changes = 0;

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
export class Game extends GameState {
  dice: Dice;
  readonly players: [Player | null, Player | null] = [null, null];
  observer: Observer | null = null;

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
  /** Pieces that were listed last (see `at`): to be gone through before anything else is asked or listed. */
  readonly found = new Uint8Array(MAX_PIECES);
  /** Scratch for the referee and the chapters: a mark per piece, always cleared after use. */
  readonly mark = new Uint8Array(MAX_PIECES);
  /** Highest group number in use in the area. */
  groups = 0;

  constructor(tables: BoardTables, rules: RuleSet, dice: Dice = new AddressedDice('0')) {
    super(tables, rules);
    this.dice = dice;
    this.armoredFrom = damageControlTurns(tables, rules);
    this.reset();
  }

  override reset(): void {
    this.clearScratch();
    super.reset();
  }

  /** Stands as a position says (see {@link bytes}), with nothing left of the game before. */
  override stand(position: Uint8Array): void {
    this.clearScratch();
    super.stand(position);
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

  /** Notes that the gathered members, or the damage of some of them, are not what they were. */
  changeFight(): void {
    changes = (changes + 1) | 0;
    this.fightState = changes;
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
