// A review as text: what was played, what search prefers, and what it cost.
import { describe, expect, it } from 'vitest';
import type { Disagreement, Reviewer } from '../../src/ai/search/review.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../src/board/index.js';
import * as D from '../../src/game/questions/decisions.js';
import { disagreementTexts, plainReview, reviewLines } from '../../src/report/review.js';

const t = compileBoard(STANDARD_BOARD);
const piece = (name: string) => t.pieceIndex.get(name)!;
const area = (name: string) => t.areaNames.indexOf(name);
const harbor = (name: string) => t.harborNames.indexOf(name);

function found(decision: D.Decision, played: number[], preferred: number[], side = JAPAN): Disagreement {
  const where = 'turn 3, Coral Sea, round 2';
  return { turn: 3, where, decision, side, played, preferred, cost: 3.21, error: 0.4, rollouts: 384 };
}

describe('a disagreement in words', () => {
  it.each<[D.Decision, number[], number[], string, string]>([
    [D.RETREAT, [0], [1], 'Japan stays', 'Japan retreats'],
    [D.DAY_NIGHT, [0], [1], 'day', 'night'],
    [D.STAY, [1], [0], 'Japan stays', 'Japan leaves'],
    [D.NEXT_AREA, [area('Coral Sea')], [area('Indonesia')], 'Coral Sea', 'Indonesia'],
    [D.PLACE_AIR, [piece('22 AirFlot'), area('Indonesia')], [], '22 AirFlot in Indonesia', 'no more air units'],
    [D.PURSUIT, [piece('Akagi'), 1, piece('Kaga'), 1], [], 'Akagi and Kaga pursue', 'nobody pursues'],
    [D.RAID_FORCE, [piece('Akagi')], [], 'Akagi', 'none'],
    [D.ENGAGE, [0], [1], 'Japan refuses', 'Japan engages'],
  ])('decision %i', (decision, played, preferred, first, second) => {
    expect(disagreementTexts(found(decision, played, preferred), t)).toMatchObject({
      played: first,
      preferred: second,
    });
  });

  it('tells only what differs of pieces that are sent somewhere', () => {
    const coral = area('Coral Sea');
    const played = [piece('Akagi'), coral, piece('Kaga'), coral, piece('Nachi'), coral];
    const preferred = [piece('Akagi'), area('Indonesia'), piece('Nachi'), coral, piece('Atago'), coral];
    expect(disagreementTexts(found(D.PATROLS, played, preferred), t)).toEqual({
      title: 'patrols',
      played: 'Coral Sea: Akagi, Kaga; in port: Atago',
      preferred: 'Indonesia: Akagi; in port: Kaga; Coral Sea: Atago',
    });
  });

  it('names harbors where pieces return, San Diego among them', () => {
    const d = found(D.BASING, [piece('Nevada'), harbor('Samoa')], [piece('Nevada'), t.harborNames.length], ALLIED);
    expect(disagreementTexts(d, t)).toMatchObject({ played: 'Samoa: Nevada', preferred: 'San Diego: Nevada' });
  });
});

describe('a review', () => {
  const all = [found(D.RETREAT, [0], [1]), { ...found(D.DAY_NIGHT, [1], [0]), cost: 1.5 }];
  const reviewer = { looked: 700, worst: (side: number) => (side === JAPAN ? all : []) } as unknown as Reviewer;

  it('lists the dearest decisions of each side with cost and interval', () => {
    const lines = reviewLines(reviewer, t, { top: 1, width: 80 });
    expect(lines.slice(0, 2)).toEqual(['Review', '======']);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(lines.join('\n')).toContain(
      [
        'Japan, the 1 dearest of 2:',
        '  1. Turn 3, Coral Sea, round 2, stay or retreat: 3.2 ±0.8 POC',
        '     played: Japan stays',
        '     search: Japan retreats',
        '',
        'The Allies: nothing that is certain.',
      ].join('\n'),
    );
  });

  it('is plain data too', () => {
    const [first, ...others] = plainReview(reviewer, t);
    expect(first).toMatchObject({
      side: 'japan',
      turn: 3,
      decision: 'retreat',
      played: 'Japan stays',
      cost: 3.21,
      rollouts: 384,
    });
    expect((first!.ci as number[]).map((x) => Number(x.toFixed(3)))).toEqual([2.426, 3.994]);
    expect(others).toHaveLength(1);
  });
});
