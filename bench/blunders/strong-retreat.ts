// Rule 8.1: who is far stronger by day and by night has no reason to leave.
import { RETREAT } from '../../src/game/questions/decisions.js';
import { areaOf, type Blunder, type Watcher } from './blunder.js';
import { membersOf, shotsAt } from './shots.js';

/** So many times the enemy's shots, by day and by night. */
const TIMES = 2;

export const STRONGER_RETREATS: Blunder = {
  name: 'the stronger retreats',
  rule: '8.1',
  what: `a side retreats although it fires ${TIMES} times the enemy's shots or more by day and by night, of the shots that have a target; turn 1 apart`,
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== RETREAT || g.answers[0] !== 1 || g.turn === 1) return;
        const [mine, his] = [membersOf(g, side), membersOf(g, 1 - side)];
        const [own, enemy] = [shotsAt(g, mine, his), shotsAt(g, his, mine)];
        if (own.day + own.night === 0 || own.day < TIMES * enemy.day || own.night < TIMES * enemy.night) return;
        const shots = `by day ${own.day} against ${enemy.day}, by night ${own.night} against ${enemy.night}`;
        report(g, side, `leaves ${areaOf(g, g.area)} after round ${g.round}: ${shots}`);
      },
    };
    return watcher;
  },
};
