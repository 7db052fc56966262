// Who holds the open area, and the ports and bases it touches.
import type { AreaName } from '../../board/index.js';
import { Choice } from '../shared/controls.js';
import { harborsOf } from '../shared/on-board.js';
import type { PartProps } from '../shell/tab.js';
import { controlOf, withControl } from './position-edit.js';
import { edit, type PositionState, positionIn } from './position-state.js';

interface PositionFlagsProps extends PartProps<PositionState> {
  readonly area: AreaName;
}

const HOLDERS = [
  { value: 'japan', text: 'Japan' },
  { value: 'allied', text: 'Allies' },
] as const;
const FLAGS = [...HOLDERS, { value: 'none', text: 'nobody' }] as const;

export function PositionFlags({ area, state, change }: PositionFlagsProps) {
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
