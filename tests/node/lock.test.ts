// One process at a time in a folder, and a process that was killed is followed by the next one, whatever number that is given.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from '../../src/node/keeping/lock.js';
import { startOf } from '../../src/node/keeping/process-start.js';
import { scratchFolder } from '../cli/vitp.js';

const { path } = scratchFolder();
const file = join(path, 'a.lock');
const held = (pid: number, host = hostname(), start?: string) =>
  writeFileSync(file, JSON.stringify({ pid, host, start }));
/** Takes the lock and lets go of it; nothing is left behind. */
function take(): void {
  takeLock(file, 'seed s')();
  expect(readdirSync(path)).toEqual([]);
}

describe('a lock', () => {
  it('is refused while another process has it, or one on another machine', () => {
    // A lock of an older version says nothing of the start.
    for (const start of [undefined, startOf(process.ppid)]) {
      held(process.ppid, hostname(), start);
      expect(take).toThrow(
        `seed s is being played already by process ${process.ppid} on ${hostname()}; allowed: to wait for its end, another folder, or to remove ${file} when there is no such process`,
      );
    }
    held(1, 'another machine', startOf(process.pid));
    expect(take).toThrow('by process 1 on another machine');
  });

  it('is refused while this process has it, and says when that began', () => {
    held(2 ** 30);
    const release = takeLock(file, 'seed s');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      pid: process.pid,
      host: hostname(),
      start: startOf(process.pid),
    });
    expect(take).toThrow(`by process ${process.pid} on`);
    // Without a start too, as where the system does not tell it.
    held(process.pid);
    expect(take).toThrow(`by process ${process.pid} on`);
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('of a process that has ended is taken over', () => {
    // No process has this number.
    held(2 ** 30);
    take();
    // A lock that says nothing was never one: it is linked when it is whole.
    writeFileSync(file, '');
    take();
  });

  it('of a process whose number is given to this one is taken over: in a container all have the same', () => {
    held(process.pid);
    take();
    held(process.pid, hostname(), 'an earlier boot 123');
    take();
  });

  it.runIf(startOf(process.ppid))('of a process whose number another has been given since is taken over', () => {
    held(process.ppid, hostname(), 'an earlier boot 123');
    take();
    const [boot, start] = startOf(process.ppid)!.split(' ');
    held(process.ppid, hostname(), `${boot} ${Number(start) - 1}`);
    take();
  });
});
