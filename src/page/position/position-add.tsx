// Counters from off the map, by their names: type a part of one, and say where it goes.
import { useState } from 'preact/hooks';
import type { AreaName } from '../../board/index.js';
import { Select } from '../shared/controls.js';
import { Found } from '../shared/counter-button.js';
import { harborsOf } from '../shared/on-board.js';
import type { PartProps } from '../shell/tab.js';
import { counterNotFound, findOffMap, placePiece } from './position-edit.js';
import { edit, type PositionState, positionIn } from './position-state.js';

interface PositionAddProps extends PartProps<PositionState> {
  readonly area: AreaName;
}

export function PositionAdd({ area, state, change }: PositionAddProps) {
  const [typed, setTyped] = useState('');
  const places: readonly string[] = [area, ...harborsOf(area).map(({ name }) => name)];
  const [chosen, setChosen] = useState<string>(area);
  const place = places.includes(chosen) ? chosen : area;
  const found = findOffMap(positionIn(state), typed);
  const add = (name: string): void => {
    change((s) => edit(s, (p) => placePiece(p, name, place)));
    setTyped('');
  };
  return (
    <div class="search row">
      <input
        type="search"
        value={typed}
        placeholder="Add a counter"
        aria-label={`Add a counter to ${place} by its name`}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) add(found[0].name);
        }}
      />
      <Select label="to" value={place} options={places} onChange={setChosen} />
      <Found found={found} onTake={({ name }) => add(name)} />
      {typed.trim() !== '' && found.length === 0 && (
        <p class="note" role="status">
          {counterNotFound(positionIn(state), typed)}
        </p>
      )}
    </div>
  );
}
