// Rules 13.3–13.4: where amphibious units land, when, and who cannot.
import { describe, expect, it } from 'vitest';
import { combat, DONE, endTurn, lastLandings } from '../../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from '../table.js';

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
