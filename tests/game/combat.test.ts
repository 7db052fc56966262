// Rules 7.1–7.3, 7.8 and 7.9: the order of areas, the rounds, day and night, and what follows a round.
import { describe, expect, it } from 'vitest';
import { ACTION_DAY } from '../../src/dice/index.js';
import {
  areasToResolve,
  combat,
  DAY,
  DAY_THEN_NIGHT,
  dayOrNight,
  fillRosters,
  MAX_ROUNDS,
  NIGHT,
} from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from './table.js';

/** Names of the areas where there is something to resolve. */
function toResolve(setup: Setup): string[] {
  const t = table(setup).run(fillRosters);
  return t.areas(areasToResolve(t.game));
}

describe('the areas', () => {
  it('7.1: combat is resolved in every sea area, one after the other, in the order Japan selects', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Houston'], Indonesia: ['Atago', 'Chester'], 'U.S. Mandate': ['Tone', 'Chicago'] },
      japan: {
        ...PASSIVE,
        'next-area': ['U.S. Mandate', 'Coral Sea'],
        retreat: ['stay', 'retreat', 'stay', 'retreat', 'retreat'],
      },
      allied: PASSIVE,
    });
    t.run(combat);
    expect(t.heard('area')).toEqual([['U.S. Mandate'], ['Coral Sea'], ['Indonesia']]);
    expect(t.heard('round').map(([area]) => area)).toEqual([
      ...['U.S. Mandate', 'U.S. Mandate', 'Coral Sea', 'Coral Sea', 'Indonesia'],
    ]);
    expect(t.asked).not.toContain('allied next-area');
  });

  it('7.11: where one side is alone, its carriers may raid and its amphibious units land; without either nothing happens', () => {
    expect(toResolve({ at: { 'Coral Sea': ['Nachi', '21 AirFlot'] } })).toEqual([]);
    expect(toResolve({ at: { 'Coral Sea': ['Akagi'] } })).toEqual(['Coral Sea']);
    expect(toResolve({ at: { 'Coral Sea': ['Kure'] } })).toEqual(['Coral Sea']);
    expect(toResolve({ at: { 'Coral Sea': ['1 Marines'], 'U.S. Mandate': ['Wasp'] } })).toEqual(['Coral Sea']);
    expect(toResolve({ at: { 'Marshall Islands': ['Wasp'] } })).toEqual(['Marshall Islands']);
    // A carrier without airstrike, or one whose sea has no enemy harbor, has nothing to do.
    expect(toResolve({ at: { 'Coral Sea': [{ name: 'Akagi', damage: 4 }] } })).toEqual([]);
    expect(toResolve({ at: { 'Japanese Islands': ['Akagi'] } })).toEqual([]);
    expect(toResolve({ at: { 'Coral Sea': ['I-Boat'], 'Japanese Islands': ['Houston'] } })).toEqual([]);
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Akagi', 'Kure'], Guadalcanal: ['Houston'] },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        'air-raid': [{ Akagi: 'Guadalcanal' }],
        targets: [{ Akagi: 'Houston' }, { Akagi: 'Houston' }],
        landings: [{ Kure: 'New Hebrides' }],
      },
    });
    t.run(combat);
    expect(t.asked).toEqual(['japan air-raid', 'japan targets', 'japan targets', 'japan landings']);
    expect(t.holder('New Hebrides')).toBe('japan');
  });

  it('7.11: a carrier waits for a base that the enemy may take before its area is resolved', () => {
    // Two Japanese units may take New Hebrides from the Mandate: one is lost, the other lands there and can be raided.
    const at = { 'U.S. Mandate': ['Kure', 'Sasebo'], 'Coral Sea': ['Saratoga'] };
    expect(toResolve({ at })).toEqual(['U.S. Mandate', 'Coral Sea']);
    expect(toResolve({ at: { ...at, 'U.S. Mandate': ['Nachi'] } })).toEqual([]);
    // A port cannot be invaded.
    expect(toResolve({ at: { Indonesia: ['Kure'], 'Bay of Bengal': ['Wasp'] } })).toEqual(['Indonesia']);
  });

  it('7.12: opposing forces fight until one side is left, whose carriers may raid', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Houston', 'Chester'], Guadalcanal: ['Chicago'] },
      // Day: both cruisers are sunk, one a round; then two raid rounds.
      dice: [5, 1, 1, 1, 3, 5, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        targets: [{ Akagi: 'Houston' }, { Akagi: 'Chester' }, { Akagi: 'Chicago' }, { Akagi: 'Chicago' }],
        'air-raid': [{ Akagi: 'Guadalcanal' }],
      },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    expect([t.where('Houston'), t.where('Chester')]).toEqual(['sunk', 'sunk']);
    expect(t.heard('round').length).toBe(4);
    expect(t.asked.slice(-4)).toEqual(['japan targets', 'japan air-raid', 'japan targets', 'japan targets']);
  });

  it('7.13: raids and amphibious units have rules of their own: two rounds, and invaders that are lost', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Akagi', 'Kure'], Guadalcanal: ['Houston'] },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        'air-raid': [{ Akagi: 'Guadalcanal' }],
        targets: { Akagi: 'Houston' },
        landings: [{ Kure: 'Port Moresby' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('attacked').length).toBe(2);
    expect(t.where('Kure')).toBe('returning');
  });
});

