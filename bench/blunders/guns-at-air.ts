// Rule 7.424: guns cannot hurt air units, and nobody wins the area from them without an airstrike.
import { ACTION_DAY } from '../../src/dice/index.js';
import { isHull, shotsNow } from '../../src/game/index.js';
import { RAIDERS } from '../../src/game/questions/decisions.js';
import { areaOf, type Blunder, isLastTurn } from './blunder.js';
import { piecesAt } from './shots.js';

/** So many ships are more than an escort of the flag that is there. */
const MANY = 3;

export const GUNS_AT_AIR: Blunder = {
  name: 'guns against air units',
  rule: '7.424',
  what: `${MANY} ships or more are sent as raiders where only air units of the enemy are, and none of their side there strikes by day; the last turn apart`,
  watch: (report) => ({
    decided(decision, side, g) {
      if (decision !== RAIDERS || isLastTurn(g)) return;
      const sent = new Map<number, number[]>();
      for (let k = 0; k < g.answerLength; k += 2) {
        const area = g.answers[k + 1];
        sent.set(area, [...(sent.get(area) ?? []), g.answers[k]]);
      }
      for (const [area, ships] of sent) {
        const enemies = piecesAt(g, area, 1 - side);
        if (ships.length < MANY || enemies.length === 0 || enemies.some((p) => isHull(g, p))) continue;
        if ([...ships, ...piecesAt(g, area, side)].some((p) => shotsNow(g, p, ACTION_DAY) > 0)) continue;
        report(
          g,
          side,
          `${ships.map((p) => g.tables.pieceNames[p]).join(', ')} against air units in ${areaOf(g, area)}`,
        );
      }
    },
  }),
};
