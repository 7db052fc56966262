// The command that serves the page.

import type { PageOptions } from './commands/page.js';
import type { VitpCommand } from './vitp-command.js';

/** Adds the command; `end` is told the exit code. */
export function addPageCommand(program: VitpCommand, end: (code: number) => void): void {
  program
    .command('page')
    .summary('the page for a browser: raids, fights and games')
    .description('Prints the address of the page, which browsers on this machine can open, and serves it until Ctrl-C.')
    .takes({ '--port <n>': 'port of the address (default: one that is free)' })
    .action(async (options: PageOptions) => {
      const { pageCommand } = await import('./commands/page.js');
      end(await pageCommand(options));
    });
}
