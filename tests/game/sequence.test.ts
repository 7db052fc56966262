// Rule 5: the sequence of play.
import { describe, expect, it } from 'vitest';
import { ACTION_DAY } from '../../src/dice/index.js';
import { combat, DONE, endTurn, type Game, movement, playGame, playTurn } from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from './table.js';

/** The log without the parts that a test is not about. */
const steps = (setup: Setup, part: (g: Game) => void, ...about: string[]) =>
  table(setup)
    .run(part)
    .log.filter((line) => about.length === 0 || about.some((word) => line.startsWith(`${word} `)));

/** A turn in which everything there is to do is done once. */
const BUSY: Setup = {
  turn: 3,
  at: {
    'Yokosuka Navy Yard': ['Nachi', { name: 'Haruna', damage: 2 }],
    Truk: ['Atago', '21 AirFlot', '22 AirFlot', 'Sasebo'],
    'Pearl Harbor': ['Houston', { name: 'Idaho', damage: 1 }],
    Samoa: ['Chester', '11th A.F.', '1 Marines'],
  },
  arriving: { 3: ['Yamato', 'Colorado'] },
  returning: { 3: ['23 AirFlot', '10th A.F.'] },
  flags: { 'Marianas Islands': 'japan' },
  // Speed rolls of Nachi (patrol, second area), Houston (the same), Atago and Chester (raiders, third area).
  dice: [1, 2, 3, 4],
  japan: {
    ...PASSIVE,
    'reinforcement-ports': [{ '23 AirFlot': 'Saigon' }],
    patrols: [{ Nachi: 'Marianas Islands' }],
    repairs: [{ Haruna: 2 }],
    air: [{ '21 AirFlot': 'Marshall Islands' }, { '22 AirFlot': 'Marshall Islands' }, NONE],
    amphibious: [{ Sasebo: 'Marshall Islands' }],
    raiders: [{ Atago: 'Aleutian Islands' }],
    submarine: ['North Pacific Ocean'],
  },
  allied: {
    ...PASSIVE,
    'reinforcement-ports': [{ '10th A.F.': 'Ceylon' }],
    patrols: [{ Houston: 'U.S. Mandate' }],
    repairs: [{ Idaho: 1 }],
    air: [{ '11th A.F.': 'U.S. Mandate' }, NONE],
    amphibious: [{ '1 Marines': 'U.S. Mandate' }],
    raiders: [{ Chester: 'Indian Ocean' }],
  },
};

describe('the turn', () => {
  it('5.1, 5.2: reinforcements, then movement, Japan first in every step', () => {
    const t = table(BUSY);
    t.run(playTurn);
    expect(t.asked.slice(0, 16)).toEqual([
      'japan reinforcement-ports',
      'allied reinforcement-ports',
      'japan patrols',
      'japan repairs',
      'allied patrols',
      'allied repairs',
      'japan air',
      'allied air',
      'japan air',
      'allied air',
      'japan air',
      'japan amphibious',
      'allied amphibious',
      'japan raiders',
      'allied raiders',
      'japan submarine',
    ]);
  });

  it('5.1: both players place reinforcements, then the listed ships are removed', () => {
    const log = steps(
      {
        turn: 5,
        at: { Ceylon: ['Revenge'] },
        arriving: { 5: ['Musashi', 'Wichita'] },
        japan: PASSIVE,
        allied: PASSIVE,
      },
      playTurn,
    );
    expect(log.slice(0, 4)).toEqual([
      'turn begins 5',
      'arrived Musashi, Yokosuka Navy Yard',
      'arrived Wichita, Pearl Harbor',
      'withdrawn Revenge',
    ]);
  });

  it('5.21: patrols sail, repairs are made, then speed rolls; all of it by Japan before the Allies', () => {
    const log = steps(BUSY, playTurn, 'moved', 'repaired', 'speed roll').slice(0, 6);
    expect(log).toEqual([
      'moved Nachi, Yokosuka Navy Yard, Marianas Islands',
      'repaired Haruna, 2, Yokosuka Navy Yard',
      'speed roll Nachi, 1, 1',
      'moved Houston, Pearl Harbor, U.S. Mandate',
      'repaired Idaho, 1, Pearl Harbor',
      'speed roll Houston, 2, 1',
    ]);
  });

  it('5.22: air units are placed one at a time, in turn, until a player runs out', () => {
    const log = steps(BUSY, playTurn, 'moved').filter((line) => /AirFlot|A\.F\./.test(line));
    expect(log).toEqual([
      'moved 21 AirFlot, Truk, Marshall Islands',
      'moved 11th A.F., Samoa, U.S. Mandate',
      'moved 22 AirFlot, Truk, Marshall Islands',
    ]);
    // With fewer units Japan is skipped and the Allies go on alone.
    const alone = table({
      at: { Truk: ['21 AirFlot'], Samoa: ['10th A.F.', '11th A.F.'] },
      japan: { ...PASSIVE, air: [{ '21 AirFlot': 'Marshall Islands' }] },
      allied: { ...PASSIVE, air: [{ '10th A.F.': 'U.S. Mandate' }, { '11th A.F.': 'U.S. Mandate' }] },
    }).run(movement);
    expect(alone.asked.filter((question) => question.endsWith(' air'))).toEqual([
      'japan air',
      'allied air',
      'allied air',
    ]);
  });

  it('5.23, 5.24, 5.25: amphibious units, raiders with their rolls, and the submarine, in that order', () => {
    const log = steps(BUSY, playTurn, 'moved', 'speed roll', 'submarine').slice(-7);
    expect(log).toEqual([
      'moved Sasebo, Truk, Marshall Islands',
      'moved 1 Marines, Samoa, U.S. Mandate',
      'moved Atago, Truk, Aleutian Islands',
      'speed roll Atago, 3, 1',
      'moved Chester, Samoa, Indian Ocean',
      'speed roll Chester, 4, 1',
      'submarine I-Boat, North Pacific Ocean',
    ]);
  });

  it('5.25: from turn 7 the Allies have the submarine', () => {
    const t = table({ turn: 7, japan: PASSIVE, allied: { ...PASSIVE, submarine: ['Coral Sea'] } });
    t.run(movement);
    expect(t.heard('submarine')).toEqual([['F-Boat', 'Coral Sea']]);
    expect(t.asked).not.toContain('japan submarine');
  });
});

