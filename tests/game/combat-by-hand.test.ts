// Positions made by hand from the text of rules 7, 8, 9, 16 and 19 to 22, each with its dice and what they must bring.
import { describe, expect, it } from 'vitest';
import { fillRosters, lastSubmarineAttacks, pearlHarbor } from '../../src/game/index.js';
import { NONE, turnUnder as on, type Piece, type Script } from './table.js';

const CORAL = 'Coral Sea';
const NIGHT = { 'day-night': 'night' } as const;
const raiding = (name: string, damage = 0): Piece => ({ name, raiding: true, damage });

describe('rule 7 by hand', () => {
  it('7.31, 7.32: wish and flag add one each, and equal results bring a day and then a night', () => {
    const result = (dice: number[], flag: 'japan' | 'allied') =>
      on(3, [], {
        at: { [CORAL]: ['Nachi', '1 Marines'] },
        flags: { [CORAL]: flag },
        dice,
        japan: { 'day-night': 'day', targets: NONE },
        allied: { 'day-night': 'night' },
        rulings: { 'withhold-fire-at-night': 'yes' },
      })
        .round(CORAL)
        .heard('day or night')[0]![2];
    expect([result([2, 4], 'japan'), result([2, 5], 'japan'), result([3, 4], 'japan')]).toEqual([2, 1, 0]);
    expect([result([4, 4], 'allied'), result([3, 4], 'allied'), result([5, 4], 'allied')]).toEqual([2, 1, 0]);
  });

  it('7.422, 7.423: a silent carrier is covered by the ships that fire, amphibious units by every ship', () => {
    const night = (targets: Record<string, string>) => {
      const t = on(4, [], {
        at: { [CORAL]: ['Hiei', 'Nachi', 'Kongo', 'Enterprise', 'Astoria', '1 Marines'] },
        seed: 'night',
        japan: { ...NIGHT, targets: [targets] },
        allied: { ...NIGHT, targets: { Astoria: 'Hiei' } },
      });
      return t.refusal(() => t.round(CORAL));
    };
    expect(night({ Hiei: 'Enterprise', Nachi: 'Enterprise', Kongo: 'Enterprise' })).toBe('7.422');
    expect(night({ Hiei: 'Enterprise', Nachi: 'Astoria', Kongo: 'Enterprise' })).toBe('lawful');
    expect(night({ Hiei: '1 Marines', Nachi: 'Astoria', Kongo: 'Astoria' })).toBe('7.423');
    expect(night({ Hiei: '1 Marines', Nachi: 'Astoria', Kongo: 'Enterprise' })).toBe('lawful');
  });

  it('7.53, 7.54, 7.552, 12.22: no bonus and no disabling against an air unit, which is lost at its defense factor', () => {
    const strike = (damage: number) =>
      on(3, [], {
        at: { [CORAL]: ['Akagi', '11th A.F.'] },
        dice: [5, 5, 6, 4, damage],
        japan: { targets: [{ Akagi: '11th A.F.' }] },
      }).round(CORAL);
    expect([strike(3).where('11th A.F.'), strike(3).damage('11th A.F.')]).toEqual([CORAL, 3]);
    expect([strike(4).where('11th A.F.'), strike(4).due('11th A.F.')]).toEqual(['returning', 5]);
  });

  it('7.551, 7.63: damage equal to the armor sinks nobody; who is sunk and disabled is sunk', () => {
    const strike = (dice: number[]) =>
      on(3, [], {
        at: { [CORAL]: ['Soryu', 'Enterprise'] },
        dice,
        japan: { targets: [{ Soryu: 'Enterprise' }] },
        allied: { basing: [] },
      }).round(CORAL);
    expect([strike([6, 1, 1, 2]).where('Enterprise'), strike([6, 1, 1, 2]).damage('Enterprise')]).toEqual([CORAL, 2]);
    // A 4 is a 5 with the bonus.
    expect(strike([6, 4, 1, 3]).where('Enterprise')).toBe('sunk');
  });

  it('7.72, 7.73: a point of damage costs the gunnery its bonus, a whole armor all but one factor and the airstrike', () => {
    const guns = (damage: number, dice: number[]) =>
      on(5, [], {
        at: { [CORAL]: ['Yamato', { name: 'South Dakota', damage }] },
        dice: [1, 1, 1, 1, 1, 1, ...dice],
        japan: { ...NIGHT, targets: [{ Yamato: 'South Dakota' }] },
        allied: { ...NIGHT, targets: [{ 'South Dakota': 'Yamato' }] },
      })
        .round(CORAL)
        .damage('Yamato');
    expect(guns(0, [5, 1, 1, 1, 1, 4])).toBe(4);
    expect(guns(1, [6, 4, 1, 1, 1, 4])).toBe(4);
    expect(guns(6, [6, 3])).toBe(3);
    const carrier = (damage: number, dice: number[]) =>
      on(3, [], {
        at: { [CORAL]: [{ name: 'Akagi', damage }, 'Nevada'] },
        dice,
        japan: { targets: damage < 4 ? [{ Akagi: 'Nevada' }] : [] },
      })
        .round(CORAL)
        .damage('Nevada');
    expect([carrier(3, [5, 1, 1, 1, 2]), carrier(4, [])]).toEqual([2, 0]);
  });

  it('7.62, 7.64: who is disabled by day is in port before the night of the same round', () => {
    const t = on(3, [], {
      at: { [CORAL]: ['Nachi', 'Enterprise', 'Astoria'] },
      // The Allies want a day: 3 to 4 and one more, and it is a day alone.
      dice: [3, 4, 4, 1, 1, 1],
      japan: { ...NIGHT, basing: [{ Nachi: 'Truk' }], targets: [] },
      allied: { targets: [{ Enterprise: 'Nachi' }] },
    }).round(CORAL);
    expect([t.where('Nachi'), t.heard('day or night')[0]![2]]).toEqual(['Truk', 0]);
    const both = on(3, [], {
      at: { [CORAL]: ['Nachi', 'Enterprise', 'Astoria'] },
      dice: [5, 4, 4, 1, 1, 1],
      japan: { ...NIGHT, basing: [{ Nachi: 'Truk' }], targets: [] },
      allied: { targets: [{ Enterprise: 'Nachi' }], 'firing-carriers': [] },
    }).round(CORAL);
    expect([both.where('Nachi'), both.heard('night dropped')]).toEqual(['Truk', [[CORAL]]]);
  });
});

