// A command whose options stand in tables, so that what many commands have is written once, and whose work is loaded when it is called.
import { Command } from 'commander';
import type { Options } from './options/same-options.js';

/** What a command does with its arguments and its options. The answer is the exit code; none is 0. */
type Work = (...args: never[]) => Promise<number | void>;

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

  /** Sets what the command does; `load` brings it when the command is called. */
  runs(load: () => Promise<Work>): this {
    return this.action(async (...args) => {
      const work = await load();
      const code = await work(...(args as never[]));
      if (typeof code === 'number') this.end(code);
    });
  }
}
