// Input from files and standard input, and `--data FILE` for every command.
import { type Board, type BoardOverrides, boardOf } from '../../board/index.js';
import { MAX_BYTES, readText, TOO_LARGE, whyUnreadable } from '../../node/text-file.js';
import { decoded } from '../../text/decoded.js';
import { UsageError } from '../../text/usage-error.js';

/** A text to read, and the name to show for it. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads a file, or standard input for `-`.
 *
 * @throws UsageError when it cannot be read, or is too large.
 */
export async function readInput(file: string): Promise<Input> {
  if (file === '-') return { name: '<stdin>', text: await textOf(process.stdin) };
  try {
    return { name: file, text: readText(file) };
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${whyUnreadable(error)}`);
  }
}

/**
 * The text of a stream, see {@link decoded}.
 *
 * @throws UsageError when it is no text, or too large: `yes | vitp raid -` has no end.
 */
export async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let read = 0;
  try {
    for await (const part of stream) {
      read += part.length;
      if (read > MAX_BYTES) throw new Error(TOO_LARGE);
      parts.push(part);
    }
    return withoutQuotes(decoded(Buffer.concat(parts)));
  } catch (error) {
    throw new UsageError(`cannot read standard input: ${whyUnreadable(error)}`);
  }
}

/** JSON without the single quotes around it that `echo '{…}'` leaves there in cmd.exe, which knows no such quotes; columns stay what they are. */
const withoutQuotes = (text: string): string => text.replace(/^(\s*)'(\{.*\})'\s*$/s, '$1 $2');

/** The overrides of `--data`, `null` when it is not given. */
export async function readData(file: string | undefined): Promise<BoardOverrides | null> {
  if (file === undefined) return null;
  const input = await readInput(file);
  const { readBoardOverrides } = await import('../../analysis/question/read.js');
  return readBoardOverrides(input.text, input.name);
}

/** The board with the overrides of `--data`. */
export async function readBoard(file: string | undefined): Promise<Board> {
  return boardOf(await readData(file));
}
