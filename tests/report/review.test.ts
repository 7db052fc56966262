// A review as text: what was played, what search prefers, and what it cost.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import type { Disagreement, Reviewer } from '../../src/ai/search/review.js';
import type { Run } from '../../src/answer/result.js';
import { ALLIED, compileBoard, JAPAN, NOT_ARRIVED, STANDARD_BOARD } from '../../src/board/index.js';
import * as D from '../../src/game/questions/decisions.js';
import { LOST } from '../../src/game/state/events.js';
import type { GameRecord } from '../../src/game/state/record.js';
import { GameLog } from '../../src/report/one-game/game-log.js';
import { gamePage } from '../../src/report/one-game/game-page.js';
import { answerText, disagreementTexts, plainReview } from '../../src/report/review.js';
import { resolveRules } from '../../src/rules/index.js';

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
    [
      D.PURSUIT,
      [piece('Akagi'), 1, piece('Kaga'), 2, piece('Nachi'), 1],
      [piece('Akagi'), 2, piece('Kaga'), 2],
      'Akagi and Nachi after group 1; Kaga after group 2',
      'Akagi and Kaga after group 2',
    ],
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

  it('names what an answer is about: ports of reinforcements, targets, ships that are repaired, groups', () => {
    const text = (decision: D.Decision, answer: number[], side = JAPAN) =>
      answerText({ decision, side } as Parameters<typeof answerText>[0], answer, [], t);
    expect(text(D.REINFORCEMENT_PORTS, [piece('10th A.F.'), harbor('Samoa')], ALLIED)).toBe('Samoa: 10th A.F.');
    expect(text(D.TARGETS, [piece('Akagi'), piece('Enterprise'), piece('Kaga'), piece('Lexington')])).toBe(
      'Akagi: Enterprise; Kaga: Lexington',
    );
    expect(text(D.REPAIRS, [piece('Houston'), 1], ALLIED)).toBe('Houston: 1');
    expect(text(D.SUBMARINE_ATTACK, [piece('Enterprise')])).toBe('Enterprise');
  });
});

describe('a review', () => {
  const all = [found(D.RETREAT, [0], [1]), { ...found(D.DAY_NIGHT, [1], [0]), cost: 1.5 }];
  const reviewer = { looked: 700, worst: (side: number) => (side === JAPAN ? all : []) } as unknown as Reviewer;

  it('puts the dearest decisions first, with cost and interval, and marks them on the score', () => {
    const log = new GameLog();
    for (const [turn, lead] of [
      [1, 3],
      [2, 5],
      [3, -2],
    ] as const) {
      log.turns.push({
        turn,
        score: { japan: 4, allied: 2, lead },
        lost: [
          [1, 0, 2],
          [0, 0, 0],
        ],
      });
    }
    const record: GameRecord = {
      ...{ rules: ['second-edition'], rulings: {}, data: null, players: { japan: 'tuned', allied: 'tuned' } },
      ...{ seed: 's', game: 7, begin: { at: 'game' }, until: { to: 'game' }, position: null, blocks: [] },
      end: { hash: 'abc', poc: -2 },
    };
    const page = gamePage({ record, turns: 8, log, run: {} as Run, review: { reviewer, decisions: 700, top: 1 } }, t);
    expect(page.answer).toBe(
      "Game 7: The Allies win by 2 POC; the dearest decision was Japan's on turn 3 (stay or retreat), 3.2 ±0.8 POC, the most of 700 measured and so rather too high.",
    );
    expect(page.lead).toEqual([
      '1. Japan, turn 3, Coral Sea, round 2, stay or retreat: 3.2 ±0.8 POC. Played: Japan stays. Search: Japan retreats.',
    ]);
    expect(page.notes[0]).toContain('Search looked at 700 large decisions.');
    expect(page.blocks[0]).toMatchObject({ rows: [{}, {}, { name: '3', cells: ['4', '2', '-2', '1 CV, 2 CA', '–'] }] });
    expect(JSON.stringify(page.pictures[0]!.spec)).toContain('{"turn":3,"lead":-2,"text":"1"');
    expect(page.csv['turns.csv']).toMatch(/\n3,4,2,-2,3,0\r?\n$/);
  });

  it('4.41: says which of the ships lost never arrived', () => {
    const { game } = new Match(t, resolveRules(), { japan: 'random', allied: 'random' }, 's');
    const log = new GameLog();
    const lost = (turn: number, name: string, at: number) => {
      game.turn = turn;
      log.happened(LOST, t.pieceNames.indexOf(name), at, 0, game);
    };
    lost(5, 'Akagi', 0);
    const record: GameRecord = {
      ...{ rules: ['second-edition'], rulings: {}, data: null, players: { japan: 'tuned', allied: 'tuned' } },
      ...{ seed: 's', game: 7, begin: { at: 'game' }, until: { to: 'game' }, position: null, blocks: [] },
      end: { hash: 'abc', poc: -2 },
    };
    expect(gamePage({ record, turns: 8, log, run: {} as Run }, t).notes).toEqual([]);
    lost(5, 'Wisconsin', NOT_ARRIVED);
    lost(5, 'Nagato', 0);
    lost(6, 'Musashi', NOT_ARRIVED);
    lost(6, 'Quincy II', NOT_ARRIVED);
    const page = gamePage({ record, turns: 8, log, run: {} as Run }, t);
    expect(page.notes).toEqual([
      'Of the ships lost, these never arrived, for no port was left to them (4.41): turn 5: the Allies 1 BB; turn 6: Japan 1 BB, the Allies 1 CA.',
    ]);
    expect(page.blocks[0]).toMatchObject({ rows: [{ cells: ['–', '–', '–', '1 CV, 1 BB', '1 BB'] }, {}] });
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
