// Rule 18: the surprise attack of turn 1.
import { describe, expect, it } from 'vitest';
import {
  beginTurn,
  combat,
  DONE,
  fillRosters,
  type Game,
  IN_COMBAT,
  movement,
  ON_SHIPS_AT_SEA,
  patrols,
  pearlHarbor,
  playTurn,
  RAID,
  raiders,
  surpriseAttacks,
} from '../../src/game/index.js';
import { NONE, PASSIVE, type Piece, type Setup, SIDE, table } from './table.js';

const RAIDERS = ['Akagi', 'Kaga', 'Hiei', 'Tone'];
const raiding = (name: string): Piece => ({ name, raiding: true });

/** Turn 1 from the set-up of the charts, with a small raid force. */
const firstTurn = (setup: Setup = {}) =>
  table({
    start: true,
    turn: 1,
    seed: 'turn 1',
    ...setup,
    japan: { ...PASSIVE, 'raid-force': [RAIDERS], ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });

/** Turn 1 combat in Hawaii, from a position of the test's own. */
const hawaii = (setup: Setup) =>
  table({
    turn: 1,
    flags: { 'Hawaiian Islands': 'allied' },
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
const fight = (g: Game) => {
  fillRosters(g);
  pearlHarbor(g);
};

describe('18.1 movement of turn 1', () => {
  it('18.1, 18.11: the raid force is in the Hawaiian Islands, raiding, without a speed roll', () => {
    const t = firstTurn().run(beginTurn).run(movement);
    for (const name of RAIDERS) {
      expect([t.where(name), t.patrols(name), t.has(name, RAID)]).toEqual(['Hawaiian Islands', false, true]);
    }
    expect(t.heard('speed roll')).toEqual([]);
    expect(t.heard('moved')).toContainEqual(['Akagi', 'Yokosuka Navy Yard', 'Hawaiian Islands']);
    expect([t.where('Soryu'), t.has('Soryu', RAID)]).toEqual(['Yokosuka Navy Yard', false]);
  });

  it('18.11: it moves there when the raiders move, not with the patrols', () => {
    const t = firstTurn({ japan: { patrols: [{ Haguro: 'Marianas Islands' }], raiders: [{ Myoko: 'Indonesia' }] } });
    t.run(beginTurn).run(movement);
    expect(t.heard('moved').map(([name]) => name)).toEqual(['Haguro', ...['Akagi', 'Kaga', 'Hiei', 'Tone'], 'Myoko']);
  });

  it('18.11: its ships can be sent nowhere else', () => {
    for (const step of ['patrols', 'raiders'] as const) {
      const t = firstTurn({ japan: { [step]: [{ Akagi: 'Marianas Islands' }] } }).run(beginTurn);
      const part = step === 'patrols' ? patrols : raiders;
      expect(t.refusal((g) => part(g, SIDE.japan))).toBe('18.11');
    }
  });

  it('18.11: ships and units at Yokosuka move freely', () => {
    const t = firstTurn({
      japan: {
        patrols: [{ Haguro: 'Marianas Islands' }],
        air: [{ '21 AirFlot': 'Indonesia' }, NONE],
        amphibious: [{ Yokosuka: 'Indonesia' }],
        raiders: [{ Myoko: 'South Pacific Ocean' }],
      },
    })
      .run(beginTurn)
      .run(movement);
    expect(['Haguro', '21 AirFlot', 'Yokosuka', 'Myoko'].map((name) => t.where(name))).toEqual([
      'Marianas Islands',
      'Indonesia',
      'Indonesia',
      'South Pacific Ocean',
    ]);
  });

  it('18.11, 4.2: only ships of speed 5 or better at Yokosuka join it, each once', () => {
    const refusal = (force: readonly string[]) => firstTurn({ japan: { 'raid-force': [force] } }).refusal(beginTurn);
    expect(refusal(['Akagi', 'Mutsu'])).toBe('4.2');
    expect(refusal(['Hosho'])).toBe('4.2');
    expect(refusal(['Kaga', 'Kaga'])).toBe('4.2');
    expect(refusal(['21 AirFlot'])).toBe('4.2');
    expect(refusal(['Yokosuka'])).toBe('4.2');
    expect(refusal(['Shoho'])).toBe('4.2');
    expect(refusal(['Nevada'])).toBe('5');
    expect(refusal(['Kaga', 'Ryujo', 'Zuiho', 'Kitakami'])).toBe('lawful');
    expect(refusal([])).toBe('lawful');
  });

  it('18.12: the five cruisers may patrol or raid', () => {
    const t = firstTurn({
      allied: {
        patrols: [{ Houston: 'Indonesia', Canberra: 'Coral Sea' }],
        raiders: [{ Exeter: 'Indonesia', 'De Ruyter': 'Indonesia', Australia: 'Coral Sea' }],
      },
    })
      .run(beginTurn)
      .run(movement);
    expect(
      ['Houston', 'Canberra', 'Exeter', 'De Ruyter', 'Australia'].map((name) => [t.where(name), t.patrols(name)]),
    ).toEqual([
      ['Indonesia', true],
      ['Coral Sea', true],
      ['Indonesia', false],
      ['Indonesia', false],
      ['Coral Sea', false],
    ]);
  });

  it('18.12: all other Allied ships and units are frozen, and patrollers where they are at sea', () => {
    const move = (step: 'patrols' | 'raiders', ship: string, area: string) => {
      const t = firstTurn({ allied: { [step]: [{ [ship]: area }] } }).run(beginTurn);
      return t.refusal((g) => (step === 'patrols' ? patrols : raiders)(g, SIDE.allied));
    };
    for (const step of ['patrols', 'raiders'] as const) {
      expect(move(step, 'Nevada', 'Hawaiian Islands')).toBe('18.12');
      expect(move(step, 'New Orleans', 'Hawaiian Islands')).toBe('18.12');
      expect(move(step, 'Hermes', 'Indonesia')).toBe('6.21');
      expect(move(step, 'Enterprise', 'Hawaiian Islands')).toBe('6.21');
      expect(move(step, 'Houston', 'Indonesia')).toBe('lawful');
    }
    const t = firstTurn().run(beginTurn);
    expect(t.has('7th A.F.', DONE)).toBe(true);
    t.run(movement);
    expect(t.asked).not.toContain('allied air');
    for (const name of [
      'Hermes',
      'Revenge',
      'Prince of Wales',
      'Repulse',
      '5th A.F.',
      'Louisville',
      'Pensacola',
      'Minneapolis',
    ]) {
      expect(t.patrols(name)).toBe(true);
    }
  });

  it('18.13, 18.14, 18.6: Hawaii is resolved first, Indonesia second, then Japan chooses as usual', () => {
    const t = firstTurn({
      japan: {
        patrols: [{ Haguro: 'Marianas Islands', Myoko: 'Indonesia' }],
        raiders: [{ Ryujo: 'South Pacific Ocean' }],
        'next-area': NONE,
        retreat: 'retreat',
      },
    })
      .run(beginTurn)
      .run(movement)
      .run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual(['Hawaiian Islands', 'Indonesia', 'South Pacific Ocean']);
    expect(t.asked).not.toContain('japan next-area');
  });

  it('18.13: Japan chooses among the other areas only, and only then', () => {
    const t = table({
      turn: 1,
      at: {
        'Hawaiian Islands': [raiding('Nachi')],
        Indonesia: ['Haguro', 'Houston'],
        'Coral Sea': ['Myoko', 'Louisville'],
        'U.S. Mandate': ['Maya', 'Pensacola'],
      },
      japan: { ...PASSIVE, 'next-area': ['Coral Sea'], retreat: 'retreat' },
      allied: PASSIVE,
    }).run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual([
      'Hawaiian Islands',
      'Indonesia',
      'Coral Sea',
      'U.S. Mandate',
    ]);
  });

  it('18.14: Indonesia is passed over where Japan has nothing there', () => {
    const t = firstTurn().run(beginTurn).run(movement).run(combat);
    expect(t.heard('area')).toEqual([['Hawaiian Islands']]);
  });
});

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

  it('18.2: the cruisers in the Hawaiian Islands are ignored, and Johnston Island too (R12)', () => {
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

describe('18.3 the extra rounds', () => {
  const stay = { stay: ['stay'] } as const;
  const ROUNDS = /^(round|\? \w+ (retreat|pursuit|targets|day-night|basing|follow)|attacked)/;

  it('18.3, 18.31: two rounds of normal combat with an Allied fleet present, then Japan must go (18.33)', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: stay,
    }).run(fight);
    expect(t.log.filter((line) => ROUNDS.test(line))).toEqual([
      'round Hawaiian Islands, 1, 0',
      'round Hawaiian Islands, 2, 0',
      '? allied retreat',
      'round Hawaiian Islands, 3, 0',
      '? japan day-night',
      '? allied day-night',
      '? japan retreat',
      '? allied retreat',
      'round Hawaiian Islands, 4, 0',
      '? japan day-night',
      '? allied day-night',
      '? allied pursuit',
      '? japan basing',
    ]);
    expect([t.where('Nachi'), t.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Hawaiian Islands']);
  });

  it('18.31: without an Allied fleet each is a round of air raid on Pearl Harbor', () => {
    const t = hawaii({
      at: {
        'Hawaiian Islands': [raiding('Hosho')],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
        'Johnston Island': ['Houston'],
      },
      dice: [6, 1, 6, 1],
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Nevada' }, { Hosho: 'Nevada' }] },
    }).run(fight);
    expect(t.damage('Nevada')).toBe(7);
    expect(t.heard('round')).toHaveLength(4);
    expect(t.asked.filter((q) => q === 'japan targets')).toHaveLength(4);
    expect(t.asked).not.toContain('japan retreat');
    expect(t.where('Hosho')).toBe('Yokosuka Navy Yard');
  });

  it('18.31: what ran to Pearl Harbor (18.25) is raided there; Johnston Island is not (R12)', () => {
    const run = (target: string) =>
      hawaii({
        at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis', 'Houston'] },
        dice: [6, 1, 6, 2],
        japan: { ...stay, targets: [{ Hosho: target }, { Hosho: target }] },
        allied: { retreat: ['retreat'], basing: [{ Minneapolis: 'Pearl Harbor', Houston: 'Johnston Island' }] },
      });
    expect(run('Minneapolis').run(fight).where('Minneapolis')).toBe('sunk');
    expect(run('Houston').refusal(fight)).toBe('9.3');
  });

  it('18.31: while an Allied fleet is present what lies in port cannot be attacked', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Nevada' }] },
    });
    expect(t.refusal(fight)).toBe('7.43');
  });

  it('18.31, lone-air-unit-as-fleet: an air unit alone at sea makes the rounds normal ones, by the other reading air raids', () => {
    const run = (reading: 'yes' | 'no', dice: readonly number[], target: string, ...others: string[]) =>
      hawaii({
        rulings: { 'lone-air-unit-as-fleet': reading },
        at: {
          'Hawaiian Islands': [raiding('Hosho'), '7th A.F.', ...others],
          'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
        },
        dice,
        japan: { ...stay, targets: [NONE, NONE, { Hosho: target }, { Hosho: target }] },
      });
    expect(run('yes', [], 'Nevada').refusal(fight)).toBe('7.43');
    const raided = run('no', [6, 1, 6, 1], 'Nevada').run(fight);
    expect([raided.damage('Nevada'), raided.damage('7th A.F.'), raided.where('7th A.F.')]).toEqual([
      7,
      0,
      'Hawaiian Islands',
    ]);
    expect(raided.heard('day or night')).toEqual([]);
    // The Allies may go between the rounds, and one ship makes it a fleet by either reading.
    expect(raided.asked.filter((q) => q === 'allied retreat')).toHaveLength(2);
    expect(run('no', [], 'Nevada', 'Minneapolis').refusal(fight)).toBe('7.43');
    expect(run('yes', [6, 1, 6, 1], '7th A.F.').run(fight).damage('7th A.F.')).toBe(2);
  });

  it('18.31: a fleet sunk in the first extra round leaves an air raid for the second', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [6, 2, 6, 1],
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Minneapolis' }, { Hosho: 'Nevada' }] },
    }).run(fight);
    expect([t.where('Minneapolis'), t.damage('Nevada')]).toEqual(['sunk', 6]);
  });

  it('18.3, 16.1: the I-Boat that held back may attack after each of them', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': ['I-Boat', raiding('Nachi'), 'Minneapolis'] },
      dice: [1],
      japan: { ...stay, 'submarine-attack': [NONE, NONE, 'Minneapolis'] },
    }).run(fight);
    expect(t.log.filter((line) => /^(round|\? japan sub)/.test(line)).slice(2)).toEqual([
      '? japan submarine-attack',
      'round Hawaiian Islands, 3, 0',
      '? japan submarine-attack',
      'round Hawaiian Islands, 4, 0',
      '? japan submarine-attack',
    ]);
  });

  it('18.3, 8.1: Japan may retreat after the first, and be pursued', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'], basing: [{ Nachi: 'Truk' }] },
      allied: {
        retreat: ['stay', 'stay'],
        pursuit: [{ Minneapolis: 1 }],
        follow: [{ Minneapolis: 1 }, { Minneapolis: 1 }, NONE],
      },
    }).run(fight);
    // No fuel limit on the pursuers: they follow as long as they like.
    expect(t.heard('round').map(([, round, group]) => `${round}/${group}`)).toEqual([
      '1/0',
      '2/0',
      '3/0',
      '4/1',
      '5/1',
      '6/1',
    ]);
    expect(t.where('Nachi')).toBe('Truk');
  });

  it('18.3, both-retreat: both may go after the first', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'], pursuit: [] },
      allied: { retreat: ['stay', 'retreat'], pursuit: [], basing: [{ Minneapolis: 'Samoa' }] },
    }).run(fight);
    expect([t.where('Nachi'), t.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Samoa']);
    expect(t.heard('round')).toHaveLength(3);
  });

  const run = (setup: Setup = {}) =>
    hawaii({
      at: {
        'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo'), raiding('Nachi'), 'Minneapolis', 'Indianapolis'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
      },
      ...setup,
      japan: { ...stay, ...setup.japan },
      allied: { retreat: ['stay', 'retreat'], groups: [{ Minneapolis: 1, Indianapolis: 2 }], ...setup.allied },
    });

  it('18.32: when the Allies retreat after the first, Japan pursues for one round and other carriers raid for one', () => {
    const t = run({
      dice: [6, 1],
      japan: {
        targets: [NONE, NONE, NONE, { Hosho: 'Nevada' }],
        pursuit: [{ Nachi: 1 }],
        follow: [{ Nachi: 1 }],
      },
      allied: { basing: [{ Indianapolis: 'Samoa' }, { Minneapolis: 'Samoa' }] },
    }).run(fight);
    expect(t.damage('Nevada')).toBe(6);
    expect(t.log.filter((line) => ROUNDS.test(line)).slice(8)).toEqual([
      '? japan targets',
      '? japan retreat',
      '? allied retreat',
      '? japan pursuit',
      '? allied basing',
      'round Hawaiian Islands, 4, 1',
      '? japan day-night',
      '? allied day-night',
      '? japan follow',
      '? allied basing',
      'round Hawaiian Islands, 5, 0',
      '? japan targets',
      'attacked Hosho, Nevada, 257',
      '? japan basing',
    ]);
  });

  it('18.32: carriers that pursue do not raid', () => {
    const t = run({
      japan: {
        targets: [NONE, NONE, NONE, NONE, { Ryujo: 'Nevada' }],
        pursuit: [{ Ryujo: 1 }],
        follow: [NONE],
      },
      // Maryland is slow enough for Ryujo.
      at: {
        'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo'), 'Vincennes', 'Maryland'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
      },
      allied: { groups: [{ Maryland: 1, Vincennes: 2 }] },
    });
    expect(t.refusal(fight)).toBe('9.13');
  });

  it('18.32: without pursuit there is still one raid round; the fleet that ran to Pearl Harbor is hit there', () => {
    const t = run({
      dice: [6, 2],
      japan: { targets: [NONE, NONE, NONE, { Hosho: 'Minneapolis' }], pursuit: [NONE] },
      allied: { basing: [{ Minneapolis: 'Pearl Harbor' }, { Indianapolis: 'Samoa' }] },
    }).run(fight);
    expect(t.where('Minneapolis')).toBe('Pearl Harbor');
    expect(t.damage('Minneapolis')).toBe(2);
    // The raid has the number after the pursuit's, pursued or not: the addresses of dice do not depend on it.
    expect(t.heard('round').map(([, round]) => round)).toEqual([1, 2, 3, 5]);
  });

  const chase = (reading: 'after' | 'during') =>
    run({
      rulings: { 'raid-beside-pursuit': reading },
      japan: {
        targets: [NONE, NONE, NONE, NONE],
        pursuit: [{ Nachi: 1 }],
        follow: [{ Nachi: 1 }],
      },
      allied: { basing: [{ Indianapolis: 'Samoa' }, { Minneapolis: 'Pearl Harbor' }] },
    }).run(fight);

  it('18.32, raid-beside-pursuit: the raid comes after the round of pursuit, or by the other reading during it', () => {
    const steps = /^(round|based M|\? japan pursuit)/;
    expect(
      chase('after')
        .log.filter((line) => steps.test(line))
        .slice(3),
    ).toEqual([
      '? japan pursuit',
      'round Hawaiian Islands, 4, 1',
      'based Minneapolis, Pearl Harbor',
      'round Hawaiian Islands, 5, 0',
    ]);
    expect(
      chase('during')
        .log.filter((line) => steps.test(line))
        .slice(3),
    ).toEqual([
      '? japan pursuit',
      'round Hawaiian Islands, 4, 0',
      'round Hawaiian Islands, 4, 1',
      'based Minneapolis, Pearl Harbor',
    ]);
  });

  it('18.33: the pursuit ends after the second round though the pursuers would go on, and all retreat', () => {
    const t = chase('after');
    expect(t.where('Nachi')).toBe('Yokosuka Navy Yard');
    expect(t.heard('round').filter(([, , group]) => group === 1)).toHaveLength(1);
    // Who has retreated does not pursue.
    expect(t.asked).not.toContain('allied pursuit');
  });

  it('18.33: the Allies may pursue Japan after the second round', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      dice: [1, 6, 3],
      japan: { ...stay, 'day-night': ['day', 'day', 'night'] },
      allied: {
        'day-night': ['day', 'day', 'night'],
        pursuit: [{ Minneapolis: 1 }],
        targets: [{ Minneapolis: 'Nachi' }],
        follow: [],
      },
    });
    t.run(fight);
    expect(t.where('Nachi')).toBe('sunk');
    expect(t.heard('round').map(([, round, group]) => `${round}/${group}`)).toEqual([
      '1/0',
      '2/0',
      '3/0',
      '4/0',
      '5/1',
    ]);
  });

  it('18.33: Japan goes even where nobody is left to face it, and gives no flag (R17)', () => {
    const t = hawaii({ at: { 'Hawaiian Islands': [raiding('Hosho'), raiding('Nachi')] }, japan: stay }).run(fight);
    expect([t.where('Hosho'), t.where('Nachi')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
    const whole = firstTurn({ japan: { stay: ['stay'] } }).run(playTurn);
    expect(whole.flag('Hawaiian Islands')).not.toBe('japan');
  });

  it('18.33: a raid force that is sunk fights no second round', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis', '11th A.F.'] },
      dice: [6, 1, 2],
      japan: stay,
      allied: { targets: [{ '11th A.F.': 'Hosho' }] },
    }).run(fight);
    expect(t.where('Hosho')).toBe('sunk');
    expect(t.heard('round')).toHaveLength(3);
  });

  it('18.33, 9.1: when Japan has gone, Allied carriers left there may raid', () => {
    for (const retreat of ['retreat', 'stay']) {
      const t = hawaii({
        at: { 'Hawaiian Islands': [raiding('Nachi'), 'Lexington'], 'Johnston Island': ['Haguro'] },
        harbors: { 'Johnston Island': 'japan' },
        japan: { ...stay, retreat: [retreat] },
        allied: { 'air-raid': [NONE] },
      }).run(fight);
      expect(t.asked.at(-1)).toBe('allied air-raid');
    }
  });

  it('18.3: a long pursuit reaches the bound of rounds and is counted, not dropped', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'] },
      allied: { pursuit: [{ Minneapolis: 1 }], follow: { Minneapolis: 1 } },
    }).run(fight);
    expect(t.game.boundHits).toBe(1);
    expect(t.where('Nachi')).toBe('Yokosuka Navy Yard');
  });
});

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

  it('18.5: survivors fight normal rounds; they cannot retreat before one of them (R13)', () => {
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
