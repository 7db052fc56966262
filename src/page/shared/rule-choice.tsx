// Rules of whole games: the second edition with what is added to it.
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG } from '../../rules/index.js';
import { Check } from './controls.js';
import { Fold } from './fold.js';
import { toggledRules } from './toggled-rules.js';

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
