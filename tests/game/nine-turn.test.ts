// Optional rule 19: the nine-turn game.
import { describe, expect, it } from 'vitest';
import { placeFlags, playGame } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from './table.js';

const NINE = { rules: ['nine-turn'], turn: 9 } as const;

/** A fight on turn 9 in the Coral Sea: by day unless the test says otherwise. */
const fight = (setup: Setup) =>
  table({
    ...NINE,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });

describe('19.1 the ninth turn', () => {
  it.each([
    [['nine-turn'], 9],
    [[], 8],
  ])('19.1: with %j the game has %i turns', (rules, turns) => {
    const t = table({ start: true, turn: 1, seed: 'nine', rules, japan: PASSIVE, allied: PASSIVE });
    t.run((g) => playGame(g));
    expect(t.heard('turn begins')).toHaveLength(turns);
    expect(t.game.turn).toBe(turns);
  });

  it('19.1: what is due on turn 9 arrives', () => {
    const t = table({ start: true, turn: 1, seed: 'nine', rules: ['nine-turn'], japan: PASSIVE, allied: PASSIVE });
    t.run((g) => playGame(g));
    expect(t.heard('arrived')).toContainEqual(['Shinano', 'Yokosuka Navy Yard']);
    expect(t.heard('arrived')).toContainEqual(['Shangri-La', 'Pearl Harbor']);
  });
});

