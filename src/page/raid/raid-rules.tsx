// Rules of the raid, and what comes after it.
import { RULE_CATALOG } from '../../rules/index.js';
import { Choice } from '../shared/choice.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { toggledRules } from '../shared/toggled-rules.js';
import { RaidElsewhere } from './raid-elsewhere.js';
import { type RaidState, withAfter, withAllies, withRules, withRulings } from './raid-state.js';

interface RaidRulesProps {
  readonly state: RaidState;
  readonly change: (update: (state: RaidState) => RaidState) => void;
}

/** Rules that change something about the raid. */
const RULES = ['pearl-harbor', 'menzel', 'menzel-3c'].flatMap(
  (name) => RULE_CATALOG.find((r) => r.name === name) ?? [],
);

export function RaidRules({ state, change }: RaidRulesProps) {
  const { rules, rulings = {}, after, allies } = state.scenario;
  return (
    <>
      <h2>Rules</h2>
      <div class="row">
        {RULES.map(({ name, title, changes }) => (
          <label key={name} class="check" title={changes}>
            <input
              type="checkbox"
              checked={rules.includes(name)}
              onChange={() => change((s) => withRules(s, toggledRules(s.scenario.rules, name)))}
            />
            {title}
          </label>
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
          onChange={(value) => change((s) => withAfter(s, value))}
        />
        {after === 'stay' && (
          <Choice
            label="The Allies"
            options={[
              { value: 'stay', text: 'stay' },
              { value: 'retreat', text: 'retreat' },
            ]}
            value={allies}
            onChange={(value) => change((s) => withAllies(s, value))}
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
