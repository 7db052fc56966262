// Where they fight, whose flag flies there, how long.
import { AREA_NAMES, type AreaName, type Side } from '../../board/index.js';
import { Choice, Select } from '../shared/controls.js';
import type { PartProps } from '../shell/tab.js';
import { FightRules } from './fight-rules.js';
import { type FightState, moveTo, withScenario } from './fight-state.js';

const FLAGS: readonly { readonly value: Side | 'none'; readonly text: string; readonly title: string }[] = [
  { value: 'japan', text: 'Japan', title: 'Adds one to its roll for day or night (7.31)' },
  { value: 'allied', text: 'Allies', title: 'Adds one to their roll for day or night (7.31)' },
  { value: 'none', text: 'none', title: 'Nobody adds to the roll for day or night' },
];
const ROUNDS = [
  { value: 'end', text: 'to the end' },
  { value: '1', text: '1' },
  { value: '2', text: '2' },
  { value: '3', text: '3' },
] as const;

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
