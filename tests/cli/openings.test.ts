// `vitp openings`: the matrix, the equilibrium and what is not told apart.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { openingNames } from '../../src/ai/opening.js';
import { type Seat, seatText } from '../../src/ai/seat.js';
import { playField } from '../../src/analysis/tournament/field.js';
import { standardOpenings } from '../../src/analysis/tournament/openings.js';
import { makeOpenings } from '../../src/analysis/tournament/openings-result.js';
import { openingLabels } from '../../src/analysis/tournament/seat-labels.js';
import { openingsNamed } from '../../src/cli/commands/openings.js';
import { describeRun } from '../../src/node/machine.js';
import { readOpenings } from '../../src/node/read.js';
import { simulate } from '../../src/node/simulate.js';
import { openingsAnswer } from '../../src/report/blocks/blocks-openings.js';
import type { Progress } from '../../src/simulate/progress.js';
import { LONG } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const FILE = folder.write(
  'mine.yaml',
  `kind: openings
japan: [standard, {doctrine: standard, weights: {fear: 1, attackChance: 0.99, raidCarriers: 0}}]
allied: [standard, {doctrine: standard, weights: {fear: 1, attackChance: 0.99}}]
blocks: 10
`,
);
const SMALL = ['openings', FILE, '--games', '20', '--seed', 'o', '--workers', '1'];
const refused = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  return stderr;
};

