// Rule 15.3: raiders win an area and do not control it; the flag needs a patroller or an air unit that is still there.
import { AREA_COUNT, NOBODY } from '../../src/board/index.js';
import { PATROLLING } from '../../src/game/index.js';
import { AREA_BEGINS, CONTROL, TURN_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, type Watcher } from './blunder.js';
import { piecesAt } from './shots.js';

/** Ships from which on a victory without a flag is a blunder: one or two may have come to deny the enemy's. */
const FLEET = 4;

export const FLAG_LOST_BY_VICTORS: Blunder = {
  name: 'victory without a flag',
  rule: '15.3',
  what:
    `a side that went into a fight with ${FLEET} ships or more and a single patroller or air unit stands alone in the area at the end, the flag ` +
    'bearer is gone, and nobody controls an area that is worth points to it',
  watch: (report) => {
    const bearers = new Uint8Array(2 * AREA_COUNT);
    const pieces = new Uint8Array(2 * AREA_COUNT);
    const watcher: Watcher = {
      happened(event, a, b, _c, g) {
        if (event === TURN_BEGINS) bearers.fill(0);
        else if (event === AREA_BEGINS) {
          for (const side of [0, 1]) {
            const there = piecesAt(g, a, side);
            const contested = piecesAt(g, a, 1 - side).length > 0;
            pieces[side * AREA_COUNT + a] = there.length;
            bearers[side * AREA_COUNT + a] = contested
              ? there.filter((p) => (g.flags[p] & PATROLLING) !== 0).length
              : 0;
          }
        } else if (event === CONTROL && b === NOBODY) {
          for (const side of [0, 1]) {
            const k = side * AREA_COUNT + a;
            if (bearers[k] !== 1 || pieces[k] < FLEET || g.tables.poc[k] === 0) continue;
            const left = piecesAt(g, a, side).filter((p) => g.tables.isShip[p] === 1).length;
            if (left === 0 || piecesAt(g, a, 1 - side).length > 0) continue;
            report(g, side, `${left} of ${pieces[k]} win ${areaOf(g, a)}, their only flag is gone`);
          }
        }
      },
    };
    return watcher;
  },
};
