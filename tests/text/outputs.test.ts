// Every output with every field: nothing from a file, a seed or an option reaches a terminal or a file raw.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/answer/json.js';
import { analysisFiles } from '../../src/report/analysis.js';
import { pageHtml } from '../../src/report/html/html.js';
import type { Page } from '../../src/report/page.js';
import { intervalsPicture } from '../../src/report/pictures/intervals.js';
import { resultPage } from '../../src/report/report.js';
import { renderTerminal, reportFiles } from '../../src/report/show.js';
import { renderPage } from '../../src/report/terminal.js';
import { csvText } from '../../src/text/index.js';
import { scratchFolder, vitpHere } from '../cli/vitp.js';
import { game, raid } from '../report/support.js';
import { LONG } from '../size.js';
import { EVIL, EVIL_IN_FILES, expectFile, expectHtml, expectJson, expectPlain } from './evil.js';

const folder = scratchFolder();

/** The value with the text at one place after the other made evil, keys too; entries of one list stand for each other. */
function* infected(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (typeof value === 'string') yield [path, EVIL];
  if (Array.isArray(value)) {
    for (const [inner, bad] of infected(value[0], `${path}[0]`)) yield [inner, [bad, ...value.slice(1)]];
  } else if (typeof value === 'object' && value !== null) {
    const map = value as Readonly<Record<string, unknown>>;
    for (const [key, entry] of Object.entries(map)) {
      for (const [inner, bad] of infected(entry, `${path}.${key}`)) yield [inner, { ...map, [key]: bad }];
    }
    const [first] = Object.entries(map);
    if (first && path !== '') yield [`${path} (key)`, { ...map, [EVIL]: first[1] }];
  }
}

/** Fields by which a result is told from others: no text of a user's. */
const OWN = /^\.(?:kind|schema|config\.(?:kind|method))$/;

describe('a result', () => {
  it.each([
    ['raid', raid()],
    ['game', { ...game(), metrics: Object.fromEntries(Object.entries(game().metrics).slice(0, 8)) }],
  ])('of a %s: every field on a terminal, in HTML, in JSON', (_, result) => {
    let fields = 0;
    for (const [path, bad] of infected(result)) {
      if (OWN.test(path)) continue;
      fields++;
      const infectedResult = bad as typeof result;
      expectPlain(renderTerminal(infectedResult, { color: false, notes: [EVIL] }), path);
      // A page is long to make; the quick suite makes every third.
      if (!LONG && fields % 3 > 0) continue;
      expectHtml(pageHtml(resultPage(infectedResult, { notes: [EVIL] }), [], { file: EVIL, content: EVIL }), path);
      expectJson(canonicalJson(infectedResult), path);
    }
    expect(fields).toBeGreaterThan(30);
  });

  it('colours itself and takes no colour from a name', () => {
    const ours = new RegExp(`${String.fromCharCode(27)}\\[(?:0|1|2|33|36)m`, 'g');
    const [plain, coloured] = [false, true].map((color) => renderTerminal({ ...raid(), seed: EVIL }, { color }));
    expect(coloured!.replace(ours, '')).toBe(plain);
  });

  it('every file of a report', async () => {
    const result = raid();
    const metrics = Object.fromEntries(Object.entries(result.metrics).map(([name, m]) => [name, m]));
    const [first] = Object.values(metrics);
    const files = await reportFiles(
      {
        ...result,
        seed: EVIL,
        kind: 'other',
        config: { ...result.config, rules: [EVIL], note: EVIL },
        metrics: { ...metrics, [EVIL]: first!, [`${EVIL}.1`]: Object.values(metrics).at(-1)! },
        run: { ...result.run, version: EVIL, machine: EVIL, command: EVIL },
      },
      { notes: [EVIL] },
    );
    expect(Object.keys(files).map((name) => name.split('.').at(-1))).toContain('svg');
    for (const [name, text] of Object.entries(files)) {
      expectPlain(name, 'name of a file');
      expectFile(name, text, name);
    }
  });
});

it('an answer about several scenarios: every field in every file', async () => {
  const row = { row: EVIL, value: 1, lo: 0, hi: 2, label: EVIL };
  const estimate = { unit: 'number', value: 1, lo: 0, hi: 2, exact: false } as const;
  const heading = { name: 'one', title: EVIL, subtitle: [EVIL], caption: EVIL, axis: EVIL };
  const analysis: Page = {
    title: EVIL,
    answer: EVIL,
    warning: EVIL,
    lead: [EVIL],
    asked: [[EVIL, EVIL]],
    blocks: [
      {
        type: 'table',
        title: EVIL,
        note: EVIL,
        corner: EVIL,
        columns: [EVIL, EVIL],
        rows: [{ name: EVIL, cells: [EVIL, estimate] }],
      },
      { type: 'distribution', title: EVIL, mean: estimate, sd: estimate, bins: [] },
    ],
    notes: [EVIL],
    pictures: [intervalsPicture([row], heading)],
    csv: {
      'one.csv': csvText([
        ['name', 'value'],
        [EVIL, -1],
      ]),
    },
    json: { kind: EVIL, [EVIL]: EVIL, run: { ...raid().run, command: EVIL } },
    again: EVIL,
    board: EVIL,
  };
  expectPlain(renderPage(analysis, { color: false }), 'terminal');
  for (const [name, text] of Object.entries(await analysisFiles(analysis))) expectFile(name, text, name);
});

