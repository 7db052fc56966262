// Files that a scenario names: doctrines and openings of one's own.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { decoded } from '../text/decoded.js';
import type { TextFiles } from '../text/text-files.js';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read it',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the link leads round in a circle',
  ENXIO: 'it is no file',
};

/** Why a file cannot be read, in words. */
export function whyUnreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
}

/** A path named in a file, from where the program runs: it starts at that file. */
function besideFile(path: string, file: string): string {
  return isAbsolute(path) ? path : join(dirname(file), path);
}

/** Bytes of input at most: ten times the largest result, and a few seconds of reading. A device such as /dev/zero has no end. */
export const MAX_BYTES = 8 * 1024 * 1024;

/** Why an input is not read to its end. */
export const TOO_LARGE = `it is larger than ${MAX_BYTES / 1024 / 1024} MB, the most that is read`;

/**
 * The text of a file, a FIFO or a device, see {@link decoded}.
 *
 * @throws Error of the file system, or one whose message is {@link TOO_LARGE} or `NOT_UTF_8`.
 */
export function readText(path: string): string {
  const fd = openSync(path, 'r');
  try {
    if (fstatSync(fd).size > MAX_BYTES) throw new Error(TOO_LARGE);
    // What is no regular file tells no size.
    const parts: Buffer[] = [];
    let read = 0;
    for (;;) {
      const part = Buffer.allocUnsafe(PART);
      const bytes = readSync(fd, part);
      if (bytes === 0) return decoded(Buffer.concat(parts));
      read += bytes;
      if (read > MAX_BYTES) throw new Error(TOO_LARGE);
      parts.push(part.subarray(0, bytes));
    }
  } finally {
    closeSync(fd);
  }
}

/** Bytes that are read at once. */
const PART = 64 * 1024;

/** The text of a file, or why there is none. */
function textOfFile(path: string): { readonly text: string } | { readonly why: string } {
  try {
    return { text: readText(path) };
  } catch (error) {
    return { why: whyUnreadable(error) };
  }
}

/** The files of this machine. */
export const TEXT_FILES: TextFiles = {
  read(named, from) {
    const path = besideFile(named, from);
    return { path, ...textOfFile(path) };
  },
};
