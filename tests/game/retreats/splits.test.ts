// Rules 8.42, 8.43, 8.5 and 8.6: after a round groups split, and each pursuer follows one part, stops or is too slow.
import { describe, expect, it } from 'vitest';
import { type Answer, NONE, type Table, table } from '../table.js';
import { fight, run } from './tables.js';

describe('the chase', () => {
  it('8.42: after a round a group can split, its pursuers each follow a part, and the parts fight apart', () => {
    const t = fight(
      ['Nachi', 'Tone', 'Atago', 'Houston', 'Chester'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Tone: 1, Atago: 1 }],
        split: [{ Nachi: 1, Tone: 2, Atago: 3 }],
        basing: [{ Atago: 'Truk' }, { Nachi: 'Saigon' }, { Tone: 'Saipan' }],
      },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1, Chester: 2 }, NONE, NONE] },
      {},
    );
    // Chester is slower than Tone (8).
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('8.43');
    const two = fight(
      ['Nachi', 'Maya', 'Atago', 'Houston', 'Chester'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Maya: 1, Atago: 1 }],
        split: [{ Nachi: 1, Maya: 2, Atago: 3 }],
        basing: [{ Atago: 'Truk' }, { Nachi: 'Saigon' }, { Maya: 'Truk' }],
      },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1, Chester: 2 }, NONE, { Chester: 2 }, NONE] },
    );
    two.resolve('Coral Sea');
    // Round 2: one group. Then Atago, whom nobody follows, is gone; Nachi and Houston fight on, Maya and Chester for two rounds.
    expect(two.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 1],
      ['Coral Sea', 3, 1],
      ['Coral Sea', 4, 2],
      ['Coral Sea', 5, 2],
    ]);
    expect(two.heard('based').map(([name]) => name)).toEqual(['Atago', 'Nachi', 'Maya']);
  });

  it('8.42: parts and groups may be numbered in any order; all of them fight, or escape', () => {
    const t = fight(
      ['Nachi', 'Maya', 'Atago', 'Takao', 'Houston', 'Chester', 'Chicago'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 2, Maya: 2, Atago: 2, Takao: 1 }],
        split: [{ Nachi: 3, Maya: 1, Atago: 2 }],
        basing: 'Truk',
      },
      {
        pursuit: [{ Houston: 2, Chester: 2, Chicago: 2 }],
        follow: [{ Houston: 4, Chester: 3, Chicago: 2 }, NONE, NONE, NONE],
      },
    );
    t.resolve('Coral Sea');
    expect(t.heard('based').map(([name]) => name)).toEqual(['Takao', 'Maya', 'Atago', 'Nachi']);
    expect(t.heard('round').map(([, , group]) => group)).toEqual([0, 2, 2, 3, 4]);
  });

  it('8.42, 8.43: a pursuer too slow for what is left of its group may follow a slower part of it', () => {
    // Tone (8) parts from Maya (7): Houston (7) can follow Maya only.
    const follow = (answer: Answer) =>
      run(
        ['Tone', 'Maya', 'Houston'],
        { Tone: 1, Maya: 1 },
        { pursuit: [{ Houston: 1 }], follow: [answer, NONE] },
        { split: [{ Tone: 1, Maya: 2 }] },
      ).refusal;
    expect(follow({ Houston: 2 })).toBe('lawful');
    expect(follow({ Houston: 1 })).toBe('8.43');
  });

  it('8.42: a split puts every member in one part; staying together needs no answer', () => {
    const split = (answer: Answer) =>
      run(
        ['Nachi', 'Maya', 'Atago', 'Houston'],
        { Nachi: 1, Maya: 1, Atago: 2 },
        { pursuit: [{ Houston: 1 }], follow: NONE },
        { split: [answer] },
      ).refusal;
    expect(split(NONE)).toBe('lawful');
    expect(split({ Nachi: 1, Maya: 2 })).toBe('lawful');
    expect(split({ Nachi: 2, Maya: 1 })).toBe('lawful');
    expect(split({ Nachi: 1, Maya: 1 })).toBe('lawful');
    expect(split({ Nachi: 1 })).toBe('8.42');
    expect(split({ Nachi: 1, Maya: 3 })).toBe('8.42');
    expect(split({ Nachi: 2, Maya: 2 })).toBe('8.42');
    expect(split({ Nachi: 1, Atago: 2 })).toBe('8.42');
    expect(split({ Nachi: 1, Houston: 1 })).toBe('5');
  });

  it('8.43: each pursuer may stop after a round, and must when it is slower than the whole group', () => {
    // Houston falls to speed 5 in round 2 and cannot go on after Nachi; South Dakota (5) could not have begun.
    const chase = (follow: Answer) =>
      fight(
        ['Nachi', 'Houston', 'Canberra II'],
        { 'day-night': ['day', 'night', 'day'], retreat: ['retreat'], targets: [{ Nachi: 'Canberra II' }] },
        {
          'day-night': ['day', 'night', 'day'],
          pursuit: [{ Houston: 1, 'Canberra II': 1 }],
          follow: [follow, NONE],
          targets: [{ Houston: 'Nachi', 'Canberra II': 'Nachi' }],
        },
        // Nachi hits Canberra II (127) for 2.
        { dice: [6, 2, 1, 1] },
      );
    const refusal = (t: Table) => t.refusal(() => t.resolve('Coral Sea'));
    expect(refusal(chase({ Houston: 1, 'Canberra II': 1 }))).toBe('8.43');
    expect(refusal(chase({ 'Canberra II': 1 }))).toBe('8.43');
    expect(refusal(chase({ Houston: 1 }))).toBe('lawful');
    expect(
      refusal(
        chase([
          ['Houston', 1],
          ['Houston', 1],
        ]),
      ),
    ).toBe('8.43');
    const half = table().piece('Houston');
    expect(refusal(chase({ raw: [half] }))).toBe('5');
    expect(refusal(chase({ raw: [half, 1, half] }))).toBe('5');
  });

  it('8.43: a ship as fast as the slowest of its group keeps up, and nobody is asked when none could go on', () => {
    // Nachi hits Houston for 1; Houston misses, or hits Nachi for 1 as well.
    const chase = (dice: number[], follow: Answer[]) =>
      fight(
        ['Nachi', 'Houston'],
        {
          'day-night': ({ game }) => (game.round === 2 ? 'night' : 'day'),
          retreat: ['retreat'],
          targets: [{ Nachi: 'Houston' }],
        },
        {
          'day-night': ({ game }) => (game.round === 2 ? 'night' : 'day'),
          pursuit: [{ Houston: 1 }],
          follow,
          targets: [{ Houston: 'Nachi' }],
        },
        { dice },
      ).resolve('Coral Sea');
    const slow = chase([6, 1, 1], []);
    expect(slow.asked).not.toContain('allied follow');
    expect(slow.where('Nachi')).toBe('Yokosuka Navy Yard');
    const kept = chase([6, 1, 6, 1], [{ Houston: 1 }, NONE]);
    expect(kept.heard('round').length).toBe(3);
  });

  it('8.43: a pursuer too slow for every part of a group that has split is not asked', () => {
    const night = ({ game }: Table) => (game.round === 2 ? 'night' : 'day');
    const t = fight(
      ['Nachi', 'Maya', 'Houston'],
      {
        'day-night': night,
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Maya: 1 }],
        split: [{ Nachi: 1, Maya: 2 }],
        targets: [{ Nachi: 'Houston', Maya: 'Houston' }],
      },
      { 'day-night': night, pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      // Nachi hits Houston for 1.
      { dice: [6, 1, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('allied follow');
    expect([t.where('Nachi'), t.where('Maya')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.43: a pursuer that stops does not start again', () => {
    const { refusal, t } = run(
      ['Nachi', 'Maya', 'Houston', 'Chester'],
      { Nachi: 1, Maya: 1 },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1 }, { Chester: 1 }] },
    );
    expect(refusal).toBe('8.34');
    expect(t.game.round).toBe(3);
  });

  it('8.5: groups do not combine, and no ship is in two', () => {
    const twice: [string, number][] = [
      ['Nachi', 1],
      ['Nachi', 1],
    ];
    expect(run(['Nachi', 'Tone', 'Houston'], twice as never, {}).refusal).toBe('8.5');
    // A ship of another group cannot be drawn into a split.
    const split = run(
      ['Nachi', 'Maya', 'Atago', 'Houston'],
      { Nachi: 1, Maya: 1, Atago: 2 },
      { pursuit: [{ Houston: 1 }] },
      { split: [{ Nachi: 1, Atago: 1 }] },
    );
    expect(split.refusal).toBe('8.42');
    // Nor while its own pursuers still hold it in the area.
    const held = run(
      ['Nachi', 'Maya', 'Atago', 'Houston', 'Chester'],
      { Nachi: 1, Maya: 1, Atago: 2 },
      { pursuit: [{ Houston: 1, Chester: 2 }] },
      { split: [{ Nachi: 1, Atago: 1 }] },
    );
    expect(held.refusal).toBe('8.42');
    expect(held.t.where('Atago')).toBe('Coral Sea');
  });

  it('8.6: a ship pursues one group a turn and cannot switch to another', () => {
    const twice: [string, number][] = [
      ['Houston', 1],
      ['Houston', 2],
    ];
    expect(run(['Nachi', 'Maya', 'Houston'], { Nachi: 1, Maya: 2 }, { pursuit: [twice] }).refusal).toBe('8.6');
    const pieces = ['Nachi', 'Maya', 'Houston', 'Chester'];
    const switches = (group: number) =>
      run(
        pieces,
        { Nachi: 1, Maya: 2 },
        { pursuit: [{ Houston: 1, Chester: 2 }], follow: [{ Houston: group }, NONE, NONE] },
      ).refusal;
    expect(switches(2)).toBe('8.6');
    expect(switches(3)).toBe('8.6');
    expect(switches(0)).toBe('8.6');
    expect(switches(1)).toBe('lawful');
  });

  it('8.6: when its group has split a pursuer follows one part of it, not the others', () => {
    const twice: [string, number][] = [
      ['Houston', 1],
      ['Houston', 2],
    ];
    const { refusal } = run(
      ['Nachi', 'Maya', 'Houston'],
      { Nachi: 1, Maya: 1 },
      { pursuit: [{ Houston: 1 }], follow: [twice] },
      { split: [{ Nachi: 1, Maya: 2 }] },
    );
    expect(refusal).toBe('8.43');
  });
});
