// `vitp tournament` as a player types it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TournamentResult } from '../../src/analysis/tournament/tournament-result.js';
import { readTournament } from '../../src/node/read.js';
import { LONG, sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const meek = folder.write(
  'meek.yaml',
  'name: meek\nside: allied\nintent: Attacks nothing.\nweights: {attackChance: 0.99, fear: 1}\n',
);
const FIELD = ['--japan', 'standard,random', '--allied', `standard,${meek}`, '--games', '8'];
const answer = (json: string) => JSON.parse(json) as TournamentResult;

describe('vitp tournament', () => {
  it('plays every pairing as vitp game would, and ranks both sides', async () => {
    const { code, stdout } = await vitpHere(['tournament', ...FIELD, '--json', '-', '--quiet']);
    expect(code).toBe(0);
    const result = answer(stdout);
    expect(result).toMatchObject({ schema: 'vitp-result/1', kind: 'tournament', games: 8, seed: 'pacific' });
    expect(Object.keys(result.metrics)).toEqual(
      ['standard vs standard', 'standard vs meek', 'random vs standard', 'random vs meek'].flatMap((p) => [
        `${p}: winner`,
        `${p}: poc.final`,
      ]),
    );
    const alone = await vitpHere([
      'game',
      '--japan',
      'standard',
      '--allied',
      meek,
      '--games',
      '8',
      '--json',
      '-',
      '--quiet',
    ]);
    expect(result.metrics['standard vs meek: poc.final']).toEqual(JSON.parse(alone.stdout).metrics['poc.final']);

    const { japan, allied } = result.tournament;
    expect(japan.ranking.map((s) => s.seat)).toEqual(['standard', 'random']);
    expect(japan.ranking[0]!.better).toEqual(['random']);
    expect(japan.comparisons).toHaveLength(1);
    expect(japan.comparisons[0]!.poc.difference).toBeGreaterThan(20);
    // Over the field, and over the pairings: the same mean.
    const mean = (p: string) => (result.metrics[`${p}: poc.final`] as { mean: number }).mean;
    const field = (mean('standard vs standard') + mean('standard vs meek')) / 2;
    expect(japan.ranking[0]!.poc.mean).toBeCloseTo(field, 10);
    expect(allied.ranking.map((s) => s.seat).sort()).toEqual(['meek', 'standard']);
    expect(allied.ranking[0]!.poc.mean).toBeLessThanOrEqual(allied.ranking[1]!.poc.mean);
  });

  it(`gives the same bytes again from its own result${LONG ? ', and for two workers' : ''}`, async () => {
    const first = await vitpHere(['tournament', ...FIELD, '--json', '-', '--quiet', '--workers', '1']);
    const file = folder.write('result.json', first.stdout);
    const again = await vitpHere(['tournament', file, '--json', '-', '--quiet', '--workers', String(sized(1, 2))]);
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
  });

  it('stops at a precision of every pairing, and then all of its errors are right however often one looks', async () => {
    const two = ['tournament', '--japan', 'standard,random', '--allied', 'random', '--workers', '1', '--games', '40'];
    const { stdout } = await vitpHere([...two, '--precision', '30', '--json', '-', '--quiet']);
    const result = answer(stdout);
    expect(result).toMatchObject({ games: 40, precision: { metric: 'poc.final', halfWidth: 30, reached: true } });
    const plain = answer((await vitpHere([...two, '--json', '-', '--quiet'])).stdout);
    const width = ({ tournament }: TournamentResult) => {
      const [low, high] = tournament.japan.ranking[0]!.poc.ci95;
      return high - low;
    };
    expect(width(result)).toBeGreaterThan(1.3 * width(plain));
    const p = ({ tournament }: TournamentResult) => tournament.japan.comparisons[0]!.poc.p;
    expect(p(result)).toBeGreaterThan(p(plain));
  });

  it('writes a report with heat maps and tables, and says all of it on the terminal', async () => {
    const out = join(folder.path, 'cup');
    const { code, stdout } = await vitpHere(['tournament', ...FIELD, '--out', out]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Best for Japan: standard with /);
    expect(stdout).toMatch(/Japan {8}standard, random/);
    expect(stdout).toMatch(/8 games of every pairing, on common dice, played/);
    expect(stdout).toMatch(/Ranking of Japan’s seats/);
    expect(stdout).toMatch(/1 standard .* all below/);
    expect(stdout).toMatch(/Majority cycles .*none/s);
    expect(stdout).toMatch(/Reply cycles/);
    expect(readdirSync(out)).toEqual(
      expect.arrayContaining([
        'comparisons.csv',
        'pairings-poc.svg',
        'pairings-wins.svg',
        'ranking-japan.svg',
        'ranking.csv',
        'report.html',
        'result.json',
      ]),
    );
    // No picture without its error and its sign.
    expect(folder.read('cup/pairings-poc.svg')).toMatch(/red: Japan leads.*95 %: ±\d/s);
    expect(folder.read('cup/pairings-wins.svg')).toMatch(/red: more than half.*95 %: ±\d/s);
    expect(folder.read('cup/ranking-japan.svg')).toContain('more is better');
    expect(folder.read('cup/ranking.csv').split('\n')[1]).toMatch(/^japan,1,standard,/);
    expect(folder.read('cup/comparisons.csv').split('\n')).toHaveLength(1 + 2 + 1);
    expect(folder.read('cup/report.html')).toMatch(/Ranking of the Allies’ seats/);
  });

  it('plays everybody there is where nobody is named', async () => {
    const { stdout } = await vitpHere(['tournament', '--games', '1', '--json', '-', '--quiet']);
    const { config } = answer(stdout);
    expect((config.japan as unknown[]).length).toBeGreaterThan(0);
    expect(config.allied).not.toContainEqual({ player: 'random' });
  });

  it('says what is wrong in a file and in an option', async () => {
    const file = folder.write(
      'cup.yaml',
      'kind: tournament\njapan: [standrad, {weights: {faer: 1}}]\nallied: []\nrules: [menzle]\n',
    );
    const { code, stdout, stderr } = await vitpHere(['tournament', file]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/cup\.yaml:2:30: unknown key "faer" in weights; did you mean "fear"\?/);
    expect(stderr).toMatch(/cup\.yaml:3:9: allied is empty; at least one is needed/);
    expect(stderr).toMatch(/cup\.yaml:4:9: "menzle" is not a rule; did you mean "menzel"\?/);
    const seat = folder.write('seat.yaml', 'kind: tournament\njapan: [standrad]\nallied: [standard]\n');
    expect((await vitpHere(['tournament', seat])).stderr).toMatch(/seat\.yaml:2:9: "standrad" is not a player/);
    const kind = folder.write('kind.yaml', 'kind: turnament\n');
    expect((await vitpHere(['tournament', kind])).stderr).toMatch(/kind\.yaml:1:7: "turnament" is not a kind/);
    const option = await vitpHere(['tournament', '--japan', 'standard,,random']);
    expect(option).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--japan "standard,,random" is not allowed/),
    });
    expect((await vitpHere(['tournament', '--allied', 'standrad'])).stderr).toMatch(/did you mean "standard"/);
    // Before anything is played.
    expect(await vitpHere(['tournament', '--games', '1e9', '--out', join(meek, 'below')])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('below cannot be written: a part of the path is a file, not a folder'),
    });
    expect((await vitpHere(['tune', 'japan', '--against', 'standrad'])).stderr).toMatch(/^vitp: --against: "standrad"/);
  });
});

