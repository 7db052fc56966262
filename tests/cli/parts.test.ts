// The small parts of the command line.
import { describe, expect, it } from 'vitest';
import { grouped } from '../../src/answer/digits.js';
import { parseActual } from '../../src/cli/options/actual.js';
import { describeError } from '../../src/cli/output/errors.js';
import { duration, ProgressLine, progressText } from '../../src/cli/output/progress-line.js';
import { textTable } from '../../src/report/text-table.js';
import { progressOf } from '../../src/simulate/progress.js';
import { UsageError } from '../../src/text/usage-error.js';
import { wholeNumber } from '../../src/text/whole-number.js';

describe('wholeNumber', () => {
  it.each([
    ['1', 1],
    ['1000000', 1e6],
    ['1_000_000', 1e6],
    ['1,000', 1000],
    ['1,000,000', 1e6],
    ['1e6', 1e6],
    ['1E6', 1e6],
    ['2.5e3', 2500],
    [' 7 ', 7],
  ])('reads %j', (text, value) => {
    expect(wholeNumber('--games', text, 1)).toBe(value);
  });

  it.each([
    '',
    'abc',
    '-1',
    '+1',
    '1.5',
    '0x10',
    '1e-3',
    'Infinity',
    '1e400',
    '9007199254740993',
    '1,00',
    '1,0000',
    ',100',
    '0',
    '__1',
  ])('refuses %j', (text) => {
    expect(() => wholeNumber('--games', text, 1)).toThrow(UsageError);
  });

  it('grouped is for people', () => {
    expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
  });
});

describe('parseActual', () => {
  it('reads counts of ships afloat, or in another state', () => {
    const read = (text: string) => parseActual(text).map(({ metric, value }) => [metric, value]);
    expect(read('2 battleships, 1 cruiser')).toEqual([
      ['battleships.afloat', 2],
      ['cruisers.afloat', 1],
    ]);
    expect(read('1 Battleship sunk; two cruisers')).toEqual([
      ['battleships.sunk', 1],
      ['cruisers.afloat', 2],
    ]);
    expect(read('no battleships afloat and 3 battleships crippled')).toEqual([
      ['battleships.afloat', 0],
      ['battleships.crippled', 3],
    ]);
    expect(read('3 battleships and one cruiser sunk')).toEqual([
      ['battleships.sunk', 3],
      ['cruisers.sunk', 1],
    ]);
    expect(read('3 battleships, one cruiser sunk')).toEqual([
      ['battleships.afloat', 3],
      ['cruisers.sunk', 1],
    ]);
    expect(parseActual('1 battleship')[0]!.words).toBe('1 battleship afloat');
  });

  it.each([
    '',
    '2',
    'battleships',
    '2 carriers',
    '2 battleships floating',
    '-1 battleships',
    '1.5 cruisers',
    'many cruisers',
  ])('refuses %j', (text) => {
    expect(() => parseActual(text)).toThrow(
      /^--actual: .* cannot be read; allowed: counts such as "2 battleships, 1 cruiser"/,
    );
  });
});

describe('progress', () => {
  it('tells games done, rate and time left', () => {
    expect(progressText(progressOf(1_200_000, 5_000_000, 0.5))).toBe(
      '1,200,000 of 5,000,000 games (24 %), 2,400,000/s, 1.6 s left',
    );
    expect(progressText(progressOf(74, 100, 1 / 1.005))).toMatch(/, 74\/s, /);
    expect(progressText(progressOf(7, 10, 3))).toMatch(/, 2\.3\/s, /);
    expect(progressText(progressOf(0, 100, 0))).toBe('0 of 100 games (0 %), 0/s');
  });

  it.each([
    [0.26, '0.3 s'],
    [45.2, '45 s'],
    [600, '10 min'],
    [7200, '2.0 h'],
  ])('%d seconds is %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  const terminal = (isTTY: boolean, columns = 40) => {
    const written: string[] = [];
    return { written, stream: { isTTY, columns, write: (text: string) => written.push(text) } };
  };

  it('is one line that is written over, cut at the edge, and taken away', () => {
    const { written, stream } = terminal(true);
    const line = new ProgressLine(stream, false);
    line.clear();
    line.update(progressOf(1_200_000, 5_000_000, 0.5));
    line.clear();
    line.clear();
    expect(written).toEqual(['\r1,200,000 of 5,000,000 games (24 %), 2,\u001b[K', '\r\u001b[K']);
  });

  it.each([
    ['where there is no terminal', false, false],
    ['when it is to be quiet', true, true],
  ])('is silent %s', (_, isTTY, quiet) => {
    const { written, stream } = terminal(isTTY);
    const line = new ProgressLine(stream, quiet);
    line.update(progressOf(1, 2, 1));
    line.clear();
    expect(written).toEqual([]);
  });
});

describe('textTable', () => {
  const rows = [
    ['Name', 'What it is'],
    ['Coral Sea', 'a sea area that touches Australia and three others'],
  ];

  it('gives each row a line where there is room', () => {
    expect(textTable(rows, Number.POSITIVE_INFINITY)).toBe(
      'Name       What it is\nCoral Sea  a sea area that touches Australia and three others\n',
    );
  });

  it('breaks the widest column where there is not, and no word', () => {
    expect(textTable(rows, 34)).toBe(
      'Name       What it is\nCoral Sea  a sea area that touches\n           Australia and three\n           others\n',
    );
    for (const line of textTable(rows, 10).split('\n')) expect(line.length).toBeLessThanOrEqual(22);
  });
});

describe('describeError', () => {
  it('gives sentences their exit code, and anything else away as a bug', () => {
    expect(describeError(new UsageError('wrong'))).toEqual({ text: 'vitp: wrong', code: 2 });
    const bug = describeError(new TypeError('x is undefined'));
    expect(bug).toEqual({
      text: 'vitp failed, and that is a bug in it: x is undefined (set VITP_DEBUG=1 for the place)',
      code: 1,
    });
    expect(bug.text).not.toContain(' at ');
  });
});
