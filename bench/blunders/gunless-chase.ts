// Rules 8.33 and 8.41: a carrier that retreats fights by day whoever follows it; who has no airstrike there is only a target.
import { CARRIER } from '../../src/board/index.js';
import { ACTION_DAY } from '../../src/dice/index.js';
import { airstrikeNow, groupSpeed, shotsNow, speedNow } from '../../src/game/index.js';
import { PURSUIT } from '../../src/game/questions/decisions.js';
import { areaOf, type Blunder, nameOf, type Watcher } from './blunder.js';
import { allShots, piecesAt } from './shots.js';

/** Airstrike from which a carrier is dangerous. */
const STRONG = 3;

export const CRUISERS_AFTER_CARRIER: Blunder = {
  name: 'guns alone after a carrier',
  rule: '8.33',
  what:
    `a retreating group with a sound carrier of airstrike ${STRONG} or more is pursued by ships without airstrike that have no more shots at night than it has by day, ` +
    'although a carrier that could pursue it does not',
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== PURSUIT) return;
        const [own, enemies] = [piecesAt(g, g.area, side), piecesAt(g, g.area, 1 - side)];
        const after = new Map<number, number>();
        for (let k = 0; k < g.answerLength; k += 2) after.set(g.answers[k], g.answers[k + 1]);
        for (let group = 1; group <= g.groups; group++) {
          const members = enemies.filter((p) => g.fightOf[p] === group);
          const prey = members.find(
            (p) => g.tables.kind[p] === CARRIER && g.damage[p] === 0 && airstrikeNow(g, p) >= STRONG,
          );
          const hunters = own.filter((p) => after.get(p) === group);
          if (prey === undefined || hunters.length === 0) continue;
          const day = members.reduce((sum, p) => sum + shotsNow(g, p, ACTION_DAY), 0);
          if (hunters.some((p) => airstrikeNow(g, p) > 0) || allShots(g, hunters) > day) continue;
          const speed = groupSpeed(g, g.area, 1 - side, group);
          const idle = own.find(
            (p) => airstrikeNow(g, p) > 0 && g.tables.isShip[p] === 1 && !after.has(p) && speedNow(g, p) >= speed,
          );
          if (idle === undefined) continue;
          const chase = hunters.map((p) => nameOf(g, p)).join(', ');
          report(g, side, `${chase} after ${nameOf(g, prey)} in ${areaOf(g, g.area)}, ${nameOf(g, idle)} stays`);
        }
      },
    };
    return watcher;
  },
};
