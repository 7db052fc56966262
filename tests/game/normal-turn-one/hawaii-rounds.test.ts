// Normal Turn One, nt1 18.15 and 18.16: the two rounds of combat in Hawaii, retreats and pursuit, and what follows.
import { describe, expect, it } from 'vitest';
import { FIRE_BACK, IN_COMBAT, ON_HAWAII } from '../../../src/game/chapters/target-modes.js';
import { movement } from '../../../src/game/index.js';
import { NONE, type Setup } from '../table.js';
import { combatAt, fight, HAWAII, raiding, start } from './tables.js';

describe('nt1 18.14–18.16 combat in Hawaii', () => {
  it('nt1 18.15: between the rounds, and only then, it is asked who retreats', () => {
    const t = fight({ allied: { engage: ['engage'] } }).run(combatAt());
    expect(t.asked.filter((q) => q.endsWith(' retreat'))).toEqual(['japan retreat', 'allied retreat']);
    const refused = fight({ allied: { engage: ['refuse'], retreat: [] } }).run(combatAt());
    expect(refused.asked.filter((q) => q.endsWith(' retreat'))).toEqual(['japan retreat']);
  });

  it('nt1 18.15: what is sunk in the first round is not asked', () => {
    const sunk = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      dice: [6, 1, 1, 6],
      japan: { groups: [] },
      allied: { engage: ['engage'], retreat: [] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(sunk.where('Minneapolis')).toBe('sunk');
    const japan = fight({
      at: { [HAWAII]: [raiding('Zuiho'), 'Lexington'] },
      dice: [6, 1, 1, 1, 6],
      japan: { retreat: [] },
      allied: { engage: ['engage'], targets: [{ Lexington: 'Zuiho' }] },
    }).run(combatAt());
    expect([japan.where('Zuiho'), japan.heard('retreated'), japan.heard('round').length]).toEqual(['sunk', [], 1]);
  });

  it('nt1 18.15: with nobody left to pursue, Japan leaves without forming groups', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      dice: [1, 1, 1, 6, 1, 1, 6],
      japan: { groups: [], targets: [{ Soryu: 'Minneapolis' }] },
      allied: { engage: ['engage'] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect([t.where('Minneapolis'), t.where('Soryu')]).toEqual(['sunk', 'Yokosuka Navy Yard']);
  });

  it('nt1 18.15, 7.64: who is sunk by day does not fight in the night of the same round', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), { name: 'Minneapolis', damage: 1 }] },
      // Japan's 3 and one for the day, the Allies' 3 and one for their flag: both actions.
      dice: [3, 3, 6, 1, 1, 6],
      japan: { 'day-night': 'day', targets: [], retreat: ['retreat'] },
      allied: { engage: ['engage'], 'day-night': 'night', targets: [] },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  /** The second round by day, with Pearl Harbor in reach. */
  const second = (targets: Setup['japan'], extra: Setup = {}) =>
    fight({
      at: {
        [HAWAII]: [raiding('Soryu'), raiding('Hiryu'), raiding('Hiei'), 'Lexington'],
        'Pearl Harbor': ['Nevada'],
      },
      ...extra,
      japan: { 'day-night': 'day', ...targets },
      allied: { engage: ['refuse'], ...extra.allied },
    });

  it('nt1 18.15: in the second round each carrier attacks one target within reach, or none', () => {
    const modes: number[] = [];
    const t = second(
      {
        targets: (u) => {
          modes.push(u.game.mode);
          return { Soryu: 'Nevada', Hiryu: 'Nevada' };
        },
      },
      { dice: [1, 1, 1, 1, 1, 1] },
    ).run(combatAt());
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Nevada'],
      ['Hiryu', 'Nevada'],
    ]);
    expect([modes, t.game.mode]).toEqual([[ON_HAWAII], IN_COMBAT]);
    expect(Array.from(t.game.mark).some((mark) => mark !== 0)).toBe(false);
  });

  it.each([
    ['half an answer', { raw: [1] }, '5'],
    ['an enemy carrier', { Lexington: 'Nevada' }, '5'],
    [
      'one carrier twice',
      [
        ['Soryu', 'Nevada'],
        ['Soryu', 'Nevada'],
      ],
      '7.44',
    ],
    ['a second carrier at what did not engage', { Soryu: 'Nevada', Hiryu: 'Lexington' }, 'nt1 18.15'],
    ['a ship that is no carrier', { Hiei: 'Nevada' }, 'nt1 18.15'],
  ] as const)('nt1 18.15: not by %s', (_what, answer, rule) => {
    expect(second({ targets: [answer as never] }).refusal(combatAt())).toBe(rule);
  });

  it('nt1 18.15: without a carrier there, or without anything to attack, nobody is asked', () => {
    const none = second(
      { targets: [] },
      { at: { [HAWAII]: [raiding('Hiei'), 'Lexington'], 'Pearl Harbor': ['Nevada'] } },
    );
    expect(none.run(combatAt()).heard('round')).toHaveLength(2);
    const empty = second({ targets: [] }, { at: { [HAWAII]: [raiding('Soryu'), 'Lexington'] } });
    expect(empty.run(combatAt()).heard('round')).toHaveLength(2);
  });

  it('nt1 18.16, 9.1: the Allied carriers left in Hawaii may air raid when Japan is gone', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Hiei'), 'Lexington'], 'Johnston Island': ['Kure'] },
      harbors: { 'Johnston Island': 'japan' },
      allied: { engage: ['refuse'], 'air-raid': [NONE] },
    }).run(combatAt());
    expect(t.asked.at(-1)).toBe('allied air-raid');
  });

  it('nt1 18.15: two rounds at most; then Japan leaves, and engaged units may pursue', () => {
    const t = fight({
      dice: [],
      allied: { engage: ['engage'], pursuit: [{ Minneapolis: 1 }], follow: NONE },
    }).run(combatAt());
    expect(t.heard('round').slice(0, 2)).toEqual([
      [HAWAII, 3, 0],
      [HAWAII, 4, 0],
    ]);
    expect(t.heard('round')[2]).toEqual([HAWAII, 5, 1]);
    expect(t.where('Soryu')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.15: units that refused do not pursue', () => {
    const t = fight({ allied: { engage: ['refuse'], pursuit: [] } }).run(combatAt());
    expect(t.asked).not.toContain('allied pursuit');
    expect(t.heard('round')).toHaveLength(2);
  });

  it('nt1 18.15: Japan may leave after the first round', () => {
    const t = fight({ japan: { retreat: ['retreat'] }, allied: { engage: ['refuse'] } }).run(combatAt());
    expect(t.heard('round')).toHaveLength(1);
  });

  it('nt1 18.16: Allied forces that retreat are not pursued', () => {
    const t = fight({
      japan: { pursuit: [] },
      allied: { engage: ['engage'], retreat: ['retreat'] },
    }).run(combatAt());
    expect(t.asked).not.toContain('japan pursuit');
    expect(t.heard('based').map(([name]) => name)).toContain('Minneapolis');
    expect(t.heard('round')).toHaveLength(2);
  });

  it('nt1 18.15, 8.1, both-retreat: both retreat after the first round: both leave; by the other reading Japan does and the Allies may pursue', () => {
    const both = (reading: string) =>
      fight({
        rulings: { 'both-retreat': reading },
        japan: { retreat: ['retreat'] },
        allied: { engage: ['engage'], retreat: ['retreat'] },
      }).run(combatAt());
    const leave = both('both-leave');
    expect(leave.asked).not.toContain('allied pursuit');
    expect([leave.where('Soryu'), leave.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Singapore']);
    const first = both('first-declaration');
    expect(first.asked).toContain('allied pursuit');
    expect([first.where('Soryu'), first.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', HAWAII]);
  });

  it('nt1 Q18.132-1: left in Pearl Harbor, the 7th A.F. fires back after each daylight round, engaged or not', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['7th A.F.'] },
      dice: [1, 1, 1, 6, 1, 2, 1, 1, 1, 1, 1],
      japan: { targets: [{ Soryu: '7th A.F.' }] },
      allied: { targets: [{ '7th A.F.': 'Hiei' }, { '7th A.F.': 'Hiei' }] },
    });
    t.run(combatAt({ Soryu: '7th A.F.' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', '7th A.F.'],
      ['7th A.F.', 'Hiei'],
      ['Soryu', '7th A.F.'],
      ['7th A.F.', 'Hiei'],
    ]);
    expect(t.heard('effect')).toEqual([['Hiei', 2, 0]]);
  });

  it('nt1 Q18.132-1: it may stay in Pearl Harbor', () => {
    const t = start({ allied: { raiders: [NONE] } }).run(movement);
    expect(t.where('7th A.F.')).toBe('Pearl Harbor');
  });

  it('23.2, 23.51: with task forces the engaged form them there too, and hidden ones are out of reach', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      dice: [6, 1],
      japan: { retreat: ['retreat'] },
      allied: { engage: ['engage'], missions: { 1: 'hiding' } },
    }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Minneapolis', 'Soryu']);
    expect(t.heard('attacked')).toEqual([]);
  });

  describe('23.51: who hides unsighted from the 7th A.F. in Pearl Harbor', () => {
    const hiding = (
      forces: Record<string, number>,
      missions: Record<number, string>,
      target: string,
      shots: readonly number[] = [],
    ) =>
      fight({
        rules: ['nt1', 'task-forces'],
        at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'], 'Pearl Harbor': ['7th A.F.'] },
        dice: [6, 6, ...shots],
        japan: { retreat: ['retreat'], 'task-forces': [forces], missions: [missions] },
        allied: {
          engage: ['engage'],
          targets: ({ game }) => (game.mode === FIRE_BACK ? { '7th A.F.': target } : NONE),
        },
      });

    it('is not attacked: where nobody else is there the unit is not asked', () => {
      const t = hiding({ Soryu: 1, Hiei: 1 }, { 1: 'hiding' }, 'Soryu').run(combatAt());
      expect(t.heard('attacked')).toEqual([]);
      expect(t.heard('round').length).toBeGreaterThan(0);
    });

    it('is refused beside who searched and was sighted', () => {
      const apart = [
        { Soryu: 1, Hiei: 2 },
        { 1: 'hiding', 2: 'landing' },
      ] as const;
      expect(hiding(...apart, 'Soryu').refusal(combatAt())).toBe('23.51');
      const t = hiding(...apart, 'Hiei', [1, 1]).run(combatAt());
      expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([['7th A.F.', 'Hiei']]);
    });
  });

  it('7.41, withhold-fire-by-day: in the second round a carrier may hold its fire; by the other reading not from engaged ships', () => {
    const holding = (reading: string, engage: string, targets: Setup['japan'] = { targets: NONE }) =>
      second(targets, {
        seed: 'x',
        rulings: { 'withhold-fire-by-day': reading },
        allied: {
          engage: [engage],
          ...(engage === 'engage' && { targets: [{ Lexington: 'Hiei' }, { Lexington: 'Hiei' }] }),
        },
      });
    expect(() => holding('yes', 'engage').run(combatAt())).not.toThrow();
    expect(holding('no', 'engage').refusal(combatAt())).toBe('7.41');
    expect(holding('no', 'engage', { targets: [{ Soryu: 'Nevada' }] }).refusal(combatAt())).toBe('7.41');
    expect(() =>
      holding('no', 'engage', { targets: [{ Soryu: 'Nevada', Hiryu: 'Lexington' }] }).run(combatAt()),
    ).not.toThrow();
    // Who lies in port only is raided or not, as ever (9.13).
    expect(() => holding('no', 'refuse').run(combatAt())).not.toThrow();
  });

  it('23.3, nt1 18.15: missions bind for their round alone: who hid in the first raids Pearl Harbor in the second', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      dice: [6, 6, 1, 1, 1],
      japan: { retreat: ['stay'], missions: [{ 1: 'hiding' }], targets: [{ Soryu: 'Nevada' }] },
      allied: { engage: ['engage'], retreat: ['retreat'] },
    }).run(combatAt());
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([['Soryu', 'Nevada']]);
  });
});
