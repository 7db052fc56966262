// Rules of the raid, and what comes after it.
import { RULE_CATALOG } from '../../rules/index.js';
import { Check, Choice } from '../shared/controls.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { toggledRules } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import { INDONESIA_AIR, INDONESIA_CARRIERS } from './raid-board.js';
import { type RaidState, toggleIndonesiaCarrier, withRulings, withScenario } from './raid-state.js';

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

/** What else Japan has on turn 1: the I-Boat, and Indonesia's surprise raid. */
function RaidElsewhere({ state, change }: PartProps<RaidState>) {
  const { iBoat, indonesia } = state.scenario;
  return (
    <>
      <div class="row">
        <Choice
          label="I-Boat"
          options={[
            { value: 'elsewhere', text: 'elsewhere' },
            {
              value: 'Hawaiian Islands',
              text: 'off Hawaii',
              title: 'It may attack once the Allies have put to sea (18.24)',
            },
          ]}
          value={iBoat}
          onChange={(value) => change((s) => withScenario(s, { iBoat: value }))}
        />
        <Check
          title="Its surprise raid (18.4)"
          checked={indonesia !== null}
          onChange={() =>
            change((s) => withScenario(s, { indonesia: indonesia === null ? { airUnits: 2, carriers: [] } : null }))
          }
        >
          Raid on Indonesia
        </Check>
        {indonesia && (
          <label>
            with{' '}
            <select
              value={indonesia.airUnits}
              onChange={(event) => {
                const airUnits = Number(event.currentTarget.value);
                change((s) => withScenario(s, { indonesia: { ...indonesia, airUnits } }));
              }}
            >
              {Array.from({ length: INDONESIA_AIR + 1 }, (_, n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>{' '}
            air units
          </label>
        )}
      </div>
      {indonesia && (
        <div class="row">
          {INDONESIA_CARRIERS.map((name) => (
            <Check
              key={name}
              checked={indonesia.carriers.includes(name)}
              onChange={() => change((s) => toggleIndonesiaCarrier(s, name))}
            >
              {name}
            </Check>
          ))}
        </div>
      )}
    </>
  );
}