/** Runs a command; all that it prints and writes is looked at. */
async function heard(args: readonly string[], code: number, out?: string): Promise<string> {
  const ended = await vitpHere(args);
  const what = args.map((arg) => JSON.stringify(arg)).join(' ');
  expect([what, ended.code, code === 0 ? ended.stderr : '']).toEqual([what, code, '']);
  expectPlain(ended.stderr, `${what}: errors`);
  expectPlain(ended.stdout, `${what}: output`);
  if (out !== undefined) {
    for (const name of readdirSync(out)) expectFile(name, folder.read(join(out.split('/').at(-1)!, name)), name);
  }
  return ended.stdout;
}

/** An evil name that a folder can hold. */
const EVIL_NAME = EVIL_IN_FILES.replace(/[\0/]/g, '');

describe('a command', () => {
  it('with an evil seed', async () => {
    const out = join(folder.path, 'luck');
    await heard(['luck', '--players', 'random', '--seed', EVIL_IN_FILES, '--out', out], 0, out);
    expectJson(folder.read('luck/result.json'), 'luck');
    await heard(['show', '--players', 'random', '--turn', '1', '--seed', EVIL_IN_FILES], 0);
    const record = await heard(
      ['show', '--players', 'random', '--turn', '1', '--seed', EVIL_IN_FILES, '--record', '-'],
      0,
    );
    const file = folder.write(
      `record ${EVIL_NAME}.yaml`,
      record.replace('japan: random', `japan: ${JSON.stringify(EVIL_IN_FILES)}`),
    );
    await heard(['replay', file], 0);
    await heard(['replay', file, '--quiet'], 0);
    expectJson(await heard(['replay', file, '--json'], 0), 'replay');
    await heard(['luck', file], 0);
  });

  it('with evil doctrines and openings', async () => {
    const doctrine = { name: 'one', side: 'japan', intent: EVIL_IN_FILES, weights: {} };
    const file = folder.write(`doctrine ${EVIL_NAME}.json`, JSON.stringify(doctrine));
    await heard(['players', file], 0);
    expectJson(await heard(['players', file, '--json'], 0), 'players');
    const plain = folder.write('plain.json', JSON.stringify(doctrine));
    await heard(['show', '--turn', '1', '--japan', plain, '--allied', 'random'], 0);
    const opening = { name: 'one', side: 'japan', intent: EVIL_IN_FILES, turns: { 1: {} } };
    await heard(['openings', 'list', folder.write(`opening ${EVIL_NAME}.json`, JSON.stringify(opening))], 0);
  });

  it('with evil weights, aliases, keys and values in a file', async () => {
    for (const [k, text] of [
      `a: *${EVIL_IN_FILES.replace(/\s/g, '')}`,
      JSON.stringify({ [EVIL_IN_FILES]: 1 }),
      JSON.stringify({ kind: EVIL_IN_FILES }),
      JSON.stringify({ kind: 'game', rules: [EVIL_IN_FILES], [EVIL_IN_FILES]: 1 }),
      JSON.stringify({ kind: 'game', players: { japan: { doctrine: 'standard', weights: { [EVIL_IN_FILES]: 1 } } } }),
      JSON.stringify({ kind: 'raid', raidForce: [EVIL_IN_FILES], targets: { round1: { [EVIL_IN_FILES]: 'x' } } }),
      JSON.stringify({ kind: 'record', format: 1, steps: [{ [EVIL_IN_FILES]: EVIL_IN_FILES }] }),
      `"${EVIL_IN_FILES}`,
      EVIL_IN_FILES,
    ].entries()) {
      const file = folder.write(`${k} ${EVIL_NAME}.yaml`, text);
      // Every reader of files, and in the quick suite the two that are like no other for all texts but the first.
      const all = ['raid', 'game', 'battle', 'replay', 'show', 'luck', 'sweep', 'tournament', 'tune'];
      for (const command of LONG || k === 0 ? all : ['game', 'replay']) {
        await heard([command, file], 2);
      }
      await heard(['data', 'areas', '--data', file], 2);
      await heard(['players', file], 2);
    }
  });

  it('with evil text for every argument and every option', async () => {
    const commands = [...(await heard(['--help'], 0)).matchAll(/^ {2}(\w[\w-]*) /gm)].map((m) => m[1]!);
    expect(commands.length).toBeGreaterThan(15);
    const met = new Set<string>();
    for (const command of commands.filter((name) => name !== 'help')) {
      await heard([command, EVIL_IN_FILES], 2);
      await heard([command, `--${EVIL_IN_FILES}`], 2);
      const help = await heard([command, '--help'], 0);
      for (const [, option] of help.matchAll(/(--[\w-]+) </g)) {
        // These take any text, and files are made where none are.
        if (/--(?:seed|name|json|csv|out|record|cache)$/.test(option!)) continue;
        // Commands that share an option read it with the same function.
        if (!LONG && met.has(option!)) continue;
        met.add(option!);
        await heard([command, `nosuch ${EVIL_NAME}.yaml`, option!, EVIL_IN_FILES], 2);
      }
    }
  });
});
