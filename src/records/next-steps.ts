// What the rules ask next, as steps to be filled in: a game is written down as it is played.

import { defaultDoctrine } from '../ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../ai/heuristic/heuristic-player.js';
import { type BoardTables, SIDES } from '../board/index.js';
import { type AttackResult, type Dice, packAttack } from '../dice/index.js';
import { ruleOfDecision } from '../game/questions/decision-rules.js';
import { DAY_NIGHT, type Decision, IllegalDecision, PLACE_AIR } from '../game/questions/decisions.js';
import type { Listener } from '../game/state/audience.js';
import { playFrom } from '../game/state/play-from.js';
import { type Block, type GameRecord, Recorder, type Step } from '../game/state/record.js';
import { rollerAt } from '../game/state/shown-dice.js';
import { Game, type Player } from '../game/state/state.js';
import { whenAndWhere } from '../game/state/when-and-where.js';
import type { RuleSet } from '../rules/index.js';
import { capital } from '../text/capital.js';
import { wrap } from '../text/wrap.js';
import { choicesOf } from './choices.js';
import { fightText } from './choices-in-combat.js';
import { RecordDice, RecordPlayer, RecordScript, StepsEnd, stepName } from './record-script.js';
import { blockLines } from './record-write.js';
import { brokenRule, hasDice, seedDice, setUp } from './replay.js';

/** Decisions that are offered at once, when no dice stop them before. */
const MAX_STEPS = 16;
/** Dice that are asked for at once. */
const MAX_ROLLS = 80;

/** Columns of a line: those of a terminal. */
const WIDTH = 80;

/** Hears the steps that are written already. */
export interface StepsTold extends Listener {
  /** The last step that is written, and the dice after it, are told from here on. */
  last(): void;
}

/** Dice that somebody must throw. */
interface Wanted {
  readonly of: string;
  readonly shots: number;
}

/** Thrown where the stub ends. */
class StubEnds extends Error {}

/**
 * The steps that come next in a record, as lines of YAML for its end: each with what is lawful as a comment, and filled in with what the default
 * heuristic player would answer. They go as far as dice fall, which then stand there as zeros.
 *
 * @param told hears the steps that are written already, not those that are offered; default: nobody does
 * @returns no lines when the game is over.
 * @throws RecordProblem where the record does not fit the rules.
 * @example
 * nextSteps(record, tables, rules).join('\n'); // '  # Turn 2: japan patrols (5.21)\n  #   Truk (Akagi): …\n  - japan patrols: none'
 */
export function nextSteps(record: GameRecord, tables: BoardTables, rules: RuleSet, told?: StepsTold): string[] {
  const next = new NextSteps(record, tables, rules, told ?? null);
  return next.lines();
}

class NextSteps {
  private readonly recorder = new Recorder();
  /** What is lawful, for each step that is offered. */
  private readonly comments: string[][] = [];
  private readonly wanted: Wanted[] = [];
  private offered = 0;
  private open = false;
  private isLast = false;

  constructor(
    private readonly record: GameRecord,
    private readonly t: BoardTables,
    private readonly rules: RuleSet,
    private readonly told: StepsTold | null,
  ) {}

  lines(): string[] {
    const { record, t, rules } = this;
    const written = hasDice(record) || record.seed === null;
    const inner = written ? new RecordDice(t, this.told) : seedDice(record, t, this.told);
    const script = new RecordScript(record.blocks, true, inner instanceof RecordDice ? inner : null);
    const last = record.blocks.length - 1;
    const isLast = () => script.block === last;
    const isWanted = () => written && (this.open || (isLast() && !record.blocks[last]?.rolls?.length));
    const dice = new WantedDice(t, inner, isWanted, this.wanted, () => {
      // Nothing is told of dice that have not been thrown.
      if (!this.open) game.observer = null;
    });
    const game = new Game(t, rules, dice);
    for (const side of [0, 1] as const) {
      const player = new RecordPlayer(SIDES[side]!, script);
      const heuristic = new HeuristicPlayer(underRules(defaultDoctrine(SIDES[side]!), rules));
      game.players[side] = {
        name: player.name,
        decide: (decision, g) => this.decide(player, heuristic, decision, g, isLast),
      };
    }
    game.observer = this.told;
    setUp(game, record);
    try {
      playFrom(game, record.begin, { to: 'game' });
      script.finish();
    } catch (error) {
      if (error instanceof IllegalDecision) throw brokenRule(error, script, game);
      if (!(error instanceof StubEnds)) throw error;
    }
    return this.written();
  }