describe('a tournament file', () => {
  it('is completed, with doctrine files beside it', () => {
    const text = 'kind: tournament\njapan: [standard, {weights: {fear: 0.1}}]\nallied: [./meek.yaml, random]\n';
    const { scenario, seed } = readTournament(text, join(folder.path, 'cup.yaml'));
    expect(seed).toBeUndefined();
    expect(scenario).toMatchObject({ rules: ['second-edition'], rulings: {}, data: null, compared: true });
    expect(scenario.japan[1]).toMatchObject({ weights: { fear: 0.1 } });
    expect(scenario.allied).toMatchObject([{ doctrine: 'meek' }, { player: 'random' }]);
  });

  it('refuses a seat that is named twice, in whatever spelling', async () => {
    const refused = async (...args: string[]) => {
      const { code, stdout, stderr } = await vitpHere(args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      return stderr;
    };
    expect(await refused('tournament', '--japan', 'tuned,random,Tuned', '--allied', 'tuned')).toBe(
      'vitp: --japan "tuned,random,Tuned" names tuned twice; once is enough\n',
    );
    expect(await refused('openings', '--japan', 'none', '--allied', 'block,none,block')).toMatch(
      /^vitp: --allied "block,none,block" names \S+\+block twice; once is enough\n$/,
    );
    const file = folder.write('cup.yaml', 'kind: tournament\njapan: [tuned, standard, tuned]\nallied: [tuned]\n');
    expect(await refused('tournament', file)).toBe(`${file}:2:26: tuned is named twice; once is enough\n`);
  });
});
