// Playing on from the middle of a turn: the turn is repeated from its start up to the decision, then one answer is tried, and
// heuristic players go on with dice of their own. The engine keeps its place in the sequence of play on the call stack, so
// that a copy of the state alone could not be played on.
import { ALLIED, type BoardTables, JAPAN } from '../../board/index.js';
import { AddressedDice, type AttackResult, type Dice } from '../../dice/index.js';
import { isSecretTarget } from '../../game/chapters/pearl-harbor/assigned-targets.js';
import { HeardDice, LuckSum } from '../../game/luck/index.js';
import { ASSIGN_TARGETS, type Decision } from '../../game/questions/decisions.js';
import { playFrom } from '../../game/state/play-from.js';
import type { Player } from '../../game/state/state.js';
import { Game } from '../../game/state/state.js';
import type { RuleSet } from '../../rules/index.js';
import type { TurnLog } from './turn-log.js';

/** What a rollout tries: an answer of one side to the question it is asked next. */
interface Trial {
  readonly decision: Decision;
  readonly side: number;
  readonly answer: ArrayLike<number>;
}

/** Players of Japan and of the Allies. */
export type Pools = readonly [readonly Player[], readonly Player[]];

/** Thrown when a repetition leaves the path of the log: the log did not hear everything. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep';
}

/**
 * Plays rollouts on a game of its own.
 *
 * @example
 * const rollouts = new Rollouts(tables, rules, [[japan], [allied]]);
 * rollouts.prepare(log, 'seed of this decision');
 * rollouts.play(trial, 0, game.rules.turns).poc; // one way in which the game may go on
 */
export class Rollouts {
  readonly game: Game;
  /** Luck of Japan by the rolls of the last rollout, since its turn began; `null` where nobody listens. */
  readonly luck: LuckSum | null;
  private readonly repeated: RepeatedDice;
  private log!: TurnLog;
  /** Answers of the log that are repeated. */
  private known = 0;
  private next = 0;
  private trial: Trial | null = null;
  /** True when targets recorded in secret are repeated as they are. */
  private open = false;
  /** Who goes on in this rollout. */
  private readonly policy: [Player, Player];

  /**
   * @param pools players that answer for Japan and the Allies after the decision, and for nobody else: rollout n is played by
   * number n of each pool, beginning again at its end.
   * @param heard true when somebody wants to know the luck of the rolls. Default: nobody does.
   */
  constructor(
    tables: BoardTables,
    rules: RuleSet,
    private readonly pools: Pools,
    heard = false,
  ) {
    this.policy = [pools[JAPAN][0]!, pools[ALLIED][0]!];
    this.repeated = new RepeatedDice();
    this.luck = heard ? new LuckSum() : null;
    this.game = new Game(tables, rules, this.luck === null ? this.repeated : new HeardDice(this.repeated, this.luck));
    for (const side of [JAPAN, ALLIED] as const) {
      this.game.players[side] = {
        name: 'rollout',
        trusted: true,
        decide: (decision, g) => this.answer(side, decision, g),
      };
    }
  }

  /**
   * Turns to a decision: everything in the log has happened. Whoever is asked knows it all, for Japan states its
   * wishes first (7.3); but the Allies do not know the targets that Japan has recorded in secret (20.51).
   *
   * @param seed of the dice to come; it has nothing to do with those of the game.
   * @param open for measuring what an answer was worth in this very game: then the secret targets are known too. Default: they are not.
   * @throws OutOfStep when the log has heard nothing yet.
   */
  prepare(log: TurnLog, seed: string, open = false): void {
    if (log.position === null) throw new OutOfStep('the log has not heard the turn begin: see Match.hear');
    this.log = log;
    this.known = log.given.length;
    this.open = open;
    this.repeated.fresh = new AddressedDice(seed);
  }

