// Long runs that are killed: commands with a checkpoint are killed with -9, half of them at a random moment and half of them while a
// file is being written, and begun again until they end. Then a disk without room, and two processes in one folder. Every answer must
// have the bytes of a run that was left alone.
// npm run -s kill -- [--times 100] [--seed S]

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import bundle, { BUNDLED_COMMAND } from '../tests/bundle.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/kill.ts', { times: some(100), seed: 'kill' });
const random = seedrandom(values.seed);

/** Some seconds each. */
const COMMANDS = [
  'game --games 1000 --workers 2',
  'raid --method monte-carlo --games 2e7 --workers 2',
  'bid --games 400 --workers 1',
];
/** A killed process lives no longer than this, milliseconds. */
const MAX_LIFE = 4000;

const words = (line: string, folder: string): string[] => [
  ...line.split(' '),
  ...['--quiet', '--json', '-', '--checkpoint', folder],
];

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
function run(
  command: string,
  args: readonly string[],
  during: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    during(child);
  });
}

const vitp = (args: readonly string[], during?: (child: ChildProcess) => void): Promise<Ended> =>
  run(process.execPath, [BUNDLED_COMMAND, ...args], during);

/** Without `run`, which says how long it took. */
function bytes(json: string): string {
  const { run: _run, ...rest } = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify(rest);
}

function check(holds: boolean, what: string, { code, stderr }: Ended): void {
  if (!holds) throw new Error(`${what}; exit code ${code}; it said: ${stderr}`);
}

/** Files that were being written when their process was killed. */
const unfinished = (folder: string): number => readdirSync(folder).filter((name) => name.endsWith('.tmp')).length;

/** Kills a process at a random moment, or when it begins to write a file. */
function killed(child: ChildProcess, folder: string, atWrite: boolean): void {
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const timer = setTimeout(kill, MAX_LIFE * (atWrite ? 1 : random()));
  const watcher = watch(folder, (_, name) => {
    if (atWrite && name?.endsWith('.tmp')) kill();
  });
  child.on('close', () => {
    clearTimeout(timer);
    watcher.close();
  });
}

const root = mkdtempSync(join(tmpdir(), 'vitp-kill-'));
const start = performance.now();
try {
  await bundle();
  const whole = new Map<string, string>();
  for (const line of COMMANDS) {
    const ended = await vitp([...line.split(' '), '--quiet', '--json', '-']);
    check(ended.code === 0, `${line} alone`, ended);
    whole.set(line, bytes(ended.stdout));
  }
  const expectWhole = (line: string, ended: Ended, code: number): void => {
    check(ended.code === code && bytes(ended.stdout) === whole.get(line), `${line}: another answer`, ended);
  };

  let [kills, writing, answers, folders] = [0, 0, 0, 0];
  const newFolder = (): string => {
    const folder = join(root, `killed-${folders++}`);
    mkdirSync(folder);
    return folder;
  };
  const begun = COMMANDS.map((line) => ({ line, folder: newFolder(), ended: false }));
  while (begun.some(({ ended }) => !ended)) {
    for (const one of begun) {
      if (one.ended) continue;
      const { line, folder } = one;
      const isLast = kills >= Number(values.times);
      const atWrite = random() < 0.5;
      const before = unfinished(folder);
      const ended = await vitp(words(line, folder), isLast ? undefined : (child) => killed(child, folder, atWrite));
      check(!/damaged/.test(ended.stderr), `${line}: a file is damaged`, ended);
      if (ended.code === null) {
        kills++;
        writing += unfinished(folder) - before;
        continue;
      }
      expectWhole(line, ended, 0);
      answers++;
      if (isLast) one.ended = true;
      else one.folder = newFolder();
    }
  }
  console.log(
    `killed ${kills} times, ${writing} of them with a file half-written in the folder; ${answers} answers, all with the bytes of a run left alone`,
  );

  const [line] = COMMANDS as [string];
  const limited = join(root, 'limited');
  const script = 'ulimit -f 4; exec "$@"';
  const args = ['-c', script, 'bash', process.execPath, BUNDLED_COMMAND, ...words(line, limited)];
  const full = await run('bash', args);
  expectWhole(line, full, 1);
  check(/cannot write to .*; not all games are kept/.test(full.stderr), 'no room is not told', full);
  expectWhole(line, await vitp(words(line, limited)), 0);
  console.log('no room for the checkpoint: said, exit code 1, the whole answer; with room again: the same answer');

  const shared = join(root, 'shared');
  const both = await Promise.all([1, 2].map(() => vitp(words(line, shared))));
  both.sort((a, b) => a.code! - b.code!);
  expectWhole(line, both[0]!, 0);
  check(
    both[1]!.code === 2 && /is being played already by process/.test(both[1]!.stderr),
    'two in one folder',
    both[1]!,
  );
  expectWhole(line, await vitp(words(line, shared)), 0);
  console.log('two processes in one folder: one plays, the other is refused');
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
