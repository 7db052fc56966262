// What a game comes to, turn by turn: what each side gains, the lead, and the ships it loses.
import { BATTLESHIP, CARRIER, CRUISER, OFF_MAP } from '../../board/index.js';
import type { Listener } from '../../game/state/audience.js';
import { LOST, SCORED, TURN_BEGINS } from '../../game/state/events.js';
import type { Game } from '../../game/state/state.js';

/** One turn, as far as it was played. */
export interface LoggedTurn {
  readonly turn: number;
  /** POC of Japan and of the Allies in this turn, and Japan's lead after it (2.5); nothing before it is scored. */
  score: { readonly japan: number; readonly allied: number; readonly lead: number } | undefined;
  /** Ships lost by side, then kind: carriers, battleships, cruisers. */
  readonly lost: readonly [number[], number[]];
}

/** Kinds of ships that are counted, with the players' letters for them. */
const LOGGED_KINDS = [
  [CARRIER, 'CV'],
  [BATTLESHIP, 'BB'],
  [CRUISER, 'CA'],
] as const;

/** Hears a game, and keeps this. */
export class GameLog implements Pick<Listener, 'happened'> {
  readonly turns: LoggedTurn[] = [];
  /** Of the ships lost, reinforcements that found no port (4.41), by the turns in which there were any. */
  readonly neverArrived: Pick<LoggedTurn, 'turn' | 'lost'>[] = [];

  readonly happened: NonNullable<Listener['happened']> = (event, a, b, c, g) => {
    if (event === TURN_BEGINS) this.turns.push(newTurn(a));
    else if (event === SCORED) this.turnOf(g).score = { japan: a, allied: b, lead: c };
    else if (event === LOST) {
      const kind = LOGGED_KINDS.findIndex(([known]) => known === g.tables.kind[a]);
      if (kind < 0) return;
      const side = g.tables.side[a] as 0 | 1;
      this.turnOf(g).lost[side]![kind]!++;
      if (b >= OFF_MAP) this.neverArrivedOn(g.turn).lost[side]![kind]!++;
    }
  };

  private neverArrivedOn(turn: number): Pick<LoggedTurn, 'turn' | 'lost'> {
    const last = this.neverArrived.at(-1);
    if (last?.turn === turn) return last;
    const begun = newTurn(turn);
    this.neverArrived.push(begun);
    return begun;
  }

  /** The turn that is played; play may begin in the middle of one, whose beginning nobody heard. */
  private turnOf({ turn }: Game): LoggedTurn {
    const last = this.turns.at(-1);
    if (last?.turn === turn) return last;
    const begun = newTurn(turn);
    this.turns.push(begun);
    return begun;
  }
}

const newTurn = (turn: number): LoggedTurn => ({ turn, score: undefined, lost: [zeros(), zeros()] });
const zeros = (): number[] => LOGGED_KINDS.map(() => 0);

/** A log as a listener that hears neither decisions nor dice. */
export const silent = (log: GameLog): Listener => ({ decided() {}, rolled() {}, happened: log.happened });

/** Ships lost: `2 CV, 1 BB`. */
export const lostText = (lost: readonly number[]): string =>
  LOGGED_KINDS.flatMap(([, name], kind) => (lost[kind] ? [`${lost[kind]} ${name}`] : [])).join(', ') || '–';
