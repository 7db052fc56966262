// A game told turn by turn: every decision, every die, every loss, in the words of the rulebook.
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT, JAPAN, NOBODY } from '../board/index.js';
import { ACTION_AIR_RAID } from '../dice/index.js';
import * as D from '../game/decisions.js';
import * as E from '../game/events.js';
import type { DiceListener, Roll } from '../game/shown-dice.js';
import { type Game, RAID, RETREATING } from '../game/state.js';
import { ON_HARBOR, ON_SHIPS_AT_SEA } from '../game/target-modes.js';
import { decisionText } from './narrative-decisions.js';
import { Page, sentence } from './narrative-page.js';
import {
  attackText,
  count,
  does,
  forces,
  leadText,
  list,
  lossText,
  sideName,
  sideWithin,
  winnerText,
} from './narrative-words.js';

export interface NarratorOptions {
  /** Columns; default 100. */
  readonly width?: number;
  /** Takes each finished line; default: they are kept in `lines`. */
  readonly write?: (line: string) => void;
}

const WIDTH = 100;
const WISHES = ['day', 'night'] as const;
const ACTIONS = ['Day action', 'Night action', 'Day action, then night action'] as const;

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
export class Narrator implements D.Observer, DiceListener {
  readonly lines: string[] = [];
  private readonly page: Page;
  private area = -1;
  private round: string | undefined;
  private effect:
    | { readonly piece: number; readonly points: number; readonly disabled: boolean; readonly total: number }
    | undefined;
  private last: D.Decision = -1;
  private thrown: { readonly roll: Roll; readonly bonus: number } | undefined;
  private readonly wishes: [number, number] = [0, 0];
  private control: [string[], string[], string[]] = [[], [], []];

  constructor(options: NarratorOptions = {}) {
    this.page = new Page(options.write ?? ((line) => this.lines.push(line)), options.width ?? WIDTH);
  }

  /** Tells what is still held back. */
  finish(): readonly string[] {
    this.page.flush();
    return this.lines;
  }

  rolled(roll: Roll, bonus: number): void {
    this.thrown = { roll, bonus };
  }

  decided(decision: D.Decision, side: number, g: Game): void {
    this.settleEffect(-1, -1, g);
    this.last = decision;
    // After all combat a submarine may attack elsewhere (5.6).
    if (decision === D.SUBMARINE_ATTACK) this.areaBegins(g.area, g);
    if (decision === D.DAY_NIGHT) {
      this.wishes[side] = g.answer[0]!;
      this.openRound('Round');
    }
    if (decision === D.TASK_FORCES) this.openRound('Round');
    if (decision === D.TARGETS) {
      this.openRound(
        g.mode === ON_HARBOR ? 'Air raid, round' : g.mode === ON_SHIPS_AT_SEA ? 'Surprise raid, round' : 'Round',
      );
    }
    const text = decisionText(decision, side, g);
    if (text !== undefined) this.tell(sentence(text));
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    if (this.settleEffect(event, a, g)) return;
    switch (event) {
      case E.TURN_BEGINS:
        this.area = -1;
        this.page.heading(`Turn ${a}, ${g.t.board.dates[a - 1]}`);
        break;
      case E.AREA_BEGINS:
        this.areaBegins(a, g);
        break;
      case E.ROUND_BEGINS:
        this.roundBegins(a, b, c, g);
        break;
      case E.DAY_OR_NIGHT:
        this.dayOrNight(a, b, c, g);
        break;
      case E.ATTACKED:
        this.attacked(a, b, c, g);
        break;
      case E.EFFECT:
        this.effect = { piece: a, points: b, disabled: c === 1, total: g.damage[a]! + b };
        break;
      case E.CONTROL:
        this.flag(a, b, g);
        break;
      case E.SCORED:
        this.scored(a, b, c);
        break;
      case E.GAME_ENDS:
        this.page.tell(winnerText(g.poc), 0);
        break;
      case E.RETREATED:
        this.tell(`${does(a, 'retreat')}.`);
        break;
      case E.CAPTURED:
        this.tell(`${g.t.harborNames[a]} falls to ${sideWithin(b)}${c === 0 ? ', surrounded the whole turn' : ''}.`);
        break;
      case E.UNCERTAIN_ROLLED: {
        const where = c < AREA_COUNT ? g.t.areaNames[c]! : 'comes on turn 2';
        this.tell(`Group ${g.t.board.locationUncertain.groups[a]}: die ${b}, ${where}.`);
        break;
      }
      case E.BOUND_REACHED:
        this.tell('The fight does not end: it is broken off, and both sides go home.');
        break;
      default:
        this.pieceEvent(event, a, b, c, g);
    }
  }

