// Rules of whole games: the second edition with what is added to it.
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG, RuleNameError, resolveRules } from '../../rules/index.js';
import { Check } from './controls.js';
import { Fold } from './fold.js';

/** Rules that can be added to the second edition. */
const OPTIONS = RULE_CATALOG.filter(({ name }) => name !== 'second-edition');

interface RuleChoiceProps {
  readonly rules: readonly string[];
  readonly onChange: (rules: readonly string[]) => void;
}

export function RuleChoice({ rules, onChange }: RuleChoiceProps) {
  return (
    <Fold summary={`Rules: ${rules.map(ruleTitle).join(', ')}`}>
      {() => (
        <div class="rule-list">
          {OPTIONS.map(({ name, changes }) => (
            <Check
              key={name}
              title={changes}
              checked={rules.includes(name)}
              onChange={() => onChange(toggledRules(rules, name))}
            >
              {ruleTitle(name)}
            </Check>
          ))}
        </div>
      )}
    </Fold>
  );
}

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