  private decide(player: Player, heuristic: Player, decision: Decision, g: Game, isLast: () => boolean): void {
    if (!this.open) {
      try {
        player.decide(decision, g);
        if (!this.isLast && isLast()) {
          this.isLast = true;
          this.told?.last();
        }
        return;
      } catch (error) {
        if (!(error instanceof StepsEnd)) throw error;
        // What comes now is offered.
        this.open = true;
        g.observer = this.recorder;
      }
    }
    if (this.wanted.length > 0 || this.offered >= MAX_STEPS) throw new StubEnds();
    // Air units of a side stand in one step, however many questions they are.
    if (decision !== PLACE_AIR) this.offered++;
    g.answerLength = 0;
    const where = whenAndWhere(decision, g);
    const title = `${capital(where)}: ${stepName(g.asked, decision)} (${ruleOfDecision(decision, g)})`;
    // A pursuit is several fights in one area (8.41).
    const fight = decision === DAY_NIGHT && g.fight > 0 ? [fightText(g)] : [];
    this.comments.push([title, ...[...fight, ...choicesOf(decision, g)].map((line) => `  ${line}`)]);
    heuristic.decide(decision, g);
  }

  private written(): string[] {
    const { t, wanted } = this;
    const dice =
      wanted.length === 0 ? [] : diceLines(wanted.map(({ of, shots }) => `${of}: ${'0 '.repeat(shots).trim()}`));
    const { steps, comments } = mergedAir(this.recorder.blocks, this.comments);
    const lines = steps.flatMap((step, k) => [
      ...comments[k]!.flatMap((line) => commentLines(line)),
      ...blockLines({ steps: [step], rolls: null }, t, WIDTH),
    ]);
    if (dice.length === 0) return lines;
    const said = [
      '  # dice as they fell, for each 0; after an attack a stroke and a damage die',
      '  # for each hit, such as 2 6 / 4',
    ];
    const [first, ...more] = dice as [string, ...string[]];
    return lines.length === 0 ? [...said, `  - ${first.trim()}`, ...more] : [...lines, ...dice, ...said];
  }
}

/** The dice of a step; a name is not parted from its dice. */
function diceLines(named: readonly string[]): string[] {
  const text = named.map((one) => one.replaceAll(' ', '\u00a0')).join(', ');
  return wrap(`dice: {${text}}`, WIDTH - 6).map((line, k) => `${k === 0 ? '    ' : '      '}${line}`);
}

/** A line as one comment or several: names that go on stand further in. */
const commentLines = (line: string): string[] => {
  const indent = /^ */.exec(line)![0];
  return wrap(line.trimStart(), WIDTH - 6 - indent.length).map(
    (text, k) => `  # ${indent}${k === 0 ? '' : '  '}${text}`,
  );
};

/** All air units that a side places one by one as one step, with the first comment. */
function mergedAir(blocks: readonly Block[], comments: readonly (readonly string[])[]) {
  const steps: Step[] = [];
  const kept: (readonly string[])[] = [];
  const air = new Map<number, number>();
  blocks
    .flatMap((block) => block.steps)
    .forEach((step, k) => {
      const at = step.decision === PLACE_AIR ? air.get(step.side) : undefined;
      if (at === undefined) {
        if (step.decision === PLACE_AIR) air.set(step.side, steps.length);
        steps.push(step);
        kept.push(comments[k]!);
      } else steps[at] = { ...step, answer: [...steps[at]!.answer, ...step.answer] };
    });
  return { steps, comments: kept };
}

/** The dice of the record as long as it has any; then whoever rolls is noted, and nothing is hit. */
class WantedDice implements Dice {
  constructor(
    private readonly t: BoardTables,
    private readonly inner: Dice,
    private readonly isWanted: () => boolean,
    private readonly wanted: Wanted[],
    private readonly noted: () => void,
  ) {}

  die(slot: number): number {
    if (!this.isWanted()) return this.inner.die(slot);
    this.note(slot, 1);
    // Neither always the same nor always a tie.
    return 1 + (this.wanted.length % 6);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    if (!this.isWanted()) return this.inner.attack(slot, shots, bonus, wantsDamage);
    this.note(slot, shots);
    return packAttack(0, false, 0);
  }

  private note(slot: number, shots: number): void {
    if (this.wanted.length >= MAX_ROLLS) throw new StubEnds();
    this.wanted.push({ of: rollerAt(slot, this.t), shots });
    this.noted();
  }
}
