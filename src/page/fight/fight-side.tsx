// One side of a fight: its counters, the search for more, its orders.
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { Counter, type CounterPiece } from '../shared/counter.js';
import { Said } from '../shared/told.js';
import type { PartProps } from '../shell/tab.js';
import { counterOf } from './fight-board.js';
import { FightOrders } from './fight-orders.js';
import { FightSearch } from './fight-search.js';
import { type FightState, hurtUnit, removeUnit } from './fight-state.js';
import { FightUnits } from './fight-units.js';

interface FightSideProps extends PartProps<FightState> {
  readonly side: Side;
}

const TITLES = { japan: 'Japan', allied: 'The Allies' } as const;

/** A unit that is no counter looks like one of its side. */
const pieceOf = ({ name, factors, kind }: BattleUnit, side: Side): CounterPiece => ({
  name,
  factors,
  kind,
  nation: counterOf(name)?.nation ?? (side === 'japan' ? 'japan' : 'us'),
});

export function FightSideView({ side, state, change }: FightSideProps) {
  const { units } = state.scenario[side];
  return (
    <section class="fleet" aria-label={TITLES[side]}>
      <h2>{TITLES[side]}</h2>
      <ul class="force">
        {units.map((unit) => (
          <li key={unit.name}>
            <button
              type="button"
              onClick={() => change((s) => hurtUnit(s, side, unit.name))}
              title="Tap: one damage point more"
            >
              <Said>{`${unit.name}, ${unit.factors}, ${unit.damage} damage points; add one`}</Said>
              <Counter piece={pieceOf(unit, side)} damage={unit.damage} />
            </button>
            <button
              type="button"
              class="home"
              onClick={() => change((s) => removeUnit(s, side, unit.name))}
              title="Take out"
            >
              <Said>{`Take ${unit.name} out`}</Said>
              <i aria-hidden="true">×</i>
            </button>
          </li>
        ))}
      </ul>
      {units.length > 0 && <p class="note">Tap a counter for damage.</p>}
      <FightSearch side={side} state={state} change={change} />
      {units.length > 0 && <FightUnits side={side} state={state} change={change} />}
      <FightOrders side={side} state={state} change={change} />
    </section>
  );
}
