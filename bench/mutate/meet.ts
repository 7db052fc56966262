// Mutants meet the tests: the runner's process is started, watched, and started again where a mutant hangs it.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Compiled } from './compile.js';
import type { Mutant } from './instrument.js';
import type { Line } from './runner.js';

/** How it went for one mutant. */
export interface Outcome {
  readonly mutant: Mutant;
  /** The test that noticed, or `null` when none did. */
  readonly killedBy: string | null;
  /** Tests that ran through the mutated place. */
  readonly reachedBy: number;
}

/** A process that says nothing while it computes for so long hangs, and the mutant counts as noticed. */
const PATIENCE_SECONDS = 20;
/** Ticks of the processor time in /proc a second. */
const CLOCK_TICKS = 100;

/**
 * Tries the mutants one after the other.
 *
 * @param tell hears of every outcome, for a progress line.
 * @param leaveOutFailing runs without the tests that fail as it is, instead of refusing.
 * @throws Error when tests fail without any mutant.
 */
export async function meet(
  compiled: Compiled,
  mutants: readonly Mutant[],
  out: string,
  tell: (done: number) => void,
  leaveOutFailing = false,
): Promise<Outcome[]> {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const outcomes = new Map<number, Outcome>();
  const record = (id: number, killedBy: string | null, reachedBy: number) => {
    outcomes.set(id, { mutant: byId.get(id)!, killedBy, reachedBy });
    tell(outcomes.size);
  };
  let rest = [...mutants];
  while (rest.length > 0) {
    const job = writeJob(compiled, rest, out);
    let current = -1;
    const ended = await listen(spawn(process.execPath, [compiled.runner, job]), (line) => {
      if (line.kind === 'ready') {
        if (line.failing.length > 0 && !leaveOutFailing)
          throw new Error(`without a mutant these tests fail:\n  ${line.failing.join('\n  ')}`);
      } else if (line.kind === 'begun') current = line.id;
      else if (line.kind === 'done') record(line.id, line.killedBy, line.reachedBy);
      else if (line.failing.length > 0 && !leaveOutFailing) {
        throw new Error(`after all mutants these tests fail:\n  ${line.failing.join('\n  ')}`);
      }
    });
    if (!ended && current < 0) throw new Error('the runner did not start');
    if (!ended) record(current, 'it does not end', 0);
    rest = rest.filter(({ id }) => !outcomes.has(id));
  }
  // Code that runs when a module is loaded is loaded anew for each of its mutants that no test noticed so far.
  for (const { id } of mutants.filter((m) => m.atTop && outcomes.get(m.id)?.killedBy === null)) {
    const job = writeJob(compiled, [], out);
    let heard = false;
    await listen(spawn(process.execPath, [compiled.runner, job, String(id)]), (line) => {
      if (line.kind !== 'done') return;
      heard = true;
      record(line.id, line.killedBy, line.reachedBy);
    });
    if (!heard) record(id, 'it does not end', 0);
  }
  return mutants.map(({ id }) => outcomes.get(id)!);
}

function writeJob(compiled: Compiled, mutants: readonly Mutant[], out: string): string {
  const file = join(out, 'job.json');
  const ids = mutants.map(({ id, chapter }) => ({ id, chapter }));
  writeFileSync(file, JSON.stringify({ testFiles: compiled.testFiles, ids }));
  return file;
}

/** Hears a runner's lines; true when it ended by itself and well. */
function listen(child: ChildProcess, hear: (line: Line) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let last = 0;
    const watch = setInterval(() => {
      if (secondsUsed(child.pid!) - last > PATIENCE_SECONDS) child.kill('SIGKILL');
    }, 1000);
    createInterface({ input: child.stdout! }).on('line', (text) => {
      last = secondsUsed(child.pid!);
      try {
        hear(JSON.parse(text) as Line);
      } catch (error) {
        child.kill('SIGKILL');
        reject(error);
      }
    });
    let complaint = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0 && code !== null && complaint !== '') reject(new Error(complaint));
      else resolve(code === 0);
    });
  });
}

/** Processor time of a process, so that a busy machine hangs nobody; where /proc is missing, the clock. */
function secondsUsed(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
  } catch {
    return performance.now() / 1000;
  }
}
