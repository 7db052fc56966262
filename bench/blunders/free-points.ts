// Rule 15.3: an area where nobody is belongs to whoever sends one ship.
import { AREA_COUNT, NOBODY } from '../../src/board/index.js';
import { canSail, MAX_PIECES, patrolReach, speedNow, UNDER_REPAIR } from '../../src/game/index.js';
import { PATROLS } from '../../src/game/questions/decisions.js';
import { MOVED, SCORED, TURN_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, nameOf, shipsOf, type Watcher } from './blunder.js';

/** Speed that passes five speed rolls of six (6.4). */
const FAST = 6;

export const POINTS_LEFT: Blunder = {
  name: 'points left lying',
  rule: '15.3',
  what:
    'an area worth points to a side ends the turn without a flag, nobody at all was there, and an undamaged ship that could have patrolled it, ' +
    'at a speed that fails one roll of six at most, lay in port all turn; turn 1 apart',
  watch: (report) => {
    let visited = 0;
    const reach = new Uint16Array(MAX_PIECES);
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== PATROLS) return;
        for (const p of shipsOf(g, side))
          reach[p] = canSail(g, p) && g.damage[p] === 0 && speedNow(g, p) >= FAST ? patrolReach(g, p) : 0;
      },
      happened(event, a, _b, c, g) {
        if (event === TURN_BEGINS) visited = g.at.areasOf(0) | g.at.areasOf(1);
        else if (event === MOVED) {
          visited |= 1 << c;
          reach[a] = 0;
        } else if (event === SCORED && g.turn > 1) {
          for (const side of [0, 1]) {
            for (let area = 0; area < AREA_COUNT; area++) {
              const points = g.tables.poc[side * AREA_COUNT + area];
              if (points === 0 || g.areaControl[area] !== NOBODY || ((visited >> area) & 1) === 1) continue;
              const ship = [...shipsOf(g, side)].find(
                (p) => ((reach[p] >> area) & 1) === 1 && g.isInHarbor(p) && (g.flags[p] & UNDER_REPAIR) === 0,
              );
              if (ship === undefined) continue;
              reach[ship] = 0;
              report(g, side, `${nameOf(g, ship)} in port, ${areaOf(g, area)} (${points}) without a flag`);
            }
          }
        }
      },
    };
    return watcher;
  },
};
