// The help in groups, and what a shell completes.

import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { GROUPS } from '../../src/cli/help/groups.js';
import { Estimate, estimateText } from '../../src/cli/output/estimate.js';
import { buildProgram } from '../../src/cli/program.js';
import { progressOf } from '../../src/simulate/progress.js';
import { scratchFolder, vitpHere } from './vitp.js';

const program = () =>
  buildProgram(
    '1.2.3',
    () => {},
    () => {},
  );
const names = program().commands.map((command) => command.name());
const examples = Object.values(GROUPS).flatMap((group) => Object.entries(group));
const folder = scratchFolder();

describe('help', () => {
  it('shows every command in a group, with an example that begins with it', async () => {
    const { stdout } = await vitpHere([]);
    expect(stdout).toBe((await vitpHere(['--help'])).stdout);
    for (const name of names) {
      const example = examples.find(([named]) => named === name)?.[1];
      expect(example, name).toMatch(new RegExp(`^vitp ${name}( |$)`));
      expect(stdout).toContain(`\n  ${name} `);
      expect(stdout).toContain(`  ${example}\n`);
    }
  });

  it('fits a terminal of 80 columns, for every command', async () => {
    const wide: string[] = [];
    for (const name of names) {
      const { stdout } = await vitpHere([name, '--help']);
      wide.push(...stdout.split('\n').flatMap((line) => (line.length > 80 ? [`${name}: ${line}`] : [])));
    }
    expect(wide).toEqual([]);
  });

  it('says of every number what it is where it is left out, and what a battle does without its options', () => {
    const options = program().commands.flatMap((command) =>
      command.options.map(({ flags, description }) => ({ of: `${command.name()} ${flags}`, description })),
    );
    const numbers = options.filter(({ of }) => /<n>/.test(of) && of !== 'show --turn <n>');
    const choices = options.filter(({ of }) => /^battle --(control|targets|groups|prefer|retreat|pursue) /.test(of));
    const silent = [...numbers, ...choices].filter(({ description }) => !description.includes('default'));
    expect(silent.map(({ of }) => of)).toEqual([]);
  });

  it('has no two empty lines together', async () => {
    for (const name of names) expect((await vitpHere([name, '--help'])).stdout, name).not.toContain('\n\n\n');
  });

  it('ends with the example of a command', async () => {
    expect((await vitpHere(['duel', '--help'])).stdout).toMatch(
      /\nExample:\n {2}vitp duel Atago Houston --rounds 2\n$/,
    );
  });
});

describe('completion', () => {
  /** What bash offers at the ends of lines, asked of one shell. */
  const offered = (script: string, lines: readonly string[]): string[][] => {
    const asked = lines.map((line) => {
      const words = line.split(' ');
      const list = words.map((word) => `'${word}'`).join(' ');
      return `COMPREPLY=(); COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _vitp; printf '%s\\n' "\${COMPREPLY[@]}" --;`;
    });
    const code = [script, ...asked].join('\n');
    const said = execFileSync('bash', ['-c', code], { encoding: 'utf8', cwd: folder.path });
    return said
      .split('--\n')
      .slice(0, -1)
      .map((text) => text.trimEnd().split('\n'));
  };

  it('completes commands, options, their values and files in bash', async () => {
    folder.write('mine.yaml', '');
    const script = (await vitpHere(['completion', 'bash'])).stdout;
    const expected: Readonly<Record<string, string>> = {
      ra: '',
      'vitp ra': 'raid',
      'vitp raid --me': '--method',
      'vitp raid --method ex': 'exact',
      'vitp raid --best ki': 'kills',
      'vitp game --rules nt': 'nt1',
      'vitp raid mi': 'mine.yaml',
      'vitp raid --data mi': 'mine.yaml',
      'vitp data sh': 'ship',
      'vitp completion f': 'fish',
    };
    const lines = Object.keys(expected);
    const [openings, ...rest] = offered(script, [`vitp game --japan ${DEFAULT_PLAYER}+t`, ...lines]);
    expect(openings).toContain(`${DEFAULT_PLAYER}+tko`);
    expect(rest).toEqual(lines.map((line) => [expected[line]]));
  });

  it('has a line for every option in fish, and every command in zsh', async () => {
    const fish = (await vitpHere(['completion', 'fish'])).stdout;
    const zsh = (await vitpHere(['completion', 'zsh'])).stdout;
    for (const command of program().commands) {
      expect(fish).toContain(`-a ${command.name()} -d '${command.summary()}'`);
      expect(zsh).toContain(`    ${command.name()})\n`);
      for (const { long } of command.options) expect(fish).toContain(`from ${command.name()}' -l ${long!.slice(2)}`);
    }
    expect(fish).toContain(
      "-l method -x -a 'exact monte-carlo auto' -d 'exact, monte-carlo, or auto: exact where it fits its budget",
    );
  });

  it('knows three shells', async () => {
    const { code, stderr } = await vitpHere(['completion', 'tcsh']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'vitp: completion "tcsh" is not known; allowed: bash, zsh, fish\n',
    });
  });
});

