// What a game comes to, turn by turn: what each side gains, the lead, and the ships it loses.

import { BATTLESHIP, CARRIER, CRUISER } from '../../board/index.js';
import type { Listener } from '../../game/state/audience.js';
import { LOST, SCORED, TURN_BEGINS } from '../../game/state/events.js';

/** One turn, as far as it was played. */
export interface LoggedTurn {
  readonly turn: number;
  /** POC of Japan and of the Allies in this turn, and Japan's lead after it (2.5); nothing before it is scored. */
  score: { readonly japan: number; readonly allied: number; readonly lead: number } | undefined;
  /** Ships lost by side, then kind: carriers, battleships, cruisers. */
  readonly lost: readonly [number[], number[]];
}

/** Kinds of ships that are counted, with the players' letters for them. */
export const LOGGED_KINDS = [
  [CARRIER, 'CV'],
  [BATTLESHIP, 'BB'],
  [CRUISER, 'CA'],
] as const;

/** Hears a game, and keeps this. */
export class GameLog implements Pick<Listener, 'happened'> {
  readonly turns: LoggedTurn[] = [];

  readonly happened: NonNullable<Listener['happened']> = (event, a, b, c, g) => {
    if (event === TURN_BEGINS) this.turns.push({ turn: a, score: undefined, lost: [zeros(), zeros()] });
    const now = this.turns.at(-1);
    if (!now) return;
    if (event === SCORED) now.score = { japan: a, allied: b, lead: c };
    if (event === LOST) {
      const kind = LOGGED_KINDS.findIndex(([known]) => known === g.tables.kind[a]);
      if (kind >= 0) now.lost[g.tables.side[a] as 0 | 1]![kind]!++;
    }
  };
}

const zeros = (): number[] => LOGGED_KINDS.map(() => 0);

/** A log as a listener that hears neither decisions nor dice. */
export const silent = (log: GameLog): Listener => ({ decided() {}, rolled() {}, happened: log.happened });
