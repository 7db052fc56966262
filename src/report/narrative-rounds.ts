// A round told: its heading, the roll for day or night, and why nobody fires when nobody does.
import { AIR, ALLIED, CARRIER, JAPAN } from '../board/index.js';
import { ACTION_AIR_RAID, ACTION_DAY, ACTION_NIGHT, ACTION_NONE } from '../dice/index.js';
import * as D from '../game/decisions.js';
import * as E from '../game/events.js';
import { airstrikeNow, gunneryNow } from '../game/factors-now.js';
import { HAWAII } from '../game/places.js';
import { roundInWords } from '../game/round-in-words.js';
import { type Game, RETREATING } from '../game/state.js';
import type { Page } from './narrative-page.js';
import { list, sideWithin } from './narrative-words.js';
import { SilentRounds } from './silent-rounds.js';

const WISHES = ['day', 'night'] as const;
const ACTIONS = ['Day action', 'Night action', 'Day action, then night action'] as const;
/** Actions of each result of the roll (7.32). */
const ACTIONS_OF: readonly (readonly number[])[] = [[ACTION_DAY], [ACTION_NIGHT], [ACTION_DAY, ACTION_NIGHT]];

const HEADING = 2;
const LINE = 4;

/** Decisions within a round; any other one is asked when it is over. */
export const IN_ROUND: ReadonlySet<D.Decision> = new Set([
  D.DAY_NIGHT,
  D.TASK_FORCES,
  D.MISSIONS,
  D.FIRING_CARRIERS,
  D.KAMIKAZE,
  D.TARGETS,
  D.BASING,
]);
/** Events after which a round is over. */
export const AFTER_ROUND: ReadonlySet<number> = new Set([
  E.TURN_BEGINS,
  E.AREA_BEGINS,
  E.RETREATED,
  E.LANDED,
  E.BOUND_REACHED,
  E.CONTROL,
  E.UNCERTAIN_ROLLED,
  E.GAME_ENDS,
]);

/** Holds a round's heading and its roll back until something follows them: whoever tells what comes next calls `before` first. */
export class RoundTeller {
  private heading: string | undefined;
  private raid = false;
  private heldBack = false;
  private nightFollows = false;
  private roll: string | undefined;
  /** Actions in which nobody has fired yet, and why nobody can. */
  private silent: { readonly action: number; readonly why: string }[] = [];
  /** The action that was fought last. */
  private action = ACTION_NONE;
  /** What two silent rounds have in common when the second need not be told anew. */
  private sameAs = '';
  private dice = '';
  private readonly folded = new SilentRounds();
  readonly wishes: [number, number] = [0, 0];

  constructor(private readonly page: Page) {}

  /** Hears everything that happens but the beginning of a round: what is fought just now. */
  sees(g: Game): void {
    this.action = g.action;
  }

  /** A round begins; the one before is over. */
  begins(g: Game): void {
    this.ends(g);
    const name = roundInWords(g);
    this.heading = capital(g.fight === 0 ? name : `${name}: ${pursuit(g)}`);
    this.raid = g.action === ACTION_AIR_RAID;
    this.heldBack = false;
  }

  /** The roll for day or night (7.3). */
  rolled(japanDie: number, alliedDie: number, result: number, g: Game): void {
    this.nightFollows = ACTIONS_OF[result]!.length === 2;
    this.roll = `${this.wishesText(japanDie, alliedDie, g)}. ${ACTIONS[result]}`;
    this.sameAs = `${this.wishes} ${result}`;
    this.dice = japanDie === 0 ? '' : `die ${japanDie} and die ${alliedDie}`;
    this.silent = ACTIONS_OF[result]!.map((action) => ({ action, why: whySilent(g, action) }));
  }

  /** An action has begun: if nobody fired in the one before it, that is told first. */
  begun(action: number): void {
    const [day] = this.silent.filter((s) => s.action < action);
    this.silent = this.silent.filter((s) => s.action >= action);
    if (day) this.nobody(`by day nobody fires: ${day.why}`);
    else this.before();
    // Where the fight by day has been told, the night is set off from it.
    if (this.nightFollows && action === ACTION_NIGHT && !day) this.page.tell('Night action:', LINE);
    if (action === ACTION_NIGHT) this.nightFollows = false;
  }

  /** Somebody fires in this action. */
  fired(action: number): void {
    this.begun(action);
    this.silent = this.silent.filter((s) => s.action > action);
  }

  /** A side could attack and names no target. */
  held(): void {
    this.heldBack = true;
  }

  /** Tells what was held back: something else follows. */
  before(): void {
    this.unfold();
    this.folded.forget();
    this.open();
  }

