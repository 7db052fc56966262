// Rule 13: amphibious units.
import { describe, expect, it } from 'vitest';
import {
  amphibiousReach,
  areasToResolve,
  combat,
  DONE,
  endTurn,
  fillRosters,
  type Game,
  lastLandings,
  moveAmphibious,
  movement,
  reinforcements,
  resolveAreas,
} from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, type Table, table } from './table.js';

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

  it('13.1, 6.3: an enemy flag stops them in the first area, in the second they may enter it (R15)', () => {
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

describe('13.2 in combat', () => {
  it('13.2: they do not attack', () => {
    for (const action of ['day', 'night']) {
      const t = table({
        at: { 'Coral Sea': ['Nachi', 'Sasebo', 'Astoria'] },
        dice: action === 'night' ? [1, 1] : [],
        japan: { ...PASSIVE, 'day-night': action, targets: [{ Sasebo: 'Astoria' }].slice(action === 'day' ? 1 : 0) },
        allied: { ...PASSIVE, 'day-night': action },
      });
      expect(t.refusal(() => t.round('Coral Sea'))).toBe(action === 'day' ? 'lawful' : '13.2');
    }
  });

  it('13.2: by day they are attacked like ships: with bonus, disabled, sunk beyond their armor', () => {
    const strike = (dice: number[]) =>
      table({
        at: { 'Coral Sea': ['Hosho', '1 Marines'] },
        dice,
        japan: { ...PASSIVE, targets: [{ Hosho: '1 Marines' }] },
        allied: PASSIVE,
      }).round('Coral Sea');
    expect(strike([4]).where('1 Marines')).toBe('Singapore');
    expect(strike([5, 4]).damage('1 Marines')).toBe(4);
    expect(strike([5, 5]).where('1 Marines')).toBe('returning');
  });

  it('13.2, 7.423: at night only when every ship is attacked too, carriers that do not fire included (R8)', () => {
    const night = (targets: object) => {
      const t = table({
        at: { 'Coral Sea': ['Nachi', 'Haguro', 'Myoko', '1 Marines', 'Saratoga', 'Astoria'] },
        dice: [1, 1, 1, 1],
        japan: { ...PASSIVE, 'day-night': 'night', targets: [targets as never] },
        allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Astoria: 'Nachi' }] },
      });
      return t.refusal(() => t.round('Coral Sea'));
    };
    expect(night({ Nachi: 'Astoria', Haguro: 'Astoria', Myoko: '1 Marines' })).toBe('7.423');
    expect(night({ Nachi: 'Astoria', Haguro: 'Saratoga', Myoko: '1 Marines' })).toBe('lawful');
  });
});

