// Battles as players write them.
import { describe, expect, it } from 'vitest';
import { configOf } from '../../../src/analysis/question/config.js';
import { groupOf } from '../../../src/battle/question/battle-names.js';
import { plainName } from '../../../src/board/names.js';
import { readScenario } from '../../../src/node/read.js';
import { ScenarioError } from '../../../src/text/problem.js';

const read = (text: string) => readScenario(text, 'b.yaml', { kinds: ['battle'] }).scenario;
const EXAMPLE =
  '{kind: battle, control: japan, rounds: 3, japan: {prefer: day, targets: focus, retreat: never, units: [{name: Akagi}, {name: 22 AirFlot}]}, allied: {prefer: night, targets: spread, retreat: never, carriersFire: true, units: [{name: Lexington}, {name: X, factors: 1+27, damage: 1}]}}';

function mistakes(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('the example of the format', () => {
  it('is read, completed, and reads back the same', () => {
    const scenario = read(EXAMPLE);
    expect(scenario).toMatchObject({
      kind: 'battle',
      control: 'japan',
      rounds: 3,
      area: null,
      japan: { prefer: 'day', targets: 'focus', retreat: 'never', carriersFire: false },
      allied: { prefer: 'night', targets: 'spread', carriersFire: true },
    });
    expect(scenario.allied.units).toMatchObject([
      { name: 'Lexington', factors: '137+4', kind: 'carrier', damage: 0 },
      { name: 'X', factors: '1+27', kind: 'cruiser', damage: 1 },
    ]);
    expect(read(JSON.stringify(configOf(scenario, 'exact')))).toEqual(scenario);
  });

  it('means the same as JSON, and with plain names', () => {
    const json = JSON.stringify({
      kind: 'battle',
      control: 'japan',
      rounds: 3,
      japan: { prefer: 'day', targets: 'focus', units: ['Akagi', '22 AirFlot'] },
      allied: {
        prefer: 'night',
        targets: 'spread',
        carriersFire: true,
        units: ['lexington', { name: 'X', factors: '1+27', damage: 1 }],
      },
    });
    expect(read(json)).toEqual(read(EXAMPLE));
  });
});

describe('sides written in short', () => {
  const sides = (japan: string, allied: string) => `kind: battle\njapan: ${japan}\nallied: ${allied}\n`;
  const full = sides('{units: [Akagi, Kaga, 22 AirFlot]}', '{units: [Enterprise, 027]}');

  it.each([
    ['a line', 'Akagi, Kaga, 22 AirFlot', 'Enterprise + 027'],
    ['a list', '[Akagi, Kaga, 22 AirFlot]', '\n  - Enterprise\n  - 027'],
    ['a line of units', '{units: "Akagi, Kaga and 22 AirFlot"}', '{units: "Enterprise & 027"}'],
  ])('mean the same as in full: %s', (_, japan, allied) => {
    expect(read(sides(japan, allied))).toEqual(read(full));
  });

  it('may be a number, with its leading zero', () => {
    expect(read(sides('117', '027')).allied.units).toMatchObject([{ factors: '027' }]);
  });

  it.each([
    ['Akagi, Kagga', 'Enterprise', 'b.yaml:2:8: "Kagga" is not a Japanese ship or unit; did you mean "Kaga"?'],
    ['[Akagi, Kaga]', '[Enterprise, Yorktwn]', 'b.yaml:3:22: "Yorktwn" is not an Allied ship or unit; did you mean'],
    ['[Akagi]', '{prefer: dai, units: Lexington}', 'b.yaml:3:18: "dai" is not a choice of day or night; did you mean'],
    ['""', 'Enterprise', 'b.yaml:2:8: units is empty; at least one is needed'],
    ['true', 'Enterprise', 'b.yaml:2:8: true is not allowed here; allowed: a map (units, prefer, …), or units: a list'],
  ])('say what is wrong where it stands: %s against %s', (japan, allied, sentence) => {
    expect(mistakes(sides(japan, allied))).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('day or night, when nobody says which (7.3)', () => {
  const wishes = (japan: string, allied: string, more = '') => {
    const s = read(`kind: battle\njapan: {units: [${japan}]${more}}\nallied: {units: [${allied}]}\n`);
    return [s.japan.prefer, s.allied.prefer];
  };

  it.each([
    // What a side can fire in counts first: guns at night (7.42), airstrikes by day (7.41).
    ['bare cruisers', 'Atago', 'Houston', 'night', 'night'],
    ['more cruisers against fewer', 'Atago', 'Houston, Chicago', 'night', 'night'],
    ['cruisers against battleships', 'Atago', 'Nevada, Arizona', 'night', 'night'],
    ['bare carriers', 'Akagi', 'Lexington, Enterprise', 'day', 'day'],
    ['carriers against battleships', 'Akagi', 'Nevada', 'day', 'night'],
    ['air units against ships', '22 AirFlot', 'Nevada', 'day', 'night'],
    // A side that can fire in both goes by the balance of dice.
    ['mixed, strong in the air', 'Akagi, Kaga, Atago', 'Lexington, Nevada, Arizona', 'day', 'night'],
    ['mixed, strong at night', 'Akagi, Yamato, Nagato', 'Lexington, Enterprise, Houston', 'night', 'day'],
    // With equal balance the action in which more happens; with everything equal, day.
    [
      'alike, more guns',
      '{name: A, factors: 146+2}, {name: B, factors: 447}',
      '{name: C, factors: 146+2}, {name: D, factors: 447}',
      'night',
      'night',
    ],
    [
      'alike, more airstrikes',
      '{name: A, factors: 146+4}, {name: B, factors: 117}',
      '{name: C, factors: 146+4}, {name: D, factors: 117}',
      'day',
      'day',
    ],
    // Guns do nothing to air units (7.424): who can fire in neither wants what the enemy cannot fire in.
    ['a cruiser under air attack', 'Atago', '11th A.F.', 'night', 'day'],
    // Who has left the battle does not count.
    ['a disabled carrier', 'Atago, {name: Akagi, disabled: true}', 'Houston', 'night', 'night'],
  ])('%s', (_what, japan, allied, first, second) => {
    expect(wishes(japan, allied)).toEqual([first, second]);
  });

  it('counts the guns of carriers where they are to fire', () => {
    expect(wishes('{name: A, factors: "411+1", kind: carrier}', 'Houston', ', carriersFire: true')).toEqual([
      'night',
      'night',
    ]);
  });

  it('never agrees on an action in which nobody can fire, where somebody could in the other', () => {
    const fleets = ['Akagi', 'Atago', '22 AirFlot', 'Akagi, Atago', 'Atago, Nachi, Nagato', 'Akagi, Kaga, Yamato'];
    const others = [
      'Lexington',
      'Houston',
      '11th A.F.',
      'Lexington, Houston',
      'Nevada, Houston',
      'Saratoga, Enterprise',
    ];
    for (const japan of fleets) {
      for (const allied of others) {
        const [first, second] = wishes(japan, allied);
        if (first !== second) continue;
        const armed =
          first === 'day' ? /Akagi|AirFlot|Lexington|A\.F\.|Saratoga/ : /Atago|Nachi|Nagato|Yamato|Houston|Nevada/;
        expect(`${japan}, ${allied}`).toMatch(armed);
      }
    }
  });
});

describe('units', () => {
  const units = (text: string) =>
    read(`kind: battle\njapan: {units: [${text}]}\nallied: {units: [Nevada]}\n`).japan.units;

  it('go by names as players type them', () => {
    expect(plainName('11 AF')).toBe(plainName('11th A.F.'));
    expect(plainName('25th Air Flotilla')).toBe(plainName('25 AirFlot'));
    expect(units('25th Airflot, akagi').map((u) => u.name)).toEqual(['25 AirFlot', 'Akagi']);
  });

  it('go by groups, which leave out ships that are named', () => {
    expect(groupOf('4 x Fuso class')).toEqual({ count: 4, like: 'Fuso' });
    expect(groupOf('22 AirFlot')).toBeUndefined();
    expect(units('Ise, 3 x Fuso class').map((u) => u.name)).toEqual(['Ise', 'Fuso', 'Hyuga', 'Yamashiro']);
  });

  it('go by factors, with their leading zeros, and are told apart', () => {
    expect(units('117, 0161, 146+4, 34*, 2 x 1+27, 695')).toMatchObject([
      { name: '117', kind: 'cruiser' },
      { name: '0161', factors: '0161', kind: 'carrier' },
      { name: '146+4', kind: 'carrier' },
      { name: '34*', kind: 'air' },
      { name: '1+27', kind: 'cruiser' },
      { name: '1+27 #2', kind: 'cruiser' },
      { name: '695', kind: 'battleship' },
    ]);
    expect(units('{name: N, gunnery: 1, gunneryBonus: true, armor: 2, speed: 7}')).toMatchObject([
      { factors: '1+27', kind: 'cruiser' },
    ]);
    expect(units('{name: N, factors: {armor: 4, airstrike: 3}, kind: air}')).toMatchObject([
      { factors: '34*', kind: 'air' },
    ]);
  });
});

describe('mistakes', () => {
  const battle = (japan: string, rest = '') =>
    `kind: battle\n${rest}japan: {units: [${japan}]}\nallied: {units: [Nevada]}\n`;
  it.each<[string, string, string]>([
    ['a misspelt name', battle('Akagy'), 'b.yaml:2:17: "Akagy" is not a Japanese ship or unit; did you mean "Akagi"?'],
    ['the wrong side', battle('Lexington'), 'b.yaml:2:17: Lexington is Allied; it cannot fight for Japan'],
    ['a ship twice', battle('Akagi, Kaga, akagi'), 'b.yaml:2:30: Akagi is in the battle twice'],
    ['too large a group', battle('9 x Fuso class'), 'b.yaml:2:17: there are 4 counters like Fuso left, not 9'],
    ['factors that are none', battle('{name: Y, factors: 12}'), 'b.yaml:2:36: "12" cannot be read as factors'],
    ['too much damage', battle('{name: Akagi, damage: 5}'), 'b.yaml:2:39: 5 damage points sink Akagi; allowed: 0 to 4'],
    [
      'an unknown key',
      battle('Akagi', 'contrl: japan\n'),
      'b.yaml:2:1: unknown key "contrl" in a battle; did you mean "control"?',
    ],
    [
      'an air raid nowhere',
      'kind: battle\njapan: {airRaid: Truk, units: [Akagi]}\nallied: {units: [Nevada]}\n',
      'b.yaml:2:18: an air raid needs to know where',
    ],
    ['nobody at sea', battle('{name: Akagi, disabled: true}'), 'b.yaml:2:16: Japan has nothing at sea'],
  ])('%s', (_, text, message) => {
    expect(mistakes(text).join('\n')).toContain(message);
  });
});

describe('where a unit is wrong, a target is looked at too', () => {
  it('and refused when no unit of the enemy has its name', () => {
    const told = mistakes(
      'kind: battle\njapan: {units: [Akagy, Kaga], targets: [Lexingtn, Lexingtom, carrier]}\nallied: {units: [Lexingtom, Enterprise], targets: [Akagy, Kongo, Hiryuu]}\n',
    );
    expect(told.map((line) => line.replace(/;.*$/, ''))).toEqual([
      'b.yaml:2:17: "Akagy" is not a Japanese ship or unit',
      'b.yaml:2:41: "Lexingtn" is neither a kind of unit nor an enemy in this battle',
      'b.yaml:3:18: "Lexingtom" is not an Allied ship or unit',
      'b.yaml:3:66: "Hiryuu" is neither a kind of unit nor an enemy in this battle',
    ]);
  });
});

it.each([
  ['second-edition', 'none'],
  ['[second-edition, adjustment-2a]', 'allied'],
])('7.31, adjustment 2a: under %s nobody named the Aleutians begin with control: %s', (rules, control) => {
  const text = `kind: battle\nrules: ${rules}\narea: Aleutian Islands\njapan: {units: [Akagi]}\nallied: {units: [Lexington]}\n`;
  expect(read(text).control).toBe(control);
});
