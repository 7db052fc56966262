// Rules as they are typed: those in force together, and several sets to compare.
import { resolveRules, ruleNamed } from '../../rules/index.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';

/** `--rules pearl-harbor,damage-control`. */
export function ruleNames(text: string): readonly string[] {
  // A name of two words is one name, where there is such a rule; otherwise spaces separate too.
  const parts = text.split(',').flatMap((part) => (ruleNamed(part) ? [part.trim()] : part.split(/\s+/)));
  const names = parts.filter((name) => name !== '');
  if (names.length === 0) throw new UsageError('--rules is empty; allowed: rule names with commas between them');
  try {
    return resolveRules(names).names;
  } catch (error) {
    const sets = text.split(/[/;]/);
    const isSets = sets.length > 1 && sets.every((set) => set.split(',').every((name) => ruleNamed(name.trim())));
    if (isSets)
      throw new UsageError(
        `--rules ${quoted(text)}: strokes stand between rule sets, which bid, ladder and regret compare; rules that are in force together have commas: --rules ${sets.join(',')}`,
      );
    throw new UsageError(`--rules: ${(error as Error).message}`);
  }
}

/** `--rules second-edition/menzel/nt1,adjustment-3`: rule sets with strokes between them; without it what the scenario says. */
export const ruleSets = (text: string | undefined): { readonly rules?: readonly string[] }[] =>
  text === undefined ? [{}] : text.split(/[/;]/).map((set) => ({ rules: ruleNames(set) }));
