// `vitp pacific-war`: the answers of every example, and a sentence for every wrong input.
import { describe, expect, it } from 'vitest';
import { exampleOf, partOf } from '../../src/pacific-war/parts.js';
import { HOUSE_RULES } from '../../src/pacific-war/rules.js';
import { sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const answered = HOUSE_RULES.flatMap(({ number }) => (partOf(number) ? [number] : []));
const example = (rule: number) => exampleOf(partOf(rule)!, rule);
const file = (rule: number, text = example(rule)) => folder.write(`rule-${rule}.yaml`, text);

describe('vitp pacific-war', () => {
  it('lists the 32 rules, by itself and in its help', async () => {
    const [list, help] = [await vitpHere(['pacific-war']), await vitpHere(['pacific-war', '--help'])];
    for (const { number, title } of HOUSE_RULES) {
      expect(list.stdout).toMatch(new RegExp(`^ {1,3}${number}  ${title}: `, 'm'));
      expect(help.stdout).toMatch(new RegExp(`^ {1,3}${number}  ${title}: `, 'm'));
    }
    expect([list.code, help.code]).toEqual([0, 0]);
  });

  it('tells every rule, and prints the example of those that are answered', async () => {
    for (const { number, title } of HOUSE_RULES) {
      expect((await vitpHere(['pacific-war', `${number}`])).stdout).toContain(`Rule ${number}, ${title}`);
    }
    for (const rule of answered) {
      expect((await vitpHere(['pacific-war', `${rule}`, '--example'])).stdout).toBe(example(rule));
    }
  });

  it.each(answered)(
    'answers the example of rule %i, which says that it is invented, and asks its own answer again',
    async (rule) => {
      expect(example(rule)).toMatch(/invented/);
      const json = folder.write(`answer-${rule}.json`, '');
      const first = await vitpHere(['pacific-war', `${rule}`, file(rule), '--json', json]);
      expect(first.stderr).toBe('');
      expect(first.code).toBe(0);
      expect(first.stdout).toMatch(new RegExp(`rules? (\\d+, )*(\\d+ and )?${rule}\\b|rules .*\\b${rule}\\b`));
      const again = await vitpHere(['pacific-war', `${rule}`, json, '--json', '-']);
      expect(withoutRun(again.stdout)).toBe(withoutRun(folder.read(`answer-${rule}.json`)));
    },
  );

  it('rolls when games are named, the same dice for the same seed', async () => {
    for (const rule of [7, 8, 9, 10, 13]) {
      const roll = (seed: string) =>
        vitpHere(['pacific-war', `${rule}`, file(rule), '--games', '500', '--seed', seed, '--json', '-']);
      const [one, same, other] = [await roll('a'), await roll('a'), await roll('b')];
      expect(JSON.parse(one.stdout).games).toBe(500);
      expect(withoutRun(one.stdout)).toBe(withoutRun(same.stdout));
      expect(withoutRun(one.stdout)).not.toBe(withoutRun(other.stdout).replace('"seed":"b"', '"seed":"a"'));
    }
  });

  it('writes CSV and a report with a picture', async () => {
    const csv = await vitpHere(['pacific-war', '7', file(7), '--csv', '-']);
    expect(csv.stdout.split('\n')[0]).toBe('target,attacks,get through,at least one');
    const out = `${folder.path}/out`;
    await vitpHere(['pacific-war', '7', file(7), '--out', out, '--quiet']);
    expect(folder.read('out/asw-screen.svg')).toMatch(/^<svg/);
    expect(folder.read('out/table.csv')).toBe(csv.stdout);
    expect(folder.read('out/report.html')).toContain('Anti-submarine screen');
  });

  it('takes die, zero, readings and table from the command line before the file', async () => {
    const config = async (...args: string[]) =>
      JSON.parse((await vitpHere(['pacific-war', ...args, '--json', '-'])).stdout).config;
    expect(await config('7', file(7), '--die', '6', '--zero', 'lowest')).toMatchObject({ die: 6, zero: 'lowest' });
    expect(await config('8', file(8), '--reading', 'flak-lost-unit=wasted')).toMatchObject({
      readings: { 'flak-lost-unit': 'wasted' },
    });
    const table = folder.write(
      'table.yaml',
      example(9)
        .replace(/^[\s\S]*^table:\n/m, '')
        .replaceAll(/^ {2}/gm, '')
        .replace('invented for', 'typed for'),
    );
    expect((await config('9', file(9), '--table', table)).table.source).toMatch(/^typed for/);
  });
});

/** A change of an example: what is replaced, and with what. */
type Change = readonly [rule: number, from: string | RegExp, to: string];

const CHANGES: readonly Change[] = [
  ...answered.flatMap((rule): Change[] => [
    [rule, 'kind: pacific-war\n', 'kind: raid\n'],
    [rule, 'kind: pacific-war\n', ''],
    [rule, /^rule: \d+$/m, 'rule: 33'],
    [rule, /^rule: \d+\n/m, ''],
    [rule, /^rule: \d+$/m, 'rule: [1]'],
    [rule, 'kind:', 'colour: red\nkind:'],
    [rule, /[\s\S]+/, ''],
    [rule, /[\s\S]+/, '[1, 2]'],
    [rule, /[\s\S]+/, 'kind: pacific-war\nrule: {'],
    [rule, /[\s\S]+/, `kind: pacific-war\nrule: ${rule}\n`],
    [rule, /\n$/, '\nreadings: {no-such: reading}\n'],
  ]),
  [7, /attacks: .*/, 'attacks: []'],
  [7, /attacks: .*/, 'attacks: Carrier A'],
  [7, /attacks: .*/, `attacks: [${Array(41).fill('x').join(', ')}]`],
  [7, /escorts: .*/, 'escorts: {a: -1}'],
  [7, /escorts: .*/, 'escorts: {a: 1.5}'],
  [7, /escorts: .*/, 'escorts: {a: many}'],
  [7, /escorts: .*/, 'escorts: 3'],
  [7, /escorts: .*/, 'escorts: {a: 1, a: 2}'],
  [7, /worth: .*/, 'worth: {Nobody: 3}'],
  [7, /worth: .*/, 'worth: {Oiler: -3}'],
  [7, /counts: .*/, 'counts: each ship'],
  [7, /screens: .*/, 'screens: worst'],
  [7, /screens: .*/, 'screens: {Nobody: 1}'],
  [7, /screens: .*/, 'screens: {toString: 1}'],
  [4, 'defends: [Division A', 'defends: [constructor'],
  [8, /readings: .*/, 'readings: {__proto__: 1}'],
  [7, /screens: .*/, 'screens: {Destroyer 1: 9}'],
  [7, /screens: .*/, 'screens: {Destroyer 1: 1, Destroyer 2: 1}'],
  [7, 'rule: 7', 'rule: 7\ndie: 1'],
  [7, 'rule: 7', 'rule: 7\nzero: ten'],
  [7, 'rule: 7', 'rule: 7\ngames: 0'],
  [7, 'rule: 7', 'rule: 7\nmethod: guess'],
  [7, 'rule: 7', 'rule: 7\nseed: {}'],
  [7, /attacks: .*\n/, `attacks: [${Array(13).fill('Oiler').join(', ')}, Carrier A, Carrier B]\nx: 1\n`],
  [8, /hits: .*/, 'hits: -1'],
  [8, /hits: .*/, 'hits: 1e9'],
  [8, /units: .*/, 'units: {}'],
  [8, /units: .*/, 'units: {a: 0}'],
  [8, /units: .*/, 'units: [a]'],
  [8, /readings: .*/, 'readings: {flak-lost-unit: sometimes}'],
  [9, 'target: port', 'target: sea'],
  [9, /strengths: \[6.*/, 'strengths: [100]'],
  [9, 'target: port', 'target: fortress\npearlHarbour: true'],
  [9, 'target: port', 'target: port\npearlHarbour: maybe'],
  [9, /table:\n {2}source/, 'table:\n  sauce'],
  [9, /^table:[\s\S]*/m, 'table: .\n'],
  [9, /^table:[\s\S]*/m, 'table: 7\n'],
  [9, /^table:[\s\S]*/m, 'table: {source: x, lines: {air-ground: {strengths: [], rolls: {}}}}\n'],
  [9, /^table:[\s\S]*/m, 'table: {kind: board, source: x, lines: {}}\n'],
  [10, 'coordinated: true', 'coordinated: very'],
  [10, '{naval: 3, full: 6, experience: L1}', '{full: 6, experience: L1}'],
  [10, '{naval: 3, full: 6, experience: L1}', '{naval: 3, experience: L1}'],
  [10, '{naval: 3, full: 6, experience: L1}', '{naval: 3, full: none, experience: L1}'],
  [10, 'target: naval', 'target: ground'],
  [10, 'target: naval', 'target: naval\ndate: 1939-01'],
  [10, /objective: .*/, 'objective: {atLeast: 0}'],
  [10, /objective: .*/, 'objective: luck'],
  [13, 'gunnery: 3-5-6', 'gunnery: 3-5'],
  [13, 'gunnery: 3-5-6', 'gunnery: 3'],
  [13, 'class: BB', 'class: BBB'],
  [13, 'hits: 5}', 'hits: 0}'],
  [13, 'hits: 5}', 'hits: 5, damage: 5}'],
  [13, 'fortification: Truk', 'fortification: Trukk'],
  [13, 'fortification: Truk', 'fortification: {gunnery: 1-2-3}'],
  [13, 'fortification: Truk', 'fortification: Truk\n  fortificationDamage: 3'],
  [13, 'fortification: Truk', 'fortification: Truk\n  aim: fortification'],
  [13, 'fortification: Truk', 'fortification: Truk\n  outOfRange: true'],
  [13, 'fortification: Truk', 'outOfRange: true'],
  [13, 'aim: fortification', 'aim: fortification\n  commit: [0, 3, 3]'],
  [13, 'aim: fortification', 'aim: fortification\n  commit: [3]'],
  [13, 'Cruiser A', 'Battleship A'],
  [13, /ranges: .*/, 'ranges: [long, close]'],
  [13, /ranges: .*/, 'ranges: []'],
  [17, 'lead: Division A', 'lead: Division X'],
  [17, 'Regiment B, steps', 'Division A, steps'],
  [17, 'steps: 6', 'steps: 0'],
  [17, 'losses: 7', 'losses: -7'],
  [18, 'name: Truk, hits: 3', 'name: Trukk, hits: 3'],
  [18, 'name: Truk, hits: 3', 'name: Truk, hits: 4'],
  [18, 'kind: port', 'kind: harbour'],
  [18, 'commandPoints: 7', 'commandPoints: some'],
  [3, 'day: 2', 'day: 32'],
  [3, 'does: move', 'does: dance'],
  [4, 'atoll: false', 'atoll: no way'],
  [4, 'defends: [Division A', 'defends: [Division X'],
  [4, 'defends: [Division A', 'defends: [Division B'],
  [16, /\n {2}- null/, ''],
  [16, 'hex: 1002', 'hex: 1001'],
  [16, 'hex: 1002', 'hex: [1]'],
  [16, 'role: defender', 'role: referee'],
  [16, 'steps: 12', 'steps: 0'],
  [20, 'operation: 9', 'operation: -1'],
  [20, 'where: free', 'where: anywhere'],
  [28, 'date: 1942-03', 'date: 1942'],
  [28, 'date: 1942-03', 'date: 1942-13'],
  [28, 'side: allied', 'side: nobody'],
  [28, 'from: East Pacific, to: South Pacific', 'from: East Pacific'],
  [28, 'from: East Pacific, to: South Pacific', 'divisions: 1'],
  [28, 'from: East Pacific, to: South Pacific', 'from: East Pacific, to: South Pasific'],
  [28, 'naval: true', 'naval: true, rail: India'],
  [28, 'naval: true', 'naval: true, divisions: 2'],
  [31, 'wells: {Palembang: 6, Miri: 2}', 'wells: {}'],
  [31, 'wells: {Palembang: 6', 'wells: {Palembank: 6'],
  [31, 'wells: {Palembang: 6', 'wells: {Palembang: -6'],
  [31, 'wells: {Palembang: 6, Miri: 2}', 'wells: {Palembang: 6}'],
  [31, 'cost: 5', 'cost: five'],
];

const OPTIONS: readonly (readonly string[])[] = [
  ['0'],
  ['33'],
  ['-1'],
  ['seven'],
  ['7.5'],
  [''],
  ['7', 'none.yaml'],
  ['7', '.'],
  ['7', 'EXAMPLE', '--die', '1'],
  ['7', 'EXAMPLE', '--die', 'ten'],
  ['7', 'EXAMPLE', '--die', '101'],
  ['7', 'EXAMPLE', '--zero', 'ten'],
  ['7', 'EXAMPLE', '--method', 'guess'],
  ['7', 'EXAMPLE', '--method', 'exact', '--games', '10'],
  ['7', 'EXAMPLE', '--games', '0'],
  ['7', 'EXAMPLE', '--games', '1e12'],
  ['7', 'EXAMPLE', '--seed', ''],
  ['7', 'EXAMPLE', '--table', 'none.yaml'],
  ['7', 'EXAMPLE', '--reading', 'flak-lost-unit=wasted'],
  ['7', 'EXAMPLE', '--example'],
  ['7', 'EXAMPLE', '--colour'],
  ['7', 'EXAMPLE', 'more'],
  ['8', 'EXAMPLE', '--reading', 'flak-lost-unit'],
  ['8', 'EXAMPLE', '--reading', 'flak-lost-unit=never'],
  ['8', 'EXAMPLE', '--reading', 'flak-lost-unit=next,flak-lost-unit=next'],
  ['8', 'EXAMPLE', '--reading', 'flak=next'],
  ['8', 'EXAMPLE', '--reading', ''],
  ['9', 'EXAMPLE', '--table', 'none.yaml'],
  ['9', 'EXAMPLE', '--table', 'package.json'],
  ['9', 'EXAMPLE', '--die', '6'],
  ['7', 'EXAMPLE', '--json', '.'],
  ['7', 'EXAMPLE', '--out', 'package.json'],
  ['7', 'EXAMPLE', '--csv', 'package.json/table.csv'],
  ['7', '--die', '6'],
  ['7', '--json', '-'],
  ['--die', '6'],
  ['17', 'EXAMPLE', '--die', '6'],
  ['17', 'EXAMPLE', '--games', '10'],
  ['17', 'EXAMPLE', '--table', 'package.json'],
  ['1', 'package.json'],
  ['1', '--example'],
  ['7', 'package.json'],
];

/** Every third one in the quick suite. */
const ASKED = CHANGES.filter((_, k) => k % sized(3, 1) === 0);

describe('wrong input', () => {
  it(`is answered with a sentence and exit code 2: ${ASKED.length} files`, async () => {
    for (const [rule, from, to] of ASKED) {
      const text = example(rule).replace(from, to);
      const name = `rule ${rule}: ${String(from)} → ${to}`;
      expect(text, name).not.toBe(example(rule));
      const { code, stdout, stderr } = await vitpHere(['pacific-war', `${rule}`, file(rule, text)]);
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: '' });
      // Every line has a file, a line, a column, and words of ours.
      for (const line of stderr.trim().split('\n')) expect(line, name).toMatch(/^\S+\.yaml:\d+:\d+: .{10}/);
      expect(stderr, name).not.toMatch(/Invalid|expected|undefined|\[object|NaN| at .*\.ts/);
    }
  });

  it(`is answered with a sentence and exit code 2: ${OPTIONS.length} command lines`, async () => {
    for (const args of OPTIONS) {
      const typed = args.map((arg) => (arg === 'EXAMPLE' ? file(Number(args[0])) : arg));
      const { code, stdout, stderr } = await vitpHere(['pacific-war', ...typed]);
      const name = args.join(' ');
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: '' });
      expect(stderr, name).toMatch(/^(vitp: |\S+:\d+:\d+: ).{10}/);
      expect(stderr, name).not.toMatch(/Invalid|undefined|\[object|NaN|bug in it| at .*\.ts/);
    }
  });
});
