// What if: chips for changes, and what each of them changes. Asked in the second worker.
import { useState } from 'preact/hooks';
import type { BattleAnswer } from '../../analysis/battle.js';
import type { ComparedFigure } from '../../analysis/compare/compared-figures.js';
import { letterOf } from '../../analysis/compare/comparison-names.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { Side } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { PlainButton } from '../shared/controls.js';
import { boardWith } from '../shared/on-board.js';
import { Problem, Stopped } from '../shared/told.js';
import { newestOf, useAnswer } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import { findUnits } from './fight-board.js';
import { unitNotFound } from './fight-names.js';
import {
  type Change,
  canBeFought,
  changedFight,
  changeLabel,
  changeText,
  type FightState,
  type SideProps,
  toggleChange,
} from './fight-state.js';
import { writtenFight } from './fight-written.js';

interface FightWhatIfProps extends PartProps<FightState> {
  readonly searcher: Asker;
}

/** Changes that offer themselves: each unit away, the flag. */
function offered({ scenario }: FightState): Change[] {
  const away = (['japan', 'allied'] as const).flatMap((side) =>
    scenario[side].units.length < 2
      ? []
      : scenario[side].units.map(({ name }): Change => ({ kind: 'remove', side, name })),
  );
  const flags = (['none', 'japan', 'allied'] as const).filter((control) => control !== scenario.control);
  return [...flags.map((control): Change => ({ kind: 'flag', control })), ...away].filter(
    (c) => c.kind !== 'remove' || /^[^#]+$/.test(c.name),
  );
}

export function FightWhatIf({ state, change, searcher }: FightWhatIfProps) {
  const { scenario, changes, method, seed } = state;
  const asked = changes.length > 0 && canBeFought(state);
  const whatIf = { texts: changes.map(changeText), written: changes.map((c) => writtenFight(changedFight(state, c))) };
  const answering = useAnswer(
    searcher,
    asked ? { written: writtenFight(scenario), method, quickOr: 0.005, seed: seed ?? undefined, whatIf } : undefined,
  );
  const told = (newestOf(answering) as BattleAnswer | undefined)?.whatIf;
  const isAsked = (c: Change): boolean => whatIf.texts.includes(changeText(c));
  const chips = [...changes, ...offered(state).filter((c) => !isAsked(c))];
  if (!canBeFought(state)) return null;
  return (
    <>
      <h2>What if?</h2>
      <div class="chips">
        {chips.map((c) => (
          <PlainButton key={changeText(c)} aria-pressed={isAsked(c)} onClick={() => change((s) => toggleChange(s, c))}>
            {changeLabel(c)}
          </PlainButton>
        ))}
        <AddChip side="japan" state={state} change={change} />
        <AddChip side="allied" state={state} change={change} />
      </div>
      {asked && answering.busy && <Working doing="Fighting it with and without" onStop={answering.stop} />}
      {asked && <Problem said={answering.problem} />}
      {asked && answering.stopped && !told && <Stopped shown={undefined} onAgain={answering.again} />}
      {asked && told && (
        <ul class="told">
          {told.changes.map((text, k) => (
            <li key={text}>
              <b>{changeLabel(changes[k] ?? changes[0]!)}</b>: {effect(told.differences, k, scenario.area !== null)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A field for `+ NAME`. */
function AddChip({ side, state, change }: SideProps) {
  const [typed, setTyped] = useState('');
  const [first] = findUnits(
    side,
    typed,
    state.scenario[side].units.map((unit) => unit.name),
    boardWith(state.scenario.data),
  );
  const who = SIDE_LABELS[side];
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault();
        if (!first) return;
        change((s) => toggleChange(s, { kind: 'add', side, name: first.name }));
        setTyped('');
      }}
    >
      <input
        type="search"
        value={typed}
        placeholder={`+ ${who}`}
        aria-label={`What if ${who} had one more: a name`}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {first && (
        <button type="submit" class="plain">
          + {first.name}
        </button>
      )}
      {typed.trim() !== '' && !first && (
        <span class="note" role="status">
          {unitNotFound(state, side, typed)}
        </span>
      )}
    </form>
  );
}

/** `Japan holds it in 52.1 % (+4.8).` */
function effect(differences: readonly ComparedFigure[], k: number, area: boolean): string {
  const metric = BATTLE_FIGURES[area ? 'holds' : 'remaining'].of();
  const found = differences.filter((d) => d.metric === metric && d.scenario === letterOf(k + 1));
  const say = (label: Side): string => {
    const figure = found.find((d) => d.label === label);
    if (!figure) return '–';
    const by = 100 * figure.difference;
    const error = 100 * Math.max(figure.ci95[1] - figure.difference, figure.difference - figure.ci95[0]);
    const sign = by < 0 ? '−' : '+';
    return `${(100 * figure.other).toFixed(1)} % (${sign}${Math.abs(by).toFixed(1)}${error > 0.05 ? ` ±${error.toFixed(1)}` : ''})`;
  };
  return area
    ? `Japan holds the area in ${say('japan')}, the Allies in ${say('allied')}`
    : `only Japan has units left in ${say('japan')}, only the Allies in ${say('allied')}`;
}
