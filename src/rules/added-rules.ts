// What one rule set has that another has not.

/**
 * Rules that a rule set has and another has not.
 *
 * @example
 * addedRules(['second-edition', 'menzel'], ['second-edition']); // ['menzel']
 */
export const addedRules = (rules: readonly string[], base: readonly string[]): string[] =>
  rules.filter((name) => !base.includes(name));
