// A record read back into a game: its decisions answer, its dice fall, and where it does not fit the game it says so.
import type { BoardTables } from '../board/index.js';
import { type AttackResult, type Dice, packAttack } from '../dice/index.js';
import { ruleOfDecision } from '../game/questions/decision-rules.js';
import { DECISIONS, type Decision, FOLLOW, IllegalDecision, PLACE_AIR, PURSUIT } from '../game/questions/decisions.js';
import type { Block, Step } from '../game/state/record.js';
import { type DiceListener, type Roll, rollerAt } from '../game/state/shown-dice.js';
import type { Game, Player } from '../game/state/state.js';
import { whenAndWhere, whoIsAsked } from '../game/state/when-and-where.js';

/** Where in a record a problem lies: a step, the dice of a block, or the `end`. */
export interface RecordPlace {
  readonly part: 'step' | 'dice' | 'end';
  /** Index into `record.blocks`; past the last when something is missing at its end. */
  readonly block: number;
  /** Index of the step within its block. */
  readonly step: number;
  /** Whose dice, or a piece of the answer that the sentence is about. */
  readonly name?: string;
}

/** A record that does not fit the game: the sentence ends with the rule in brackets where one is broken. */
export class RecordProblem extends Error {
  override readonly name = 'RecordProblem';

  constructor(
    readonly place: RecordPlace,
    message: string,
    /** The rule that is broken; empty when the record itself is at fault. */
    readonly rule = '',
  ) {
    super(message);
  }
}

/** Thrown when the steps are used up and the record says that play stops there. */
export class StepsEnd extends Error {
  override readonly name = 'StepsEnd';
}

const SIDES = ['japan', 'allied'] as const;

/** `japan day-night`: a decision as records name it. */
export function stepName(side: number, decision: Decision): string {
  return `${SIDES[side]} ${DECISIONS[decision]}`;
}

/** What is left of a step that names several air units. */
interface RestOfAir {
  readonly turn: number;
  readonly rest: readonly number[];
  readonly block: number;
  readonly step: number;
}

/** The position in a record, shared by both players and the dice. */
export class RecordScript {
  block = 0;
  /** Step within the block that was answered last. */
  step = -1;
  /** The step that a problem is about: an air unit may stand in an earlier one than that. */
  private told = { block: 0, step: 0 };

  constructor(
    private readonly blocks: readonly Block[],
    private readonly stopsAtEnd: boolean,
    private readonly dice: RecordDice | null,
  ) {
    this.open();
  }

  /** Air units that a step names beyond the one that was placed, by side, for the turn of that step: they are asked for one by one (12.11). */
  private readonly air: (RestOfAir | undefined)[] = [];

  /** The step that answers a decision, when it is the next one. */
  take(decision: Decision, game: Game): Step {
    if (decision === PLACE_AIR) {
      const more = this.moreAir(game.asked, game.turn);
      if (more) return more;
    }
    const found = this.advance();
    this.told = { block: this.block, step: this.step };
    const asked = `${stepName(game.asked, decision)} (${whenAndWhere(decision, game)})`;
    if (found === undefined) {
      if (this.stopsAtEnd) throw new StepsEnd();
      throw this.missing(
        `the steps end here, but the game asks for ${asked}; a record that goes on later says "until: steps"`,
        decision,
        game,
      );
    }
    if (found.decision !== decision || found.side !== game.asked) {
      const given = stepName(found.side, found.decision);
      throw this.missing(`the game asks for ${asked} here, not for ${given}`, decision, game);
    }
    if (decision !== PLACE_AIR || found.answer.length <= 2) return found;
    this.air[game.asked] = { turn: game.turn, rest: found.answer.slice(2), ...this.told };
    return { ...found, answer: found.answer.slice(0, 2) };
  }

  /** The next air unit of a step that names several; nothing is placed any more when it has come to its end. */
  private moreAir(side: number, turn: number): Step | undefined {
    const several = this.air[side];
    if (several?.turn !== turn) return undefined;
    const { rest, block, step } = several;
    this.told = { block, step };
    this.air[side] = { turn, rest: rest.slice(2), block, step };
    return { decision: PLACE_AIR, side, answer: rest.slice(0, 2) };
  }

  /** To be called where the steps end and nobody adds to them: the air units of a step must be placed, or nobody would have looked at the rest (5.22). */
  finishAir(game: Game): void {
    const several = this.air[1 - game.asked];
    if (several?.turn !== game.turn || several.rest.length === 0) return;
    this.told = several;
    const left = several.rest.length / 2;
    throw this.problem(
      `${left} ${left === 1 ? 'air unit' : 'air units'} of this step cannot be placed yet, for the sides take turns: write a step of ${stepName(game.asked, PLACE_AIR)} after it, "none" where it places none (5.22)`,
      '5.22',
    );
  }

  /** To be called when the game is over: nothing may be left. */
  finish(): void {
    const found = this.advance();
    this.told = { block: this.block, step: this.step };
    if (found !== undefined)
      throw this.problem(`the game is over here, and ${stepName(found.side, found.decision)} is left`);
  }

  problem(message: string, rule = '', name?: string): RecordProblem {
    const { block, step } = this.told;
    const place: RecordPlace = { part: 'step', block, step: Math.max(0, step) };
    return new RecordProblem(name === undefined ? place : { ...place, name }, message, rule);
  }

