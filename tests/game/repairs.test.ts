// Rule 11: repairs.
import { describe, expect, it } from 'vitest';
import { patrols, raiders, repairable, repairPoints, repairs, UNDER_REPAIR } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from './table.js';

/** Repair points that both sides have in every port where anybody has any. */
function points(setup: Setup): Record<string, [number, number]> {
  const { game } = table(setup);
  const found: Record<string, [number, number]> = {};
  game.tables.harborNames.forEach((name, h) => {
    const pair: [number, number] = [repairPoints(game, SIDE.japan, h), repairPoints(game, SIDE.allied, h)];
    if (pair[0] + pair[1] > 0) found[name] = pair;
  });
  return found;
}

const alliedRepairs = (setup: Setup) => table(setup).refusal((g) => repairs(g, SIDE.allied));
const japaneseRepairs = (setup: Setup) => table(setup).refusal((g) => repairs(g, SIDE.japan));

describe('11.1 repair points', () => {
  it('11.1: each point spent removes one damage point', () => {
    const t = table({
      turn: 4,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 4 }, { name: 'Arizona', damage: 2 }, 'Maryland'] },
      allied: { repairs: [{ Nevada: 3, Arizona: 2 }] },
    }).run((g) => repairs(g, SIDE.allied));
    expect([t.damage('Nevada'), t.damage('Arizona')]).toEqual([1, 0]);
    expect(t.heard('repaired')).toEqual([
      ['Nevada', 3, 'Pearl Harbor'],
      ['Arizona', 2, 'Pearl Harbor'],
    ]);
  });

  it('11.1: not more than the damage there is, not less than one point, never a negative number', () => {
    const at = { 'Pearl Harbor': [{ name: 'Nevada', damage: 4 }, 'Maryland'] };
    for (const answer of [{ Nevada: 5 }, { Nevada: 0 }, { Nevada: -1 }, { Maryland: 1 }]) {
      expect(alliedRepairs({ turn: 5, at, allied: { repairs: [answer] } })).toBe('11.1');
    }
    expect(alliedRepairs({ turn: 5, at, allied: { repairs: [{ Nevada: 4 }] } })).toBe('lawful');
    expect(alliedRepairs({ turn: 5, at, allied: { repairs: [{ Nevada: 1 }] } })).toBe('lawful');
  });

  it('11.1: ships only: air and amphibious units keep their damage', () => {
    const at = {
      'Pearl Harbor': [
        { name: '7th A.F.', damage: 2 },
        { name: '1 Marines', damage: 2 },
        { name: 'Nevada', damage: 1 },
      ],
    };
    for (const unit of ['7th A.F.', '1 Marines']) {
      expect(alliedRepairs({ turn: 5, at, allied: { repairs: [{ [unit]: 1 }] } })).toBe('11.1');
    }
    const none = table({ turn: 5, at: { 'Pearl Harbor': [{ name: '7th A.F.', damage: 2 }] } });
    none.run((g) => repairs(g, SIDE.allied));
    expect(none.asked).toEqual([]);
  });

  it('11.1: ships resting on the bottom are repaired too, and stay there until their damage is within their armor', () => {
    const t = table({
      turn: 3,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 8 }] },
      allied: { ...PASSIVE, patrols: [NONE], repairs: [{ Nevada: 6 }] },
    }).run((g) => patrols(g, SIDE.allied));
    expect(t.damage('Nevada')).toBe(2);
  });

  it('11.21: Japan has six points each turn at Yokosuka', () => {
    for (let turn = 1; turn <= 9; turn++) expect(points({ turn })['Yokosuka Navy Yard']).toEqual([6, 0]);
    const at = { 'Yokosuka Navy Yard': [{ name: 'Yamato', damage: 7 }] };
    expect(japaneseRepairs({ at, japan: { repairs: [{ Yamato: 6 }] } })).toBe('lawful');
    expect(japaneseRepairs({ at, japan: { repairs: [{ Yamato: 7 }] } })).toBe('11.3');
  });

  it('11.22: the Allies have one each turn at Ceylon, and one at Australia', () => {
    for (let turn = 1; turn <= 9; turn++) {
      expect(points({ turn }).Ceylon).toEqual([0, 1]);
      expect(points({ turn }).Australia).toEqual([0, 1]);
    }
  });

  it('11.23: Pearl Harbor has 0 on turn 1, rising to 15 on turn 6 and thereafter', () => {
    const pearl = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => points({ turn })['Pearl Harbor']?.[1] ?? 0);
    expect(pearl).toEqual([0, 3, 6, 9, 12, 15, 15, 15, 15]);
  });

  it('11.1: there are no points anywhere else', () => {
    expect(Object.keys(points({ turn: 6 }))).toEqual(['Yokosuka Navy Yard', 'Pearl Harbor', 'Australia', 'Ceylon']);
    const t = table({ turn: 6, at: { Truk: [{ name: 'Akagi', damage: 1 }], Samoa: [{ name: 'Astoria', damage: 1 }] } });
    t.run((g) => repairs(g, SIDE.japan)).run((g) => repairs(g, SIDE.allied));
    expect(t.asked).toEqual([]);
  });

  it('11.24: only the original owner: who captures a port repairs nothing there, nor does the owner meanwhile', () => {
    const harbors = { Ceylon: 'japan', Australia: 'japan', 'Yokosuka Navy Yard': 'allied' } as const;
    expect(points({ turn: 6, harbors })).toEqual({ 'Pearl Harbor': [0, 15] });
    const at = { Ceylon: [{ name: 'Akagi', damage: 1 }], 'Yokosuka Navy Yard': [{ name: 'Astoria', damage: 1 }] };
    const t = table({ turn: 6, at, harbors })
      .run((g) => repairs(g, SIDE.japan))
      .run((g) => repairs(g, SIDE.allied));
    expect(t.asked).toEqual([]);
  });

  it('11.24: all Allied nations may use all Allied points', () => {
    const at = {
      'Pearl Harbor': [{ name: 'Victorious', damage: 1 }],
      Ceylon: [{ name: 'De Ruyter', damage: 1 }],
      Australia: [{ name: 'Astoria', damage: 1 }],
    };
    const answer = { Victorious: 1, 'De Ruyter': 1, Astoria: 1 };
    expect(alliedRepairs({ turn: 6, at, allied: { repairs: [answer] } })).toBe('lawful');
  });
});