  /** Events about one piece. */
  private pieceEvent(event: number, piece: number, b: number, c: number, g: Game): void {
    const name = g.t.pieceNames[piece]!;
    const side = sideName(g.t.side[piece]!);
    const harbor = g.t.harborNames[b] ?? '';
    // Ships in San Diego are off the map (adjustment 4).
    const yard = g.t.harborNames[c] ?? 'San Diego';
    switch (event) {
      case E.ARRIVED:
        this.collect(`${side}, reinforcements`, harbor, name);
        break;
      case E.WITHDRAWN:
        this.collect('British ships withdrawn', '', name);
        break;
      case E.MOVED:
        this.moved(piece, b, c, g);
        break;
      case E.SPEED_ROLL:
        this.collect('Speed rolls', '', c === 1 ? `${name} ${b}` : `${name} ${b} (fails, ${this.failure()})`);
        break;
      case E.REPAIRED:
        this.collect(`Repairs in ${yard}`, '', `${name} ${b}`);
        break;
      case E.SUBMARINE_PLACED:
        this.tell(`${name}: ${g.t.areaNames[b]}.`);
        break;
      case E.LOST:
        this.tell(`${name} is ${lossText(g, piece)}.`);
        break;
      case E.BOTTOMED:
        this.tell(`${name} rests on the bottom of ${harbor}.`);
        break;
      case E.BASED:
        this.collect(`${side}, back to port`, harbor, name);
        break;
      case E.LANDED:
        this.tell(`${name} ${['lands on', 'invades', 'falls to the defenders of'][c]} ${harbor}.`);
        break;
      case E.SIGHTING:
        this.tell(`Task force of ${name}: die ${b}, ${c === 1 ? 'sighted' : 'not sighted'}.`);
        break;
      case E.BASE_ROLLED:
        this.tell(`${name}: die ${b}, ${g.t.harborNames[c]}.`);
        break;
      case E.WENT_HOME:
        this.collect('Off to the West Coast', '', name);
        break;
    }
  }

  private moved(piece: number, from: number, to: number, g: Game): void {
    const name = g.t.pieceNames[piece]!;
    const side = sideName(g.t.side[piece]!);
    const area = g.t.areaNames[to]!;
    const kind = g.t.kind[piece];
    if (this.area >= 0) this.collect(`Put to sea from ${g.t.harborNames[from]}`, '', name);
    else if (kind === AIR) this.collect('Air units, one by one', '', `${name} in ${area}`);
    else if (kind === AMPHIBIOUS) this.collect(`${side}, amphibious units`, area, name);
    else if ((g.flags[piece]! & RAID) !== 0) this.collect('The raid force sails', area, name);
    else this.collect(`${side}, ${this.last === D.RAIDERS ? 'raiders' : 'patrols'}`, area, name);
  }

  /** What a ship that fails its speed roll does (6.41, 6.42). */
  private failure(): string {
    return this.last === D.RAIDERS ? 'returns to port' : 'raids';
  }

  private areaBegins(area: number, g: Game): void {
    if (this.area === area) return;
    this.area = area;
    this.round = undefined;
    const here = [JAPAN, ALLIED]
      .map((side) => [side, forces(g, area, side)] as const)
      .filter(([, text]) => text !== '');
    const lines = here.map(([side, text]) => sentence(`  ${sideName(side)}: ${text}`));
    this.page.announce('', `${g.t.areaNames[area]}`, ...lines);
  }

  private roundBegins(area: number, round: number, fight: number, g: Game): void {
    // The surprise raid on Indonesia comes before its combat (18.4).
    this.areaBegins(area, g);
    this.round = fight === 0 ? String(round) : `${round}: ${pursuit(g)}`;
  }

