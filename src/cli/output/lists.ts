// What commands that list something have in common.
import { shortTable, textTable } from '../../report/text-table.js';
import { tableWidth, terminalWidth } from './output.js';

/** Options of a command that lists something. */
export interface ListOptions {
  readonly json?: boolean;
  readonly all?: boolean;
}

/** Said below a list whose lines are cut: where the whole stands. */
export const listNote = (command: string): string =>
  `\n${command} tells all of one; --all prints the whole of every one.\n`;

/** A list: a line for each and what else is to be said, or with `--all` the whole of each. */
export const listText = (
  table: string[][],
  all: boolean | undefined,
  command: string,
  more: readonly string[] = [],
): string =>
  all
    ? textTable(table, tableWidth())
    : [shortTable(table, terminalWidth()), ...more.map((line) => `${line}\n`), listNote(command)].join('');
