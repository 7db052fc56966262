// Input from files and standard input.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { UsageError } from './errors.js';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read it',
  ENOTDIR: 'a part of the path is a file, not a folder',
};

/** A text to read, and the name to show for it. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads a file, or standard input for `-`.
 *
 * @throws UsageError when it cannot be read.
 */
export async function readInput(file: string): Promise<Input> {
  if (file === '-') return { name: '<stdin>', text: await text(process.stdin) };
  try {
    return { name: file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`cannot read ${file}: ${WHY[code ?? ''] ?? message}`);
  }
}
