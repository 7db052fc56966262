// The score over time, as chess players know it: the lead after each turn, and the dear decisions at the turn on which they fell.
import type { Disagreement } from '../../ai/search/review.js';
import { JAPAN } from '../../board/index.js';
import { dots, label, marks, type Picture, picture, quantity, ZERO_UP } from '../pictures/picture.js';
import { ALLIED_BLUE, BAR, JAPAN_RED, plotWidth } from '../pictures/theme.js';
import type { GameLog } from './game-log.js';

/** @param dear the dear decisions, numbered from 1 in this order */
export function scorePicture({ turns }: GameLog, dear: readonly Disagreement[]): Picture {
  const values = turns.flatMap(({ turn, score }) =>
    score ? [{ turn, lead: score.lead, text: String(score.lead) }] : [],
  );
  const before = (turn: number): number => values.findLast((v) => v.turn <= turn)?.lead ?? 0;
  const numbers = dear.map((d, k) => {
    const same = dear.slice(0, k).filter((one) => one.turn === d.turn).length;
    const colour = d.side === JAPAN ? JAPAN_RED : ALLIED_BLUE;
    return { turn: d.turn, lead: before(d.turn), text: String(k + 1), colour, up: same };
  });
  const y = quantity('lead', {
    axis: { title: 'Allies lead ← POC → Japan leads', domain: false, ticks: false, tickCount: 6 },
  });
  const most = Math.max(-1, ...numbers.map(({ up }) => up));
  const layers = Array.from({ length: most + 1 }, (_, up) => {
    const mine = numbers.filter((number) => number.up === up);
    const encoding = { y, text: { field: 'text' }, color: label('colour', { scale: null }) };
    return { data: { values: mine }, ...marks('text', { dy: 20 + 15 * up, fontWeight: 600 }, encoding) };
  });
  return picture(
    {
      name: 'score',
      title: 'The score over time',
      subtitle: [
        "Japan's lead after each turn",
        ...(dear.length > 0 ? ['numbers: the dear decisions; red: Japan’s, blue: the Allies’'] : []),
      ],
      caption:
        dear.length > 0
          ? 'The line is the lead after each turn. A number stands at the turn of a decision that cost its side points; 1 is the dearest.'
          : 'The line is the lead after each turn.',
    },
    {
      width: plotWidth(),
      height: 240,
      data: { values },
      encoding: { x: { field: 'turn', type: 'ordinal', axis: { title: 'turn', labelAngle: 0, ticks: false } } },
      layer: [
        ZERO_UP,
        marks('line', { color: BAR, strokeWidth: 2.5 }, { y }),
        dots(50, { y }),
        marks('text', { dy: -12 }, { y, text: label('text') }),
        ...layers,
      ],
    },
  );
}
