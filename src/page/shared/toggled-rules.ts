// A rule more or less.
import { RuleNameError, resolveRules } from '../../rules/index.js';

/** The rules with one more, or without it, as their names are written. What cannot stand beside a new rule goes. */
export function toggledRules(rules: readonly string[], name: string): readonly string[] {
  const without = rules.filter((rule) => rule !== name);
  if (rules.includes(name)) return resolveRules(without).names;
  return without.reduce(together, resolveRules([name]).names);
}

/** Some rules and one more; without it where they cannot stand together. */
function together(rules: readonly string[], one: string): readonly string[] {
  try {
    return resolveRules([...rules, one]).names;
  } catch (error) {
    if (!(error instanceof RuleNameError)) throw error;
    return rules;
  }
}
