// Units by their names: type a part of one, take it from the row below.

import { useState } from 'preact/hooks';
import type { PieceData, Side } from '../../board/index.js';
import { Counter } from '../shared/counter.js';
import { Said } from '../shared/said.js';
import { findUnits, unitOf } from './fight-board.js';
import { addUnit, type FightState } from './fight-state.js';

interface FightSearchProps {
  readonly side: Side;
  readonly state: FightState;
  readonly change: (update: (state: FightState) => FightState) => void;
}

export function FightSearch({ side, state, change }: FightSearchProps) {
  const [typed, setTyped] = useState('');
  const taken = state.scenario[side].units.map((unit) => unit.name);
  const found = findUnits(side, typed, taken);
  const take = (piece: PieceData): void => {
    change((s) => addUnit(s, side, unitOf(piece)));
    setTyped('');
  };
  const who = side === 'japan' ? 'Japanese' : 'Allied';
  return (
    <div class="search">
      <input
        type="search"
        value={typed}
        placeholder="Add a ship or unit"
        aria-label={`Add ${who === 'Allied' ? 'an Allied' : 'a Japanese'} ship or unit by its name`}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) take(found[0]);
        }}
      />
      {found.length > 0 && (
        <ul class="force found">
          {found.map((piece) => (
            <li key={piece.name}>
              <button type="button" onClick={() => take(piece)}>
                <Said>{`Add ${piece.name}, ${piece.factors}`}</Said>
                <Counter piece={piece} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() !== '' && found.length === 0 && (
        <p class="note">No {who} counter that is not there yet is called like that.</p>
      )}
    </div>
  );
}
