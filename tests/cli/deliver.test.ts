// An answer reaches every place that it can reach; what it cannot reach is said, and is no success.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../../src/cli/options/files.js';
import { ruleSets } from '../../src/cli/options/typed-rules.js';
import { deliverEverywhere } from '../../src/cli/output/deliver-everywhere.js';
import { describeError } from '../../src/cli/output/errors.js';
import { StandardOutputError } from '../../src/cli/output/output.js';
import { MAX_BYTES, readText } from '../../src/node/text-file.js';
import { BUNDLED_COMMAND } from '../bundle.js';
import { LONG } from '../size.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const at = (name: string) => join(folder.path, name);
const BATTLE = ['battle', 'Akagi vs Lexington', '--method', 'exact'];
const DUEL = ['duel', 'Atago', 'Houston'];

describe('a destination that fails', () => {
  it('keeps the answer from no other, nor from the terminal', async () => {
    const [csv, out] = [at('table.csv'), at('report')];
    const told = await vitpHere(DUEL);
    const { code, stdout, stderr } = await vitpHere([...DUEL, '--json', '/dev/full', '--csv', csv, '--out', out]);
    expect(code).toBe(1);
    expect(stderr).toBe('vitp: cannot write to /dev/full: the disk is full\n');
    expect(stdout.startsWith(told.stdout.slice(0, 200))).toBe(true);
    expect(stdout).toContain(`Written to ${out}`);
    expect([existsSync(csv), existsSync(join(out, 'result.json'))]).toEqual([true, true]);
  });

  it('is told after all the others were tried, each in a sentence', async () => {
    const [file, out] = [at('in-the-way'), at('becomes-a-file')];
    const made: string[] = [];
    let printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
      printed += String(chunk);
      (rest.at(-1) as () => void)();
      return true;
    });
    const error = await deliverEverywhere(
      { out, json: file, csv: at('arrives.csv'), record: '/dev/full' },
      {
        folder: async () => {
          // Somebody is quicker.
          writeFileSync(out, '');
          mkdirSync(file);
          return { 'report.html': '' };
        },
        folderHolds: 'report.html',
        texts: {
          json: () => '{}',
          csv: () => {
            made.push('csv');
            return 'a,b\n';
          },
          record: () => 'kind: record\n',
        },
        told: () => 'the answer\n',
        brief: () => '',
      },
    ).catch((caught: unknown) => caught);
    vi.restoreAllMocks();
    expect(describeError(error)).toEqual({
      code: 1,
      text: [
        `vitp: cannot write to ${out}: a file of that name is in the way`,
        `vitp: cannot write to ${file}: a folder of the same name is in the way`,
        'vitp: cannot write to /dev/full: the disk is full',
      ].join('\n'),
    });
    expect([printed, made, folder.read('arrives.csv')]).toEqual(['the answer\n', ['csv'], 'a,b\n']);
    rmSync(out);
  });

  it('on the way to the answer is no reason to lose it', async () => {
    const sweep = folder.write('sweep.yaml', 'kind: raid\nsweep: {targets: [focus, spread]}\n');
    const args = ['sweep', sweep, '--games', '50', '--workers', '1', '--quiet', '--checkpoint', at('kept')];
    // A folder that goes away while it plays, and a file in its place.
    const { Checkpoint } = await import('../../src/node/keeping/checkpoint.js');
    const open = Checkpoint.prototype.open;
    const gone = vi.spyOn(Checkpoint.prototype, 'open').mockImplementation(function (
      this: InstanceType<typeof Checkpoint>,
      ...all
    ) {
      const keeping = open.apply(this, all);
      rmSync(at('kept'), { recursive: true, force: true });
      writeFileSync(at('kept'), '');
      return keeping;
    });
    const { code, stderr } = await vitpHere([...args, '--json', at('sweep.json')]);
    gone.mockRestore();
    const sentence = `cannot write to ${at('kept')}: a file of that name is in the way`;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${sentence}; the games go on, and it is tried again.\nvitp: ${sentence}; not all games are kept\n`,
    });
    expect(JSON.parse(folder.read('sweep.json')).games).toBe(50);
  });
});

describe('--rules of several rule sets', () => {
  it('has strokes or semicolons between them, and commas within', () => {
    const sets = [[], ['menzel'], ['nt1', 'adjustment-3']].map((more) => ({ rules: ['second-edition', ...more] }));
    expect(ruleSets('second-edition/menzel/nt1,adjustment-3')).toEqual(sets);
    expect(ruleSets('second-edition; menzel; nt1, adjustment-3')).toEqual(sets);
    expect(ruleSets(undefined)).toEqual([{}]);
    expect(() => ruleSets('menzel;')).toThrow('--rules');
  });
});

describe('destinations', () => {
  const long = 'x'.repeat(300);

  it.each([
    [[...BATTLE, '--out', ''], 'vitp: --out is empty; allowed: a folder, which is made when it is missing\n'],
    [[...BATTLE, '--json', ''], 'vitp: --json is empty; allowed: a file, or - for standard output\n'],
    [[...DUEL, '--csv', ''], 'vitp: --csv is empty; allowed: a file, or - for standard output\n'],
    [['show', '--record', ''], 'vitp: --record is empty; allowed: a file, or - for standard output\n'],
    [['show', '--record', 'src'], 'vitp: --record src is a folder; allowed: a file, or - for standard output\n'],
    [['show', '--record', 'package.json/x'], 'cannot be written: a part of the path is a file, not a folder;'],
    [['luck', '--json', ''], 'vitp: --json is empty;'],
    [['tune', 'japan', '--out', ''], 'vitp: --out is empty;'],
    [['sweep', 'none.yaml', '--json', long], 'cannot be written: the name is too long;'],
    [['game', '--out', long], 'cannot be written: the name is too long;'],
    [['game', '--out', '/proc/nowhere'], 'cannot be written: no folder can be made there;'],
    [['data', '--check', '--out', 'src'], 'vitp: --out src is a folder; allowed: a file, or - for standard output'],
    [['data', '--check', '--out', '/proc/nowhere/x'], 'vitp: --out /proc/nowhere/x cannot be written: '],
    [[...DUEL, '--json', '-', '--csv', '-'], 'vitp: --json and --csv both write to -; allowed: another place for one'],
    [[...DUEL, '--json', 'x', '--csv', './x'], 'vitp: --json and --csv both write to ./x; allowed: another place'],
  ])('that cannot be written are refused before the work: %.80s', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

describe('the folder of the page', () => {
  it('is looked at as that of a report', async () => {
    expect((await vitpHere(['page', '--port', '99999'])).stderr).toContain('from 1 to 65535, such as 8080');
    const said = async (out: string) => (await vitpHere(['page', '--out', out])).stderr;
    expect(await said('')).toBe('vitp: --out is empty; allowed: a folder, which is made when it is missing\n');
    expect(await said('package.json')).toMatch(/^vitp: --out package.json is a file; allowed: a folder/);
  });
});

describe('standard output', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Lets every write to standard output fail. */
  const failing = (code: string) =>
    vi.spyOn(process.stdout, 'write').mockImplementation((_chunk, ...rest) => {
      (rest.at(-1) as (error: Error) => void)(Object.assign(new Error(code), { code }));
      return false;
    });

  it('that is full is a sentence, and files are there all the same', async () => {
    failing('ENOSPC');
    const json = at('full.json');
    const error = await deliverEverywhere(
      { json },
      { texts: { json: () => '{}' }, told: () => 'answer', brief: () => '' },
    ).catch((e) => e);
    expect(describeError(error)).toEqual({ code: 1, text: 'vitp: cannot write to standard output: the disk is full' });
    expect(folder.read('full.json')).toBe('{}');
  });

  it('whose reader has gone is no sentence and no success', async () => {
    failing('EPIPE');
    const json = at('closed.json');
    const error = await deliverEverywhere(
      { json },
      { texts: { json: () => '{}' }, told: () => 'answer', brief: () => '' },
    ).catch((e) => e);
    expect(describeError(error)).toEqual({ code: 141, text: '' });
    expect(folder.read('closed.json')).toBe('{}');
    expect(describeError(new StandardOutputError({ code: 'EPIPE' })).code).toBe(141);
  });

  it.each([...(LONG ? [[[]], [['--help']]] : []), [['rules', '--json']]])(
    'full, as a whole program: vitp %j',
    async (args) => {
      const run = 'exec "$0" "$@" > /dev/full';
      const stderr = 'vitp: cannot write to standard output: the disk is full\n';
      expect(await shell(run, args)).toEqual({ code: 1, stderr });
    },
  );

  it('closed, as a whole program: quiet, and counted as shells count it', async () => {
    const json = at('piped.json');
    const run = 'set -o pipefail; ("$0" "$@"; echo "$?" > "$ENDED") | (exec <&-; sleep 0)';
    rmSync(at('ended'), { force: true });
    const { stderr } = await shell(run, ['duel', 'cruisers', '--csv', '-', '--json', json], { ENDED: at('ended') });
    expect([stderr, folder.read('ended')]).toEqual(['', '141\n']);
    expect(statSync(json).size).toBeGreaterThan(1000);
  });

  it('or standard error that is full keeps no answer back', async () => {
    const { code } = await shell('exec "$0" "$@" 2> /dev/full > "$TO"', [...BATTLE, '--games', '0'], {
      TO: at('told'),
    });
    expect(code).toBe(0);
    expect(folder.read('told')).toContain('Lexington');
  });
});

/** A line of bash in which `"$0" "$@"` is the command. */
function shell(line: string, args: readonly string[], env = {}): Promise<{ code: number | null; stderr: string }> {
  const program = folder.write('vitp', `#!/bin/sh\nexec "${process.execPath}" "${BUNDLED_COMMAND}" "$@"\n`);
  execFileSync('chmod', ['+x', program]);
  const child = spawn('bash', ['-c', line, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stderr })));
}

