// Rule 11: repair points lapse with the turn, so a damaged ship in its yard should use them, or have a good reason.

import { type Game, MAX_PIECES, repairable, repairHarbor, repairPoints, repairPool } from '../../src/game/index.js';
import { PATROLS, RAIDERS } from '../../src/game/questions/decisions.js';
import { REPAIRED } from '../../src/game/state/events.js';
import { type Blunder, harborOf, isLastTurn, nameOf, type Report, shipsOf, type Watcher } from './blunder.js';

/** Where each damaged ship lay, plus one, and what is left of every pool of points while both sides move. */
class Yards implements Watcher {
  private readonly from = new Uint8Array(MAX_PIECES);
  private readonly left = new Int8Array(32);

  /** @param judge a ship that is still damaged in `RAIDERS`, while points lapse that it could have had. */
  constructor(private readonly judge: (g: Game, ship: number, sails: boolean, harbor: number, lapse: number) => void) {}

  decided(decision: number, side: number, g: Game): void {
    if (isLastTurn(g)) return;
    if (decision === PATROLS) this.open(g, side);
    else if (decision === RAIDERS) this.close(g, side);
  }

  happened(event: number, _ship: number, points: number, harbor: number, g: Game): void {
    if (event === REPAIRED) this.left[repairPool(g, harbor)] -= points;
  }

  private open(g: Game, side: number): void {
    for (const p of shipsOf(g, side)) {
      this.from[p] = 0;
      if (repairable(g, p) === 0) continue;
      const harbor = repairHarbor(g, p);
      this.from[p] = harbor + 1;
      this.left[repairPool(g, harbor)] = repairPoints(g, side, harbor);
    }
  }

  private close(g: Game, side: number): void {
    const raids = new Set(g.answers.subarray(0, g.answerLength).filter((_, k) => k % 2 === 0));
    for (const p of shipsOf(g, side)) {
      if (this.from[p] === 0 || g.damage[p] === 0) continue;
      const harbor = this.from[p] - 1;
      const pool = repairPool(g, harbor);
      if (this.left[pool] <= 0) continue;
      const lapse = Math.min(this.left[pool], g.damage[p]);
      this.left[pool] -= lapse;
      this.judge(g, p, g.isAtSea(p) || raids.has(p), harbor, lapse);
    }
  }
}

const tell = (report: Report, g: Game, p: number, harbor: number, lapse: number, does: string): void =>
  report(
    g,
    g.tables.side[p],
    `${nameOf(g, p)} (damage ${g.damage[p]} of ${g.tables.armor[p]}) ${does}, ${lapse} points of ${harborOf(g, harbor)} lapse`,
  );

export const SAILS_DAMAGED: Blunder = {
  name: 'sails badly damaged',
  rule: '11.52',
  what: 'a ship with damage of at least half its armor leaves its yard while points lapse that would have mended half of it or more; the last turn apart',
  watch: (report) =>
    new Yards((g, p, sails, harbor, lapse) => {
      if (sails && 2 * g.damage[p] >= g.tables.armor[p] && 2 * lapse >= g.damage[p])
        tell(report, g, p, harbor, lapse, 'sails');
    }),
};

export const STAYS_DAMAGED: Blunder = {
  name: 'stays unrepaired',
  rule: '11.52',
  what: 'a damaged ship lies in its yard all turn while points lapse that it could have had; the last turn apart',
  watch: (report) =>
    new Yards((g, p, sails, harbor, lapse) => {
      if (!sails) tell(report, g, p, harbor, lapse, 'stays');
    }),
};
