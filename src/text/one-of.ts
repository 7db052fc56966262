// A word out of a list, as an option or a setting has it.
import { quoted } from './index.js';
import { allowedInstead } from './nearest.js';
import { sameName } from './plain.js';
import { UsageError } from './usage-error.js';

/**
 * The word of a list that a text is, in any spelling.
 *
 * @param what the option or setting, as the sentence has it
 * @throws UsageError, or another error, with what is allowed
 * @example
 * oneOf('--format', 'Markdown', ['markdown', 'bbcode']); // 'markdown'
 */
export function oneOf<T extends string>(
  what: string,
  text: string,
  names: readonly T[],
  Problem: new (message: string) => Error = UsageError,
): T {
  const found = sameName(text, names);
  if (found !== undefined) return found;
  throw new Problem(`${what} ${quoted(text)} is not allowed${allowedInstead(text, names)}`);
}