describe('19.2 Kamikazes', () => {
  const at = { 'Coral Sea': ['21 AirFlot', 'Taiho', 'Nevada', 'Astoria'] };
  const harbors = { Guadalcanal: 'japan' } as const;

  it.each([
    [8, ['nine-turn']],
    [9, []],
  ])('19.2: none on turn %i with the rules %j', (turn, rules) => {
    const t = fight({ turn, rules, at, harbors, dice: [5, 5, 5], japan: { targets: [{ '21 AirFlot': 'Nevada' }] } });
    t.round('Coral Sea');
    expect(t.asked).not.toContain('japan kamikaze');
    expect([t.where('21 AirFlot'), t.damage('Nevada')]).toEqual(['Coral Sea', 0]);
  });

  it('19.2, 19.21: an air unit that attacks has the bonus and is eliminated', () => {
    const t = fight({ at, harbors, dice: [5, 4, 1, 2], japan: { targets: [{ '21 AirFlot': 'Nevada' }] } });
    t.round('Coral Sea');
    expect([t.where('21 AirFlot'), t.damage('Nevada'), t.where('Nevada')]).toEqual(['returning', 2, 'Singapore']);
    expect(t.heard('lost')).toEqual([['21 AirFlot', 'Coral Sea']]);
  });

  it('19.21: it is gone even when it misses', () => {
    const t = fight({ at, harbors, dice: [1, 2, 3], japan: { targets: [{ '21 AirFlot': 'Nevada' }] } });
    expect(t.round('Coral Sea').where('21 AirFlot')).toBe('returning');
  });

  it('19.21, 7.53: there is no bonus against air units', () => {
    const t = fight({
      at: { 'Coral Sea': ['21 AirFlot', '11th A.F.'] },
      harbors,
      dice: [5, 5, 5],
      japan: { targets: [{ '21 AirFlot': '11th A.F.' }] },
    });
    t.round('Coral Sea');
    expect([t.damage('11th A.F.'), t.where('21 AirFlot')]).toEqual([0, 'returning']);
  });

  it('19.21, kamikaze-air-units: an air unit that holds back stays, and so it does at night', () => {
    const t = fight({ at, harbors, japan: { targets: [NONE] } });
    expect(t.round('Coral Sea').where('21 AirFlot')).toBe('Coral Sea');
    const night = fight({
      at: { 'Coral Sea': ['21 AirFlot', 'Nevada'] },
      harbors,
      japan: { 'day-night': 'night' },
      allied: { 'day-night': 'night' },
    });
    expect(night.round('Coral Sea').where('21 AirFlot')).toBe('Coral Sea');
    expect(night.asked).not.toContain('japan kamikaze');
  });

  it('19.21, kamikaze-air-units: by the other reading every air unit must attack by day', () => {
    const setup = { at, harbors, rulings: { 'kamikaze-air-units': 'must-attack' }, japan: { targets: [NONE] } };
    const t = fight(setup);
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('19.21');
    const earlier = fight({ ...setup, turn: 8 });
    expect(earlier.refusal(() => earlier.round('Coral Sea'))).toBe('lawful');
  });

  it('19.21: Allied air units make no such attacks', () => {
    const t = fight({
      at: { 'Coral Sea': ['Nachi', '11th A.F.'] },
      dice: [5, 1],
      allied: { targets: [{ '11th A.F.': 'Nachi' }] },
    });
    t.round('Coral Sea');
    // A 5 without the bonus: disabled, not hit.
    expect([t.where('11th A.F.'), t.damage('Nachi'), t.where('Nachi')]).toEqual(['Coral Sea', 0, 'Yokosuka Navy Yard']);
  });

  it('19.21: the enemy fires at it in the same action all the same', () => {
    const t = fight({
      at: { 'Coral Sea': ['21 AirFlot', 'Enterprise'] },
      harbors,
      dice: [1, 1, 1, 6, 1, 1, 1, 2],
      japan: { targets: [{ '21 AirFlot': 'Enterprise' }] },
      allied: { targets: [{ Enterprise: '21 AirFlot' }] },
    });
    t.round('Coral Sea');
    expect(t.heard('effect')).toEqual([['21 AirFlot', 2, 0]]);
    expect(t.where('21 AirFlot')).toBe('returning');
  });

  it('19.22: an announced carrier attacks with the bonus and is removed from play', () => {
    const t = fight({
      at,
      harbors,
      dice: [5, 1, 1, 3],
      japan: { kamikaze: [['Taiho']], targets: [{ Taiho: 'Nevada' }] },
    });
    t.round('Coral Sea');
    expect([t.where('Taiho'), t.damage('Nevada')]).toEqual(['sunk', 3]);
  });

  it('19.22: a carrier that was not announced attacks as always', () => {
    const t = fight({ at, harbors, dice: [5, 1, 1], japan: { kamikaze: [NONE], targets: [{ Taiho: 'Astoria' }] } });
    t.round('Coral Sea');
    expect([t.where('Taiho'), t.damage('Astoria'), t.where('Astoria')]).toEqual(['Coral Sea', 0, 'Singapore']);
  });

  it('19.22: a printed bonus is not added twice', () => {
    const t = fight({
      at: { 'Coral Sea': ['Akagi', 'Nevada'] },
      dice: [4, 4, 4, 1],
      japan: { kamikaze: [['Akagi']], targets: [{ Akagi: 'Nevada' }] },
    });
    t.round('Coral Sea');
    expect([t.damage('Nevada'), t.where('Akagi')]).toEqual([0, 'sunk']);
  });

  it('19.22: Japan announces at the start of each day action, before targets are named', () => {
    const t = fight({
      at: { 'Coral Sea': ['Taiho', 'Unryu', 'Nevada'] },
      japan: { kamikaze: [NONE, NONE], retreat: ['stay', 'retreat'] },
      allied: { retreat: ['stay', 'stay'] },
    });
    t.resolve('Coral Sea');
    expect(t.asked.filter((q) => q === 'japan kamikaze' || q === 'japan targets')).toEqual([
      'japan kamikaze',
      'japan targets',
      'japan kamikaze',
      'japan targets',
    ]);
  });

  it.each(['Nachi', '21 AirFlot', 'Amagi', 'Hiryu', 'Akagi'])('19.22: %s cannot be announced', (name) => {
    const t = fight({
      at: {
        'Coral Sea': ['Nachi', 'Taiho', '21 AirFlot', { name: 'Hiryu', damage: 1 }, 'Nevada'],
        Indonesia: ['Akagi'],
        Truk: ['Amagi'],
      },
      harbors,
      japan: { kamikaze: [[name]] },
    });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('19.22');
  });

  it('19.22: nor one carrier twice', () => {
    const t = fight({ at, harbors, japan: { kamikaze: [['Taiho', 'Taiho']] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('19.22');
  });

  it('19.22: an announced carrier must attack', () => {
    const t = fight({ at, harbors, japan: { kamikaze: [['Taiho']], targets: [NONE] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('19.22');
  });

  it('19.22: an announced carrier that finds nothing within reach made no attack, and stays', () => {
    const t = fight({
      rules: ['nine-turn', 'task-forces'],
      at: { 'Coral Sea': ['Taiho', 'Nevada'] },
      dice: [6, 6],
      japan: { kamikaze: [['Taiho']], targets: [NONE] },
    });
    expect(t.round('Coral Sea').where('Taiho')).toBe('Coral Sea');
  });

  it('19.22: nobody is asked where Japan has no carrier that can strike, whatever the Allies have', () => {
    for (const japan of [['Nachi', '21 AirFlot'], ['Nachi']]) {
      const t = fight({
        at: { 'Coral Sea': [...japan, 'Enterprise', '11th A.F.'] },
        harbors,
        japan: { kamikaze: [], retreat: ['retreat'] },
      });
      expect(t.resolve('Coral Sea').asked).not.toContain('japan kamikaze');
    }
  });

  it('19.22: no enemy is announced', () => {
    const t = fight({
      at: { 'Coral Sea': ['Taiho', 'Enterprise'] },
      japan: { kamikaze: [['Enterprise']] },
    });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('5');
  });

  it('19.21, 19.22: several attack at once, and each is gone', () => {
    const t = fight({
      at: { 'Coral Sea': ['Shokaku', 'Taiho', '21 AirFlot', '22 AirFlot', 'Nevada', 'Maryland'] },
      harbors,
      seed: 'several',
      japan: {
        kamikaze: [['Shokaku', 'Taiho']],
        targets: [{ '21 AirFlot': 'Nevada', '22 AirFlot': 'Nevada', Shokaku: 'Maryland', Taiho: 'Nevada' }],
      },
    });
    t.round('Coral Sea');
    expect(['Shokaku', 'Taiho', '21 AirFlot', '22 AirFlot'].map((name) => t.where(name))).toEqual([
      'sunk',
      'sunk',
      'returning',
      'returning',
    ]);
    expect(Array.from(t.game.kamikaze).filter((mark) => mark !== 0)).toEqual([]);
  });

  it('19.21: one that is shot down in the same action is lost once', () => {
    const t = fight({
      at: { 'Coral Sea': ['21 AirFlot', 'Enterprise'] },
      harbors,
      dice: [1, 1, 1, 6, 1, 1, 1, 6],
      japan: { targets: [{ '21 AirFlot': 'Enterprise' }] },
      allied: { targets: [{ Enterprise: '21 AirFlot' }] },
    });
    t.round('Coral Sea');
    expect(t.heard('lost')).toEqual([['21 AirFlot', 'Coral Sea']]);
  });

  const raid = (setup: Setup) =>
    fight({ at: { 'Hawaiian Islands': ['Taiho', 'Unryu', 'Nachi'], 'Pearl Harbor': ['Nevada'] }, ...setup });

  it('19.22, 9.2: in both rounds of an air raid too', () => {
    const t = raid({
      dice: [5, 1, 1, 2],
      japan: {
        'air-raid': [{ Taiho: 'Pearl Harbor', Unryu: 'Pearl Harbor' }],
        kamikaze: [['Taiho'], NONE],
        targets: [{ Taiho: 'Nevada' }, NONE],
      },
    });
    t.resolve('Hawaiian Islands');
    expect([t.where('Taiho'), t.where('Unryu'), t.damage('Nevada')]).toEqual(['sunk', 'Hawaiian Islands', 2]);
  });

  it('19.22, 9.13: who was spent in the first round of an air raid is gone in the second', () => {
    const both = { 'air-raid': [{ Taiho: 'Pearl Harbor', Unryu: 'Pearl Harbor' }] };
    const again = raid({
      dice: [1, 1, 1],
      japan: { ...both, kamikaze: [['Taiho'], ['Taiho']], targets: [{ Taiho: 'Nevada' }] },
    });
    expect(again.refusal(() => again.resolve('Hawaiian Islands'))).toBe('19.22');
    const unannounced = raid({
      dice: [1, 1, 1],
      japan: { ...both, kamikaze: [['Taiho'], NONE], targets: [{ Taiho: 'Nevada' }, { Taiho: 'Nevada' }] },
    });
    expect(unannounced.refusal(() => unannounced.resolve('Hawaiian Islands'))).toBe('9.13');
  });

  it('19.22, 9.11: after the last raider was spent there is no second attack, and nobody is asked for one', () => {
    const t = raid({
      dice: [1, 1, 1],
      japan: { 'air-raid': [{ Taiho: 'Pearl Harbor' }], kamikaze: [['Taiho']], targets: [{ Taiho: 'Nevada' }] },
    });
    t.resolve('Hawaiian Islands');
    expect(t.heard('attacked')).toHaveLength(1);
    expect(t.heard('lost')).toEqual([['Taiho', 'Hawaiian Islands']]);
  });

  it('19.22, 9.13: only carriers assigned to a port or base', () => {
    const t = raid({ japan: { 'air-raid': [{ Taiho: 'Pearl Harbor' }], kamikaze: [['Unryu']] } });
    expect(t.refusal(() => t.resolve('Hawaiian Islands'))).toBe('19.22');
  });

  it('19.22: one whose port or base has been emptied makes no attack, and stays', () => {
    const t = raid({
      at: {
        'Hawaiian Islands': ['Taiho', 'Unryu'],
        'Pearl Harbor': [{ name: 'New Orleans', damage: 2 }],
        'Johnston Island': ['Astoria'],
      },
      harbors: { 'Johnston Island': 'allied' },
      dice: [6, 1, 1, 6],
      japan: {
        'air-raid': [{ Taiho: 'Pearl Harbor', Unryu: 'Johnston Island' }],
        kamikaze: [NONE, ['Taiho']],
        targets: [{ Taiho: 'New Orleans' }, NONE],
      },
    });
    t.resolve('Hawaiian Islands');
    expect([t.where('New Orleans'), t.where('Taiho')]).toEqual(['sunk', 'Hawaiian Islands']);
  });

  it('19.22: which must attack there as well', () => {
    const t = raid({ japan: { 'air-raid': [{ Taiho: 'Pearl Harbor' }], kamikaze: [['Taiho']], targets: [NONE] } });
    expect(t.refusal(() => t.resolve('Hawaiian Islands'))).toBe('19.22');
  });

  it('19.22: in a pursuit only carriers of the group that is fought', () => {
    const t = fight({
      at: { 'Coral Sea': ['Taiho', 'Unryu', 'Astoria', 'Nevada'] },
      dice: [5, 1, 1, 6],
      japan: {
        kamikaze: [NONE, ['Taiho']],
        targets: [NONE, { Taiho: 'Astoria' }],
        retreat: ['retreat'],
        groups: [{ Taiho: 1, Unryu: 2 }],
      },
      allied: { pursuit: [{ Astoria: 1 }] },
    });
    t.resolve('Coral Sea');
    expect([t.where('Taiho'), t.where('Astoria'), t.where('Unryu')]).toEqual(['sunk', 'sunk', 'Yokosuka Navy Yard']);
  });
});

describe('19.3 points', () => {
  const points = (rules: readonly string[], at: Setup['at'], turn = 2) => {
    const t = table({ rules, turn, ...(at ? { at } : {}) }).run(placeFlags);
    return t.heard('scored')[0];
  };

  it.each([1, 4, 9])('19.3: one more for the Japanese Islands and for Indonesia, on turn %i', (turn) => {
    expect(points(['nine-turn'], { 'Japanese Islands': ['Nachi'] }, turn)).toEqual([4, 0, 4]);
    expect(points(['nine-turn'], { Indonesia: ['Nachi'] }, turn)).toEqual([4, 0, 4]);
    expect(points(['nine-turn'], { Indonesia: ['Nachi'], 'Japanese Islands': ['Haguro'] }, turn)).toEqual([8, 0, 8]);
  });

  it('19.3: not without the rule, not elsewhere, not for raiders and not for the Allies', () => {
    expect(points([], { Indonesia: ['Nachi'], 'Japanese Islands': ['Haguro'] })).toEqual([6, 0, 6]);
    expect(points(['nine-turn'], { 'Marianas Islands': ['Nachi'] })).toEqual(
      points([], { 'Marianas Islands': ['Nachi'] }),
    );
    expect(points(['nine-turn'], { Indonesia: [{ name: 'Nachi', raiding: true }] })).toEqual([0, 0, 0]);
    expect(points(['nine-turn'], { 'Japanese Islands': ['Astoria'] })).toEqual([0, 3, -3]);
  });
});
