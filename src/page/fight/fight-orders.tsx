// The orders of a side: day or night, targets, retreat and pursuit, its submarine, the air raid after the fight.
import { BATTLE_GROUPS, type BattleGroups, type BattleRetreat } from '../../battle/question/battle-scenario.js';
import { Check, Choice, Select } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { boardWith } from '../shared/on-board.js';
import { harborsNear } from './fight-board.js';
import { type FightSide, type SideProps, withSide } from './fight-state.js';
import { FightTargets, targetsText } from './fight-targets.js';

const WISHES = [
  { value: 'auto', text: 'as suits it', title: 'The action in which its dice compare better' },
  'day',
  'night',
] as const;

const GROUPS: Readonly<Record<BattleGroups, string>> = {
  together: 'together',
  'by-speed': 'by speed',
  single: 'one by one',
};

/** Rounds after which a side may want to retreat. */
const ROUNDS = Array.from({ length: 9 }, (_, k) => String(k + 1));

/** The order that lets carriers fire in a night action. */
export const CARRIERS_FIRE = 'Carriers fire their guns at night';

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

export function FightOrders({ side, state, change }: SideProps) {
  const own = state.scenario[side];
  const set = (part: Partial<FightSide>): void => change((s) => withSide(s, side, part));
  const harbors = harborsNear(state.scenario.area, boardWith(state.scenario.data));
  const check = (key: 'pursue' | 'carriersFire' | 'submarine', text: string) => (
    <Check checked={own[key]} onChange={() => change((s) => withSide(s, side, { [key]: !s.scenario[side][key] }))}>
      {text}
    </Check>
  );
  return (
    <Fold class="orders" summary={`Orders: ${summaryOf(own)}`}>
      {() => (
        <>
          <Choice label="Wants" options={WISHES} value={own.prefer} onChange={(prefer) => set({ prefer })} />
          <FightTargets side={side} state={state} change={change} />
          <div class="row">
            <Select
              label="Retreats"
              value={retreatValue(own.retreat)}
              options={[...new Set(['never', 'outgunned', ...ROUNDS, retreatValue(own.retreat)])].map((value) => ({
                value,
                text: retreatText(retreatOf(value)),
              }))}
              onChange={(value) => set({ retreat: retreatOf(value) })}
            />
            {own.retreat !== 'never' && (
              <Select
                label="Groups"
                value={own.groups}
                options={BATTLE_GROUPS.map((groups) => ({ value: groups, text: GROUPS[groups] }))}
                onChange={(groups) => set({ groups })}
              />
            )}
            {check('pursue', 'Pursues')}
          </div>
          <div class="row">
            {check('carriersFire', CARRIERS_FIRE)}
            {check('submarine', SUBMARINE[side])}
            {harbors.length > 0 && (
              <Select
                label="Air raid afterwards"
                value={own.airRaid ?? ''}
                options={[{ value: '', text: 'none' }, ...harbors]}
                onChange={(name) => set({ airRaid: (name || null) as FightSide['airRaid'] })}
              />
            )}
          </div>
        </>
      )}
    </Fold>
  );
}

const retreatValue = (retreat: BattleRetreat): string =>
  typeof retreat === 'string' ? retreat : String(retreat.after);
const retreatOf = (value: string): BattleRetreat =>
  value === 'never' || value === 'outgunned' ? value : { after: Number(value) };
