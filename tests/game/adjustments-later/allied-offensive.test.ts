// Adjustment 6: from turn 5 the Allies choose the order of combat, and who lands first.
import { describe, expect, it } from 'vitest';
import { combat, fillRosters, landInOrder } from '../../../src/game/index.js';
import { on } from './tables.js';

describe('adjustment 6: the Allied offensive', () => {
  const two = (turn: number, rules: readonly string[] = ['adjustment-6']) =>
    on(turn, rules, {
      at: { 'Coral Sea': ['Nachi', 'Nevada'], Indonesia: ['Haguro', 'Houston'] },
      japan: { retreat: 'retreat' },
      allied: { 'next-area': 'Indonesia' },
    }).run(combat);

  it.each([5, 8])('adjustment 6: from turn 5 the Allies choose the order of combat (turn %i)', (turn) => {
    const t = two(turn);
    expect(t.asked[0]).toBe('allied next-area');
    expect(t.heard('area').map(([area]) => area)).toEqual(['Indonesia', 'Coral Sea']);
  });

  it('adjustment 6: not before, and not without it', () => {
    expect(two(4).asked[0]).toBe('japan next-area');
    expect(two(5, []).asked[0]).toBe('japan next-area');
  });

  const landing = (first: string, turn = 5) =>
    on(turn, ['adjustment-6'], {
      at: { 'Coral Sea': ['Nachi', 'Nevada', 'Kure', '1 Marines'] },
      harbors: { Guadalcanal: 'japan', 'Port Moresby': 'allied' },
      japan: { retreat: ['stay', 'retreat'], landings: [{ Kure: 'Port Moresby' }] },
      allied: {
        'land-first': turn < 5 ? [] : [first],
        landings: [{ '1 Marines': 'Guadalcanal' }],
      },
    }).resolve('Coral Sea');
  const order = (t: ReturnType<typeof landing>) => t.heard('landed').map(([unit]) => unit);

  it('adjustment 6: and say who lands first where both could after a round', () => {
    expect(order(landing('allied'))).toEqual(['1 Marines', 'Kure']);
    expect(order(landing('japan'))).toEqual(['Kure', '1 Marines']);
  });

  it('adjustment 6: one side or the other, in the area that is fought over', () => {
    let asked = -1;
    const answer = (raw: readonly number[]) =>
      on(5, ['adjustment-6'], {
        at: { 'Coral Sea': ['Nachi', 'Nevada', 'Kure', '1 Marines'] },
        allied: {
          'land-first': (t) => {
            asked = t.game.area;
            return { raw };
          },
        },
      });
    const refused = (raw: readonly number[]) =>
      answer(raw).refusal((g) => {
        fillRosters(g);
        g.area = 0;
        landInOrder(g, g.tables.areaNames.indexOf('Coral Sea'));
      });
    expect([refused([0]), refused([1])]).toEqual(['lawful', 'lawful']);
    expect(asked).toBe(answer([0]).area('Coral Sea'));
    for (const raw of [[], [2], [-1], [0, 1], [1, 0]]) expect(refused(raw)).toBe('adjustment 6');
  });

  it('adjustment 6: before turn 5 Japan does (7.83)', () => {
    expect(order(landing('', 4))).toEqual(['Kure', '1 Marines']);
  });

  it('adjustment 6: they are not asked where one side alone could land', () => {
    const t = on(5, ['adjustment-6'], {
      at: { 'Coral Sea': ['Nachi', 'Nevada', '1 Marines'] },
      japan: { retreat: ['retreat'] },
      allied: { 'land-first': [] },
    });
    expect(t.resolve('Coral Sea').asked).not.toContain('allied land-first');
  });
});
