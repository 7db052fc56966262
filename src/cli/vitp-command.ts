// A command whose options stand in tables, so that what many commands have is written once, and whose work is loaded when it is called.
import { Command } from 'commander';
import type { Options } from './options/same-options.js';

export class VitpCommand extends Command {
  /** @param end takes the exit code of the command, or of one below it, that was called */
  constructor(
    name: string | undefined,
    private readonly end: (code: number) => void,
  ) {
    super(name);
  }

  override createCommand(name?: string): VitpCommand {
    return new VitpCommand(name, this.end);
  }

  /** Adds options, in their order. */
  takes(options: Options): this {
    for (const [flags, text] of Object.entries(options)) this.option(flags, text);
    return this;
  }

  /**
   * Sets what the command does with its arguments and its options; `load` brings it when the command is called. The answer is the exit
   * code; none is 0. Commander hands over what the command declares: its types cannot be told from the texts of the declaration.
   */
  runs<Handed extends unknown[]>(load: () => Promise<(...handed: Handed) => Promise<number | void>>): this {
    return this.action(async (...handed) => {
      const work = await load();
      const code = await work(...(handed as Handed));
      if (typeof code === 'number') this.end(code);
    });
  }
}
