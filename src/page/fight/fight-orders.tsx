// The orders of a side: day or night, targets, retreat and pursuit, its submarine, the air raid after the fight.
import { BATTLE_GROUPS, type BattleGroups, type BattleRetreat } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { Choice } from '../shared/choice.js';
import { Fold } from '../shared/fold.js';
import { harborsOf } from './fight-board.js';
import { type FightSide, type FightState, withSide } from './fight-state.js';
import { FightTargets, targetsText } from './fight-targets.js';

interface FightOrdersProps {
  readonly side: Side;
  readonly state: FightState;
  readonly change: (update: (state: FightState) => FightState) => void;
}

const WISHES = [
  { value: 'auto', text: 'as suits it', title: 'The action in which its dice compare better' },
  { value: 'day', text: 'day' },
  { value: 'night', text: 'night' },
] as const;

const GROUPS: Readonly<Record<BattleGroups, string>> = {
  together: 'together',
  'by-speed': 'by speed',
  single: 'one by one',
};

/** Rounds after which a side may want to retreat. */
const MOST_ROUNDS = 9;

const SUBMARINE = { japan: 'The I-Boat is there (16)', allied: 'The submarine is there (16)' } as const;

const retreatText = (retreat: BattleRetreat): string =>
  retreat === 'never' ? 'never' : retreat === 'outgunned' ? 'when outgunned' : `after round ${retreat.after}`;

/** The orders in a line. */
function summaryOf({ prefer, targets, retreat, carriersFire, submarine, airRaid, pursue }: FightSide): string {
  const wish = prefer === 'auto' ? 'day or night as suits it' : `wants ${prefer}`;
  const more = [
    ...(pursue ? [] : ['does not pursue']),
    ...(carriersFire ? ['carriers fire at night'] : []),
    ...(submarine ? ['submarine'] : []),
    ...(airRaid === null ? [] : [`raids ${airRaid}`]),
  ];
  return [wish, `targets ${targetsText(targets)}`, `retreats ${retreatText(retreat)}`, ...more].join('; ');
}

export function FightOrders({ side, state, change }: FightOrdersProps) {
  const own = state.scenario[side];
  const set = (part: Partial<FightSide>): void => change((s) => withSide(s, side, part));
  const harbors = harborsOf(state.scenario.area);
  const check = (key: 'pursue' | 'carriersFire' | 'submarine', text: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={own[key]}
        onChange={() => change((s) => withSide(s, side, { [key]: !s.scenario[side][key] }))}
      />
      {text}
    </label>
  );
  return (
    <Fold class="orders" summary={`Orders: ${summaryOf(own)}`}>
      {() => (
        <>
          <Choice label="Wants" options={WISHES} value={own.prefer} onChange={(prefer) => set({ prefer })} />
          <FightTargets side={side} state={state} change={change} />
          <div class="row">
            <label>
              Retreats{' '}
              <select
                value={typeof own.retreat === 'string' ? own.retreat : String(own.retreat.after)}
                onChange={(event) => set({ retreat: retreatOf(event.currentTarget.value) })}
              >
                {[...new Set(['never', 'outgunned', ...numbers, retreatValue(own.retreat)])].map((value) => (
                  <option key={value} value={value}>
                    {retreatText(retreatOf(value))}
                  </option>
                ))}
              </select>
            </label>
            {own.retreat !== 'never' && (
              <label>
                Groups{' '}
                <select
                  value={own.groups}
                  onChange={(event) => set({ groups: event.currentTarget.value as BattleGroups })}
                >
                  {BATTLE_GROUPS.map((groups) => (
                    <option key={groups} value={groups}>
                      {GROUPS[groups]}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {check('pursue', 'Pursues')}
          </div>
          <div class="row">
            {check('carriersFire', 'Carriers fire their guns at night')}
            {check('submarine', SUBMARINE[side])}
            {harbors.length > 0 && (
              <label>
                Air raid afterwards{' '}
                <select
                  value={own.airRaid ?? ''}
                  onChange={(event) => set({ airRaid: (event.currentTarget.value || null) as FightSide['airRaid'] })}
                >
                  <option value="">none</option>
                  {harbors.map((harbor) => (
                    <option key={harbor} value={harbor}>
                      {harbor}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </>
      )}
    </Fold>
  );
}

const numbers = Array.from({ length: MOST_ROUNDS }, (_, k) => String(k + 1));
const retreatValue = (retreat: BattleRetreat): string =>
  typeof retreat === 'string' ? retreat : String(retreat.after);
const retreatOf = (value: string): BattleRetreat =>
  value === 'never' || value === 'outgunned' ? value : { after: Number(value) };
