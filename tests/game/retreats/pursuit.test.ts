// Rules 8.3–8.34: groups of ships that retreat, and who may pursue them.
import { describe, expect, it } from 'vitest';
import { DONE, PURSUED } from '../../../src/game/index.js';
import { type Answer, NONE, type Piece } from '../table.js';
import { fight, run } from './tables.js';

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

  it('8.32, 16.4: a submarine is neither a ship nor a unit that retreats', () => {
    const pieces = ['Nachi', 'Yamato', 'I-Boat', 'Houston'];
    const form = (groups: Answer) =>
      run(pieces, groups, { pursuit: NONE }, { retreat: ['retreat'], 'submarine-attack': NONE }).refusal;
    expect(form({ Nachi: 1, Yamato: 1 })).toBe('lawful');
    expect(form({ Nachi: 1, 'I-Boat': 1 })).toBe('8.32');
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