describe('13.3 landings', () => {
  const land = (harbor: string, setup: Setup = {}, unit = '1 Marines', area = 'Coral Sea') => {
    const side = unit.includes('Marines') ? 'allied' : 'japan';
    const t = table({ at: { [area]: [unit] }, [side]: { ...PASSIVE, landings: [{ [unit]: harbor }] }, ...setup });
    return { t, rule: t.refusal((g) => lastLandings(g, SIDE[side])) };
  };

  it('13.3: on enemy bases, friendly bases and friendly ports that touch their area', () => {
    expect(land('Guadalcanal', { harbors: { Guadalcanal: 'japan' } }).rule).toBe('lawful');
    expect(land('New Hebrides').t.where('1 Marines')).toBe('New Hebrides');
    expect(land('Australia').t.where('1 Marines')).toBe('Australia');
    expect(land('Saipan', {}, '1 Marines', 'Marianas Islands').t.holder('Saipan')).toBe('allied');
    expect(land('Truk', {}, 'Sasebo', 'Marshall Islands').t.where('Sasebo')).toBe('Truk');
  });

  it('13.3: never on an enemy port, nor where their area does not touch', () => {
    expect(land('Truk', {}, '1 Marines', 'Marshall Islands').rule).toBe('13.3');
    expect(land('Australia', { harbors: { Australia: 'japan' } }).rule).toBe('13.3');
    expect(land('Ceylon', {}, 'Sasebo', 'Bay of Bengal').rule).toBe('13.3');
    expect(land('Saipan').rule).toBe('13.3');
    expect(land('Lae').rule).toBe('13.3');
    for (const harbor of [-1, 22]) {
      const t = table({
        at: { 'Coral Sea': ['1 Marines'] },
        allied: { landings: [{ raw: [table().piece('1 Marines'), harbor] }] },
      });
      expect(t.refusal((g) => lastLandings(g, SIDE.allied))).toBe('13.3');
    }
  });

  it('13.3, us-units-land-at-ceylon: marines may land at Ceylon from the sea; by the other reading they may not', () => {
    expect(land('Ceylon', {}, '1 Marines', 'Bay of Bengal').t.where('1 Marines')).toBe('Ceylon');
    const no = { rulings: { 'us-units-land-at-ceylon': 'no' } } as const;
    expect(land('Ceylon', no, '1 Marines', 'Bay of Bengal').rule).toBe('13.3');
    expect(land('Andaman Islands', no, '1 Marines', 'Bay of Bengal').rule).toBe('lawful');
    const japan = { harbors: { Ceylon: 'japan' }, ...no } as const;
    expect(land('Ceylon', japan, 'Sasebo', 'Bay of Bengal').rule).toBe('lawful');
  });

  it('13.3: only own units at sea in the area, each once', () => {
    const coral = (answer: unknown) => {
      const only = { 'Coral Sea': ['1 Marines', 'Astoria', 'Sasebo'], Samoa: ['2 Marines'] };
      return table({ at: only, allied: { ...PASSIVE, landings: [answer as never] } }).refusal((g) =>
        lastLandings(g, SIDE.allied),
      );
    };
    expect(coral({ Astoria: 'New Hebrides' })).toBe('13.3');
    expect(coral({ '2 Marines': 'New Hebrides' })).toBe('13.3');
    expect(coral({ Sasebo: 'New Hebrides' })).toBe('5');
    expect(
      coral([
        ['1 Marines', 'New Hebrides'],
        ['1 Marines', 'Australia'],
      ]),
    ).toBe('13.3');
    expect(coral({ raw: [table().piece('1 Marines')] })).toBe('5');
    expect(coral({ '1 Marines': 'New Hebrides' })).toBe('lawful');
  });

  it('13.31, 7.83: after each round, Japan before the Allies; what stays at sea is asked again', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Sasebo', 'Astoria', '1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      japan: { ...PASSIVE, landings: [NONE, { Sasebo: 'Guadalcanal' }], retreat: ['stay', 'stay', 'retreat'] },
      allied: { ...PASSIVE, landings: [NONE, NONE, { '1 Marines': 'New Hebrides' }] },
    }).resolve('Coral Sea');
    expect(t.asked.filter((q) => /landings|retreat/.test(q))).toEqual([
      'japan retreat',
      'allied retreat',
      'japan landings',
      'allied landings',
      'japan retreat',
      'allied retreat',
      'japan landings',
      'allied landings',
      'japan retreat',
      'allied retreat',
      'allied landings',
    ]);
    expect([t.where('Sasebo'), t.where('1 Marines')]).toEqual(['Guadalcanal', 'New Hebrides']);
    expect(t.has('1 Marines', DONE)).toBe(true);
  });

  it('13.31, 7.8: after the rounds of a pursuit too, for units of the pursuing side', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Astoria', '1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      japan: { ...PASSIVE, retreat: ['retreat'], basing: [{ Nachi: 'Truk' }] },
      allied: {
        ...PASSIVE,
        pursuit: [{ Astoria: 1 }],
        follow: [{ Astoria: 1 }, NONE],
        landings: [NONE, { '1 Marines': 'Guadalcanal' }],
      },
    }).resolve('Coral Sea');
    expect(t.log.filter((line) => /^(round|\? allied landings|captured|based)/.test(line))).toEqual([
      'round Coral Sea, 1, 0',
      '? allied landings',
      'round Coral Sea, 2, 1',
      '? allied landings',
      'captured Guadalcanal, allied, 1',
      'round Coral Sea, 3, 1',
      'based Nachi, Truk',
    ]);
  });

  it('13.32: after all combat in the area and the air raids, Japan first', () => {
    const t = table({
      at: { 'Marshall Islands': ['Saratoga', '1 Marines', 'Sasebo'], Kwajalein: ['Nachi'] },
      japan: { ...PASSIVE, retreat: ['retreat'], 'day-night': 'night' },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        landings: [NONE, { '1 Marines': 'Kwajalein' }],
        'air-raid': [{ Saratoga: 'Kwajalein' }],
        targets: [NONE, NONE],
      },
    }).resolve('Marshall Islands');
    const log = t.log.filter((line) => /^(\? allied (landings|air-raid)|captured|retreated)/.test(line));
    expect(log).toEqual([
      'retreated japan, Marshall Islands',
      '? allied landings',
      '? allied air-raid',
      '? allied landings',
      'captured Kwajalein, allied, 1',
    ]);
    expect(t.where('Nachi')).toBe('Yokosuka Navy Yard');
  });

  it('13.32: in an area without a fight as well', () => {
    const t = table({
      at: { 'Coral Sea': ['Sasebo'] },
      japan: { ...PASSIVE, landings: [{ Sasebo: 'New Hebrides' }] },
    }).run(combat);
    expect(t.holder('New Hebrides')).toBe('japan');
    expect(t.asked).toEqual(['japan landings']);
  });

  it('13.33, 5.73: at the end of the turn, area by area, the rest returns to port, Japan before the Allies', () => {
    const t = table({
      at: {
        'Coral Sea': ['Sasebo', '1 Marines', '2 Marines'],
        'U.S. Mandate': ['3 Marines'],
        'Marianas Islands': ['Kure'],
      },
      harbors: { Guadalcanal: 'japan' },
      japan: {
        ...PASSIVE,
        landings: [NONE, { Sasebo: 'Guadalcanal' }],
        basing: [{ Kure: 'Saipan' }],
      },
      allied: {
        ...PASSIVE,
        landings: [NONE, { '1 Marines': 'Guadalcanal' }],
        basing: [{ '2 Marines': 'Port Moresby', '3 Marines': 'Samoa' }],
      },
    }).run(endTurn);
    expect(t.log.filter((line) => /^\?|^landed/.test(line))).toEqual([
      '? japan landings',
      '? japan landings',
      'landed Sasebo, Guadalcanal, 0',
      '? japan basing',
      '? allied landings',
      '? allied landings',
      'landed 1 Marines, Guadalcanal, 2',
      '? allied basing',
    ]);
    expect(['Sasebo', 'Kure', '1 Marines', '2 Marines', '3 Marines'].map((name) => t.where(name))).toEqual([
      'returning',
      'Saipan',
      'returning',
      'Port Moresby',
      'Samoa',
    ]);
  });
});

