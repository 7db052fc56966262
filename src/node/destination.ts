// What stands at a place that shall be written, found out before anything is touched.
import { fstatSync, lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Where a text goes. */
export type Destination =
  /** A regular file, or a name that nothing has yet; links are followed. `old` is what it has now. */
  | { readonly kind: 'file'; readonly path: string; readonly old: Stats | undefined }
  /** A FIFO, or a device that takes characters. */
  | { readonly kind: 'fifo' | 'device'; readonly path: string }
  /** Something that is open already: 1 is standard output. */
  | { readonly kind: 'descriptor'; readonly fd: number };

/** Links that are followed one after the other, as in Linux. */
const MAX_LINKS = 40;
/** `/dev/stdout` and `/dev/fd/3` are links into this folder of the process; `>(command)` of a shell is one too. */
const OPEN_FILES = /^\/proc\/(\d+)\/fd$|^\/dev\/fd$/;

/**
 * What stands at a path.
 *
 * @throws Error of the file system, with its code: EISDIR for a folder, EPERM for a disk (a block device) and a socket.
 */
export function destinationOf(file: string): Destination {
  let path = resolve(file);
  for (let links = 0; links <= MAX_LINKS; links++) {
    const folder = realPathOf(dirname(path));
    path = join(folder, basename(path));
    const open = OPEN_FILES.exec(folder);
    if (open && (open[1] === undefined || open[1] === String(process.pid))) {
      return { kind: 'descriptor', fd: Number(basename(path)) };
    }
    const found = lookAt(path);
    if (found?.isSymbolicLink() !== true) return describe(path, found);
    if (open) return describe(path, statSync(path));
    path = resolve(folder, readlinkSync(path));
  }
  throw problem('ELOOP');
}

function describe(path: string, found: Stats | undefined): Destination {
  if (found === undefined) return { kind: 'file', path, old: undefined };
  // What a redirection of the shell has open already is not replaced under its hands.
  for (const fd of [1, 2]) if (isOpenAs(fd, found)) return { kind: 'descriptor', fd };
  if (found.isFile()) return { kind: 'file', path, old: found };
  if (found.isDirectory()) throw problem('EISDIR');
  if (found.isFIFO()) return { kind: 'fifo', path };
  if (found.isCharacterDevice()) return { kind: 'device', path };
  throw problem('EPERM');
}

function isOpenAs(fd: number, { dev, ino }: Stats): boolean {
  try {
    const open = fstatSync(fd);
    return open.dev === dev && open.ino === ino;
  } catch {
    return false;
  }
}

/** The folder without links in its path; as it is when it is not there yet. */
function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return folder;
    throw error;
  }
}

function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const problem = (code: string): Error => Object.assign(new Error(code), { code });
