// Rule 10: where ships and units return to, and what is lost.
import { describe, expect, it } from 'vitest';
import { captureIsolated, DONE, endTurn, raiders, reinforcements, returnHarbors } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from './table.js';

const JAPANESE_PORTS = ['Yokosuka Navy Yard', 'Truk', 'Saigon'];
const ALLIED_PORTS = ['Singapore', 'Pearl Harbor', 'Samoa', 'Australia', 'Ceylon'];

/** Names of the harbors open to a piece that returns from an area. */
function open(piece: string, area: string, setup: Setup = {}): string[] {
  const t = table({ ...setup, at: { [area]: [piece] } });
  const g = t.game;
  return t.harbors(returnHarbors(g, t.piece(piece), 1 << g.tables.areaNames.indexOf(area)));
}

describe('10.1 where pieces return to', () => {
  it('10.1: any friendly major port on the map, and friendly bases that touch the sea area', () => {
    expect(open('Akagi', 'Marshall Islands')).toEqual([...JAPANESE_PORTS, 'Kwajalein', 'Maloelap']);
    expect(open('Akagi', 'Bay of Bengal')).toEqual(JAPANESE_PORTS);
    expect(open('Akagi', 'Coral Sea', { harbors: { Guadalcanal: 'japan' } })).toEqual([
      ...JAPANESE_PORTS,
      'Guadalcanal',
    ]);
    expect(open('Astoria', 'Aleutian Islands')).toEqual([
      ...ALLIED_PORTS.filter((port) => port !== 'Ceylon'),
      'Attu',
      'Dutch Harbor',
    ]);
  });

  it('10.1: a base that touches two areas is open from both, from a third it is not', () => {
    for (const area of ['Coral Sea', 'U.S. Mandate']) expect(open('Astoria', area)).toContain('New Hebrides');
    expect(open('Astoria', 'South Pacific Ocean')).not.toContain('New Hebrides');
    // Lae and Port Moresby are two bases (2.11).
    expect(open('Astoria', 'Coral Sea')).toContain('Port Moresby');
    expect(open('Astoria', 'Coral Sea')).not.toContain('Lae');
  });

  it('10.1: captured ports and bases are open to whoever holds them now', () => {
    const harbors = { Truk: 'allied', Saipan: 'allied', Samoa: 'japan', 'Pearl Harbor': 'japan' } as const;
    expect(open('Astoria', 'Marianas Islands', { harbors })).toEqual([
      'Truk',
      'Singapore',
      'Australia',
      'Saipan',
      'Philippines',
    ]);
    expect(open('Akagi', 'Hawaiian Islands', { harbors })).toEqual([
      'Yokosuka Navy Yard',
      'Saigon',
      'Pearl Harbor',
      'Samoa',
    ]);
  });

  it('10.1, 17.22: British ships go to Ceylon, Singapore, Saigon and Yokosuka only, and to no base', () => {
    expect(open('Revenge', 'Bay of Bengal')).toEqual(['Singapore', 'Ceylon']);
    expect(open('Victorious', 'Hawaiian Islands')).toEqual(['Singapore', 'Ceylon']);
    const harbors = { Saigon: 'allied', 'Yokosuka Navy Yard': 'allied', Truk: 'allied' } as const;
    expect(open('Hermes', 'Coral Sea', { harbors })).toEqual(['Yokosuka Navy Yard', 'Saigon', 'Singapore', 'Ceylon']);
  });

  it('10.1, 17.12: United States ships and units do not go to Ceylon; others do', () => {
    for (const piece of ['Astoria', '10th A.F.', '1 Marines']) {
      expect(open(piece, 'Bay of Bengal')).toEqual([
        ...ALLIED_PORTS.filter((port) => port !== 'Ceylon'),
        'Andaman Islands',
      ]);
    }
    for (const piece of ['Canberra', 'De Ruyter', 'RAAF']) {
      expect(open(piece, 'Bay of Bengal')).toEqual([...ALLIED_PORTS, 'Andaman Islands']);
    }
  });

  it('10.1, 5.74: at the end of the turn everything at sea goes back, Japan first', () => {
    const t = table({
      at: {
        'Coral Sea': ['Astoria', '11th A.F.', { name: 'Chicago', raiding: true }],
        'Marshall Islands': ['Nachi'],
        Samoa: ['Portland'],
      },
      japan: { basing: [{ Nachi: 'Kwajalein' }] },
      allied: { basing: [{ Astoria: 'New Hebrides', '11th A.F.': 'Pearl Harbor', Chicago: 'Port Moresby' }] },
    });
    t.run(endTurn);
    expect(['Astoria', '11th A.F.', 'Chicago', 'Nachi', 'Portland'].map((name) => t.where(name))).toEqual([
      'New Hebrides',
      'Pearl Harbor',
      'Port Moresby',
      'Kwajalein',
      'Samoa',
    ]);
    expect(t.asked).toEqual(['japan basing', 'allied basing']);
    expect(t.patrols('Astoria')).toBe(false);
    expect(t.has('Astoria', DONE)).toBe(true);
  });

  const basing = (answer: object, piece = 'Astoria') =>
    table({ at: { 'Coral Sea': [piece] }, allied: { basing: [answer as never] } }).refusal(endTurn);

  it.each([
    ['an enemy port', 'Truk'],
    ['a base elsewhere', 'Midway'],
    ['Ceylon, for a United States ship', 'Ceylon'],
  ])('10.1: %s is refused', (_, harbor) => {
    expect(basing({ Astoria: harbor })).toBe('10.1');
  });

  it('10.1: numbers that are no harbor, and San Diego without adjustment 4, are refused', () => {
    const astoria = table().piece('Astoria');
    for (const harbor of [-1, 22, 23, 100]) expect(basing({ raw: [astoria, harbor] })).toBe('10.1');
    expect(basing({ raw: [astoria, 21] })).toBe('10.1');
    expect(basing({ raw: [astoria, 20] })).toBe('lawful');
  });

  it('10.1, 5.74: every piece that returns is named once, and no other', () => {
    const two = { 'Coral Sea': ['Astoria', 'Chicago'] };
    const refusal = (answer: unknown) =>
      table({ at: { ...two, Samoa: ['Portland'] }, allied: { basing: [answer as never] } }).refusal(endTurn);
    expect(refusal({ Astoria: 'Samoa' })).toBe('5.74');
    expect(refusal({ Astoria: 'Samoa', Portland: 'Samoa' })).toBe('10.1');
    expect(
      refusal([
        ['Astoria', 'Samoa'],
        ['Astoria', 'Samoa'],
      ]),
    ).toBe('10.1');
    expect(refusal({ Astoria: 'Samoa', Chicago: 'Samoa', Portland: 'Samoa' })).toBe('5.74');
    expect(refusal({ raw: [1, 2, 3] })).toBe('5');
    expect(refusal({ Chicago: 'Australia', Astoria: 'Samoa' })).toBe('lawful');
  });
});

