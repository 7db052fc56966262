// Rule 8: who pursues risks nothing he did not risk before, and what cannot hurt him should not get away.
import { CARRIER } from '../../src/board/index.js';
import { type Game, groupSpeed, speedNow } from '../../src/game/index.js';
import { FOLLOW, PURSUIT } from '../../src/game/questions/decisions.js';
import { ATTACKED, ROUND_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, isLastTurn, nameOf, type Watcher } from './blunder.js';
import { allShots, membersOf, piecesAt } from './shots.js';

/** Shots of a group that are no danger. */
const HARMLESS = 1;

export const PURSUIT_GIVEN_UP: Blunder = {
  name: 'pursuit given up',
  rule: '8.33, 8.43',
  what:
    'a retreating group that has damage, a carrier or an amphibious unit, and one shot at most, is let go although gunships that are fast enough, ' +
    'do nothing else and are sound have more; or all pursuers stop after a round in which nobody fired, although they are no weaker and one can follow',
  watch: (report) => {
    let fired = 0;
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (isLastTurn(g)) return;
        if (decision === PURSUIT) letGo(g, side);
        else if (decision === FOLLOW && g.answerLength === 0 && fired === 0) {
          const [own, others] = [membersOf(g, side), membersOf(g, 1 - side)];
          if (allShots(g, own) >= allShots(g, others))
            report(
              g,
              side,
              `${own.length} stop after ${others.map((p) => nameOf(g, p)).join(', ')} in ${areaOf(g, g.area)}, nobody fired`,
            );
        }
      },
      happened(event) {
        if (event === ROUND_BEGINS) fired = 0;
        else if (event === ATTACKED) fired++;
      },
    };
    return watcher;

    function letGo(g: Game, side: number): void {
      const busy = new Set<number>();
      const chased = new Set<number>();
      for (let k = 0; k < g.answerLength; k += 2) {
        busy.add(g.answers[k]);
        chased.add(g.answers[k + 1]);
      }
      const there = piecesAt(g, g.area, 1 - side);
      const free = piecesAt(g, g.area, side).filter(
        (p) => g.tables.isShip[p] === 1 && g.tables.kind[p] !== CARRIER && !busy.has(p) && g.damage[p] === 0,
      );
      for (let group = 1; group <= g.groups; group++) {
        const members = there.filter((p) => g.fightOf[p] === group);
        if (members.length === 0 || chased.has(group) || allShots(g, members) > HARMLESS) continue;
        const worth = members.some((p) => g.damage[p] > 0 || g.tables.kind[p] === CARRIER || g.tables.isShip[p] === 0);
        const speed = groupSpeed(g, g.area, 1 - side, group);
        const able = free.filter((p) => speedNow(g, p) >= speed);
        if (!worth || allShots(g, able) <= allShots(g, members)) continue;
        report(
          g,
          side,
          `${able.map((p) => nameOf(g, p)).join(', ')} let ${members.map((p) => nameOf(g, p)).join(', ')} go in ${areaOf(g, g.area)}`,
        );
      }
    }
  },
};
