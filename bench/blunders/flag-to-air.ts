// Rules 7.424 and 12.1: guns do nothing to air units, so an area is held against them by air units or carriers of one's own.
import { AIR, AREA_COUNT } from '../../src/board/index.js';
import { ACTION_DAY } from '../../src/dice/index.js';
import { shotsNow } from '../../src/game/index.js';
import { RETREAT } from '../../src/game/questions/decisions.js';
import { AREA_BEGINS, CONTROL, TURN_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, type Watcher } from './blunder.js';
import { membersOf, piecesAt } from './shots.js';

/** Points from which an area is worth an air unit. */
const DEAR = 3;

export const DEAR_AREA_LEFT_TO_AIR: Blunder = {
  name: 'dear area left to air units',
  rule: '7.424, 12.4',
  what:
    `a side that came without airstrike leaves an area worth ${DEAR} points or more to it to enemy air units alone, ` +
    'although it holds a port or base there and one of its air units kept an area where no enemy came; turn 1 apart',
  watch: (report) => {
    let lost = [0, 0];
    let quiet = 0;
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== RETREAT || g.answers[0] !== 1 || g.turn === 1 || g.round !== 1) return;
        const [own, enemies] = [membersOf(g, side), membersOf(g, 1 - side)];
        if (enemies.some((p) => g.tables.kind[p] !== AIR) || g.tables.poc[side * AREA_COUNT + g.area] < DEAR) return;
        if (own.some((p) => shotsNow(g, p, ACTION_DAY) > 0) || ((g.nearHeld[side] >> g.area) & 1) === 0) return;
        lost[side] |= 1 << g.area;
      },
      happened(event, a, _b, _c, g) {
        if (event === TURN_BEGINS) {
          lost = [0, 0];
          quiet = 0;
        } else if (event === AREA_BEGINS && g.at.areasOf(0) & g.at.areasOf(1) & (1 << a)) quiet |= 1 << a;
        else if (event === CONTROL && a === 0) {
          for (const side of [0, 1]) {
            if (lost[side] === 0) continue;
            let idle = -1;
            for (let area = 0; area < AREA_COUNT; area++) {
              if (((quiet >> area) & 1) === 1) continue;
              if (piecesAt(g, area, side).some((p) => g.tables.kind[p] === AIR)) idle = area;
            }
            for (let area = 0; area < AREA_COUNT && idle >= 0; area++) {
              if (((lost[side] >> area) & 1) === 0) continue;
              report(g, side, `${areaOf(g, area)} left to air units, one of its own in ${areaOf(g, idle)} met nobody`);
            }
          }
        }
      },
    };
    return watcher;
  },
};
