// Rule 15: control of sea areas, points of control, and the track (2.5).
import { describe, expect, it } from 'vitest';
import { beginTurn, endTurn, placeFlags, playGame, score } from '../../src/game/index.js';
import { PASSIVE, type Setup, table } from './table.js';

const flagged = (at: Setup['at'], setup: Setup = {}) => table({ at: at!, ...setup }).run(placeFlags);
const AREAS = [
  'Japanese Islands',
  'Aleutian Islands',
  'North Pacific Ocean',
  'Central Pacific Ocean',
  'Hawaiian Islands',
  'Marianas Islands',
  'Marshall Islands',
  'U.S. Mandate',
  'South Pacific Ocean',
  'Coral Sea',
  'Indonesia',
  'Indian Ocean',
  'Bay of Bengal',
];

describe('15.1 flags', () => {
  it('15.1, 15.11: the flag shows who controls an area, ships there or not', () => {
    const t = table({ flags: { 'Coral Sea': 'allied', Indonesia: 'japan' } });
    expect(t.areas(t.game.controlled[0]!)).toEqual(['Indonesia']);
    expect(t.areas(t.game.controlled[1]!)).toEqual(['Coral Sea']);
    // It stays through the turn: it counts for day or night (7.31) without a ship of its owner.
    const fight = table({
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      flags: { 'Coral Sea': 'japan' },
      dice: [4, 4, 1, 1],
      japan: { ...PASSIVE, 'day-night': 'night' },
      allied: { ...PASSIVE, 'day-night': 'day' },
    }).round('Coral Sea');
    expect(fight.heard('day or night')).toEqual([[4, 4, 2]]);
  });

  it('15.12: without a flag neither side controls an area: nobody adds one for it, nobody gets its points', () => {
    const fight = table({
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      dice: [4, 4],
      japan: { ...PASSIVE, 'day-night': 'night' },
      allied: { ...PASSIVE, 'day-night': 'day' },
    }).round('Coral Sea');
    // With a Japanese flag the same dice are a tie.
    expect(fight.heard('day or night')).toEqual([[4, 4, 0]]);
    // A lone raider keeps nobody's flag there.
    const turn = flagged({ Indonesia: [{ name: 'Nachi', raiding: true }] }, { turn: 5 });
    expect([turn.game.poc, turn.flag('Indonesia')]).toEqual([0, 'none']);
  });

  it('15.2: at the start each side controls what its chart lists, nobody the Aleutians and the North Pacific', () => {
    const t = table({ start: true });
    const by = (side: string) => AREAS.filter((area) => t.flag(area) === side);
    expect(by('japan')).toEqual(['Japanese Islands', 'Marianas Islands', 'Marshall Islands']);
    expect(by('none')).toEqual(['Aleutian Islands', 'North Pacific Ocean']);
    expect(by('allied')).toEqual([
      'Central Pacific Ocean',
      'Hawaiian Islands',
      'U.S. Mandate',
      'South Pacific Ocean',
      'Coral Sea',
      'Indonesia',
      'Indian Ocean',
      'Bay of Bengal',
    ]);
  });
});

describe('15.3 placing flags', () => {
  it('15.3: all flags are removed, then each side flags the areas where it has a patroller or an air unit', () => {
    const t = flagged(
      {
        'Coral Sea': ['Nachi'],
        Indonesia: ['21 AirFlot'],
        'Hawaiian Islands': ['Astoria'],
        'U.S. Mandate': ['11th A.F.'],
      },
      { flags: { 'Marshall Islands': 'japan', 'Coral Sea': 'allied', Indonesia: 'allied', 'Bay of Bengal': 'allied' } },
    );
    expect(AREAS.filter((area) => t.flag(area) === 'japan')).toEqual(['Coral Sea', 'Indonesia']);
    expect(AREAS.filter((area) => t.flag(area) === 'allied')).toEqual(['Hawaiian Islands', 'U.S. Mandate']);
    expect(t.areas(t.game.controlled[0]!)).toEqual(['Coral Sea', 'Indonesia']);
    expect(t.areas(t.game.controlled[1]!)).toEqual(['Hawaiian Islands', 'U.S. Mandate']);
  });

  it('15.3: the flags stand until the end of the next turn', () => {
    const t = flagged({ 'Coral Sea': ['Nachi'] }, { japan: PASSIVE, allied: PASSIVE });
    t.game.turn = 3;
    t.run(beginTurn);
    expect(t.flag('Coral Sea')).toBe('japan');
  });

  it('15.31: submarines, raiders and amphibious units do not count', () => {
    const t = flagged({
      'Coral Sea': [{ name: 'Nachi', raiding: true }],
      Indonesia: ['Sasebo'],
      'Bay of Bengal': ['I-Boat'],
      'Hawaiian Islands': [{ name: 'Saratoga', raiding: true }, '1 Marines'],
      'U.S. Mandate': ['F-Boat'],
    });
    expect(AREAS.filter((area) => t.flag(area) !== 'none')).toEqual([]);
  });

  it('15.31: one patroller among raiders is enough', () => {
    expect(flagged({ 'Coral Sea': [{ name: 'Nachi', raiding: true }, 'Haguro'] }).flag('Coral Sea')).toBe('japan');
  });

  it('15.32: ships and units in port do not count', () => {
    const t = flagged({ Samoa: ['Astoria', '11th A.F.'], Guadalcanal: ['Nachi'], Truk: ['21 AirFlot'] });
    expect(AREAS.filter((area) => t.flag(area) !== 'none')).toEqual([]);
  });

  it('15.33: where neither side has a patroller or an air unit nobody controls', () => {
    const t = flagged({}, { flags: { 'Coral Sea': 'japan', Indonesia: 'allied' } });
    expect([t.flag('Coral Sea'), t.flag('Indonesia')]).toEqual(['none', 'none']);
    expect(t.heard('control')).toHaveLength(13);
  });
});

