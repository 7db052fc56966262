// Rule 8: retreats, pursuit, groups.
import { describe, expect, it } from 'vitest';
import { DONE, MAX_ROUNDS, PURSUED, RETREATING } from '../../src/game/index.js';
import { type Answer, NONE, PASSIVE, type Piece, type Script, type Setup, type Table, table } from './table.js';

/** A fight in the Coral Sea; by day nobody attacks unless the test says so. */
const fight = (pieces: readonly Piece[], japan: Script, allied: Script, more: Setup = {}): Table =>
  table({
    turn: 3,
    at: { 'Coral Sea': pieces },
    ...more,
    japan: { ...PASSIVE, ...japan },
    allied: { ...PASSIVE, ...allied },
  });

/** Japan runs after the first round in these groups; the Allies answer as told. Returns the rule that refuses it, or `lawful`. */
const run = (pieces: readonly Piece[], groups: Answer | undefined, allied: Script, more: Script = {}) => {
  const t = fight(pieces, { retreat: ['retreat'], ...(groups !== undefined && { groups: [groups] }), ...more }, allied);
  return { t, refusal: t.refusal(() => t.resolve('Coral Sea')) };
};

describe('leaving', () => {
  it('8.1: after each round both sides say whether they retreat, Japan first', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { retreat: ['stay', 'stay', 'retreat'] },
      { retreat: ['stay', 'stay', 'stay'] },
    );
    t.resolve('Coral Sea');
    expect(t.asked.filter((question) => question.endsWith('retreat'))).toEqual([
      ...['japan retreat', 'allied retreat', 'japan retreat', 'allied retreat', 'japan retreat', 'allied retreat'],
    ]);
    expect(t.heard('round').length).toBe(3);
    expect(t.heard('retreated')).toEqual([['japan', 'Coral Sea']]);
  });

  it('8.1: the answer is to stay or to retreat', () => {
    for (const answer of [2, -1, NONE, { raw: [0, 0] }]) {
      const t = fight(['Nachi', 'Houston'], { retreat: [answer] }, {});
      expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('8.1');
    }
  });

  it('8.1, both-retreat: both retreat after the same round: both leave; by the other reading Japan does and the Allies may pursue', () => {
    const both = (reading: string) =>
      fight(
        ['Nachi', 'Houston', '11th A.F.', 'Atago'],
        { retreat: ['retreat'], ...(reading !== 'both-leave' && { groups: [{ Nachi: 1, Atago: 1 }] }) },
        { retreat: ['retreat'] },
        { rulings: { 'both-retreat': reading } },
      ).resolve('Coral Sea');
    const leave = both('both-leave');
    for (const name of ['Nachi', 'Atago', 'Houston', '11th A.F.'])
      expect([name, leave.where(name)]).not.toContain('Coral Sea');
    expect(leave.asked).not.toContain('allied pursuit');
    expect(leave.asked).not.toContain('japan groups');
    const first = both('first-declaration');
    expect(first.where('Nachi')).not.toBe('Coral Sea');
    expect(first.where('Houston')).toBe('Coral Sea');
    expect(first.asked).toContain('allied pursuit');
  });

  it('8.1: when both leave there is no air raid, and nobody lands', () => {
    const t = fight(
      ['Akagi', 'Kure', 'Houston'],
      { retreat: ['retreat'] },
      { retreat: ['retreat'] },
      {
        at: { 'Coral Sea': ['Akagi', 'Kure', 'Houston'], Guadalcanal: ['Chester'] },
      },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan air-raid');
    expect(t.asked).not.toContain('japan landings');
  });

  it('8.1: nobody is asked when the round left one side alone', () => {
    const t = fight(['Taiho', 'Houston'], { targets: [{ Taiho: 'Houston' }] }, {}, { dice: [6, 1, 1, 6] });
    t.resolve('Coral Sea');
    expect(t.asked).toEqual(['japan day-night', 'allied day-night', 'japan targets']);
  });

  it('8.2: air units fly home at once and patrollers become raiders, in that area only', () => {
    const seen: unknown[] = [];
    const t = fight(
      [],
      { retreat: ['retreat'] },
      {
        pursuit: (now) => {
          seen.push(now.where('21 AirFlot'), now.patrols('Nachi'), now.has('Nachi', RETREATING));
          return NONE;
        },
      },
      {
        at: { 'Coral Sea': ['Nachi', '21 AirFlot', 'Houston'], Indonesia: ['Atago', '22 AirFlot'] },
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    // That is how they stood when the Allies were asked who pursues.
    expect(seen).toEqual(['Yokosuka Navy Yard', false, true]);
    expect([t.where('Atago'), t.patrols('Atago'), t.where('22 AirFlot')]).toEqual(['Indonesia', true, 'Indonesia']);
  });

  it('8.2: a side of air units alone goes home without groups or pursuit', () => {
    const t = fight(
      ['21 AirFlot', '22 AirFlot', 'Houston'],
      { retreat: ['retreat'], basing: [{ '21 AirFlot': 'Truk', '22 AirFlot': 'Truk' }] },
      {},
      {
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    expect(t.asked).toEqual([
      ...['japan day-night', 'allied day-night', 'japan targets', 'japan retreat', 'allied retreat', 'japan basing'],
    ]);
  });
});

describe('pursuit', () => {
  it('8.3: any ships may pursue, air and amphibious units may not, nor what is elsewhere or not there', () => {
    const pieces = ['Nachi', 'Houston', 'Tone', 'Saratoga', '11th A.F.', '1 Marines'];
    const groups = { Nachi: 1, Tone: 1 };
    const pursue = (answer: Answer) => run(pieces, groups, { pursuit: [answer], follow: NONE }).refusal;
    expect(pursue({ Houston: 1, Saratoga: 1 })).toBe('lawful');
    expect(pursue({ Saratoga: 1 })).toBe('lawful');
    expect(pursue(NONE)).toBe('lawful');
    expect(pursue({ '11th A.F.': 1 })).toBe('8.3');
    expect(pursue({ '1 Marines': 1 })).toBe('8.3');
    expect(pursue({ Chester: 1 })).toBe('8.3');
    expect(pursue({ Nachi: 1 })).toBe('5');
    expect(pursue({ raw: [0] })).toBe('5');
  });

  it('8.3, 8.31: pursued ships stay in their area and fight there until they escape, sink or are disabled', () => {
    const t = fight(
      ['Nachi', 'Atago', 'Tone', 'Houston', 'Saratoga'],
      {
        'day-night': ['day', 'night', 'night'],
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Atago: 1, Tone: 1 }],
        targets: ({ game }) => ({ Nachi: 'Houston', Atago: 'Houston', ...(game.round === 2 && { Tone: 'Houston' }) }),
        basing: [{ Atago: 'Truk' }, { Nachi: 'Saigon' }],
      },
      {
        'day-night': ['day', 'night', 'night'],
        pursuit: [{ Houston: 1 }],
        follow: [{ Houston: 1 }, NONE],
        targets: [NONE, { Houston: 'Tone' }, { Houston: 'Atago' }],
      },
      // Round 2: three misses; Houston sinks Tone. Round 3: two misses; Houston disables Atago. Then Houston stops.
      { dice: [1, 1, 1, 6, 2, 1, 1, 5] },
    );
    t.resolve('Coral Sea');
    expect(t.heard('lost')).toEqual([['Tone', 'Coral Sea']]);
    expect([t.where('Atago'), t.where('Nachi')]).toEqual(['Truk', 'Saigon']);
    expect([t.has('Atago', DONE), t.has('Nachi', DONE)]).toEqual([true, true]);
    expect(t.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 1],
      ['Coral Sea', 3, 1],
    ]);
  });

  it('8.32: the retreating side forms one or more groups, as small as one ship or unit, of everything that retreats', () => {
    const pieces = ['Nachi', 'Yamato', 'Kure', '21 AirFlot', 'Houston'];
    const form = (groups: Answer) => run(pieces, groups, { pursuit: NONE }, { retreat: ['retreat'] }).refusal;
    expect(form({ Nachi: 1, Yamato: 1, Kure: 1 })).toBe('lawful');
    expect(form({ Nachi: 1, Yamato: 2, Kure: 1 })).toBe('lawful');
    expect(form({ Nachi: 3, Yamato: 2, Kure: 1 })).toBe('lawful');
    expect(form({ Nachi: 1, Yamato: 1 })).toBe('8.32');
    expect(form(NONE)).toBe('8.32');
    expect(form({ Nachi: 1, Yamato: 3, Kure: 1 })).toBe('8.32');
    expect(form({ Nachi: 0, Yamato: 1, Kure: 1 })).toBe('8.32');
    expect(form({ Nachi: 4, Yamato: 1, Kure: 2 })).toBe('8.32');
    expect(form({ Nachi: 2, Yamato: 2, Kure: 2 })).toBe('8.32');
    expect(form({ Nachi: 1, Yamato: 1, '21 AirFlot': 1 })).toBe('8.32');
    expect(form({ Nachi: 1, Yamato: 1, Tone: 1 })).toBe('8.32');
    expect(form({ Nachi: 1, Yamato: 1, Houston: 1 })).toBe('5');
    expect(form({ raw: [1] })).toBe('5');
  });

  it('8.32: a single ship is a group without a question', () => {
    const { t } = run(['Nachi', 'Houston'], undefined, { pursuit: NONE });
    expect(t.asked).not.toContain('japan groups');
    expect(t.asked).toContain('allied pursuit');
  });

  it('8.33: a ship pursues one group whose slowest member is no faster; no group need be pursued', () => {
    // Group 1: Nachi, speed 7. Group 2: Yamato 5 and Tone 8. Iowa damaged to 6, South Dakota 5, Idaho 3.
    const pieces = ['Nachi', 'Yamato', 'Tone', { name: 'Iowa', damage: 1 }, 'South Dakota', 'Idaho', 'Houston'];
    const groups = { Nachi: 1, Yamato: 2, Tone: 2 };
    const pursue = (answer: Answer) =>
      run(pieces, groups, { pursuit: [answer], follow: NONE }, { groups: [groups] }).refusal;
    expect(pursue({ Houston: 1 })).toBe('lawful');
    expect(pursue({ Iowa: 1 })).toBe('8.33');
    expect(pursue({ Iowa: 2, 'South Dakota': 2, Houston: 2 })).toBe('lawful');
    expect(pursue({ 'South Dakota': 1 })).toBe('8.33');
    expect(pursue({ Idaho: 2 })).toBe('8.33');
    expect(pursue({ Houston: 3 })).toBe('8.33');
    expect(pursue({ Houston: 0 })).toBe('8.33');
  });

  it('8.33: damage slows the group, and an amphibious unit too', () => {
    const pursue = (pieces: readonly Piece[], groups: Answer) =>
      run([...pieces, 'South Dakota'], groups, { pursuit: [{ 'South Dakota': 1 }], follow: NONE }).refusal;
    const slow = { Nachi: 1, Tone: 1 };
    expect(pursue([{ name: 'Nachi', damage: 2 }, 'Tone'], slow)).toBe('lawful');
    expect(pursue(['Nachi', 'Kure'], { Nachi: 1, Kure: 1 })).toBe('lawful');
    // Slower than everything that retreats: nobody is asked.
    const { t } = run([{ name: 'Nachi', damage: 1 }, 'Tone', 'South Dakota'], slow, {});
    expect(t.asked).not.toContain('allied pursuit');
  });

  it('8.33: nobody is asked to pursue when no ship could: air alone cannot', () => {
    const { t } = run(['Nachi', '11th A.F.'], undefined, { targets: [NONE] });
    expect(t.asked).not.toContain('allied pursuit');
    expect(t.where('11th A.F.')).toBe('Coral Sea');
  });

  it('8.34: a ship that did not pursue at first cannot start later', () => {
    const pieces = ['Nachi', 'Tone', 'Houston', 'Chester'];
    const { refusal } = run(pieces, { Nachi: 1, Tone: 1 }, { pursuit: [{ Houston: 1 }], follow: [{ Chester: 1 }] });
    expect(refusal).toBe('8.34');
    const own = run(pieces, { Nachi: 1, Tone: 1 }, { pursuit: [{ Houston: 1 }], follow: [{ Nachi: 1 }] });
    expect(own.refusal).toBe('5');
  });
});

