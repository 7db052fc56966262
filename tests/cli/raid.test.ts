// `vitp raid`, from the file to the answer.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SMALLEST_RAID } from '../raid/question/smallest-raid.js';
import { LONG, sized } from '../size.js';
import { countOf, labelsOf, numbersOf, resultOf, scratchFolder, vitp, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();

describe('vitp raid', () => {
  it('without a file is the standard raid, answered exactly', async () => {
    const { code, stdout, stderr } = await vitpHere(['raid']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Battleships still afloat');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'Answered by the exact method: both rounds are written out, and no number of games was named.',
    );
  });

  it('the smallest file is the standard raid, byte for byte', async () => {
    const file = folder.write('smallest.yaml', SMALLEST_RAID);
    const [typed, standard, piped] = await Promise.all([
      vitpHere(['raid', file, '--json', '-', '--quiet']),
      vitpHere(['raid', '--json', '-', '--quiet']),
      vitp(['raid', '-', '--json', '-', '--quiet'], { stdin: SMALLEST_RAID }),
    ]);
    expect(typed).toMatchObject({ code: 0, stderr: '' });
    expect(withoutRun(typed.stdout)).toBe(withoutRun(standard.stdout));
    expect(withoutRun(piped.stdout)).toBe(withoutRun(standard.stdout));
  });

  it('the exact result has the shape that was promised', async () => {
    const { stdout } = await vitpHere(['raid', '--json', '-', '--quiet', '--seed', 'tora']);
    const result = resultOf(stdout);
    expect(Object.keys(result)).toEqual(['schema', 'kind', 'config', 'seed', 'games', 'board', 'metrics', 'run']);
    expect(result).toMatchObject({
      kind: 'raid',
      seed: 'tora',
      games: 0,
      config: { kind: 'raid', method: 'exact', after: 'leave' },
    });
    for (const kind of ['battleships', 'cruisers']) {
      for (const state of ['afloat', 'undamaged', 'damaged', 'crippled', 'bottomed', 'sunk']) {
        const metric = numbersOf(result, `${kind}.${state}`);
        expect(countOf(metric)).toBeCloseTo(1, 12);
        expect(metric.se).toBe(0);
      }
    }
    expect(Object.keys(labelsOf(result, 'ship.Nevada.fate').counts)).toEqual([
      'undamaged',
      'damaged',
      'bottomed',
      'sunk',
    ]);
    expect(Object.keys(labelsOf(result, 'ship.7th A.F..fate').counts)).toEqual(['undamaged', 'damaged', 'sunk']);
  });

  it('a number of games means Monte Carlo; it agrees with the exact answer', async () => {
    const [sampled, exact] = await Promise.all([
      vitpHere(['raid', '--games', '20_000', '--workers', '1', '--json', '-', '--quiet']),
      vitpHere(['raid', '--json', '-', '--quiet']),
    ]);
    const played = resultOf(sampled.stdout);
    expect(played).toMatchObject({ games: 20000, config: { method: 'monte-carlo' } });
    const { mean, se } = numbersOf(played, 'battleships.afloat');
    const truth = numbersOf(resultOf(exact.stdout), 'battleships.afloat').mean;
    expect(Math.abs(mean - truth)).toBeLessThan(4 * se!);
    expect(se).toBeGreaterThan(0);
  });

  if (LONG) {
    it('gives the same JSON for 1, 2 and 3 workers, but for `run`', async () => {
      // Long enough that worker threads are started.
      const args = ['raid', '--games', '1e7', '--seed', 'tora', '--json', '-', '--quiet'];
      const one = await vitp([...args, '--workers', '1']);
      const two = await vitp([...args, '--workers', '2']);
      const three = await vitp([...args, '--workers', '3']);
      expect(resultOf(one.stdout).games).toBe(10_000_000);
      expect([two, three].map(({ stdout }) => resultOf(stdout).run.workers)).toEqual([2, 3]);
      expect(withoutRun(two.stdout)).toBe(withoutRun(one.stdout));
      expect(withoutRun(three.stdout)).toBe(withoutRun(one.stdout));
    });
  }

  it.each([
    ['exact', []],
    ['monte-carlo', ['--games', '3000', '--seed', 'niitaka']],
  ])('config fed back gives the same bytes (%s)', async (method, asked) => {
    const scenario = folder.write(
      `plan-${method}.yaml`,
      'kind: raid\nraidForce: [Akagi, Kaga, Hiryu]\nrules: pearl-harbor\ntargets: {round1: focus}\ndata: {ships: {Nevada: {factors: 453}}}\n',
    );
    const first = await vitpHere(['raid', scenario, '--workers', '1', '--json', '-', '--quiet', ...asked]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const result = resultOf(first.stdout);
    expect(result.config).toMatchObject({
      method,
      rules: ['second-edition', 'pearl-harbor'],
      targets: { round1: 'focus', round2: 'finish' },
    });
    const config = folder.write(`config-${method}.json`, JSON.stringify(result.config));
    const [again, whole] = await Promise.all([
      vitpHere([
        'raid',
        config,
        '--workers',
        '1',
        '--json',
        '-',
        '--quiet',
        '--games',
        String(result.games),
        '--seed',
        result.seed,
      ]),
      // The result itself is a scenario too, with its seed and games.
      vitpHere([
        'raid',
        folder.write(`whole-${method}.json`, first.stdout),
        '--workers',
        '1',
        '--json',
        '-',
        '--quiet',
      ]),
    ]);
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
    expect(withoutRun(whole.stdout)).toBe(withoutRun(first.stdout));
  });

  it('--json FILE and --out DIR write complete files and nothing else', async () => {
    const json = join(folder.path, 'answer.json');
    const out = join(folder.path, 'report');
    const { code, stdout } = await vitpHere([
      'raid',
      '--games',
      '2000',
      '--workers',
      '1',
      '--json',
      json,
      '--out',
      out,
      '--quiet',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Of 8 battleships [\d.]+ ±[\d.]+ are still afloat/);
    expect(folder.read('report/result.json')).toBe(folder.read('answer.json'));
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['report.html', 'result.json', 'scenario.json']));
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    // The scenario saved beside the report is the config.
    const back = await vitpHere([
      'raid',
      join(out, 'scenario.json'),
      '--games',
      '2000',
      '--workers',
      '1',
      '--json',
      '-',
      '--quiet',
    ]);
    expect(withoutRun(back.stdout)).toBe(withoutRun(folder.read('answer.json')));
  });

  it('--actual tells the percentile of a raid that was really rolled', async () => {
    const { code, stdout } = await vitpHere(['raid', '--actual', '2 battleships, 1 cruiser']);
    expect(code).toBe(0);
    // 5.024 % of these raids leave 0 or 1 battleship, 20.337 % leave 2: the middle of the group is at 15.2.
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'Your raid, 2 battleships afloat: fewer in 5.024 % of raids, as many in 20.337 %, more in 74.639 %; percentile 15.2.',
    );
    expect(stdout).toContain('Your raid, 1 cruiser afloat:');
  });

  it.each(['after: stay', 'iBoat: Hawaiian Islands', 'indonesia: {airUnits: 3, carriers: [Hosho]}'])(
    'what follows the raid is played, whatever the number of workers (%s)',
    async (line) => {
      const file = folder.write('aftermath.yaml', `kind: raid\n${line}\n`);
      // In the long suite enough that a second thread is started.
      const games = String(sized(500, 20_000));
      const args = ['raid', file, '--games', games, '--json', '-', '--quiet', '--workers'];
      const [one, two, alone] = await Promise.all([
        vitpHere([...args, '1']),
        vitpHere([...args, '2']),
        vitpHere(['raid', '--games', '100', '--json', '-', '--quiet', '--workers', '1']),
      ]);
      expect(one).toMatchObject({ code: 0, stderr: '' });
      expect(withoutRun(two.stdout)).toBe(withoutRun(one.stdout));
      expect(Object.keys(resultOf(one.stdout).metrics).length).toBeGreaterThan(
        Object.keys(resultOf(alone.stdout).metrics).length,
      );
    },
  );

  it('tells what Japan loses where it can lose something, and only there', async () => {
    let file = 0;
    const asked = async (text: string, ...more: string[]) =>
      (
        await vitpHere(['raid', folder.write(`losses-${++file}.yaml`, `kind: raid\n${text}\n`), ...more])
      ).stdout.replace(/\s+/g, ' ');
    const few = ['--games', '300'];
    const menzel = 'rules: [second-edition, menzel]';
    const [stays, fires, pursued, harborAlone, safe] = await Promise.all([
      asked('after: stay', ...few),
      asked('rules: [second-edition, pearl-harbor]'),
      asked(`${menzel}\nindonesia: {airUnits: 4, carriers: []}`, ...few),
      asked(menzel, ...few),
      asked('indonesia: {airUnits: 4, carriers: []}', ...few),
    ]);
    for (const text of [stays, pursued]) {
      expect(text).toMatch(
        /Japan loses \d\.\d+ ±0\.\d+ of its carriers there, on average, and with them \S+ ±\S+ airstrike factors\./,
      );
      expect(text).toContain('What Japan loses (number in a raid)');
      expect(text).toContain("What becomes of Japan's ships");
    }
    expect(fires).toContain('fires at one ship in round 2 (20.4)');
    expect(fires).toContain('Akagi 69.444 18.981 11.574');
    expect(harborAlone).toContain('Then the Allies may pursue Japan under the Menzel packages.');
    expect(safe).not.toMatch(/Japan loses/);
  });

  it('--best finds the best targets, answers for them, and says how much better they are', async () => {
    const file = folder.write('best.yaml', 'kind: raid\nraidForce: [Akagi, Kaga, Ryujo]\n');
    const [told, json] = await Promise.all([
      vitpHere(['raid', file, '--best', 'bottomings']),
      vitpHere(['raid', file, '--best', 'bottomings', '--json', '-', '--quiet']),
    ]);
    const text = told.stdout.replace(/\s+/g, ' ');
    const best = Number(
      /Best for bottomings: ([\d.]+) ships bottomed or sunk on average in the two rounds of the air raid alone, of 10 at most/.exec(
        text,
      )?.[1],
    );
    const answered = Number(/The tables answer for round 2 by the plan "bottomings": ([\d.]+),/.exec(text)?.[1]);
    const named = [...text.matchAll(/ (?:spread|focus|kills|finish|bottom-first) ([\d.]+) \(([\d.]+) less\)/g)];
    expect(named).toHaveLength(5);
    for (const [, value, less] of named) {
      expect(Number(value)).toBeLessThanOrEqual(best);
      expect(Number(value) + Number(less)).toBeCloseTo(best, 3);
    }
    const result = resultOf(json.stdout);
    expect(result.config).toMatchObject({
      method: 'exact',
      targets: { round1: { Akagi: expect.any(String) }, round2: 'bottomings' },
    });
    const gone = ['battleships.bottomed', 'battleships.sunk', 'cruisers.bottomed', 'cruisers.sunk'];
    expect(gone.reduce((sum, name) => sum + numbersOf(result, name).mean, 0)).toBeCloseTo(answered, 4);
    expect(answered).toBeLessThanOrEqual(best);
  });

  it('--data changes values of the board, and the result says so', async () => {
    const data = folder.write('board.yaml', 'ships:\n  Akagi: {factors: 146+9}\n');
    const [changed, standard] = await Promise.all([
      vitpHere(['raid', '--data', data, '--json', '-', '--quiet']),
      vitpHere(['raid', '--json', '-', '--quiet']),
    ]);
    const a = resultOf(changed.stdout);
    const b = resultOf(standard.stdout);
    expect(a.config.data).toEqual({ ships: { Akagi: { factors: '146+9' } } });
    expect(b.config.data).toBeNull();
    expect(a.board?.hash).not.toBe(b.board?.hash);
    expect(labelsOf(a, 'ship.Nevada.fate').share.sunk).toBeGreaterThan(labelsOf(b, 'ship.Nevada.fate').share.sunk!);
    expect(a.metrics['ship.Arizona.fate']).toEqual(b.metrics['ship.Arizona.fate']);
  });

  it('--rules replaces the rules of the scenario', async () => {
    const { stdout } = await vitpHere(['raid', '--rules', 'pearl-harbor', '--json', '-', '--quiet']);
    expect(resultOf(stdout).config.rules).toEqual(['second-edition', 'pearl-harbor']);
  });

  it('--quiet prints the answer in sentences, and nothing else', async () => {
    const { code, stdout, stderr } = await vitpHere(['raid', '--quiet']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /^Of 8 battleships 3\.28 are still afloat after the raid, on average; 3 is the likeliest number, in [\d.]+ % of raids\. $/,
    );
  });
});