describe('11.3 points are a total for the port', () => {
  it('11.3: Ceylon removes one point from one ship, not one from each', () => {
    const at = {
      Ceylon: [
        { name: 'Revenge', damage: 2 },
        { name: 'Warspite', damage: 2 },
      ],
    };
    expect(alliedRepairs({ at, allied: { repairs: [{ Revenge: 1, Warspite: 1 }] } })).toBe('11.3');
    expect(alliedRepairs({ at, allied: { repairs: [{ Revenge: 2 }] } })).toBe('11.3');
    expect(alliedRepairs({ at, allied: { repairs: [{ Warspite: 1 }] } })).toBe('lawful');
  });

  it('11.3: they can be divided among ships in the port, and each port has its own', () => {
    const at = {
      'Pearl Harbor': [
        { name: 'Nevada', damage: 4 },
        { name: 'Arizona', damage: 4 },
      ],
      Australia: [{ name: 'Chicago', damage: 1 }],
    };
    const answer = (nevada: number, arizona: number) => ({
      turn: 3,
      at,
      allied: { repairs: [{ Nevada: nevada, Arizona: arizona, Chicago: 1 }] },
    });
    expect(alliedRepairs(answer(3, 3))).toBe('lawful');
    expect(alliedRepairs(answer(4, 3))).toBe('11.3');
  });

  it('11.3: a ship is named once', () => {
    const at = { 'Pearl Harbor': [{ name: 'Nevada', damage: 4 }] };
    expect(
      alliedRepairs({
        turn: 6,
        at,
        allied: {
          repairs: [
            [
              ['Nevada', 1],
              ['Nevada', 1],
            ],
          ],
        },
      }),
    ).toBe('11.3');
    expect(alliedRepairs({ turn: 6, at, allied: { repairs: [{ raw: [60] }] } })).toBe('5');
    expect(alliedRepairs({ turn: 6, at, allied: { repairs: [{ Akagi: 1 }] } })).toBe('5');
  });
});

