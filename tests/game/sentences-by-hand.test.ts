// Single sentences of rules 6 to 16, with the exceptions in them, made by hand from the text.
import { expect, it } from 'vitest';
import { ALLIED } from '../../src/board/index.js';
import { endTurn, moveAmphibious, patrols, placeAir, raiders } from '../../src/game/index.js';
import { turnUnder as on } from './table.js';

it('6.224, 13.1: an amphibious unit enters its second area without a die, and no third', () => {
  const sail = (area: string) =>
    on(5, [], { at: { Samoa: ['1 Marines'] }, allied: { amphibious: [{ '1 Marines': area }] } });
  expect(
    sail('South Pacific Ocean')
      .run((g) => moveAmphibious(g, ALLIED))
      .where('1 Marines'),
  ).toBe('South Pacific Ocean');
  expect(sail('Indonesia').refusal((g) => moveAmphibious(g, ALLIED))).toBe('13.1');
});

it('6.3: an amphibious unit stops in an area that the enemy controls, as a ship does', () => {
  const flags = { 'U.S. Mandate': 'japan', 'Hawaiian Islands': 'japan', 'South Pacific Ocean': 'allied' } as const;
  const at = { Samoa: ['1 Marines', 'Astoria'] };
  const marines = on(5, [], { flags, at, allied: { amphibious: [{ '1 Marines': 'Marshall Islands' }] } });
  expect(marines.refusal((g) => moveAmphibious(g, ALLIED))).toBe('6.3');
  const ship = on(5, [], { flags, at, allied: { raiders: [{ Astoria: 'Marshall Islands' }] } });
  expect(ship.refusal((g) => raiders(g, ALLIED))).toBe('6.3');
});

it('8.2, 8.31: who retreats sends air units home at once, and ships that nobody pursues go straight to a port', () => {
  const t = on(5, [], {
    at: { 'Coral Sea': ['Nachi', '22 AirFlot', 'Astoria'] },
    harbors: { Guadalcanal: 'japan' },
    dice: [1, 1],
    japan: {
      retreat: ['retreat'],
      basing: [{ '22 AirFlot': 'Guadalcanal' }, { Nachi: 'Truk' }],
      'day-night': ['night'],
    },
    allied: { retreat: ['stay'], 'day-night': ['night'] },
  }).resolve('Coral Sea');
  expect([t.where('22 AirFlot'), t.where('Nachi')]).toEqual(['Guadalcanal', 'Truk']);
});

it('9.231: ships resting on the bottom of a port are lost with it, others leave', () => {
  const surrounded = { 'Coral Sea': 'japan', 'Indian Ocean': 'japan', 'South Pacific Ocean': 'japan' } as const;
  const t = on(5, [], {
    flags: surrounded,
    at: {
      Australia: [{ name: 'Canberra', damage: 2 }, 'Astoria'],
      'Coral Sea': ['Nachi'],
      'Indian Ocean': ['Myoko'],
      'South Pacific Ocean': ['Haguro'],
    },
    allied: { basing: [{ Astoria: 'Samoa' }] },
    japan: { basing: [{ Nachi: 'Truk', Myoko: 'Truk', Haguro: 'Truk' }] },
  }).run(endTurn);
  expect([t.holder('Australia'), t.where('Canberra'), t.where('Astoria')]).toEqual(['japan', 'sunk', 'Samoa']);
});

it('11.22, 11.3, 11.4: Ceylon removes one point in all, and who is repaired does not sail', () => {
  const at = {
    Ceylon: [
      { name: 'Warspite', damage: 2 },
      { name: 'Hermes', damage: 1 },
    ],
  };
  const repair = (points: Record<string, number>, sails?: Record<string, string>) =>
    on(3, [], { at, allied: { repairs: [points], patrols: [sails ?? {}] } });
  expect(
    repair({ Warspite: 1 })
      .run((g) => patrols(g, ALLIED))
      .damage('Warspite'),
  ).toBe(1);
  expect(repair({ Warspite: 1, Hermes: 1 }).refusal((g) => patrols(g, ALLIED))).toBe('11.3');
  expect(repair({ Warspite: 2 }).refusal((g) => patrols(g, ALLIED))).toBe('11.3');
  expect(repair({ Warspite: 1 }, { Warspite: 'Indian Ocean' }).refusal((g) => patrols(g, ALLIED))).toBe('11.4');
});

it('13.3: a unit lands on a friendly port or base and on an enemy base, never on an enemy port', () => {
  const land = (harbor: string) =>
    on(5, [], { at: { 'Marshall Islands': ['1 Marines'] }, allied: { landings: [{ '1 Marines': harbor }] } });
  expect(land('Truk').refusal(endTurn)).toBe('13.3');
  expect(land('Kwajalein').run(endTurn).holder('Kwajalein')).toBe('allied');
});

it('10.4: who has nowhere to return to is lost', () => {
  const harbors = { Ceylon: 'japan', Singapore: 'japan' } as const;
  const t = on(5, [], { harbors, at: { 'Indian Ocean': ['Warspite'] } }).run(endTurn);
  // Of British ships alone: an Australian port is none of theirs (17.22).
  expect(t.where('Warspite')).toBe('sunk');
});

it('12.13, 6.5: an air unit is placed however far away, and only where its side holds a port or base', () => {
  const place = (area: string) =>
    on(5, [], {
      at: { 'Yokosuka Navy Yard': ['22 AirFlot'] },
      flags: { 'Marshall Islands': 'allied' },
      japan: { air: [{ '22 AirFlot': area }] },
    });
  expect(place('Marshall Islands').run(placeAir).where('22 AirFlot')).toBe('Marshall Islands');
  expect(place('Coral Sea').refusal(placeAir)).toBe('12.13');
});

it('6.23, 6.4, 17.13: a United States raider rolls for the third area alone, and one of speed 7 passes with any die', () => {
  const raid = (ship: string, area: string, dice: number[]) =>
    on(5, [], {
      at: { 'Pearl Harbor': [ship] },
      flags: { 'Hawaiian Islands': 'allied' },
      dice,
      allied: { raiders: [{ [ship]: area }], basing: [{ [ship]: 'Pearl Harbor' }].slice(0, dice[0] === 3 ? 1 : 0) },
    }).run((g) => raiders(g, ALLIED));
  expect(raid('Nevada', 'U.S. Mandate', []).where('Nevada')).toBe('U.S. Mandate');
  expect(raid('Astoria', 'South Pacific Ocean', [6]).where('Astoria')).toBe('South Pacific Ocean');
  // Speed 3 is not more than a 3.
  expect(raid('Nevada', 'South Pacific Ocean', [3]).where('Nevada')).toBe('Pearl Harbor');
  expect(raid('Nevada', 'South Pacific Ocean', [2]).where('Nevada')).toBe('South Pacific Ocean');
});
