// Rules 18.4–18.6: the air raid and the rounds in Indonesia, and that all is normal afterwards.
import { describe, expect, it } from 'vitest';
import {
  combat,
  fillRosters,
  type Game,
  IN_COMBAT,
  ON_SHIPS_AT_SEA,
  surpriseAttacks,
} from '../../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from '../table.js';
import { raiding } from './tables.js';

describe('18.4 Indonesia', () => {
  const indonesia = (setup: Setup) =>
    table({
      turn: 1,
      flags: { Indonesia: 'allied' },
      ...setup,
      japan: { ...PASSIVE, ...setup.japan },
      allied: { ...PASSIVE, ...setup.allied },
    });
  const attackThere = (g: Game) => {
    fillRosters(g);
    surpriseAttacks(g);
  };

  it('18.4: two rounds of air raid without return fire, then normal rounds (18.5)', () => {
    const t = indonesia({
      at: { Indonesia: [raiding('Hosho'), 'Repulse', '5th A.F.'] },
      dice: [6, 1, 6, 1],
      japan: { targets: [{ Hosho: 'Repulse' }, { Hosho: 'Repulse' }, NONE], retreat: ['retreat'] },
      allied: { targets: [NONE] },
    }).run(attackThere);
    expect(t.damage('Repulse')).toBe(2);
    expect(t.log.filter((line) => /^(round|attacked|\? )/.test(line))).toEqual([
      'round Indonesia, 1, 0',
      '? japan targets',
      'attacked Hosho, Repulse, 257',
      'round Indonesia, 2, 0',
      '? japan targets',
      'attacked Hosho, Repulse, 257',
      'round Indonesia, 3, 0',
      '? japan day-night',
      '? allied day-night',
      '? japan targets',
      '? allied targets',
      '? japan retreat',
      '? allied retreat',
      '? allied pursuit',
      '? japan basing',
    ]);
  });

  it('18.13, 18.14, 18.6: Hawaii and Indonesia come first, and are not come back to', () => {
    const t = indonesia({
      at: {
        'Coral Sea': ['Nachi', 'Houston'],
        'Hawaiian Islands': [raiding('Akagi')],
        Indonesia: [raiding('Ryujo'), 'Repulse'],
        Singapore: ['Exeter'],
        'Pearl Harbor': ['Nevada'],
      },
      japan: { retreat: 'stay', 'next-area': [] },
      allied: { retreat: 'retreat' },
    }).run(combat);
    expect(t.heard('area')).toEqual([['Hawaiian Islands'], ['Indonesia'], ['Coral Sea']]);
    expect(t.asked.filter((q) => q === 'japan air-raid')).toHaveLength(1);
  });

  it('18.41: Japanese air units attack in it; patrollers and raiders with an airstrike too', () => {
    const t = indonesia({
      at: { Indonesia: ['21 AirFlot', 'Ryujo', 'Repulse', '5th A.F.'] },
      dice: [6, 1, 1, 1, 6, 1, 2],
      japan: {
        targets: [{ '21 AirFlot': 'Repulse', Ryujo: '5th A.F.' }, NONE, NONE],
        retreat: ['retreat'],
      },
    }).run(attackThere);
    expect([t.damage('Repulse'), t.damage('5th A.F.')]).toEqual([1, 2]);
  });

  it('18.41: ships without an airstrike, crippled carriers and what is elsewhere cannot', () => {
    const refusal = (attacker: string) =>
      indonesia({
        at: {
          Indonesia: ['21 AirFlot', 'Nachi', { name: 'Ryujo', damage: 1 }, 'Repulse'],
          Saigon: ['22 AirFlot'],
          'Japanese Islands': ['Akagi'],
        },
        japan: { targets: [{ [attacker]: 'Repulse' }] },
      }).refusal(attackThere);
    for (const attacker of ['Nachi', 'Ryujo', '22 AirFlot', 'Akagi']) expect(refusal(attacker)).toBe('18.41');
    const twice = indonesia({
      at: { Indonesia: ['21 AirFlot', 'Repulse', 'Prince of Wales'] },
      japan: {
        targets: [
          [
            ['21 AirFlot', 'Repulse'],
            ['21 AirFlot', 'Prince of Wales'],
          ],
        ],
      },
    });
    expect(twice.refusal(attackThere)).toBe('7.44');
    const other = indonesia({
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      japan: { targets: [{ Repulse: '21 AirFlot' }] },
    });
    expect(other.refusal(attackThere)).toBe('5');
  });

  it('18.41, 18.42: the question says what it is about; half a pair is no answer', () => {
    const modes: number[] = [];
    indonesia({
      at: { Indonesia: ['21 AirFlot', 'Houston'] },
      japan: {
        targets: (t) => {
          modes.push(t.game.mode);
          return NONE;
        },
        retreat: ['retreat'],
      },
    }).run(attackThere);
    expect(modes).toEqual([ON_SHIPS_AT_SEA, ON_SHIPS_AT_SEA, IN_COMBAT]);
    const half = { raw: [table().piece('21 AirFlot')] };
    const odd = indonesia({ at: { Indonesia: ['21 AirFlot', 'Houston'] }, japan: { targets: [half] } });
    expect(odd.refusal(attackThere)).toBe('5');
  });

  it('18.42: Allied ships and units at sea there are the targets; what is in its ports is not', () => {
    const refusal = (target: string) =>
      indonesia({
        at: {
          Indonesia: ['21 AirFlot', 'Repulse', 'Houston', 'Nachi'],
          Singapore: ['Exeter'],
          Philippines: ['De Ruyter'],
          'Bay of Bengal': ['Hermes'],
        },
        seed: 'any',
        japan: { targets: [{ '21 AirFlot': target }, NONE, NONE], retreat: 'retreat' },
      }).refusal(attackThere);
    for (const target of ['Exeter', 'De Ruyter', 'Hermes', 'Nachi']) expect(refusal(target)).toBe('18.42');
    for (const target of ['Repulse', 'Houston']) expect(refusal(target)).toBe('lawful');
  });

  it('18.4, surprise-raid-on-ports: by the other reading what lies in its ports and bases may be attacked', () => {
    const rulings = { 'surprise-raid-on-ports': 'yes' } as const;
    const raid = (target: string, dice: number[]) =>
      indonesia({
        at: { Indonesia: ['21 AirFlot'], Singapore: ['Exeter'], Philippines: ['Houston'], Ceylon: ['Revenge'] },
        dice,
        rulings,
        japan: { targets: [{ '21 AirFlot': target }, NONE] },
      });
    // In port it takes double damage (9.23), but Singapore has no yard to raise it (9.232).
    expect(raid('Exeter', [6, 1, 1, 1]).run(attackThere).damage('Exeter')).toBe(1);
    expect(raid('Exeter', [6, 1, 1, 2]).run(attackThere).where('Exeter')).toBe('sunk');
    expect(raid('Houston', [6, 1, 1, 1]).run(attackThere).damage('Houston')).toBe(1);
    expect(raid('Revenge', []).refusal(attackThere)).toBe('18.42');
    expect(raid('21 AirFlot', []).refusal(attackThere)).toBe('18.42');
  });

  it('18.43: no double damage at sea, and disabled results are ignored', () => {
    const raid = (dice: number[]) =>
      indonesia({
        at: { Indonesia: [raiding('Hosho'), 'Repulse', 'Houston'] },
        dice,
        japan: { targets: [{ Hosho: 'Repulse' }, NONE, NONE], retreat: ['retreat'] },
      }).run(attackThere);
    expect([raid([6, 3]).where('Repulse'), raid([6, 3]).damage('Repulse')]).toEqual(['Indonesia', 3]);
    expect(raid([6, 4]).where('Repulse')).toBe('sunk');
    expect(raid([4]).where('Repulse')).toBe('Indonesia');
  });

  it('18.4: no raid without an attacker, or without a target', () => {
    const ships = indonesia({
      at: { Indonesia: ['Nachi', 'Repulse'] },
      japan: { targets: NONE, retreat: ['retreat'] },
    }).run(attackThere);
    expect(ships.asked.slice(0, 2)).toEqual(['japan day-night', 'allied day-night']);
    expect(ships.heard('round').map(([, round]) => round)).toEqual([1, 2, 3]);
    const nobody = indonesia({ at: { Indonesia: ['Akagi'] }, japan: { targets: [] } }).run(attackThere);
    expect(nobody.heard('round')).toEqual([]);
    const one = indonesia({
      at: { Indonesia: [raiding('Hosho'), 'Houston'] },
      dice: [6, 2],
      japan: { targets: [{ Hosho: 'Houston' }] },
    }).run(attackThere);
    expect(one.asked).toEqual(['japan targets']);
  });

  it('18.5: survivors fight normal rounds; they cannot retreat before one of them', () => {
    const t = indonesia({
      at: { Indonesia: ['21 AirFlot', 'Houston'] },
      japan: { targets: [NONE, NONE, NONE], pursuit: [] },
      allied: { retreat: ['retreat'] },
    }).run(attackThere);
    expect(t.asked.indexOf('allied retreat')).toBeGreaterThan(t.asked.indexOf('allied day-night'));
    expect(t.heard('round')).toHaveLength(3);
    expect(t.where('Houston')).toBe('Singapore');
  });

  it('18.5, 9.1, 13.32: Indonesia is fought to a finish: air raids on its ports, landings', () => {
    const t = indonesia({
      at: { Indonesia: ['Hosho', 'Yokosuka', 'Houston'], Singapore: ['Exeter'] },
      dice: [6, 2, 6, 1, 1],
      japan: {
        targets: [{ Hosho: 'Houston' }, { Hosho: 'Exeter' }, { Hosho: 'Exeter' }],
        'air-raid': [{ Hosho: 'Singapore' }],
        landings: [{ Yokosuka: 'Philippines' }],
      },
    }).run(attackThere);
    expect([t.where('Houston'), t.damage('Exeter'), t.holder('Philippines')]).toEqual(['sunk', 1, 'japan']);
  });

  it('18.6: then everything is normal: other areas, the last submarine attack, the end of the turn', () => {
    const t = table({
      turn: 1,
      at: { Indonesia: ['Nachi', 'Houston'], 'Coral Sea': ['Louisville', 'Haguro', 'I-Boat'] },
      dice: [1],
      japan: { ...PASSIVE, retreat: ['retreat', 'retreat'], 'submarine-attack': [NONE, 'Louisville'] },
      allied: PASSIVE,
    }).run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual(['Hawaiian Islands', 'Indonesia', 'Coral Sea']);
    expect(t.heard('round').filter(([area]) => area === 'Coral Sea')).toEqual([['Coral Sea', 1, 0]]);
  });

  it('18.6, 18.1: on later turns there is nothing of all this', () => {
    const t = table({
      turn: 2,
      at: { 'Hawaiian Islands': ['Nachi', 'Astoria'], Indonesia: ['Akagi', 'Houston'] },
      japan: { ...PASSIVE, 'next-area': ['Indonesia'], retreat: ['retreat', 'retreat'] },
      allied: PASSIVE,
    }).run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual(['Indonesia', 'Hawaiian Islands']);
    expect(t.heard('round').map(([area, round]) => `${area} ${round}`)).toEqual(['Indonesia 1', 'Hawaiian Islands 1']);
  });
});
