// Input from files and standard input.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { whyUnreadable } from '../scenario/text-file.js';
import { UsageError } from './errors.js';

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
    throw new UsageError(`cannot read ${file}: ${whyUnreadable(error)}`);
  }
}