describe('input without an end', () => {
  const TOO_LARGE = 'it is larger than 8 MB, the most that is read';

  it.each([
    ['players', '/dev/zero'],
    ['openings', 'list', '/dev/zero'],
    ['battle', '/dev/zero'],
    ['replay', '/dev/zero'],
    ['game', '--data', '/dev/zero'],
    ['compare', '/dev/zero', '/dev/zero'],
    ['sweep', '/dev/zero'],
    ['luck', '/dev/zero'],
    ['show', '--japan', '/dev/zero'],
  ])('is refused: vitp %s %s %s', async (...args) => {
    const { code, stdout, stderr } = await vitpHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(TOO_LARGE);
  });

  it('on standard input too', async () => {
    const endless = (async function* () {
      for (;;) yield Buffer.alloc(1 << 20);
    })();
    await expect(textOf(endless)).rejects.toThrow(`cannot read standard input: ${TOO_LARGE}`);
    const short = (async function* () {
      // A letter of two bytes may arrive in two parts.
      yield Buffer.from([0xc3]);
      yield Buffer.from([0xa9]);
    })();
    expect(await textOf(short)).toBe('é');
  });

  it('is read without the single quotes that cmd.exe leaves around a copied scenario', async () => {
    async function* echoed() {
      yield Buffer.from(`'{"kind":"raid"}' \r\n`);
    }
    expect(await textOf(echoed())).toBe(' {"kind":"raid"}');
  });

  it('is measured in bytes, and what is just short enough is read', () => {
    writeFileSync(at('most'), 'é'.repeat(MAX_BYTES / 2));
    expect(readText(at('most'))).toHaveLength(MAX_BYTES / 2);
    writeFileSync(at('most'), 'x', { flag: 'a' });
    expect(() => readText(at('most'))).toThrow(TOO_LARGE);
  });
});

