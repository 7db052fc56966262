// Runs the command as a user does, a process of its own, or within this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import type { LabelResult, NumberResult, Result } from '../../src/answer/result.js';
import { describeError } from '../../src/cli/output/errors.js';
import { runProgram } from '../../src/cli/program.js';
import { THREADS } from '../../src/node/pool.js';
import { BUNDLED_COMMAND } from '../bundle.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface VitpOptions {
  readonly stdin?: string;
  /** Modules to load before the command. */
  readonly preload?: readonly string[];
  /** Called with the process once it runs. */
  readonly during?: (child: ChildProcess) => void;
}

/** `vitp …args`, to its end. */
export function vitp(args: readonly string[], options: VitpOptions = {}): Promise<Ended> {
  const preload = (options.preload ?? []).flatMap((module) => ['--import', module]);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...preload, BUNDLED_COMMAND, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    // Nothing is left behind, whatever becomes of the test.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', kill);
      resolve({ code, stdout, stderr });
    });
    child.stdin.end(options.stdin ?? '');
    options.during?.(child);
  });
}

/** The command before in this process. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The same in this process, for commands that do not read standard input: many times as fast. Calls that are not awaited run one after
 * the other, for what a command writes is caught where the process writes. A command that names no workers has this thread alone: on a
 * slow machine all of them would start threads otherwise, which costs more than their games.
 */
export function vitpHere(args: readonly string[]): Promise<Ended> {
  const ended = before.then(() => runHere(args));
  before = ended.catch(() => {});
  return ended;
}

/**
 * The same, and Ctrl-C as soon as `when` holds. That is asked whenever the command looks at the clock, which it does between games, and
 * the clock goes on by as much at every look: so where it is stopped depends on what it has done, never on how fast it was.
 * For a bounded number of games only: by that clock they take no time, and are played in ever larger chunks.
 */
export async function interruptedHere(args: readonly string[], when: () => boolean): Promise<Ended> {
  let time = performance.now();
  let sent = false;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    // Who does not listen yet would be ended by it.
    if (!sent && process.listenerCount('SIGINT') > 0 && when()) {
      sent = true;
      process.emit('SIGINT', 'SIGINT');
    }
    time += 0.01;
    return time;
  });
  try {
    return await vitpHere(args);
  } finally {
    clock.mockRestore();
  }
}

async function runHere(args: readonly string[]): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
    stdout += String(chunk);
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    stderr += String(chunk);
    return true;
  });
  const threads = vi.spyOn(THREADS, 'defaultCount', 'get').mockReturnValue(1);
  let code: number;
  try {
    code = await runProgram(args, '1.2.3');
  } catch (error) {
    const described = describeError(error);
    code = described.code;
    stderr += `${described.text}\n`;
  } finally {
    threads.mockRestore();
    out.mockRestore();
    err.mockRestore();
  }
  return { code, stdout, stderr };
}

export const resultOf = (json: string): Result => JSON.parse(json) as Result;
export const numbersOf = (result: Result, name: string): NumberResult => result.metrics[name] as NumberResult;
export const labelsOf = (result: Result, name: string): LabelResult => result.metrics[name] as LabelResult;
export const countOf = (metric: NumberResult): number => metric.histogram.reduce((sum, bin) => sum + bin.count, 0);

/** A folder for the files of a test; it goes away with the test file. */
export function scratchFolder(): {
  readonly path: string;
  write(name: string, text: string): string;
  read(name: string): string;
} {
  const path = mkdtempSync(join(tmpdir(), 'vitp-test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(name, text) {
      writeFileSync(join(path, name), text);
      return join(path, name);
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
  };
}

/** A result's JSON without the part that may differ. */
export function withoutRun(json: string): string {
  const { run: _run, ...rest } = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify(rest);
}
