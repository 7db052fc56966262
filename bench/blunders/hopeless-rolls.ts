// 6.4: a ship passes its speed roll only above the die, so at speed 1 never: as a patroller it only shows where it will raid.
import { AREA_COUNT } from '../../src/board/index.js';
import { speedNow } from '../../src/game/index.js';
import { PATROLS } from '../../src/game/questions/decisions.js';
import { areaOf, type Blunder, nameOf, type Watcher } from './blunder.js';

export const ROLL_WITHOUT_HOPE: Blunder = {
  name: 'speed roll without hope',
  rule: '6.221, 6.4, 7.71',
  what: 'a ship of speed 1 is sent on patrol to an area for which it must roll: it can only arrive as a raider (6.41), which it could do later',
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== PATROLS) return;
        for (let k = 0; k < g.answerLength; k += 2) {
          const [ship, area] = [g.answers[k], g.answers[k + 1]];
          const harbor = g.location[ship] - AREA_COUNT;
          if (speedNow(g, ship) > 1 || ((g.tables.touches[harbor] >> area) & 1) === 1) continue;
          report(g, side, `${nameOf(g, ship)} (damage ${g.damage[ship]}) on patrol to ${areaOf(g, area)}`);
        }
      },
    };
    return watcher;
  },
};
