// 9.22: hits on an amphibious unit in port add up, one point each, and nobody fires back: a raid that attacks nobody gives them away.
import { AREA_COUNT } from '../../src/board/index.js';
import { airstrikeNow, ON_HARBOR } from '../../src/game/index.js';
import { TARGETS } from '../../src/game/questions/decisions.js';
import { type Blunder, harborOf, isLastTurn, nameOf, piecesOf, shipsOf, type Watcher } from './blunder.js';

export const RAID_ATTACKS_NOBODY: Blunder = {
  name: 'raid that attacks nobody',
  rule: '9.2, 9.22',
  what: 'no carrier that raids a harbor attacks in a round of the raid, although an enemy ship or unit lies there; the last turn apart',
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== TARGETS || g.mode !== ON_HARBOR || g.answerLength > 0 || isLastTurn(g)) return;
        for (const p of shipsOf(g, side)) {
          const harbor = g.raidHarbor[p] - 1;
          if (harbor < 0 || airstrikeNow(g, p) === 0) continue;
          const spared = [...piecesOf(g, 1 - side)].filter((q) => g.location[q] === AREA_COUNT + harbor);
          if (spared.length === 0) continue;
          report(g, side, `${spared.map((q) => nameOf(g, q)).join(', ')} spared in ${harborOf(g, harbor)}`);
          return;
        }
      },
    };
    return watcher;
  },
};
