// Optional rule 23: task forces.
import { describe, expect, it } from 'vitest';
import { NONE, PASSIVE, type Setup, table } from './table.js';

const RULES = ['task-forces'];

/** One round in the Coral Sea. Both sides have one searching force unless the test says otherwise. */
const round = (setup: Setup) =>
  table({
    rules: RULES,
    at: { 'Coral Sea': ['Akagi', 'Nachi', 'Enterprise', 'Astoria'] },
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
const NIGHT = { 'day-night': 'night' } as const;

describe('23.1, 23.2 forming task forces', () => {
  it('23.1: without the rule nobody is asked and nobody rolls', () => {
    const t = round({ rules: [] }).round('Coral Sea');
    expect(t.asked.some((q) => /task-forces|missions/.test(q))).toBe(false);
    expect(t.heard('sighting')).toEqual([]);
  });

  it('23.1, 23.2: at the start of each round both sides form them, Japan first, then day or night is rolled for', () => {
    const t = round({
      dice: [1, 1, 1, 1],
      japan: { retreat: ['stay', 'retreat'] },
      allied: { retreat: ['stay', 'stay'] },
    });
    t.resolve('Coral Sea');
    const order = t.asked
      .filter((q) => /task|missions|day-night/.test(q))
      .map((q) => q.replace('task-forces', 'forms'));
    const one = [
      'japan forms',
      'allied forms',
      'japan missions',
      'allied missions',
      'japan day-night',
      'allied day-night',
    ];
    expect(order).toEqual([...one, ...one]);
  });

  it('23.2: in a pursuit those that fight it form them', () => {
    const t = round({
      dice: [1, 1, 1, 1],
      japan: {
        retreat: ['retreat'],
        groups: [{ Akagi: 1, Nachi: 2 }],
        'task-forces': [{ Akagi: 1, Nachi: 2 }, { Akagi: 1 }],
        missions: [{ 1: 'searching', 2: 'landing' }, { 1: 'searching' }],
      },
      allied: {
        pursuit: [{ Astoria: 1 }],
        'task-forces': [{ Enterprise: 1, Astoria: 1 }, { Astoria: 1 }],
        follow: NONE,
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Enterprise', 'Akagi', 'Astoria', 'Akagi']);
  });

  it.each([
    ['a unit is left out', { Akagi: 1 }],
    ['there is no number 0', { Akagi: 0, Nachi: 1 }],
    ['nor more forces than units', { Akagi: 1, Nachi: 3 }],
  ])('23.2: every unit belongs to one force: %s', (_why, forces) => {
    const t = round({ japan: { 'task-forces': [forces] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.2');
  });

  it('23.2: nobody forms forces of units elsewhere, nor lists one twice', () => {
    const twice = round({
      japan: {
        'task-forces': [
          [
            ['Akagi', 1],
            ['Akagi', 2],
          ] as const,
        ],
      },
    });
    expect(twice.refusal(() => twice.round('Coral Sea'))).toBe('23.2');
    const t = round({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Astoria'], Indonesia: ['Haguro'] },
      japan: { 'task-forces': [{ Akagi: 1, Haguro: 1 }] },
    });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.2');
  });
});

describe('23.3 missions', () => {
  it.each([
    ['a force without one', { 1: 'searching' }],
    ['a force with two', { raw: [1, 1, 1, 2, 2, 0] }],
    ['an unknown one', { raw: [1, 1, 2, 3] }],
  ] as const)('23.3: each force lands, searches or hides: %s is refused', (_what, missions) => {
    const t = round({ japan: { 'task-forces': [{ Akagi: 1, Nachi: 2 }], missions: [missions] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.3');
  });

  it('23.3: missions are stated when both sides have formed their forces, Japan first', () => {
    const t = round({ dice: [1, 1] }).round('Coral Sea');
    expect(t.asked.slice(0, 4)).toEqual([
      'japan task-forces',
      'allied task-forces',
      'japan missions',
      'allied missions',
    ]);
  });
});

describe('23.4 sighting', () => {
  /** Is Astoria seen? `flag` is the area's, `die` what Japan rolls. */
  const seen = (mission: string, dice: readonly number[], flag: 'japan' | 'allied' | 'none' = 'none', rulings = {}) => {
    const t = round({
      rulings,
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      flags: { 'Coral Sea': flag },
      dice: [...dice, 6],
      japan: { missions: { 1: 'hiding' } },
      allied: { missions: { 1: mission } },
    });
    t.round('Coral Sea');
    return t.game.sighted[t.piece('Astoria')] === 1;
  };

  it('23.4: one die for each enemy force: Japan for the Allied ones first', () => {
    const t = round({
      dice: [1, 6, 3],
      allied: { 'task-forces': [{ Enterprise: 2, Astoria: 1 }], missions: [{ 2: 'searching', 1: 'searching' }] },
    }).round('Coral Sea');
    expect(t.heard('sighting')).toEqual([
      ['Enterprise', 1, 1],
      ['Astoria', 6, 0],
      ['Akagi', 3, 1],
    ]);
    expect(['Enterprise', 'Astoria', 'Akagi', 'Nachi'].map((n) => t.game.sighted[t.piece(n)])).toEqual([1, 0, 1, 1]);
  });

  it('23.41: a landing force is sighted without a roll', () => {
    expect(seen('landing', [])).toBe(true);
    expect(seen('landing', [], 'japan')).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6])('23.42: a searching force on 1 to 4 (%i)', (die) => {
    expect(seen('searching', [die])).toBe(die <= 4);
  });

  it.each([1, 2, 3, 4, 5, 6])('23.43: a hiding force on 1 or 2 (%i)', (die) => {
    expect(seen('hiding', [die])).toBe(die <= 2);
  });

  it('23.4, sighting-by-the-owner: who controls the area adds one to his dice, the other does not', () => {
    expect(seen('searching', [4], 'japan')).toBe(false);
    expect(seen('searching', [3], 'japan')).toBe(true);
    expect(seen('hiding', [2], 'japan')).toBe(false);
    expect(seen('searching', [4], 'allied')).toBe(true);
  });

  it('23.4, sighting-by-the-owner: by the other reading one is taken off', () => {
    const helps = { 'sighting-by-the-owner': 'helps' };
    expect(seen('searching', [5], 'japan', helps)).toBe(true);
    expect(seen('searching', [6], 'japan', helps)).toBe(false);
    expect(seen('hiding', [3], 'japan', helps)).toBe(true);
    expect(seen('searching', [5], 'allied', helps)).toBe(false);
  });
});

describe('23.5 the round', () => {
  /** A round of Akagi against Enterprise: `mission` and die of each side; then the answers. */
  const duel = (
    [japan, japanDie]: readonly [string, number],
    [allied, alliedDie]: readonly [string, number],
    attacks: { japan?: Record<string, string>; allied?: Record<string, string> },
    dice: readonly number[],
    extra: Setup = {},
  ) => {
    const t = round({
      at: { 'Coral Sea': ['Akagi', 'Enterprise'] },
      dice: [alliedDie, japanDie, ...dice],
      ...extra,
      japan: { missions: { 1: japan }, targets: [attacks.japan ?? NONE], ...extra.japan },
      allied: { missions: { 1: allied }, targets: [attacks.allied ?? NONE], ...extra.allied },
    });
    return t;
  };
  const MISS = [1, 1, 1, 1];

  it('23.5: then the round goes on normally', () => {
    const t = duel(
      ['searching', 1],
      ['searching', 1],
      { japan: { Akagi: 'Enterprise' }, allied: { Enterprise: 'Akagi' } },
      [...MISS, ...MISS],
    ).round('Coral Sea');
    expect(t.log.findIndex((l) => l.startsWith('sighting'))).toBeLessThan(t.log.indexOf('? japan day-night'));
    expect(t.heard('attacked')).toHaveLength(2);
  });

  it('23.51: by day an unsighted force cannot be attacked, and attacks all the same', () => {
    const t = duel(['searching', 6], ['searching', 6], { japan: { Akagi: 'Enterprise' } }, []);
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.51');
    const one = duel(['searching', 6], ['searching', 1], { japan: { Akagi: 'Enterprise' } }, MISS).round('Coral Sea');
    expect(one.heard('attacked')).toHaveLength(1);
    const other = duel(['searching', 6], ['searching', 1], { allied: { Enterprise: 'Akagi' } }, []);
    expect(other.refusal(() => other.round('Coral Sea'))).toBe('23.51');
  });

  it('23.51: by day a hiding force cannot attack, sighted or not', () => {
    for (const die of [1, 6]) {
      const t = duel(['searching', 1], ['hiding', die], {}, [], { allied: { targets: [] } });
      t.round('Coral Sea');
      expect(t.asked).not.toContain('allied targets');
    }
    const two = duel(['searching', 1], ['hiding', 1], { allied: { Enterprise: 'Akagi' } }, [6], {
      at: { 'Coral Sea': ['Akagi', 'Enterprise', 'Hornet'] },
      allied: { 'task-forces': { Enterprise: 1, Hornet: 2 }, missions: [{ 1: 'hiding', 2: 'landing' }] },
    });
    expect(two.refusal(() => two.round('Coral Sea'))).toBe('23.51');
  });

  it('23.51: a hiding force that is sighted can be attacked by day', () => {
    const t = duel(['searching', 1], ['hiding', 2], { japan: { Akagi: 'Enterprise' } }, MISS, {
      allied: { targets: [] },
    });
    expect(t.round('Coral Sea').heard('attacked')).toHaveLength(1);
  });

  /** The same at night, with cruisers: they must fire if they can (7.42). */
  const nightDuel = (
    japan: readonly [string, number],
    allied: readonly [string, number],
    attacks: { japan?: Record<string, string>; allied?: Record<string, string> },
    dice: readonly number[],
    extra: Setup = {},
  ) =>
    duel(japan, allied, attacks, dice, {
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      ...extra,
      japan: { ...NIGHT, ...extra.japan },
      allied: { ...NIGHT, ...extra.allied },
    });

  it('23.52: at night a searching force attacks and is attacked, sighted or not', () => {
    const t = nightDuel(
      ['searching', 6],
      ['searching', 6],
      { japan: { Nachi: 'Astoria' }, allied: { Astoria: 'Nachi' } },
      [1, 1],
    );
    expect(t.round('Coral Sea').heard('attacked')).toHaveLength(2);
  });

  it('23.52: a force that hides unsighted does neither', () => {
    const t = nightDuel(['searching', 1], ['hiding', 3], {}, [], { allied: { targets: [] } });
    t.round('Coral Sea');
    expect(t.asked).not.toContain('allied targets');
    expect(t.heard('attacked')).toEqual([]);
    const shot = nightDuel(['searching', 1], ['hiding', 3], { japan: { Nachi: 'Astoria' } }, [], {
      allied: { targets: [] },
    });
    expect(shot.refusal(() => shot.round('Coral Sea'))).toBe('23.52');
  });

  it('23.52: one that hides and is sighted does both', () => {
    const t = nightDuel(
      ['searching', 1],
      ['hiding', 2],
      { japan: { Nachi: 'Astoria' }, allied: { Astoria: 'Nachi' } },
      [1, 1],
    );
    expect(t.round('Coral Sea').heard('attacked')).toHaveLength(2);
  });

  it('23.52: a landing force does both', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      dice: [1, 1],
      japan: { ...NIGHT, missions: { 1: 'landing' }, targets: [{ Nachi: 'Astoria' }] },
      allied: { ...NIGHT, missions: { 1: 'landing' }, targets: [{ Astoria: 'Nachi' }] },
    });
    expect(t.round('Coral Sea').heard('attacked')).toHaveLength(2);
  });

  it('23.52, 7.421: a carrier that hides unsighted is not announced to fire', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', 'Lexington'] },
      dice: [6, 1],
      japan: { ...NIGHT, targets: [NONE] },
      allied: { ...NIGHT, missions: { 1: 'hiding' } },
    });
    t.round('Coral Sea');
    expect(t.asked).not.toContain('allied firing-carriers');
  });

  it('23.52, 7.421: nor may it be, beside another that is', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', 'Lexington', 'Saratoga'] },
      dice: [6, 6, 6],
      japan: NIGHT,
      allied: {
        ...NIGHT,
        'task-forces': [{ Lexington: 1, Saratoga: 2 }],
        missions: [{ 1: 'hiding', 2: 'searching' }],
        'firing-carriers': [['Lexington']],
      },
    });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.52');
  });

  it('23.52, 7.422: what hides unsighted screens nobody', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', 'Astoria', 'Enterprise'] },
      dice: [6, 6, 1, 1],
      japan: { ...NIGHT, targets: [{ Nachi: 'Enterprise' }] },
      allied: { ...NIGHT, 'task-forces': [{ Astoria: 1, Enterprise: 2 }], missions: [{ 1: 'hiding', 2: 'searching' }] },
    });
    expect(t.round('Coral Sea').heard('attacked')).toEqual([['Nachi', 'Enterprise', 0]]);
  });

  it.each([
    ['no', 'lawful'],
    ['yes', '7.423'],
  ])(
    '7.423, hidden-ships-screen: %s: while a ship hides, attacking amphibious units beside it is %s',
    (reading, outcome) => {
      const t = round({
        rulings: { 'hidden-ships-screen': reading },
        at: { 'Coral Sea': ['Nachi', 'Astoria', '1 Marines'] },
        dice: [6, 6, 1, 1],
        japan: { ...NIGHT, targets: [{ Nachi: '1 Marines' }] },
        allied: {
          ...NIGHT,
          'task-forces': [{ Astoria: 1, '1 Marines': 2 }],
          missions: [{ 1: 'hiding', 2: 'searching' }],
        },
      });
      expect(t.refusal(() => t.round('Coral Sea'))).toBe(outcome);
    },
  );

  it('7.423, hidden-ships-screen: once the ship is attacked too, or seen and spared, 7.423 speaks as ever', () => {
    const shot = (targets: Record<string, string>) => {
      const t = round({
        rulings: { 'hidden-ships-screen': 'yes' },
        at: { 'Coral Sea': ['Nachi', 'Haguro', 'Astoria', '1 Marines'] },
        dice: Array(6).fill(1),
        japan: { ...NIGHT, targets: [targets] },
        allied: {
          ...NIGHT,
          'task-forces': [{ Astoria: 1, '1 Marines': 2 }],
          missions: [{ 1: 'searching', 2: 'searching' }],
          targets: [{ Astoria: 'Nachi' }],
        },
      });
      return t.refusal(() => t.round('Coral Sea'));
    };
    expect(shot({ Nachi: 'Astoria', Haguro: '1 Marines' })).toBe('lawful');
    expect(shot({ Nachi: '1 Marines', Haguro: '1 Marines' })).toBe('7.423');
  });

  /** Two rounds in which the marines' force has the mission; then Japan retreats. Guadalcanal is Japan's. */
  const landing = (mission: string, night = false) => {
    const each = mission === 'landing' ? [6, 6] : [6, 6, 6];
    const dice = night ? [...each, 1, 1] : each;
    const wish = night ? NIGHT : {};
    return round({
      at: { 'Coral Sea': ['Nachi', '1 Marines', 'Astoria'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [...dice, ...dice],
      japan: { ...wish, retreat: ['stay', 'retreat'] },
      allied: {
        ...wish,
        'task-forces': ({ game: g }) =>
          Array.from(g.units[1]!.subarray(0, g.unitCount[1]), (p) => [p, g.tables.isShip[p] === 1 ? 1 : 2] as const),
        missions: ({ game: g }) => (g.unitCount[1]! > 1 ? { 1: 'searching', 2: mission } : { 1: 'searching' }),
        landings: [{ '1 Marines': 'Guadalcanal' }],
      },
    });
  };

  it.each([false, true])('23.53: after a round only units of a landing force land (night: %s)', (night) => {
    const t = landing('landing', night);
    t.resolve('Coral Sea');
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeGreaterThan(0);
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeLessThan(t.log.lastIndexOf('round Coral Sea, 2, 0'));
  });

  it.each(['searching', 'hiding'])('23.53: a %s force does not, until combat in the area is over', (mission) => {
    const t = landing(mission);
    t.resolve('Coral Sea');
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeGreaterThan(
      t.log.lastIndexOf('round Coral Sea, 2, 0'),
    );
  });

  it('23.53: not beside a unit of a landing force either', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', '1 Marines', '2 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [6, 6],
      allied: {
        'task-forces': [{ '1 Marines': 1, '2 Marines': 2 }],
        missions: [{ 1: 'landing', 2: 'hiding' }],
        landings: [{ '2 Marines': 'Guadalcanal' }],
      },
    });
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('23.53');
  });
});
