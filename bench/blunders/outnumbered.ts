// Rules 6.11 and 7.1: one ship sent where the enemy's fleet already stands is sunk, and neither flag nor time is won.

import { MAX_PIECES } from '../../src/game/index.js';
import { PATROLS, RAIDERS } from '../../src/game/questions/decisions.js';
import { AREA_BEGINS, LOST } from '../../src/game/state/events.js';
import { areaOf, type Blunder, isLastTurn, nameOf, type Watcher } from './blunder.js';
import { allShots, piecesAt, shotsOf } from './shots.js';

/** So many times its own shots are too many. */
const TIMES = 5;

export const SENT_TO_ITS_DEATH: Blunder = {
  name: 'alone against a fleet',
  rule: '6.11, 7.1',
  what: `a ship sails alone into an area where the enemy already has more than ${TIMES} times its shots, and is sunk there; the last turn apart`,
  watch: (report) => {
    const odds = new Float32Array(MAX_PIECES);
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision === PATROLS) for (let p = g.tables.shipStart[side]; p < g.tables.shipEnd[side]; p++) odds[p] = 0;
        if (isLastTurn(g) || (decision !== PATROLS && decision !== RAIDERS)) return;
        for (let k = 0; k < g.answerLength; k += 2) {
          const p = g.answers[k];
          const enemies = allShots(g, piecesAt(g, g.answers[k + 1], 1 - side));
          if (enemies > TIMES * shotsOf(g, p)) odds[p] = enemies / Math.max(1, shotsOf(g, p));
        }
      },
      happened(event, a, b, _c, g) {
        if (event === AREA_BEGINS) {
          for (const side of [0, 1]) {
            const there = piecesAt(g, a, side);
            if (there.length > 1) for (const p of there) odds[p] = 0;
          }
        } else if (event === LOST && odds[a] > 0 && g.location[a] === b && g.isAtSea(a)) {
          report(
            g,
            g.tables.side[a],
            `${nameOf(g, a)} alone in ${areaOf(g, b)} against ${odds[a].toFixed(0)} times its shots`,
          );
          odds[a] = 0;
        }
      },
    };
    return watcher;
  },
};
