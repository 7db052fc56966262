// Changing the board: the counter that was tapped, the area that is open, counters from off the map.
import type { AreaName } from '../../board/index.js';
import { Choice, PlainButton } from '../shared/controls.js';
import { harborsOf } from '../shared/on-board.js';
import type { PartProps } from '../shell/tab.js';
import type { StandingPosition } from '../work/one-position.js';
import { PositionAdd } from './position-add.js';
import { controlOf, withControl } from './position-edit.js';
import { PositionPiece } from './position-piece.js';
import { canBeChanged, edit, freed, type PositionState, positionIn } from './position-state.js';

interface PositionChangeProps extends PartProps<PositionState> {
  readonly standing: StandingPosition | undefined;
}

export function PositionChange({ state, change, standing }: PositionChangeProps) {
  if (canBeChanged(state)) {
    return (
      <>
        {state.picked && <PositionPiece picked={state.picked} state={state} change={change} />}
        {state.area !== null && <PositionFlags area={state.area} state={state} change={change} />}
        {state.area !== null && <PositionAdd area={state.area} state={state} change={change} />}
        {state.area === null && <p class="note">Tap an area to change who is there.</p>}
      </>
    );
  }
  const free = (begin: 'movement' | 'combat') => change((s) => freed(s, standing!.position, begin));
  return (
    <>
      <p class="note">
        This position stands in the middle of a turn: it is a turn's beginning and what was decided and rolled since. To
        change the board, say where play is to go on from; what was decided before is forgotten then.
      </p>
      <div class="chips">
        <PlainButton disabled={!standing} onClick={() => free('combat')}>
          Change it: combat comes next
        </PlainButton>
        <PlainButton disabled={!standing} onClick={() => free('movement')}>
          Change it: movement comes next
        </PlainButton>
      </div>
    </>
  );
}

interface PositionFlagsProps extends PartProps<PositionState> {
  readonly area: AreaName;
}

const HOLDERS = [
  { value: 'japan', text: 'Japan' },
  { value: 'allied', text: 'Allies' },
] as const;
const FLAGS = [...HOLDERS, { value: 'none', text: 'nobody' }] as const;

/** Who holds the open area, and the ports and bases it touches. */
function PositionFlags({ area, state, change }: PositionFlagsProps) {
  const position = positionIn(state);
  return (
    <details class="flags">
      <summary>Flags and garrisons</summary>
      <Choice
        label={`Flag, ${area}`}
        options={FLAGS}
        value={controlOf(position, area)}
        onChange={(side) => change((s) => edit(s, (p) => withControl(p, area, side)))}
      />
      {harborsOf(area).map(({ name }) => (
        <Choice
          key={name}
          label={name}
          options={HOLDERS}
          value={controlOf(position, name) as 'japan'}
          onChange={(side) => change((s) => edit(s, (p) => withControl(p, name, side)))}
        />
      ))}
    </details>
  );
}