describe('rounds', () => {
  it('7.2, 7.21: both sides fire once, losses go, survivors fire again, until one side is gone', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Atago', 'Houston', 'Chester'] },
      // Night. Round 1: Nachi sinks Houston (5 with its bonus, damage 2), Atago misses, Houston misses, Chester damages Nachi (1).
      // Round 2: Nachi (no bonus) and Atago at Chester: 1, then 5: a hit for 3. Chester has fired back: 1.
      dice: [5, 2, 1, 1, 6, 1, 1, 5, 3, 1],
      japan: {
        ...PASSIVE,
        'day-night': 'night',
        targets: [
          { Nachi: 'Houston', Atago: 'Houston' },
          { Nachi: 'Chester', Atago: 'Chester' },
        ],
      },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        targets: [{ Houston: 'Nachi', Chester: 'Nachi' }, { Chester: 'Atago' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('lost')).toEqual([
      ['Houston', 'Coral Sea'],
      ['Chester', 'Coral Sea'],
    ]);
    expect(t.damage('Nachi')).toBe(1);
    expect(t.heard('round').length).toBe(2);
  });

  it('7.22: by day airstrikes attack and gunnery does not, at night gunnery attacks and airstrikes do not', () => {
    const attackers = (wish: 'day' | 'night') => {
      const t = table({
        at: { 'Coral Sea': ['Akagi', 'Nachi', '21 AirFlot', 'Iowa'] },
        seed: 'any',
        japan: {
          ...PASSIVE,
          'day-night': wish,
          targets: ({ game }) =>
            game.action === ACTION_DAY ? { Akagi: 'Iowa', '21 AirFlot': 'Iowa' } : { Akagi: 'Iowa', Nachi: 'Iowa' },
        },
        allied: { ...PASSIVE, 'day-night': wish, targets: { Iowa: 'Nachi' } },
      });
      t.round('Coral Sea');
      return t.heard('attacked').map(([attacker]) => attacker);
    };
    expect(attackers('day')).toEqual(['Akagi', '21 AirFlot']);
    expect(attackers('night')).toEqual(['Akagi', 'Nachi', 'Iowa']);
  });

  it('a fight that nobody can end is broken off at the bound and counted', () => {
    const t = table({ turn: 3, at: { 'Coral Sea': ['Kure', '1 Marines'] }, japan: PASSIVE, allied: PASSIVE });
    t.resolve('Coral Sea');
    expect(t.heard('round').length).toBe(MAX_ROUNDS);
    expect(t.game.boundHits).toBe(1);
    expect(t.heard('bound')).toEqual([['Coral Sea']]);
    expect([t.where('Kure'), t.where('1 Marines')]).not.toContain('Coral Sea');
  });
});

