// `vitp compare`: paired differences, precision, rankings, reports.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG, sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
const plan = (name: string, text = `targets: ${name}`) => folder.write(`${name}.yaml`, `kind: raid\n${text}\n`);
const spread = plan('spread');
const focus = plan('focus');
const first = plan('bottom-first');
const bottomings = plan('bottomings');
const six = plan('six', 'raidForce: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu]');
/** Few carriers: solved at once. */
const SMALL = 'raidForce: [Akagi, Kaga, Soryu]';
const smallSpread = plan('small-spread', `targets: spread\n${SMALL}`);
const smallFocus = plan('small-focus', `targets: focus\n${SMALL}`);
const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(['compare', ...args, '--json', '-', '--quiet']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe('vitp compare', () => {
  it('tells what the common dice were worth: four times fewer games for plans that have much in common', async () => {
    // The same attacks but for two carriers of the second round.
    const usual =
      '{Akagi: Nevada, Kaga: Arizona, Shokaku: Oklahoma, Zuikaku: Pennsylvania, Soryu: Tennessee, Hiryu: California';
    const a = plan('plan-a', `targets: {round1: spread, round2: ${usual}, Ryujo: Maryland, Zuiho: West Virginia}}`);
    const b = plan('plan-b', `targets: {round1: spread, round2: ${usual}, Ryujo: West Virginia, Zuiho: Maryland}}`);
    const { differences } = JSON.parse(
      await json(
        a,
        b,
        '--games',
        String(sized(1000, 4000)),
        '--metric',
        'battleships.afloat,battleships.bottomed,battleships.sunk',
      ),
    );
    for (const d of differences) {
      expect(d.saving).toBeGreaterThan(4);
      expect(d.correlation).toBeGreaterThan(0.75);
    }
  });

  it('has no error where all of them can be solved, and is asked again to the same figures', async () => {
    const stdout = await json(
      smallSpread,
      smallFocus,
      folder.write('smaller.yaml', 'kind: raid\nraidForce: [Akagi, Kaga]\n'),
    );
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ games: 0, config: { method: 'exact' } });
    const [own, other] = await Promise.all(
      [smallSpread, smallFocus].map(async (file) =>
        JSON.parse((await vitpHere(['raid', file, '--json', '-', '--quiet'])).stdout),
      ),
    );
    const mean = (r: { metrics: Record<string, { mean: number }> }) => r.metrics['battleships.afloat']!.mean;
    const [difference] = result.differences;
    expect(difference.first).toBeCloseTo(mean(own), 12);
    expect(difference.other).toBeCloseTo(mean(other), 12);
    expect(difference.ci95).toEqual([difference.difference, difference.difference]);
    const file = folder.write('exact.json', stdout);
    expect(withoutRun(await json(file))).toBe(withoutRun(stdout));
    const told = (await vitpHere(['compare', smallSpread, smallFocus])).stdout;
    expect(told).not.toMatch(/±|seed|correlation/i);
    expect(told.replaceAll('\n', ' ')).toMatch(
      /small-focus\.yaml against .*small-spread\.yaml: Battleships still afloat after the raid [+-]\d\.\d+, from \d\.\d+ to \d\.\d+\./,
    );
  });

  it('says a difference of shares in games, for in per cent it would read as the share itself', async () => {
    const fight = (name: string, units: string, japan = '') =>
      folder.write(name, `kind: battle\njapan: {${japan}units: [Kongo]}\nallied: {units: [${units}]}\n`);
    const [one, two] = [fight('one.yaml', 'Washington'), fight('two.yaml', 'Washington, Indiana')];
    const told = async (...args: string[]) => (await vitpHere(['compare', ...args])).stdout.replaceAll('\n', ' ');
    const holds = ['--metric', 'holds'];
    expect(await told(one, two, ...holds)).toMatch(/ \d+\.\d games in 100 fewer, from [\d.]+ % to [\d.]+ %\./);
    // A retreat that can be pursued is played.
    const retreat = 'retreat: 1, ';
    const three = fight('three.yaml', 'Washington', retreat);
    const four = fight('four.yaml', 'Washington, Indiana', retreat);
    expect(await told(three, four, ...holds, '--games', '200')).toMatch(
      / \d+ (±|\().* games in 100 (fewer|more or fewer|more), from .+ % to .+ %[.;]/,
    );
    expect(await told(one, one, ...holds)).toMatch(/ no change, from ([\d.]+ %) to \1\./);
  });

  it('stops at a precision of the difference; its intervals are then anytime-valid', async () => {
    const halfWidth = sized(0.15, 0.07);
    const precise = ['--precision', `battleships.sunk=${halfWidth}`, '--games', '1e9', '--metric', 'cruisers.afloat'];
    const stdout = await json(spread, focus, six, ...precise);
    const result = JSON.parse(stdout);
    const sunk = result.differences.filter((d: { metric: string }) => d.metric === 'battleships.sunk');
    expect(sunk).toHaveLength(2);
    for (const { ci95 } of sunk) expect((ci95[1] - ci95[0]) / 2).toBeLessThanOrEqual(halfWidth);
    expect(result.precision).toMatchObject({ reached: true, method: 'confidence sequence', halfWidth });
    for (const workers of LONG ? ['1', '2', '3'] : ['1']) {
      const again = await json(spread, focus, six, ...precise, '--workers', workers);
      expect(withoutRun(again)).toBe(withoutRun(stdout));
    }
    const fixed = JSON.parse(await json(spread, focus, six, '--games', String(result.games)));
    const [wide] = result.differences;
    const narrow = fixed.differences.find(
      (d: { metric: string; scenario: string }) => d.metric === wide.metric && d.scenario === wide.scenario,
    );
    expect(wide.difference).toBe(narrow.difference);
    expect(wide.ci95[1] - wide.ci95[0]).toBeGreaterThan(1.3 * (narrow.ci95[1] - narrow.ci95[0]));
  });

  it('a result is asked again by itself', async () => {
    const first = await json(smallSpread, smallFocus, '--precision', '0.1', '--metric', 'battleships.afloat');
    expect(withoutRun(await json(folder.write('compared.json', first)))).toBe(withoutRun(first));
  });

  it('writes a report with tables, pictures and everything that is needed to ask again', async () => {
    const out = join(folder.path, 'report');
    const { code, stdout } = await vitpHere(['compare', spread, focus, '--games', '2000', '--out', out]);
    expect(code).toBe(0);
    // Names are broken before a figure loses its error.
    expect(stdout).toMatch(
      /Battleships still( +\d\.\d+ ±0\.\d+){2} +[+-]\d\.\d+ ±0\.\d+ +0\.\d\d +\d\.\d×\nafloat after the\s+raid\n/,
    );
    expect(readdirSync(out).sort()).toEqual(
      ['differences.csv', 'differences.svg', 'differences.vl.json', 'report.html', 'result.json'].sort(),
    );
    expect(folder.read('report/differences.csv').split('\n')[0]).toBe(
      'scenario,metric,label,first,first_low,first_high,other,other_low,other_high,difference,se,ci95_low,ci95_high,correlation,saving',
    );
    expect(folder.read('report/report.html')).toContain('vitp compare result.json');
  });
});

