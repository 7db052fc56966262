// `--data FILE`, for every command.
import { type Board, type BoardOverrides, boardOf } from '../../board/index.js';
import { readInput } from './files.js';

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
