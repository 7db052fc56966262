// The options of the project's commands: help, defaults, and sentences for what is not allowed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpOf, real, some, valuesOf } from '../../bench/options.js';

const FORMS = {
  players: 'tuned',
  games: some(200),
  first: 0,
  vary: real(0.4),
  sides: { among: ['japan', 'allied'], usual: 'japan,allied' },
  out: undefined,
  each: false,
} as const;

describe('options of a project command', () => {
  it('have their defaults, and what was typed is read as their form says', () => {
    expect(valuesOf(FORMS, [])).toEqual({
      values: { players: 'tuned', games: 200, first: 0, vary: 0.4, sides: 'japan,allied', out: undefined, each: false },
      rest: [],
    });
    const typed = ['--games', '1e3', '--vary=0.5', '--sides', 'allied', '--each', '--out', 'x', '--players', '{a: 1}'];
    expect(valuesOf(FORMS, typed)).toMatchObject({
      values: { players: '{a: 1}', games: 1000, vary: 0.5, sides: 'allied', out: 'x', each: true },
    });
    expect(valuesOf(FORMS, ['a', '--each', 'b'], 'NAME…')).toMatchObject({ rest: ['a', 'b'] });
    expect(valuesOf(FORMS, ['--help', '--games', '0'])).toBe('help');
  });

  it.each([
    [['--game', '3'], '--game is no option here; did you mean "--games"? Allowed: --players, --games, '],
    [['-x'], '-x is no option here; '],
    [['--games', '0'], '--games "0" is not allowed; allowed: a whole number from 1 on, such as 200'],
    [['--games', '1.5'], '--games "1.5" is not allowed; allowed: a whole number from 1 on'],
    [['--first', '-1'], '--first "-1" is not allowed; allowed: a whole number from 0 on, such as 1'],
    [['--vary', 'x'], '--vary "x" is not allowed; allowed: a number from 0 on, such as 0.4'],
    [['--sides', 'japan,west'], '--sides: "west" is not known; allowed: japan, allied'],
    [['--games'], '--games needs a value; allowed: --games 200'],
    [['--each=yes'], '--each takes no value; allowed: --each'],
    [['ladder'], '"ladder" is not expected; allowed: --players'],
  ])('%j is refused', (typed, sentence) => {
    expect(() => valuesOf(FORMS, typed)).toThrow(sentence);
  });

  it('are shown by --help with their defaults, below what the script says of itself', () => {
    const help = helpOf('bench/ladder.ts', FORMS).split('\n');
    expect(help[0]).toMatch(/^The ladder of players: /);
    expect(help.slice(-4)).toEqual(['  --vary 0.4', '  --sides japan,allied', '  --out TEXT', '  --each']);
  });
});

describe('every command of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap((script) => /tsx ((?:bench|tests)\/\S+\.ts)/.exec(script)?.[1] ?? []);

  it('reads its options by one helper', () => {
    expect(files.length).toBeGreaterThan(25);
    const others = [...files, 'bench/run.ts'].filter((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes('parseArgs') || !new RegExp(`optionsOf\\(\\s*'${file}'`).test(text);
    });
    expect(others).toEqual([]);
  });

  it('has the options that bench/README.md and the manual show', () => {
    const shown = [
      'bench/README.md',
      'docs/programmers.md',
      'docs/who-plays-best.md',
      'docs/whole-games.md',
      'CONTRIBUTING.md',
    ];
    const lines = shown.flatMap((page) => [
      ...readFileSync(page, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+) -- ([^`|]*)/g),
    ]);
    expect(lines.length).toBeGreaterThan(25);
    const missing = lines.flatMap(([, name, typed]) => {
      const script = scripts[name!]!;
      const file = name === 'bench' ? 'bench/run.ts' : /tsx (\S+\.ts)/.exec(script)?.[1];
      if (file === undefined) return [];
      const [, forms] = /optionsOf\(([\s\S]*?)\);\n/.exec(readFileSync(file, 'utf8'))!;
      const options = [...typed!.matchAll(/--([\w-]+)/g)].map((m) => m[1]!);
      return options
        .filter((option) => !new RegExp(`[\\s{]'?${option}'?:`).test(forms!))
        .map((option) => `${name} --${option}`);
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ['reports/make.sh', '--hel'],
    ['notebooks/execute.sh', '--wrte'],
    ['bench/dieharder.sh', '--sed'],
    ['bench/learn/learned-3.sh', '-x'],
    ['bench/learn/learned-5.sh', '-x'],
    ['bench/learn/learned-6.sh', '-x'],
  ])('%s too, in a shell, before it begins', (script, wrong) => {
    const run = (...args: string[]) => spawnSync('bash', [script, ...args], { encoding: 'utf8' });
    const help = run('--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout.split('\n')[0]).toBe(readFileSync(script, 'utf8').split('\n')[1]!.replace('# ', ''));
    const { status, stdout, stderr } = run(wrong);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${wrong} is no option here; allowed: `);
  });

  it('answers --help with 0, and what it does not know with a sentence and 2', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'bench/dump-words.ts', ...args], { encoding: 'utf8' });
    const help = run('--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^Raw 32-bit words of the dice/);
    const { status, stdout, stderr } = run('--sed', 'x');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('--sed is no option here; did you mean "--seed"? Allowed: --seed, --words, --games\n');
  });
});
