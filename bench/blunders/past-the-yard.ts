// Rules 10.1 and 11: a damaged ship that may go to any major port goes to the yard that has points for it next turn.
import { CARRIER, HARBOR_COUNT } from '../../src/board/index.js';
import type { Game } from '../../src/game/index.js';
import { BASING } from '../../src/game/questions/decisions.js';
import { type Blunder, harborOf, isLastTurn, nameOf, shipsOf, type Watcher } from './blunder.js';

/** Turns after this one on which a repaired ship serves: with none there is nothing to repair it for. */
const servesLater = (g: Game): boolean => g.turn + 1 < g.rules.turns;

/** Repair points of an own harbor next turn, less the damage that lies in it already. */
function pointsLeft(g: Game, side: number, harbor: number): number {
  if (g.tables.repairOwner[harbor] !== side || g.harborControl[harbor] !== side) return 0;
  let points = g.tables.repair[harbor * 10 + g.turn + 1];
  for (const p of shipsOf(g, side)) if (g.isInHarbor(p) && g.harborOf(p) === harbor) points -= g.damage[p];
  return points;
}

/** True for a harbor that the enemy walls in, or that his carriers at sea may still raid. */
function isShunned(g: Game, side: number, harbor: number): boolean {
  const touches = g.tables.touches[harbor];
  if ((touches & ~g.controlled[1 - side]) === 0) return true;
  for (const p of shipsOf(g, 1 - side))
    if (g.tables.kind[p] === CARRIER && g.isAtSea(p) && ((touches >> g.location[p]) & 1) === 1) return true;
  return false;
}

export const PAST_THE_YARD: Blunder = {
  name: 'past the yard',
  rule: '10.1, 11.1',
  what:
    'a ship with damage of at least half its armor returns to a port where it is not repaired, although a yard that is open to it has points next turn for ' +
    'half of that or more, beyond what lies there; yards behind enemy flags, or with enemy carriers before them, and the last two turns apart',
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== BASING || isLastTurn(g) || !servesLater(g)) return;
        const left = Array.from({ length: HARBOR_COUNT }, (_, h) =>
          isShunned(g, side, h) ? 0 : pointsLeft(g, side, h),
        );
        for (let k = 0; k < g.answerLength; k += 2)
          if (g.answers[k + 1] < HARBOR_COUNT) left[g.answers[k + 1]] -= g.damage[g.answers[k]];
        for (let k = 0; k < g.answerLength; k += 2) {
          const p = g.answers[k];
          const harbor = g.answers[k + 1];
          if (g.tables.isShip[p] === 0 || g.damage[p] === 0 || 2 * g.damage[p] < g.tables.armor[p]) continue;
          if (harbor >= HARBOR_COUNT || g.tables.repair[harbor * 10 + g.turn + 1] > 0) continue;
          const yard = left.findIndex(
            (points, h) => ((g.returnHarbors[p] >> h) & 1) === 1 && 2 * points >= g.damage[p],
          );
          if (yard < 0) continue;
          left[yard] -= g.damage[p];
          const state = `${nameOf(g, p)} (damage ${g.damage[p]} of ${g.tables.armor[p]})`;
          report(g, side, `${state} to ${harborOf(g, harbor)}, not to ${harborOf(g, yard)}`);
        }
      },
    };
    return watcher;
  },
};
