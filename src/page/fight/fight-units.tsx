// More about each unit of a side: patrolling or raiding, in port, disabled, landing; and the order in which they are named.
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import type { Board } from '../../board/index.js';
import { CheckedField } from '../shared/checked-field.js';
import { PlainButton, Select } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { boardWith } from '../shared/on-board.js';
import { Said } from '../shared/told.js';
import { counterOf, factorsProblem, harborsNear } from './fight-board.js';
import { putEarlier, type SideProps, withUnit } from './fight-state.js';

/** Where a unit is, as one choice: at sea in a posture, in a port, or gone. */
const WHERE: Readonly<Record<string, Partial<BattleUnit>>> = {
  patrolling: { posture: 'patrolling', disabled: false, inPort: null },
  raiding: { posture: 'raiding', disabled: false, inPort: null },
  disabled: { disabled: true, inPort: null },
};

const whereOf = ({ disabled, inPort, posture }: BattleUnit): string =>
  disabled ? 'disabled' : inPort === null ? posture : `in ${inPort}`;

/** The factors of the counter, where the unit is one. */
const printed = ({ name }: BattleUnit, board: Board): string | undefined => counterOf(name, board)?.factors;

/** What differs from a counter that patrols. */
const moreOf = (unit: BattleUnit, board: Board): string[] => [
  ...(whereOf(unit) === 'patrolling' ? [] : [`${unit.name} ${whereOf(unit)}`]),
  ...(unit.land === null ? [] : [`${unit.name} lands on ${unit.land}`]),
  ...(unit.factors === printed(unit, board) ? [] : [`${unit.name} is ${unit.factors}`]),
];

export function FightUnits({ side, state, change }: SideProps) {
  const { units } = state.scenario[side];
  const board = boardWith(state.scenario.data);
  const harbors = harborsNear(state.scenario.area, board);
  const more = units.flatMap((unit) => moreOf(unit, board));
  const set = (name: string, part: Partial<BattleUnit>): void => change((s) => withUnit(s, side, name, part));
  return (
    <Fold class="orders" summary={`Units: ${more.length === 0 ? 'all patrolling' : more.join('; ')}`}>
      {() => (
        <ul class="unit-rows">
          {units.map((unit, k) => (
            <li key={unit.name}>
              <PlainButton
                disabled={k === 0}
                title="Name it earlier: that counts for who attacks whom"
                onClick={() => change((s) => putEarlier(s, side, unit.name))}
              >
                <Said>{`Name ${unit.name} earlier`}</Said>
                <span aria-hidden="true">↑</span>
              </PlainButton>
              <Select
                label={<span>{unit.name}</span>}
                value={whereOf(unit)}
                options={[...Object.keys(WHERE), ...harbors.map((harbor) => `in ${harbor}`)]}
                onChange={(where) =>
                  set(unit.name, WHERE[where] ?? { disabled: false, inPort: where.slice(3) as BattleUnit['inPort'] })
                }
              />
              <FightFactors unit={unit} onChange={(factors) => set(unit.name, { factors })} />
              {unit.kind === 'amphibious' && harbors.length > 0 && (
                <Select
                  label="lands on"
                  value={unit.land ?? ''}
                  options={[{ value: '', text: 'nothing' }, ...harbors]}
                  onChange={(harbor) => set(unit.name, { land: (harbor || null) as BattleUnit['land'] })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

interface FightFactorsProps {
  readonly unit: BattleUnit;
  readonly onChange: (factors: string) => void;
}

/** The factors of a unit, as players write them: those of its counter, or its own. */
const FightFactors = ({ unit, onChange }: FightFactorsProps) => (
  <CheckedField
    label="factors"
    type="text"
    class="factors"
    size={5}
    maxLength={8}
    value={unit.factors}
    aria-label={`Factors of ${unit.name}`}
    problem={(text) => factorsProblem(text, unit)}
    onChange={onChange}
  />
);
