// Rules 18.2–18.25: the raid on Pearl Harbor, then uncertain groups, what puts to sea, the I-Boat and Allied retreats.
import { describe, expect, it } from 'vitest';
import { combat, DONE, playTurn } from '../../../src/game/index.js';
import { NONE, PASSIVE, table } from '../table.js';
import { fight, firstTurn, hawaii, raiding } from './tables.js';

describe('18.2 Pearl Harbor', () => {
  it('18.2: two rounds of air raid on the ships and the air unit in Pearl Harbor, and nobody fires back', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo')], 'Pearl Harbor': ['Nevada', '7th A.F.'] },
      dice: [5, 2, 6, 1, 3, 1, 5, 5],
      japan: {
        targets: [
          { Hosho: 'Nevada', Ryujo: '7th A.F.' },
          { Hosho: 'Nevada', Ryujo: '7th A.F.' },
        ],
      },
      allied: { targets: [] },
    }).run(fight);
    // Hosho hits with its bonus for 2; Ryujo has none against an air unit: one hit for 3, then 5s do nothing.
    expect([t.damage('Nevada'), t.damage('7th A.F.')]).toEqual([2, 3]);
    expect(t.heard('round')).toEqual([
      ['Hawaiian Islands', 1, 0],
      ['Hawaiian Islands', 2, 0],
    ]);
  });

  it('18.2, 9.23: in port a ship rests on the bottom beyond its armor and is sunk beyond twice that', () => {
    const raid = (second: number) =>
      hawaii({
        at: { 'Hawaiian Islands': [raiding('Hosho')], 'Pearl Harbor': ['Nevada'] },
        dice: [6, 6, 6, second],
        japan: { targets: [{ Hosho: 'Nevada' }, { Hosho: 'Nevada' }] },
      }).run(fight);
    expect([raid(2).where('Nevada'), raid(2).damage('Nevada')]).toEqual(['Pearl Harbor', 8]);
    expect(raid(3).where('Nevada')).toBe('sunk');
  });

  it('18.2, 9.21: disabled results do nothing', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho')], 'Pearl Harbor': ['Nevada'] },
      dice: [4, 4],
      japan: { targets: [{ Hosho: 'Nevada' }, { Hosho: 'Nevada' }] },
    }).run(fight);
    expect(t.where('Nevada')).toBe('Hawaiian Islands');
    expect(t.heard('based')).toEqual([['Hosho', 'Yokosuka Navy Yard']]);
  });

  it('18.2: the cruisers in the Hawaiian Islands are ignored, and Johnston Island too', () => {
    for (const target of ['Minneapolis', 'Houston']) {
      const t = hawaii({
        at: {
          'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'],
          'Pearl Harbor': ['Nevada'],
          'Johnston Island': ['Houston'],
        },
        japan: { targets: [{ Hosho: target }] },
      });
      expect(t.refusal(fight)).toBe('9.3');
    }
    const empty = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'], 'Johnston Island': ['Houston'] },
      japan: { targets: [] },
    }).run(fight);
    expect(empty.asked).toEqual(['japan stay', 'japan basing']);
  });

  it('18.2: carriers only, each at one target, and an attack may be held back', () => {
    const refusal = (targets: unknown) =>
      hawaii({
        at: { 'Hawaiian Islands': [raiding('Hosho'), raiding('Hiei')], 'Pearl Harbor': ['Nevada', 'Arizona'] },
        japan: { targets: [targets as never, NONE] },
      }).refusal(fight);
    expect(refusal({ Hiei: 'Nevada' })).toBe('9.13');
    expect(
      refusal([
        ['Hosho', 'Nevada'],
        ['Hosho', 'Arizona'],
      ]),
    ).toBe('7.44');
    expect(refusal(NONE)).toBe('lawful');
  });

  it('18.2: what the first round sank is no target of the second', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Akagi')], 'Pearl Harbor': ['New Orleans', 'Nevada'] },
      dice: [6, 1, 1, 1, 3],
      japan: { targets: [{ Akagi: 'New Orleans' }, { Akagi: 'New Orleans' }] },
    });
    expect(t.refusal(fight)).toBe('9.3');
    expect(t.where('New Orleans')).toBe('sunk');
  });

  it('18.21: then Japan leaves unpursued, or stays', () => {
    const at = { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] };
    const left = hawaii({ at, japan: { stay: ['leave'], basing: [{ Nachi: 'Truk' }] }, allied: { pursuit: [] } }).run(
      fight,
    );
    expect(left.where('Nachi')).toBe('Truk');
    expect(left.asked).toEqual(['japan stay', 'japan basing']);
    const stayed = hawaii({ at, japan: { stay: ['stay'] } }).run(fight);
    expect(stayed.asked).toContain('japan day-night');
    for (const raw of [[], [2], [-1], [0, 1]])
      expect(hawaii({ at, japan: { stay: { raw } } }).refusal(fight)).toBe('18.21');
  });

  it('18.21, 7.62: who leaves is done for the turn', () => {
    const t = hawaii({ at: { 'Hawaiian Islands': [raiding('Nachi')] } }).run(fight);
    expect(t.has('Nachi', DONE)).toBe(true);
  });

  const groups = { W: 'Enterprise', X: 'Lexington', Y: 'Saratoga', Z: 'Hornet' };

  it.each([
    [1, 'Central Pacific Ocean'],
    [2, 'Hawaiian Islands'],
    [3, 'Hawaiian Islands'],
    [4, 'not arrived'],
    [5, 'not arrived'],
    [6, 'not arrived'],
  ])('18.22: a location-uncertain group that rolls %d is in: %s', (die, place) => {
    const t = hawaii({ off: { uncertain: ['Enterprise', 'Chester'] }, dice: [die] }).run(fight);
    expect([t.where('Enterprise'), t.where('Chester')]).toEqual([place, place]);
    expect(t.patrols('Enterprise')).toBe(place !== 'not arrived');
    if (place === 'not arrived') expect(t.due('Enterprise')).toBe(2);
  });

  it('18.22: one die for each group, W to Z, and only for groups that wait', () => {
    const t = hawaii({ off: { uncertain: Object.values(groups) }, dice: [1, 4, 2, 6] }).run(fight);
    expect(Object.values(groups).map((name) => t.where(name))).toEqual([
      'Central Pacific Ocean',
      'not arrived',
      'Hawaiian Islands',
      'not arrived',
    ]);
    expect(t.heard('uncertain').map(([group, die]) => [group, die])).toEqual([
      [0, 1],
      [1, 4],
      [2, 2],
      [3, 6],
    ]);
    const some = hawaii({ off: { uncertain: ['Saratoga'] }, dice: [3] }).run(fight);
    expect(some.heard('uncertain')).toEqual([[2, 3, 'Hawaiian Islands']]);
  });

  it('18.22: after Japan has said whether it stays; what appears may fight in its area', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi')] },
      off: { uncertain: ['Lexington'] },
      dice: [2],
      japan: { stay: ['stay'] },
    }).run(fight);
    expect(t.asked.slice(0, 2)).toEqual(['japan stay', 'allied retreat']);
    expect(t.log.findIndex((line) => line.startsWith('uncertain'))).toBeGreaterThan(t.log.indexOf('? japan stay'));
    expect(t.log.findIndex((line) => line.startsWith('uncertain'))).toBeLessThan(t.log.indexOf('? allied retreat'));
  });

  it('18.22: a group in the Central Pacific is attacked there later in the turn', () => {
    const t = table({
      turn: 1,
      at: { 'Central Pacific Ocean': ['Nachi'] },
      off: { uncertain: ['Lexington'] },
      dice: [1],
      japan: { ...PASSIVE, retreat: ['retreat'] },
      allied: PASSIVE,
    }).run(combat);
    expect(t.heard('round')).toEqual([['Central Pacific Ocean', 1, 0]]);
  });

  it('18.23: what survived in Pearl Harbor puts to sea as patrollers, but for what rests on the bottom', () => {
    const t = hawaii({
      at: {
        'Pearl Harbor': [
          'Nevada',
          { name: 'Arizona', damage: 4 },
          { name: 'Oklahoma', damage: 5 },
          { name: '7th A.F.', damage: 3 },
        ],
        'Johnston Island': ['Houston'],
        Samoa: ['Astoria'],
      },
    }).run(fight);
    expect(['Nevada', 'Arizona', 'Oklahoma', '7th A.F.', 'Houston', 'Astoria'].map((name) => t.where(name))).toEqual([
      'Hawaiian Islands',
      'Hawaiian Islands',
      'Pearl Harbor',
      'Hawaiian Islands',
      'Johnston Island',
      'Samoa',
    ]);
    for (const name of ['Nevada', 'Arizona', '7th A.F.']) expect(t.patrols(name)).toBe(true);
    expect(t.heard('moved').map(([name]) => name)).toEqual(['Nevada', 'Arizona', '7th A.F.']);
  });

  it('18.23: whether Japan stays or leaves, and Hawaii is Allied at the end of the turn by them', () => {
    const t = firstTurn({ japan: { targets: [NONE, NONE] } }).run(playTurn);
    expect(t.flag('Hawaiian Islands')).toBe('allied');
    expect(t.heard('moved')).toContainEqual(['Nevada', 'Pearl Harbor', 'Hawaiian Islands']);
  });

  it('18.24: then the I-Boat may attack in the Hawaiian Islands, what came to sea or was there', () => {
    for (const target of ['Nevada', 'Minneapolis', 'Lexington']) {
      const t = hawaii({
        at: { 'Hawaiian Islands': ['I-Boat', 'Minneapolis', raiding('Nachi')], 'Pearl Harbor': ['Nevada'] },
        off: { uncertain: ['Lexington'] },
        dice: [2, 3],
        japan: { 'submarine-attack': [target], stay: ['stay'] },
      }).run(fight);
      expect(t.heard('attacked')[0]).toEqual(['I-Boat', target, 0]);
      expect(t.asked.slice(0, 3)).toEqual(['japan stay', 'japan submarine-attack', 'allied retreat']);
      expect(t.where('I-Boat')).toBe('not arrived');
    }
  });

  it('18.24: when Japan has left as well; from elsewhere it cannot', () => {
    const left = hawaii({
      at: { 'Hawaiian Islands': ['I-Boat', raiding('Nachi'), 'Minneapolis'] },
      dice: [2],
      japan: { 'submarine-attack': ['Minneapolis'] },
    }).run(fight);
    expect(left.asked).toEqual(['japan stay', 'japan basing', 'japan submarine-attack']);
    const elsewhere = hawaii({
      at: { 'Central Pacific Ocean': ['I-Boat'], 'Hawaiian Islands': ['Minneapolis'] },
      japan: { 'submarine-attack': [] },
    }).run(fight);
    expect(elsewhere.asked).toEqual([]);
  });

  it('18.25: the Allies can retreat before the extra rounds, unpursued, air unit and all', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'], 'Pearl Harbor': ['Nevada', '7th A.F.'] },
      japan: { stay: ['stay'], pursuit: [], 'day-night': [] },
      allied: {
        retreat: ['retreat'],
        basing: [{ Minneapolis: 'Samoa', Nevada: 'Pearl Harbor', '7th A.F.': 'Johnston Island' }],
      },
    }).run(fight);
    expect(['Minneapolis', 'Nevada', '7th A.F.'].map((name) => t.where(name))).toEqual([
      'Samoa',
      'Pearl Harbor',
      'Johnston Island',
    ]);
    expect(t.asked).toEqual(['japan stay', 'allied retreat', 'allied basing', 'japan basing']);
  });

  it('18.25: nobody is asked where nothing is at sea', () => {
    const t = hawaii({ at: { 'Hawaiian Islands': [raiding('Nachi')] }, japan: { stay: ['stay'] } }).run(fight);
    expect(t.asked).toEqual(['japan stay', 'japan basing']);
  });

  it('18.25, retreat-after-japan-left: Japan gone they are not asked, but by the other reading', () => {
    const at = { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] };
    expect(hawaii({ at }).run(fight).asked).not.toContain('allied retreat');
    const rulings = { 'retreat-after-japan-left': 'yes' } as const;
    const other = hawaii({ at, rulings, allied: { retreat: ['retreat'], basing: [{ Minneapolis: 'Samoa' }] } }).run(
      fight,
    );
    expect(other.where('Minneapolis')).toBe('Samoa');
    const none = hawaii({ at: { 'Hawaiian Islands': ['Minneapolis'] }, rulings, allied: { retreat: [] } }).run(fight);
    expect(none.asked).toEqual([]);
  });
});