describe('day and night', () => {
  type Wish = 'day' | 'night';
  const decide = (japan: Wish, allied: Wish, dice: number[], flag: 'japan' | 'allied' | 'none' = 'none') =>
    table({
      flags: { 'Coral Sea': flag, Indonesia: 'japan', 'U.S. Mandate': 'allied' },
      dice,
      japan: { 'day-night': [japan] },
      allied: { 'day-night': [allied] },
    });
  const result = (...args: Parameters<typeof decide>) => {
    const t = decide(...args);
    t.game.area = t.area('Coral Sea');
    return dayOrNight(t.game);
  };

  it('7.3: players who agree fight that action without a die; Japan states its wish first', () => {
    expect(result('day', 'day', [])).toBe(DAY);
    expect(result('night', 'night', [])).toBe(NIGHT);
    const t = decide('night', 'night', []);
    t.run(dayOrNight);
    expect(t.asked).toEqual(['japan day-night', 'allied day-night']);
    expect(t.heard('day or night')).toEqual([[0, 0, NIGHT]]);
  });

  it('7.3: a wish is day or night', () => {
    for (const wish of [2, -1, NONE, { raw: [0, 1] }]) {
      expect(table({ japan: { 'day-night': [wish] } }).refusal(dayOrNight)).toBe('7.3');
      const allied = table({ japan: { 'day-night': ['day'] }, allied: { 'day-night': [wish] } });
      expect(allied.refusal(dayOrNight)).toBe('7.3');
    }
  });

  it('7.31: the wish for day adds one, and the higher result has its way', () => {
    // Japan's die first. Japan wants day: it wins at one less, ties one below that, loses further down.
    expect(result('day', 'night', [3, 3])).toBe(DAY);
    expect(result('day', 'night', [2, 3])).toBe(DAY_THEN_NIGHT);
    expect(result('day', 'night', [2, 4])).toBe(NIGHT);
    // The Allies want day.
    expect(result('night', 'day', [3, 3])).toBe(DAY);
    expect(result('night', 'day', [4, 3])).toBe(DAY_THEN_NIGHT);
    expect(result('night', 'day', [5, 3])).toBe(NIGHT);
  });

  it('7.31: who controls the area adds one, two if he also wants day', () => {
    expect(result('day', 'night', [2, 3], 'japan')).toBe(DAY);
    expect(result('day', 'night', [1, 3], 'japan')).toBe(DAY_THEN_NIGHT);
    expect(result('day', 'night', [1, 4], 'japan')).toBe(NIGHT);
    expect(result('night', 'day', [3, 3], 'japan')).toBe(DAY_THEN_NIGHT);
    expect(result('night', 'day', [4, 3], 'japan')).toBe(NIGHT);
    expect(result('day', 'night', [3, 3], 'allied')).toBe(DAY_THEN_NIGHT);
    expect(result('day', 'night', [3, 4], 'allied')).toBe(NIGHT);
    expect(result('night', 'day', [3, 2], 'allied')).toBe(DAY);
    expect(result('night', 'day', [4, 2], 'allied')).toBe(DAY_THEN_NIGHT);
    expect(result('night', 'day', [5, 2], 'allied')).toBe(NIGHT);
  });

  it('7.32: a tie is a day action followed by a night action in the same round', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Saratoga'] },
      dice: [4, 3, 1, 1, 1, 1, 1],
      japan: { ...PASSIVE, 'day-night': ['night'], targets: [{ Nachi: 'Saratoga' }] },
      allied: { ...PASSIVE, 'day-night': ['day'], targets: [{ Saratoga: 'Nachi' }] },
    });
    t.round('Coral Sea');
    expect(t.asked).toEqual([
      ...['japan day-night', 'allied day-night', 'allied targets', 'allied firing-carriers', 'japan targets'],
    ]);
    expect(t.heard('round').length).toBe(1);
  });

  it('7.32, 7.64: the night action is dropped when the day action leaves one side alone', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Houston'] },
      dice: [3, 4, 5, 1, 1, 1, 6],
      japan: { ...PASSIVE, 'day-night': ['day'], targets: [{ Akagi: 'Houston' }] },
      allied: { ...PASSIVE, 'day-night': ['night'] },
    });
    t.round('Coral Sea');
    expect(t.asked).toEqual(['japan day-night', 'allied day-night', 'japan targets']);
  });

  it('7.33: every round decides anew, and a side may wish for an action in which it has nothing that attacks', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Houston'], Indonesia: ['Atago', 'Chester'] },
      // Round 2 in the Coral Sea: the Allies roll 6 + 1 for a day without a single airstrike.
      dice: [1, 6, 1, 1, 3, 6],
      japan: {
        ...PASSIVE,
        'next-area': ['Coral Sea'],
        'day-night': ['day', 'night', 'day'],
        retreat: ['stay', 'retreat', 'retreat'],
        targets: [{ Nachi: 'Houston' }],
      },
      allied: { ...PASSIVE, 'day-night': ['night', 'day', 'day'], targets: [{ Houston: 'Nachi' }] },
    });
    t.run(combat);
    expect(t.heard('day or night')).toEqual([
      [1, 6, NIGHT],
      [3, 6, DAY],
      [0, 0, DAY],
    ]);
  });
});

