// A game as a list of moments: what is told at each, how the board stood, and which decision comes next.
import { AREA_NAMES, type AreaName } from '../../board/index.js';
import * as D from '../../game/questions/decisions.js';
import type { Listener } from '../../game/state/audience.js';
import * as E from '../../game/state/events.js';
import type { Roll } from '../../game/state/shown-dice.js';
import type { Game } from '../../game/state/state.js';
import { isAskedInArea } from '../../game/state/when-and-where.js';
import { momentText } from '../../records/moment.js';
import type { Position } from '../../records/position.js';
import { positionOf } from '../../records/position-of.js';
import { Narrator } from '../narrative/narrative.js';
import type { Paragraph } from '../narrative/narrative-page.js';

/** The parts of a turn that are told one after the other (5). */
export const STORY_PHASES = ['start', 'movement', 'combat', 'end'] as const;
export type StoryPhase = (typeof STORY_PHASES)[number];

/** Something told. */
export interface StoryStep {
  readonly text: string;
  /** How deep it stands: 0 headings, 2 what belongs to a turn, 4 and more what belongs to a fight. */
  readonly indent: number;
  readonly heading: boolean;
  readonly turn: number;
  readonly phase: StoryPhase;
  /** The sea area whose fights are told. */
  readonly area: AreaName | null;
  /** The board when it was told. Steps between which nothing changed share one. */
  readonly position: Position;
  /** The decision that is asked for next, as `readMoment` reads it; `null` when there is none any more. */
  readonly moment: string | null;
}

const MOVEMENT: ReadonlySet<D.Decision> = new Set([
  D.PATROLS,
  D.PLACE_AIR,
  D.MOVE_AMPHIBIOUS,
  D.RAIDERS,
  D.PLACE_SUBMARINE,
]);

/**
 * Hears a game and its dice, and keeps it as steps. Every decision and every die is in them, in the words of the narrative.
 *
 * @example
 * const story = new GameStory();
 * match.hear(story, (dice) => new ShownDice(dice, tables, story));
 * match.play(7);
 * story.finish()[0]?.text; // 'Turn 1, December 1941'
 */
export class GameStory implements Listener {
  private readonly narrator = new Narrator({ width: Number.POSITIVE_INFINITY, write() {}, told: (p) => this.tell(p) });
  private readonly steps: { -readonly [K in keyof StoryStep]: StoryStep[K] }[] = [];
  private readonly counts = new Map<string, number>();
  private turn = 0;
  private phase: StoryPhase = 'start';
  private area: AreaName | null = null;
  private game: Game | undefined;
  private bytes: Uint8Array | undefined;
  private position: Position | undefined;
  /** Steps before which the next decision is known. */
  private settled = 0;

  decided(decision: D.Decision, side: number, g: Game): void {
    this.game = g;
    if (this.turn === 0) this.turn = g.turn;
    this.narrator.decided(decision, side, g);
    this.settle(this.momentOf(decision, side, g), g);
    if (MOVEMENT.has(decision)) [this.phase, this.area] = ['movement', null];
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    this.game = g;
    this.narrator.happened(event, a, b, c, g);
    if (event === E.AREA_BEGINS || event === E.ROUND_BEGINS) [this.phase, this.area] = ['combat', AREA_NAMES[a]!];
    if (event === E.CONTROL) [this.phase, this.area] = ['end', null];
  }

  rolled(roll: Roll, bonus: number): void {
    this.narrator.rolled(roll, bonus);
  }

  /** All of it. To be called when the game is over. */
  finish(): readonly StoryStep[] {
    this.narrator.finish();
    if (this.game) this.settle(null, this.game);
    return this.steps;
  }

  /** What was told since the decision before comes before this one; the last of it with the board that the decision finds. */
  private settle(moment: string | null, g: Game): void {
    if (this.settled === this.steps.length) return;
    for (; this.settled < this.steps.length; this.settled++) this.steps[this.settled]!.moment = moment;
    this.steps.at(-1)!.position = this.board(g);
  }

  private tell({ text, indent, heading }: Paragraph): void {
    const g = this.game!;
    // A heading comes with its turn; what is told before it belongs to the turn before.
    if (heading) [this.turn, this.phase, this.area] = [g.turn, 'start', null];
    const { turn, phase, area } = this;
    this.steps.push({ text, indent, heading, turn, phase, area, position: this.board(g), moment: null });
  }

  /** The board as it stands: the one before where nothing has changed. */
  private board(g: Game): Position {
    if (this.position && this.bytes?.every((byte, k) => byte === g.bytes[k])) return this.position;
    this.bytes = g.bytes.slice();
    this.position = positionOf(g, { at: 'combat' });
    return this.position;
  }

  private momentOf(decision: D.Decision, side: number, g: Game): string {
    const moment = { turn: g.turn, side, decision, ...(isAskedInArea(decision) ? { area: g.area } : {}) };
    const kind = momentText({ ...moment, count: 1 });
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    return momentText({ ...moment, count });
  }
}
