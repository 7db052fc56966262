// Whom a side attacks: spread, one after the other, the best for an objective, or what a player wants gone first.
import { BATTLE_OBJECTIVES } from '../../battle/battle-best.js';
import { BATTLE_KINDS, type BattleTargets } from '../../battle/question/battle-scenario.js';
import { Choice, Select } from '../shared/controls.js';
import { type SideProps, withSide } from './fight-state.js';

const WAYS = [
  'spread',
  { value: 'focus', text: 'focus', title: 'All on the first enemy, then on the next' },
  { value: 'best', text: 'best', title: 'The best targets for an objective' },
  { value: 'first', text: 'first of all' },
] as const;

const OBJECTIVES: Readonly<Record<(typeof BATTLE_OBJECTIVES)[number], string>> = {
  kills: 'ships sunk',
  factors: 'factors sunk',
  removals: 'sunk or sent home',
  damage: 'damage',
};

const KIND_WORDS = {
  carrier: 'carriers',
  battleship: 'battleships',
  cruiser: 'cruisers',
  air: 'air units',
  amphibious: 'amphibious units',
} as const;

const wayOf = (targets: BattleTargets): 'spread' | 'focus' | 'best' | 'first' =>
  typeof targets === 'string' ? targets : 'best' in targets ? 'best' : 'first';

/** One kind, or one enemy, before the others. */
const firstly = (first: string): readonly string[] => [first, ...BATTLE_KINDS.filter((kind) => kind !== first)];

/** The targets in words. */
export function targetsText(targets: BattleTargets): string {
  if (typeof targets === 'string') return targets;
  if ('best' in targets) return `best for ${OBJECTIVES[targets.best]}`;
  const [first] = targets;
  return `${KIND_WORDS[first as 'carrier'] ?? first} first`;
}

export function FightTargets({ side, state, change }: SideProps) {
  const { targets } = state.scenario[side];
  const enemies = state.scenario[side === 'japan' ? 'allied' : 'japan'].units;
  const set = (next: BattleTargets): void => change((s) => withSide(s, side, { targets: next }));
  const way = wayOf(targets);
  return (
    <div class="row">
      <Choice
        label="Targets"
        options={WAYS}
        value={way}
        onChange={(value) =>
          set(value === 'best' ? { best: 'kills' } : value === 'first' ? firstly(BATTLE_KINDS[0]) : value)
        }
      />
      {typeof targets === 'object' && 'best' in targets && (
        <Select
          label="for"
          value={targets.best}
          options={BATTLE_OBJECTIVES.map((objective) => ({ value: objective, text: OBJECTIVES[objective] }))}
          onChange={(best) => set({ best })}
        />
      )}
      {way === 'first' && (
        <Select
          label="Attack first"
          value={(targets as readonly string[])[0]!}
          options={[
            ...BATTLE_KINDS.map((kind) => ({ value: kind, text: KIND_WORDS[kind] })),
            ...enemies.map(({ name }) => name),
          ]}
          onChange={(first) => set(firstly(first))}
        />
      )}
    </div>
  );
}
