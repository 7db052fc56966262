// Units by their names: type a part of one, take it from the row below.
import { useState } from 'preact/hooks';
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import { PlainButton } from '../shared/controls.js';
import { Found } from '../shared/counter-button.js';
import { boardWith } from '../shared/on-board.js';
import { findUnits, ownUnit, unitOf } from './fight-board.js';
import { OWN_UNIT_HINT, unitNotFound } from './fight-names.js';
import { addUnit, type SideProps } from './fight-state.js';

export function FightSearch({ side, state, change }: SideProps) {
  const [typed, setTyped] = useState('');
  const taken = state.scenario[side].units.map((unit) => unit.name);
  const found = findUnits(side, typed, taken, boardWith(state.scenario.data));
  const enemies = state.scenario[side === 'japan' ? 'allied' : 'japan'].units.map((unit) => unit.name);
  const own = found.length > 0 ? undefined : ownUnit(typed, [...taken, ...enemies]);
  const take = (unit: BattleUnit): void => {
    change((s) => addUnit(s, side, unit));
    setTyped('');
  };
  return (
    <div class="search">
      <input
        type="search"
        value={typed}
        placeholder="Add a ship or unit"
        aria-label={`Add ${side === 'allied' ? 'an Allied' : 'a Japanese'} ship or unit by its name`}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (found[0]) take(unitOf(found[0]));
          else if (own) take(own);
        }}
      />
      <Found found={found} onTake={(piece) => take(unitOf(piece))} />
      {own && (
        <PlainButton onClick={() => take(own)}>
          Add {own.name}, {own.factors}: {own.kind === 'air' ? 'an air unit' : `a ${own.kind}`} of its own
        </PlainButton>
      )}
      {typed.trim() !== '' && found.length === 0 && !own && (
        <p class="note" role="status">
          {unitNotFound(state, side, typed, OWN_UNIT_HINT)}
        </p>
      )}
    </div>
  );
}
