import { describe, expect, it } from 'vitest';
import { numberedNames } from '../../src/cli/output/numbered-names.js';

describe('names with numbers, in short', () => {
  it.each([
    [[], []],
    [['tuned'], ['tuned']],
    [
      ['a-1', 'a-2'],
      ['a-1', 'a-2'],
    ],
    [['a-3', 'a-1', 'a-2'], ['a-1 to -3']],
    [
      ['a-2', 'b-1s', 'a', 'a-3', 'a-5', 'b-1s-4'],
      ['a', 'a-2', 'a-3', 'a-5', 'b-1s', 'b-1s-4'],
    ],
    [
      ['fast-9', 'fast-10', 'fast-11', 'fast-2'],
      ['fast-2', 'fast-9 to -11'],
    ],
  ])('%j', (names, short) => {
    expect(numberedNames(names)).toEqual(short);
  });
});
