// Where units of a battle can land and lie (10.1, 13.3, 17), and how much damage they bear in port (9.23, 9.232).
import { describe, expect, it } from 'vitest';
import { readBattleLine } from '../../../src/battle/question/typed/battle-line.js';
import { readScenario } from '../../../src/node/read.js';

const line = (text: string) => () => readBattleLine(text);
const file = (text: string) => () => readScenario(`kind: battle\n${text}`, 'b.yaml', { kinds: ['battle'] });

describe('a landing on an enemy port (13.3)', () => {
  it.each([
    ['Akagi vs Lexington, 1 Marines landing on Truk in the Marshall Islands', 'Kwajalein or Maloelap'],
    ['Akagi vs Lexington, 1 Marines landing on Saigon', 'Philippines, Lae or Singapore'],
    ['Akagi, Yokosuka landing on Australia vs Lexington in the Coral Sea', 'Port Moresby, Guadalcanal or New Hebrides'],
  ])('%s: refused, with the choices', (text, choices) => {
    expect(line(text)).toThrow(/cannot land on \w+, a port of (Japan|the Allies) \(13\.3\)/);
    expect(line(text)).toThrow(`allowed: ${choices}; that it has fallen is said by`);
  });

  it('is refused in a file at its place, and lawful when the port has fallen', () => {
    const units =
      'area: Coral Sea\njapan: {units: [Akagi, {name: Yokosuka, land: Australia}]}\nallied: {units: [Lexington]}\n';
    expect(file(units)).toThrow('b.yaml:3:47: Yokosuka cannot land on Australia');
    expect(file(`${units}data: {ports: {Australia: {control: japan}}}\n`)).not.toThrow();
  });

  it.each([
    'Akagi vs Lexington, 1 Marines landing on Kwajalein',
    'Akagi, Yokosuka landing on Lae vs Lexington in Indonesia',
    'Akagi vs Lexington, 1 Marines landing on Australia in the Coral Sea',
  ])('%s: lawful', (text) => {
    expect(line(text)).not.toThrow();
  });
});

describe('units in port', () => {
  it.each([
    ['Akagi vs Lexington, Warspite in port at Midway', 'Warspite cannot be in Midway: British ships'],
    ['Akagi vs Lexington, Iowa in port at Ceylon', 'Iowa cannot be in Ceylon: United States ships'],
    [
      'Akagi, Musashi (12 damage) in port at Truk vs Lexington in the Marshall Islands',
      '12 damage points sink Musashi in Truk, where its side repairs nothing (9.232); allowed: 0 to 9',
    ],
    ['Akagi, Musashi (19 damage) in port at Yokosuka vs Lexington', 'in port (9.23); allowed: 0 to 18'],
    ['Akagi vs Lexington, 7 AF (4 damage) in port at Pearl Harbor', '4 damage points sink 7th A.F.; allowed: 0 to 3'],
  ])('%s: refused', (text, sentence) => {
    expect(line(text)).toThrow(sentence);
  });

  it.each([
    'Akagi, Musashi (12 damage) in port at Yokosuka vs Lexington',
    'Akagi vs Lexington, Nevada (8 damage) in port at Pearl Harbor',
    'Akagi vs Lexington, Nevada (5 damage) in port at Samoa',
    'Akagi vs Lexington, Victorious in port at Pearl Harbor',
  ])('%s: lawful', (text) => {
    expect(line(text)).not.toThrow();
  });

  it('damage above the armor reads back from a file', () => {
    expect(
      file(
        'japan: {units: [Akagi, {name: Musashi, damage: 12, inPort: Yokosuka Navy Yard}]}\nallied: {units: [Lexington]}\n',
      ),
    ).not.toThrow();
  });
});
