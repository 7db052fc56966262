// A round told: its heading, the roll for day or night, and why nobody fires when nobody does.
import { ALLIED, JAPAN } from '../../board/index.js';
import { ACTION_AIR_RAID, ACTION_DAY, ACTION_NIGHT, ACTION_NONE } from '../../dice/index.js';
import * as D from '../../game/questions/decisions.js';
import * as E from '../../game/state/events.js';
import { roundInWords } from '../../game/state/round-in-words.js';
import { type Game, RETREATING } from '../../game/state/state.js';
import { capital } from '../../text/capital.js';
import { listed } from '../answers/say.js';
import type { Page } from './narrative-page.js';
import {
  automaticDay,
  isDesignatedRound,
  membersOf,
  onTheGround,
  whyNoNight,
  whyNoRaid,
  whySilent,
} from './narrative-silence.js';
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
export class RoundNarrator {
  private heading: string | undefined;
  /** Why nobody attacks in the round of an air raid that has begun, if nobody does. */
  private whyNoRaid = '';
  /** True in a day action that nobody rolled for. */
  private automatic = false;
  private nightFollows = false;
  /** Which carriers fire at night (7.421), held back until somebody does. */
  private carriers: string | undefined;
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
    const raid = g.action === ACTION_AIR_RAID;
    this.whyNoRaid = raid ? whyNoRaid(g) : '';
    const rule = raid ? undefined : automaticDay(g);
    this.automatic = rule !== undefined;
    if (rule === undefined) return;
    this.roll = `Day action without a roll (${rule})${onTheGround(g)}`;
    this.silent = [{ action: ACTION_DAY, why: '' }];
  }

  /** The roll for day or night (7.3). */
  rolled(japanDie: number, alliedDie: number, result: number, g: Game): void {
    this.nightFollows = ACTIONS_OF[result]!.length === 2;
    this.roll = `${this.wishesText(japanDie, alliedDie, g)}. ${ACTIONS[result]}`;
    this.sameAs = `${this.wishes} ${result}`;
    // They were named for a day action (nt1 18.12).
    const atNight = result === ACTION_NIGHT || (result > ACTION_NIGHT && !g.rules.designationsBeforeNight);
    const ignored = atNight && isDesignatedRound(g) && g.assigned.some((target) => target !== 0);
    if (ignored) this.roll = `${this.roll}; the targets named in advance do not count (nt1 18.12)`;
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
    if (action !== ACTION_NIGHT) return;
    this.nightFollows = false;
    if (this.carriers !== undefined) this.page.tell(this.carriers, LINE);
    this.carriers = undefined;
  }

  /** Which carriers fire at night: told only where somebody does. */
  announced(carriers: string): void {
    this.carriers = carriers;
  }

  /** The night that was to follow the day is not fought (7.64, nt1 18.14); where nobody fired by day either, the reason for that says enough. */
  nightDropped(g: Game): void {
    if (this.silent.some((s) => s.action === ACTION_DAY)) return;
    this.before();
    this.page.tell(`No night action: ${whyNoNight(g)}.`, LINE);
  }

  /** Somebody fires in this action. */
  fired(action: number): void {
    this.begun(action);
    this.silent = this.silent.filter((s) => s.action > action);
  }

  /** An attack of this action is lost: that is told, and no other reason is needed. */
  lost(action: number): void {
    this.before();
    this.silent = this.silent.filter((s) => s.action !== action);
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
    this.carriers = undefined;
    if (this.heading !== undefined && this.whyNoRaid !== '') {
      this.page.tell(`${this.heading}: ${this.whyNoRaid}.`, HEADING);
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
      // In a day action without a roll the task forces have been formed in the meantime.
      if (late) this.nobody(`at night nobody fires: ${whySilent(g, action)}`);
      else this.nobody(`nobody fires: ${this.automatic ? whySilent(g, action) : why}`);
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

/** Who pursues whom in the fight last gathered. */
function pursuit(g: Game): string {
  const names = (side: number) => listed(membersOf(g, side).map((p) => g.tables.pieceNames[p]!));
  const retreats = (g.flags[g.units[JAPAN][0]!]! & RETREATING) !== 0 ? JAPAN : ALLIED;
  return `${names(1 - retreats)} after ${names(retreats)}`;
}
