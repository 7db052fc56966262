// Rules 13.41–13.6: invasions — defenders, bases, several invaders — with losses that return, and damaged units.
import { describe, expect, it } from 'vitest';
import { lastLandings, reinforcements } from '../../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from '../table.js';

describe('13.41–13.44 invasions', () => {
  const japanese = { Guadalcanal: 'japan' } as const;
  const invade = (landings: object, setup: Setup) =>
    table({
      turn: 4,
      harbors: japanese,
      japan: PASSIVE,
      allied: { ...PASSIVE, landings: [landings as never] },
      ...setup,
    }).run((g) => lastLandings(g, SIDE.allied));

  it('13.41: an invader is lost and the empty base is taken', () => {
    const t = invade({ '1 Marines': 'Guadalcanal' }, { at: { 'Coral Sea': ['1 Marines'] } });
    expect(t.holder('Guadalcanal')).toBe('allied');
    expect(t.where('1 Marines')).toBe('returning');
    expect(t.heard('landed')).toEqual([['1 Marines', 'Guadalcanal', 1]]);
  });

  it('13.41: where an enemy amphibious unit lies it is lost in place of the base, and the invader too', () => {
    const at = { 'Coral Sea': ['1 Marines'], Guadalcanal: ['Sasebo', 'Nachi', '21 AirFlot'] };
    const t = invade({ '1 Marines': 'Guadalcanal' }, { at });
    expect(t.holder('Guadalcanal')).toBe('japan');
    expect(['1 Marines', 'Sasebo', 'Nachi', '21 AirFlot'].map((name) => t.where(name))).toEqual([
      'returning',
      'returning',
      'Guadalcanal',
      'Guadalcanal',
    ]);
    expect(t.heard('landed')).toEqual([['1 Marines', 'Guadalcanal', 2]]);
  });

  it('13.41: ships and air units do not defend a base, nor do amphibious units in another', () => {
    const at = { 'Coral Sea': ['1 Marines'], Guadalcanal: ['Nachi'], Truk: ['Sasebo'] };
    const t = invade({ '1 Marines': 'Guadalcanal' }, { at, japan: { basing: [{ Nachi: 'Truk' }] } });
    expect([t.holder('Guadalcanal'), t.where('Nachi'), t.where('Sasebo')]).toEqual(['allied', 'Truk', 'Truk']);
  });

  it('13.41: one of several defenders is lost', () => {
    const at = { 'Coral Sea': ['1 Marines'], Guadalcanal: ['Yokosuka', 'Sasebo'] };
    const t = invade({ '1 Marines': 'Guadalcanal' }, { at });
    expect([t.where('Yokosuka'), t.where('Sasebo')]).toEqual(['returning', 'Guadalcanal']);
    expect(t.asked).not.toContain('japan defender');
  });

  const choice = (setup: Setup) =>
    invade(
      { '1 Marines': 'Guadalcanal' },
      {
        at: {
          'Coral Sea': ['1 Marines'],
          Guadalcanal: [{ name: 'Yokosuka', damage: 1 }, 'Sasebo', 'Nachi'],
          Truk: ['Kure'],
        },
        ...setup,
      },
    );

  it('13.41, lost-defender: where defenders differ in damage their owner names the one that is lost', () => {
    const t = choice({ japan: { defender: ['Sasebo'] } });
    expect([t.where('Yokosuka'), t.where('Sasebo')]).toEqual(['Guadalcanal', 'returning']);
  });

  it('13.41, lost-defender: by the other reading the invader names it', () => {
    const t = choice({
      rulings: { 'lost-defender': 'invader' },
      japan: {},
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }], defender: ['Sasebo'] },
    });
    expect([t.where('Yokosuka'), t.where('Sasebo')]).toEqual(['Guadalcanal', 'returning']);
  });

  it('13.41, lost-defender: Japan names it where it is the invader', () => {
    const t = table({
      at: { 'Coral Sea': ['Sasebo'], Guadalcanal: ['1 Marines', { name: '2 Marines', damage: 1 }] },
      rulings: { 'lost-defender': 'invader' },
      japan: { ...PASSIVE, landings: [{ Sasebo: 'Guadalcanal' }], defender: ['1 Marines'] },
    }).run((g) => lastLandings(g, SIDE.japan));
    expect([t.where('1 Marines'), t.where('2 Marines')]).toEqual(['returning', 'Guadalcanal']);
  });

  it('13.41: the one named must be an amphibious unit there, one only', () => {
    const refusal = (answer: unknown) =>
      table({
        at: {
          'Coral Sea': ['1 Marines'],
          Guadalcanal: [{ name: 'Yokosuka', damage: 1 }, 'Sasebo', 'Nachi'],
          Truk: ['Kure'],
        },
        harbors: japanese,
        japan: { defender: [answer as never] },
        allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
      }).refusal((g) => lastLandings(g, SIDE.allied));
    for (const answer of ['Nachi', 'Kure', '1 Marines', NONE, ['Yokosuka', 'Sasebo']]) {
      expect(refusal(answer)).toBe('13.41');
    }
    expect(refusal('Yokosuka')).toBe('lawful');
  });

  it('13.42: units that invade together go in one by one: defender, base, safe landing', () => {
    const at = { 'Coral Sea': ['1 Marines', '2 Marines', '3 Marines'], Guadalcanal: ['Sasebo'] };
    const t = invade({ '2 Marines': 'Guadalcanal', '3 Marines': 'Guadalcanal', '1 Marines': 'Guadalcanal' }, { at });
    expect(t.heard('landed')).toEqual([
      ['2 Marines', 'Guadalcanal', 2],
      ['3 Marines', 'Guadalcanal', 1],
      ['1 Marines', 'Guadalcanal', 0],
    ]);
    expect(['1 Marines', '2 Marines', '3 Marines', 'Sasebo'].map((name) => t.where(name))).toEqual([
      'Guadalcanal',
      'returning',
      'returning',
      'returning',
    ]);
    expect(t.holder('Guadalcanal')).toBe('allied');
  });

  it('13.42: the same with questions in between, and two bases at once', () => {
    const at = {
      'Coral Sea': ['1 Marines', '2 Marines', '3 Marines', '4 Marines'],
      Guadalcanal: ['Sasebo', { name: 'Kure', damage: 1 }],
      'Port Moresby': ['Nachi'],
    };
    const t = invade(
      {
        '1 Marines': 'Guadalcanal',
        '2 Marines': 'Port Moresby',
        '3 Marines': 'Guadalcanal',
        '4 Marines': 'Guadalcanal',
      },
      {
        at,
        harbors: { Guadalcanal: 'japan', 'Port Moresby': 'japan' },
        japan: { defender: ['Kure'], basing: [{ Nachi: 'Guadalcanal' }, { Nachi: 'Truk' }] },
      },
    );
    expect([t.holder('Guadalcanal'), t.holder('Port Moresby')]).toEqual(['allied', 'allied']);
    // Nachi fled to Guadalcanal, which held then, and was driven out of there too.
    expect(t.heard('based').map(([name, harbor]) => `${name} ${harbor}`)).toEqual(['Nachi Guadalcanal', 'Nachi Truk']);
  });

  it('13.43: the new owner is shown at once: his other units may land there, the old owner may not return there', () => {
    const t = table({
      at: { 'Coral Sea': ['1 Marines', 'Nachi', 'Astoria'] },
      harbors: japanese,
      japan: { ...PASSIVE, retreat: ['stay', 'retreat'], basing: [{ Nachi: 'Guadalcanal' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('10.1');
    expect(t.holder('Guadalcanal')).toBe('allied');
    expect(t.heard('captured')).toEqual([['Guadalcanal', 'allied', 1]]);
  });

  it('13.44: Japan captures a base and the Allies capture it right back; Allied air units must go all the same', () => {
    const t = table({
      at: { 'Central Pacific Ocean': ['Nachi', 'Sasebo', 'Astoria', '7th A.F.', '1 Marines'] },
      japan: { ...PASSIVE, landings: [{ Sasebo: 'Midway' }], retreat: ['stay', 'retreat'] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Midway' }], basing: [{ '7th A.F.': 'Midway' }] },
    });
    expect(t.refusal(() => t.resolve('Central Pacific Ocean'))).toBe('10.1');
    const again = table({
      at: { 'Central Pacific Ocean': ['Nachi', 'Sasebo', 'Astoria', '7th A.F.', '1 Marines'] },
      japan: { ...PASSIVE, landings: [{ Sasebo: 'Midway' }], retreat: ['stay', 'retreat'] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Midway' }], basing: [{ '7th A.F.': 'Pearl Harbor' }] },
    }).resolve('Central Pacific Ocean');
    expect(again.heard('captured')).toEqual([
      ['Midway', 'japan', 1],
      ['Midway', 'allied', 1],
    ]);
    expect(again.where('7th A.F.')).toBe('Pearl Harbor');
  });

  it('13.44: two Japanese units hold it: the second, landed safely, is lost to the first Allied one', () => {
    const t = table({
      at: { 'Central Pacific Ocean': ['Nachi', 'Yokosuka', 'Sasebo', 'Astoria', '1 Marines', '2 Marines'] },
      japan: {
        ...PASSIVE,
        landings: [
          [
            ['Yokosuka', 'Midway'],
            ['Sasebo', 'Midway'],
          ],
        ],
        retreat: ['stay', 'retreat'],
      },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Midway', '2 Marines': 'Midway' }] },
    }).resolve('Central Pacific Ocean');
    expect(t.heard('landed').map(([unit, , how]) => `${unit} ${how}`)).toEqual([
      'Yokosuka 1',
      'Sasebo 0',
      '1 Marines 2',
      '2 Marines 1',
    ]);
    expect(t.holder('Midway')).toBe('allied');
  });
});

describe('13.5, 13.6', () => {
  it('13.5: units lost in invasions or combat return undamaged two turns later, in any friendly major port', () => {
    const t = table({
      turn: 4,
      at: { 'Coral Sea': [{ name: '1 Marines', damage: 2 }] },
      harbors: { Guadalcanal: 'japan' },
      allied: {
        ...PASSIVE,
        landings: [{ '1 Marines': 'Guadalcanal' }],
        'reinforcement-ports': [{ '1 Marines': 'Australia' }],
      },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect([t.where('1 Marines'), t.due('1 Marines'), t.damage('1 Marines')]).toEqual(['returning', 6, 0]);
    t.game.turn = 5;
    t.run(reinforcements);
    expect(t.where('1 Marines')).toBe('returning');
    t.game.turn = 6;
    t.run(reinforcements);
    expect(t.where('1 Marines')).toBe('Australia');
  });

  it('13.5: a defender that is lost returns too', () => {
    const t = table({
      turn: 4,
      at: { 'Coral Sea': ['1 Marines'], Guadalcanal: [{ name: 'Sasebo', damage: 3 }] },
      harbors: { Guadalcanal: 'japan' },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect([t.where('Sasebo'), t.due('Sasebo'), t.damage('Sasebo')]).toEqual(['returning', 6, 0]);
  });

  it('13.6: a damaged unit invades and defends like any other', () => {
    const t = table({
      at: { 'Coral Sea': [{ name: '1 Marines', damage: 4 }] },
      harbors: { Guadalcanal: 'japan' },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect(t.holder('Guadalcanal')).toBe('allied');
    // One for one (13.41), whatever the damage of either.
    const held = table({
      at: { 'Coral Sea': ['1 Marines'], Guadalcanal: [{ name: 'Sasebo', damage: 4 }] },
      harbors: { Guadalcanal: 'japan' },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).run((g) => lastLandings(g, SIDE.allied));
    expect([held.where('1 Marines'), held.where('Sasebo')]).toEqual(['returning', 'returning']);
    expect(held.holder('Guadalcanal')).toBe('japan');
  });
});