describe('wrong input', () => {
  const KEYS = 'kind, method, rules, rulings, raidForce, targets, after, allies, iBoat, indonesia, data';
  it.each([
    [
      ['raid', '--games', 'abc'],
      'vitp: --games "abc" is not allowed; allowed: a whole number of 1 or more, such as 1000000, 1_000_000 or 1e6; or 0 for an exact answer\n',
    ],
    [
      ['raid', '--games', '0.5'],
      'vitp: --games "0.5" is not allowed; allowed: a whole number of 1 or more, such as 1000000, 1_000_000 or 1e6; or 0 for an exact answer\n',
    ],
    [
      ['raid', '--games=-5'],
      'vitp: --games "-5" is not allowed; allowed: a whole number of 1 or more, such as 1000000, 1_000_000 or 1e6; or 0 for an exact answer\n',
    ],
    [
      ['raid', '--games', '0', '--method', 'monte-carlo'],
      'vitp: --games 0 is not allowed; allowed: a whole number from 1, or --method exact\n',
    ],
    [
      ['raid', '--workers', '0'],
      'vitp: --workers "0" is not allowed; allowed: a whole number from 1 to 1024, such as 2\n',
    ],
    [
      ['raid', '--method', 'exat'],
      'vitp: --method "exat" is not allowed; did you mean "exact"? Allowed: auto, exact, monte-carlo\n',
    ],
    [
      ['raid', '--best', 'botomings'],
      'vitp: --best "botomings" is not allowed; did you mean "bottomings"? Allowed: kills, bottomings, damage, afloat-strength\n',
    ],
    [['raid', '--seed', ''], 'vitp: --seed is empty; allowed: any text\n'],
    [
      ['raid', '--actual', '2 submarines'],
      'vitp: --actual: "2 submarines" cannot be read; allowed: counts such as "2 battleships, 1 cruiser" or "2 BB, 1 CA"; a count is of ships afloat unless one of undamaged, damaged, crippled, bottomed, sunk follows\n',
    ],
    [
      ['raid', '--actual', '9 battleships'],
      'vitp: --actual: 9 battleships afloat cannot be; there are 8 battleships in Pearl Harbor\n',
    ],
    [['raid', '--actual', '1 cruiser, 2 cruisers'], 'vitp: --actual names cruisers afloat twice; once is enough\n'],
    [['raid', '--rules', ','], 'vitp: --rules is empty; allowed: rule names with commas between them\n'],
    [['raid', 'no-such.yaml'], 'vitp: cannot read no-such.yaml: there is no such file\n'],
    [['raid', '-', '--data', '-'], 'vitp: standard input can be the scenario or the --data file, not both\n'],
    [['raid', 'src'], 'vitp: cannot read src: it is a folder, not a file\n'],
    [
      ['raid', '--out', 'package.json'],
      'vitp: --out package.json is a file; allowed: a folder, which is made when it is missing\n',
    ],
    [['raid', '--json', 'src'], 'vitp: --json src is a folder; allowed: a file, or - for standard output\n'],
  ])('vitp %j', async (args, sentence) => {
    expect(await vitpHere(args)).toEqual({ code: 2, stdout: '', stderr: sentence });
  });

  it('an unknown rule is named with what is known', async () => {
    const { code, stdout, stderr } = await vitpHere(['raid', '--rules', 'perl-harbor']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^vitp: --rules: there is no rule named "perl-harbor"; did you mean "pearl-harbor"\? Allowed: second-edition, .*pearl-harbor/,
    );
  });

  it('an option that does not exist is answered with the nearest one', async () => {
    const { code, stderr } = await vitpHere(['raid', '--game', '5']);
    expect(code).toBe(2);
    expect(stderr).toBe(
      "vitp: unknown option '--game'\n(Did you mean --games?)\nRun it with --help to see what is allowed.\n",
    );
  });

  it('a file with mistakes is answered by all of them, and nothing is written', async () => {
    const file = folder.write('typo.yaml', 'kind: raid\nraidforce: [Akagi]\ntargets: spred\n');
    const json = join(folder.path, 'never.json');
    const out = join(folder.path, 'never');
    expect(await vitpHere(['raid', file, '--json', json, '--out', out])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `${file}:2:1: unknown key "raidforce" in a raid scenario; did you mean "raidForce"? Allowed: ${KEYS}\n` +
        `${file}:3:10: "spred" is not a plan; did you mean "spread"? Allowed: spread, focus, bottom-first, finish, kills, bottomings, damage or afloat-strength\n`,
    });
    expect([json, out].map((path) => existsSync(path))).toEqual([false, false]);
  });

  it('standard input and data files are named in front of their mistakes', async () => {
    const data = folder.write('bad-board.yaml', 'areas:\n  Coral Sae: {}\n');
    const [piped, board] = await Promise.all([
      vitp(['raid', '-'], { stdin: 'kind: rad\n' }),
      vitpHere(['data', '--data', data]),
    ]);
    expect(piped).toMatchObject({ code: 2, stdout: '' });
    expect(piped.stderr).toMatch(/^<stdin>:1:7: "rad" is not a kind of scenario/);
    expect(board).toMatchObject({ code: 2, stdout: '' });
    expect(board.stderr).toMatch(
      new RegExp(`^${data}:2:3: "Coral Sae" is not a sea area; did you mean "Coral Sea"\\?`),
    );
  });

  it('refuses Normal Turn One with what to ask instead', async () => {
    const { code, stderr } = await vitpHere(['raid', '--rules', 'nt1']);
    expect(code).toBe(2);
    expect(stderr).toContain('allowed: rules without nt1, under which the two rounds in the harbor are the same.');
    expect(stderr).toContain('play games: vitp game --rules nt1');
  });

  it('what the exact method cannot answer is refused with the reason', async () => {
    const { code, stderr } = await vitpHere([
      'raid',
      folder.write('stays.yaml', 'kind: raid\nafter: stay\n'),
      '--method',
      'exact',
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^vitp: the exact method cannot answer this: /);
  });
});
