import { describe, expect, it } from 'vitest';
import type { TableBlock } from '../../src/answer/block.js';
import { alignPoints, bar, columns } from '../../src/report/blocks/columns.js';
import { renderTerminal } from '../../src/report/show.js';
import { blockLines, styleFor, useColor } from '../../src/report/terminal.js';
import { wrap } from '../../src/text/wrap.js';
import { exactRaid, game, numbers, raid } from './support.js';

const golden = (name: string) => `../golden/report/${name}`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const ESCAPES = /\u001b\[\d+m/g;

describe('the terminal', () => {
  it.each([
    ['raid', raid, 'raid.txt'],
    ['exact raid', exactRaid, 'raid-exact.txt'],
    ['game', game, 'game.txt'],
  ])('shows a %s in 80 columns', async (_, result, file) => {
    const text = renderTerminal(result(), { color: false });
    const long = text.split('\n').filter((line) => [...line].length > 80);
    expect(long).toEqual([]);
    await expect(text).toMatchFileSnapshot(golden(file));
  });

  it('shows every fate of every ship with its error, and none for the exact method', () => {
    const line = (text: string) => text.split('\n').find((l) => l.startsWith('Nevada'))!;
    expect(line(renderTerminal(raid(), { color: false }))).toMatch(/^Nevada( +\d+\.\d+ ±0\.\d+){4}$/);
    expect(line(renderTerminal(exactRaid(), { color: false }))).toMatch(/^Nevada( +\d+\.\d{3}){4}$/);
    expect(renderTerminal(exactRaid(), { color: false })).not.toContain('±');
  });

  it('says that it was interrupted, and prints the notes', () => {
    const text = renderTerminal({ ...raid(), partial: true }, { color: false, notes: ['Your raid: unlucky.'] });
    expect(text).toContain('Interrupted: these are the games finished until then.');
    expect(text).toContain('200,000 games played until it was interrupted');
    expect(text.endsWith('\nYour raid: unlucky.\n')).toBe(true);
    expect(renderTerminal(raid(), { color: false })).not.toContain('nterrupted');
  });

  it('names what of the board is not certain', () => {
    const board = { hash: 'abc', uncertain: ['7th A.F.: 34* is a guess'] };
    expect(renderTerminal({ ...raid(), board }, { color: false })).toMatch(
      /^Not certain +7th A\.F\.: 34\* is a guess$/m,
    );
    expect(renderTerminal({ ...raid(), board: { hash: 'abc', uncertain: [] } }, { color: false })).not.toContain(
      'Not certain',
    );
  });

  it('colours without changing the text', () => {
    const coloured = renderTerminal(raid(), { color: true });
    expect(coloured).toMatch(ESCAPES);
    expect(coloured.replace(ESCAPES, '')).toBe(renderTerminal(raid(), { color: false }));
  });

  it('colours on a terminal only, and not against the wish of the user', () => {
    expect(useColor({ isTTY: true }, {})).toBe(true);
    expect(useColor({ isTTY: true }, { NO_COLOR: '' })).toBe(true);
    expect(useColor({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(useColor({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
    expect(useColor({}, {})).toBe(false);
  });

  it('lets no name move the cursor', () => {
    const result = numbers([1, 2, 3]);
    const evil = { ...result, seed: 'a\u001b[2Jb\u0007', metrics: { 'x\u001b[31m': result.metrics['score.final']! } };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(renderTerminal(evil, { color: false })).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it('shows metrics nobody foresaw', () => {
    const text = renderTerminal(numbers([100, 800, 100], -1), { color: false });
    expect(text).toContain('Score final\n  mean 0.000 ±0.028');
    expect(text).toMatch(/^ {2}-1 +10\.0 % +8\.2–12\.1 +█+/m);
  });

  it('gathers long distributions in wider bins', () => {
    const text = renderTerminal(
      numbers(
        Array.from({ length: 59 }, (_, i) => 100 + i),
        -29,
      ),
      { color: false },
    );
    expect(text).toMatch(/^ *-30 to -26 /m);
    expect(text.split('\n').filter((line) => line.includes('█')).length).toBeLessThanOrEqual(24);
  });
});

describe('a table that is too wide', () => {
  const block = (count: number, name: string): TableBlock => ({
    type: 'table',
    title: 'Wide',
    note: '',
    corner: '',
    columns: Array.from({ length: count }, (_, k) => `column ${k + 1}`),
    rows: [{ name, cells: Array.from({ length: count }, (_, k) => String(1000 * k)) }],
  });
  const lines = (count: number, name: string) => blockLines(block(count, name), 80, styleFor(false));

  it('is cut into parts, each with the names', () => {
    expect(lines(12, 'Akagi')).toEqual([
      'Wide',
      '       column  column  column  column  column column column column column column',
      '            1       2       3       4       5      6      7      8      9     10',
      'Akagi       0    1000    2000    3000    4000   5000   6000   7000   8000   9000',
      '',
      '       column 11  column 12',
      'Akagi      10000      11000',
    ]);
  });

  it('is never wider than the page, whatever its names', () => {
    for (const count of [1, 5, 30]) {
      for (const name of ['a', 'a long name '.repeat(20).trim()]) {
        expect(Math.max(...lines(count, name).map((line) => line.length))).toBeLessThanOrEqual(80);
      }
    }
  });
});

describe('columns', () => {
  it('set decimal points below each other', () => {
    expect(alignPoints(['3.90 ±0.09', '15.5 ±0.2', '< 0.002', '–'])).toEqual([
      '  3.90 ±0.09',
      ' 15.5 ±0.2  ',
      '< 0.002     ',
      '  –         ',
    ]);
  });

  it('stand closer where it is tight', () => {
    const rows = [
      ['name', '1', '2'],
      ['a', '3', '4'],
    ];
    expect(columns(rows, 80)).toEqual({ heading: ['name  1  2'], rows: ['a     3  4'], fits: true });
    expect(columns(rows, 8)).toEqual({ heading: ['name 1 2'], rows: ['a    3 4'], fits: true });
    expect(columns(rows, 7).fits).toBe(false);
  });

  it('break headings where it is tight, and names where that is asked for', () => {
    const table = [
      ['', 'Battleships still afloat', 'Sunk'],
      ['Japan keeps what it can carry home', '2.3', '10.0'],
    ];
    expect(columns(table, 54)).toEqual({
      heading: [
        '                                     Battleships',
        '                                    still afloat  Sunk',
      ],
      rows: ['Japan keeps what it can carry home           2.3  10.0'],
      fits: true,
    });
    expect(columns(table, 48).fits).toBe(false);
    expect(columns(table, 48, true)).toEqual({
      heading: ['                               Battleships', '                              still afloat  Sunk'],
      rows: ['Japan keeps what it can                2.3  10.0', 'carry home'],
      fits: true,
    });
  });

  it('break lines at spaces, but not within a pair', () => {
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('aa b\u00a0b cc', 5)).toEqual(['aa', 'b b', 'cc']);
    expect(wrap('toolongforit b', 5)).toEqual(['toolongforit', 'b']);
  });

  it('draw bars in eighths, and a mark for whatever is above zero', () => {
    expect([0, 0.0001, 0.5, 0.5625, 1].map((share) => bar(share, 2))).toEqual(['', '▏', '█', '█▏', '██']);
  });
});
