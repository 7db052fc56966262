// Rule 7.3: day favours airstrikes, night favours guns, and a wish costs nothing.
import { ACTION_DAY } from '../../src/dice/index.js';
import { DAY_NIGHT } from '../../src/game/questions/decisions.js';
import { TURN_BEGINS } from '../../src/game/state/events.js';
import { areaOf, type Blunder, type Watcher } from './blunder.js';
import { membersOf, shotsAt } from './shots.js';

/** Shots by which one must be ahead, or behind, before it is plain which action is better. */
const PLAIN = 3;

export const WRONG_LIGHT: Blunder = {
  name: 'wishes the wrong action',
  rule: '7.3',
  what: `a side wishes the action in which it fires ${PLAIN} shots or more fewer than the enemy, while in the other it fires ${PLAIN} or more above him; fights, not rounds`,
  watch: (report) => {
    const told = new Set<number>();
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== DAY_NIGHT) return;
        const [mine, his] = [membersOf(g, side), membersOf(g, 1 - side)];
        const [own, enemy] = [shotsAt(g, mine, his), shotsAt(g, his, mine)];
        const ahead = { day: own.day - enemy.day, night: own.night - enemy.night };
        const day = g.answers[0] === ACTION_DAY;
        if ((day ? ahead.day : ahead.night) > -PLAIN || (day ? ahead.night : ahead.day) < PLAIN) return;
        const fight = ((g.turn * 64 + g.area) * 64 + g.fight) * 2 + side;
        if (told.has(fight)) return;
        told.add(fight);
        const shots = `by day ${own.day} against ${enemy.day}, by night ${own.night} against ${enemy.night}`;
        report(g, side, `wishes ${day ? 'day' : 'night'} in ${areaOf(g, g.area)}, round ${g.round}: ${shots}`);
      },
      happened(event, a) {
        if (event === TURN_BEGINS && a === 1) told.clear();
      },
    };
    return watcher;
  },
};
