// Rule 12: land-based air units.
import { describe, expect, it } from 'vitest';
import { airAreas, DONE, endTurn, movement, placeAir, reinforcements } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from './table.js';

describe('12.1 placing', () => {
  it('12.1, 5.22: after the patrols of both sides, before amphibious units and raiders', () => {
    const t = table({
      at: { Truk: ['Nachi', '21 AirFlot', 'Sasebo'], Samoa: ['Astoria', '11th A.F.', '1 Marines'] },
      japan: { ...PASSIVE, air: [{ '21 AirFlot': 'Marshall Islands' }] },
      allied: { ...PASSIVE, air: [{ '11th A.F.': 'U.S. Mandate' }] },
    }).run(movement);
    expect(t.asked).toEqual([
      'japan patrols',
      'allied patrols',
      'japan air',
      'allied air',
      'japan amphibious',
      'allied amphibious',
      'japan raiders',
      'allied raiders',
      'japan submarine',
    ]);
    expect([t.where('21 AirFlot'), t.where('11th A.F.')]).toEqual(['Marshall Islands', 'U.S. Mandate']);
  });

  it('12.11: one unit at a time, Japan first, alternating, and the side with more goes on alone', () => {
    const t = table({
      at: { Truk: ['21 AirFlot', '22 AirFlot', '23 AirFlot'], Samoa: ['11th A.F.'] },
      japan: {
        air: [
          { '22 AirFlot': 'Marshall Islands' },
          { '21 AirFlot': 'Indonesia' },
          { '23 AirFlot': 'Japanese Islands' },
        ],
      },
      allied: { air: [{ '11th A.F.': 'U.S. Mandate' }] },
    }).run(placeAir);
    expect(t.heard('moved').map(([unit, , area]) => `${unit} ${area}`)).toEqual([
      '22 AirFlot Marshall Islands',
      '11th A.F. U.S. Mandate',
      '21 AirFlot Indonesia',
      '23 AirFlot Japanese Islands',
    ]);
    expect(t.asked).toEqual(['japan air', 'allied air', 'japan air', 'japan air']);
  });

  it('12.11: the Allies go on alone when Japan has run out, or has none', () => {
    const at = { Samoa: ['11th A.F.', '10th A.F.'] };
    const allied = { air: [{ '11th A.F.': 'U.S. Mandate' }, { '10th A.F.': 'Coral Sea' }] };
    expect(table({ at, allied }).run(placeAir).asked).toEqual(['allied air', 'allied air']);
    const japan = { air: [{ '21 AirFlot': 'Indonesia' }] };
    const t = table({ at: { ...at, Truk: ['21 AirFlot'] }, japan, allied }).run(placeAir);
    expect(t.asked).toEqual(['japan air', 'allied air', 'allied air']);
  });

  it('12.11: two units at once are refused', () => {
    const raw = { '21 AirFlot': 'Indonesia', '22 AirFlot': 'Indonesia' };
    const t = table({ at: { Truk: ['21 AirFlot', '22 AirFlot'] }, japan: { air: [raw] } });
    expect(t.refusal(placeAir)).toBe('12.11');
  });

  const passing = (reading: 'yes' | 'no', japan: Setup['japan'], allied: Setup['allied']) =>
    table({
      at: { Truk: ['21 AirFlot', '22 AirFlot'], Samoa: ['11th A.F.', '10th A.F.'] },
      rulings: { 'passing-air-placement': reading },
      japan: japan!,
      allied: allied!,
    }).run(placeAir);

  it('12.11, passing-air-placement: whoever passes is not asked again; the other places the rest', () => {
    const allied = { air: [{ '11th A.F.': 'U.S. Mandate' }, { '10th A.F.': 'Coral Sea' }] };
    const t = passing('no', { air: [NONE] }, allied);
    expect(t.asked).toEqual(['japan air', 'allied air', 'allied air']);
    const japan = { air: [{ '21 AirFlot': 'Indonesia' }, { '22 AirFlot': 'Indonesia' }] };
    expect(passing('no', japan, { air: [NONE] }).asked).toEqual(['japan air', 'allied air', 'japan air']);
  });

  it('12.11, passing-air-placement: by the other reading he is asked as long as the enemy still places', () => {
    const allied = { air: [{ '11th A.F.': 'U.S. Mandate' }, NONE] };
    const t = passing('yes', { air: [NONE, { '21 AirFlot': 'Indonesia' }, NONE] }, { air: [...allied.air, NONE] });
    expect(t.asked).toEqual(['japan air', 'allied air', 'japan air', 'allied air', 'japan air', 'allied air']);
    expect(t.where('22 AirFlot')).toBe('Truk');
    const out = passing(
      'yes',
      { air: [{ '21 AirFlot': 'Indonesia' }, { '22 AirFlot': 'Indonesia' }] },
      { air: [NONE, NONE, NONE] },
    );
    expect(out.asked).toHaveLength(5);
    const both = passing('yes', { air: [NONE] }, { air: [NONE] });
    expect(both.asked).toEqual(['japan air', 'allied air']);
  });

  it('12.12: distance and enemy flags do not matter', () => {
    const t = table({
      flags: { 'Marianas Islands': 'allied', 'Japanese Islands': 'allied', 'Bay of Bengal': 'japan' },
      at: { 'Yokosuka Navy Yard': ['21 AirFlot'], 'Pearl Harbor': ['7th A.F.'] },
      japan: { air: [{ '21 AirFlot': 'South Pacific Ocean' }] },
      allied: { air: [{ '7th A.F.': 'Bay of Bengal' }] },
    }).run(placeAir);
    expect([t.where('21 AirFlot'), t.where('7th A.F.')]).toEqual(['South Pacific Ocean', 'Bay of Bengal']);
  });

  it('12.13: only in areas that touch a port or base of their side', () => {
    const t = table();
    expect(t.areas(airAreas(t.game, SIDE.japan))).toEqual([
      'Japanese Islands',
      'Marianas Islands',
      'Marshall Islands',
      'South Pacific Ocean',
      'Indonesia',
    ]);
    expect(t.areas(airAreas(t.game, SIDE.allied))).toEqual([
      'Aleutian Islands',
      'North Pacific Ocean',
      'Central Pacific Ocean',
      'Hawaiian Islands',
      'Marianas Islands',
      'U.S. Mandate',
      'South Pacific Ocean',
      'Coral Sea',
      'Indonesia',
      'Indian Ocean',
      'Bay of Bengal',
    ]);
    const harbors = { 'New Hebrides': 'japan', Saipan: 'allied', Philippines: 'japan' } as const;
    const changed = table({ harbors });
    expect(changed.areas(airAreas(changed.game, SIDE.japan))).toEqual([
      'Japanese Islands',
      'Marianas Islands',
      'Marshall Islands',
      'U.S. Mandate',
      'South Pacific Ocean',
      'Coral Sea',
      'Indonesia',
    ]);
    const all = (side: 'japan' | 'allied') => Object.fromEntries(t.game.tables.harborNames.map((name) => [name, side]));
    expect(airAreas(table({ harbors: all('allied') }).game, SIDE.japan)).toBe(0);
  });

  it('12.13: elsewhere they are refused', () => {
    const place = (area: string, unit = '21 AirFlot') =>
      table({ at: { Truk: [unit] }, japan: { air: [{ [unit]: area }] } }).refusal(placeAir);
    for (const area of ['Coral Sea', 'Hawaiian Islands', 'Bay of Bengal']) expect(place(area)).toBe('12.13');
    expect(place('Marianas Islands')).toBe('lawful');
    const raw = (area: number) =>
      table({ at: { Truk: ['21 AirFlot'] }, japan: { air: [{ raw: [table().piece('21 AirFlot'), area] }] } });
    for (const area of [-1, 13]) expect(raw(area).refusal(placeAir)).toBe('12.13');
  });

  it('12.13: a side without any port or base is not asked', () => {
    const t = table();
    const harbors = Object.fromEntries(t.game.tables.harborNames.map((name) => [name, 'japan' as const]));
    const none = table({ at: { Samoa: ['11th A.F.'] }, harbors }).run(placeAir);
    expect(none.asked).toEqual([]);
  });

  it('12.1: only air units of the side in port, and none that is done for the turn', () => {
    const at = {
      Truk: ['21 AirFlot', 'Nachi', 'Sasebo', { name: '22 AirFlot', marks: DONE }],
      Indonesia: ['23 AirFlot'],
      Samoa: ['11th A.F.'],
    };
    const refusal = (unit: string) => table({ at, japan: { air: [{ [unit]: 'Indonesia' }] } }).refusal(placeAir);
    for (const unit of ['Nachi', 'Sasebo', '22 AirFlot', '23 AirFlot']) expect(refusal(unit)).toBe('12.1');
    expect(refusal('11th A.F.')).toBe('5');
    const done = table({ at: { Truk: [{ name: '22 AirFlot', marks: DONE }] } }).run(placeAir);
    expect(done.asked).toEqual([]);
  });

  it('12.1: where a unit bases does not limit where it is placed, and a damaged one may be placed', () => {
    const t = table({
      at: { Okinawa: [{ name: '21 AirFlot', damage: 3 }] },
      japan: { air: [{ '21 AirFlot': 'South Pacific Ocean' }] },
    }).run(placeAir);
    expect(t.where('21 AirFlot')).toBe('South Pacific Ocean');
  });
});

