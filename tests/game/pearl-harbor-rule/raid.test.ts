// Optional rules 20.1–20.4: the raid force, the first round of the raid, and the 7th A.F. that fires back.
import { describe, expect, it } from 'vitest';
import { FIRE_BACK, IN_COMBAT } from '../../../src/game/chapters/target-modes.js';
import { beginTurn } from '../../../src/game/index.js';
import { NONE, type Setup, type Table, table } from '../table.js';
import { fight, hawaii, RULES, raiding } from './tables.js';

const CARRIERS = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku', 'Ryujo', 'Zuiho'];

describe('20 Pearl Harbor', () => {
  it('20.1: what it does not change stays as in rule 18: the raid, the groups, the sortie, the retreat', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      off: { uncertain: ['Saratoga'] },
      dice: [5],
      japan: { targets: [NONE, NONE] },
    });
    t.run(fight);
    expect(t.asked).toEqual(['japan targets', 'japan targets', 'japan stay', 'japan basing']);
    expect([t.where('Nevada'), t.where('Saratoga'), t.due('Saratoga')]).toEqual(['Hawaiian Islands', 'not arrived', 2]);
  });

  it('20.2: ten ships may raid, eleven may not', () => {
    const refusal = (force: readonly string[], rules: readonly string[] = RULES) =>
      table({ start: true, turn: 1, rules, japan: { 'raid-force': [force] } }).refusal(beginTurn);
    expect(refusal([...CARRIERS, 'Hiei', 'Tone'])).toBe('lawful');
    expect(refusal([...CARRIERS, 'Hiei', 'Tone', 'Chikuma'])).toBe('20.2');
    expect(refusal([...CARRIERS, 'Hiei', 'Tone', 'Chikuma'], [])).toBe('lawful');
  });

  it('20.3: in the first round of the raid every die counts one more, bonus included; in the second no more', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': ['California'] },
      // A 4 hits with the bonus and one more; the second round's 4s miss.
      dice: [4, 3, 3, 2, 4, 4, 4],
      japan: { targets: [{ Soryu: 'California' }, { Soryu: 'California' }] },
    });
    expect(t.run(fight).damage('California')).toBe(2);
  });

  it('20.3: against the 7th A.F. too, where there is no bonus: a 5 hits, in the first round only', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': ['7th A.F.'] },
      dice: [5, 4, 4, 3, 5, 5, 5],
      japan: { targets: [{ Soryu: '7th A.F.' }, { Soryu: '7th A.F.' }] },
      allied: { targets: [NONE] },
    });
    expect(t.run(fight).damage('7th A.F.')).toBe(3);
  });

  it('20.3: without the rule neither', () => {
    const t = hawaii({
      rules: [],
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': ['California'] },
      dice: [4, 4, 4],
      japan: { targets: [{ Soryu: 'California' }, NONE] },
    });
    expect(t.run(fight).damage('California')).toBe(0);
  });

  it('20.3: later raids of the turn do not have it', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': [{ name: 'California', damage: 6 }] },
      dice: [4, 4, 4],
      japan: { targets: [NONE, NONE, { Soryu: 'California' }], stay: ['stay'], retreat: NONE },
    });
    expect(t.run(fight).damage('California')).toBe(6);
  });

  const fireBack = (setup: Setup = {}) =>
    hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['7th A.F.', 'Nevada'] },
      ...setup,
      japan: { targets: [NONE, NONE], ...setup.japan },
    });

  it('20.4: the 7th A.F. attacks a raider in the second round, and only then', () => {
    const t = fireBack({ dice: [6, 1, 2], allied: { targets: [{ '7th A.F.': 'Soryu' }] } });
    t.run(fight);
    expect(t.asked.slice(0, 4)).toEqual(['japan targets', 'japan targets', 'allied targets', 'japan stay']);
    expect(t.damage('Soryu')).toBe(2);
  });

  it('20.4: not without the rule', () => {
    const t = fireBack({ rules: [], allied: { targets: [] } });
    t.run(fight);
    expect(t.asked).not.toContain('allied targets');
  });

  it('20.4: not when the first round has eliminated it', () => {
    const t = fireBack({
      dice: [5, 4, 4, 4],
      japan: { targets: [{ Soryu: '7th A.F.' }, NONE] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.where('7th A.F.')).toBe('returning');
    expect(t.asked).not.toContain('allied targets');
  });

  it('20.4: what eliminates it in the second round comes too late to silence it', () => {
    const t = fireBack({
      dice: [6, 1, 1, 4, 6, 1, 2],
      japan: { targets: [NONE, { Soryu: '7th A.F.' }] },
      allied: { targets: [{ '7th A.F.': 'Hiei' }] },
    });
    t.run(fight);
    expect([t.where('7th A.F.'), t.damage('Hiei')]).toEqual(['returning', 2]);
  });

  it('20.4: the ships in Pearl Harbor are raided all the same, in both rounds', () => {
    const t = fireBack({
      dice: [6, 1, 1, 1, 6, 1, 1, 2, 1, 1],
      japan: { targets: [{ Soryu: 'Nevada' }, { Soryu: 'Nevada' }] },
      allied: { targets: [{ '7th A.F.': 'Soryu' }] },
    });
    expect(t.run(fight).damage('Nevada')).toBe(3);
  });

  it('20.4: nothing but an air unit in Pearl Harbor fires, at ships of the raid alone', () => {
    const refusal = (targets: Record<string, string>, at = {}) =>
      fireBack({
        at: {
          'Hawaiian Islands': [raiding('Soryu'), 'I-Boat'],
          'Pearl Harbor': ['7th A.F.', 'Nevada'],
          'Marianas Islands': ['Hiei'],
          ...at,
        },
        allied: { targets: [targets] },
      }).refusal(fight);
    expect(refusal({ Nevada: 'Soryu' })).toBe('20.4');
    expect(refusal({ '7th A.F.': 'Hiei' })).toBe('20.4');
    expect(refusal({ '7th A.F.': 'Nevada' })).toBe('20.4');
    expect(refusal({ '11th A.F.': 'Soryu' }, { Samoa: ['11th A.F.'] })).toBe('20.4');
    expect(refusal({ '7th A.F.': 'I-Boat' })).toBe('16.4');
  });

  it('20.4, 7.44: it attacks once', () => {
    const t = fireBack({
      allied: {
        targets: [
          [
            ['7th A.F.', 'Soryu'],
            ['7th A.F.', 'Hiei'],
          ] as const,
        ],
      },
      seed: 'twice',
    });
    expect(t.refusal(fight)).toBe('7.44');
  });

  it.each([
    ['yes', 'Yokosuka Navy Yard'],
    ['no', 'Hawaiian Islands'],
  ])('20.4, 9.21, fire-back-disables: whether its 5 disables is a reading: %s', (reading, where) => {
    const seen: string[] = [];
    const stay = (t: Table) => {
      seen.push(t.where('Soryu'));
      return 'leave';
    };
    const t = fireBack({
      rulings: { 'fire-back-disables': reading },
      dice: [5, 1],
      japan: { targets: [NONE, NONE], stay },
      allied: { targets: [{ '7th A.F.': 'Soryu' }] },
    });
    t.run(fight);
    expect(seen).toEqual([where]);
  });

  it('20.4: several air units fire back, at one target too, and every other question is of normal combat again', () => {
    const modes: number[] = [];
    const seen = (u: Table) => {
      modes.push(u.game.mode);
      return 'leave';
    };
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['7th A.F.', '11th A.F.'] },
      dice: [6, 1, 1, 6, 1, 1],
      japan: { targets: [NONE, NONE], stay: seen },
      allied: {
        targets: (u) => {
          modes.push(u.game.mode);
          return { '7th A.F.': 'Hiei', '11th A.F.': 'Hiei' };
        },
      },
    }).run(fight);
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['7th A.F.', 'Hiei'],
      ['11th A.F.', 'Hiei'],
    ]);
    expect(modes).toEqual([FIRE_BACK, IN_COMBAT]);
  });

  it.each([
    ['half an answer', { raw: [1] }, '5'],
    ['an enemy', { Soryu: 'Hiei' }, '5'],
  ] as const)('20.4: nobody fires back by %s', (_what, answer, rule) => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['7th A.F.'] },
      japan: { targets: [NONE, NONE] },
      allied: { targets: [answer] },
    });
    expect(t.refusal(fight)).toBe(rule);
  });
});
