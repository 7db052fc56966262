import { describe, expect, it } from 'vitest';
import { Document, parse } from 'yaml';
import { csvField, quoted, shellWord, terminalPage, terminalText, xmlText } from '../../src/text/index.js';
import { yamlText } from '../../src/text/yaml.js';
import { EVIL, EVIL_IN_FILES, expectPlain } from './evil.js';

describe('text that leaves', () => {
  it('stays as it is where nothing is wrong with it', () => {
    const text = 'Ōyodo “Öl” 大和 — ±0.1 → 👨‍👩‍👧 é';
    for (const leave of [terminalText, terminalPage, xmlText, csvField]) expect(leave(text)).toBe(text);
    expect(quoted(text)).toBe(JSON.stringify(text));
  });

  it('is one line on a terminal, without commands', () => {
    expect(terminalText('a\u001b[2Jb\r\n\tc\u009bd\u202e')).toBe('a\ufffd[2Jb c\ufffdd\ufffd');
    expect(terminalPage('\u001b[1ma\u001b[0m\n\u001b[2J\u001b[31m')).toBe('\u001b[1ma\u001b[0m\n\ufffd[2J\ufffd[31m');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "' =1"],
    ['-3', '-3'],
    ['-', '-'],
    ['+3.5e-7', '+3.5e-7'],
    ['-3 to 5', "'-3 to 5"],
    ['a,"b"', '"a,""b"""'],
    ['a\nb', '"a\nb"'],
    [-3, '-3'],
    [1 / 3, '0.333333333333333'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
  ])('%j is %s in a spreadsheet', (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it('is in quotes what it was, all of it to be seen', () => {
    expectPlain(quoted(EVIL), 'JSON');
    expect(JSON.parse(quoted(EVIL))).toBe(EVIL.replaceAll('\ud800', '\ufffd'));
    const yaml = yamlText(new Document({ name: EVIL_IN_FILES, [EVIL_IN_FILES]: ['a\u202eb'] }));
    expectPlain(yaml, 'YAML');
    expect(parse(yaml)).toEqual({ name: EVIL_IN_FILES, [EVIL_IN_FILES]: ['a\u202eb'] });
  });

  it('is one word for a shell', () => {
    expect(shellWord('seed-1')).toBe('seed-1');
    expect(shellWord("it's so")).toBe("'it'\\''s so'");
    expect(shellWord("a\u001b'\\\n")).toBe("$'a\\u001b\\'\\\\\\n'");
    expectPlain(shellWord(EVIL), 'shell');
  });
});
