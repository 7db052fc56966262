// Positions made by hand from the text of rules 6, 10 to 15, 17, 18 and 20: movement, ports, landings, control, and Hawaii.
import { describe, expect, it } from 'vitest';
import { ALLIED, JAPAN } from '../../src/board/index.js';
import { endTurn, fillRosters, type Game, patrols, pearlHarbor, placeFlags, raiders } from '../../src/game/index.js';
import { NONE, turnUnder as on, type Piece } from './table.js';

const SOUTH = 'South Pacific Ocean';
const raiding = (name: string, damage = 0): Piece => ({ name, raiding: true, damage });

describe('rules 6, 10 and 17 by hand', () => {
  it('6.223, 6.4, 6.42, 10.2, 17.22: a British raider rolls for the second area, and one that fails goes back to a British port', () => {
    const raid = (die: number, port: string) =>
      on(2, [], {
        at: { Ceylon: ['Hermes'] },
        dice: [die],
        allied: { raiders: [{ Hermes: 'Indian Ocean' }], basing: die >= 4 ? [{ Hermes: port }] : [] },
      });
    expect(
      raid(3, '')
        .run((g) => raiders(g, ALLIED))
        .where('Hermes'),
    ).toBe('Indian Ocean');
    expect(raid(4, 'Australia').refusal((g) => raiders(g, ALLIED))).toBe('10.1');
    expect(
      raid(4, 'Ceylon')
        .run((g) => raiders(g, ALLIED))
        .where('Hermes'),
    ).toBe('Ceylon');
  });

  it('6.221, 6.41, 15.31: a patroller that fails is there as a raider and carries no flag', () => {
    const patrol = (die: number) =>
      on(2, [], {
        at: { 'Pearl Harbor': ['Nevada'] },
        dice: [die],
        allied: { patrols: [{ Nevada: 'U.S. Mandate' }] },
      })
        .run((g) => patrols(g, ALLIED))
        .run(placeFlags);
    expect([patrol(2).where('Nevada'), patrol(2).flag('U.S. Mandate')]).toEqual(['U.S. Mandate', 'allied']);
    expect([patrol(3).where('Nevada'), patrol(3).flag('U.S. Mandate')]).toEqual(['U.S. Mandate', 'none']);
  });

  it('10.1, 17.12, 17.31: an Australian ship may return to Ceylon and to a base that touches its area, a United States one not to Ceylon', () => {
    const home = (ship: string, harbor: string) =>
      on(2, [], { at: { 'Coral Sea': [ship] }, allied: { basing: [{ [ship]: harbor }] } }).refusal(endTurn);
    expect([home('Canberra', 'Ceylon'), home('Canberra', 'New Hebrides'), home('Canberra', 'Midway')]).toEqual([
      'lawful',
      'lawful',
      '10.1',
    ]);
    expect([home('Astoria', 'Ceylon'), home('Astoria', 'New Hebrides'), home('Warspite', 'Australia')]).toEqual([
      '10.1',
      'lawful',
      '10.1',
    ]);
  });
});

