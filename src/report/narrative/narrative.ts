// A game told turn by turn: every decision, every die, every loss, in the words of the rulebook.
import { lastOf } from '../../board/bits.js';
import { AIR, ALLIED, JAPAN, NOBODY, SUBMARINE } from '../../board/index.js';
import { sideName, sideWithin } from '../../board/side-names.js';
import { ACTION_DAY } from '../../dice/index.js';
import * as D from '../../game/questions/decisions.js';
import * as E from '../../game/state/events.js';
import type { DiceListener, Roll } from '../../game/state/shown-dice.js';
import type { Game, Observer } from '../../game/state/state.js';
import { capital } from '../../text/capital.js';
import {
  chosenAreaText,
  decisionText,
  groupsText,
  raidedText,
  sightingText,
  uncertainText,
} from './narrative-decisions.js';
import {
  arrivalTitle,
  backTitle,
  homeEntry,
  moveEntry,
  repairEntry,
  sortieEntry,
  speedEntry,
} from './narrative-entries.js';
import { HitNarrator, lostAttackText } from './narrative-hits.js';
import { LandingNarrator } from './narrative-landings.js';
import { strayLossText, unlandedText } from './narrative-losses.js';
import { Page, type Paragraph, sentence } from './narrative-page.js';
import { AFTER_ROUND, IN_ROUND, RoundNarrator } from './narrative-rounds.js';
import { ScoreNarrator } from './narrative-score.js';
import { does, forces, piecesIn, portName, winnerText } from './narrative-words.js';

interface NarratorOptions {
  /** Columns; default 100. */
  readonly width?: number;
  /** Takes each finished line; default: they are kept in `lines`. */
  readonly write?: (line: string) => void;
  /** Hears each paragraph whole, beside its lines; default: nobody does. */
  readonly told?: (paragraph: Paragraph) => void;
}

const WIDTH = 100;
/**
 * Tells a game while it is played: an observer of the game, and the listener of its dice.
 *
 * @example
 * const narrator = new Narrator();
 * game.observer = narrator;
 * game.dice = new ShownDice(dice, tables, narrator);
 * playGame(game);
 * narrator.finish().join('\n');
 */
export class Narrator implements Observer, DiceListener {
  readonly lines: string[] = [];
  private readonly page: Page;
  private readonly rounds: RoundNarrator;
  private area = -1;
  private last: D.Decision | undefined;
  /** True from the score of the last turn on: where ships go then changes nothing. */
  private over = false;
  /** The side whose ships and units leave what has just been captured. */
  private driven = NOBODY;
  /** The side whose departure has been told before it retreats; NOBODY: none. */
  private departing: number = NOBODY;
  /** The side that retreats, held back until it is known whether it has formed groups; NOBODY: none. */
  private retreating: number = NOBODY;
  /** The die of a location-uncertain group, held back until it is known whether another area is chosen (adjustment 2a). */
  private uncertain = '';
  /** The ship whose base has been told with its die (nt1 18.3). */
  private rolledBase = -1;
  /** Ships called back from San Diego this turn (adjustment 4). */
  private calledBack: ReadonlySet<number> = new Set();
  /** True from the flags of a turn on. */
  private atEnd = false;
  private readonly hits = new HitNarrator();
  private readonly landings = new LandingNarrator();
  private readonly score = new ScoreNarrator();

  constructor(options: NarratorOptions = {}) {
    this.page = new Page(options.write ?? ((line) => this.lines.push(line)), options.width ?? WIDTH, options.told);
    this.rounds = new RoundNarrator(this.page);
  }

  /** Tells what is still held back. */
  finish(): readonly string[] {
    this.appears();
    this.retreats();
    this.rounds.before();
    this.page.flush();
    return this.lines;
  }

  rolled(roll: Roll, bonus: number): void {
    this.hits.rolled(roll, bonus);
  }

