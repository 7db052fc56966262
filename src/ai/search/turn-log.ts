// What has happened since the turn began: answers given and dice fallen. A rollout repeats it, and goes on with other dice.
import type { AttackResult, Dice } from '../../dice/index.js';
import {
  ASSIGN_TARGETS,
  type Decision,
  isSecretTarget,
  type Observer,
  ROUND_BEGINS,
  TURN_BEGINS,
} from '../../game/index.js';
import type { Begin } from '../../game/state/play-from.js';
import type { Game } from '../../game/state/state.js';

/** An answer that was given this turn. */
export interface GivenAnswer {
  readonly decision: Decision;
  readonly side: number;
  readonly answer: Int16Array;
}

/**
 * The memory of one turn: the position in which it began, and everything both players said and rolled since. It hears the
 * game as an observer does, and its dice through {@link LoggedDice}; of dice that have not fallen it knows nothing.
 *
 * @example
 * const log = new TurnLog();
 * game.observer = log;
 * game.dice = new LoggedDice(game.dice, log);
 */
export class TurnLog implements Observer {
  /** Where in the turn it begins: with the turn itself, but for records that begin later. */
  begin: Begin = { at: 'turn' };
  /** The state there; `null` before the first turn. */
  position: Uint8Array | null = null;
  readonly given: GivenAnswer[] = [];
  /** Results of dice in the order in which they fell: a die, or a packed attack; and the slots they fell at. */
  readonly results: number[] = [];
  readonly slots: number[] = [];
  /** Number of the answer in which Japan has recorded targets in secret, as long as they are one (20.51); -1 for none. */
  sealed = -1;

  /** Starts anew from the position in `g`: for play that begins in the middle of a turn. */
  open(begin: Begin, g: Game): void {
    this.begin = begin;
    this.position = g.bytes.slice();
    this.given.length = 0;
    this.results.length = 0;
    this.slots.length = 0;
    this.sealed = -1;
  }

  decided(decision: Decision, side: number, g: Game): void {
    if (decision === ASSIGN_TARGETS && hasSecretTarget(g)) this.sealed = this.given.length;
    this.given.push({ decision, side, answer: g.answers.slice(0, g.answerLength) });
  }

  happened(event: number, _a: number, _b: number, _c: number, g: Game): void {
    if (event === TURN_BEGINS) this.open({ at: 'turn' }, g);
    else if (event === ROUND_BEGINS) this.sealed = -1; // the targets are attacked
  }

  /** Notes a die, or an attack. */
  fell(slot: number, result: number): void {
    this.slots.push(slot);
    this.results.push(result);
  }
}

/** True when the answer to `assign-targets` names a target in secret. */
function hasSecretTarget(g: Game): boolean {
  for (let k = 1; k < g.answerLength; k += 2) if (isSecretTarget(g, g.answers[k]!)) return true;
  return false;
}

/** A log and another observer of the same game. The log hears first: whoever is asked next may need it. */
export class LogAnd implements Observer {
  constructor(
    private readonly log: TurnLog,
    private readonly other: Observer,
  ) {}

  decided(decision: Decision, side: number, g: Game): void {
    this.log.decided(decision, side, g);
    this.other.decided(decision, side, g);
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    this.log.happened(event, a, b, c, g);
    this.other.happened(event, a, b, c, g);
  }
}

/** Dice that a log hears. The results are those of the dice inside. */
export class LoggedDice implements Dice {
  constructor(
    private readonly inner: Dice,
    private readonly log: TurnLog,
  ) {}

  die(slot: number): number {
    const die = this.inner.die(slot);
    this.log.fell(slot, die);
    return die;
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    const result = this.inner.attack(slot, shots, bonus, wantsDamage);
    this.log.fell(slot, result);
    return result;
  }
}
