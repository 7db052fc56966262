// Writing to standard output without losing anything and without a stack trace.
import { reason } from '../../node/write.js';
import { written } from '../../node/write-in-place.js';
import { terminalPage } from '../../text/index.js';

/** Standard output cannot be written: it is full, or its reader has gone. What it is given after that is lost too. */
export class StandardOutputError extends Error {
  override readonly name = 'StandardOutputError';
  /** True when the reader has seen enough (`vitp … | head`): nobody needs to be told. */
  readonly readerGone: boolean;

  constructor(error: unknown) {
    super(`cannot write to standard output: ${reason(error)}`, { cause: error });
    this.readerGone = (error as NodeJS.ErrnoException).code === 'EPIPE';
  }
}

/**
 * Writes text and waits until it is out.
 *
 * @throws StandardOutputError when it is lost.
 */
export async function print(text: string): Promise<void> {
  try {
    await written(process.stdout, terminalPage(text));
  } catch (error) {
    throw new StandardOutputError(error);
  }
}

/** Writes a value as JSON. */
export async function printJson(value: unknown): Promise<void> {
  const { canonicalJson } = await import('../../answer/json.js');
  await print(canonicalJson(value));
}

/** Writes lines to standard error. */
export function complain(text: string): void {
  process.stderr.write(terminalPage(text.endsWith('\n') ? text : `${text}\n`));
}

/** Columns where there is no terminal to ask. */
const WIDTH = 80;

/** Columns of the terminal; 80 where the output goes to a file or a pipe. */
export function terminalWidth(): number {
  return (process.stdout.isTTY && process.stdout.columns) || WIDTH;
}

/** Longer lines of a telling are hard to read. */
const PROSE_WIDTH = 100;

/** Columns for what is told in sentences. */
export const proseWidth = (): number => Math.min(terminalWidth(), PROSE_WIDTH);

/** Columns for tables with a thing in each row: without limit in a file or a pipe, so that each row is one line there. */
export function tableWidth(): number {
  return process.stdout.isTTY ? terminalWidth() : Number.POSITIVE_INFINITY;
}