describe('11.4 in port, and not moving', () => {
  it('11.4: a ship under repair moves neither as patroller nor as raider', () => {
    const t = table({
      turn: 3,
      at: {
        'Pearl Harbor': [
          { name: 'Nevada', damage: 2 },
          { name: 'Arizona', damage: 2 },
        ],
      },
      allied: { patrols: [NONE], repairs: [{ Nevada: 1 }], raiders: [{ Nevada: 'Hawaiian Islands' }] },
    }).run((g) => patrols(g, SIDE.allied));
    expect([t.has('Nevada', UNDER_REPAIR), t.has('Arizona', UNDER_REPAIR)]).toEqual([true, false]);
    expect(t.refusal((g) => raiders(g, SIDE.allied))).toBe('11.4');
  });

  it('11.4: repairs are stated with the patrols: what has sailed is not repaired, what stayed unrepaired may raid', () => {
    const at = {
      'Pearl Harbor': [
        { name: 'Astoria', damage: 1 },
        { name: 'Chicago', damage: 1 },
      ],
    };
    const sailed = table({
      turn: 3,
      at,
      allied: { patrols: [{ Astoria: 'Hawaiian Islands' }], repairs: [{ Astoria: 1 }] },
    });
    expect(sailed.refusal((g) => patrols(g, SIDE.allied))).toBe('11.4');
    const t = table({
      turn: 3,
      at,
      allied: {
        patrols: [{ Astoria: 'Hawaiian Islands' }],
        repairs: [NONE],
        raiders: [{ Chicago: 'Hawaiian Islands' }],
      },
    })
      .run((g) => patrols(g, SIDE.allied))
      .run((g) => raiders(g, SIDE.allied));
    expect(t.asked).toEqual(['allied patrols', 'allied repairs', 'allied raiders']);
    expect(t.where('Chicago')).toBe('Hawaiian Islands');
  });

  it('11.4, 5.21: after the patrols have left, before their speed rolls', () => {
    const t = table({
      turn: 3,
      at: { 'Pearl Harbor': ['Maryland', { name: 'Nevada', damage: 1 }] },
      dice: [5],
      allied: { patrols: [{ Maryland: 'Central Pacific Ocean' }], repairs: [{ Nevada: 1 }] },
    }).run((g) => patrols(g, SIDE.allied));
    expect(t.log.filter((line) => !line.startsWith('?')).map((line) => line.split(',')[0])).toEqual([
      'moved Maryland',
      'repaired Nevada',
      'speed roll Maryland',
    ]);
  });

  it('11.4: ships that are not in port cannot be repaired; nobody is asked for them', () => {
    const t = table({ turn: 6, at: { 'Hawaiian Islands': [{ name: 'Nevada', damage: 1 }] } });
    t.run((g) => repairs(g, SIDE.allied));
    expect(t.asked).toEqual([]);
    expect(repairable(t.game, t.piece('Nevada'))).toBe(0);
  });
});

describe('11.5 where and when', () => {
  it('11.5: the points of one port do nothing in another', () => {
    const at = { 'Pearl Harbor': [{ name: 'Nevada', damage: 1 }], Samoa: [{ name: 'Astoria', damage: 1 }] };
    expect(alliedRepairs({ turn: 6, at, allied: { repairs: [{ Astoria: 1 }] } })).toBe('11.5');
  });

  it('11.51: who loses a port loses its points, and has them again when he retakes it', () => {
    const lost = { 'Yokosuka Navy Yard': 'allied', Ceylon: 'japan' } as const;
    expect(points({ turn: 2, harbors: lost })).toEqual({ 'Pearl Harbor': [0, 3], Australia: [0, 1] });
    const t = table({ turn: 2, harbors: lost });
    t.game.setHarbor(0, SIDE.japan);
    t.game.setHarbor(7, SIDE.allied);
    expect([repairPoints(t.game, SIDE.japan, 0), repairPoints(t.game, SIDE.allied, 7)]).toEqual([6, 1]);
  });

  it('11.51: while Pearl Harbor is lost its points are used at Samoa, and by nobody when Samoa is lost too', () => {
    const pearl = { 'Pearl Harbor': 'japan' } as const;
    expect(points({ turn: 5, harbors: pearl })).toEqual({
      'Yokosuka Navy Yard': [6, 0],
      Samoa: [0, 12],
      Australia: [0, 1],
      Ceylon: [0, 1],
    });
    expect(points({ turn: 5, harbors: { ...pearl, Samoa: 'japan' } })).toEqual({
      'Yokosuka Navy Yard': [6, 0],
      Australia: [0, 1],
      Ceylon: [0, 1],
    });
    expect(points({ turn: 5 }).Samoa).toBeUndefined();
    expect(points({ turn: 5, harbors: { Samoa: 'japan' } })['Pearl Harbor']).toEqual([0, 12]);
  });

  it('11.51: ships are repaired at Samoa then', () => {
    const t = table({
      turn: 2,
      at: {
        Samoa: [
          { name: 'Astoria', damage: 1 },
          { name: 'Nevada', damage: 4 },
        ],
      },
      harbors: { 'Pearl Harbor': 'japan' },
      allied: { repairs: [{ Astoria: 1, Nevada: 2 }] },
    }).run((g) => repairs(g, SIDE.allied));
    expect([t.damage('Astoria'), t.damage('Nevada')]).toEqual([0, 2]);
    const at = { Samoa: [{ name: 'Nevada', damage: 4 }] };
    const harbors = { 'Pearl Harbor': 'japan' } as const;
    expect(alliedRepairs({ turn: 2, at, harbors, allied: { repairs: [{ Nevada: 4 }] } })).toBe('11.3');
  });

  it('11.52: what is not used on a turn is lost: the next turn has its printed points and no more', () => {
    const t = table({
      turn: 2,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 8 }] },
      allied: { ...PASSIVE, repairs: [NONE, { Nevada: 7 }] },
    }).run((g) => patrols(g, SIDE.allied));
    t.game.turn = 3;
    expect(t.refusal((g) => patrols(g, SIDE.allied))).toBe('11.3');
  });
});
