// Destinations looked at before the work: an hour's answer that has no place to go is no answer.
import { accessSync, constants, existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { destinationOf } from './destination.js';
import { reason, STAGE } from './write.js';

/** Bytes in one name, on nearly every disk. */
const MAX_IN_NAME = 255;
/** As long as the longest name that is ever put into a folder, with the temporary one before it. */
const LONGEST_FILE = `${STAGE}XXXXXX/${'x'.repeat(60)}`;

/**
 * Whether a text can be written to a file, which may not be there yet. Nothing is opened: a FIFO would wait for its reader.
 *
 * @returns `undefined` when it can, otherwise the reason
 */
export function whyUnwritableFile(file: string): string | undefined {
  try {
    const to = destinationOf(file);
    if (to.kind === 'descriptor') return undefined;
    if (to.kind !== 'file') return noAccess(to.path);
    if (Buffer.byteLength(basename(to.path)) > MAX_IN_NAME) return reason({ code: 'ENAMETOOLONG' });
    if (to.old !== undefined) accessSync(to.path, constants.W_OK);
    return whyUnwritable(dirname(to.path), `${STAGE}XXXXXX/${basename(to.path)}`);
  } catch (error) {
    return reason(error);
  }
}

/**
 * Whether files may be put into a folder that may not be there yet: tried in the nearest one above it that is, and nothing is left there.
 *
 * @param longest the longest path below it that will be needed
 * @returns `undefined` when they may, otherwise the reason
 */
export function whyUnwritable(dir: string, longest = LONGEST_FILE): string | undefined {
  let nearest = resolve(dir);
  try {
    lookFor(join(nearest, longest));
    while (!existsSync(nearest)) {
      if (Buffer.byteLength(basename(nearest)) > MAX_IN_NAME) return reason({ code: 'ENAMETOOLONG' });
      nearest = dirname(nearest);
    }
    if (!statSync(nearest).isDirectory()) return reason({ code: 'ENOTDIR' });
    rmdirSync(mkdtempSync(join(nearest, STAGE)));
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** A path that is too long as a whole is refused by every call. */
function lookFor(path: string): void {
  try {
    lstatSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') throw error;
  }
}

function noAccess(path: string): string | undefined {
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return reason(error);
  }
}