  decided(decision: D.Decision, side: number, g: Game): void {
    this.settleEffect(-1, -1, g);
    this.appears(decision === D.UNCERTAIN_AREA ? chosenAreaText(g) : '');
    this.rounds.sees(g);
    if (!IN_ROUND.has(decision)) this.rounds.ends(g);
    if (decision !== D.GROUPS) this.retreats();
    if (decision !== D.BASING) this.driven = NOBODY;
    this.last = decision;
    // After all combat a submarine may attack elsewhere (5.6).
    if (decision === D.SUBMARINE_ATTACK) this.areaBegins(g.area, g);
    // Under nt1 the raid on Pearl Harbor comes before the Allies' raiders sail.
    if (decision === D.RAIDERS) this.area = -1;
    if (decision === D.SAN_DIEGO_RETURN) this.calledBack = new Set(g.answers.subarray(0, g.answerLength));
    if (decision === D.DAY_NIGHT) this.rounds.wishes[side as 0 | 1] = g.answers[0]!;
    const leaves =
      decision === D.STAY ? g.answers[0] === 0 : decision === D.WITHDRAW && g.subject < 0 && g.answers[0] === 1;
    if (leaves) this.departing = side;
    const text = decisionText(decision, side, g);
    if (decision === D.GROUPS && this.retreating === side) this.retreats(` ${groupsText(g)}`);
    else if (decision === D.FIRING_CARRIERS) this.rounds.announced(sentence(text!));
    else if (text !== undefined) this.tell(sentence(text));
    // Only what lies in the harbor now can be attacked (9.3).
    if (decision === D.AIR_RAID) for (const there of raidedText(g, 1 - side)) this.tell(sentence(there));
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    if (this.settleEffect(event, a, g)) return;
    this.appears();
    this.retreats();
    if (event !== E.ROUND_BEGINS) this.rounds.sees(g);
    if (AFTER_ROUND.has(event)) this.rounds.ends(g);
    switch (event) {
      case E.TURN_BEGINS:
        this.area = -1;
        this.over = false;
        this.atEnd = false;
        this.calledBack = new Set();
        this.page.heading(`Turn ${a}, ${g.tables.board.dates[a - 1]}`);
        break;
      case E.AREA_BEGINS:
        this.areaBegins(a, g);
        break;
      case E.ROUND_BEGINS:
        // The surprise raid on Indonesia comes before its combat (18.4).
        this.areaBegins(a, g);
        this.rounds.begins(g);
        break;
      case E.DAY_OR_NIGHT:
        this.rounds.rolled(a, b, c, g);
        break;
      case E.ATTACKED:
        this.attacked(a, b, c, g);
        break;
      case E.EFFECT:
        this.hits.suffers(a, b, c === 1, g);
        break;
      case E.CONTROL:
        this.flag(a, b, g);
        break;
      case E.SCORED:
        for (const text of this.score.scored(a, b, c, g)) this.tell(text);
        this.over = g.turn >= g.rules.turns;
        break;
      case E.GAME_ENDS:
        this.page.tell(winnerText(g.poc), 0);
        break;
      case E.RETREATED:
        if (this.departing !== a) this.begins(a, b, g);
        this.departing = NOBODY;
        break;
      case E.NIGHT_DROPPED:
        this.rounds.nightDropped(g);
        break;
      case E.ATTACK_LOST:
        this.rounds.lost(ACTION_DAY);
        this.tell(`${lostAttackText(g, a, b, c)}.`);
        break;
      case E.CAPTURED:
        this.driven = 1 - b;
        this.tell(
          `${g.tables.harborNames[a]} falls to ${sideWithin(b)}${c === 0 ? ', surrounded the whole turn' : ''}.`,
        );
        break;
      case E.UNCERTAIN_ROLLED:
        this.uncertain = uncertainText(g, a, b, c);
        break;
      case E.BOUND_REACHED:
        this.tell(
          g.fight > 0
            ? 'The pursuit does not end: it is broken off.'
            : 'The fight does not end: it is broken off, and both sides go home.',
        );
        break;
      default:
        this.pieceEvent(event, a, b, c, g);
    }
  }

  /** Events about one piece. */
  private pieceEvent(event: number, piece: number, b: number, c: number, g: Game): void {
    const name = g.tables.pieceNames[piece]!;
    const harbor = g.tables.harborNames[b] ?? '';
    switch (event) {
      case E.ARRIVED:
        this.collect(arrivalTitle(g.tables.side[piece]!, this.calledBack.has(piece)), portName(g, b), name);
        break;
      case E.WITHDRAWN:
        this.collect('British ships removed (4.42)', '', name);
        break;
      case E.MOVED:
        if (this.area >= 0) this.collect(...sortieEntry(g, piece, b));
        else this.collect(...moveEntry(g, piece, c, this.last === D.RAIDERS));
        break;
      case E.SPEED_ROLL:
        this.collect(...speedEntry(g, piece, b, c === 1, this.last === D.RAIDERS));
        break;
      case E.REPAIRED:
        this.collect(...repairEntry(g, piece, b, c));
        break;
      case E.SUBMARINE_PLACED:
        this.tell(`Submarine ${name}: ${g.tables.areaNames[b]}.`);
        break;
      case E.LOST:
        this.lost(piece, b, g);
        break;
      case E.BOTTOMED:
        this.tell(`${name} rests on the bottom in ${harbor}.`);
        break;
      case E.BASED:
        this.based(piece, portName(g, b), g);
        break;
      case E.LANDED:
        this.tell(`${this.landings.landed(piece, b, c, g)}.`);
        break;
      case E.SIGHTING:
        this.tell(`${sightingText(g, piece, b, c === 1)}.`);
        break;
      case E.BASE_ROLLED:
        this.rolledBase = piece;
        // Only a 1 gives the choice (nt1 18.3).
        this.tell(`Base of ${name}: die ${b}, ${b === 1 ? 'the Allies choose ' : ''}${g.tables.harborNames[c]}.`);
        break;
      case E.WENT_HOME:
        if (!this.over) this.collect(...homeEntry(g, piece));
        break;
    }
  }