describe('after a round', () => {
  it('7.8: submarine, retreats, landings, in that order, once after both actions of a round', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Nachi', 'Kure', 'Saratoga', 'I-Boat', '1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      // Tie. Day: Saratoga misses; night: Nachi misses; the I-Boat misses.
      dice: [4, 3, 1, 1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'day-night': ['night', 'day'],
        targets: [{ Nachi: 'Saratoga' }],
        'submarine-attack': ['Saratoga'],
        retreat: ['stay', 'retreat'],
        landings: [{ Kure: 'New Hebrides' }],
      },
      allied: {
        ...PASSIVE,
        'day-night': 'day',
        targets: [{ Saratoga: 'Nachi' }, NONE],
        landings: [{ '1 Marines': 'Guadalcanal' }],
      },
    });
    t.resolve('Coral Sea');
    const first = t.asked.slice(0, t.asked.indexOf('allied landings') + 1);
    expect(first).toEqual([
      ...['japan day-night', 'allied day-night', 'allied targets', 'allied firing-carriers', 'japan targets'],
      ...['japan submarine-attack', 'japan retreat', 'allied retreat', 'japan landings', 'allied landings'],
    ]);
  });

  it('7.81: only a submarine in the area attacks', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Houston'], Indonesia: ['I-Boat'] },
      japan: { ...PASSIVE, retreat: ['retreat'] },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan submarine-attack');
    expect(t.where('I-Boat')).toBe('Indonesia');
  });

  it('7.82: either player can retreat, the other can pursue', () => {
    const runs = (japan: string, allied: string) => {
      const t = table({
        at: { 'Coral Sea': ['Nachi', 'Houston'] },
        japan: { ...PASSIVE, retreat: japan },
        allied: { ...PASSIVE, retreat: allied },
      });
      t.resolve('Coral Sea');
      return t;
    };
    const japan = runs('retreat', 'stay');
    expect(japan.asked.slice(2)).toEqual(['japan retreat', 'allied retreat', 'allied pursuit', 'japan basing']);
    expect([japan.where('Houston'), japan.where('Nachi')]).toEqual(['Coral Sea', 'Yokosuka Navy Yard']);
    const allied = runs('stay', 'retreat');
    expect(allied.asked.slice(2)).toEqual(['japan retreat', 'allied retreat', 'japan pursuit', 'allied basing']);
    expect(allied.where('Nachi')).toBe('Coral Sea');
  });

  it('7.83: units that have not retreated may land after the round, Japanese before Allied', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Nachi', 'Kure', 'Houston', '1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      japan: { ...PASSIVE, retreat: ['retreat'], groups: [{ Nachi: 1, Kure: 1 }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });
    t.resolve('Coral Sea');
    expect(t.asked).not.toContain('japan landings');
    expect(t.heard('captured')).toEqual([['Guadalcanal', 'allied', 1]]);
    // Kure lands on Guadalcanal in time to defend it.
    const both = table({
      turn: 3,
      at: { 'Coral Sea': ['Nachi', 'Kure', 'Houston', '1 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      japan: { ...PASSIVE, retreat: ['stay', 'retreat'], landings: [{ Kure: 'Guadalcanal' }] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });
    both.resolve('Coral Sea');
    expect(both.heard('landed')).toEqual([
      ['Kure', 'Guadalcanal', 0],
      ['1 Marines', 'Guadalcanal', 2],
    ]);
    expect([both.holder('Guadalcanal'), both.where('Kure')]).toEqual(['japan', 'returning']);
  });

  it('7.9: rounds are repeated until there is a victor, whose carriers may raid, even if the last enemy was only disabled', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Houston'], Guadalcanal: ['Chester'] },
      dice: [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      japan: {
        ...PASSIVE,
        targets: [{ Akagi: 'Houston' }, { Akagi: 'Chester' }, { Akagi: 'Chester' }],
        'air-raid': [{ Akagi: 'Guadalcanal' }],
      },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    expect(t.where('Houston')).toBe('Singapore');
    expect(t.asked).toContain('japan air-raid');
  });
});