describe('vitp openings', () => {
  it('tells the matrix, both mixtures and the value, and writes what there is to keep', async () => {
    const out = `${folder.path}/report`;
    const { code, stdout, stderr } = await vitpHere([...SMALL, '--out', out]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^When both choose their players best, /);
    for (const title of [
      'Final score',
      'Games that Japan wins',
      'What Japan should play',
      'What the Allies should play',
    ])
      expect(stdout).toContain(title);
    expect(stdout.replaceAll('\n', ' ')).toMatch(/Japan wins .* of games: Japan plays/);
    expect(stdout).toMatch(/\d+ of 4 differences between players are not told apart yet/);
    // Who attacks nothing and fears everything is never played.
    expect(stdout.replaceAll('\n', ' ')).toContain('Japan plays standard 100 %, the Allies standard 100 %.');
    expect(folder.read('report/openings-poc.svg')).toContain('standard 100 %');
    expect(folder.read('report/openings-wins.svg')).toMatch(/red: more than half.*95 %: ±\d/s);
    expect(folder.read('report/mixtures.csv').trimEnd().split('\n').length).toBe(1 + 2 * (2 + 2));
    expect(folder.read('report/differences.csv').trimEnd().split('\n').length).toBe(1 + 2 * (1 * 2 + 1 * 2));
    const json = JSON.parse(folder.read('report/result.json'));
    expect(json).toMatchObject({ kind: 'openings', seed: 'o', games: 20, config: { kind: 'openings', blocks: 10 } });
    expect(json.openings.poc.japan.map((s: { opening: string }) => s.opening)).toEqual(json.openings.names.japan);
    const [standard] = json.openings.poc.japan;
    expect(standard).toMatchObject({ chance: { estimate: 1 }, played: 1, reply: 'standard' });
    // One cell of the equilibrium is the value.
    expect(json.openings.poc.value.estimate).toBeCloseTo(json.metrics['standard vs standard: poc.final'].mean, 6);
  });

  it(`gives the same bytes ${LONG ? 'for two workers, and ' : ''}from its own result`, async () => {
    const one = await vitpHere([...SMALL, '--json', '-']);
    if (LONG) {
      const two = await vitpHere([...SMALL.slice(0, -1), '2', '--json', '-']);
      expect(withoutRun(two.stdout)).toBe(withoutRun(one.stdout));
    }
    const result = folder.write('result.json', one.stdout);
    const again = await vitpHere(['openings', result, '--workers', '1', '--json', '-']);
    expect(withoutRun(again.stdout)).toBe(withoutRun(one.stdout));
  });

  it('takes openings by name and from files, each with the usual doctrine, and doctrines without one', () => {
    const mine = folder.write('early.yaml', 'name: early\nside: japan\nintent: Away.\nturns: {1: {stay: false}}\n');
    const meek = folder.write('meek.yaml', 'name: meek\nside: japan\nintent: Meek.\nweights: {fear: 1}\n');
    const nameOf = (seat: Seat) => seatText('japan', { ...seat, opening: null } as Seat);
    const seats = openingsNamed('japan', `none, tko,${mine},${meek},random, standard`);
    expect(seats.map((seat) => ('doctrine' in seat ? [nameOf(seat), seat.opening?.name] : seat.player))).toEqual([
      [DEFAULT_PLAYER, undefined],
      [DEFAULT_PLAYER, 'tko'],
      [DEFAULT_PLAYER, 'early'],
      ['meek', undefined],
      'random',
      ['standard', undefined],
    ]);
    expect(openingLabels('japan', seats.slice(0, 3))).toEqual(['none', 'tko', 'early']);
    expect(openingsNamed('japan', 'none')).toEqual(seats.slice(0, 1));
    expect(openingLabels('japan', seats.slice(3))).toEqual(['meek', 'random', 'standard']);
    const text = JSON.stringify({ kind: 'openings', japan: ['tko'], allied: ['standard'] });
    expect(readOpenings(text, 'file').scenario.japan).toEqual([seats[1]]);
  });

  it('studies all openings that fit the rules when none are named', () => {
    const usual = standardOpenings([]);
    expect(usual.japan[0]).toBe('none');
    expect(usual.japan.length).toBe(openingNames('japan').length + 1);
    expect(usual.allied.filter((name) => name.startsWith('nt1-'))).toEqual([]);
    expect(standardOpenings(['nt1']).allied).toContain('nt1-mandate');
  });

  it('tells how precise every pairing is, and asks for the same again from its result', async () => {
    const away = folder.write('away.yaml', 'kind: openings\njapan: [random]\nallied: [random]\nblocks: 10\n');
    const args = ['openings', away, '--precision', 'winner.japan=0.4', '--games', '60', '--workers', '1'];
    const { code, stdout } = await vitpHere([...args, '--json', '-', '--quiet']);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    const { pairing, ci95, reached } = result.precision;
    expect({ games: result.games, pairing, reached }).toEqual({
      games: 60,
      pairing: 'random vs random',
      reached: true,
    });
    // The interval of the figure is the one in the matrix.
    expect(result.metrics['random vs random: winner'].ci95.japan).toEqual(ci95);
    expect((ci95[1] - ci95[0]) / 2).toBeLessThanOrEqual(0.4);
    const again = await vitpHere(['openings', folder.write('precise.json', stdout), '--workers', '1']);
    expect(again.stdout).toContain('winner.japan of every pairing to ±0.4: reached');
    expect(again.stdout.replace(/\s+/g, ' ')).toContain('Chow and Robbins');
  });

  it('tells what an interruption left: the equilibrium from ten games on, before them the matrix', async () => {
    const { scenario } = readOpenings(folder.read('mine.yaml'), 'mine.yaml');
    const names = { japan: openingLabels('japan', scenario.japan), allied: openingLabels('allied', scenario.allied) };
    const wide = { ...scenario, blocks: 50 };
    const interrupted = async (atLeast: number) => {
      const controller = new AbortController();
      const controls = {
        simulate,
        describeRun,
        workers: 1,
        signal: controller.signal,
        onProgress: ({ games }: Progress) => games >= atLeast && controller.abort(),
      };
      const question = { scenario: wide, seed: 'o', games: 1e9, stopping: {} };
      return (await playField(question, names, 1, controls))!;
    };
    const parts = await interrupted(12);
    expect(parts.partial).toBe(true);
    const studied = makeOpenings(parts, wide, names, 100);
    expect(studied.openings.blocks).toBe(Math.min(50, parts.games));
    expect(studied.openings.poc!.value.se).toBeGreaterThan(0);
    expect(openingsAnswer(studied)).toContain('When both choose their players best');
    // The same games asked for by their number, in blocks of one game each.
    const file = folder.write('wide.yaml', folder.read('mine.yaml').replace('blocks: 10', 'blocks: 50'));
    const few = JSON.parse((await vitpHere(['openings', file, '--games', '12', '--seed', 'o', '--json', '-'])).stdout);
    expect(few.openings).toMatchObject({ blocks: 12, poc: { value: { ci95: expect.any(Array) } } });
    const fewest = await vitpHere(['openings', file, '--games', '9', '--seed', 'o', '--out', `${folder.path}/fewest`]);
    expect(fewest.code).toBe(0);
    expect(fewest.stdout).toContain('Games that Japan wins');
    expect(fewest.stdout).not.toContain('What Japan should play');
    expect(fewest.stdout.replace(/\s+/g, ' ')).toContain(
      '9 games of every pairing are too few to say which players are best: that takes 10.',
    );
    expect(existsSync(`${folder.path}/fewest/openings-poc.svg`)).toBe(true);
    expect(existsSync(`${folder.path}/fewest/mixtures.csv`)).toBe(false);
  });

  it('names players where no seat has an opening, a single one too', async () => {
    const asked = ['--games', '10', '--json', '-', '--workers', '1'];
    const one = await vitpHere(['openings', '--japan', 'standard,tuned', '--allied', 'tuned', ...asked]);
    expect(JSON.parse(one.stdout).openings.names).toEqual({ japan: ['standard', 'tuned'], allied: ['tuned'] });
    const openings = await vitpHere(['openings', '--japan', 'standard,standard+tko', '--allied', 'tuned', ...asked]);
    expect(JSON.parse(openings.stdout).openings.names).toEqual({ japan: ['none', 'tko'], allied: ['none'] });
  });

  it('says what is wrong', async () => {
    expect(await refused('openings', FILE, '--precision', 'poc.fnal=1')).toContain(
      '--precision: "poc.fnal" is not measured here; did you mean "poc.final"?',
    );
    expect(await refused('openings', FILE, '--max-time', 'soon')).toContain('--max-time "soon" is not allowed');
    expect(await refused('openings', '--japan', 'standrad')).toContain(
      '--japan: "standrad" is not an opening or a doctrine; did you mean "standard"? Allowed: vitp openings list and vitp players have them',
    );
    const names = folder.write('names.yaml', 'kind: openings\njapan: [tko, block, standrad]\nallied: [none]\n');
    const wrong = await refused('openings', names);
    expect(wrong).toContain(
      'names.yaml:2:14: "block" is an opening of the Allies; vitp openings list has those of each side',
    );
    expect(wrong).toContain(
      'names.yaml:2:21: "standrad" is not an opening or a doctrine; did you mean "standard"? Allowed: ',
    );
    expect(await refused('openings', '--japan', './nowhere.yaml')).toContain('nowhere.yaml');
    expect(await refused('openings', '--japan', 'standard,,random')).toContain('--japan "standard,,random" is not');
    const blocks = folder.write('blocks.yaml', 'kind: openings\njapan: [standard]\nallied: [standard]\nblocks: 3\n');
    expect(await refused('openings', blocks)).toContain('blocks.yaml:4:9: blocks is a whole number from 10 to 1000');
    const kind = folder.write('kind.yaml', 'kind: tournament\njapan: [standard]\nallied: [standard]\n');
    expect(await refused('openings', kind)).toContain(
      'kind.yaml is a tournament, not a study of openings: write vitp tournament ',
    );
    const cup = folder.write('cup.yaml', 'kind: tournament\njapan: [standard]\nallied: [standard]\nblocks: 20\n');
    expect(await refused('tournament', cup)).toContain('cup.yaml:4:1');
  });
});
