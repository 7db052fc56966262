// More about each unit of a side: patrolling or raiding, in port, sailed home, landing; and the order in which they are named.
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { Fold } from '../shared/fold.js';
import { Said } from '../shared/said.js';
import { harborsOf } from './fight-board.js';
import { type FightState, putEarlier, withUnit } from './fight-state.js';

interface FightUnitsProps {
  readonly side: Side;
  readonly state: FightState;
  readonly change: (update: (state: FightState) => FightState) => void;
}

/** Where a unit is, as one choice: at sea in a posture, in a port, or gone. */
const WHERE: Readonly<Record<string, Partial<BattleUnit>>> = {
  patrolling: { posture: 'patrolling', disabled: false, inPort: null },
  raiding: { posture: 'raiding', disabled: false, inPort: null },
  disabled: { disabled: true, inPort: null },
};
const WORDS = { patrolling: 'patrolling', raiding: 'raiding', disabled: 'has sailed home' } as const;

const whereOf = ({ disabled, inPort, posture }: BattleUnit): string =>
  disabled ? 'disabled' : inPort === null ? posture : `in ${inPort}`;

/** What differs from a ship that patrols. */
const moreOf = (unit: BattleUnit): string[] => [
  ...(whereOf(unit) === 'patrolling' ? [] : [`${unit.name} ${WORDS[whereOf(unit) as 'raiding'] ?? whereOf(unit)}`]),
  ...(unit.land === null ? [] : [`${unit.name} lands on ${unit.land}`]),
];

export function FightUnits({ side, state, change }: FightUnitsProps) {
  const { units } = state.scenario[side];
  const harbors = harborsOf(state.scenario.area);
  const more = units.flatMap(moreOf);
  const set = (name: string, part: Partial<BattleUnit>): void => change((s) => withUnit(s, side, name, part));
  return (
    <Fold class="orders" summary={`Units: ${more.length === 0 ? 'all patrolling' : more.join('; ')}`}>
      {() => (
        <ul class="unit-rows">
          {units.map((unit, k) => (
            <li key={unit.name}>
              <button
                type="button"
                class="plain"
                disabled={k === 0}
                title="Name it earlier: that counts for who attacks whom"
                onClick={() => change((s) => putEarlier(s, side, unit.name))}
              >
                <Said>{`Name ${unit.name} earlier`}</Said>
                <span aria-hidden="true">↑</span>
              </button>
              <label>
                <span>{unit.name}</span>{' '}
                <select
                  value={whereOf(unit)}
                  onChange={(event) => {
                    const where = event.currentTarget.value;
                    set(unit.name, WHERE[where] ?? { disabled: false, inPort: where.slice(3) as BattleUnit['inPort'] });
                  }}
                >
                  {Object.entries(WORDS).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                  {harbors.map((harbor) => (
                    <option key={harbor} value={`in ${harbor}`}>{`in ${harbor}`}</option>
                  ))}
                </select>
              </label>
              {unit.kind === 'amphibious' && harbors.length > 0 && (
                <label>
                  lands on{' '}
                  <select
                    value={unit.land ?? ''}
                    onChange={(event) =>
                      set(unit.name, { land: (event.currentTarget.value || null) as BattleUnit['land'] })
                    }
                  >
                    <option value="">nothing</option>
                    {harbors.map((harbor) => (
                      <option key={harbor} value={harbor}>
                        {harbor}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