describe('10.2 raiders that fail their speed roll', () => {
  // From Truk by way of the South Pacific and the Coral Sea: the third area.
  const fails = (harbor: string, die = 4) =>
    table({
      at: { Truk: ['Mutsu'] },
      harbors: { Guadalcanal: 'japan', 'New Hebrides': 'japan' },
      dice: [die],
      japan: { raiders: [{ Mutsu: 'Indian Ocean' }], ...(harbor !== '' && { basing: [{ Mutsu: harbor }] }) },
    });

  it('10.2, 6.42: they go to the area they tried for and return from there', () => {
    const t = table({
      at: { Truk: ['Mutsu'] },
      harbors: { 'Port Moresby': 'japan' },
      dice: [4],
      japan: { raiders: [{ Mutsu: 'Indian Ocean' }], basing: [{ Mutsu: 'Port Moresby' }] },
    }).run((g) => raiders(g, SIDE.japan));
    expect(t.where('Mutsu')).toBe('Port Moresby');
    expect(t.has('Mutsu', DONE)).toBe(true);
    expect(t.log).toContain('moved Mutsu, Truk, Indian Ocean');
  });

  it('10.2: bases on the way are not open to them', () => {
    expect(fails('Guadalcanal').refusal((g) => raiders(g, SIDE.japan))).toBe('10.1');
    expect(fails('Saigon').refusal((g) => raiders(g, SIDE.japan))).toBe('lawful');
  });

  it('10.2: one that passes stays', () => {
    const t = fails('', 3).run((g) => raiders(g, SIDE.japan));
    expect(t.where('Mutsu')).toBe('Indian Ocean');
  });
});