  /** Back in port (10.1); where to after the last turn is nobody's business. */
  private based(piece: number, harbor: string, g: Game): void {
    const told = piece === this.rolledBase;
    this.rolledBase = -1;
    if (this.over || told) return;
    // Who was driven out goes before everybody goes home (5.74).
    const driven = g.tables.side[piece] === this.driven && !g.basingPhase;
    this.collect(
      backTitle(g, piece, driven, this.atEnd),
      harbor,
      driven ? this.drivenName(g, piece) : g.tables.pieceNames[piece]!,
    );
  }

  /** An air unit that has lost its base (12.24) may have been over another area than the one that is told. */
  private drivenName(g: Game, piece: number): string {
    const name = g.tables.pieceNames[piece]!;
    const from = lastOf(g.returnAreas[piece]!);
    if (g.tables.kind[piece] !== AIR || from === this.area) return name;
    return `${name} (from ${g.tables.areaNames[from]})`;
  }

  private areaBegins(area: number, g: Game): void {
    if (this.area === area) return;
    this.rounds.before();
    this.area = area;
    const here = [JAPAN, ALLIED]
      .map((side) => [side, forces(g, area, side)] as const)
      .filter(([, text]) => text !== '');
    const lines = here.map(([side, text]) => sentence(`  ${sideName(side)}: ${text}`));
    this.page.announce('', `${g.tables.areaNames[area]}`, ...lines);
  }

  /** A side begins to retreat: one piece alone is named at once, and several when they have formed groups. */
  private begins(side: number, area: number, g: Game): void {
    const [first, second] = piecesIn(g, area, side);
    if (second === undefined && first !== undefined)
      this.tell(sentence(`${does(side, 'retreat')}: ${g.tables.pieceNames[first]}`));
    else this.retreating = side;
  }

  /** Tells who retreats, when that is held back. */
  private retreats(how = ''): void {
    const side = this.retreating;
    this.retreating = NOBODY;
    if (side !== NOBODY) this.tell(sentence(`${does(side, 'retreat')}${how}`));
  }

  /** Tells where a location-uncertain group is. */
  private appears(chosen = ''): void {
    const { uncertain } = this;
    this.uncertain = '';
    if (uncertain !== '') this.tell(sentence(`${uncertain}${chosen}`));
  }

  private attacked(attacker: number, target: number, result: number, g: Game): void {
    if (g.tables.kind[attacker] !== SUBMARINE) this.rounds.fired(g.action);
    const text = this.hits.attacked(attacker, target, result, g);
    if (text !== undefined) this.tell(text);
  }

  /** Ends the sentence about a piece that was hit; true when the event was a part of it. */
  private settleEffect(event: number, piece: number, g: Game): boolean {
    const hit = this.hits.settled(event, piece, g);
    if (hit === undefined) return false;
    this.rounds.before();
    this.page.tell(hit.text, this.indent() + 2);
    return hit.tellsEvent;
  }

  /** Flags come area by area (15.3), before the points. */
  private flag(area: number, side: number, g: Game): void {
    if (area === 0) {
      this.area = -1;
      this.atEnd = true;
      this.rounds.before();
      this.score.begins(g.poc);
      this.page.announce('', 'End of the turn');
    }
    this.score.flag(g.tables.areaNames[area]!, side);
  }

  /** A piece that is lost without having been hit just now. */
  private lost(piece: number, at: number, g: Game): void {
    if (this.landings.hasTold(piece)) return;
    const unlanded = unlandedText(g, piece, at);
    if (unlanded === undefined)
      this.tell(`${this.landings.defenderLost(piece, at, g) ?? strayLossText(g, piece, at)}.`);
    else
      this.collect(
        `${sideName(g.tables.side[piece]!)}, reinforcements lost, for the enemy holds every port where they may arrive (4.41)`,
        '',
        unlanded,
      );
  }

  private indent(): number {
    return this.area >= 0 ? 4 : 2;
  }

  private tell(text: string): void {
    this.rounds.before();
    this.page.tell(capital(text), this.indent());
  }

  private collect(title: string, place: string, name: string): void {
    this.rounds.before();
    this.page.collect(title, place, name, this.indent());
  }
}
