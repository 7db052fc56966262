// Rules of whole games: one edition or set, with options.
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG, resolveRules } from '../../rules/index.js';

/** Rules that can be played, beside the edition that always counts. */
const RULES = RULE_CATALOG.filter(({ name }) => name !== 'second-edition' && isPlayable(name));

interface RuleChoiceProps {
  readonly rules: readonly string[];
  readonly onChange: (rules: readonly string[]) => void;
}

export function RuleChoice({ rules, onChange }: RuleChoiceProps) {
  return (
    <details>
      <summary>Rules: {rules.map(ruleTitle).join(', ')}</summary>
      <div class="rule-list">
        {RULES.map(({ name, changes }) => (
          <label key={name} class="check" title={changes}>
            <input type="checkbox" checked={rules.includes(name)} onChange={() => onChange(toggled(rules, name))} />
            {ruleTitle(name)}
          </label>
        ))}
      </div>
    </details>
  );
}

function isPlayable(name: string): boolean {
  try {
    return resolveRules([name]).names.length > 0;
  } catch {
    return false;
  }
}

/** The rules with one more or less; where it cannot stand beside the others, it stands alone. */
export function toggled(rules: readonly string[], name: string): readonly string[] {
  const wanted = rules.includes(name) ? rules.filter((rule) => rule !== name) : [...rules, name];
  try {
    return resolveRules(wanted).names;
  } catch {
    return resolveRules([name]).names;
  }
}
