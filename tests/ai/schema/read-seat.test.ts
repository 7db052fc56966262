// A seat in one word: plus signs in the paths of files, and openings where a doctrine is wanted.

import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import { shippedOpening } from '../../../src/ai/opening.js';
import { asSeat } from '../../../src/ai/schema/opening-in-words.js';
import { readDoctrine } from '../../../src/ai/schema/read-doctrine.js';
import { readOpening } from '../../../src/ai/schema/read-opening.js';
import { seatFromText } from '../../../src/ai/schema/read-seat.js';
import { defaultSeat, seatText } from '../../../src/ai/seat.js';
import { listed } from '../../../src/cli/options/players-option.js';
import type { TextFiles } from '../../../src/text/text-files.js';

const DOCTRINE = '{name: bold, side: japan, intent: No fear., weights: {fear: 0}}';
const OPENING = '{name: early, side: japan, intent: Away., turns: {1: {stay: false}}}';
const FILES: Readonly<Record<string, string>> = {
  'a+b/bold.yaml': DOCTRINE,
  'bold+2.yaml': DOCTRINE,
  'bold.yaml': DOCTRINE,
  'early.yaml': OPENING,
  'a,b/bold,2.yaml': DOCTRINE,
  'p+q,r/early.yaml': OPENING,
  'c+d/early.yaml': OPENING,
};
const files: TextFiles = {
  read: (path) => (FILES[path] === undefined ? { path, why: 'there is no such file' } : { path, text: FILES[path] }),
};

const seat = (text: string): string => {
  const found = seatFromText('japan', text, files);
  return 'why' in found ? found.why : seatText('japan', found);
};

describe('a seat in one word', () => {
  it.each([
    ['bold.yaml', 'bold'],
    ['a+b/bold.yaml', 'bold'],
    ['bold+2.yaml', 'bold'],
    ['standard+tko', 'standard+tko'],
    ['standard + early.yaml', 'standard+early'],
    ['a+b/bold.yaml+tko', 'bold+tko'],
    ['a+b/bold.yaml+c+d/early.yaml', 'bold+early'],
    ['bold+2.yaml+early.yaml', 'bold+early'],
    ['standard+c+d/early.yaml', 'standard+early'],
    ['tuned+tko', 'tuned+tko'],
    // Nobody is named: who plays there then.
    ['+tko', seatText('japan', { ...defaultSeat('japan'), opening: shippedOpening('japan', 'tko')! })],
    ['+early.yaml', `${seatText('japan', defaultSeat('japan'))}+early`],
    ['Tuned', 'tuned'],
    ['KNOCK OUT + TKO', 'knock-out+tko'],
    ['Three Area', `"Three Area" is an opening; a player plays it: ${DEFAULT_PLAYER}+three-area`],
    ['nt1', '"nt1" is a rule, not a player: write it under rules (--rules nt1)'],
    ['heuristic+tko', 'tuned+tko'],
    ['search+tko', 'search on tuned+tko'],
    ['search-1s + early.yaml', 'search-1s on tuned+early'],
    ['random+tko', 'the random player has no use for an opening'],
    ['tko', `"tko" is an opening; a player plays it: ${DEFAULT_PLAYER}+tko`],
    ['standard+none.yaml', 'cannot read the opening none.yaml: there is no such file'],
  ])('%s', (text, expected) => expect(seat(text)).toBe(expected));

  it('says whose a player is that the other side has', () => {
    expect(seat('fleet-in-being')).toMatch(/^"fleet-in-being" plays the Allies only; allowed: heuristic, /);
  });

  it('says what an opening is where a doctrine is wanted, and the other way round', () => {
    expect(() => seat('early.yaml')).toThrow(
      `early.yaml:1:1: this is an opening, not a doctrine: write ${DEFAULT_PLAYER}+early.yaml (or standard+early.yaml, or any other doctrine)`,
    );
    expect(() => readDoctrine(OPENING, 'mine.yaml')).toThrow(
      `write ${DEFAULT_PLAYER}+mine.yaml (or standard+mine.yaml`,
    );
    expect(() => readOpening(DOCTRINE, 'mine.yaml')).toThrow(
      'mine.yaml:1:1: this is a doctrine, not an opening: an opening stands behind it, as in mine.yaml+tko',
    );
  });
});

describe('a list of seats with commas between them', () => {
  it.each([
    ['standard, tuned+tko,random', ['standard', 'tuned+tko', 'random']],
    ['a,b/bold,2.yaml', ['a,b/bold,2.yaml']],
    ['standard,a,b/bold,2.yaml , bold.yaml', ['standard', 'a,b/bold,2.yaml', 'bold.yaml']],
    ['a,b/bold,2.yaml+tko,standard+p+q,r/early.yaml', ['a,b/bold,2.yaml+tko', 'standard+p+q,r/early.yaml']],
    ['a,b/bold,2.yaml+p+q,r/early.yaml,random', ['a,b/bold,2.yaml+p+q,r/early.yaml', 'random']],
    // No such file is there.
    ['a,b/none.yaml', ['a', 'b/none.yaml']],
    ['standard,,random', ['standard', '', 'random']],
  ])('%s', (text, names) => expect(listed(text, files)).toEqual(names));

  it('where openings are meant, takes them from paths with plus signs and commas', () => {
    expect(asSeat('p+q,r/early.yaml', 'japan', files, '')).toBe(`${DEFAULT_PLAYER}+p+q,r/early.yaml`);
    expect(asSeat('Hit and Run', 'japan', files, '')).toBe(`${DEFAULT_PLAYER}+hit-and-run`);
    expect(seat(asSeat('p+q,r/early.yaml', 'japan', files, ''))).toBe(
      `${seatText('japan', defaultSeat('japan'))}+early`,
    );
    expect(asSeat('a,b/bold,2.yaml', 'japan', files, '')).toBe('a,b/bold,2.yaml');
    expect(['none', 'tko', 'standard'].map((word) => asSeat(word, 'japan', files, ''))).toEqual([
      DEFAULT_PLAYER,
      `${DEFAULT_PLAYER}+tko`,
      'standard',
    ]);
  });
});