describe('rules 11 to 15 by hand', () => {
  it('11.23, 11.24, 11.3, 11.51: Samoa repairs with the points of a lost Pearl Harbor, its captor with none', () => {
    const worn = ['Maryland', 'West Virginia', 'Tennessee', 'Nevada'].map((name) => ({ name, damage: 4 }));
    const repair = (last: number) =>
      on(6, [], {
        harbors: { 'Pearl Harbor': 'japan' },
        at: { Samoa: worn, 'Pearl Harbor': [{ name: 'Akagi', damage: 2 }] },
        japan: { repairs: [] },
        allied: { repairs: [{ Maryland: 4, 'West Virginia': 4, Tennessee: 4, Nevada: last }] },
      }).run((g) => patrols(g, JAPAN));
    // 15 points on turn 6.
    expect(
      repair(3)
        .run((g) => patrols(g, ALLIED))
        .damage('Nevada'),
    ).toBe(1);
    expect(repair(4).refusal((g) => patrols(g, ALLIED))).toBe('11.3');
  });

  it('12.24, 13.31, 13.44: a base that is lost and retaken in the same landings sends the air units over its areas home all the same', () => {
    const t = on(5, [], {
      harbors: { Lae: 'japan' },
      at: { [SOUTH]: ['Nachi', 'Yokosuka', 'RAAF', 'Astoria', '1 Marines'] },
      japan: { landings: [{ Yokosuka: 'Guadalcanal' }], retreat: ['stay', 'retreat'] },
      allied: { landings: [{ '1 Marines': 'Guadalcanal' }], basing: [{ RAAF: 'Australia' }] },
    }).resolve(SOUTH);
    expect([t.where('RAAF'), t.holder('Guadalcanal')]).toEqual(['Australia', 'allied']);
    expect([t.due('Yokosuka'), t.due('1 Marines')]).toEqual([7, 7]);
  });

  it('13.41, 13.42, 13.5: of three invaders one falls with the defender, one takes the base, and one lands', () => {
    const t = on(5, [], {
      harbors: { Guadalcanal: 'japan' },
      at: { 'Coral Sea': ['1 Marines', '2 Marines', '3 Marines'], Guadalcanal: ['Kure', 'Nachi'] },
      allied: {
        landings: [
          [
            ['3 Marines', 'Guadalcanal'],
            ['1 Marines', 'Guadalcanal'],
            ['2 Marines', 'Guadalcanal'],
          ],
        ],
      },
      japan: { basing: [{ Nachi: 'Truk' }] },
    }).resolve('Coral Sea');
    expect(['1 Marines', '2 Marines', '3 Marines', 'Kure', 'Nachi'].map((n) => t.where(n))).toEqual([
      'returning',
      'Guadalcanal',
      'returning',
      'returning',
      'Truk',
    ]);
    expect(t.holder('Guadalcanal')).toBe('allied');
  });

  it('14.2: a base that was invaded falls back at once when the enemy keeps all areas round it', () => {
    const t = on(5, [], {
      flags: { 'Marshall Islands': 'japan' },
      at: { 'Marshall Islands': ['Nachi', '1 Marines'] },
      allied: { landings: [{ '1 Marines': 'Maloelap' }] },
    }).resolve('Marshall Islands');
    expect(t.holder('Maloelap')).toBe('allied');
    t.run(endTurn);
    expect([t.holder('Maloelap'), t.flag('Marshall Islands')]).toEqual(['japan', 'japan']);
  });

  it('14.1, 10.3, 14.3: what lies in a base that is cut off leaves by any sea area that touches it', () => {
    const t = (harbor: string) =>
      on(5, [], {
        flags: { [SOUTH]: 'allied', 'Coral Sea': 'allied' },
        harbors: { Guadalcanal: 'japan', Lae: 'japan' },
        at: { [SOUTH]: ['Astoria'], 'Coral Sea': ['Houston'], Guadalcanal: ['Nachi', raiding('Kongo', 5)] },
        japan: { basing: [{ Nachi: harbor }] },
      });
    // Lae touches the South Pacific; Kongo rests on the bottom and is lost (9.231).
    const lae = t('Lae').run(endTurn);
    expect([lae.holder('Guadalcanal'), lae.where('Nachi'), lae.where('Kongo')]).toEqual(['allied', 'Lae', 'sunk']);
    expect(t('Saipan').refusal(endTurn)).toBe('10.1');
  });

  it('15.3, 15.33, 12.4, 15.4: patrollers and air units carry flags, raiders and marines do not, and each flag scores', () => {
    const t = on(5, [], {
      flags: { 'Coral Sea': 'japan', [SOUTH]: 'japan', 'U.S. Mandate': 'allied' },
      at: { 'Coral Sea': [raiding('Akagi'), 'Yokosuka'], [SOUTH]: ['21 AirFlot'], 'U.S. Mandate': ['Astoria'] },
    }).run(placeFlags);
    expect([t.flag('Coral Sea'), t.flag(SOUTH), t.flag('U.S. Mandate')]).toEqual(['none', 'japan', 'allied']);
    const poc = (area: string, side: number) => t.game.tables.poc[side * 13 + t.area(area)]!;
    expect(t.game.poc).toBe(poc(SOUTH, 0) - poc('U.S. Mandate', 1));
  });
});

describe('rules 18 and 20 by hand', () => {
  const hawaii = (g: Game) => {
    fillRosters(g);
    pearlHarbor(g);
  };

  it('18.23, 20.51, 20.52: what was bottomed can be attacked in port beside a fleet at sea; who ran loses the carrier its attack', () => {
    const t = (retreats: 'stay' | 'retreat', dice: number[]) =>
      on(1, ['pearl-harbor'], {
        at: {
          'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo')],
          'Pearl Harbor': [{ name: 'Nevada', damage: 5 }, 'New Orleans'],
        },
        dice,
        japan: {
          targets: NONE,
          stay: 'stay',
          'assign-targets': [{ Hosho: 'Nevada', Ryujo: 'New Orleans' }],
          retreat: retreats === 'stay' ? ['retreat'] : [],
        },
        allied: { retreat: [retreats, ...(retreats === 'stay' ? (['stay'] as const) : [])], targets: NONE },
      }).run(hawaii);
    // Ryujo: two misses. Hosho: a 5 with the bonus, and 3 points make 8, twice the armor.
    const fought = t('stay', [1, 1, 5, 3]);
    expect([fought.damage('Nevada'), fought.where('Nevada')]).toEqual([8, 'Pearl Harbor']);
    expect(fought.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Ryujo', 'New Orleans'],
      ['Hosho', 'Nevada'],
    ]);
    const ran = t('retreat', [5, 3]);
    expect(ran.heard('attacked').map(([a, b]) => [a, b])).toEqual([['Hosho', 'Nevada']]);
    expect(ran.heard('attack lost').map(([a, b]) => [a, b])).toEqual([['Ryujo', 'New Orleans']]);
  });
});
