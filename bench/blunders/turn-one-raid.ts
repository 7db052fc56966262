// 15.31: raiders do not control: on turn 1 a raid by guns alone can only sink, and few guns sink nobody.
import { RAIDERS } from '../../src/game/questions/decisions.js';
import { areaOf, type Blunder, nameOf, type Watcher } from './blunder.js';
import { piecesAt, shotsAt } from './shots.js';

/** So many times the shots of the raiders are too many. */
const TOO_MANY = 3;

export const TURN_ONE_RAID: Blunder = {
  name: 'raid by few guns on turn 1',
  rule: '6.12, 15.31',
  what: `on turn 1 ships without airstrike are sent as raiders where their side has nothing else and the enemy, who has moved, has at least ${TOO_MANY} times their shots at night; one for each area`,
  watch: (report) => {
    const watcher: Watcher = {
      decided(decision, side, g) {
        if (decision !== RAIDERS || g.turn !== 1) return;
        const sent = new Map<number, number[]>();
        for (let k = 0; k < g.answerLength; k += 2) {
          const area = g.answers[k + 1];
          sent.set(area, [...(sent.get(area) ?? []), g.answers[k]]);
        }
        for (const [area, ships] of sent) {
          const enemies = piecesAt(g, area, 1 - side);
          const own = shotsAt(g, ships, enemies);
          const theirs = shotsAt(g, enemies, ships).night;
          if (own.day > 0 || own.night === 0 || piecesAt(g, area, side).length > 0) continue;
          if (theirs < TOO_MANY * own.night) continue;
          report(g, side, `${ships.map((p) => nameOf(g, p)).join(', ')} in ${areaOf(g, area)} against ${theirs} shots`);
        }
      },
    };
    return watcher;
  },
};
