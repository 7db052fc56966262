// Nothing half-written (D10): everything goes to a temporary name and is renamed when it is complete.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** An output that cannot be written; its message is a sentence for the user. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/**
 * Writes a file so that a reader sees the old content or the new, never a part. Missing folders are made.
 *
 * @throws OutputError when it cannot be written; nothing is left behind then.
 * @example
 * writeAtomically('out/result.json', '{}\n');
 */
export function writeAtomically(file: string, text: string): void {
  writeAllAtomically(dirname(file), { [basename(file)]: text });
}

/**
 * Writes several files of a folder: all are complete under a temporary name before the first takes its place. Other files of
 * the folder are left alone.
 *
 * @param dir folder, made when missing
 * @param files content by file name; they take their places in this order
 * @throws OutputError when one cannot be written; files not yet in place are removed.
 * @example
 * writeAllAtomically('out', { 'report.html': '<!doctype html>', 'result.json': '{}\n' });
 */
export function writeAllAtomically(dir: string, files: Readonly<Record<string, string>>): void {
  let stage: string | undefined;
  try {
    makeFolder(dir);
    stage = mkdtempSync(join(dir, '.vitp-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(stage, name), text);
    for (const name of Object.keys(files)) renameSync(join(stage, name), join(dir, name));
  } catch (error) {
    throw new OutputError(sentence(dir, error), { cause: error });
  } finally {
    if (stage !== undefined) rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Makes a folder and those above it, one by one: Node's own way goes on for ever where a folder cannot be made in one that is there, as
 * under /proc.
 */
function makeFolder(dir: string): void {
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

/**
 * Whether files may be put into a folder that may not be there yet: tried in the nearest one above it that is, and nothing is left there.
 *
 * @returns `undefined` when they may, otherwise the reason
 */
export function whyUnwritable(dir: string): string | undefined {
  let nearest = resolve(dir);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory()) return REASONS.ENOTDIR;
    rmdirSync(mkdtempSync(join(nearest, '.vitp-')));
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

function sentence(dir: string, error: unknown): string {
  return `cannot write to ${dir}: ${reason(error)}`;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'a folder of the same name is in the way',
  ENOENT: 'no folder can be made there',
};

const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};