describe('rules 8 and 9 by hand', () => {
  it('8.33, 8.43: the slowest of a group is what a pursuer must reach, with its damage; a faster part cannot be followed', () => {
    const chase = (pursuer: Piece, japan: Script, allied: Script) =>
      on(3, [], {
        at: { [CORAL]: ['Nachi', 'Nagato', pursuer] },
        japan: { retreat: ['retreat'], groups: [{ Nachi: 1, Nagato: 1 }], ...japan },
        allied,
      });
    const slow = chase('Nevada', { split: [] }, { pursuit: [] }).resolve(CORAL);
    expect([slow.where('Nachi'), slow.where('Nagato')]).not.toContain(CORAL);
    const saratoga = chase(
      { name: 'Saratoga', damage: 3 },
      { split: [{ Nachi: 2, Nagato: 1 }] },
      { pursuit: [{ Saratoga: 1 }], follow: [{ Saratoga: 2 }] },
    );
    expect(saratoga.refusal(() => saratoga.resolve(CORAL))).toBe('8.43');
  });

  it('9.12, 9.13: a carrier that pursued raids nothing; one that stayed does', () => {
    const raid = (carrier: string) =>
      on(3, [], {
        at: { [CORAL]: ['Shokaku', 'Kaga', 'Astoria'], Australia: ['Nevada'] },
        seed: 'raid',
        allied: { retreat: ['retreat'] },
        japan: { pursuit: [{ Shokaku: 1 }], follow: NONE, 'air-raid': [{ [carrier]: 'Australia' }], targets: NONE },
      });
    const pursuer = raid('Shokaku');
    expect(pursuer.refusal(() => pursuer.resolve(CORAL))).toBe('9.12');
    const stayed = raid('Kaga');
    expect(stayed.refusal(() => stayed.resolve(CORAL))).toBe('lawful');
  });

  it('9.21, 9.22, 9.23: in port a hit on marines is one point, a ship bears twice its armor, nobody is disabled', () => {
    const t = on(3, [], {
      at: { [CORAL]: ['Akagi', 'Kaga'], Australia: ['1 Marines', 'Astoria'] },
      // Akagi: four hits on the marines, then one more. Kaga: a 5, a hit of 2 on armor 1; then only misses.
      dice: [6, 6, 6, 6, 4, 6, 1, 1, 2, 6, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        'air-raid': [{ Akagi: 'Australia', Kaga: 'Australia' }],
        targets: [
          { Akagi: '1 Marines', Kaga: 'Astoria' },
          { Akagi: '1 Marines', Kaga: 'Astoria' },
        ],
      },
    }).resolve(CORAL);
    expect([t.where('1 Marines'), t.due('1 Marines')]).toEqual(['returning', 5]);
    expect([t.where('Astoria'), t.damage('Astoria')]).toEqual(['Australia', 2]);
    expect(t.heard('bottomed')).toEqual([['Astoria', 'Australia']]);
  });
});

