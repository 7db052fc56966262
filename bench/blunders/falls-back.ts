// Rule 14.2: a base that is surrounded before and after the turn falls back to the enemy, and the invader is lost for nothing.
import { HARBOR_COUNT } from '../../src/board/index.js';
import { CAPTURED, TURN_BEGINS } from '../../src/game/state/events.js';
import { type Blunder, harborOf, isLastTurn, piecesOf, type Watcher } from './blunder.js';

export const BASE_FALLS_BACK: Blunder = {
  name: 'base taken for nothing',
  rule: '13.41, 14.2',
  what:
    'an invaded base falls back to the enemy at the end of the same turn, nothing of his was in it nor any air unit of his beside it, ' +
    'and when it was invaded its taker had neither ship nor air unit in the areas that it touches',
  watch: (report) => {
    const vain = new Uint8Array(HARBOR_COUNT);
    const watcher: Watcher = {
      happened(event, a, b, c, g) {
        if (event === TURN_BEGINS) vain.fill(0);
        if (event !== CAPTURED) return;
        if (c === 0) {
          if (vain[a] === 1 && !isLastTurn(g)) report(g, 1 - b, `${harborOf(g, a)} is taken, and falls back`);
          return;
        }
        const beside = g.tables.touches[a];
        const near = (side: number): boolean => (g.at.areasOf(side) & beside & ~g.at.amphibiousAreas(side)) !== 0;
        const hit = [...piecesOf(g, 1 - b)].some((p) => g.isInHarbor(p) && g.harborOf(p) === a);
        const air = (g.at.airAreas(1 - b) & beside) !== 0;
        vain[a] = near(b) || hit || air ? 0 : 1;
      },
    };
    return watcher;
  },
};
