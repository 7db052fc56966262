// Rules 2.5, 4.7 and 15.3: on the last turn nothing is saved for later, so every ship belongs where points are decided.
import { AREA_COUNT, NOBODY } from '../../src/board/index.js';
import { canSail, type Game, MAX_PIECES, raiderReach } from '../../src/game/index.js';
import { PATROLS, RAIDERS } from '../../src/game/questions/decisions.js';
import { SCORED } from '../../src/game/state/events.js';
import { areaOf, type Blunder, isLastTurn, nameOf, shipsOf, type Watcher } from './blunder.js';

/** Points from which an area is dear. */
const DEAR = 3;

/** Areas where a side has something at sea, or whose ships in port could still be sent. */
function withinReach(g: Game, side: number): number {
  let areas = g.at.areasOf(side);
  for (const p of shipsOf(g, side)) if (canSail(g, p)) areas |= raiderReach(g, p);
  return areas;
}

export const IDLE_ON_LAST_TURN: Blunder = {
  name: 'idle on the last turn',
  rule: '4.7, 15.3',
  what:
    `on the last turn a raider sails where no enemy is nor can come any more, or a ship stays in port, and the enemy keeps an area worth ${DEAR} ` +
    'or more to either side that it could have raided',
  watch: (report) => {
    const reach = new Uint16Array(MAX_PIECES);
    const place = new Int8Array(MAX_PIECES);
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (!isLastTurn(g)) return;
        if (decision === PATROLS) for (const p of shipsOf(g, side)) reach[p] = 0;
        if (decision !== RAIDERS) return;
        // Whoever sails last knows where the enemy is.
        const enemies = side === 1 ? g.at.areasOf(0) : withinReach(g, 1);
        for (const p of shipsOf(g, side)) {
          if (!canSail(g, p)) continue;
          reach[p] = raiderReach(g, p);
          place[p] = -1;
        }
        for (let k = 0; k < g.answerLength; k += 2) {
          const p = g.answers[k];
          if (((enemies >> g.answers[k + 1]) & 1) === 1) reach[p] = 0;
          else place[p] = g.answers[k + 1];
        }
      },
      happened(event, _a, _b, _c, g) {
        if (event !== SCORED || !isLastTurn(g)) return;
        for (const side of [0, 1]) {
          for (const p of shipsOf(g, side)) {
            if (reach[p] === 0) continue;
            const lost = dearest(g, side, reach[p]);
            const at = place[p] < 0 ? 'in port' : `in ${areaOf(g, place[p])}`;
            if (lost >= 0) report(g, side, `${nameOf(g, p)} idle ${at} while the enemy keeps ${areaOf(g, lost)}`);
          }
        }
      },
    };
    return watcher;
  },
};

/** The dearest area in reach that the enemy controls at the end; -1 for none. */
function dearest(g: Game, side: number, reach: number): number {
  let [best, found] = [DEAR - 1, -1];
  for (let a = 0; a < AREA_COUNT; a++) {
    if (((reach >> a) & 1) === 0 || g.areaControl[a] !== 1 - side || g.areaControl[a] === NOBODY) continue;
    const worth = Math.max(g.tables.poc[a], g.tables.poc[AREA_COUNT + a]);
    if (worth > best) [best, found] = [worth, a];
  }
  return found;
}
