// Building blocks of the file formats: zod schemas whose messages are sentences a player can act on (`problem.ts`).
import * as z from 'zod';
import { quoted } from './index.js';
import { allowedInstead } from './nearest.js';
import { sameName } from './plain.js';
import { MAX_TOLD } from './problem.js';

/** Lists longer than this are not spelled out in a sentence. */
const LONG_LIST = 16;

/** Texts longer than this are cut when they are shown. */
const LONG_TEXT = 60;

/** `a, b or c`. */
export function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** How a value is shown in a sentence. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value !== 'string') return String(value);
  return quoted(value.length > LONG_TEXT ? `${value.slice(0, LONG_TEXT)}…` : value);
}

interface NameOptions {
  /** What a name stands for: `"Akagy" is not ${what}`. */
  readonly what: string;
  /** What is allowed, in words; default: the names themselves. */
  readonly allowed?: string;
  /** A whole sentence about a name that exists but is not allowed here. */
  readonly because?: (name: string) => string | undefined;
  /** False where no name is near another, as with numbers: then none is proposed. Default: true. */
  readonly isNear?: boolean;
  /** What else people call it: a usual short form becomes the name. Default: nothing. */
  readonly means?: (text: string) => string | undefined;
}

/** The value as the list has it: in another spelling, or by a short form. What is not known stays as it is. */
const inList =
  (names: readonly string[], means: NameOptions['means']) =>
  (value: unknown): unknown => {
    if (typeof value !== 'string' || names.includes(value)) return value;
    const short = means?.(value);
    return sameName(value, names) ?? (short !== undefined && names.includes(short) ? short : value);
  };

/**
 * The sentence about a name that is not allowed.
 *
 * @param place of the name among those that are not allowed: those that nobody is told of are compared with nothing. Default: the first.
 */
export function nameSentence(value: unknown, names: readonly string[], options: NameOptions, place = 0): string {
  const allowed =
    options.allowed ??
    (names.length <= LONG_LIST
      ? orList(names)
      : `one of ${names.length} names, such as ${names.slice(0, 3).join(', ')}`);
  const reason = typeof value === 'string' ? options.because?.(value) : undefined;
  if (reason) return reason;
  if (typeof value !== 'string') return `${shown(value)} is not ${options.what}; allowed: ${allowed}`;
  return `${shown(value)} is not ${options.what}${allowedInstead(value, (options.isNear ?? true) && place < MAX_TOLD ? names : [], allowed)}`;
}

/** One of a list of names, in any spelling: `coral sea`, `NT1`. */
export function nameField<const T extends string>(names: readonly T[], options: NameOptions) {
  return z.preprocess(
    inList(names, options.means),
    z.enum(names as unknown as [T, ...T[]], { error: (issue) => nameSentence(issue.input, names, options) }),
  );
}

/** A map in which every key is a field: unknown keys are refused with the nearest valid one. */
export function mapField<S extends z.ZodRawShape>(
  shape: S,
  what: string,
  elsewhere: Readonly<Record<string, string>> = {},
) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys')
        return `${what} must be a map (${keys.join(', ')}), not ${shown(issue.input)}`;
      // One line a key, in the order of `issue.keys`; `problemsOf` takes them apart again.
      return issue.keys
        .map((key, k) => {
          if (Object.hasOwn(elsewhere, key)) return `${shown(key)} does not belong here; ${elsewhere[key]}`;
          return `unknown key ${shown(key)} in ${what}${allowedInstead(key, k < MAX_TOLD ? keys : [], keys.join(', '))}`;
        })
        .join('\n');
    },
  });
}

/** A map from names to values, in which no name need be there. */
export function namedField<V extends z.ZodType>(
  names: readonly string[],
  value: V,
  what: string,
  options: NameOptions,
) {
  const keys = z.enum(names as [string, ...string[]]);
  const map = z.partialRecord(keys, value, {
    error: (issue) => {
      // zod's types know of `invalid_key` only, but names outside the list arrive as unrecognised keys.
      const { keys } = issue as { readonly keys?: readonly string[] };
      return keys
        ? keys.map((key, k) => nameSentence(key, names, options, k)).join('\n')
        : `${what} must be a map from names, not ${shown(issue.input)}`;
    },
  });
  const spelt = inList(names, options.means);
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    const keys = entries.map(([key]) => spelt(key) as string);
    // Two spellings of one name are one too many: then none is touched, and the second is refused.
    return new Set(keys).size < keys.length ? value : Object.fromEntries(entries.map(([, v], k) => [keys[k], v]));
  }, map);
}

/** Any text. */
export const textField = (what: string) => z.string({ error: (issue) => `${shown(issue.input)} is not ${what}` });

/** True or false. */
export const yesNoField = (what = 'allowed here') =>
  z.boolean({ error: (issue) => `${shown(issue.input)} is not ${what}; allowed: true or false` });

/** A whole number within bounds. */
export function wholeField(what: string, min: number, max: number) {
  const error = (issue: { readonly input?: unknown }) =>
    `${shown(issue.input)} is not ${what}; allowed: a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** One of several forms; `what` names them all for a value that has none of them. */
export function formsField<const T extends readonly [z.ZodType, z.ZodType, ...z.ZodType[]]>(forms: T, what: string) {
  return z.union(forms, { error: (issue) => `${shown(issue.input)} is not allowed here; allowed: ${what}` });
}

/** A list. */
export function listField<T extends z.ZodType>(item: T, what: string, least = 1) {
  return z
    .array(item, { error: (issue) => `${what} must be a list, not ${shown(issue.input)}` })
    .min(least, { error: `${what} is empty; at least one is needed` });
}