describe('the estimate of a run', () => {
  it('is told for runs of more than a minute, with fewer games that take minutes', () => {
    expect(estimateText(progressOf(50, 100_000, 2))).toBe('This takes about 67 min; --games 10000 takes about 7 min.');
    expect(estimateText(progressOf(30, 10_000, 20))).toBe('This takes about 1.9 h; --games 100 takes about 67 s.');
    expect(estimateText(progressOf(1, 10, 700))).toBe('This takes about 1.9 h.');
    expect(estimateText(progressOf(1000, 20_000, 2))).toBeUndefined();
    expect(estimateText(progressOf(0, 20_000, 2))).toBeUndefined();
  });

  it('counts the combinations of a sweep, and names no games where they are not those of --games', () => {
    expect(estimateText(progressOf(1000, 20_000, 2), { parts: 4 })).toBe(
      'This takes about 3 min; --games 10000 takes about 80 s.',
    );
    expect(estimateText(progressOf(50, 100_000, 2), { byGames: false })).toBe('This takes about 67 min.');
    expect(estimateText({ ...progressOf(50, 100_000, 2), what: 'rollouts of the advice' })).toBe(
      'The rollouts of the advice take about 67 min.',
    );
  });

  /** What is told of a run whose moments are given: games, seconds by the clock, seconds of processor time. */
  function told(moments: readonly (readonly [number, number, number])[], total: number, workers: number): string[] {
    const texts: string[] = [];
    let used = 0;
    const estimate = new Estimate(
      (text) => texts.push(text),
      workers,
      () => used,
    );
    for (const [games, seconds, processor] of moments) {
      used = processor;
      estimate.update(progressOf(games, total, seconds));
    }
    return texts;
  }

  it('does not take loading for playing, on a machine that has other work too', () => {
    // Loading takes 2 s of processor time, then two threads play 100 games a second each.
    const alone = [0, 1, 2, 3, 4].map((t) => [200 * t, 1 + t, 2 + 2 * t] as const);
    expect(told(alone, 40_000, 2)).toEqual(['This takes about 3 min; --games 10000 takes about 50 s.']);
    // A tenth of the machine: loading takes ten times as long, and so do games.
    const loaded = [0, 1, 2, 3, 4].map((t) => [200 * t, 10 * (1 + t), 2 + 2 * t] as const);
    expect(told([[10, 2, 0.4], [11, 5, 1], ...loaded], 40_000, 2)).toEqual([
      'This takes about 34 min; --games 10000 takes about 8 min.',
    ]);
    // The other work ends while ours is loading: nothing of it stays in the estimate.
    const freed = alone.map(([games, seconds, used]) => [games, 10 + seconds, used] as const);
    expect(told([[10, 2, 0.2], ...freed], 10_000, 2)).toEqual([
      'This takes about 61 s; --games 1000 takes about 6.1 s.',
    ]);
    expect(told([[10, 2, 0.2], ...freed], 9_000, 2)).toEqual([]);
  });

  it('waits until each of several threads is warm, by the processor time of all of them', () => {
    // The command loads for 2 s; then two threads warm up for 2 s each, at a tenth of their speed, and play 20 games a second each.
    const warming = [0, 1, 2].map((t) => [4 * t, 2 + t, 2 + 2 * t] as const);
    const warm = [1, 2, 3].map((t) => [8 + 40 * t, 4 + t, 6 + 2 * t] as const);
    expect(told([...warming, ...warm], 1000, 2)).toEqual([]);
    expect(told([...warming, ...warm], 10_000, 2)).toEqual(['This takes about 4 min; --games 1000 takes about 25 s.']);
    // Four games are played by four threads, however many there might be.
    const few = [1, 2, 3].map((games) => [games, 30 * games, 1 + 30 * games] as const);
    expect(told(few, 4, 16)).toEqual(['This takes about 2 min; --games 1 takes about 30 s.']);
  });

  it('does not wait for many games where one takes long, and counts those that are half played', () => {
    expect(
      told(
        [
          [0, 20, 40],
          [1, 30, 60],
        ],
        90,
        2,
      ),
    ).toEqual(['This takes about 30 min; --games 10 takes about 3 min.']);
  });

  it('speaks of each rung of a ladder', () => {
    const texts: string[] = [];
    let used = 10;
    const estimate = new Estimate(
      (text) => texts.push(text),
      1,
      () => used,
    );
    estimate.expect({ each: 'This rung', byGames: false });
    estimate.update(progressOf(1, 100, 10));
    used = 11;
    estimate.update(progressOf(0, 100, 0.1));
    used = 20;
    estimate.update(progressOf(1, 100, 20));
    expect(texts).toEqual(['This rung takes about 17 min.', 'This rung takes about 33 min.']);
  });
});
