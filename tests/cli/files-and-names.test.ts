// Files as other programs write them, and sentences about names and rules that point to what is to be mended.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveRules } from '../../src/rules/index.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const refused = async (...args: string[]): Promise<string> => {
  const { code, stderr } = await vitpHere(args);
  expect(code).toBe(2);
  return stderr.replaceAll(`${folder.path}/`, '');
};
const bytes = (name: string, content: Buffer): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};
const RAID = 'kind: raid\r\ntargets: focus\r\n';

describe('a file is read', () => {
  const utf16 = Buffer.from(`\uFEFF${RAID}`, 'utf16le');

  it.each([
    ['in UTF-16, as Windows PowerShell writes it', utf16],
    ['in UTF-16 with the other order of bytes', Buffer.from(utf16).swap16()],
    ['in UTF-8 with a byte-order mark', Buffer.from(`\uFEFF${RAID}`)],
    ['with a carriage return alone at the ends of lines', Buffer.from(RAID.replaceAll('\r\n', '\r'))],
  ])('%s', async (_, content) => {
    const { code, stdout, stderr } = await vitpHere(['raid', bytes('raid.yaml', content)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('chosen by the plan "focus"');
  });

  it('not in Latin-1, and is told so', async () => {
    const file = bytes('latin.yaml', Buffer.from('kind: game\nplayers: {japan: caf\u00e9}\n', 'latin1'));
    expect(await refused('game', file)).toContain('latin.yaml: it is not in UTF-8; save it as UTF-8');
    const data = bytes('data.yaml', Buffer.from('name: caf\u00e9\n', 'latin1'));
    expect(await refused('raid', '--data', data)).toContain('it is not in UTF-8');
  });
});

describe('rules that do not go together', () => {
  it('are told at once, each where its name stands', async () => {
    const file = folder.write(
      'pairs.yaml',
      'kind: game\nrules: [adjustment-1, adjustment-1a, adjustment-4, adjustment-4a, adjustment-3b, adjustment-3c, adjustment-2, adjustment-2b]\n',
    );
    const lines = (await refused('game', file)).trim().split('\n');
    const line =
      'rules: [adjustment-1, adjustment-1a, adjustment-4, adjustment-4a, adjustment-3b, adjustment-3c, adjustment-2, adjustment-2b]';
    expect(lines.map((text) => Number(/^pairs\.yaml:2:(\d+): /.exec(text)?.[1]))).toEqual(
      ['adjustment-1a', 'adjustment-4a', 'adjustment-3c', 'adjustment-2b'].map((name) => line.indexOf(name) + 1),
    );
    expect(lines[1]).toContain('"adjustment-4" and "adjustment-4a" cannot be combined');
    expect(await refused('game', '--rules', 'adjustment-1,1a,4,4a')).toMatch(/"adjustment-1a".*; "adjustment-4"/);
  });

  it('a name that is written again counts once, however often', () => {
    expect(resolveRules(Array<string>(200_000).fill('nt1')).names).toEqual(['second-edition', 'nt1']);
  });

  it('a text with commas is no list in a file, and strokes stand between rule sets', async () => {
    const file = folder.write('commas.yaml', 'kind: game\nrules: second-edition, nt1\n');
    expect(await refused('game', file)).toContain(
      'commas.yaml:2:8: several rules are a list, in brackets: [second-edition, nt1]',
    );
    expect(await refused('game', '--rules', 'second-edition/nt1')).toContain(
      'strokes stand between rule sets, which bid, ladder and regret compare; rules that are in force together have commas: --rules second-edition,nt1',
    );
  });
});

describe('a sentence points to what is to be mended', () => {
  it.each([
    ['an indented line', 'game', 'kind: game\n  rules: nt1\n', 'x.yaml:2:3: this line is indented'],
    ['two keys in one line', 'game', 'kind: game rules: nt1\n', 'x.yaml:1:7: a second "key:" stands where'],
    ['an empty sweep', 'sweep', 'kind: raid\nsweep: {}\n', 'x.yaml:2:8: sweep is empty; allowed: a map from paths'],
    [
      'San Diego among the places of a position',
      'position',
      'kind: record\nformat: 1\nrules: adjustment-4\nposition: {turn: 5, pieces: {San Diego: [Saratoga]}}\n',
      'San Diego is off the map: its ships stand beside "pieces", under the key sanDiego',
    ],
    [
      'a removal of ships that are not British (4.42)',
      'game',
      'kind: game\ndata: {removals: {4: [Akagi], 2: [Warspite, Enterprise]}}\n',
      'x.yaml:2:23: Akagi is not British; British ships are withdrawn (4.42)\nx.yaml:2:45: Enterprise is not British',
    ],
  ])('%s', async (_, command, text, sentence) => {
    expect(await refused(command, folder.write('x.yaml', text))).toContain(sentence);
  });
});
