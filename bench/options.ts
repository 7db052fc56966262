// The options of the project's commands: `--help`, defaults, and a sentence where something is not allowed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeError, EXIT_FAILURE, EXIT_OK, EXIT_USAGE } from '../src/cli/output/errors.js';
import { allowedInstead } from '../src/text/nearest.js';
import { UsageError } from '../src/text/usage-error.js';

/** A number with its default. */
interface NumberForm {
  readonly usual: number;
  /** Default: 0. */
  readonly least?: number;
  /** True where it need not be whole. */
  readonly real?: true;
}

/** One word or more, with commas between them, of a list. */
interface WordsForm {
  readonly among: readonly string[];
  readonly usual?: string;
}

/** A default, which says what the option takes: a text, a whole number, nothing (`false`), a text without a default (`undefined`); or a form. */
type Form = string | number | false | undefined | NumberForm | WordsForm;
export type Forms = Readonly<Record<string, Form>>;

type Value<F> = F extends string | { readonly usual: string }
  ? string
  : F extends number | NumberForm
    ? number
    : F extends false
      ? boolean
      : string | undefined;

/** What was typed, with the defaults of what was not. */
export type Values<F extends Forms> = { readonly [K in keyof F]: Value<F[K]> };

/** A whole number from 1 on. */
export const some = (usual: number): NumberForm => ({ usual, least: 1 });
/** A number that need not be whole, from `least` on. */
export const real = (usual: number, least = 0): NumberForm => ({ usual, least, real: true });

const HELP = 'help';
const NUMBER = /^\d+(?:\.\d+)?(?:e\d+)?$/;

/** What stands behind `--name`, as help shows it; nothing behind a flag. */
function usualText(form: Form): string {
  if (form === false) return '';
  if (form === undefined) return ' TEXT';
  if (typeof form !== 'object') return ` ${form === '' ? "''" : form}`;
  return ` ${form.usual ?? ('among' in form ? form.among.join('|') : '')}`;
}

/**
 * The values of a command line.
 *
 * @param rest words that are no options: what they are, or nothing where there are none.
 * @returns `help` where that is asked for.
 * @throws UsageError with what is allowed.
 */
export function valuesOf<F extends Forms>(
  forms: F,
  typed: readonly string[],
  rest = '',
): { readonly values: Values<F>; readonly rest: string[] } | 'help' {
  const options = Object.fromEntries(
    [...Object.entries(forms), [HELP, false] as const].map(([name, form]) => [
      name,
      { type: form === false ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const known = Object.keys(forms).map((name) => `--${name}`);
  const { values, positionals, tokens } = parseArgs({ args: [...typed], options, strict: false, tokens: true });
  if (values[HELP] === true) return HELP;
  const read: Record<string, unknown> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, name, value } = token;
    const isFlag = forms[name] === false;
    if (!Object.hasOwn(forms, name) || rawName !== `--${name}`)
      throw new UsageError(`${rawName} is no option here${allowedInstead(rawName, known, known.join(', ') || 'none')}`);
    if (isFlag !== (value === undefined))
      throw new UsageError(
        `${rawName} ${isFlag ? 'takes no value' : 'needs a value'}; allowed: ${rawName}${usualText(forms[name])}`,
      );
    read[name] = isFlag ? true : typedValue(rawName, value!, forms[name]);
  }
  if (positionals.length > 0 && rest === '')
    throw new UsageError(`"${positionals[0]}" is not expected; allowed: ${known.join(', ') || 'nothing'}`);
  const usual = Object.entries(forms).map(([name, form]) => [name, typeof form === 'object' ? form.usual : form]);
  return { values: { ...Object.fromEntries(usual), ...read } as Values<F>, rest: positionals };
}

/** A value that was typed, as its form has it. */
function typedValue(option: string, text: string, form: Form): string | number {
  if (typeof form === 'object' && 'among' in form) {
    const wrong = text.split(',').find((word) => !form.among.includes(word));
    if (wrong === undefined) return text;
    throw new UsageError(`${option}: "${wrong}" is not known${allowedInstead(wrong, form.among)}`);
  }
  if (typeof form !== 'number' && typeof form !== 'object') return text;
  const { usual, least = 0, real = undefined } = typeof form === 'object' ? form : { usual: form };
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  if (value >= least && (real || Number.isSafeInteger(value))) return value;
  throw new UsageError(
    `${option} "${text}" is not allowed; allowed: a ${real ? '' : 'whole '}number from ${least} on, such as ${usual || 1}`,
  );
}

/** The comment with which a source begins: it tells what the command does and what its options are. */
function headOf(source: string): string[] {
  const lines = source.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => line.replace(/^\/\/ ?/, ''));
}

/** What `--help` prints: the head of the source, and the defaults of all options. */
export function helpOf(script: string, forms: Forms): string {
  const options = Object.entries(forms).map(([name, form]) => `  --${name}${usualText(form)}`);
  const shown = options.length > 0 ? ['', 'Options, with what they are where they are left out:', ...options] : [];
  return [...headOf(readFileSync(script, 'utf8')), ...shown].join('\n');
}

/**
 * Reads the command line of a script. `--help` is answered, and what is not allowed is said in a sentence: there and wherever the script finds
 * a name or a file that is wrong, with exit code 2.
 *
 * @param script its path from the root of the repository
 * @param rest what words are that are no options. Default: there are none.
 * @example
 * const { values } = optionsOf('bench/ladder.ts', { players: 'standard,tuned', games: some(200), each: false });
 */
export function optionsOf<const F extends Forms>(
  script: string,
  forms: F,
  rest?: string,
): { readonly values: Values<F>; readonly rest: string[] } {
  process.on('uncaughtException', (error) => leave(error));
  try {
    const read = valuesOf(forms, process.argv.slice(2), rest);
    if (read !== HELP) return read;
    console.log(helpOf(script, forms));
    return process.exit(EXIT_OK);
  } catch (error) {
    return leave(error);
  }
}

/** Ends with a sentence where whoever typed it can mend it, otherwise with the place of the error. */
function leave(error: unknown): never {
  const { text, code } = describeError(error);
  const { code: system, path } = error as NodeJS.ErrnoException;
  if (code === EXIT_USAGE) console.error(text.replace(/^vitp: /, ''));
  else if (system === 'ENOENT' && path !== undefined) console.error(`cannot read ${path}: there is no such file`);
  else console.error(error);
  process.exit(code === EXIT_USAGE || (system === 'ENOENT' && path !== undefined) ? EXIT_USAGE : EXIT_FAILURE);
}
