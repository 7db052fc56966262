// Nothing half-written, and nothing harmed: a regular file goes to a temporary name and is renamed when it is complete; what is no
// regular file is written to where it stands.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Destination, destinationOf } from './destination.js';
import { writeInPlace } from './write-in-place.js';

/** An output that cannot be written; its message is a sentence for the user. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/**
 * Writes a file so that a reader sees the old content or the new, never a part. Missing folders are made. A file that is there keeps its mode
 * and its owner; the target of a link is written, and the link stays; a device, a FIFO or an open descriptor such as `/dev/stdout` is
 * written to.
 *
 * @throws OutputError when it cannot be written; nothing is left behind then.
 * @example
 * await writeAtomically('out/result.json', '{}\n');
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  try {
    await writeAll([[destinationOf(file), text]]);
  } catch (error) {
    throw new OutputError(`cannot write to ${file}: ${reason(error)}`, { cause: error });
  }
}

/**
 * Writes several files of a folder: all are complete under a temporary name before the first takes its place. Other files of
 * the folder are left alone.
 *
 * @param dir folder, made when missing
 * @param files content by file name; they take their places in this order
 * @throws OutputError when one cannot be written; files not yet in place are removed.
 * @example
 * await writeAllAtomically('out', { 'report.html': '<!doctype html>', 'result.json': '{}\n' });
 */
export async function writeAllAtomically(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  try {
    makeFolder(dir);
    await writeAll(Object.entries(files).map(([name, text]) => [destinationOf(join(dir, name)), text] as const));
  } catch (error) {
    throw new OutputError(`cannot write to ${dir}: ${reason(error)}`, { cause: error });
  }
}

async function writeAll(files: readonly (readonly [Destination, string])[]): Promise<void> {
  // Until the last file is renamed nothing waits: a signal is heard before or after, and leaves no temporary name.
  const stages = new Map<string, string>();
  try {
    const staged: { from: string; to: string }[] = [];
    files.forEach(([to, text], k) => {
      if (to.kind !== 'file') return;
      const folder = dirname(to.path);
      makeFolder(folder);
      const stage = stages.get(folder) ?? mkdtempSync(join(folder, STAGE));
      stages.set(folder, stage);
      const named = join(stage, basename(to.path));
      // Links may lead to the same file.
      const from = existsSync(named) ? join(stage, String(k)) : named;
      writeFileSync(from, text);
      if (to.old !== undefined) keepOwnerAndMode(from, to.old);
      staged.push({ from, to: to.path });
    });
    for (const { from, to } of staged) renameSync(from, to);
  } finally {
    for (const stage of stages.values()) rmSync(stage, { recursive: true, force: true });
  }
  for (const [to, text] of files) if (to.kind !== 'file') await writeInPlace(to, text);
}

/** Temporary folders begin so. */
export const STAGE = '.vitp-';

/** Gives a file the owner and the mode of the one whose place it takes. */
export function keepOwnerAndMode(file: string, { uid, gid, mode }: Stats): void {
  const own = statSync(file);
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(file, uid, gid);
    } catch {
      // Only the superuser may give files away; a file that one may write to is written all the same.
    }
  }
  chmodSync(file, mode & 0o7777);
}

/**
 * Makes a folder and those above it, one by one: Node's own way goes on for ever where a folder cannot be made in one that is there, as
 * under /proc.
 */
export function makeFolder(dir: string): void {
  if (isFolder(dir)) return;
  if (!existsSync(dir)) makeFolder(dirname(resolve(dir)));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Somebody else may have made it in between.
    if (!isFolder(dir)) throw error;
  }
}

const isFolder = (dir: string): boolean => existsSync(dir) && statSync(dir).isDirectory();

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file is larger than it may be there',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'a folder of the same name is in the way',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the link leads round in a circle',
  EPIPE: 'nobody reads it any more',
  ENXIO: 'there is no such device',
  EBADF: 'it is not open',
  EIO: 'the device does not answer',
};

/** Why something cannot be written, in words. */
export const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};