describe('the chase', () => {
  it('8.4: a group fights its pursuers round after round until one side is gone', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { 'day-night': ['day', 'night', 'night'], retreat: ['retreat'], targets: { Nachi: 'Houston' } },
      {
        'day-night': ['day', 'night', 'night'],
        pursuit: [{ Houston: 1 }],
        follow: [{ Houston: 1 }],
        targets: { Houston: 'Nachi' },
      },
      { dice: [1, 1, 1, 6, 6] },
    );
    t.resolve('Coral Sea');
    expect(t.where('Nachi')).toBe('sunk');
    expect(t.heard('round').length).toBe(3);
    // The side that retreats is not asked again whether it does.
    expect(t.asked.filter((question) => question === 'japan retreat').length).toBe(1);
  });

  it('8.4: the pursuers may be the ones that are sunk: the group escapes', () => {
    const t = fight(
      ['Nachi', 'Houston'],
      { 'day-night': ['day', 'night'], retreat: ['retreat'], targets: [{ Nachi: 'Houston' }] },
      { 'day-night': ['day', 'night'], pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      { dice: [5, 6, 1] },
    );
    t.resolve('Coral Sea');
    expect([t.where('Houston'), t.where('Nachi')]).toEqual(['sunk', 'Yokosuka Navy Yard']);
    expect(t.asked).not.toContain('allied follow');
  });

  it('8.4: when all pursuers are gone the rest of the group escapes without being asked to split', () => {
    const t = fight(
      ['Nachi', 'Maya', 'Houston'],
      { 'day-night': ['day', 'night'], retreat: ['retreat'], targets: [{ Nachi: 'Houston', Maya: 'Houston' }] },
      { 'day-night': ['day', 'night'], pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      { dice: [5, 6, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan split');
    expect([t.where('Nachi'), t.where('Maya')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.4: a chase without end is broken off at the bound and counted', () => {
    const t = fight(
      ['Nachi', 'Tone', 'Houston'],
      { retreat: ['retreat'] },
      { pursuit: [{ Houston: 1 }], follow: { Houston: 1 } },
    );
    t.resolve('Coral Sea');
    expect(t.heard('round').length).toBe(MAX_ROUNDS);
    expect(t.game.boundHits).toBe(1);
    expect([t.where('Nachi'), t.where('Tone')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.41: groups fight apart, each with its own day or night, against its own pursuers only', () => {
    const t = fight(
      ['Nachi', 'Akagi', 'Tone', 'Houston', 'Saratoga'],
      {
        'day-night': ['day', 'night', 'day'],
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Akagi: 2, Tone: 1 }],
        targets: [NONE, { Nachi: 'Houston', Tone: 'Houston' }, { Akagi: 'Saratoga' }],
      },
      {
        'day-night': ['day', 'night', 'day'],
        pursuit: [{ Houston: 1, Saratoga: 2 }],
        targets: [NONE, { Houston: 'Nachi' }, { Saratoga: 'Akagi' }],
      },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Nachi', 'Houston'],
      ['Tone', 'Houston'],
      ['Houston', 'Nachi'],
      ['Akagi', 'Saratoga'],
      ['Saratoga', 'Akagi'],
    ]);
    expect(t.heard('day or night').map(([, , result]) => result)).toEqual([0, 1, 0]);
  });

  it('8.41: a pursuer cannot attack a group it does not pursue, nor be attacked by it', () => {
    const chase = (japan: Answer, allied: Answer) =>
      fight(
        ['Akagi', 'Kaga', 'Saratoga', 'Essex'],
        { retreat: ['retreat'], groups: [{ Akagi: 1, Kaga: 2 }], targets: [NONE, japan, NONE] },
        { pursuit: [{ Saratoga: 1, Essex: 2 }], targets: [NONE, allied, NONE] },
        { seed: 'apart' },
      );
    const refusal = (t: Table) => t.refusal(() => t.resolve('Coral Sea'));
    expect(refusal(chase({ Akagi: 'Essex' }, NONE))).toBe('8.41');
    expect(refusal(chase({ Kaga: 'Saratoga' }, NONE))).toBe('8.41');
    expect(refusal(chase(NONE, { Saratoga: 'Kaga' }))).toBe('8.41');
    expect(refusal(chase(NONE, { Essex: 'Akagi' }))).toBe('8.41');
  });

  it('8.42: after a round a group can split, its pursuers each follow a part, and the parts fight apart', () => {
    const t = fight(
      ['Nachi', 'Tone', 'Atago', 'Houston', 'Chester'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Tone: 1, Atago: 1 }],
        split: [{ Nachi: 1, Tone: 2, Atago: 3 }],
        basing: [{ Atago: 'Truk' }, { Nachi: 'Saigon' }, { Tone: 'Saipan' }],
      },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1, Chester: 2 }, NONE, NONE] },
      {},
    );
    // Chester is slower than Tone (8).
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('8.43');
    const two = fight(
      ['Nachi', 'Maya', 'Atago', 'Houston', 'Chester'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Maya: 1, Atago: 1 }],
        split: [{ Nachi: 1, Maya: 2, Atago: 3 }],
        basing: [{ Atago: 'Truk' }, { Nachi: 'Saigon' }, { Maya: 'Truk' }],
      },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1, Chester: 2 }, NONE, { Chester: 2 }, NONE] },
    );
    two.resolve('Coral Sea');
    // Round 2: one group. Then Atago, whom nobody follows, is gone; Nachi and Houston fight on, Maya and Chester for two rounds.
    expect(two.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 1],
      ['Coral Sea', 3, 1],
      ['Coral Sea', 4, 2],
      ['Coral Sea', 5, 2],
    ]);
    expect(two.heard('based').map(([name]) => name)).toEqual(['Atago', 'Nachi', 'Maya']);
  });

  it('8.42: parts and groups may be numbered in any order; all of them fight, or escape', () => {
    const t = fight(
      ['Nachi', 'Maya', 'Atago', 'Takao', 'Houston', 'Chester', 'Chicago'],
      {
        retreat: ['retreat'],
        groups: [{ Nachi: 2, Maya: 2, Atago: 2, Takao: 1 }],
        split: [{ Nachi: 3, Maya: 1, Atago: 2 }],
        basing: 'Truk',
      },
      {
        pursuit: [{ Houston: 2, Chester: 2, Chicago: 2 }],
        follow: [{ Houston: 4, Chester: 3, Chicago: 2 }, NONE, NONE, NONE],
      },
    );
    t.resolve('Coral Sea');
    expect(t.heard('based').map(([name]) => name)).toEqual(['Takao', 'Maya', 'Atago', 'Nachi']);
    expect(t.heard('round').map(([, , group]) => group)).toEqual([0, 2, 2, 3, 4]);
  });

  it('8.42, 8.43: a pursuer too slow for what is left of its group may follow a slower part of it', () => {
    // Tone (8) parts from Maya (7): Houston (7) can follow Maya only.
    const follow = (answer: Answer) =>
      run(
        ['Tone', 'Maya', 'Houston'],
        { Tone: 1, Maya: 1 },
        { pursuit: [{ Houston: 1 }], follow: [answer, NONE] },
        { split: [{ Tone: 1, Maya: 2 }] },
      ).refusal;
    expect(follow({ Houston: 2 })).toBe('lawful');
    expect(follow({ Houston: 1 })).toBe('8.43');
  });

  it('8.42: a split puts every member in one part; staying together needs no answer', () => {
    const split = (answer: Answer) =>
      run(
        ['Nachi', 'Maya', 'Atago', 'Houston'],
        { Nachi: 1, Maya: 1, Atago: 2 },
        { pursuit: [{ Houston: 1 }], follow: NONE },
        { split: [answer] },
      ).refusal;
    expect(split(NONE)).toBe('lawful');
    expect(split({ Nachi: 1, Maya: 2 })).toBe('lawful');
    expect(split({ Nachi: 2, Maya: 1 })).toBe('lawful');
    expect(split({ Nachi: 1, Maya: 1 })).toBe('lawful');
    expect(split({ Nachi: 1 })).toBe('8.42');
    expect(split({ Nachi: 1, Maya: 3 })).toBe('8.42');
    expect(split({ Nachi: 2, Maya: 2 })).toBe('8.42');
    expect(split({ Nachi: 1, Atago: 2 })).toBe('8.42');
    expect(split({ Nachi: 1, Houston: 1 })).toBe('5');
  });

  it('8.43: each pursuer may stop after a round, and must when it is slower than the whole group', () => {
    // Houston falls to speed 5 in round 2 and cannot go on after Nachi; South Dakota (5) could not have begun.
    const chase = (follow: Answer) =>
      fight(
        ['Nachi', 'Houston', 'Canberra II'],
        { 'day-night': ['day', 'night', 'day'], retreat: ['retreat'], targets: [{ Nachi: 'Canberra II' }] },
        {
          'day-night': ['day', 'night', 'day'],
          pursuit: [{ Houston: 1, 'Canberra II': 1 }],
          follow: [follow, NONE],
          targets: [{ Houston: 'Nachi', 'Canberra II': 'Nachi' }],
        },
        // Nachi hits Canberra II (127) for 2.
        { dice: [6, 2, 1, 1] },
      );
    const refusal = (t: Table) => t.refusal(() => t.resolve('Coral Sea'));
    expect(refusal(chase({ Houston: 1, 'Canberra II': 1 }))).toBe('8.43');
    expect(refusal(chase({ 'Canberra II': 1 }))).toBe('8.43');
    expect(refusal(chase({ Houston: 1 }))).toBe('lawful');
    expect(
      refusal(
        chase([
          ['Houston', 1],
          ['Houston', 1],
        ]),
      ),
    ).toBe('8.43');
    const half = table().piece('Houston');
    expect(refusal(chase({ raw: [half] }))).toBe('5');
    expect(refusal(chase({ raw: [half, 1, half] }))).toBe('5');
  });

  it('8.43: a ship as fast as the slowest of its group keeps up, and nobody is asked when none could go on', () => {
    // Nachi hits Houston for 1; Houston misses, or hits Nachi for 1 as well.
    const chase = (dice: number[], follow: Answer[]) =>
      fight(
        ['Nachi', 'Houston'],
        {
          'day-night': ({ game }) => (game.round === 2 ? 'night' : 'day'),
          retreat: ['retreat'],
          targets: [{ Nachi: 'Houston' }],
        },
        {
          'day-night': ({ game }) => (game.round === 2 ? 'night' : 'day'),
          pursuit: [{ Houston: 1 }],
          follow,
          targets: [{ Houston: 'Nachi' }],
        },
        { dice },
      ).resolve('Coral Sea');
    const slow = chase([6, 1, 1], []);
    expect(slow.asked).not.toContain('allied follow');
    expect(slow.where('Nachi')).toBe('Yokosuka Navy Yard');
    const kept = chase([6, 1, 6, 1], [{ Houston: 1 }, NONE]);
    expect(kept.heard('round').length).toBe(3);
  });

  it('8.43: a pursuer too slow for every part of a group that has split is not asked', () => {
    const night = ({ game }: Table) => (game.round === 2 ? 'night' : 'day');
    const t = fight(
      ['Nachi', 'Maya', 'Houston'],
      {
        'day-night': night,
        retreat: ['retreat'],
        groups: [{ Nachi: 1, Maya: 1 }],
        split: [{ Nachi: 1, Maya: 2 }],
        targets: [{ Nachi: 'Houston', Maya: 'Houston' }],
      },
      { 'day-night': night, pursuit: [{ Houston: 1 }], targets: [{ Houston: 'Nachi' }] },
      // Nachi hits Houston for 1.
      { dice: [6, 1, 1, 1] },
    );
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('allied follow');
    expect([t.where('Nachi'), t.where('Maya')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
  });

  it('8.43: a pursuer that stops does not start again', () => {
    const { refusal, t } = run(
      ['Nachi', 'Maya', 'Houston', 'Chester'],
      { Nachi: 1, Maya: 1 },
      { pursuit: [{ Houston: 1, Chester: 1 }], follow: [{ Houston: 1 }, { Chester: 1 }] },
    );
    expect(refusal).toBe('8.34');
    expect(t.game.round).toBe(3);
  });

  it('8.44: a group that is no longer pursued escapes at once: every member is based', () => {
    const { t } = run(
      ['Nachi', 'Tone', 'Kure', 'Houston'],
      { Nachi: 1, Tone: 2, Kure: 1 },
      { pursuit: [{ Houston: 1 }], follow: [NONE] },
      { basing: [{ Tone: 'Truk' }, { Nachi: 'Saigon', Kure: 'Truk' }] },
    );
    // Tone is gone before the first round of the chase; Nachi and Kure when Houston stops.
    expect(t.log.indexOf('based Tone, Truk')).toBeLessThan(t.log.indexOf('round Coral Sea, 2, 1'));
    expect([t.where('Nachi'), t.where('Kure'), t.where('Tone')]).toEqual(['Saigon', 'Truk', 'Truk']);
    expect(t.where('Houston')).toBe('Coral Sea');
  });

  it('8.44: with nobody in pursuit every group escapes, a unit without a port is lost', () => {
    const { t } = run(['Nachi', 'Kure', 'Houston'], { Nachi: 1, Kure: 2 }, { pursuit: [NONE] });
    expect([t.where('Nachi'), t.where('Kure')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
    expect(t.heard('round').length).toBe(1);
  });

  it('8.45: when a whole group is sunk or disabled its pursuers are done for the turn', () => {
    const t = fight(
      [],
      { retreat: ['retreat'], groups: [{ Nachi: 1, Tone: 2 }] },
      {
        pursuit: [{ Essex: 1 }],
        targets: ({ game }) => (game.fight === 1 ? { Essex: 'Nachi' } : {}),
        'air-raid': [{ Saratoga: 'Guadalcanal' }],
      },
      {
        at: { 'Coral Sea': ['Nachi', 'Tone', 'Essex', 'Saratoga'], Guadalcanal: ['Atago'] },
        harbors: { Guadalcanal: 'japan' },
        // Essex disables Nachi.
        dice: [4, 1, 1, 1],
      },
    );
    t.resolve('Coral Sea');
    expect([t.where('Nachi'), t.where('Essex')]).toEqual(['Yokosuka Navy Yard', 'Coral Sea']);
    expect(t.asked).not.toContain('allied follow');
    expect([t.has('Essex', PURSUED), t.has('Saratoga', PURSUED)]).toEqual([true, false]);
  });

  it('8.4, 5.41, 5.43: after each round of a chase the submarine may attack, and units of the pursuing side may land', () => {
    const t = fight(
      ['Nachi', 'I-Boat', 'Houston', '1 Marines'],
      { retreat: ['retreat'], 'submarine-attack': [NONE, 'Houston'] },
      { pursuit: [{ Houston: 1 }], follow: [NONE], landings: [NONE, { '1 Marines': 'Guadalcanal' }] },
      { harbors: { Guadalcanal: 'japan' }, dice: [1] },
    );
    t.resolve('Coral Sea');
    const chase = t.log.slice(t.log.indexOf('round Coral Sea, 2, 1'));
    expect(chase.filter((line) => !line.startsWith('day'))).toEqual([
      'round Coral Sea, 2, 1',
      ...['? japan day-night', '? allied day-night', '? japan submarine-attack'],
      expect.stringContaining('attacked I-Boat, Houston'),
      ...['? allied follow', '? japan basing', 'based Nachi, Yokosuka Navy Yard', '? allied landings'],
      ...['landed 1 Marines, Guadalcanal, 1', 'lost 1 Marines, Coral Sea', 'captured Guadalcanal, allied, 1'],
    ]);
  });

  it('8.5: groups do not combine, and no ship is in two', () => {
    const twice: [string, number][] = [
      ['Nachi', 1],
      ['Nachi', 1],
    ];
    expect(run(['Nachi', 'Tone', 'Houston'], twice as never, {}).refusal).toBe('8.5');
    // A ship of another group cannot be drawn into a split.
    const split = run(
      ['Nachi', 'Maya', 'Atago', 'Houston'],
      { Nachi: 1, Maya: 1, Atago: 2 },
      { pursuit: [{ Houston: 1 }] },
      { split: [{ Nachi: 1, Atago: 1 }] },
    );
    expect(split.refusal).toBe('8.42');
    // Nor while its own pursuers still hold it in the area.
    const held = run(
      ['Nachi', 'Maya', 'Atago', 'Houston', 'Chester'],
      { Nachi: 1, Maya: 1, Atago: 2 },
      { pursuit: [{ Houston: 1, Chester: 2 }] },
      { split: [{ Nachi: 1, Atago: 1 }] },
    );
    expect(held.refusal).toBe('8.42');
    expect(held.t.where('Atago')).toBe('Coral Sea');
  });

  it('8.6: a ship pursues one group a turn and cannot switch to another', () => {
    const twice: [string, number][] = [
      ['Houston', 1],
      ['Houston', 2],
    ];
    expect(run(['Nachi', 'Maya', 'Houston'], { Nachi: 1, Maya: 2 }, { pursuit: [twice] }).refusal).toBe('8.6');
    const pieces = ['Nachi', 'Maya', 'Houston', 'Chester'];
    const switches = (group: number) =>
      run(
        pieces,
        { Nachi: 1, Maya: 2 },
        { pursuit: [{ Houston: 1, Chester: 2 }], follow: [{ Houston: group }, NONE, NONE] },
      ).refusal;
    expect(switches(2)).toBe('8.6');
    expect(switches(3)).toBe('8.6');
    expect(switches(0)).toBe('8.6');
    expect(switches(1)).toBe('lawful');
  });

  it('8.6: when its group has split a pursuer follows one part of it, not the others', () => {
    const twice: [string, number][] = [
      ['Houston', 1],
      ['Houston', 2],
    ];
    const { refusal } = run(
      ['Nachi', 'Maya', 'Houston'],
      { Nachi: 1, Maya: 1 },
      { pursuit: [{ Houston: 1 }], follow: [twice] },
      { split: [{ Nachi: 1, Maya: 2 }] },
    );
    expect(refusal).toBe('8.43');
  });
});

describe('the other side', () => {
  it('8.2, 8.3, 8.44: the Allies retreat and Japan pursues by the same rules', () => {
    const t = fight(
      ['Nachi', 'Kongo', 'Houston', '11th A.F.', '1 Marines'],
      {
        pursuit: [{ Kongo: 1 }],
        follow: [NONE],
      },
      {
        retreat: ['retreat'],
        groups: [{ Houston: 2, '1 Marines': 1 }],
        basing: [{ '11th A.F.': 'Guadalcanal' }, { Houston: 'New Hebrides' }, { '1 Marines': 'Samoa' }],
      },
    );
    t.resolve('Coral Sea');
    expect(t.asked.slice(2)).toEqual([
      ...[
        'allied targets',
        'japan retreat',
        'allied retreat',
        'allied basing',
        'allied groups',
        'japan pursuit',
        'allied basing',
      ],
      ...['japan day-night', 'allied day-night', 'japan follow', 'allied basing'],
    ]);
    expect([t.where('Houston'), t.where('1 Marines'), t.where('11th A.F.')]).toEqual([
      'New Hebrides',
      'Samoa',
      'Guadalcanal',
    ]);
    expect(t.has('Kongo', PURSUED)).toBe(true);
  });
});

describe('rounds of a pursuit', () => {
  it('8.41, 9.1: groups fight apart, each from the same round on, and what follows comes after the longest fight', () => {
    const t = fight(
      ['Nachi', 'Atago', 'Houston', 'Chicago', 'Lexington'],
      { retreat: ['retreat'], groups: [{ Nachi: 1, Atago: 2 }] },
      {
        pursuit: [{ Houston: 1, Chicago: 2 }],
        follow: [{ Houston: 1 }, { Houston: 1 }, NONE, NONE],
        'air-raid': [{ Lexington: 'Guadalcanal' }],
      },
      {
        at: { 'Coral Sea': ['Nachi', 'Atago', 'Houston', 'Chicago', 'Lexington'], Guadalcanal: ['Kure'] },
        harbors: { Guadalcanal: 'japan' },
      },
    );
    t.resolve('Coral Sea');
    expect(t.heard('round').map(([, round, group]) => [round, group])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [2, 2],
      [5, 0],
      [6, 0],
    ]);
  });
});
