// Rules 5.1 and 5.2: reinforcements and movement, in the order of play.
import { describe, expect, it } from 'vitest';
import { movement, playTurn } from '../../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from '../table.js';
import { steps } from './steps.js';

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
