// The orders of a side: day or night, targets, when it retreats.
import type { BattleRetreat, BattleTargets } from '../../battle/question/battle-scenario.js';
import type { Side } from '../../board/index.js';
import { Choice } from '../shared/choice.js';
import { type FightSide, type FightState, withSide } from './fight-state.js';

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

const RETREATS: readonly { readonly value: string; readonly text: string; readonly retreat: BattleRetreat }[] = [
  { value: 'never', text: 'never', retreat: 'never' },
  { value: 'outgunned', text: 'when outgunned', retreat: 'outgunned' },
  { value: '1', text: 'after round 1', retreat: { after: 1 } },
  { value: '2', text: 'after round 2', retreat: { after: 2 } },
];

const TARGETS: readonly { readonly value: string; readonly text: string; readonly targets: BattleTargets }[] = [
  { value: 'spread', text: 'spread', targets: 'spread' },
  { value: 'focus', text: 'focus', targets: 'focus' },
  { value: 'carriers', text: 'carriers first', targets: ['carrier', 'battleship', 'cruiser', 'air', 'amphibious'] },
  { value: 'kills', text: 'best for kills', targets: { best: 'kills' } },
];

/** The option that says the same; `undefined` for something that only a file can say. */
const chosen = <T extends { readonly value: string }>(
  options: readonly T[],
  own: unknown,
  of: (option: T) => unknown,
) => options.find((option) => JSON.stringify(of(option)) === JSON.stringify(own))?.value;

const textOf = <T extends { readonly value: string; readonly text: string }>(options: readonly T[], value: unknown) =>
  options.find((option) => option.value === value)?.text ?? 'as the file says';

/** The orders in a line. */
function summaryOf({ prefer, targets, retreat, carriersFire }: FightSide): string {
  const wish = prefer === 'auto' ? 'day or night as suits it' : `wants ${prefer}`;
  const aim = textOf(
    TARGETS,
    chosen(TARGETS, targets, (o) => o.targets),
  );
  const retreats = textOf(
    RETREATS,
    chosen(RETREATS, retreat, (o) => o.retreat),
  );
  return `${wish}; targets ${aim}; retreats ${retreats}${carriersFire ? '; carriers fire at night' : ''}`;
}

export function FightOrders({ side, state, change }: FightOrdersProps) {
  const own = state.scenario[side];
  return (
    <details class="orders">
      <summary>Orders: {summaryOf(own)}</summary>
      <Choice
        label="Wants"
        options={WISHES}
        value={own.prefer}
        onChange={(prefer) => change((s) => withSide(s, side, { prefer }))}
      />
      <Choice
        label="Targets"
        options={TARGETS}
        value={chosen(TARGETS, own.targets, (o) => o.targets)}
        onChange={(value) =>
          change((s) => withSide(s, side, { targets: TARGETS.find((o) => o.value === value)!.targets }))
        }
      />
      <Choice
        label="Retreats"
        options={RETREATS}
        value={chosen(RETREATS, own.retreat, (o) => o.retreat)}
        onChange={(value) =>
          change((s) => withSide(s, side, { retreat: RETREATS.find((o) => o.value === value)!.retreat }))
        }
      />
      <label class="check">
        <input
          type="checkbox"
          checked={own.carriersFire}
          onChange={() => change((s) => withSide(s, side, { carriersFire: !s.scenario[side].carriersFire }))}
        />
        Carriers fire their guns at night
      </label>
    </details>
  );
}
