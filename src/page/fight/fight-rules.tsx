// The turn, and the optional rules that change a fight.
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG } from '../../rules/index.js';
import { Fold } from '../shared/fold.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { Select } from '../shared/select.js';
import { type FightState, toggleFightRule, withScenario } from './fight-state.js';

interface FightRulesProps {
  readonly state: FightState;
  readonly change: (update: (state: FightState) => FightState) => void;
}

/** Rules that change a fight at sea. */
const RULES: readonly string[] = ['nine-turn', 'gunnery-radar', 'damage-control', 'task-forces', 'adjustment-1'];
const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function FightRules({ state, change }: FightRulesProps) {
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
              <label key={name} class="check" title={changes}>
                <input
                  type="checkbox"
                  checked={rules.includes(name)}
                  onChange={() => change((s) => toggleFightRule(s, name))}
                />
                {ruleTitle(name)}
              </label>
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