describe('combat', () => {
  const two = (order: string[]): Setup => ({
    at: { 'Coral Sea': ['Nachi', 'Houston'], Indonesia: ['Atago', 'Chester'], 'Indian Ocean': ['Tone', 'Chicago'] },
    japan: { ...PASSIVE, 'next-area': order, retreat: 'stay' },
    allied: { ...PASSIVE, retreat: 'retreat' },
  });

  it('5.3, 5.31: Japan picks the next area, and a fight once begun is finished before the next', () => {
    const log = steps(two(['Indonesia', 'Indian Ocean']), combat, 'area', 'round', 'retreated');
    expect(log).toEqual([
      'area Indonesia',
      'round Indonesia, 1, 0',
      'retreated allied, Indonesia',
      'area Indian Ocean',
      'round Indian Ocean, 1, 0',
      'retreated allied, Indian Ocean',
      'area Coral Sea',
      'round Coral Sea, 1, 0',
      'retreated allied, Coral Sea',
    ]);
  });

  it('5.31: only an area where combat is left can be picked', () => {
    for (const order of [['Coral Sea', 'Coral Sea'], ['Bay of Bengal'], [-1], [NONE]]) {
      expect(table(two(order as string[])).refusal(combat)).toBe('7.1');
    }
  });

  it('5.32: a round is a day action, a night action, or one of each', () => {
    const round = (japan: 'day' | 'night', allied: 'day' | 'night', dice: number[]) => {
      const t = table({
        at: { 'Coral Sea': ['Akagi', 'Nachi', 'Saratoga', 'Houston'] },
        dice,
        japan: {
          ...PASSIVE,
          'day-night': japan,
          targets: ({ game }) => (game.action === ACTION_DAY ? { Akagi: 'Houston' } : { Nachi: 'Houston' }),
        },
        allied: {
          ...PASSIVE,
          'day-night': allied,
          targets: ({ game }) => (game.action === ACTION_DAY ? { Saratoga: 'Nachi' } : { Houston: 'Nachi' }),
        },
      });
      return t
        .round('Coral Sea')
        .heard('attacked')
        .map(([attacker]) => attacker);
    };
    const misses = (n: number) => Array.from({ length: n }, () => 1);
    expect(round('day', 'day', misses(8))).toEqual(['Akagi', 'Saratoga']);
    expect(round('night', 'night', misses(2))).toEqual(['Nachi', 'Houston']);
    // A tie: 3 + 1 for the day against 4.
    expect(round('day', 'night', [3, 4, ...misses(10)])).toEqual(['Akagi', 'Saratoga', 'Nachi', 'Houston']);
  });

  it('5.33: at night the Allies announce which carriers fire, after day or night is known and before any target is named', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Saratoga', 'Houston'] },
      dice: [1, 1, 1],
      japan: { ...PASSIVE, 'day-night': 'night', targets: [{ Nachi: 'Saratoga' }] },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        'firing-carriers': [['Saratoga']],
        targets: [{ Saratoga: 'Nachi', Houston: 'Nachi' }],
      },
    });
    t.round('Coral Sea');
    expect(t.asked).toEqual([
      'japan day-night',
      'allied day-night',
      'allied firing-carriers',
      'japan targets',
      'allied targets',
    ]);
  });

  it('5.34, 5.35, 5.36: Japan attacks, then the Allies, and only then do results count', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Saratoga'] },
      // Akagi sinks Saratoga (armor 3), which fires all its four shots all the same and sinks Akagi (armor 4).
      dice: [6, 5, 1, 1, 3, 3, 6, 6, 1, 1, 4, 2],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Saratoga' }] },
      allied: { ...PASSIVE, targets: [{ Saratoga: 'Akagi' }] },
    });
    t.round('Coral Sea');
    expect(t.log.slice(-7)).toEqual([
      expect.stringContaining('attacked Akagi, Saratoga'),
      '? allied targets',
      expect.stringContaining('attacked Saratoga, Akagi'),
      'effect Saratoga, 6, 0',
      'lost Saratoga, Coral Sea',
      'effect Akagi, 6, 0',
      'lost Akagi, Coral Sea',
    ]);
    expect([t.where('Saratoga'), t.where('Akagi')]).toEqual(['sunk', 'sunk']);
  });

  it('5.37: in a day action followed by a night action, what was lost by day does not fight at night', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Houston', 'Chester'] },
      // Tie 3 + 1 to 4. Akagi sinks Houston by day; at night Nachi and Akagi fire on Chester, Chester on Nachi.
      dice: [3, 4, 5, 1, 1, 1, 3, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'day-night': 'day',
        targets: [{ Akagi: 'Houston' }, { Nachi: 'Chester', Akagi: 'Chester' }],
      },
      allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Chester: 'Nachi' }] },
    });
    t.round('Coral Sea');
    expect(t.where('Houston')).toBe('sunk');
    expect(t.heard('attacked').map(([attacker]) => attacker)).toEqual(['Akagi', 'Nachi', 'Akagi', 'Chester']);
  });

  it('5.4, 5.38, 5.41, 5.42, 5.43: after the round the submarine attacks, then sides retreat, then units land', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Nachi', 'Houston', '1 Marines', 'I-Boat', 'Chester'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [6, 6],
      japan: { ...PASSIVE, 'submarine-attack': ['Chester'], retreat: ['retreat'] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });
    t.resolve('Coral Sea');
    const order = t.log.filter((line) => /^(\? |attacked|lost|landed|captured|based)/.test(line));
    expect(order).toEqual([
      '? japan day-night',
      '? allied day-night',
      '? japan submarine-attack',
      expect.stringContaining('attacked I-Boat, Chester'),
      'lost Chester, Coral Sea',
      '? japan retreat',
      '? allied retreat',
      '? allied pursuit',
      '? japan basing',
      expect.stringContaining('based Nachi'),
      '? allied landings',
      'landed 1 Marines, Guadalcanal, 1',
      'lost 1 Marines, Coral Sea',
      'captured Guadalcanal, allied, 1',
    ]);
    expect(t.where('I-Boat')).toBe('not arrived');
  });

  it('5.5: rounds go on until one side is left, which may raid and then land', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Houston', 'Saratoga', '1 Marines', 'Nachi'], Guadalcanal: ['Atago'] },
      harbors: { Guadalcanal: 'japan' },
      // Two rounds without a hit, then Japan goes; Saratoga's raid misses twice.
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
      japan: { ...PASSIVE, retreat: ['stay', 'retreat'] },
      allied: {
        ...PASSIVE,
        'air-raid': [{ Saratoga: 'Guadalcanal' }],
        targets: [NONE, NONE, { Saratoga: 'Atago' }, { Saratoga: 'Atago' }],
        landings: [NONE, NONE, { '1 Marines': 'Guadalcanal' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 0],
      ['Coral Sea', 3, 0],
      ['Coral Sea', 4, 0],
    ]);
    expect(t.asked.indexOf('allied air-raid')).toBeLessThan(t.asked.lastIndexOf('allied landings'));
    expect(t.holder('Guadalcanal')).toBe('allied');
  });

  it('5.6: a submarine still at sea may attack after all combat, and is back in port then', () => {
    const t = table({
      at: { 'Coral Sea': ['I-Boat', 'Houston'], Indonesia: ['Nachi', 'Chester'] },
      dice: [6, 1],
      japan: { ...PASSIVE, 'submarine-attack': ['Houston'] },
      allied: { ...PASSIVE, retreat: 'retreat' },
    });
    t.run(combat);
    expect(t.log.at(-2)).toMatch(/^attacked I-Boat/);
    expect([t.damage('Houston'), t.where('I-Boat')]).toEqual([1, 'not arrived']);
    const idle = table({ at: { 'Coral Sea': ['I-Boat', 'Houston'] }, japan: { 'submarine-attack': [NONE] } }).run(
      combat,
    );
    expect(idle.where('I-Boat')).toBe('not arrived');
  });
});

