// The user's table and the common fields of a file: what is wrong is said with line and column.
import { describe, expect, it } from 'vitest';
import { TEXT_FILES } from '../../src/node/text-file.js';
import { exampleOf, PARTS, partOf } from '../../src/pacific-war/parts.js';
import { readSituation } from '../../src/pacific-war/situation.js';
import { resultOf } from '../../src/pacific-war/table.js';
import { SMALL_TABLE } from './tables.js';

const PORTS = partOf(9)!;
const EXAMPLE = exampleOf(PORTS, 9);

/** What is said about the example of rule 9 with a change. */
function complaint(from: string | RegExp, to: string): string {
  const text = EXAMPLE.replace(from, to);
  expect(text).not.toBe(EXAMPLE);
  try {
    readSituation(PORTS, 9, text, 'my.yaml', {}, TEXT_FILES);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing is said');
}

describe('the user’s table', () => {
  it('house rule 9: has columns by least strength: none below the first, the last above all', () => {
    const line = { strengths: [2, 4], rolls: { 1: [1, 2], 2: ['T', 3], 3: [0, 4] } } as const;
    expect([1, 2, 3, 4, 99].map((strength) => resultOf(line, strength, 1))).toEqual([0, 1, 1, 2, 2]);
    expect(resultOf(line, 3, 2)).toBe('T');
    expect(SMALL_TABLE.source).toBe('a test');
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    ['a missing line', 'air-ground:', 'air-naval:', /^my\.yaml:9:5: the line air-ground is missing/],
    [
      'an unknown line',
      'air-ground:',
      'air-grund:',
      /my\.yaml:9:5: unknown key "air-grund" in lines; did you mean "air-ground"\?/,
    ],
    ['strengths that go down', '[1, 3, 5, 7]', '[1, 3, 2, 7]', /^my\.yaml:10:25: 2 does not come after 3/],
    ['a row too short', '1: [3, 3, 4, 5]', '1: [3, 3, 4]', /^my\.yaml:12:12: this row has 3 results; allowed: 4/],
    [
      'a row that the die never shows',
      '1: [3, 3, 4, 5]',
      '11: [3, 3, 4, 5]',
      /^my\.yaml:\d+:\d+: .*(no row for 1|never shows "11")/,
    ],
    [
      'a result that is none',
      '1: [3, 3, 4, 5]',
      '1: [3, X, 4, 5]',
      /^my\.yaml:12:16: "X" is not a result; allowed: a whole number of hits from 0 to 99, or T/,
    ],
    ['no source', /^ {2}source:.*\n/m, '', /^my\.yaml:7:3: "source" is missing; allowed: a text of 1 to 60 characters/],
    [
      'a file that is not there',
      /^table:[\s\S]*/m,
      'table: none.yaml\n',
      /^my\.yaml:6:8: cannot read the table none\.yaml: there is no such file/,
    ],
    ['no table', /^table:[\s\S]*/m, '', /^my\.yaml:2:1: this needs a table of yours with air-ground/],
    ['another die', 'rule: 9', 'rule: 9\ndie: 8', /the die never shows "9"; allowed: 1 to 8/],
    ['another zero', 'rule: 9', 'rule: 9\nzero: lowest', /rolls has no row for 0; allowed: a row for each of 0 to 9/],
  ])('house rule 9: says what is wrong: %s', (_, from, to, sentence) => {
    expect(complaint(from, to)).toMatch(sentence);
  });
});

describe('a situation', () => {
  it('of every part is read, and its answer’s config asks the same again', () => {
    for (const part of PARTS) {
      for (const rule of part.rules) {
        const first = readSituation(part, rule, exampleOf(part, rule), 'example.yaml');
        const again = readSituation(
          part,
          rule,
          JSON.stringify({ schema: 'x', figures: {}, config: first.config }),
          'result.json',
        );
        expect(again.config).toEqual(first.config);
        expect(part.answer(again.situation, again.setting).figures).toEqual(
          part.answer(first.situation, first.setting).figures,
        );
      }
    }
  });
});
