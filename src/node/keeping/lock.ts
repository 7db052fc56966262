// Who plays what in a folder: a second process that would play the same games is refused.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { UsageError } from '../../text/usage-error.js';
import { startOf } from './process-start.js';

/** The locks that this process holds. */
const HELD = new Set<string>();

/**
 * Takes a lock.
 *
 * @param file made by this call, removed by the one it returns
 * @param what is being played, for the sentence
 * @throws UsageError when a process that is alive holds it; what Node throws when it cannot be written
 */
export function takeLock(file: string, what: string): () => void {
  for (;;) {
    if (place(file)) {
      HELD.add(resolve(file));
      return () => {
        HELD.delete(resolve(file));
        remove(file);
      };
    }
    const text = textOf(file);
    const holder = holderOf(text);
    if (holder && !isGone(holder, file)) {
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
  writeFileSync(written, JSON.stringify({ pid: process.pid, host: hostname(), start: startOf(process.pid) }));
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
  /** When it began; not in locks of older versions, and not on every system. */
  readonly start: string | undefined;
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
    const { pid, host, start } = JSON.parse(text) as { readonly [key in keyof Holder]?: unknown };
    if (typeof pid !== 'number' || typeof host !== 'string') return undefined;
    return { pid, host, start: typeof start === 'string' ? start : undefined };
  } catch {
    return undefined;
  }
}

/** True when it is known that the process has ended: that cannot be known of another machine. */
function isGone({ pid, host, start }: Holder, file: string): boolean {
  if (host !== hostname()) return false;
  const startNow = startOf(pid);
  // Another process has been given its number since.
  if (start !== undefined && startNow !== undefined && start !== startNow) return true;
  // Our own number, which in a container every process is given. Where the start is ours too, another thread of ours may hold the lock.
  if (pid === process.pid) return !HELD.has(resolve(file)) && (start === undefined || start !== startNow);
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
