// Optional rule 20.51: targets named in secret for the first extra round.
import { describe, expect, it } from 'vitest';
import { NONE } from '../table.js';
import { fight, named, raiding, stay } from './tables.js';

describe('20 Pearl Harbor', () => {
  it('20.51: targets are named before the groups are rolled for', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')] },
      off: { uncertain: ['Saratoga'] },
      dice: [2, 6, 1, 1, 4],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Saratoga' }] },
    });
    t.run(fight);
    expect(t.log.findIndex((l) => l.includes('assign-targets'))).toBeLessThan(
      t.log.findIndex((l) => l.startsWith('uncertain')),
    );
    expect(t.where('Saratoga')).toBe('sunk');
  });

  it.each([
    [1, 'Central Pacific Ocean'],
    [4, 'not arrived'],
  ])('20.51: a carrier whose target does not appear (a %i) loses its attack', (die, where) => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      off: { uncertain: ['Saratoga'] },
      dice: [die],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Saratoga' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.where('Saratoga')).toBe(where);
    expect(t.heard('attacked')).toEqual([]);
  });

  it('20.51, 18.25: so does one whose target retreats before combat, even to Pearl Harbor', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': ['Nevada'] },
      japan: { targets: [NONE], 'assign-targets': [{ Soryu: 'Nevada' }] },
      allied: { retreat: ['retreat'], basing: [{ Nevada: 'Pearl Harbor' }] },
    });
    t.run(fight);
    expect(t.heard('attacked')).toEqual([]);
    expect(t.where('Nevada')).toBe('Pearl Harbor');
  });

  it('20.51: a carrier without a target named does not attack', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Akagi'), 'Minneapolis'] },
      dice: [6, 1, 1, 1],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Minneapolis' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.heard('attacked').map(([attacker]) => attacker)).toEqual(['Soryu']);
  });

  it('20.51: only carriers that can strike are assigned, once, to what may be there', () => {
    const refusal = (assigned: Record<string, string> | (readonly [string, string])[]) =>
      stay({
        at: {
          'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei'), { name: 'Hiryu', raiding: true, damage: 1 }],
          'Pearl Harbor': ['Nevada'],
          'Marianas Islands': ['Kaga'],
          Indonesia: ['Houston'],
          Samoa: ['Chicago'],
        },
        seed: 'assign',
        japan: { targets: [], 'assign-targets': [assigned] },
      }).refusal(fight);
    expect(refusal({ Hiei: 'Nevada' })).toBe('20.51');
    expect(refusal({ Hiryu: 'Nevada' })).toBe('20.51');
    expect(refusal({ Kaga: 'Nevada' })).toBe('20.51');
    expect(refusal({ Soryu: 'Houston' })).toBe('20.51');
    expect(refusal({ Soryu: 'Chicago' })).toBe('20.51');
    expect(refusal({ Soryu: 'Hiei' })).toBe('20.51');
    expect(
      refusal([
        ['Soryu', 'Nevada'],
        ['Soryu', 'Nevada'],
      ]),
    ).toBe('7.44');
  });

  describe.each([
    ['of-uncertain-groups', { Akagi: 'Nevada' }],
    ['none', { Akagi: 'Nevada', Soryu: 'Saratoga' }],
    ['all', {}],
  ])('by the reading %s', (reading, known) => {
    it('20.51, secret-targets: what the Allies know when they may retreat; all of it is attacked', () => {
      let seen: Record<string, string> = {};
      const t = stay({
        at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Akagi')], 'Pearl Harbor': ['Nevada'] },
        off: { uncertain: ['Saratoga'] },
        rulings: { 'secret-targets': reading },
        dice: [2, 1, 1, 1, 1, 1, 1, 1],
        japan: {
          targets: [],
          'assign-targets': [{ Soryu: 'Saratoga', Akagi: 'Nevada' }],
          retreat: ['retreat'],
        },
        allied: {
          targets: [NONE],
          retreat: ({ game: g }) => {
            seen = Object.fromEntries(
              Array.from(
                g.assigned,
                (target, p) => [g.tables.pieceNames[p]!, g.tables.pieceNames[target - 1]!] as const,
              ).filter(([, target]) => target !== undefined),
            );
            return 'stay';
          },
        },
      });
      t.run(fight);
      expect(seen).toEqual(known);
      expect(t.heard('attacked').map(([a, b]) => `${a} ${b}`)).toEqual(['Akagi Nevada', 'Soryu Saratoga']);
      expect(t.game.recorded.every((target) => target === 0)).toBe(true);
    });
  });

  it('20.51: several carriers may be assigned to one target', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Akagi'), 'Minneapolis'] },
      dice: [1, 1, 1, 1, 6, 1, 1, 2],
      japan: { targets: [], 'assign-targets': [{ Akagi: 'Minneapolis', Soryu: 'Minneapolis' }] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.heard('attacked').map(([attacker]) => attacker)).toEqual(['Akagi', 'Soryu']);
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('20.51: neither half an answer nor an enemy carrier names a target', () => {
    expect(named({ raw: [1] }).refusal(fight)).toBe('5');
    expect(named({ Lexington: 'Minneapolis' }).refusal(fight)).toBe('5');
  });

  it('20.51: what was named is for its carrier and its round, and is forgotten afterwards', () => {
    let kept: number[] = [];
    const t = named(
      { Soryu: 'Minneapolis' },
      {
        dice: [1, 1, 1],
        allied: {
          retreat: 'stay',
          targets: (u) => {
            kept = Array.from(u.game.assigned);
            return NONE;
          },
        },
        japan: { stay: ['stay'], 'assign-targets': [{ Soryu: 'Minneapolis' }], retreat: ['retreat'] },
      },
    ).run(fight);
    expect(kept.map((target, p) => [p, target - 1]).filter(([, target]) => target! >= 0)).toEqual([
      [t.piece('Soryu'), t.piece('Minneapolis')],
    ]);
    expect(Array.from(t.game.assigned).some((target) => target !== 0)).toBe(false);
    expect(t.heard('round').map(([, round]) => round)).toEqual([1, 2, 3]);
  });

  it('20.51: who ran into Pearl Harbor has retreated, crippled or not, and is not attacked', () => {
    const t = named(
      { Soryu: 'Nevada' },
      {
        at: { 'Hawaiian Islands': [raiding('Soryu'), { name: 'Nevada', damage: 4 }] },
        japan: { targets: [NONE] },
        allied: { retreat: ['retreat'], basing: 'Pearl Harbor' },
      },
    ).run(fight);
    expect(t.heard('attacked')).toEqual([]);
  });
});
