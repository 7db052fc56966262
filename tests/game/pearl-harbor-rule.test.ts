// Optional rule 20: Pearl Harbor.
import { describe, expect, it } from 'vitest';
import { FIRE_BACK, IN_COMBAT } from '../../src/game/chapters/target-modes.js';
import { beginTurn, fillRosters, type Game, pearlHarbor } from '../../src/game/index.js';
import { NONE, PASSIVE, type Piece, type Setup, type Table, table } from './table.js';

const RULES = ['pearl-harbor'];
const raiding = (name: string): Piece => ({ name, raiding: true });

/** Turn 1 combat in Hawaii from a position of the test's own. */
const hawaii = (setup: Setup) =>
  table({
    turn: 1,
    rules: RULES,
    flags: { 'Hawaiian Islands': 'allied' },
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
const fight = (g: Game) => {
  fillRosters(g);
  pearlHarbor(g);
};
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

  /** Japan stays; its first extra round. */
  const stay = ({ japan = {}, ...setup }: Setup) => {
    // The two rounds of the raid come first where there is something to raid.
    const raid = setup.at?.['Pearl Harbor'] ? [NONE, NONE] : [];
    const targets = [...raid, ...((japan.targets as []) ?? [])];
    return hawaii({ ...setup, japan: { stay: ['stay'], ...japan, targets } });
  };

  it('20.5: the first extra round is a day action without a roll', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 5, 1, 3, 3],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Minneapolis' }], 'day-night': [] },
      allied: { 'day-night': [], targets: [] },
    });
    t.run(fight);
    expect(t.asked).not.toContain('japan day-night');
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('20.5: the Allies at sea name their targets as in any day action', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei'), 'Enterprise'] },
      dice: [6, 1, 1, 1, 6, 2, 2, 2, 2],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Enterprise' }], retreat: ['retreat'] },
      allied: { targets: [{ Enterprise: 'Hiei' }] },
    });
    t.run(fight);
    expect([t.damage('Enterprise'), t.damage('Hiei')]).toEqual([1, 2]);
  });

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

  it('20.52: what rests on the bottom of Pearl Harbor can be attacked beside a fleet at sea', () => {
    const t = stay({
      at: {
        'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 8 }],
      },
      dice: [6, 1, 1, 1],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Nevada' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect([t.where('Nevada'), t.where('Minneapolis')]).toEqual(['sunk', 'Hawaiian Islands']);
  });

  it('20.52: in port nobody is disabled', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [4, 1, 1],
      japan: { targets: [NONE], 'assign-targets': [{ Soryu: 'Nevada' }] },
    });
    t.run(fight);
    expect([t.where('Nevada'), t.damage('Nevada')]).toEqual(['Pearl Harbor', 5]);
    expect(t.heard('effect')).toEqual([]);
  });

  it('20.6: the second extra round is an ordinary one, day and night rolled for', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 1],
      japan: { targets: [NONE], 'assign-targets': [NONE], 'day-night': ['day'] },
      allied: { 'day-night': ['night'], targets: [] },
    });
    t.run(fight);
    expect(t.heard('day or night')).toEqual([[6, 1, 0]]);
    expect(t.asked.filter((q) => q === 'japan targets')).toHaveLength(1);
    // After it Japan must leave (18.33).
    expect(t.where('Soryu')).toBe('Yokosuka Navy Yard');
  });

  it('20.6, 18.31: or an air raid round when no Allied fleet is left', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [6, 1, 1, 4],
      japan: { targets: [{ Soryu: 'Nevada' }], 'assign-targets': [NONE] },
    });
    t.run(fight);
    expect(t.where('Nevada')).toBe('sunk');
  });

  it('20.5, 23.2, 23.51: with task forces that round begins with them: what is not sighted is not attacked', () => {
    const t = stay({
      rules: ['pearl-harbor', 'task-forces'],
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 1],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Minneapolis' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Minneapolis', 'Soryu']);
    expect(t.heard('attacked')).toEqual([]);
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

  /** Japan stays; the Allies are at sea already. */
  const named = (answer: Record<string, string> | { raw: readonly number[] }, extra: Setup = {}) =>
    hawaii({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei'), 'Minneapolis', 'Lexington'] },
      ...extra,
      japan: { stay: ['stay'], 'assign-targets': [answer], ...extra.japan },
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

  it('20.5: it is a day action: a 5 disables what is at sea', () => {
    const t = named(
      { Soryu: 'Minneapolis' },
      { dice: [4, 1, 1], allied: { retreat: 'stay', basing: 'Samoa' }, japan: { retreat: ['retreat'] } },
    ).run(fight);
    expect(t.heard('based')[0]).toEqual(['Minneapolis', 'Samoa']);
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
