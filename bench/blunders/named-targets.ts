// nt1 18.12: targets are named before the Allies move, so what can stay away or refuse battle is no target.
import { AREA_COUNT } from '../../src/board/index.js';
import { isBottomed, PEARL_HARBOR } from '../../src/game/index.js';
import { ASSIGN_TARGETS } from '../../src/game/questions/decisions.js';
import { type Blunder, nameOf, shipsOf, type Watcher } from './blunder.js';

export const TARGET_MAY_STAY_AWAY: Blunder = {
  name: 'names what may stay away',
  rule: 'nt1 18.12, 18.14',
  what: 'a carrier names a unit that does not rest on the bottom of Pearl Harbor, although a ship does: everything else may sail away or refuse battle',
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== ASSIGN_TARGETS || !g.rules.nt1) return;
        const lies = (p: number): boolean => isBottomed(g, p) && g.location[p] === AREA_COUNT + PEARL_HARBOR;
        const sure = [...shipsOf(g, 1 - side)].find(lies);
        if (sure === undefined) return;
        for (let k = 0; k < g.answerLength; k += 2) {
          const target = g.answers[k + 1];
          if (lies(target)) continue;
          report(
            g,
            side,
            `${nameOf(g, g.answers[k])} on ${nameOf(g, target)}, although ${nameOf(g, sure)} is bottomed`,
          );
        }
      },
    };
    return watcher;
  },
};
