// What commands that list something have in common.

/** Options of a command that lists something. */
export interface ListOptions {
  readonly json?: boolean;
  readonly all?: boolean;
}

/** Said below a list whose lines are cut: where the whole stands. */
export const listNote = (command: string, name: string): string =>
  `\nvitp ${command} ${name} tells all of one; --all prints the whole of every one.\n`;
