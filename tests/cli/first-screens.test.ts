// The first screen of every command, 24 lines of 80 characters: what a player sees before he scrolls. Kept in tests/golden/screens;
// `npx vitest run tests/cli/first-screens.test.ts --update` writes them anew: look at the new ones before you keep them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.js';
import { LONG } from '../size.js';
import { scratchFolder, vitpHere } from './vitp.js';

const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

const LINES = 24;
const WIDTH = 80;

const folder = scratchFolder();
const spread = folder.write('spread.yaml', 'kind: raid\ntargets: spread\n');
const focus = folder.write('focus.yaml', 'kind: raid\ntargets: focus\n');
const kills = folder.write('sweep.yaml', 'kind: raid\nsweep: {targets: [spread, focus, kills]}\n');
const begun = folder.write('begun.yaml', 'kind: record\nformat: 1\nsteps: []\n');

/** Whoever plays is no part of how it is told: random players change with the rules alone. */
const RANDOM = ['--japan', 'random', '--allied', 'random'];
const FIGHT = 'Akagi, Atago vs Lexington, Houston';

/** Commands that answer at once. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  vitp: [],
  raid: ['raid'],
  'raid-actual': ['raid', '--actual', '3 BB, 1 CA'],
  battle: ['battle', FIGHT, '--area', 'Coral Sea'],
  duel: ['duel', 'cruisers'],
  'duel-pair': ['duel', 'Atago', 'Houston'],
  rank: ['compare', spread, focus, '--rank', 'battleships.sunk', '--games', '200'],
  sweep: ['sweep', kills, '--games', '50', '--no-checkpoint'],
  show: ['show', ...RANDOM],
  replay: ['replay', 'tests/fixtures/turn-1.yaml'],
  luck: ['luck', ...RANDOM],
  'position-new': ['position', '--new'],
  'record-next': ['record', '--next', begun],
  players: ['players'],
  'openings-list': ['openings', 'list'],
  rules: ['rules'],
  data: ['data'],
  'data-akagi': ['data', 'Akagi'],
  schema: ['schema', 'raid'],
  'pacific-war': ['pacific-war'],
};

/** Commands that play or compute more; asked in the long suite. */
const SLOW: Readonly<Record<string, readonly string[]>> = {
  'raid-best': ['raid', '--best', 'kills'],
  'battle-what-if': ['battle', FIGHT, '--what-if', 'add Hornet'],
  game: ['game', '--games', '20', ...RANDOM],
  compare: ['compare', spread, focus],
  bid: ['bid', '--games', '40', '--japan', 'standard', '--allied', 'standard'],
  tournament: ['tournament', '--japan', 'standard,random', '--allied', 'standard,random', '--games', '4'],
  openings: ['openings', '--japan', 'none,tko', '--allied', 'none', '--games', '4'],
  tune: [
    'tune',
    'japan',
    '--weights',
    'fear',
    '--generations',
    '1',
    '--candidates',
    '4',
    '--games',
    '1',
    '--validation-games',
    '4',
    '--against',
    'standard',
    '--others',
    'none',
    '--out',
    `${folder.path}/tuned`,
  ],
  sensitivity: ['sensitivity', '--what', 'rulings', '--games', '2', ...RANDOM],
  regret: ['regret', '--kinds', 'day-night', '--games', '2', '--rollouts', '2', '--turn', '2'],
  decided: ['decided', '--games', '40', '--players', 'random'],
  ladder: ['ladder', '--rungs', 'random,standard', '--games', '10'],
  review: ['show', '--game', '3', '--turn', '2', '--review', '--rollouts', '4'],
  position: ['position', '--seed', 'pacific', '--game', '7', '--at', 'turn7', '--games', '10'],
};

/** Neither where the files of the test lie nor the version, which every release changes. */
const plain = (text: string): string =>
  text.replaceAll(`${folder.path}/`, '').replaceAll(`vitp ${VERSION}`, 'vitp VERSION');

async function firstScreen(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
  const lines = plain(stdout).split('\n').slice(0, LINES);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** What programs read is no screen. */
const FOR_PROGRAMS = ['schema'];

describe('the first screen', () => {
  it.each(Object.entries(LONG ? { ...QUICK, ...SLOW } : QUICK))('of %s', async (name, args) => {
    const screen = await firstScreen(args);
    if (!FOR_PROGRAMS.includes(name)) expect(screen.split('\n').filter((line) => line.length > WIDTH)).toEqual([]);
    await expect(screen).toMatchFileSnapshot(`../golden/screens/${name}.txt`);
  });

  it('is kept of every command that answers in a terminal', () => {
    const program = buildProgram(
      '1.2.3',
      () => {},
      () => {},
    );
    const kept = new Set(Object.values({ ...QUICK, ...SLOW }).map(([name]) => name));
    const missing = program.commands.map((command) => command.name()).filter((name) => !kept.has(name));
    // The page is served until Ctrl-C, shells read the completion; parts and jobs of a run have tests of their own.
    expect(missing.sort()).toEqual(['collect', 'completion', 'enqueue', 'merge', 'page', 'worker']);
  });
});
