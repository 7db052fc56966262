// When it is, who plays on, under which rules; and positions from files.
import { SIDES } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import type { PlainMap } from '../../records/record-plain.js';
import { NumberField } from '../shared/checked-field.js';
import { Choice, Select } from '../shared/controls.js';
import { OpenFile } from '../shared/open-file.js';
import { doctrineOptions } from '../shared/player-options.js';
import { RuleChoice } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import {
  canBeChanged,
  edit,
  type PositionState,
  playersOf,
  positionIn,
  rulesOf,
  withBegin,
  withOwnRecord,
  withPlayer,
  withRules,
} from './position-state.js';

interface PositionAskedProps extends PartProps<PositionState> {
  readonly searcher: Asker;
}

const BEGINS = [
  { value: 'turn', text: 'the turn begins', title: 'Reinforcements come next; everything is in port (5.1)' },
  { value: 'movement', text: 'movement', title: "Japan's patrols come next (5.21)" },
  { value: 'combat', text: 'combat', title: 'All moves are made (5.3)' },
] as const;
/** The POC track ends there. */
const POC_RANGE = [-29, 29] as const;
const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function PositionAsked({ state, change, searcher }: PositionAskedProps) {
  const players = playersOf(state);
  return (
    <>
      <h2>The question</h2>
      {canBeChanged(state) && <When state={state} change={change} />}
      <div class="row">
        {SIDES.map((side) => (
          <Select
            key={side}
            label={SIDE_LABELS[side]}
            value={players[side]}
            options={doctrineOptions(side, players[side])}
            onChange={(name) => change((s) => withPlayer(s, side, name))}
          />
        ))}
      </div>
      {canBeChanged(state) && (
        <RuleChoice rules={rulesOf(state)} onChange={(rules) => change((s) => withRules(s, rules))} />
      )}
      <OpenFile<PlainMap>
        label="Open a position"
        task={(name, text) => ({ kind: 'read-record', name, text, as: 'position' })}
        asker={searcher}
        onRead={(record) => change(() => withOwnRecord(record))}
      />
    </>
  );
}

/** The turn, the POC track, and what comes next. */
function When({ state, change }: Pick<PositionAskedProps, 'state' | 'change'>) {
  const { turn, poc = 0 } = positionIn(state);
  return (
    <>
      <div class="row">
        <Select
          label="Turn"
          value={String(turn)}
          options={TURNS.map(String)}
          onChange={(to) => change((s) => edit(s, (p) => ({ ...p, turn: Number(to) })))}
        />
        <NumberField
          label="POC, Japan minus Allies"
          range={POC_RANGE}
          value={poc}
          onChange={(to) => change((s) => edit(s, (p) => ({ ...p, poc: to })))}
        />
      </div>
      <Choice
        label="Next comes"
        options={BEGINS}
        value={state.record.begin as 'combat'}
        onChange={(begin) => change((s) => withBegin(s, begin))}
      />
    </>
  );
}