describe('10.3 leaving a captured port or base', () => {
  const flags = { 'South Pacific Ocean': 'allied', 'Coral Sea': 'allied' } as const;
  const captured = (harbor: string) =>
    table({
      at: { Guadalcanal: ['Nachi', '21 AirFlot'] },
      flags,
      harbors: { Guadalcanal: 'japan', Lae: 'japan', 'New Hebrides': 'japan', Saipan: 'japan' },
      japan: { basing: [{ Nachi: harbor, '21 AirFlot': 'Truk' }] },
    });

  it('10.3: by way of any sea area that it touches, to ports and to the bases there', () => {
    for (const harbor of ['Lae', 'New Hebrides', 'Yokosuka Navy Yard']) {
      const t = captured(harbor).run((g) => captureIsolated(g, g.controlled));
      expect(t.holder('Guadalcanal')).toBe('allied');
      expect([t.where('Nachi'), t.where('21 AirFlot')]).toEqual([harbor, 'Truk']);
    }
  });

  it('10.3: neither back into it nor to a base farther off', () => {
    for (const harbor of ['Guadalcanal', 'Saipan']) {
      expect(captured(harbor).refusal((g) => captureIsolated(g, g.controlled))).toBe('10.1');
    }
  });
});

describe('10.4 nowhere to go', () => {
  const british = { Singapore: 'japan', Ceylon: 'japan' } as const;

  it('10.4: ships are sunk: British ones when their four ports are gone, though other ports are Allied', () => {
    const t = table({
      at: { 'Bay of Bengal': ['Revenge', 'Canberra'] },
      harbors: british,
      allied: { basing: [{ Canberra: 'Andaman Islands' }] },
    }).run(endTurn);
    expect([t.where('Revenge'), t.where('Canberra')]).toEqual(['sunk', 'Andaman Islands']);
    expect(t.heard('lost')).toEqual([['Revenge', 'Bay of Bengal']]);
    expect(t.due('Revenge')).toBe(2);
  });

  it('10.4: one of the four is enough', () => {
    const t = table({
      at: { 'Bay of Bengal': ['Revenge'] },
      harbors: { ...british, Saigon: 'allied' },
      allied: PASSIVE,
    }).run(endTurn);
    expect(t.where('Revenge')).toBe('Saigon');
  });

  const nothing = {
    'Yokosuka Navy Yard': 'allied',
    Truk: 'allied',
    Saigon: 'allied',
    Okinawa: 'allied',
  } as const;
  const homeless = (rulings: Setup['rulings']) =>
    table({
      turn: 4,
      at: { 'Japanese Islands': ['Nachi', { name: '21 AirFlot', damage: 2 }, { name: 'Sasebo', damage: 1 }] },
      harbors: nothing,
      rulings: rulings ?? {},
      japan: PASSIVE,
      allied: PASSIVE,
    }).run(endTurn);

  it('10.4, 4.5: air and amphibious units come back undamaged two turns later', () => {
    const t = homeless({});
    expect([t.where('Nachi'), t.where('21 AirFlot'), t.where('Sasebo')]).toEqual(['sunk', 'returning', 'returning']);
    expect([t.due('21 AirFlot'), t.due('Sasebo')]).toEqual([6, 6]);
    expect([t.damage('21 AirFlot'), t.damage('Sasebo')]).toEqual([0, 0]);
  });

  it('10.4, lost-units-come-back: by the other reading they are out of the game', () => {
    const t = homeless({ 'lost-units-come-back': 'no' });
    expect([t.where('Nachi'), t.where('21 AirFlot'), t.where('Sasebo')]).toEqual(['sunk', 'sunk', 'sunk']);
    expect(t.due('Sasebo')).toBe(4);
    // Those that fall in combat come back all the same (12.3).
    const fallen = table({
      turn: 4,
      at: { 'Coral Sea': ['21 AirFlot', 'Saratoga'] },
      harbors: { Guadalcanal: 'japan' },
      rulings: { 'lost-units-come-back': 'no' },
      dice: [6, 1, 1, 1, 4],
      japan: PASSIVE,
      allied: { ...PASSIVE, targets: [{ Saratoga: '21 AirFlot' }] },
    }).resolve('Coral Sea');
    expect(fallen.where('21 AirFlot')).toBe('returning');
  });

  it('10.4, 4.41, lost-units-come-back: the reading holds for units whose port of arrival is lost too', () => {
    const harbors = { 'Pearl Harbor': 'japan', Samoa: 'japan' } as const;
    for (const [reading, place, due] of [
      ['yes', 'returning', 5],
      ['no', 'sunk', 3],
    ] as const) {
      const t = table({
        turn: 3,
        arriving: { 3: ['1 Marines'] },
        harbors,
        rulings: { 'lost-units-come-back': reading },
        allied: { ...PASSIVE, patrols: NONE },
      }).run(reinforcements);
      expect([t.where('1 Marines'), t.due('1 Marines')]).toEqual([place, due]);
    }
  });
});
