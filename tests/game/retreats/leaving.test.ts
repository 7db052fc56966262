// Rules 8.1 and 8.2: who retreats after a round, and how.
import { describe, expect, it } from 'vitest';
import { RETREATING } from '../../../src/game/index.js';
import { NONE } from '../table.js';
import { fight } from './tables.js';

describe('leaving', () => {
  it('8.1: after each round both sides say whether they retreat, Japan first', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { retreat: ['stay', 'stay', 'retreat'] },
      { retreat: ['stay', 'stay', 'stay'] },
    );
    t.resolve('Coral Sea');
    expect(t.asked.filter((question) => question.endsWith('retreat'))).toEqual([
      ...['japan retreat', 'allied retreat', 'japan retreat', 'allied retreat', 'japan retreat', 'allied retreat'],
    ]);
    expect(t.heard('round').length).toBe(3);
    expect(t.heard('retreated')).toEqual([['japan', 'Coral Sea']]);
  });

  it('8.1: the answer is to stay or to retreat', () => {
    for (const answer of [2, -1, NONE, { raw: [0, 0] }]) {
      const t = fight(['Nachi', 'Houston'], { retreat: [answer] }, {});
      expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('8.1');
    }
  });

  it('8.1, both-retreat: both retreat after the same round: both leave; by the other reading Japan does and the Allies may pursue', () => {
    const both = (reading: string) =>
      fight(
        ['Nachi', 'Houston', '11th A.F.', 'Atago'],
        { retreat: ['retreat'], ...(reading !== 'both-leave' && { groups: [{ Nachi: 1, Atago: 1 }] }) },
        { retreat: ['retreat'] },
        { rulings: { 'both-retreat': reading } },
      ).resolve('Coral Sea');
    const leave = both('both-leave');
    for (const name of ['Nachi', 'Atago', 'Houston', '11th A.F.'])
      expect([name, leave.where(name)]).not.toContain('Coral Sea');
    expect(leave.asked).not.toContain('allied pursuit');
    expect(leave.asked).not.toContain('japan groups');
    const first = both('first-declaration');
    expect(first.where('Nachi')).not.toBe('Coral Sea');
    expect(first.where('Houston')).toBe('Coral Sea');
    expect(first.asked).toContain('allied pursuit');
  });

  it('8.1, both-retreat: when both leave, Japan goes first, and bases before the Allies do', () => {
    const t = fight(['Nachi', 'Houston'], { retreat: ['retreat'] }, { retreat: ['retreat'] }).resolve('Coral Sea');
    expect(t.heard('retreated').map(([side]) => side)).toEqual(['japan', 'allied']);
    expect(t.asked.slice(-2)).toEqual(['japan basing', 'allied basing']);
  });

  it('8.1: when both leave there is no air raid, and nobody lands', () => {
    const t = fight(
      ['Akagi', 'Kure', 'Houston'],
      { retreat: ['retreat'] },
      { retreat: ['retreat'] },
      {
        at: { 'Coral Sea': ['Akagi', 'Kure', 'Houston'], Guadalcanal: ['Chester'] },
      },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan air-raid');
    expect(t.asked).not.toContain('japan landings');
  });

  it('8.1: nobody is asked when the round left one side alone', () => {
    const t = fight(['Taiho', 'Houston'], { targets: [{ Taiho: 'Houston' }] }, {}, { dice: [6, 1, 1, 6] });
    t.resolve('Coral Sea');
    expect(t.asked).toEqual(['japan day-night', 'allied day-night', 'japan targets']);
  });

  it('8.2: air units fly home at once and patrollers become raiders, in that area only', () => {
    const seen: unknown[] = [];
    const t = fight(
      [],
      { retreat: ['retreat'] },
      {
        pursuit: (now) => {
          seen.push(now.where('21 AirFlot'), now.patrols('Nachi'), now.has('Nachi', RETREATING));
          return NONE;
        },
      },
      {
        at: { 'Coral Sea': ['Nachi', '21 AirFlot', 'Houston'], Indonesia: ['Atago', '22 AirFlot'] },
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    // That is how they stood when the Allies were asked who pursues.
    expect(seen).toEqual(['Yokosuka Navy Yard', false, true]);
    expect([t.where('Atago'), t.patrols('Atago'), t.where('22 AirFlot')]).toEqual(['Indonesia', true, 'Indonesia']);
  });

  it('8.2: a side of air units alone goes home without groups or pursuit', () => {
    const t = fight(
      ['21 AirFlot', '22 AirFlot', 'Houston'],
      { retreat: ['retreat'], basing: [{ '21 AirFlot': 'Truk', '22 AirFlot': 'Truk' }] },
      {},
      {
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    expect(t.asked).toEqual([
      ...['japan day-night', 'allied day-night', 'japan targets', 'japan retreat', 'allied retreat', 'japan basing'],
    ]);
  });
});
