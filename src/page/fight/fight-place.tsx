// Where they fight, whose flag flies there, how long.
import { AREA_NAMES, type AreaName, type Side } from '../../board/index.js';
import { ruleTitle } from '../../report/player-names.js';
import { RULE_CATALOG } from '../../rules/index.js';
import { Check, Choice, Select } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { ReadingChoice } from '../shared/reading-choice.js';
import { toggledRules } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import { type FightState, moveTo, withScenario } from './fight-state.js';

const FLAGS: readonly { readonly value: Side | 'none'; readonly text: string; readonly title: string }[] = [
  { value: 'japan', text: 'Japan', title: 'Adds one to its roll for day or night (7.31)' },
  { value: 'allied', text: 'Allies', title: 'Adds one to their roll for day or night (7.31)' },
  { value: 'none', text: 'none', title: 'Nobody adds to the roll for day or night' },
];
const ROUNDS = [{ value: 'end', text: 'to the end' }, '1', '2', '3'] as const;

export function FightPlace({ state, change }: PartProps<FightState>) {
  const { area, control, rounds } = state.scenario;
  return (
    <>
      <div class="row">
        <Select
          label="Area"
          value={area ?? ''}
          options={[{ value: '', text: 'anywhere' }, ...AREA_NAMES]}
          onChange={(name) => change((s) => moveTo(s, name === '' ? null : (name as AreaName)))}
        />
        <Choice
          label="Flag"
          options={FLAGS}
          value={control}
          onChange={(value) => change((s) => withScenario(s, { control: value }))}
        />
        <Choice
          label="Rounds"
          options={ROUNDS}
          value={rounds === null ? 'end' : (String(rounds) as '1')}
          onChange={(value) => change((s) => withScenario(s, { rounds: value === 'end' ? null : Number(value) }))}
        />
      </div>
      <FightRules state={state} change={change} />
    </>
  );
}

/** Rules that change a fight at sea. */
const RULES: readonly string[] = ['nine-turn', 'gunnery-radar', 'damage-control', 'task-forces', 'adjustment-1'];
const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The turn, and the optional rules that change a fight. */
function FightRules({ state, change }: PartProps<FightState>) {
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
