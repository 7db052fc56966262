// Changing the board: the counter that was tapped, the area that is open, counters from off the map.
import { PlainButton } from '../shared/controls.js';
import type { PartProps } from '../shell/tab.js';
import type { StandingPosition } from '../work/one-position.js';
import { PositionAdd } from './position-add.js';
import { PositionFlags } from './position-flags.js';
import { PositionPiece } from './position-piece.js';
import { canBeChanged, freed, type PositionState } from './position-state.js';

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
