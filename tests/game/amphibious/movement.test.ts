// Rule 13.1: how amphibious units move.
import { describe, expect, it } from 'vitest';
import { amphibiousReach, DONE, lastLandings, moveAmphibious, movement } from '../../../src/game/index.js';
import { PASSIVE, type Setup, SIDE, table } from '../table.js';

describe('13.1 movement', () => {
  it('13.1, 5.23: after the air units, before the raiders, Japan first', () => {
    const t = table({
      at: { Truk: ['Sasebo', '21 AirFlot', 'Nachi'], Samoa: ['1 Marines', 'Astoria'] },
      japan: { ...PASSIVE, amphibious: [{ Sasebo: 'Marshall Islands' }] },
      allied: { ...PASSIVE, amphibious: [{ '1 Marines': 'Coral Sea' }] },
    }).run(movement);
    const order = ['japan air', 'japan amphibious', 'allied amphibious', 'japan raiders'];
    expect(t.asked.filter((q) => order.includes(q))).toEqual(order);
    expect([t.where('Sasebo'), t.where('1 Marines')]).toEqual(['Marshall Islands', 'Coral Sea']);
  });

  const reach = (unit: string, port: string, flags: Setup['flags'] = {}) => {
    const t = table({ at: { [port]: [unit] }, flags });
    return t.areas(amphibiousReach(t.game, t.piece(unit)));
  };

  it('13.1, 6.224: two sea areas at most, without a speed roll', () => {
    expect(reach('1 Marines', 'Samoa')).toEqual([
      'Hawaiian Islands',
      'Marshall Islands',
      'U.S. Mandate',
      'South Pacific Ocean',
      'Coral Sea',
    ]);
    expect(reach('Sasebo', 'Yokosuka Navy Yard')).toEqual([
      'Japanese Islands',
      'Aleutian Islands',
      'Central Pacific Ocean',
      'Marianas Islands',
      'Indonesia',
    ]);
    // A damaged unit of speed 1 moves as far, and no die falls.
    const t = table({
      at: { Samoa: [{ name: '1 Marines', damage: 3 }] },
      allied: { amphibious: [{ '1 Marines': 'Marshall Islands' }] },
    }).run((g) => moveAmphibious(g, SIDE.allied));
    expect(t.where('1 Marines')).toBe('Marshall Islands');
  });

  it('13.1, 6.3: an enemy flag stops them in the first area, in the second they may enter it', () => {
    expect(reach('1 Marines', 'Samoa', { 'U.S. Mandate': 'japan' })).toEqual(['U.S. Mandate']);
    expect(reach('1 Marines', 'Samoa', { 'U.S. Mandate': 'allied', 'Marshall Islands': 'japan' })).toContain(
      'Marshall Islands',
    );
    expect(reach('Sasebo', 'Truk', { 'Marianas Islands': 'allied', 'South Pacific Ocean': 'allied' })).toEqual([
      'Central Pacific Ocean',
      'Hawaiian Islands',
      'Marianas Islands',
      'Marshall Islands',
      'U.S. Mandate',
      'South Pacific Ocean',
    ]);
  });

  it('13.1: farther, from sea, twice, or after the unit is done: refused', () => {
    const at = { Samoa: ['1 Marines', 'Astoria', { name: '3 Marines', marks: DONE }], 'Coral Sea': ['2 Marines'] };
    const refusal = (answer: unknown) =>
      table({ at, allied: { amphibious: [answer as never] } }).refusal((g) => moveAmphibious(g, SIDE.allied));
    for (const area of ['Indonesia', 'Central Pacific Ocean', 'Indian Ocean']) {
      expect(refusal({ '1 Marines': area })).toBe('13.1');
    }
    expect(refusal({ raw: [table().piece('1 Marines'), -1] })).toBe('13.1');
    expect(refusal({ raw: [table().piece('1 Marines'), 13] })).toBe('13.1');
    for (const unit of ['2 Marines', '3 Marines', 'Astoria']) expect(refusal({ [unit]: 'U.S. Mandate' })).toBe('13.1');
    expect(
      refusal([
        ['1 Marines', 'Coral Sea'],
        ['1 Marines', 'Coral Sea'],
      ]),
    ).toBe('13.1');
    expect(refusal({ Sasebo: 'U.S. Mandate' })).toBe('5');
    expect(refusal({ raw: [table().piece('1 Marines')] })).toBe('5');
    expect(refusal({ '1 Marines': 'Hawaiian Islands' })).toBe('lawful');
  });

  it('13.1: nobody is asked without a unit in port', () => {
    const t = table({ at: { 'Coral Sea': ['1 Marines'], Samoa: [{ name: '2 Marines', marks: DONE }] } });
    t.run((g) => moveAmphibious(g, SIDE.allied));
    expect(t.asked).toEqual([]);
  });
});

describe('13.1, 13.33 around Japan', () => {
  it('13.1, 13.33: the Japanese Islands and Yokosuka are a sea area and a port like any other', () => {
    const t = table({
      at: { Okinawa: ['Sasebo'] },
      japan: { amphibious: [{ Sasebo: 'Japanese Islands' }], landings: [{ Sasebo: 'Yokosuka Navy Yard' }] },
    })
      .run((g) => moveAmphibious(g, SIDE.japan))
      .run((g) => lastLandings(g, SIDE.japan));
    expect(t.where('Sasebo')).toBe('Yokosuka Navy Yard');
    expect(t.asked).toEqual(['japan amphibious', 'japan landings']);
  });
});