describe('the end of the turn', () => {
  const END: Setup = {
    turn: 3,
    at: { 'U.S. Mandate': ['Nachi', 'Kure'], 'Coral Sea': ['Houston'], Samoa: ['Chester'] },
    flags: { 'U.S. Mandate': 'japan', 'Coral Sea': 'allied' },
    japan: { ...PASSIVE, landings: [{ Kure: 'New Hebrides' }], basing: 'Truk' },
    allied: { ...PASSIVE, basing: 'Australia' },
  };

  it('5.7: flags and points, isolated ports, last invasions, return to port, in that order', () => {
    const log = steps(END, endTurn, 'scored', 'captured', 'landed', 'based');
    expect(log).toEqual([
      'scored 2, 2, 0',
      'captured Samoa, japan, 0',
      'based Chester, Australia',
      'landed Kure, New Hebrides, 1',
      'captured New Hebrides, japan, 1',
      'based Nachi, Truk',
      'based Houston, Australia',
    ]);
  });

  it('5.71: new flags stand before points are counted, and points are added to the track', () => {
    const t = table({ ...END, poc: 4, at: { 'U.S. Mandate': ['Houston'] }, japan: PASSIVE });
    t.run(endTurn);
    expect(t.flag('U.S. Mandate')).toBe('allied');
    expect(t.flag('Coral Sea')).toBe('none');
    expect(t.heard('scored')).toEqual([[0, 2, 2]]);
  });

  it('5.72: a harbor turns only when enemy flags surround it before and after the new flags', () => {
    const holder = (before: 'japan' | 'none', after: 'Nachi' | 'Houston') =>
      table({
        ...END,
        at: { 'U.S. Mandate': [after] },
        flags: { 'U.S. Mandate': before },
        japan: PASSIVE,
        allied: PASSIVE,
      })
        .run(endTurn)
        .holder('Samoa');
    expect(holder('japan', 'Nachi')).toBe('japan');
    expect(holder('none', 'Nachi')).toBe('allied');
    expect(holder('japan', 'Houston')).toBe('allied');
  });

  it('5.73: units still at sea may invade enemy bases that touch their area', () => {
    const t = table(END).run(endTurn);
    expect([t.holder('New Hebrides'), t.where('Kure')]).toEqual(['japan', 'returning']);
    const refused = (harbor: string) =>
      table({ ...END, japan: { ...PASSIVE, landings: [{ Kure: harbor }] } }).refusal(endTurn);
    expect(refused('Guadalcanal')).toBe('13.3');
  });

  it('5.74: what is still at sea returns to friendly ports and bases, Japan first', () => {
    const t = table(END).run(endTurn);
    expect(t.asked.slice(-2)).toEqual(['japan basing', 'allied basing']);
    expect([t.where('Nachi'), t.where('Houston')]).toEqual(['Truk', 'Australia']);
    expect(t.has('Nachi', DONE)).toBe(true);
  });

  it('5.74: every piece that returns is named, once', () => {
    const refusal = (basing: [string, string][]) =>
      table({ at: { 'U.S. Mandate': ['Nachi', 'Atago'] }, japan: { ...PASSIVE, basing: [basing] } }).refusal(endTurn);
    expect(refusal([['Nachi', 'Truk']])).toBe('5.74');
    const both: [string, string] = ['Nachi', 'Truk'];
    expect(refusal([both, both])).toBe('10.1');
    expect(refusal([both, ['Tone', 'Truk']])).toBe('10.1');
    expect(refusal([both, ['Atago', 'Saigon']])).toBe('lawful');
  });

  it('5.75: turn follows turn, and after the eighth the game is over', () => {
    const t = table({ start: true, seed: 'a game', japan: PASSIVE, allied: PASSIVE });
    t.run(playGame);
    expect(t.game.turn).toBe(8);
    const last = t.heard('scored').at(-1)!;
    expect(t.game.poc).toBe(last[2]);
    // What was done in one turn does not bind the next.
    const again = table({
      turn: 3,
      at: { Truk: [{ name: 'Nachi', marks: DONE }] },
      japan: { ...PASSIVE, patrols: [{ Nachi: 'Marianas Islands' }] },
      allied: PASSIVE,
    });
    again.run(playTurn);
    expect(again.heard('moved')).toEqual([['Nachi', 'Truk', 'Marianas Islands']]);
  });
});