  private openRound(kind: string): void {
    if (this.round !== undefined) this.page.tell(`${kind} ${this.round}`, 2);
    this.round = undefined;
  }

  private dayOrNight(japanDie: number, alliedDie: number, result: number, g: Game): void {
    const [japan, allied] = this.wishes;
    if (japanDie === 0) {
      this.tell(`Both want ${WISHES[japan]!}. ${ACTIONS[result]}.`);
      return;
    }
    const wish = (side: number, want: number, die: number) => {
      const plus = (want === 0 ? ' + 1 for day' : '') + (g.areaControl[g.area] === side ? ' + 1 for the flag' : '');
      return `${side === JAPAN ? 'Japan wants' : 'the Allies want'} ${WISHES[want]!}, die ${die}${plus}`;
    };
    this.tell(`${wish(JAPAN, japan, japanDie)}; ${wish(ALLIED, allied, alliedDie)}. ${ACTIONS[result]}.`);
  }

  private attacked(attacker: number, target: number, result: number, g: Game): void {
    this.openRound('Round');
    const { thrown } = this;
    if (!thrown) return;
    // Air units are never disabled (7.54), nor is anybody in an air raid (9.21, 18.43).
    const raid = g.action === ACTION_AIR_RAID && attacker !== g.t.submarine[g.t.side[attacker]!];
    const disables = g.t.kind[target] !== AIR && !raid && g.location[target]! < AREA_COUNT;
    this.tell(
      `${g.t.pieceNames[attacker]} attacks ${g.t.pieceNames[target]}: ${attackText(thrown.roll, thrown.bonus, result, disables)}`,
    );
  }

  /** Ends the sentence about a piece that was hit; true when the event was a part of it. */
  private settleEffect(event: number, piece: number, g: Game): boolean {
    const { effect } = this;
    if (!effect) return false;
    this.effect = undefined;
    const belongs = effect.piece === piece && (event === E.LOST || event === E.BOTTOMED);
    const p = effect.piece;
    const told: string[] = [];
    if (effect.points > 0) {
      const inAll = effect.total > effect.points ? `, ${effect.total} in all` : '';
      told.push(`${count(effect.points, 'damage point')}${inAll}`);
    }
    if (belongs)
      told.push(event === E.LOST ? lossText(g, p) : `rests on the bottom of ${g.t.harborNames[g.harborOf(p)]}`);
    else {
      if (effect.points > 0 && g.t.isShip[p] === 1 && effect.total === g.t.armor[p]) told.push('crippled');
      if (effect.disabled) told.push('disabled');
    }
    this.page.tell(`${g.t.pieceNames[p]}: ${told.join('; ')}.`, this.indent() + 2);
    return belongs;
  }

  /** Flags come area by area (15.3), before the points. */
  private flag(area: number, side: number, g: Game): void {
    if (area === 0) {
      this.area = -1;
      this.control = [[], [], []];
      this.page.announce('', 'End of the turn');
    }
    this.control[side]!.push(g.t.areaNames[area]!);
  }

  private scored(japan: number, allied: number, track: number): void {
    for (const side of [JAPAN, ALLIED])
      this.tell(`${does(side, 'control')} ${list(this.control[side]!) || 'nothing'}.`);
    if (this.control[NOBODY].length > 0) this.tell(`Nobody controls ${list(this.control[NOBODY])}.`);
    this.tell(`POC: Japan gains ${japan}, the Allies gain ${allied}. ${leadText(track)}`);
  }

  private indent(): number {
    return this.area >= 0 ? 4 : 2;
  }

  private tell(text: string): void {
    this.page.tell(text.charAt(0).toUpperCase() + text.slice(1), this.indent());
  }

  private collect(title: string, place: string, name: string): void {
    this.page.collect(title, place, name, this.indent());
  }
}

/** Who pursues whom in the fight last gathered. */
function pursuit(g: Game): string {
  const names = (side: number) => {
    const members: string[] = [];
    for (let k = 0; k < g.unitCount[side]!; k++) members.push(g.t.pieceNames[g.units[side]![k]!]!);
    return list(members);
  };
  const retreats = (g.flags[g.units[JAPAN][0]!]! & RETREATING) !== 0 ? JAPAN : ALLIED;
  return `${names(1 - retreats)} after ${names(retreats)}`;
}
