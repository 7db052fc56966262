// Normal Turn One, nt1 18.14: the Allies in Hawaii engage or refuse; whom the I-Boat may attack when they refuse.
import { describe, expect, it } from 'vitest';
import { combat, endTurn, lastSubmarineAttacks, raiders } from '../../../src/game/index.js';
import { roundInWords } from '../../../src/game/state/round-in-words.js';
import { NONE, SIDE } from '../table.js';
import { combatAt, fight, HAWAII, on, raiding } from './tables.js';

describe('nt1 18.14–18.16 combat in Hawaii', () => {
  it('nt1 18.14: the Allies say whether they engage before day or night is rolled for, and it is rolled for in any case', () => {
    const t = fight({ allied: { engage: ['refuse'] } }).run(combatAt());
    expect(t.asked.slice(0, 3)).toEqual(['allied engage', 'japan day-night', 'allied day-night']);
  });

  it('nt1 18.14: who refuses is not attacked and does not attack', () => {
    const t = fight({ allied: { engage: ['refuse'], targets: [] } }).run(combatAt({ Soryu: 'Minneapolis' }));
    expect(t.heard('attacked')).toEqual([]);
    expect(t.where('Minneapolis')).toBe(HAWAII);
    const second = fight({
      at: { [HAWAII]: [raiding('Soryu'), 'Minneapolis'], 'Pearl Harbor': ['Nevada'] },
      japan: { targets: [{ Soryu: 'Minneapolis' }] },
      allied: { engage: ['refuse'] },
    });
    expect(second.refusal(combatAt({ Soryu: 'Minneapolis' }))).toBe('nt1 18.15');
  });

  it('nt1 18.14: who refuses is not attacked at night either, and forms no task forces', () => {
    const t = fight({
      rules: ['nt1', 'task-forces'],
      japan: { 'day-night': 'night', targets: [], 'task-forces': [] },
      allied: { engage: ['refuse'], 'day-night': 'night', targets: [], 'task-forces': [] },
    }).run(combatAt());
    expect([t.heard('round').length, t.heard('attacked'), t.where('Minneapolis')]).toEqual([2, [], HAWAII]);
  });

  it('nt1 18.14: nobody is asked where there is nobody to fight', () => {
    const t = fight({ at: { [HAWAII]: [raiding('Soryu')], 'Pearl Harbor': ['Nevada'] }, allied: { engage: [] } });
    expect(t.run(combatAt()).asked).not.toContain('allied engage');
    const away = fight({ at: { [HAWAII]: ['Minneapolis'] }, allied: { engage: [] } }).run(combat);
    expect(away.asked).not.toContain('allied engage');
  });

  it('nt1 18.14: it is yes or no', () => {
    for (const raw of [[2], [-1], [], [0, 1], [1, 1]])
      expect(fight({ allied: { engage: { raw } } }).refusal(combatAt())).toBe('nt1 18.14');
  });

  it('nt1 18.14: the question is about Hawaii, whatever was fought before, and Hawaii is done with afterwards', () => {
    let area = -1;
    const words: string[] = [];
    const t = fight({
      allied: {
        engage: (u) => {
          area = u.game.area;
          return 'engage';
        },
        targets: (u) => {
          words.push(roundInWords(u.game));
          return { Lexington: 'Soryu' };
        },
      },
      at: { [HAWAII]: [raiding('Soryu'), 'Lexington'], 'Coral Sea': ['Nachi', 'Astoria'] },
      dice: [1, 1, 1, 1, 1, 1, 1],
      japan: { retreat: ['retreat'] },
    });
    t.game.area = 0;
    t.game.fight = 3;
    t.game.roundsBefore = 7;
    t.run(combatAt({ Soryu: 'Lexington' }));
    expect(t.areas(1 << area)).toEqual([HAWAII]);
    expect(t.areas(t.game.areasLeft)).toEqual(['Coral Sea']);
    // Rounds as players count them, and members of the main fight: the enemy can be attacked.
    expect(words).toEqual(['round 1']);
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Lexington'],
      ['Lexington', 'Soryu'],
    ]);
  });

  it('nt1 18.14: on other turns nobody is asked', () => {
    const t = on({ turn: 2, at: { [HAWAII]: ['Hiei', 'Minneapolis'] }, japan: { retreat: ['retreat'] } }).run(combat);
    expect(t.asked).not.toContain('allied engage');
  });

  it('nt1 18.14: the engaged attack by day in both rounds, and are attacked', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Lexington'] },
      dice: [1, 1, 1, 6, 1, 1, 1, 2, 1, 1, 1, 6, 1, 1, 1, 1],
      japan: { targets: [{ Soryu: 'Lexington' }] },
      allied: { engage: ['engage'], targets: [{ Lexington: 'Hiei' }, { Lexington: 'Hiei' }] },
    }).run(combatAt({ Soryu: 'Lexington' }));
    expect(t.heard('attacked').map(([a, b]) => [a, b])).toEqual([
      ['Soryu', 'Lexington'],
      ['Lexington', 'Hiei'],
      ['Soryu', 'Lexington'],
      ['Lexington', 'Hiei'],
    ]);
    expect(t.damage('Hiei')).toBe(3);
  });

  it('nt1 18.14, 16.1: the I-Boat is asked after each round', () => {
    const t = fight({
      at: { [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'] },
      dice: [1],
      japan: { 'submarine-attack': [NONE, 'Minneapolis'], retreat: ['stay'] },
      allied: { engage: ['engage'] },
    }).run(combatAt());
    const log = t.log.filter((line) => /^round|submarine-attack/.test(line));
    expect(log).toEqual([
      `round ${HAWAII}, 3, 0`,
      '? japan submarine-attack',
      `round ${HAWAII}, 4, 0`,
      '? japan submarine-attack',
    ]);
  });

  /** Minneapolis at sea already, New Orleans from Pearl Harbor; the Allies refuse. */
  const submarine = (target: string, retreat = 'stay') =>
    on({
      at: {
        [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'],
        'Pearl Harbor': ['New Orleans'],
        'Johnston Island': ['Chicago'],
      },
      dice: [1],
      japan: { 'submarine-attack': [target], retreat },
      allied: { raiders: [{ 'New Orleans': HAWAII, Chicago: HAWAII }], engage: ['refuse'] },
    }).run((g) => raiders(g, SIDE.allied));

  it('nt1 18.14: the I-Boat attacks what left Pearl Harbor all the same', () => {
    const t = submarine('New Orleans').run(combat);
    expect(t.heard('attacked')).toEqual([['I-Boat', 'New Orleans', 0]]);
  });

  it('nt1 18.14: and nothing else', () => {
    expect(submarine('Minneapolis').refusal(combat)).toBe('nt1 18.14');
    expect(submarine('Chicago').refusal(combat)).toBe('nt1 18.14');
  });

  it('nt1 18.14: elsewhere it attacks what it likes', () => {
    const t = on({
      at: { [HAWAII]: [raiding('Hiei'), 'Minneapolis'], 'Coral Sea': ['I-Boat', 'Astoria'] },
      dice: [1],
      japan: { 'submarine-attack': ['Astoria'] },
      allied: { engage: ['refuse'] },
    }).run(combat);
    expect(t.heard('attacked')).toEqual([['I-Boat', 'Astoria', 0]]);
  });

  it('nt1 18.14: for the rest of the turn, when Japan has left too', () => {
    const t = on({
      at: { [HAWAII]: [raiding('Hiei'), 'I-Boat', 'Minneapolis'] },
      japan: { 'submarine-attack': [] },
      allied: { engage: ['refuse'] },
    });
    t.run(combat);
    expect(t.where('Hiei')).toBe('Yokosuka Navy Yard');
    expect(t.asked).not.toContain('japan submarine-attack');
    t.run(endTurn);
    expect(t.game.refused).toBe(false);
  });

  it('nt1 18.14: where nobody refused, it attacks whatever it likes', () => {
    const t = on({
      at: { [HAWAII]: ['I-Boat', 'Minneapolis'] },
      dice: [1],
      japan: { 'submarine-attack': ['Minneapolis'] },
    });
    expect(t.run(lastSubmarineAttacks).heard('attacked')).toHaveLength(1);
  });
});