  private missing(message: string, decision: Decision, game: Game): RecordProblem {
    const rule = ruleOfDecision(decision, game);
    return this.problem(`${message} (${rule})`, rule);
  }

  private advance(): Step | undefined {
    if (this.block >= this.blocks.length) return undefined;
    this.step++;
    while (this.step >= this.blocks[this.block]!.steps.length) {
      this.dice?.finishBlock();
      this.block++;
      this.step = 0;
      if (this.block >= this.blocks.length) return undefined;
      this.open();
    }
    return this.blocks[this.block]!.steps[this.step];
  }

  private open(): void {
    this.dice?.load(this.block, this.blocks[this.block]?.rolls ?? []);
  }
}

/** A player who answers what the record says. */
export class RecordPlayer implements Player {
  constructor(
    readonly name: string,
    private readonly script: RecordScript,
  ) {}

  decide(decision: Decision, game: Game): void {
    const { answer, who } = this.script.take(decision, game);
    if (who !== undefined) this.checkWho(who, decision, game);
    const pursues = decision === PURSUIT || decision === FOLLOW;
    for (let k = 0; k < answer.length; k++) {
      const value = answer[k]!;
      game.answer(pursues && value < 0 ? this.groupOf(-1 - value, decision, game) : value);
    }
  }

  /** A step that names whom it is about must name whoever is asked: units and groups are asked in an order of their own. */
  private checkWho(named: string, decision: Decision, game: Game): void {
    const asked = whoIsAsked(decision, game);
    if (named === asked) return;
    const rule = ruleOfDecision(decision, game);
    throw this.script.problem(
      `${stepName(game.asked, decision)}: ${asked === '' ? 'the whole side' : asked} is asked here, not ${named} (${rule})`,
      rule,
      named,
    );
  }

  /** The group a retreating ship is in at this moment. */
  private groupOf(piece: number, decision: Decision, game: Game): number {
    const group = game.location[piece] === game.area ? game.fightOf[piece]! : 0;
    if (group === 0 || game.tables.side[piece] === game.asked) {
      throw new IllegalDecision(
        decision,
        game.asked,
        '8.33',
        `${game.tables.pieceNames[piece]} is not retreating here`,
      );
    }
    return group;
  }
}

/** The dice of a record, block by block: each must fall, and no other. */
export class RecordDice implements Dice {
  private block = 0;
  private rolls: Roll[] = [];
  private loose: number[] = [];

  constructor(
    private readonly t: BoardTables,
    private readonly listener: DiceListener | null = null,
  ) {}

  /** Turns to the dice of a block. */
  load(block: number, rolls: readonly Roll[]): void {
    this.block = block;
    this.rolls = rolls.filter((roll) => roll.of !== '');
    this.loose = rolls.flatMap((roll) => (roll.of === '' ? [...roll.dice, ...roll.damage] : []));
  }

  /** Refuses dice of the block that did not fall. */
  finishBlock(): void {
    const [left] = this.rolls;
    if (left) throw this.problem(`${left.of} rolls no dice here; these are left over`, left.of);
    if (this.loose.length > 0) throw this.problem(`${this.loose.length} of these dice are left over`);
  }

  die(slot: number): number {
    const of = rollerAt(slot, this.t);
    const roll = this.take(of);
    const dice = roll ? roll.dice : this.draw(1, of);
    if (dice.length !== 1 || (roll && roll.damage.length > 0)) throw this.problem(`${of} rolls one die here`, of);
    this.listener?.rolled({ of, dice, damage: [] }, 0);
    return dice[0]!;
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    const of = rollerAt(slot, this.t);
    const roll = this.take(of);
    const dice = roll ? roll.dice.slice(0, shots) : this.draw(shots, of);
    let hits = 0;
    let disabled = false;
    for (const die of dice) {
      if (die + bonus >= 6) hits++;
      else if (die + bonus === 5) disabled = true;
    }
    const wanted = wantsDamage ? hits : 0;
    // Written without a stroke between them, the damage dice follow the shots.
    const damage = roll ? [...roll.dice.slice(shots), ...roll.damage] : this.draw(wanted, of);
    if (dice.length !== shots || damage.length !== wanted) {
      const thrown = roll!.dice.length + roll!.damage.length;
      throw this.problem(
        `${of} rolls ${diceCounted(shots, 'shot')}, and ${diceCounted(wanted, 'damage die', 'damage dice')} for its hits: ${diceCounted(shots + wanted, 'die', 'dice')}, not ${thrown}`,
        of,
      );
    }
    this.listener?.rolled({ of, dice, damage }, bonus);
    return packAttack(
      hits,
      disabled,
      damage.reduce((sum, die) => sum + die, 0),
    );
  }

  private take(of: string): Roll | undefined {
    const k = this.rolls.findIndex((roll) => roll.of === of);
    return k < 0 ? undefined : this.rolls.splice(k, 1)[0];
  }

  /** Dice that are not marked with who rolls them, in the order in which they fall. */
  private draw(count: number, of: string): number[] {
    if (this.loose.length < count) throw this.problem(`a die is missing: ${of} rolls here`, of);
    return this.loose.splice(0, count);
  }

  private problem(message: string, name?: string): RecordProblem {
    const place: RecordPlace = { part: 'dice', block: this.block, step: 0 };
    return new RecordProblem(name === undefined ? place : { ...place, name }, message);
  }
}

const diceCounted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
