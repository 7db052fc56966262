// Rule 13: amphibious units are lost when they land and come back two turns later, so what lies in port does nothing.
import { OFF_MAP, PORT_COUNT } from '../../src/board/index.js';
import { amphibiousReach, canEmbark, type Game, ISLAND_BASES, MAX_PIECES } from '../../src/game/index.js';
import { MOVE_AMPHIBIOUS } from '../../src/game/questions/decisions.js';
import { CAPTURED, GAME_ENDS, MOVED, TURN_BEGINS } from '../../src/game/state/events.js';
import { type Blunder, harborOf, nameOf, type Watcher } from './blunder.js';

/** Turns of idleness that are a blunder. */
const IDLE = 3;

/** Bases that a unit in port could land on this turn, whoever holds them. */
const basesInReach = (g: Game, unit: number): number =>
  g.location[unit] < OFF_MAP ? g.tables.harborsTouching[amphibiousReach(g, unit)] & ISLAND_BASES : 0;

/** True for a unit in a base, which costs an invader there (13.41). */
const defends = (g: Game, unit: number): boolean => g.location[unit] < OFF_MAP && g.harborOf(unit) >= PORT_COUNT;

export const MARINES_NEVER_SAIL: Blunder = {
  name: 'marines that never sail',
  rule: '13.1',
  what: `an amphibious unit does not leave port any more, although in ${IDLE} turns or more it lay in a major port with an enemy base in its reach`,
  watch: (report) => {
    const idle = new Uint8Array(MAX_PIECES);
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== MOVE_AMPHIBIOUS) return;
        for (let p = g.tables.amphibiousStart[side]; p < g.tables.amphibiousEnd[side]; p++)
          if (canEmbark(g, p) && !defends(g, p) && (basesInReach(g, p) & g.held[1 - side]) !== 0) idle[p]++;
      },
      happened(event, a, _b, _c, g) {
        if (event === TURN_BEGINS && a === 1) idle.fill(0);
        else if (event === MOVED) idle[a] = 0;
        else if (event === GAME_ENDS) {
          for (const side of [0, 1])
            for (let p = g.tables.amphibiousStart[side]; p < g.tables.amphibiousEnd[side]; p++)
              if (idle[p] >= IDLE) report(g, side, `${nameOf(g, p)} had an enemy base in reach for ${idle[p]} turns`);
        }
      },
    };
    return watcher;
  },
};

export const BASE_LOST_BESIDE_MARINES: Blunder = {
  name: 'base lost beside idle marines',
  rule: '13.41, 14.2',
  what: 'a base falls to an invasion while an amphibious unit of its side has lain in a major port this turn and the one before, both times in reach of it',
  watch: (report) => {
    const now = new Int32Array(MAX_PIECES);
    const before = new Int32Array(MAX_PIECES);
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== MOVE_AMPHIBIOUS) return;
        for (let p = g.tables.amphibiousStart[side]; p < g.tables.amphibiousEnd[side]; p++)
          if (canEmbark(g, p) && g.location[p] < OFF_MAP && g.harborOf(p) < PORT_COUNT) now[p] = basesInReach(g, p);
      },
      happened(event, a, b, c, g) {
        if (event === TURN_BEGINS) {
          before.set(now);
          now.fill(0);
          if (a === 1) before.fill(0);
        } else if (event === MOVED) now[a] = 0;
        else if (event === CAPTURED && c === 1) {
          const side = 1 - b;
          for (let p = g.tables.amphibiousStart[side]; p < g.tables.amphibiousEnd[side]; p++) {
            if ((((now[p] & before[p]) >> a) & 1) === 0 || !g.isInHarbor(p)) continue;
            report(g, side, `${harborOf(g, a)} falls, ${nameOf(g, p)} lies in ${harborOf(g, g.harborOf(p))}`);
            break;
          }
        }
      },
    };
    return watcher;
  },
};