  /**
   * One rollout: the same number throws the same dice for every trial (common random numbers).
   *
   * @param trial `null`: the players of the pools go on at once.
   * @param last turn with whose end the rollout stops, or `fights`: before the first fight of the present turn.
   * @returns the game as it stands then.
   * @throws IllegalDecision when the answer breaks a rule.
   */
  play(trial: Trial | null, number: number, last: number | 'fights'): Game {
    const { game, log } = this;
    // A trial that was refused may have left anything behind.
    game.stand(log.position!);
    this.next = 0;
    if (this.luck !== null) {
      this.luck.startGame();
      // Before the fights no roll counts.
      game.observer = last === 'fights' ? null : this.luck;
    }
    this.trial = trial;
    this.repeated.start(log, number);
    for (const side of [JAPAN, ALLIED] as const)
      this.policy[side] = this.pools[side][number % this.pools[side].length]!;
    playFrom(game, log.begin, last === 'fights' ? { to: 'fights' } : { to: 'turn', turn: last });
    return game;
  }

  private answer(side: number, decision: Decision, g: Game): void {
    if (this.next < this.known) {
      // What was given was lawful; targets that are guessed may not be.
      const secret = !this.open && this.next === this.log.sealed && this.trial?.side !== side;
      const given = this.log.given[this.next++]!;
      if (given.decision !== decision || given.side !== side) throw new OutOfStep('the answers of the log do not fit');
      g.trusting = !secret;
      if (secret) this.guessTargets(side, given.answer, g);
      else for (let k = 0; k < given.answer.length; k++) g.answer(given.answer[k]!);
      if (this.next === this.known) this.goOn();
      return;
    }
    if (this.next === 0) this.goOn();
    const { trial } = this;
    if (trial !== null && trial.side === side) {
      if (trial.decision !== decision) throw new OutOfStep('the log ends before another decision');
      this.trial = null;
      g.trusting = false;
      for (let k = 0; k < trial.answer.length; k++) g.answer(trial.answer[k]!);
      return;
    }
    const policy = this.policy[side]!;
    policy.decide(decision, g);
    // What is tried must be lawful; the players who go on are.
    g.trusting = policy.trusted === true;
  }

  /** Who tries does not know the targets that the enemy has recorded in secret (20.51): in place of them stands what a policy would record. */
  private guessTargets(side: number, given: Int16Array, g: Game): void {
    const policy = this.policy[side]!;
    policy.startGame?.(0);
    policy.decide(ASSIGN_TARGETS, g);
    const guessed = g.answers.slice(0, g.answerLength);
    g.answerLength = 0;
    const open = new Set<number>();
    const say = (carrier: number, target: number) => {
      g.answer(carrier);
      g.answer(target);
    };
    for (let k = 0; k < given.length; k += 2) {
      if (isSecretTarget(g, given[k + 1]!)) continue;
      open.add(given[k]!);
      say(given[k]!, given[k + 1]!);
    }
    for (let k = 0; k < guessed.length; k += 2) {
      if (isSecretTarget(g, guessed[k + 1]!) && !open.has(guessed[k]!)) say(guessed[k]!, guessed[k + 1]!);
    }
  }

  /** The last known answer is given: from here on everything is open. */
  private goOn(): void {
    this.next = this.known + 1;
    for (const player of this.policy) player.startGame?.(0);
  }
}

/** The dice of the log as long as there are any, then fresh ones. */
export class RepeatedDice implements Dice {
  fresh!: AddressedDice;
  private log!: TurnLog;
  private next = 0;

  start(log: TurnLog, number: number): void {
    this.log = log;
    this.next = 0;
    this.fresh.startGame(number);
  }

  die(slot: number): number {
    return this.next < this.log.results.length ? this.repeat(slot) : this.fresh.die(slot);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    if (this.next < this.log.results.length) return this.repeat(slot);
    return this.fresh.attack(slot, shots, bonus, wantsDamage);
  }

  private repeat(slot: number): number {
    if (this.log.slots[this.next] !== slot) throw new OutOfStep('the dice of the log do not fit');
    return this.log.results[this.next++]!;
  }
}
