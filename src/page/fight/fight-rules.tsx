// The turn, and the optional rules that change a fight.
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG } from '../../rules/index.js';
import { Check, Select } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { toggledRules } from '../shared/toggled-rules.js';
import type { PartProps } from '../shell/tab.js';
import { type FightState, withScenario } from './fight-state.js';

/** Rules that change a fight at sea. */
const RULES: readonly string[] = ['nine-turn', 'gunnery-radar', 'damage-control', 'task-forces', 'adjustment-1'];
const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function FightRules({ state, change }: PartProps<FightState>) {
  const { turn, rules } = state.scenario;
  const more = rules.filter((name) => name !== 'second-edition');
  const offered = RULE_CATALOG.filter(({ name }) => RULES.includes(name) || more.includes(name));
  const { rulings } = state.scenario;
  return (
    <>
      <Fold summary={[`Turn ${turn}`, ...more.map(ruleTitle)].join(', ')}>
        {() => (
          <div class="row">
            <Select
              label="Turn"
              title="Some rules begin with a certain turn"
              value={String(turn)}
              options={TURNS.map(String)}
              onChange={(chosen) => change((s) => withScenario(s, { turn: Number(chosen) }))}
            />
            {offered.map(({ name, changes }) => (
              <Check
                key={name}
                title={changes}
                checked={rules.includes(name)}
                onChange={() => change((s) => withScenario(s, { rules: toggledRules(s.scenario.rules, name) }))}
              >
                {ruleTitle(name)}
              </Check>
            ))}
          </div>
        )}
      </Fold>
      <ReadingChoice
        chapters={[7, 8, 9, 13]}
        rulings={rulings}
        onChange={(chosen) => change((s) => withScenario(s, { rulings: chosen }))}
      />
    </>
  );
}