describe('13.33 the end of the turn, as it is read', () => {
  /** Two units in two areas that touch Guadalcanal, which is empty: one is lost to take it, the other lands. */
  const invade = (setup: Setup) =>
    table({
      at: { 'Coral Sea': ['1 Marines'], 'South Pacific Ocean': ['2 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      ...setup,
      allied: {
        ...PASSIVE,
        landings: ({ game: g }) => [[`${at(g)} Marines`, 'Guadalcanal']],
        ...setup.allied,
      },
    });
  const at = (g: Game) => (g.tables.areaNames[g.area] === 'Coral Sea' ? '1' : '2');
  const fates = (t: Table) => ['1 Marines', '2 Marines'].map((name) => t.where(name));

  it('13.42, order-of-last-invasions: area by area as on the board, and nobody is asked', () => {
    const t = invade({}).run(endTurn);
    expect(t.asked).not.toContain('allied next-area');
    expect(fates(t)).toEqual(['Guadalcanal', 'returning']);
  });

  it.each([
    ['Coral Sea', ['returning', 'Guadalcanal']],
    ['South Pacific Ocean', ['Guadalcanal', 'returning']],
  ])(
    '13.42, order-of-last-invasions: by the other reading their owner says which area is first: %s',
    (first, wanted) => {
      const rulings = { 'order-of-last-invasions': 'owner' } as const;
      const t = invade({ rulings, allied: { 'next-area': [first] } }).run(endTurn);
      expect(fates(t)).toEqual(wanted);
      expect(t.game.areasLeft).toBe(0);
      const elsewhere = invade({ rulings, allied: { 'next-area': ['Indonesia'] } });
      expect(elsewhere.refusal(endTurn)).toBe('13.42');
    },
  );

  /** A Japanese unit that does not land, next to a base that the Allies invade from the other side. */
  const idle = (reading: string, base: string) =>
    table({
      at: { 'Coral Sea': ['Sasebo'], 'South Pacific Ocean': ['1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      rulings: { 'return-of-idle-marines': reading },
      japan: { ...PASSIVE, basing: [{ Sasebo: base }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });

  it('13.33, return-of-idle-marines: Japanese units that do not land are back before the Allies invade', () => {
    const t = idle('with-the-landings', 'Guadalcanal').run(endTurn);
    expect(t.asked).toEqual(['japan landings', 'japan basing', 'allied landings']);
    expect([t.where('Sasebo'), t.holder('Guadalcanal')]).toEqual(['returning', 'japan']);
  });

  it('5.74, return-of-idle-marines: by the other reading they wait for the ships, and the base is taken', () => {
    const t = idle('with-the-ships', 'Truk').run(endTurn);
    expect(t.asked).toEqual(['japan landings', 'allied landings', 'japan basing']);
    expect([t.where('Sasebo'), t.holder('Guadalcanal')]).toEqual(['Truk', 'allied']);
    expect(idle('with-the-ships', 'Guadalcanal').refusal(endTurn)).toBe('10.1');
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

describe('13.4 who cannot land', () => {
  const harbors = { Guadalcanal: 'japan' } as const;

  it('13.4: a unit that retreats, though it is pursued and still at sea', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Astoria', '1 Marines'] },
      harbors,
      japan: { ...PASSIVE, pursuit: [{ Nachi: 1 }], follow: [NONE] },
      allied: { ...PASSIVE, retreat: ['retreat'], landings: [], basing: [{ Astoria: 'Samoa', '1 Marines': 'Samoa' }] },
    }).resolve('Coral Sea');
    expect(t.where('1 Marines')).toBe('Samoa');
    expect(t.holder('Guadalcanal')).toBe('japan');
  });

  it('13.4: a unit that was disabled', () => {
    const t = table({
      at: { 'Coral Sea': ['Hosho', 'Astoria', '1 Marines'] },
      harbors,
      dice: [4],
      japan: { ...PASSIVE, targets: [{ Hosho: '1 Marines' }], retreat: ['retreat'] },
      allied: { ...PASSIVE, landings: [], basing: [{ '1 Marines': 'Samoa' }] },
    }).resolve('Coral Sea');
    expect(t.where('1 Marines')).toBe('Samoa');
  });

  it('13.4: naming one of them is refused', () => {
    const t = table({
      at: { 'Coral Sea': ['1 Marines', { name: '2 Marines', marks: 8 }] },
      harbors,
      allied: { ...PASSIVE, landings: [{ '2 Marines': 'Guadalcanal' }] },
    });
    expect(t.refusal((g) => lastLandings(g, SIDE.allied))).toBe('13.4');
    // One that is back in port after it was disabled, too.
    const disabled = table({
      at: { 'Coral Sea': ['1 Marines'], Samoa: [{ name: '2 Marines', marks: DONE }] },
      allied: { ...PASSIVE, landings: [{ '2 Marines': 'New Hebrides' }] },
    });
    expect(disabled.refusal((g) => lastLandings(g, SIDE.allied))).toBe('13.4');
  });
});

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

describe('7.1 and 13.42: the order of areas', () => {
  it('7.1, 7.11: carriers whose bases might be invaded wait: their area is among those to choose from', () => {
    const at = { 'South Pacific Ocean': ['Akagi'], 'Coral Sea': ['1 Marines'] };
    const open = (setup: Setup) => {
      const t = table(setup);
      fillRosters(t.game);
      return t.areas(areasToResolve(t.game));
    };
    const japanese = { Guadalcanal: 'japan', Lae: 'japan' } as const;
    expect(open({ at, harbors: japanese })).toEqual(['South Pacific Ocean', 'Coral Sea']);
    // No unit that could take one: nothing to wait for.
    expect(open({ at: { 'South Pacific Ocean': ['Akagi'] }, harbors: japanese })).toEqual([]);
    expect(open({ at: { ...at, 'Coral Sea': ['Sasebo'] }, harbors: japanese })).toEqual(['Coral Sea']);
    // A major port cannot be invaded (13.3): Truk touches all three.
    expect(
      open({
        at: { 'Marianas Islands': ['Akagi'], 'Marshall Islands': ['1 Marines'] },
        harbors: { Philippines: 'japan' },
      }),
    ).toEqual(['Marshall Islands']);
    // Ships without airstrike, or crippled carriers, have no business there.
    const idle = { 'South Pacific Ocean': ['Nachi', { name: 'Akagi', damage: 4 }], 'Coral Sea': ['1 Marines'] };
    expect(open({ at: idle, harbors: japanese })).toEqual(['Coral Sea']);
  });

  it('7.1, 9.1: Japan may raid a base that was invaded this turn, with the unit that landed in it', () => {
    const t = table({
      at: { 'South Pacific Ocean': ['Akagi'], 'Coral Sea': ['1 Marines', '2 Marines'] },
      harbors: { Guadalcanal: 'japan', Lae: 'japan' },
      dice: [6, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'next-area': ['Coral Sea'],
        'air-raid': [{ Akagi: 'Guadalcanal' }],
        targets: [{ Akagi: '2 Marines' }, { Akagi: '2 Marines' }],
      },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal', '2 Marines': 'Guadalcanal' }] },
    }).run((g) => {
      fillRosters(g);
      resolveAreas(g, 0);
    });
    expect(t.damage('2 Marines')).toBe(1);
  });
});
