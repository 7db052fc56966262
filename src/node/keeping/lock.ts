// Who plays what in a folder: a second process that would play the same games is refused.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  for (;;) {
    if (place(file)) return () => remove(file);
    const text = textOf(file);
    const holder = holderOf(text);
    if (holder && !isGone(holder)) {
      const { pid, host } = holder;
      throw new UsageError(
        `${what} is being played already by process ${pid} on ${host}; allowed: to wait for its end, another folder, or to remove ${file} when there is no such process`,
      );
    }
    discard(file, text);
  }
}

/** Puts the own lock there, whole from the first moment on: it is written under another name, and linked. False when there is one. */
function place(file: string): boolean {
  const written = besides(file);
  writeFileSync(written, JSON.stringify({ pid: process.pid, host: hostname() }));
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    remove(written);
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** What a lock says; nothing when it has been removed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Who wrote it; `undefined` when it says nothing. */
function holderOf(text: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
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
    return codeOf(error) === 'ESRCH';
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

/** Renamed first: of two that find it at the same time, one does. Where another has put its own lock there meanwhile, that goes back. */
function discard(file: string, text: string): void {
  const aside = besides(file);
  try {
    renameSync(file, aside);
    if (textOf(aside) !== text) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    remove(aside);
  }
}

/** A name beside the lock that no other process uses. */
const besides = (file: string): string => `${file}.${hostname()}-${process.pid}`;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
