// Who plays what in a folder: a second process that would play the same games is refused.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { UsageError } from '../../text/usage-error.js';

/**
 * Takes a lock.
 *
 * @param file made by this call, removed by the one it returns
 * @param what is being played, for the sentence
 * @throws UsageError when a process that is alive holds it; what Node throws when it cannot be written
 */
export function takeLock(file: string, what: string): () => void {
  const own = JSON.stringify({ pid: process.pid, host: hostname() });
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => remove(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && !isGone(holder)) {
      const { pid, host } = holder;
      throw new UsageError(
        `${what} is being played already by process ${pid} on ${host}; allowed: to wait for its end, another folder, or to remove ${file} when there is no such process`,
      );
    }
    discard(file);
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Who wrote it; `undefined` when it says nothing: its writer was killed at once, or has removed it. */
function holderOf(file: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** True when it is known that the process has ended: that cannot be known of another machine. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it is there, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** What cannot be removed is no lock: whoever comes next finds that its process has ended. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its folder is gone.
  }
}

/** Renamed first: of two that find it at the same time, one does. */
function discard(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    remove(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
