// `vitp game`, `vitp bid` and `vitp compare` as a player types them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_CATALOG } from '../../src/rules/index.js';
import { anytimeBandHalfWidth } from '../../src/stats/intervals/dkw.js';
import { LONG, sized } from '../size.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
/** Players of whom it is known how far their scores spread. */
const TUNED = ['--players', 'tuned'];

describe('vitp bid', () => {
  it('tells the fair bid, with its interval, and what it rests on', async () => {
    const { code, stdout } = await vitpHere([
      'bid',
      ...TUNED,
      '--games',
      '60',
      '--workers',
      '1',
      '--quiet',
      '--json',
      '-',
    ]);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ schema: 'vitp-bid/1', games: 60, seed: 'pacific', config: { ties: 'allied' } });
    const [answer] = result.answers;
    expect(answer.curve).toHaveLength(51);
    expect(answer.fair.interval).toHaveLength(2);
    expect(result.board.uncertain.length).toBeGreaterThan(0);
  });

  it(`says the same ${LONG ? 'for two workers' : 'when asked twice'}`, async () => {
    const run = async (workers: string) => {
      const { stdout } = await vitpHere([
        'bid',
        ...TUNED,
        '--games',
        String(sized(20, 60)),
        '--json',
        '-',
        '--workers',
        workers,
      ]);
      const { run: _, ...rest } = JSON.parse(stdout);
      return rest;
    };
    expect(await run(String(sized(1, 2)))).toEqual(await run('1'));
  });

  it('puts rule sets side by side, with the rulebook’s own label, and writes a report', async () => {
    const out = join(folder.path, 'bid');
    const args = [
      'bid',
      '--games',
      '40',
      '--rules',
      'second-edition/pearl-harbor',
      '--players',
      'random',
      '--workers',
      '1',
    ];
    const { code, stdout } = await vitpHere([...args, '--out', out]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\+ Pearl Harbor \(rule 20\) .* Allied \(medium\)/);
    expect(stdout.replace(/\s+/g, ' ')).toContain('This is what these players did under these rules with this board.');
    expect(readdirSync(out).sort()).toEqual([
      'bid-curve.csv',
      'bid-curve.svg',
      'bid-curve.vl.json',
      'report.html',
      'result.json',
      'rule-sets.csv',
      'rule-sets.svg',
      'rule-sets.vl.json',
    ]);
    expect(folder.read('bid/rule-sets.vl.json')).toContain('Both sides random');
    const result = JSON.parse(folder.read('bid/result.json'));
    expect(result.answers[1]).toMatchObject({ said: 'Allied (medium)' });
    for (const figure of ['poc', 'japanWins']) expect(result.answers[1][figure].ci95).toHaveLength(2);
    expect(result.caveat).toContain('these players');
    // Random players are far from even: with so few games the curves go on beyond −10 and 15.
    const points = result.answers.map((a: { curve: unknown[] }) => a.curve.length);
    expect(Math.min(...points)).toBeGreaterThan(51);
    expect(folder.read('bid/bid-curve.csv').split('\n')).toHaveLength(1 + points[0] + points[1] + 1);
    const { run: _a, ...again } = JSON.parse(
      (await vitpHere(['bid', join(out, 'result.json'), '--workers', '1', '--json', '-'])).stdout,
    );
    const { run: _b, ...before } = result;
    expect(again).toEqual(before);
  });

  it('names every option, adjustment and package with --table', async () => {
    const args = ['bid', '--games', '2', '--table', '--players', 'random', '--workers', '1', '--json', '-'];
    const { answers } = JSON.parse((await vitpHere(args)).stdout);
    expect(answers.length).toBe(RULE_CATALOG.length);
    const label = (name: string) => answers.find((a: { rules: string[] }) => a.rules.includes(name)).said;
    for (const { name, helps } of RULE_CATALOG.slice(2, 19)) expect(label(name)).toBe(helps);
  });

  it('is asked for a precision: its intervals are then right however often one looks', async () => {
    const args = ['bid', '--players', 'random', '--workers', '1', '--json', '-', '--precision'];
    const { code, stdout } = await vitpHere([...args, 'poc.final=60', '--games', '20']);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result.precision).toMatchObject({ figure: 'poc.final', reached: true, method: 'confidence sequence' });
    expect(result.games).toBe(20);
    const [{ curve }] = result.answers;
    for (const p of curve) expect(p.band[1] - p.japan).toBeCloseTo(Math.min(1 - p.japan, anytimeBandHalfWidth(20)), 12);
    const file = folder.write('bid-again.json', stdout);
    const { run: _a, ...again } = JSON.parse((await vitpHere(['bid', file, '--workers', '1', '--json', '-'])).stdout);
    const { run: _b, ...before } = result;
    expect(again).toEqual(before);
    const short = JSON.parse((await vitpHere([...args, '0.5', '--games', '20'])).stdout);
    expect(short).toMatchObject({ games: 20, precision: { figure: 'fair', reached: false } });
    const wrong = await vitpHere(['bid', '--precision', 'fiar=1']);
    expect(wrong.stderr).toBe(
      'vitp: --precision: "fiar" is not measured here; did you mean "fair"? Allowed: fair, poc.final, winner.japan\n',
    );
  });

  it('refuses a tie policy that is not one', async () => {
    expect(await vitpHere(['bid', '--ties', 'halve'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'vitp: --ties "halve" is not allowed; did you mean "half"? Allowed: allied, half, replay\n',
    });
  });
});

describe('vitp game', () => {
  it('writes the metrics under their names, and config gives the same bytes again', async () => {
    const first = await vitpHere(['game', '--games', '20', '--seed', 'again', '--workers', '1', '--json', '-']);
    const result = JSON.parse(first.stdout);
    expect(Object.keys(result.metrics)).toEqual(
      expect.arrayContaining([
        'poc.final',
        'winner',
        'poc.turn.8',
        'control.Indonesia.turn.3',
        'lost.japan.carrier',
        'port.Truk.captured.turn',
      ]),
    );
    const file = folder.write('again.json', first.stdout);
    const { run: _a, ...again } = JSON.parse((await vitpHere(['game', file, '--workers', '1', '--json', '-'])).stdout);
    const { run: _b, ...before } = result;
    expect(again).toEqual(before);
  });

  it('names what is wrong in a file typed by hand', async () => {
    const file = folder.write('typo.yaml', 'kind: game\nplayers: {japan: heuristc}\nrules: [nine-turns]\n');
    const { code, stderr } = await vitpHere(['game', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/typo\.yaml:2:18: "heuristc" is not a player; did you mean "heuristic"\?/);
    expect(stderr).toMatch(/typo\.yaml:3:9: "nine-turns" is not a rule; did you mean "nine-turn"\?/);
  });
});

describe('vitp compare', () => {
  it('takes two files of one kind, and names figures that are not measured', async () => {
    const a = folder.write('a.yaml', 'kind: raid\n');
    const b = folder.write('b.yaml', 'kind: raid\ntargets: focus\n');
    const { code, stdout } = await vitpHere(['compare', a, b, '--games', '500', '--workers', '1', '--json', '-']);
    expect(code).toBe(0);
    const { differences } = JSON.parse(stdout);
    expect(differences[0]).toMatchObject({ scenario: 'b', metric: 'battleships.afloat' });
    expect((await vitpHere(['compare', a])).code).toBe(2);
    const wrong = await vitpHere(['compare', a, b, '--metric', 'battleships.aflot']);
    expect(wrong.stderr).toMatch(/did you mean "battleships\.afloat"\?/);
  });
});
