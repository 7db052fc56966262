// Rules 12.24 and 14.3: air units whose only base falls go home before they have fought.
import { AREA_COUNT } from '../../src/board/index.js';
import { CAPTURED } from '../../src/game/state/events.js';
import { areaOf, type Blunder, harborOf, type Watcher } from './blunder.js';

/** Air units that hang on one base: from here on it is a blunder. */
const EGGS = 3;

export const AIR_WITHOUT_BASE: Blunder = {
  name: 'air units on one base',
  rule: '12.24, 14.3',
  what: `a base falls to an invasion during combat, and ${EGGS} air units or more lose with it the only base of their area`,
  watch: (report) => {
    const watcher: Watcher = {
      happened(event, a, b, c, g) {
        if (event !== CAPTURED || c !== 1) return;
        const side = 1 - b;
        const stranded = g.tables.touches[a] & ~g.nearHeld[side];
        for (let area = 0; area < AREA_COUNT; area++) {
          if (((stranded >> area) & 1) === 0) continue;
          let count = 0;
          for (let p = g.tables.airStart[side]; p < g.tables.airEnd[side]; p++) if (g.location[p] === area) count++;
          if (count >= EGGS) report(g, side, `${count} in ${areaOf(g, area)} lose ${harborOf(g, a)}`);
        }
      },
    };
    return watcher;
  },
};
