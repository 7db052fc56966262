// Rule 9: air raids on ports and bases.
import { describe, expect, it } from 'vitest';
import { airRaids, canSail, endTurn, IN_COMBAT, ON_HARBOR, PURSUED, patrols, repairs } from '../../src/game/index.js';
import { type Answer, NONE, PASSIVE, type Piece, type Script, type Setup, SIDE, type Table, table } from './table.js';

/** Dice of one attack: the shots, then the damage of the hits. */
const MISS = [1, 1, 1, 1];

/** Akagi alone in the Coral Sea raids Guadalcanal. */
function raid(
  inPort: readonly Piece[],
  dice: number[],
  targets: Answer[],
  more: Setup = {},
  script: Script = {},
): Table {
  return table({
    turn: 3,
    at: { 'Coral Sea': ['Akagi'], Guadalcanal: inPort },
    ...more,
    dice,
    japan: { ...PASSIVE, 'air-raid': [{ Akagi: 'Guadalcanal' }], targets, ...script },
  });
}

/** The same, with the rule that refuses an answer. */
const refusal = (t: Table) => t.refusal(() => t.resolve('Coral Sea'));

describe('who raids, and when', () => {
  it('9.1: carriers raid when normal combat in the area is done, and at once where there is none', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Houston'], Guadalcanal: ['Chester'] },
      dice: [5, 1, 1, 1, 6, ...MISS, ...MISS],
      japan: {
        ...PASSIVE,
        targets: [{ Akagi: 'Houston' }, { Akagi: 'Chester' }, { Akagi: 'Chester' }],
        'air-raid': [{ Akagi: 'Guadalcanal' }],
      },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    expect(t.log.indexOf('lost Houston, Coral Sea')).toBeLessThan(t.log.indexOf('? japan air-raid'));
    const alone = raid(['Chester'], [...MISS, ...MISS], [{ Akagi: 'Chester' }, { Akagi: 'Chester' }]).resolve(
      'Coral Sea',
    );
    expect(alone.asked[0]).toBe('japan air-raid');
  });

  it('9.1: the raid is a choice, and without anything to raid or to raid with nobody is asked', () => {
    const asked = (at: Setup['at'], more: Setup = {}) => {
      const t = table({ at: at!, ...more, japan: PASSIVE, allied: PASSIVE });
      return t.resolve('Coral Sea').asked;
    };
    expect(asked({ 'Coral Sea': ['Akagi'], Guadalcanal: ['Chester'] })).toEqual(['japan air-raid']);
    expect(asked({ 'Coral Sea': ['Akagi'], Samoa: ['Chester'] })).toEqual([]);
    expect(asked({ 'Coral Sea': ['Nachi'], Guadalcanal: ['Chester'] })).toEqual([]);
    expect(asked({ 'Coral Sea': ['Akagi'], Guadalcanal: ['Nachi'] }, { harbors: { Guadalcanal: 'japan' } })).toEqual(
      [],
    );
    expect(asked({ 'Coral Sea': ['Saratoga'], Guadalcanal: ['Nachi'] }, { harbors: { Guadalcanal: 'japan' } })).toEqual(
      ['allied air-raid'],
    );
    // What is at sea, whoever's it is, makes no harbor worth a raid.
    for (const ship of ['Nachi', 'Houston']) {
      for (const area of ['Japanese Islands', 'Aleutian Islands', 'North Pacific Ocean']) {
        expect(asked({ 'Coral Sea': ['Akagi'], [area]: [ship] })).toEqual([]);
      }
    }
    // Akagi elsewhere, or crippled.
    expect(asked({ Indonesia: ['Akagi'], 'Coral Sea': ['Nachi'], Guadalcanal: ['Chester'] })).toEqual([]);
    expect(asked({ 'Coral Sea': [{ name: 'Akagi', damage: 4 }], Guadalcanal: ['Chester'] })).toEqual([]);
  });

  it.each([
    ['a land-based air unit', '21 AirFlot'],
    ['a battleship', 'Yamato'],
    ['a carrier in port', 'Hiryu'],
    ['a carrier in another area', 'Soryu'],
    ['a crippled carrier', 'Kaga'],
  ])('9.11: %s cannot raid', (_what, name) => {
    const t = raid(
      ['Chester'],
      [],
      [],
      {
        at: {
          'Coral Sea': ['Akagi', '21 AirFlot', 'Yamato', { name: 'Kaga', damage: 4 }],
          Guadalcanal: ['Chester'],
          'Port Moresby': ['Hiryu'],
          Indonesia: ['Soryu'],
        },
        harbors: { 'Port Moresby': 'japan' },
      },
      { 'air-raid': [{ [name]: 'Guadalcanal' }] },
    );
    expect(refusal(t)).toBe('9.11');
  });

  it('9.11: a side sends its own carriers, each named with a harbor', () => {
    const wrong = (answer: Answer) => refusal(raid(['Chester'], [], [], {}, { 'air-raid': [answer] }));
    expect(wrong({ Saratoga: 'Guadalcanal' })).toBe('5');
    expect(wrong({ raw: [2] })).toBe('5');
    expect(wrong({ raw: [-1, 3] })).toBe('5');
  });

  it('9.12: a carrier that pursued this turn cannot raid', () => {
    const at = { 'Coral Sea': ['Akagi', { name: 'Kaga', marks: PURSUED }], Guadalcanal: ['Chester'] };
    expect(refusal(raid([], [], [], { at }, { 'air-raid': [{ Kaga: 'Guadalcanal' }] }))).toBe('9.12');
    const alone = table({
      at: { 'Coral Sea': [{ name: 'Kaga', marks: PURSUED }], Guadalcanal: ['Chester'] },
      japan: PASSIVE,
    });
    expect(alone.resolve('Coral Sea').asked).toEqual([]);
    // After a real pursuit only the one that stayed behind raids.
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Kaga', 'Oklahoma'], Guadalcanal: ['Chester'] },
      japan: { ...PASSIVE, pursuit: [{ Kaga: 1 }], follow: [NONE], 'air-raid': [{ Kaga: 'Guadalcanal' }] },
      allied: { ...PASSIVE, retreat: ['retreat'] },
    });
    expect(refusal(t)).toBe('9.12');
  });

  it('9.13: each carrier is assigned to one port or base that touches the area and attacks nothing else', () => {
    const at = { 'Coral Sea': ['Akagi', 'Kaga'], Guadalcanal: ['Chester'], Australia: ['Houston'], Samoa: ['Chicago'] };
    const assign = (answer: Answer, targets: Answer[] = []) =>
      refusal(raid([], [], targets, { at, seed: 'raid' }, { 'air-raid': [answer] }));
    const both = { Akagi: 'Guadalcanal', Kaga: 'Australia' };
    expect(assign(both, [{ Akagi: 'Chester', Kaga: 'Houston' }, NONE])).toBe('lawful');
    expect(assign(both, [{ Akagi: 'Houston' }])).toBe('9.3');
    expect(assign(both, [{ Kaga: 'Chester' }])).toBe('9.3');
    expect(assign({ Akagi: 'Guadalcanal' }, [{ Kaga: 'Chester' }])).toBe('9.13');
    expect(assign({ Akagi: 'Guadalcanal' }, [{ Chester: 'Chester' }])).toBe('5');
    expect(assign(both, [NONE, { Akagi: 'Houston' }])).toBe('9.3');
    for (const harbor of ['Samoa', 'New Hebrides', 'Port Moresby', 'Truk']) {
      expect([harbor, assign({ Akagi: harbor })]).toEqual([harbor, '9.13']);
    }
    // 19 is Guadalcanal; numbers that only look like it are no harbors.
    for (const number of [22, -1, 19 + 32, 19 - 32])
      expect([number, assign({ Akagi: number })]).toEqual([number, '9.13']);
    expect(
      assign([
        ['Akagi', 'Guadalcanal'],
        ['Akagi', 'Australia'],
      ]),
    ).toBe('9.13');
  });

  it('9.13: carriers at the same harbor attack at the same time, each once a round', () => {
    const t = raid(
      [],
      // Both sink Chester in round 1: the second attack is made all the same, results come after both.
      [5, 1, 1, 1, 6, 5, 1, 1, 1, 6],
      [{ Akagi: 'Chester', Kaga: 'Chester' }],
      { at: { 'Coral Sea': ['Akagi', 'Kaga'], Guadalcanal: ['Chester'] } },
      { 'air-raid': [{ Akagi: 'Guadalcanal', Kaga: 'Guadalcanal' }] },
    );
    t.resolve('Coral Sea');
    expect(t.heard('effect')).toEqual([['Chester', 12, 0]]);
    const twice: [string, string][] = [
      ['Akagi', 'Chester'],
      ['Akagi', 'Chester'],
    ];
    expect(refusal(raid(['Chester'], [], [twice]))).toBe('7.44');
    expect(refusal(raid(['Chester'], [], [{ raw: [2] }]))).toBe('5');
  });

  it('9.13: assignments of one area do not last into the next', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi'], 'U.S. Mandate': ['Kaga'], 'New Hebrides': ['Chester'] },
      dice: [...MISS, ...MISS],
      japan: {
        ...PASSIVE,
        'air-raid': [{ Akagi: 'New Hebrides' }, { Kaga: 'New Hebrides' }],
        targets: [{ Akagi: 'Chester' }, { Akagi: 'Chester' }, { Akagi: 'Chester' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.refusal(() => t.resolve('U.S. Mandate'))).toBe('9.13');
  });
});

