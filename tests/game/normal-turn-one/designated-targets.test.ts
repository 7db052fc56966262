// Normal Turn One, nt1 18.12: carriers that stay in Hawaii designate targets, and attack those in the first round, by day.
import { describe, expect, it } from 'vitest';
import { normalTurnOneRaid } from '../../../src/game/index.js';
import { NONE, type Setup } from '../table.js';
import { combatAt, fight, HAWAII, raid, raiding } from './tables.js';

describe('nt1 18.1 Pearl Harbor', () => {
  const stays = (assigned: Record<string, string> | typeof NONE, extra: Setup = {}) =>
    raid({
      at: {
        [HAWAII]: [raiding('Soryu'), raiding('Hiryu', 1), raiding('Hiei'), 'Minneapolis'],
        'Johnston Island': ['Enterprise'],
        Indonesia: ['Repulse'],
      },
      ...extra,
      japan: { stay: ['stay'], 'assign-targets': [assigned], ...extra.japan },
    });

  it.each(['Minneapolis', 'Enterprise'])('nt1 18.12: a carrier that stays designates what may be met: %s', (target) => {
    expect(stays({ Soryu: target }).refusal(normalTurnOneRaid)).toBe('lawful');
  });

  it('nt1 18.12: each of them must', () => {
    expect(stays(NONE).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    const both = stays(
      { Akagi: 'Minneapolis' },
      { at: { [HAWAII]: [raiding('Akagi'), raiding('Soryu'), 'Minneapolis'] } },
    );
    expect(both.refusal(normalTurnOneRaid)).toBe('nt1 18.12');
  });

  it('nt1 18.12: several carriers designate, each its target', () => {
    const t = stays(
      { Akagi: 'Minneapolis', Soryu: 'Enterprise', Kaga: 'Minneapolis' },
      {
        at: {
          [HAWAII]: [raiding('Akagi'), raiding('Soryu'), raiding('Kaga'), 'Minneapolis'],
          'Johnston Island': ['Enterprise'],
        },
      },
    );
    expect(t.refusal(normalTurnOneRaid)).toBe('lawful');
  });

  it('nt1 18.12: not what is at sea elsewhere, and only carriers that can strike', () => {
    expect(stays({ Soryu: 'Repulse' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    expect(stays({ Soryu: 'Minneapolis', Hiryu: 'Minneapolis' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
    expect(stays({ Soryu: 'Hiei' }).refusal(normalTurnOneRaid)).toBe('nt1 18.12');
  });

  it('nt1 18.12: who leaves designates nothing', () => {
    const t = raid({ at: { [HAWAII]: [raiding('Soryu')] }, japan: { stay: ['leave'], 'assign-targets': [] } });
    expect(t.run(normalTurnOneRaid).asked).not.toContain('japan assign-targets');
  });
});

describe('nt1 18.14–18.16 combat in Hawaii', () => {
  it('nt1 18.12: a carrier that is no longer in Hawaii, or cannot strike, loses its attack', () => {
    const t = fight({
      at: {
        [HAWAII]: [{ name: 'Hiryu', raiding: true, damage: 1 }, raiding('Hiei')],
        'Yokosuka Navy Yard': ['Akagi'],
        'Pearl Harbor': ['Nevada'],
      },
      japan: { retreat: ['retreat'], targets: [] },
    }).run(combatAt({ Hiryu: 'Nevada', Akagi: 'Nevada' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(Array.from(t.game.assigned).some((target) => target !== 0)).toBe(false);
  });

  it('nt1 18.12, designations-before-a-night: they bind by day before a night too; by the other reading that round ignores them', () => {
    /** The Allies refuse: the carrier has designated what it cannot attack, and something else lies in Pearl Harbor. */
    const attacked = (reading: string, dice: readonly number[]) =>
      fight({
        at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
        rulings: { 'designations-before-a-night': reading },
        dice,
        japan: { 'day-night': 'day', targets: { Soryu: 'Nevada' }, retreat: ['retreat'] },
        allied: { engage: ['refuse'], 'day-night': 'night' },
      })
        .run(combatAt({ Soryu: 'Minneapolis' }))
        .heard('attacked')
        .map(([, target]) => target);
    // Japan's die and one for the day, the Allies' and one for their flag: both actions, or a day alone.
    expect([attacked('yes', [3, 3]), attacked('no', [3, 3, 1, 1, 1])]).toEqual([[], ['Nevada']]);
    expect([attacked('yes', [6, 1]), attacked('no', [6, 1])]).toEqual([[], []]);
  });

  describe('lost-attack-at-night', () => {
    /** Soryu designated Enterprise, which is not in Hawaii, or Minneapolis, which is; Hiryu Minneapolis. Both actions are fought. */
    const both = (reading: string, soryu: string, carrier: string, dice: readonly number[]) =>
      fight({
        at: { [HAWAII]: [raiding('Soryu'), raiding('Hiryu'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
        rulings: { 'lost-attack-at-night': reading },
        dice,
        japan: { 'day-night': 'day', targets: [{ [carrier]: 'Minneapolis' }], retreat: ['retreat'] },
        allied: {
          engage: ['engage'],
          'day-night': 'night',
          targets: [{ Minneapolis: carrier }],
          'firing-carriers': NONE,
        },
      }).refusal(combatAt({ Soryu: soryu, Hiryu: 'Minneapolis' }));
    // Japan's 3 and one for the day, the Allies' 3 and one for their flag: a day and then a night. Airstrikes miss by day.
    const hiryuMisses = [3, 3, 1, 1, 1];
    const bothMiss = [...hiryuMisses, 1, 1, 1];

    it('nt1 18.12, lost-attack-at-night: who lost its attack by day may fire its gunnery at night; by the other reading it may not', () => {
      expect(both('yes', 'Enterprise', 'Soryu', [...hiryuMisses, 1, 1])).toBe('lawful');
      expect(both('no', 'Enterprise', 'Soryu', hiryuMisses)).toBe('nt1 18.12');
    });

    it('nt1 18.12, lost-attack-at-night: who attacked by day fires at night by either reading', () => {
      expect(both('no', 'Enterprise', 'Hiryu', [...hiryuMisses, 1, 1])).toBe('lawful');
      expect(both('no', 'Minneapolis', 'Soryu', [...bothMiss, 1, 1])).toBe('lawful');
    });

    it('nt1 18.12, lost-attack-at-night: a night alone ignores designations, and the second round knows nothing of them', () => {
      const nights = fight({
        at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
        rulings: { 'lost-attack-at-night': 'no' },
        dice: [1, 1, 1, 1],
        japan: {
          'day-night': 'night',
          targets: [{ Soryu: 'Minneapolis' }, { Soryu: 'Minneapolis' }],
          retreat: ['stay'],
        },
        allied: {
          engage: ['engage'],
          'day-night': 'night',
          targets: [{ Minneapolis: 'Soryu' }, { Minneapolis: 'Soryu' }],
        },
      }).run(combatAt({ Soryu: 'Enterprise' }));
      expect(nights.heard('attacked')).toHaveLength(4);
      const dayFirst = fight({
        at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
        rulings: { 'lost-attack-at-night': 'no' },
        dice: [1, 1],
        japan: { 'day-night': ['day', 'night'], targets: [{ Soryu: 'Minneapolis' }], retreat: ['stay'] },
        allied: { engage: ['engage'], 'day-night': ['day', 'night'], targets: [{ Minneapolis: 'Soryu' }] },
      }).run(combatAt({ Soryu: 'Enterprise' }));
      expect(dayFirst.heard('attacked').map(([who]) => who)).toEqual(['Soryu', 'Minneapolis']);
    });

    it('nt1 18.12, lost-attack-at-night: it is lost for one round, not for those of a pursuit after it', () => {
      const t = fight({
        at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
        rulings: { 'lost-attack-at-night': 'no' },
        dice: Array(6).fill(1),
        japan: {
          'day-night': ['day', 'night'],
          targets: [{ Soryu: 'Minneapolis', Hiei: 'Minneapolis' }],
          retreat: ['retreat'],
        },
        allied: {
          engage: ['engage'],
          'day-night': ['day', 'night'],
          targets: [{ Minneapolis: 'Soryu' }],
          pursuit: [{ Minneapolis: 1 }],
          follow: NONE,
        },
      }).run(combatAt({ Soryu: 'Enterprise' }));
      expect(t.heard('attack lost')).toHaveLength(1);
      expect(t.heard('attacked').map(([who]) => who)).toContain('Soryu');
    });
  });

  it('nt1 18.12: by day the first round is fought with the designated targets', () => {
    const t = fight({
      dice: [6, 1, 1, 3],
      japan: { targets: [] },
      allied: { engage: ['engage'], targets: [] },
    });
    t.run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('nt1 18.12: a target that is neither engaged nor in Pearl Harbor costs the carrier its attack', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Johnston Island': ['Enterprise'] },
      japan: { retreat: ['retreat'], targets: [] },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Enterprise' }));
    expect(t.heard('attacked')).toEqual([]);
  });

  it('nt1 18.12, nt1 18.15: Pearl Harbor is raided by day beside the fleet at sea', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 5, 1, 3, 4],
      japan: { retreat: ['retreat'] },
      allied: { engage: ['engage'] },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect([t.damage('Nevada'), t.where('Nevada')]).toEqual([7, 'Pearl Harbor']);
  });

  it('nt1 18.12: at night designations are ignored, and only engaged units fight', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [1, 1, 1, 1, 1],
      japan: { 'day-night': 'night', retreat: ['retreat'], targets: [{ Hiei: 'Minneapolis' }] },
      allied: { engage: ['engage'], 'day-night': 'night', targets: [{ Minneapolis: 'Hiei' }] },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Hiei', 'Minneapolis'],
      ['Minneapolis', 'Hiei'],
    ]);
  });

  it('nt1 18.12: they bind the first round only', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 1, 1, 2],
      japan: { 'day-night': ['night', 'day'], targets: [NONE, { Soryu: 'Minneapolis' }] },
      allied: { engage: ['engage'], 'day-night': ['night', 'day'], targets: NONE, 'firing-carriers': NONE },
      rulings: { 'withhold-fire-at-night': 'yes' },
    });
    t.run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([['Soryu', 'Minneapolis']]);
  });

  it('23.51, nt1 18.12: a carrier that hides loses its attack, though its target lies in Pearl Harbor', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 6],
      japan: { retreat: ['retreat'], missions: { 1: 'hiding' } },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Nevada' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(t.heard('attack lost').map(([who, whom]) => [who, whom])).toEqual([['Soryu', 'Nevada']]);
  });
});