describe('15.4 points of control', () => {
  const one = (area: string, piece: string, setup: Setup = {}) =>
    flagged({ [area]: [piece] }, setup).heard('scored')[0];

  it('15.4: each flag earns the points printed for its side', () => {
    const { tables } = table().game;
    AREAS.forEach((area, k) => {
      expect(one(area, 'Nachi')).toEqual([tables.poc[k], 0, tables.poc[k]]);
      const allied = tables.poc[13 + k]!;
      expect(one(area, 'Astoria')).toEqual([0, allied, allied === 0 ? 0 : -allied]);
    });
    expect(one('Indonesia', 'Nachi')).toEqual([3, 0, 3]);
    expect(one('Indonesia', 'Astoria')).toEqual([0, 1, -1]);
  });

  it('15.4, 2.5: both sides add up theirs and the difference moves the marker', () => {
    const t = flagged(
      { Indonesia: ['Nachi'], 'Coral Sea': ['Haguro'], 'Hawaiian Islands': ['Astoria'], 'Bay of Bengal': ['Revenge'] },
      { poc: -2 },
    );
    const [japan, allied, track] = t.heard('scored')[0] as number[];
    expect(track).toBe(-2 + japan! - allied!);
    expect([t.game.gained(0), t.game.gained(1), t.game.poc]).toEqual([japan, allied, track]);
    expect(japan).toBe(t.game.tables.poc[10]! + t.game.tables.poc[9]!);
    expect(allied).toBe(t.game.tables.poc[13 + 4]! + t.game.tables.poc[13 + 12]!);
  });

  it('15.4: from the end of turn 1, once a turn', () => {
    const turns: number[] = [];
    const t = table({ start: true, japan: PASSIVE, allied: PASSIVE, seed: 'control' });
    t.run((g) =>
      playGame(g, {
        turnEnded: () => {
          turns.push(t.heard('scored').length);
        },
      }),
    );
    expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('15.4, 2.5: the track ends at 29 either way, and a lead comes down from there', () => {
    const track = (poc: number, japan: number, allied: number) => {
      const t = table({ poc });
      score(t.game, japan, allied);
      return t.game.poc;
    };
    expect(track(27, 2, 0)).toBe(29);
    expect(track(28, 5, 0)).toBe(29);
    expect(track(29, 3, 0)).toBe(29);
    expect(track(29, 3, 5)).toBe(27);
    expect(track(-28, 0, 1)).toBe(-29);
    expect(track(-28, 0, 9)).toBe(-29);
    expect(track(-29, 4, 1)).toBe(-26);
    // The difference counts, not each side's sum.
    expect(track(28, 9, 8)).toBe(29);
  });

  it('19.3, 15.4: under the nine-turn rules Japan has one more for the Japanese Islands and for Indonesia', () => {
    const nine = { rules: ['nine-turn'] };
    expect(one('Indonesia', 'Nachi', nine)).toEqual([4, 0, 4]);
    expect(one('Japanese Islands', 'Nachi', nine)).toEqual([4, 0, 4]);
    expect(one('Marianas Islands', 'Nachi', nine)).toEqual(one('Marianas Islands', 'Nachi'));
    expect(one('Indonesia', 'Astoria', nine)).toEqual([0, 1, -1]);
    const both = flagged({ Indonesia: ['Nachi'], 'Japanese Islands': ['Haguro'] }, nine);
    expect(both.heard('scored')[0]).toEqual([8, 0, 8]);
  });

  it('15.4, 5.71: the flags are placed before bases fall and everybody returns to port', () => {
    const t = table({ at: { 'Coral Sea': ['Nachi'] }, japan: { basing: [{ Nachi: 'Truk' }] } }).run(endTurn);
    expect([t.flag('Coral Sea'), t.where('Nachi')]).toEqual(['japan', 'Truk']);
  });
});
