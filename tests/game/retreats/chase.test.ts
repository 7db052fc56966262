// Rules 8.4, 8.41, 8.44 and 8.45: groups fight their pursuers apart, round after round, until one side is gone or gives up.
import { describe, expect, it } from 'vitest';
import { MAX_ROUNDS, PURSUED } from '../../../src/game/index.js';
import { type Answer, NONE, type Table } from '../table.js';
import { fight, run } from './tables.js';

describe('the chase', () => {
  it('8.4: a group fights its pursuers round after round until one side is gone', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { 'day-night': ['day', 'night', 'night'], retreat: ['retreat'], targets: { Nachi: 'Houston' } },
      {
        'day-night': ['day', 'night', 'night'],
        pursuit: [{ Houston: 1 }],
        follow: [{ Houston: 1 }],
        targets: { Houston: 'Nachi' },
      },
      { dice: [1, 1, 1, 6, 6] },
    );
    t.resolve('Coral Sea');
    expect(t.where('Nachi')).toBe('sunk');
    expect(t.heard('round').length).toBe(3);
    // The side that retreats is not asked again whether it does.
    expect(t.asked.filter((question) => question === 'japan retreat').length).toBe(1);
  });

  it('8.4: the pursuers may be the ones that are sunk: the group escapes', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { 'day-night': ['day', 'night'], retreat: ['retreat'], targets: [{ Nachi: 'Houston' }] },
      { 'day-night': ['day', 'night'], pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      { dice: [5, 6, 1] },
    );
    t.resolve('Coral Sea');
    expect([t.where('Houston'), t.where('Nachi')]).toEqual(['sunk', 'Yokosuka Navy Yard']);
    expect(t.asked).not.toContain('allied follow');
  });

  it('8.4: when all pursuers are gone the rest of the group escapes without being asked to split', () => {
    const t = fight(
      ['Nachi', 'Maya', 'Houston'],
      { 'day-night': ['day', 'night'], retreat: ['retreat'], targets: [{ Nachi: 'Houston', Maya: 'Houston' }] },
      { 'day-night': ['day', 'night'], pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      { dice: [5, 6, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan split');
    expect([t.where('Nachi'), t.where('Maya')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.4: a chase without end is broken off at the bound and counted', () => {
    const t = fight(
      ['Nachi', 'Tone', 'Houston'],
      { retreat: ['retreat'] },
      { pursuit: [{ Houston: 1 }], follow: { Houston: 1 } },
    );
    t.resolve('Coral Sea');
    expect(t.heard('round').length).toBe(MAX_ROUNDS);
    expect(t.game.boundHits).toBe(1);
    expect([t.where('Nachi'), t.where('Tone')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.41: groups fight apart, each with its own day or night, against its own pursuers only', () => {
    const t = fight(
      ['Nachi', 'Akagi', 'Tone', 'Houston', 'Saratoga'],
      {
        'day-night': ['day', 'night', 'day'],
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Akagi: 2, Tone: 1 }],
        targets: [NONE, { Nachi: 'Houston', Tone: 'Houston' }, { Akagi: 'Saratoga' }],
      },
      {
        'day-night': ['day', 'night', 'day'],
        pursuit: [{ Houston: 1, Saratoga: 2 }],
        targets: [NONE, { Houston: 'Nachi' }, { Saratoga: 'Akagi' }],
      },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Nachi', 'Houston'],
      ['Tone', 'Houston'],
      ['Houston', 'Nachi'],
      ['Akagi', 'Saratoga'],
      ['Saratoga', 'Akagi'],
    ]);
    expect(t.heard('day or night').map(([, , result]) => result)).toEqual([0, 1, 0]);
  });

  it('8.41: a pursuer cannot attack a group it does not pursue, nor be attacked by it', () => {
    const chase = (japan: Answer, allied: Answer) =>
      fight(
        ['Akagi', 'Kaga', 'Saratoga', 'Essex'],
        { retreat: ['retreat'], groups: [{ Akagi: 1, Kaga: 2 }], targets: [NONE, japan, NONE] },
        { pursuit: [{ Saratoga: 1, Essex: 2 }], targets: [NONE, allied, NONE] },
        { seed: 'apart' },
      );
    const refusal = (t: Table) => t.refusal(() => t.resolve('Coral Sea'));
    expect(refusal(chase({ Akagi: 'Essex' }, NONE))).toBe('8.41');
    expect(refusal(chase({ Kaga: 'Saratoga' }, NONE))).toBe('8.41');
    expect(refusal(chase(NONE, { Saratoga: 'Kaga' }))).toBe('8.41');
    expect(refusal(chase(NONE, { Essex: 'Akagi' }))).toBe('8.41');
  });

  it('8.44: a group that is no longer pursued escapes at once: every member is based', () => {
    const { t } = run(
      ['Nachi', 'Tone', 'Kure', 'Houston'],
      { Nachi: 1, Tone: 2, Kure: 1 },
      { pursuit: [{ Houston: 1 }], follow: [NONE] },
      { basing: [{ Tone: 'Truk' }, { Nachi: 'Saigon', Kure: 'Truk' }] },
    );
    // Tone is gone before the first round of the chase; Nachi and Kure when Houston stops.
    expect(t.log.indexOf('based Tone, Truk')).toBeLessThan(t.log.indexOf('round Coral Sea, 2, 1'));
    expect([t.where('Nachi'), t.where('Kure'), t.where('Tone')]).toEqual(['Saigon', 'Truk', 'Truk']);
    expect(t.where('Houston')).toBe('Coral Sea');
  });

  it('8.44: with nobody in pursuit every group escapes, a unit without a port is lost', () => {
    const { t } = run(['Nachi', 'Kure', 'Houston'], { Nachi: 1, Kure: 2 }, { pursuit: [NONE] });
    expect([t.where('Nachi'), t.where('Kure')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
    expect(t.heard('round').length).toBe(1);
  });

  it('8.45: when a whole group is sunk or disabled its pursuers are done for the turn', () => {
    const t = fight(
      [],
      { retreat: ['retreat'], groups: [{ Nachi: 1, Tone: 2 }] },
      {
        pursuit: [{ Essex: 1 }],
        targets: ({ game }) => (game.fight === 1 ? { Essex: 'Nachi' } : {}),
        'air-raid': [{ Saratoga: 'Guadalcanal' }],
      },
      {
        at: { 'Coral Sea': ['Nachi', 'Tone', 'Essex', 'Saratoga'], Guadalcanal: ['Atago'] },
        harbors: { Guadalcanal: 'japan' },
        // Essex disables Nachi.
        dice: [4, 1, 1, 1],
      },
    );
    t.resolve('Coral Sea');
    expect([t.where('Nachi'), t.where('Essex')]).toEqual(['Yokosuka Navy Yard', 'Coral Sea']);
    expect(t.asked).not.toContain('allied follow');
    expect([t.has('Essex', PURSUED), t.has('Saratoga', PURSUED)]).toEqual([true, false]);
  });

  it('8.4, 5.41, 5.43: after each round of a chase the submarine may attack, and units of the pursuing side may land', () => {
    const t = fight(
      ['Nachi', 'I-Boat', 'Houston', '1 Marines'],
      { retreat: ['retreat'], 'submarine-attack': [NONE, 'Houston'] },
      { pursuit: [{ Houston: 1 }], follow: [NONE], landings: [NONE, { '1 Marines': 'Guadalcanal' }] },
      { harbors: { Guadalcanal: 'japan' }, dice: [1] },
    );
    t.resolve('Coral Sea');
    const chase = t.log.slice(t.log.indexOf('round Coral Sea, 2, 1'));
    expect(chase.filter((line) => !line.startsWith('day'))).toEqual([
      'round Coral Sea, 2, 1',
      ...['? japan day-night', '? allied day-night', '? japan submarine-attack'],
      expect.stringContaining('attacked I-Boat, Houston'),
      ...['? allied follow', '? japan basing', 'based Nachi, Yokosuka Navy Yard', '? allied landings'],
      ...['landed 1 Marines, Guadalcanal, 1', 'lost 1 Marines, Coral Sea', 'captured Guadalcanal, allied, 1'],
    ]);
  });
});

describe('rounds of a pursuit', () => {
  it('8.41, 9.1: groups fight apart, each from the same round on, and what follows comes after the longest fight', () => {
    const t = fight(
      ['Nachi', 'Atago', 'Houston', 'Chicago', 'Lexington'],
      { retreat: ['retreat'], groups: [{ Nachi: 1, Atago: 2 }] },
      {
        pursuit: [{ Houston: 1, Chicago: 2 }],
        follow: [{ Houston: 1 }, { Houston: 1 }, NONE, NONE],
        'air-raid': [{ Lexington: 'Guadalcanal' }],
      },
      {
        at: { 'Coral Sea': ['Nachi', 'Atago', 'Houston', 'Chicago', 'Lexington'], Guadalcanal: ['Kure'] },
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    expect(t.heard('round').map(([, round, group]) => [round, group])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [2, 2],
      [5, 0],
      [6, 0],
    ]);
  });

  it('8.41, several-pursuits: by the other reading all groups fight a round before any fights another; what splits off joins them', () => {
    const rounds = (reading: string) =>
      fight(
        ['Nachi', 'Atago', 'Maya', 'Houston', 'Chicago', 'Salt Lake City'],
        { retreat: ['retreat'], groups: [{ Nachi: 1, Atago: 1, Maya: 2 }], split: [{ Nachi: 1, Atago: 2 }] },
        {
          pursuit: [{ Houston: 1, 'Salt Lake City': 1, Chicago: 2 }],
          follow:
            reading === 'round-by-round'
              ? [{ Houston: 1, 'Salt Lake City': 3 }, { Chicago: 2 }, { Houston: 1 }, NONE, NONE, NONE]
              : [{ Houston: 1, 'Salt Lake City': 3 }, { Houston: 1 }, NONE, { Chicago: 2 }, NONE, NONE],
        },
        { rulings: { 'several-pursuits': reading } },
      )
        .resolve('Coral Sea')
        .heard('round')
        .map(([, round, group]) => [round, group]);
    expect(rounds('round-by-round')).toEqual([
      [1, 0],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 1],
    ]);
    // One fight after the other: what split off fights from the round after the last one.
    expect(rounds('one-after-the-other')).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [2, 2],
      [3, 2],
      [5, 3],
    ]);
  });
});