describe('--games-csv', () => {
  const RANDOM = ['game', '--players', 'random', '--games', '3', '--seed', 'rows', '--workers', '1'];

  it('writes a line for each game beside the answer, or prints just these', async () => {
    const file = at('games.csv');
    const { code, stdout, stderr } = await vitpHere([...RANDOM, '--games-csv', file]);
    expect(code).toBe(0);
    expect(stdout).toContain('Who wins');
    expect(stderr).toContain(`Written to ${file}: a line for each of 3 games.`);
    const printed = await vitpHere([...RANDOM, '--games-csv', '-', '--quiet']);
    expect(printed.stdout).toBe(folder.read('games.csv'));
    expect(printed.stdout.split('\n').map((line) => line.slice(0, 7))).toEqual([
      'seed,ga',
      'rows,0,',
      'rows,1,',
      'rows,2,',
      '',
    ]);
  });

  it('leaves what was there when there is no answer, and says when no games are played', async () => {
    const file = folder.write('kept.csv', 'mine\n');
    const typo = await vitpHere([...RANDOM, '--games-csv', file, '--precision', 'poc.fnal=1']);
    expect(typo.code).toBe(2);
    const exact = await vitpHere([...BATTLE, '--games-csv', file]);
    expect(exact.code).toBe(0);
    expect(exact.stderr).toContain('--games-csv is not used: no games were played');
    expect((await vitpHere([...BATTLE, '--games-csv', '-'])).code).toBe(2);
    expect(folder.read('kept.csv')).toBe('mine\n');
    expect((await vitpHere([...RANDOM, '--games-csv', '/dev/full'])).stderr).toContain(
      'vitp: cannot write to /dev/full: the disk is full',
    );
  });

  it('does not go with what keeps counts alone, nor to the place of another output', async () => {
    const refused = async (...args: string[]) => (await vitpHere([...RANDOM, '--games-csv', ...args])).stderr;
    expect(await refused('x.csv', '--checkpoint', at('kept-games'))).toContain(
      '--games-csv and --checkpoint do not go together',
    );
    expect(await refused('x.csv', '--shard', '1/2')).toContain('--games-csv and --shard do not go together');
    expect(await refused('-', '--json', '-')).toContain('--json and --games-csv both write to -');
    expect(await refused('')).toContain('--games-csv is empty');
  });
});
