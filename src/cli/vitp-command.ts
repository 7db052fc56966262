// A command whose options stand in tables, so that what many commands have is written once.
import { Command } from 'commander';
import type { Options } from './options/same-options.js';

export class VitpCommand extends Command {
  override createCommand(name?: string): VitpCommand {
    return new VitpCommand(name);
  }

  /** Adds options, in their order. */
  takes(options: Options): this {
    for (const [flags, text] of Object.entries(options)) this.option(flags, text);
    return this;
  }
}