describe('the raid', () => {
  it('9.2: two rounds of day actions; targets may change between them; nothing fires back', () => {
    const modes: number[] = [];
    const target = (name: string) => (t: Table) => {
      modes.push(t.game.mode);
      return { Akagi: name };
    };
    const answers = [target('Saratoga'), target('11th A.F.')];
    const t = raid(['Saratoga', '11th A.F.'], [...MISS, ...MISS], [], {}, { targets: (now) => answers.shift()!(now) });
    t.resolve('Coral Sea');
    // The player can tell that these are targets in a harbor, and that none are when it is over.
    expect([...modes, t.game.mode]).toEqual([ON_HARBOR, ON_HARBOR, IN_COMBAT]);
    expect(t.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 0],
    ]);
    expect(t.heard('attacked').map(([, target]) => target)).toEqual(['Saratoga', '11th A.F.']);
    expect(t.asked).toEqual(['japan air-raid', 'japan targets', 'japan targets']);
  });

  it('9.2: the attack bonus counts, but not against air units', () => {
    const t = raid(['Iowa', '11th A.F.'], [5, 5, 1, 1, 2, 3, 5, 5, 5, 5], [{ Akagi: 'Iowa' }, { Akagi: '11th A.F.' }]);
    t.resolve('Coral Sea');
    expect([t.damage('Iowa'), t.damage('11th A.F.')]).toEqual([5, 0]);
    const air = raid(['11th A.F.'], [6, 1, 1, 1, 3, 6, 1, 1, 1, 1], [{ Akagi: '11th A.F.' }, { Akagi: '11th A.F.' }]);
    expect(air.resolve('Coral Sea').where('11th A.F.')).toBe('returning');
  });

  it('9.2: the second round is not fought when nothing is left to attack, or nothing is attacked', () => {
    const t = raid(['Chester'], [5, 1, 1, 1, 3], [{ Akagi: 'Chester' }], {
      at: { 'Coral Sea': ['Akagi'], Guadalcanal: ['Chester'], Samoa: ['Chicago'], 'Japanese Islands': ['Houston'] },
    });
    t.resolve('Coral Sea');
    expect(t.where('Chester')).toBe('sunk');
    const idle = raid(['Chester'], [], [NONE, NONE]).resolve('Coral Sea');
    expect(idle.asked).toEqual(['japan air-raid', 'japan targets', 'japan targets']);
  });

  it('9.21: nothing is disabled', () => {
    const t = raid(['Chester'], [4, 4, 4, 4, 4, 4, 4, 4], [{ Akagi: 'Chester' }, { Akagi: 'Chester' }]);
    t.resolve('Coral Sea');
    expect(t.asked).toEqual(['japan air-raid', 'japan targets', 'japan targets']);
    expect(t.heard('effect')).toEqual([]);
    expect(canSail(t.game, t.piece('Chester'))).toBe(true);
  });

  it('9.22: each hit on an amphibious unit is one point without a die; ships and air units roll', () => {
    const t = raid(['1 Marines'], [5, 6, 1, 5, ...MISS], [{ Akagi: '1 Marines' }, { Akagi: '1 Marines' }]);
    t.resolve('Coral Sea');
    expect(t.damage('1 Marines')).toBe(3);
    const dead = raid(['1 Marines'], [5, 5, 5, 5, 5, 1, 1, 1], [{ Akagi: '1 Marines' }, { Akagi: '1 Marines' }]);
    dead.resolve('Coral Sea');
    expect(dead.where('1 Marines')).toBe('returning');
    const alive = raid(['1 Marines'], [5, 5, 5, 5, 1, 1, 1, 1], [{ Akagi: '1 Marines' }, { Akagi: '1 Marines' }]);
    expect(alive.resolve('Coral Sea').where('1 Marines')).toBe('Guadalcanal');
    const air = raid(['11th A.F.'], [6, 1, 1, 1, 2, 1, 1, 1, 1], [{ Akagi: '11th A.F.' }, { Akagi: '11th A.F.' }]);
    expect(air.resolve('Coral Sea').damage('11th A.F.')).toBe(2);
  });

  it('9.23: a ship in port rests on the bottom above its armor and is sunk above twice its armor', () => {
    // Nevada (armor 4) in Pearl Harbor, hit once in each round.
    const bombed = (before: number, first: number, second: number) =>
      table({
        turn: 3,
        at: { 'Hawaiian Islands': ['Akagi'], 'Pearl Harbor': [{ name: 'Nevada', damage: before }] },
        dice: [5, 1, 1, 1, first, 5, 1, 1, 1, second],
        japan: {
          ...PASSIVE,
          'air-raid': [{ Akagi: 'Pearl Harbor' }],
          targets: [{ Akagi: 'Nevada' }, { Akagi: 'Nevada' }],
        },
      }).resolve('Hawaiian Islands');
    const at = (...damage: [number, number, number]) => {
      const t = bombed(...damage);
      return [t.where('Nevada'), t.heard('bottomed').length, canSail(t.game, t.piece('Nevada'))];
    };
    expect(at(0, 2, 2)).toEqual(['Pearl Harbor', 0, true]);
    expect(at(0, 3, 2)).toEqual(['Pearl Harbor', 1, false]);
    expect(at(0, 5, 3)).toEqual(['Pearl Harbor', 1, false]);
    expect(at(0, 5, 4)).toEqual(['sunk', 1, false]);
    expect(at(3, 3, 2)).toEqual(['Pearl Harbor', 1, false]);
    expect(at(3, 3, 3)).toEqual(['sunk', 1, false]);
    // It was on the bottom before: that is not said again.
    expect(at(5, 1, 1)).toEqual(['Pearl Harbor', 0, false]);
  });

  it('9.23: a ship on the bottom cannot sail until it is repaired to its armor, and can be repaired', () => {
    const t = table({
      turn: 3,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 8 }] },
      allied: { ...PASSIVE, patrols: [{ Nevada: 'Hawaiian Islands' }], repairs: [{ Nevada: 4 }] },
    });
    repairs(t.game, SIDE.allied);
    expect(t.damage('Nevada')).toBe(4);
    expect(t.refusal((g) => patrols(g, SIDE.allied))).toBe('11.4');
    const bottom = table({
      turn: 3,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      allied: { ...PASSIVE, patrols: [{ Nevada: 'Hawaiian Islands' }] },
    });
    expect(bottom.refusal((g) => patrols(g, SIDE.allied))).toBe('9.23');
    const raised = table({
      turn: 3,
      at: { 'Pearl Harbor': [{ name: 'Nevada', damage: 4 }] },
      allied: { ...PASSIVE, patrols: [{ Nevada: 'Hawaiian Islands' }] },
    });
    expect(raised.refusal((g) => patrols(g, SIDE.allied))).toBe('lawful');
  });

  it('9.231: when a port is captured, ships on its bottom are lost; others return elsewhere', () => {
    const t = table({
      turn: 3,
      at: {
        'Hawaiian Islands': ['Nachi'],
        'Pearl Harbor': [
          { name: 'Nevada', damage: 5 },
          { name: 'Idaho', damage: 5 },
          { name: 'Maryland', damage: 6 },
        ],
      },
      flags: { 'Hawaiian Islands': 'japan' },
      japan: PASSIVE,
      allied: { ...PASSIVE, basing: [{ Idaho: 'Samoa' }] },
    });
    t.run(endTurn);
    expect([t.where('Nevada'), t.where('Idaho'), t.where('Maryland')]).toEqual(['sunk', 'Samoa', 'sunk']);
  });

  it('9.232: a ship that would rest on the bottom where it cannot be repaired is sunk', () => {
    // Akagi hits Nevada for 5; if that does not sink her, the second round misses.
    const bombed = (area: string, harbor: string, sunk: boolean, more: Setup = {}) =>
      table({
        turn: 3,
        at: { [area]: ['Akagi'], [harbor]: ['Nevada'] },
        ...more,
        dice: [5, 1, 1, 1, 5, ...(sunk ? [] : MISS)],
        japan: {
          ...PASSIVE,
          'air-raid': [{ Akagi: harbor }],
          targets: sunk ? [{ Akagi: 'Nevada' }] : [{ Akagi: 'Nevada' }, { Akagi: 'Nevada' }],
        },
      })
        .resolve(area)
        .where('Nevada');
    expect(bombed('Coral Sea', 'Guadalcanal', true)).toBe('sunk');
    expect(bombed('Hawaiian Islands', 'Johnston Island', true)).toBe('sunk');
    expect(bombed('Indonesia', 'Singapore', true)).toBe('sunk');
    expect(bombed('U.S. Mandate', 'Samoa', true)).toBe('sunk');
    expect(bombed('Coral Sea', 'Australia', false)).toBe('Australia');
    expect(bombed('Bay of Bengal', 'Ceylon', false)).toBe('Ceylon');
    expect(bombed('Hawaiian Islands', 'Pearl Harbor', false)).toBe('Pearl Harbor');
    // While Pearl Harbor is lost Samoa has its repair points.
    expect(bombed('U.S. Mandate', 'Samoa', false, { harbors: { 'Pearl Harbor': 'japan' } })).toBe('Samoa');
  });

  it("9.232: Japan's ships can rest on the bottom in Yokosuka only", () => {
    const bombed = (area: string, harbor: string, rounds: number) =>
      table({
        turn: 7,
        at: { [area]: ['Essex'], [harbor]: ['Kongo'] },
        dice: [5, 1, 1, 1, 4, ...(rounds > 1 ? MISS : [])],
        allied: {
          ...PASSIVE,
          'air-raid': [{ Essex: harbor }],
          targets: Array.from({ length: rounds }, () => ({ Essex: 'Kongo' })),
        },
      })
        .resolve(area)
        .where('Kongo');
    expect(bombed('Marshall Islands', 'Truk', 1)).toBe('sunk');
    expect(bombed('Japanese Islands', 'Yokosuka Navy Yard', 2)).toBe('Yokosuka Navy Yard');
  });

  it('9.3: only what is in the harbor at the moment can be attacked', () => {
    const at = { 'Coral Sea': ['Akagi'], Guadalcanal: ['Chester'], Samoa: ['Houston'], Indonesia: ['Chicago'] };
    for (const target of ['Houston', 'Chicago', 'Akagi', 'Atago']) {
      expect([target, refusal(raid([], [], [{ Akagi: target }], { at }))]).toEqual([target, '9.3']);
    }
    // What returned there earlier in the turn can be attacked: Houston, disabled in the same area.
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Houston'] },
      dice: [4, 1, 1, 1, ...MISS, ...MISS],
      japan: { ...PASSIVE, targets: { Akagi: 'Houston' }, 'air-raid': [{ Akagi: 'Guadalcanal' }] },
      allied: { ...PASSIVE, basing: 'Guadalcanal' },
    });
    t.resolve('Coral Sea');
    expect(t.heard('attacked').length).toBe(3);
  });

  it('9.4: a harbor can be raided once from each area that it touches', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi'], 'South Pacific Ocean': ['Kaga'], Guadalcanal: ['Iowa'] },
      dice: [...MISS, ...MISS, ...MISS, ...MISS],
      japan: {
        ...PASSIVE,
        'air-raid': [{ Akagi: 'Guadalcanal' }, { Kaga: 'Guadalcanal' }],
        targets: [{ Akagi: 'Iowa' }, { Akagi: 'Iowa' }, { Kaga: 'Iowa' }, { Kaga: 'Iowa' }],
      },
    });
    t.resolve('Coral Sea').resolve('South Pacific Ocean');
    expect(t.heard('attacked').length).toBe(4);
    expect(t.asked.filter((question) => question === 'japan air-raid').length).toBe(2);
  });

  it('9.4: the Allies raid by the same rules', () => {
    const t = table({
      at: { 'Coral Sea': ['Saratoga'], Guadalcanal: ['Nachi'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [...MISS, ...MISS],
      allied: { ...PASSIVE, 'air-raid': [{ Saratoga: 'Guadalcanal' }], targets: { Saratoga: 'Nachi' } },
    });
    t.run((g) => airRaids(g, t.area('Coral Sea'), SIDE.allied));
    expect(t.heard('attacked').length).toBe(2);
  });
});