describe('12.2 in combat', () => {
  const day = { 'day-night': 'day' } as const;
  const night = { 'day-night': 'night' } as const;

  it('12.2: by day they attack and are attacked', () => {
    const t = table({
      at: { 'Coral Sea': ['21 AirFlot', '11th A.F.'] },
      dice: [6, 1, 1, 2, 6, 1, 1],
      japan: { ...PASSIVE, ...day, targets: [{ '21 AirFlot': '11th A.F.' }] },
      allied: { ...PASSIVE, ...day, targets: [{ '11th A.F.': '21 AirFlot' }] },
    }).round('Coral Sea');
    expect([t.damage('21 AirFlot'), t.damage('11th A.F.')]).toEqual([1, 2]);
  });

  it('12.2, 7.424: at night they neither attack nor are attacked', () => {
    const refusal = (targets: object) =>
      table({
        at: { 'Coral Sea': ['21 AirFlot', 'Nachi', '11th A.F.', 'Astoria'] },
        japan: { ...PASSIVE, ...night, targets: [targets as never] },
        allied: { ...PASSIVE, ...night },
      });
    const air = refusal({ Nachi: 'Astoria', '21 AirFlot': 'Astoria' });
    expect(air.refusal(() => air.round('Coral Sea'))).toBe('7.424');
    const at = refusal({ Nachi: '11th A.F.' });
    expect(at.refusal(() => at.round('Coral Sea'))).toBe('7.424');
  });

  it('12.21: their shots have no attack bonus', () => {
    const t = table({
      at: { 'Coral Sea': ['21 AirFlot', 'Nevada'] },
      dice: [5, 4, 4],
      japan: { ...PASSIVE, ...day, targets: [{ '21 AirFlot': 'Nevada' }] },
      allied: PASSIVE,
    }).round('Coral Sea');
    expect([t.damage('Nevada'), t.where('Nevada')]).toEqual([0, 'Singapore']);
    const { tables } = t.game;
    for (let p = 0; p < tables.pieceCount; p++) if (tables.kind[p] === 3) expect(tables.airstrikeBonus[p]).toBe(0);
  });

  it('12.22: a circled airstrike has no bonus against them', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', '11th A.F.'] },
      dice: [5, 5, 5, 5],
      japan: { ...PASSIVE, ...day, targets: [{ Akagi: '11th A.F.' }] },
      allied: PASSIVE,
    }).round('Coral Sea');
    expect(t.damage('11th A.F.')).toBe(0);
  });

  it('12.23: a five does not disable them', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', '11th A.F.'] },
      dice: [5, 5, 1, 1],
      japan: { ...PASSIVE, ...day, targets: [{ Akagi: '11th A.F.' }] },
      allied: PASSIVE,
    }).round('Coral Sea');
    expect(t.where('11th A.F.')).toBe('Coral Sea');
    expect(t.heard('effect')).toEqual([]);
  });

  it('12.25: they are lost when their damage reaches their defense factor, at the end of the action', () => {
    const fight = (damage: number) =>
      table({
        at: { 'Coral Sea': ['Akagi', '11th A.F.'] },
        dice: [6, 1, 1, 1, damage, 6, 1, 1],
        japan: { ...PASSIVE, ...day, targets: [{ Akagi: '11th A.F.' }] },
        // They fire back in the same action (7.6).
        allied: { ...PASSIVE, ...day, targets: [{ '11th A.F.': 'Akagi' }] },
      }).round('Coral Sea');
    expect(fight(3).where('11th A.F.')).toBe('Coral Sea');
    expect(fight(4).where('11th A.F.')).toBe('returning');
    expect(fight(4).damage('Akagi')).toBe(1);
  });

  it('12.25: damage adds up from round to round, and does not weaken their attack', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', { name: '11th A.F.', damage: 3 }] },
      dice: [6, 1, 1, 1, 1, 6, 6, 1, 1],
      japan: { ...PASSIVE, ...day, targets: [{ Akagi: '11th A.F.' }] },
      allied: { ...PASSIVE, ...day, targets: [{ '11th A.F.': 'Akagi' }] },
    }).round('Coral Sea');
    expect([t.where('11th A.F.'), t.damage('Akagi')]).toEqual(['returning', 2]);
  });
});

