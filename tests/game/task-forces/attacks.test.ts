// Optional rules 23.5–23.52: which task forces attack and can be attacked, by day and at night.
import { describe, expect, it } from 'vitest';
import { NONE, type Setup } from '../table.js';
import { NIGHT, round } from './tables.js';

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

  it('16.2, 23.51, submarine-at-hidden-force: a submarine finds who hides unsighted; by the other reading it does not', () => {
    const attacks = (reading: string, sightingDie: number) => {
      const found = reading === 'yes' || sightingDie === 1;
      const t = round({
        rulings: { 'submarine-at-hidden-force': reading },
        at: { 'Coral Sea': ['I-Boat', 'Nachi', 'Astoria'] },
        dice: [sightingDie, 1, ...(found ? [1] : [])],
        japan: { ...(found && { 'submarine-attack': ['Astoria'] }), retreat: ['retreat'] },
        allied: { missions: [{ 1: 'hiding' }] },
      });
      return t.resolve('Coral Sea').heard('attacked').length;
    };
    expect([attacks('yes', 6), attacks('yes', 1), attacks('no', 1)]).toEqual([1, 1, 1]);
    expect(attacks('no', 6)).toBe(0);
  });

  it('23.3: a mission ends with its round: who hid and does not pursue hides no more', () => {
    const t = round({
      rulings: { 'submarine-at-hidden-force': 'no' },
      at: { 'Coral Sea': ['I-Boat', 'Nachi', 'Houston', 'Astoria'] },
      // Astoria hides unsighted, Houston and Nachi are sighted; in the pursuit both are.
      dice: [1, 6, 1, 1, 1, 1],
      japan: { retreat: ['retreat'], 'submarine-attack': [NONE, ['Astoria']] },
      allied: {
        'task-forces': [{ Houston: 1, Astoria: 2 }, { Houston: 1 }],
        missions: [{ 1: 'searching', 2: 'hiding' }, { 1: 'searching' }],
        pursuit: [{ Houston: 1 }],
        follow: [NONE],
      },
    });
    expect(t.resolve('Coral Sea').heard('attacked')).toEqual([['I-Boat', 'Astoria', 0]]);
  });
});
