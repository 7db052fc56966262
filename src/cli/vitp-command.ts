// A command whose options stand in tables, so that what many commands have is written once, and whose work is loaded when it is called.
import { Command, type ParseOptionsResult } from 'commander';
import { quoted } from '../text/index.js';
import { UsageError } from '../text/usage-error.js';
import type { Options } from './options/same-options.js';

/** What looks like an option: `--quiet`, `-q`, `--`. Standard input (`-`) and numbers below 0 do not. */
const OPTION_LIKE = /^-[^\d.]/;

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
   * As commander does; but where the value of an option was left out, it takes the option that comes next for it, and of an option that is
   * written twice it takes the last.
   *
   * @throws UsageError where a value looks like an option and is not written with `=`, and where an option with one value is written twice
   */
  override parseOptions(args: string[]): ParseOptionsResult {
    const seen = new Set<string>();
    for (let i = 0; i < args.length && args[i] !== '--'; i++) {
      // What follows the name of a command is that command's.
      if (this.commands.some((command) => command.name() === args[i])) break;
      const [written = ''] = args[i]!.split('=', 1);
      const takesValue = this.options.find(({ required, long }) => required && long === written);
      if (!takesValue) continue;
      // An option that has its own parser collects what it is given.
      if (seen.has(written) && !takesValue.variadic && !takesValue.parseArg)
        throw new UsageError(`${written} is written twice; keep one of them`);
      seen.add(written);
      if (args[i] !== written) continue;
      const [option, value = ''] = [written, args[++i]];
      if (OPTION_LIKE.test(value))
        throw new UsageError(
          `${option} needs a value, and ${quoted(value)} looks like another option; if it is the value, write ${quoted(`${option}=${value}`)}`,
        );
    }
    return super.parseOptions(args);
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
