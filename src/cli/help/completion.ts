// What a shell completes: commands, their options, and the values of those that take one of a few words.
import type { Argument, Command, Option } from 'commander';

/** What may stand behind an option, or as an argument. */
export type Values = 'file' | 'text' | readonly string[];

interface CompletedOption {
  /** `--games`. */
  readonly long: string;
  readonly about: string;
  /** `undefined` for a switch. */
  readonly values: Values | undefined;
}

export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CompletedOption[];
  /** What may stand where no option does. */
  readonly values: Values;
}

/** Names that only the library knows. */
export interface Names {
  readonly rules: readonly string[];
  readonly japan: readonly string[];
  readonly allied: readonly string[];
}

/** Options of few words; those that commands read in their own way. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '--format': ['markdown', 'bbcode'],
  '--method': ['exact', 'monte-carlo', 'auto'],
  '--control': ['japan', 'allied', 'none'],
  '--prefer': ['day', 'night', 'auto'],
  '--targets': ['focus', 'spread', 'best'],
  '--retreat': ['never', 'outgunned'],
  '--groups': ['together', 'by-speed', 'single'],
  '--pursue': ['both', 'japan', 'allied', 'none'],
  '--submarine': ['japan', 'allied', 'both'],
  '--ties': ['allied', 'half', 'replay'],
  '--side': ['japan', 'allied', 'both'],
  '--what': ['weights', 'data', 'rulings'],
  '--objective': ['poc', 'wins', 'mixed'],
  '--action': ['day', 'night'],
  '--dice': ['record', 'seed'],
  '--zero': ['highest', 'lowest'],
};

/** Arguments of few words, by command. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  data: ['areas', 'ports', 'order', 'ship', 'charts', 'rulings'],
  duel: ['cruisers', 'carriers', 'battleships'],
  tune: ['japan', 'allied'],
  completion: ['bash', 'zsh', 'fish'],
  openings: ['list'],
};

/** Everything that can be completed of a program, in the order of its help. */
export const completed = (program: Command, names: Names): CompletedCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    about: command.summary(),
    options: [...command.options.map((option) => completedOption(command, option, names)), HELP],
    values: ARGUMENTS[command.name()] ?? argumentValues(command.registeredArguments),
  }));

const HELP: CompletedOption = { long: '--help', about: 'what it can do', values: undefined };

function completedOption(command: Command, option: Option, names: Names): CompletedOption {
  const long = option.long ?? option.flags;
  const about = option.description.split(/[;(]/)[0]!.trim();
  if (!option.required && !option.optional) return { long, about, values: undefined };
  return { long, about, values: valuesOf(command.name(), long, names) ?? placeholder(option.flags) };
}

function valuesOf(command: string, long: string, names: Names): readonly string[] | undefined {
  if (long === '--rules') return names.rules;
  if (long === '--japan' || long === '--allied') return names[long === '--japan' ? 'japan' : 'allied'];
  if (long === '--players') return names.japan.filter((name) => names.allied.includes(name));
  if (long === '--best')
    return command === 'raid' ? ['kills', 'bottomings', 'damage', 'afloat-strength'] : ['highest', 'lowest'];
  return WORDS[long];
}

const placeholder = (flags: string): Values => (/<(file|dir)>/.test(flags) ? 'file' : 'text');

const argumentValues = (list: readonly Argument[]): Values =>
  list.some((argument) => /file|battle/.test(argument.name())) ? 'file' : 'text';
