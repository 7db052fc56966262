// A mistake is told where it stands, also behind a group, which is several units of one entry.
import { describe, expect, it } from 'vitest';
import { readForce } from '../../../src/battle/question/typed/force.js';
import { readScenario } from '../../../src/node/read.js';

const mistakes = (text: string): string => {
  try {
    readScenario(text, 'b.yaml', { kinds: ['battle'] });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a mistake behind a group of ships', () => {
  const battle = (...units: string[]) =>
    `kind: battle\narea: Coral Sea\njapan: [Shokaku]\nallied:\n  units:\n${units.map((unit) => `  - ${unit}\n`).join('')}`;

  it('is told at its own line', () => {
    const units = ['4 x New Orleans class', '{name: Enterprise, inPort: Truk}', 'Lexington', 'Yorktown'];
    expect(mistakes(battle(...units))).toBe('b.yaml:7:32: Truk does not touch the Coral Sea');
  });

  it('is told at its own line where an entry before it cannot be read', () => {
    const units = ['Lexingtom', '{name: 1 Marines, land: Truk}', 'Yorktown'];
    expect(mistakes(battle(...units)).split('\n')[1]).toBe('b.yaml:7:29: Truk does not touch the Coral Sea');
  });
});

it('a number of damage points with two digits is refused as such', () => {
  expect(() => readForce('Yamato:10')).toThrow('10 damage points sink Yamato; allowed: 0 to 9');
  expect(() => readForce('Yamato (12)')).toThrow('12 damage points sink Yamato; allowed: 0 to 9');
  expect(readForce('Yamato:9')[0]).toMatchObject({ name: 'Yamato', damage: 9 });
});

it('what is allowed for a retreat has the number of rounds', () => {
  expect(mistakes('kind: battle\njapan: {units: [Akagi], retreat: afer 2}\nallied: Hornet\n')).toBe(
    'b.yaml:2:34: "afer 2" is not a rule for retreating; allowed: never, outgunned, or the number of rounds after which it retreats, such as 2',
  );
});

it('a class that is misspelt is refused with one of the same side', () => {
  expect(() => readForce('2 x New Orleens class', { side: 'allied' })).toThrow(/such as 4 x New Orleans class/);
  expect(() => readForce('2 x Fusa class', { side: 'japan' })).toThrow(/such as 4 x Fuso class/);
});