describe('vitp compare --rank', () => {
  const candidates = [six, focus, first, bottomings];

  it(`drops losers early${LONG ? ', and the same for any number of workers' : ''}`, async () => {
    const runs = [];
    for (const workers of LONG ? ['1', '2', '3'] : ['1']) {
      runs.push(await json('--rank', 'battleships.afloat', '--best', 'lowest', '--workers', workers, ...candidates));
    }
    const { ranking, ending, games, played } = JSON.parse(runs[0]!);
    expect(ending).toBe('decided');
    expect(ranking.map((r: { name: string }) => r.name)).toEqual([bottomings, first, focus, six]);
    expect(ranking[0]).toMatchObject({ verdict: 'best', against: null, games });
    for (const r of ranking.slice(1)) {
      expect(r.verdict).toBe('dropped');
      expect(r.differenceCi95[0]).toBeGreaterThan(0);
    }
    expect(ranking[3].games).toBe(1000);
    expect(played).toBeLessThan(0.95 * games * candidates.length);
    for (const run of runs) expect(withoutRun(run)).toBe(withoutRun(runs[0]!));
    expect(withoutRun(await json(folder.write('ranked.json', runs[0]!)))).toBe(withoutRun(runs[0]!));
  });

  it('lets candidates stand that need not be told apart', async () => {
    const { ranking, ending } = JSON.parse(
      await json('--rank', 'battleships.afloat', '--best', 'lowest', '--precision', '0.4', ...candidates),
    );
    expect(ending).toBe('within');
    expect(ranking.filter((r: { verdict: string }) => r.verdict === 'left')).toHaveLength(2);
    const [, second] = ranking;
    expect(-second.differenceCi95[0]).toBeLessThanOrEqual(0.4);
  });

  it('says so when they could not be told apart', async () => {
    const { stdout } = await vitpHere(['compare', '--rank', 'battleships.sunk', spread, spread, '--games', '3000']);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/Leading: .*, not told apart from .* \(0\.00 ±0\.04\)\./);
    expect(stdout.replace(/\s+/g, ' ')).toContain('and not all could be told apart');
  });

  it('ranks by the share of a label', async () => {
    const { ranking } = JSON.parse(await json('--rank', 'ship.Nevada.fate.sunk', six, focus, '--games', '2000'));
    for (const r of ranking) {
      expect(r.mean).toBeGreaterThan(0);
      expect(r.mean).toBeLessThan(1);
    }
  });

  it.each([
    [
      ['--rank', 'battleships.aflot'],
      '--rank: "battleships.aflot" is not measured here; did you mean "battleships.afloat"?',
    ],
    [
      ['--rank', 'battleships.afloat', '--best', 'low'],
      '--best "low" is not allowed; did you mean "lowest"? Allowed: highest, lowest',
    ],
    [
      ['--rank', 'battleships.afloat', '--precision', 'cruisers.afloat=1'],
      'allowed: a number, such as 0.01, of battleships.afloat',
    ],
  ])('%j', async (args, sentence) => {
    const { code, stderr } = await vitpHere(['compare', ...args, spread, focus]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