describe('rules 16 and 19 to 22 by hand', () => {
  it('16.2, 22: a submarine has one shot with the bonus, and an armored deck takes one off its damage', () => {
    const shot = (rules: string[]) =>
      on(7, rules, {
        at: { [CORAL]: ['F-Boat', 'Taiho'] },
        dice: [5, 4],
        allied: { 'submarine-attack': ['Taiho'] },
      }).run(lastSubmarineAttacks);
    expect(shot([]).where('Taiho')).toBe('sunk');
    expect(shot(['damage-control']).damage('Taiho')).toBe(3);
  });

  it('22: from turn 4 a United States carrier of airstrike 4 loses a point of each damage die, a 0-2-7 of airstrike 2 never', () => {
    const hit = (turn: number, name: string) =>
      on(turn, ['damage-control'], {
        at: { [CORAL]: ['Hosho', name] },
        dice: [5, 2],
        japan: { targets: [{ Hosho: name }] },
      })
        .round(CORAL)
        .damage(name);
    expect([hit(3, 'Lexington'), hit(4, 'Lexington'), hit(8, 'Bataan'), hit(2, 'Formidable')]).toEqual([2, 1, 2, 1]);
  });

  it('21: from turn 7 an undamaged United States ship of gunnery 3 or more has the bonus, a damaged, a smaller or a British one has not', () => {
    const five = (turn: number, ship: Piece, shots: number) =>
      on(turn, ['gunnery-radar'], {
        at: { [CORAL]: ['Akagi', ship] },
        dice: [5, ...Array(shots - 1).fill(1), ...(turn >= 7 && ship === 'Nevada' ? [3] : [])],
        japan: { ...NIGHT, targets: [NONE] },
        allied: { ...NIGHT, targets: [{ [typeof ship === 'string' ? ship : ship.name]: 'Akagi' }] },
      }).round(CORAL);
    expect(five(7, 'Nevada', 4).damage('Akagi')).toBe(3);
    // A plain 5 disables.
    for (const t of [
      five(6, 'Nevada', 4),
      five(7, { name: 'Nevada', damage: 1 }, 4),
      five(7, 'Wichita', 1),
      five(7, 'Warspite', 4),
    ])
      expect([t.damage('Akagi'), t.where('Akagi')]).toEqual([0, 'Yokosuka Navy Yard']);
  });

  it('19.21, 19.22: a Kamikaze attack has the bonus against a ship, none against an air unit, and costs the attacker', () => {
    const attack = (target: string, dice: number[]) =>
      on(9, ['nine-turn'], {
        at: { [CORAL]: ['Taiho', 'Nevada', '11th A.F.'] },
        dice,
        japan: { kamikaze: [['Taiho']], targets: [{ Taiho: target }] },
      }).round(CORAL);
    const ship = attack('Nevada', [5, 1, 1, 3]);
    expect([ship.damage('Nevada'), ship.where('Taiho')]).toEqual([3, 'sunk']);
    const air = attack('11th A.F.', [5, 1, 1]);
    expect([air.damage('11th A.F.'), air.where('Taiho')]).toEqual([0, 'sunk']);
  });

  it('20.3: one more on every die of the first round of the raid alone, beside the bonus, and against the air unit too', () => {
    const t = on(1, ['pearl-harbor'], {
      at: { 'Hawaiian Islands': [raiding('Hosho'), raiding('Ryuho')], 'Pearl Harbor': ['Nevada', '7th A.F.'] },
      // First: a 4 with two more is a hit of 2; a 5 with one more on the 7th A.F. a hit of 1. Second: a 4 and one is a 5, which does nothing.
      dice: [4, 2, 5, 1, 4, 5],
      japan: {
        targets: [
          { Hosho: 'Nevada', Ryuho: '7th A.F.' },
          { Hosho: 'Nevada', Ryuho: '7th A.F.' },
        ],
        stay: 'leave',
      },
      allied: { targets: NONE },
    }).run((g) => {
      fillRosters(g);
      pearlHarbor(g);
    });
    expect([t.damage('Nevada'), t.damage('7th A.F.')]).toEqual([2, 1]);
  });
});
