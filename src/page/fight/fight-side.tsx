// One side of a fight: its counters, the search for more, its orders.
import { counted } from '../../answer/digits.js';
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { SIDE_TITLES } from '../../board/side-names.js';
import type { CounterPiece } from '../shared/counter.js';
import { CounterButton, HomeButton } from '../shared/counter-button.js';
import { counterOf, mostDamage } from './fight-board.js';
import { FightOrders } from './fight-orders.js';
import { FightSearch } from './fight-search.js';
import { hurtUnit, removeUnit, type SideProps } from './fight-state.js';
import { FightUnits } from './fight-units.js';

/** A unit that is no counter looks like one of its side. */
const pieceOf = ({ name, factors, kind }: BattleUnit, side: Side): CounterPiece => ({
  name,
  factors,
  kind,
  nation: counterOf(name)?.nation ?? (side === 'japan' ? 'japan' : 'us'),
});

const takesMore = (unit: BattleUnit): boolean => unit.damage < mostDamage(unit);

/** What a counter is and what a tap does, for who does not see it. */
export function damageSaid(unit: BattleUnit): string {
  const next = takesMore(unit) ? 'add one' : 'a tap takes all damage away';
  return `${unit.name}, ${unit.factors}, ${counted(unit.damage, 'damage point')}; ${next}`;
}

export function FightSideView({ side, state, change }: SideProps) {
  const { units } = state.scenario[side];
  return (
    <section class="fleet" aria-label={SIDE_TITLES[side]}>
      <h2>{SIDE_TITLES[side]}</h2>
      <ul class="force">
        {units.map((unit) => (
          <li key={unit.name}>
            <CounterButton
              said={damageSaid(unit)}
              piece={pieceOf(unit, side)}
              damage={unit.damage}
              onClick={() => change((s) => hurtUnit(s, side, unit.name))}
              title={takesMore(unit) ? 'Tap: one damage point more' : 'Tap: no damage'}
            />
            <HomeButton
              said={`Take ${unit.name} out`}
              onClick={() => change((s) => removeUnit(s, side, unit.name))}
              title="Take out"
            />
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
