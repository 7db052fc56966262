// Rule 7.422: at night carriers are out of reach as long as a ship that fires is not attacked; without such ships they are the prey.
import { AREA_COUNT, CARRIER } from '../../src/board/index.js';
import { ACTION_NIGHT } from '../../src/dice/index.js';
import { canSail, type Game, MAX_PIECES, raiderReach } from '../../src/game/index.js';
import { RAIDERS } from '../../src/game/questions/decisions.js';
import { AREA_BEGINS, LOST, TURN_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, isLastTurn, nameOf, shipsOf, type Watcher } from './blunder.js';
import { piecesAt } from './shots.js';

/** Gunnery factor of a ship that screens: a battleship's. */
const BIG_GUNS = 3;

export const CARRIERS_WITHOUT_SCREEN: Blunder = {
  name: 'carriers without a screen',
  rule: '7.422',
  what:
    `a carrier is sunk at night in an area where its side began with more carriers than other ships, while an undamaged ship with ${BIG_GUNS} guns or more that ` +
    'could have raided there lay in port, or was where no enemy came; turn 1 and the last turn apart',
  watch: (report) => {
    const bare = new Uint8Array(2 * AREA_COUNT);
    const reach = new Uint16Array(MAX_PIECES);
    let contested = -1;
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== RAIDERS) return;
        for (const p of shipsOf(g, side)) {
          const guns = g.tables.kind[p] !== CARRIER && g.damage[p] === 0 && g.tables.gunnery[p] >= BIG_GUNS;
          reach[p] = guns && canSail(g, p) ? raiderReach(g, p) : 0;
        }
      },
      happened(event, a, b, _c, g) {
        if (event === TURN_BEGINS) {
          bare.fill(0);
          reach.fill(0);
          contested = -1;
        } else if (event === AREA_BEGINS) {
          if (contested < 0) contested = g.at.areasOf(0) & g.at.areasOf(1);
          for (const side of [0, 1]) {
            const ships = piecesAt(g, a, side).filter((p) => g.tables.isShip[p] === 1);
            const carriers = ships.filter((p) => g.tables.kind[p] === CARRIER).length;
            bare[side * AREA_COUNT + a] = carriers > ships.length - carriers ? 1 : 0;
          }
        } else if (event === LOST && b < AREA_COUNT && g.tables.kind[a] === CARRIER && g.action === ACTION_NIGHT) {
          const side = g.tables.side[a];
          if (bare[side * AREA_COUNT + b] === 0 || g.turn === 1 || isLastTurn(g)) return;
          const spare = [...shipsOf(g, side)].find((p) => ((reach[p] >> b) & 1) === 1 && isIdle(g, p));
          if (spare !== undefined)
            report(g, side, `${nameOf(g, a)} sunk in ${areaOf(g, b)}, ${nameOf(g, spare)} met nobody`);
        }
      },
    };
    return watcher;

    function isIdle(g: Game, ship: number): boolean {
      const at = g.location[ship];
      return g.isInHarbor(ship) ? canSail(g, ship) : at < AREA_COUNT && ((contested >> at) & 1) === 0;
    }
  },
};
