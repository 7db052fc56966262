// Rules of the raid, and what comes after it.
import { RULE_CATALOG } from '../../rules/index.js';
import { Check, Choice } from '../shared/controls.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { toggledRules } from '../shared/toggled-rules.js';
import type { PartProps } from '../shell/tab.js';
import { RaidElsewhere } from './raid-elsewhere.js';
import { type RaidState, withRulings, withScenario } from './raid-state.js';

/** Rules that change something about the raid. */
const RULES = ['pearl-harbor', 'menzel', 'menzel-3c'].flatMap(
  (name) => RULE_CATALOG.find((r) => r.name === name) ?? [],
);

export function RaidRules({ state, change }: PartProps<RaidState>) {
  const { rules, rulings = {}, after, allies } = state.scenario;
  return (
    <>
      <h2>Rules</h2>
      <div class="row">
        {RULES.map(({ name, title, changes }) => (
          <Check
            key={name}
            title={changes}
            checked={rules.includes(name)}
            onChange={() => change((s) => withScenario(s, { rules: toggledRules(s.scenario.rules, name) }))}
          >
            {title}
          </Check>
        ))}
      </div>
      <div class="row">
        <Choice
          label="After the raid Japan"
          options={[
            { value: 'leave', text: 'leaves' },
            { value: 'stay', text: 'stays' },
          ]}
          value={after}
          onChange={(value) => change((s) => withScenario(s, { after: value }))}
        />
        {after === 'stay' && (
          <Choice
            label="The Allies"
            options={[
              { value: 'stay', text: 'stay' },
              { value: 'retreat', text: 'retreat' },
            ]}
            value={allies}
            onChange={(value) => change((s) => withScenario(s, { allies: value }))}
          />
        )}
      </div>
      <RaidElsewhere state={state} change={change} />
      <ReadingChoice
        chapters={[7, 8, 18, 20]}
        rulings={rulings}
        onChange={(chosen) => change((s) => withRulings(s, chosen))}
      />
    </>
  );
}