  private unfold(): void {
    const text = this.folded.told();
    if (text !== '') this.page.tell(text, HEADING);
  }

  private open(): void {
    if (this.heading !== undefined) this.page.tell(this.heading, HEADING);
    this.heading = undefined;
    if (this.roll !== undefined) this.page.tell(`${this.roll}.`, LINE);
    this.roll = undefined;
  }

  /** The round is over: tells in which of its actions nobody fired. */
  ends(g: Game): void {
    // A fight may end by day, and then there is no night (7.64).
    const silent = this.silent.filter((s) => s.action <= this.action);
    this.silent = [];
    this.nightFollows = false;
    if (this.heading !== undefined && this.roll === undefined) {
      const why = this.raid && !this.heldBack ? 'nothing is left to attack' : 'nobody attacks';
      this.page.tell(`${this.heading}: ${why}.`, HEADING);
      this.heading = undefined;
      return;
    }
    if (silent.length === 2) {
      const [day, night] = silent;
      this.nobody(`nobody fires: by day ${day!.why}, at night ${night!.why}`);
    } else if (silent.length === 1) {
      const [{ action, why }] = silent as [{ action: number; why: string }];
      // After an action in which somebody fired: who is left is not who was there.
      const late =
        this.roll === undefined && action === ACTION_NIGHT && g.units.every((_, side) => g.unitCount[side]! > 0);
      this.nobody(late ? `at night nobody fires: ${whySilent(g, action)}` : `nobody fires: ${why}`);
    } else if (this.heading !== undefined || this.roll !== undefined) this.before();
  }

  /** Ends the line of the roll where it has not been told yet. */
  private nobody(text: string): void {
    if (this.roll === undefined) {
      this.page.tell(`${capital(text)}.`, LINE);
      return;
    }
    if (this.folded.takes(this.heading, `${this.sameAs} ${text}`, this.dice)) {
      this.heading = undefined;
      this.roll = undefined;
      return;
    }
    const { heading } = this;
    this.roll = `${this.roll}; ${text}`;
    this.before();
    this.folded.begin(heading, `${this.sameAs} ${text}`);
  }

  private wishesText(japanDie: number, alliedDie: number, g: Game): string {
    const [japan, allied] = this.wishes;
    if (japanDie === 0) return `Both want ${WISHES[japan]!}`;
    const wish = (side: number, want: number, die: number) => {
      const plus = (want === 0 ? ' + 1 for day' : '') + (g.areaControl[g.area] === side ? ' + 1 for the flag' : '');
      return `${side === JAPAN ? 'Japan wants' : 'the Allies want'} ${WISHES[want]!}, die ${die}${plus}`;
    };
    return `${wish(JAPAN, japan, japanDie)}; ${wish(ALLIED, allied, alliedDie)}`;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who pursues whom in the fight last gathered. */
function pursuit(g: Game): string {
  const names = (side: number) => list(membersOf(g, side).map((p) => g.t.pieceNames[p]!));
  const retreats = (g.flags[g.units[JAPAN][0]!]! & RETREATING) !== 0 ? JAPAN : ALLIED;
  return `${names(1 - retreats)} after ${names(retreats)}`;
}

/** Why nothing is attacked by those who could. */
function whyUntargeted(g: Game): string {
  if (g.area === HAWAII && g.turn === 1 && g.refused) return 'the Allies refuse battle (nt1 18.14)';
  return g.taskForcesStand ? 'the task forces have not found each other (23.5)' : 'nobody names a target';
}

const membersOf = (g: Game, side: number): number[] => [...g.units[side]!.subarray(0, g.unitCount[side]!)];

/** Why nobody in the fight last gathered fires in an action, if nobody does. */
function whySilent(g: Game, action: number): string {
  const sides = [membersOf(g, JAPAN), membersOf(g, ALLIED)];
  const all = sides.flat();
  const hidden = whyUntargeted(g);
  if (action === ACTION_DAY) {
    return all.some((p) => airstrikeNow(g, p) > 0) ? hidden : 'neither side has an airstrike (7.41)';
  }
  const guns = (p: number) => g.t.kind[p]! < AIR && gunneryNow(g, p) > 0;
  if (!all.some(guns)) return 'neither side has guns (7.42)';
  if (!all.some((p) => guns(p) && g.t.kind[p] !== CARRIER)) return 'only carriers have guns, and they hold their fire';
  const unreachable = sides.findIndex((members) => members.every((p) => g.t.kind[p] === AIR));
  if (unreachable < 0) return hidden;
  return `${sideWithin(unreachable)} ${unreachable === JAPAN ? 'has' : 'have'} only air units here, which cannot be attacked at night (7.424)`;
}
