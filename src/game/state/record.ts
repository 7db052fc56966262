// A game written down: decisions and dice in order. In memory by number; `records/record-*` know the names.
import { JAPAN } from '../../board/index.js';
import type { Rulings } from '../../rules/index.js';
import { DAY_NIGHT, type Decision, FOLLOW, PURSUIT, RETREAT, TARGETS } from '../questions/decisions.js';
import { AREA_BEGINS, ROUND_BEGINS, TURN_BEGINS } from './events.js';
import type { Begin, Until } from './play-from.js';
import { roundInWords } from './round-in-words.js';
import type { DiceListener, Roll } from './shown-dice.js';
import type { Game, Observer } from './state.js';
import { whoIsAsked } from './when-and-where.js';

/** Version of the text format; a reader refuses what is newer. */
export const RECORD_FORMAT = 1;

/** One decision, as it stands in `game.answers`. */
export interface Step {
  readonly decision: Decision;
  readonly side: number;
  /**
   * As the table in `decisions.ts` says, with one difference: `pursuit` and `follow` name a group by one of its members,
   * as `-1 - piece`; who is in which group is only known when the decision is made.
   */
  readonly answer: readonly number[];
  /** Whom a decision is about that is asked of one unit or `group X` after the other (`isAskedOneByOne`); a step that does not say it answers whoever is asked. */
  readonly who?: string;
}

/**
 * Decisions that belong together, and the dice that fell from the first of them up to the next block's. Dice whose `of`
 * is empty are taken in the order in which they fall; all others by whose they are, in any order. `null`: left to the seed.
 */
export interface Block {
  readonly steps: readonly Step[];
  readonly rolls: readonly Roll[] | null;
  /** For people: the turn, the area or the round that begins here. */
  readonly heading?: string;
}

/** A record: everything that is needed to play a game again. */
export interface GameRecord {
  readonly rules: readonly string[];
  /** Readings that differ from the defaults. */
  readonly rulings: Partial<Rulings>;
  /** Overridden board values; `null` for the standard board. */
  readonly data: unknown;
  readonly players: { readonly japan: string; readonly allied: string };
  /** Seed and number of the game its dice come from, when they are not written out. */
  readonly seed: string | null;
  readonly game: number;
  readonly begin: Begin;
  readonly until: Until;
  /** The state it starts from (`game.bytes`); `null` for the start of the game. */
  readonly position: Uint8Array | null;
  readonly blocks: readonly Block[];
  /** How it ended: hash of the state, and the POC track. */
  readonly end: { readonly hash: string; readonly poc: number } | null;
}

/** Decisions whose Allied half stands in one block with the Japanese one. */
const IN_PAIRS: readonly Decision[] = [DAY_NIGHT, TARGETS, RETREAT];

/**
 * Writes a game down while it is played: an observer of the game, and the listener of its dice.
 *
 * @example
 * const recorder = new Recorder();
 * game.observer = recorder;
 * game.dice = new ShownDice(dice, tables, recorder);
 * playGame(game);
 * recorder.blocks; // the whole game
 */
export class Recorder implements Observer, DiceListener {
  private list: { steps: Step[]; rolls: Roll[]; heading?: string }[] = [];
  /** Heading of the block to come. */
  private heading: string | undefined;

  /** What was heard so far. */
  get blocks(): readonly Block[] {
    return this.list;
  }

  /** Forgets what was heard: the record starts here. */
  restart(): void {
    this.list = [];
  }

  decided(decision: Decision, side: number, game: Game): void {
    const who = whoIsAsked(decision, game);
    const step = { decision, side, answer: stepAnswer(decision, game), ...(who !== '' && { who }) };
    const last = this.list.at(-1);
    const before = last?.steps.at(-1);
    const pairs = before?.decision === decision && before.side === JAPAN && side !== JAPAN;
    if (last && pairs && IN_PAIRS.includes(decision)) last.steps.push(step);
    else this.open([step]);
  }

  happened(event: number, a: number, _b: number, _c: number, game: Game): void {
    if (event === TURN_BEGINS) this.heading = `Turn ${a}`;
    else if (event === AREA_BEGINS) this.heading = game.tables.areaNames[a]!;
    else if (event === ROUND_BEGINS) this.heading = `${game.tables.areaNames[a]}, ${roundInWords(game)}`;
  }

  rolled(roll: Roll): void {
    // Dice before any decision: a block without one.
    if (this.list.length === 0) this.open([]);
    this.list.at(-1)!.rolls.push(roll);
  }

  private open(steps: Step[]): void {
    this.list.push({ steps, rolls: [], ...(this.heading !== undefined && { heading: this.heading }) });
    this.heading = undefined;
  }
}

/** The answer as a step holds it: groups by their members. */
function stepAnswer(decision: Decision, game: Game): number[] {
  const answer = Array.from(game.answers.subarray(0, game.answerLength));
  if (decision !== PURSUIT && decision !== FOLLOW) return answer;
  const pursued = 1 - game.asked;
  return answer.map((value, k) => (k % 2 === 0 ? value : -1 - firstOfGroup(game, pursued, value)));
}

function firstOfGroup(game: Game, side: number, group: number): number {
  for (let p = 0; p < game.tables.pieceCount; p++) {
    if (game.tables.side[p] === side && game.location[p] === game.area && game.fightOf[p] === group) return p;
  }
  throw new Error(`group ${group} has no members`);
}