describe('12.24 without a port or base', () => {
  const invasion = (setup: Setup = {}) =>
    table({
      turn: 4,
      at: { 'Coral Sea': ['21 AirFlot', 'Astoria', '1 Marines'], 'South Pacific Ocean': ['22 AirFlot', '23 AirFlot'] },
      harbors: { Guadalcanal: 'japan', Truk: 'allied' },
      japan: {
        ...PASSIVE,
        basing: [{ '21 AirFlot': 'Saigon', '22 AirFlot': 'Yokosuka Navy Yard', '23 AirFlot': 'Saigon' }],
      },
      allied: { ...PASSIVE, retreat: ['stay', 'retreat'], landings: [{ '1 Marines': 'Guadalcanal' }] },
      ...setup,
    });

  it('12.24: when their last base is invaded they go home at once, from every area that it touched', () => {
    const t = invasion({ allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] } });
    t.resolve('Coral Sea');
    expect(['21 AirFlot', '22 AirFlot', '23 AirFlot'].map((name) => t.where(name))).toEqual([
      'Saigon',
      'Yokosuka Navy Yard',
      'Saigon',
    ]);
    // The fight is over: nobody is left to face the Astoria.
    expect(t.heard('round')).toEqual([['Coral Sea', 1, 0]]);
    for (const name of ['21 AirFlot', '22 AirFlot']) expect(t.has(name, DONE)).toBe(true);
  });

  it('12.24: those with another port or base in their area stay', () => {
    const t = invasion({
      harbors: { Guadalcanal: 'japan' },
      japan: { ...PASSIVE, basing: [{ '21 AirFlot': 'Saigon' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).resolve('Coral Sea');
    expect(['21 AirFlot', '22 AirFlot'].map((name) => t.where(name))).toEqual(['Saigon', 'South Pacific Ocean']);
  });

  it('12.24, 13.44: they stay in port though the base is recaptured at once', () => {
    const t = table({
      turn: 4,
      at: { 'Bay of Bengal': ['Nachi', 'Sasebo', '10th A.F.', '1 Marines', 'Astoria'] },
      harbors: { Ceylon: 'japan' },
      japan: { ...PASSIVE, landings: [{ Sasebo: 'Andaman Islands' }], retreat: ['stay', 'retreat'] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Andaman Islands' }], basing: [{ '10th A.F.': 'Samoa' }] },
    }).resolve('Bay of Bengal');
    expect(t.holder('Andaman Islands')).toBe('allied');
    expect(t.where('10th A.F.')).toBe('Samoa');
    expect(t.has('10th A.F.', DONE)).toBe(true);
  });

  it('12.24: one that goes home may be hit in the port it went to', () => {
    const t = invasion({
      at: { 'Coral Sea': ['21 AirFlot', 'Astoria', '1 Marines'], Indonesia: ['Saratoga'] },
      dice: [6, 1, 1, 1, 4],
      japan: { ...PASSIVE, basing: [{ '21 AirFlot': 'Saigon' }] },
      allied: {
        ...PASSIVE,
        landings: [{ '1 Marines': 'Guadalcanal' }],
        'air-raid': [{ Saratoga: 'Saigon' }],
        targets: [{ Saratoga: '21 AirFlot' }],
      },
    });
    t.resolve('Coral Sea');
    t.resolve('Indonesia');
    expect(t.where('21 AirFlot')).toBe('returning');
  });
});

describe('12.3, 12.4', () => {
  it('12.3: lost units come back undamaged two turns later, in any friendly major port', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Akagi', { name: '11th A.F.', damage: 3 }] },
      dice: [6, 1, 1, 1, 1],
      japan: { ...PASSIVE, targets: [{ Akagi: '11th A.F.' }] },
      allied: { ...PASSIVE, 'reinforcement-ports': [{ '11th A.F.': 'Samoa' }] },
    }).resolve('Coral Sea');
    expect([t.where('11th A.F.'), t.due('11th A.F.'), t.damage('11th A.F.')]).toEqual(['returning', 5, 0]);
    t.game.turn = 4;
    t.run(reinforcements);
    expect(t.where('11th A.F.')).toBe('returning');
    t.game.turn = 5;
    t.run(reinforcements);
    expect([t.where('11th A.F.'), t.damage('11th A.F.')]).toEqual(['Samoa', 0]);
  });

  it('12.4: an air unit at sea controls its area for its side', () => {
    const t = table({
      at: { Truk: ['21 AirFlot'], Samoa: ['11th A.F.'] },
      japan: { ...PASSIVE, air: [{ '21 AirFlot': 'Marshall Islands' }] },
      allied: { ...PASSIVE, air: [{ '11th A.F.': 'Coral Sea' }] },
    })
      .run(placeAir)
      .run(endTurn);
    expect([t.flag('Marshall Islands'), t.flag('Coral Sea'), t.flag('U.S. Mandate')]).toEqual([
      'japan',
      'allied',
      'none',
    ]);
  });
});
