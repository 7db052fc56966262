// The answer: how many battleships stay afloat, and how often.
import { useState } from 'preact/hooks';
import { grouped } from '../../answer/digits.js';
import { isNumberResult } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { type Bar, Bars } from '../shared/bars.js';
import { Choice } from '../shared/choice.js';
import type { Answering } from '../shared/use-answer.js';
import { RaidActual } from './raid-actual.js';
import type { RaidState } from './raid-state.js';

interface RaidAnswerProps {
  readonly state: RaidState;
  readonly change: (update: (state: RaidState) => RaidState) => void;
  readonly answering: Answering & { readonly stop: () => void };
}

const CLASSES = [
  { value: 'battleships', text: 'Battleships' },
  { value: 'cruisers', text: 'Cruisers' },
] as const;

export function RaidAnswer({ state, change, answering }: RaidAnswerProps) {
  const [ships, setShips] = useState<'battleships' | 'cruisers'>('battleships');
  const [atLeast, setAtLeast] = useState<'exactly' | 'at least'>('exactly');
  const { result, busy, problem, progress, stop, stopped } = answering;
  const found = result?.metrics[`${ships}.afloat`];
  const afloat = found && isNumberResult(found) ? found : undefined;
  const actual = state.actual[ships];
  return (
    <section class="card answer" aria-label="The answer" aria-busy={busy}>
      <p class={busy ? 'headline old' : 'headline'} aria-live="polite">
        <strong>{afloat ? afloat.mean.toFixed(2) : '–'}</strong>
        <span>
          {ships} afloat on average
          <small>{result ? basis(result) : ''}</small>
        </span>
      </p>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {stopped && <p class="note">Stopped before there was an answer to this question.</p>}
      {busy && (
        <p class="note working">
          Working{progress ? `: ${grouped(progress.games)} of ${grouped(progress.total)} games` : ''}
          <button type="button" onClick={stop}>
            Stop
          </button>
        </p>
      )}
      {afloat && <Bars bars={barsOf(afloat, atLeast === 'at least', actual)} title={`${ships} afloat, ${atLeast}`} />}
      <div class="row">
        <Choice label="Ships" options={CLASSES} value={ships} onChange={setShips} />
        <Choice
          label="Bars"
          options={[
            { value: 'exactly', text: 'exactly' },
            { value: 'at least', text: 'at least' },
          ]}
          value={atLeast}
          onChange={setAtLeast}
        />
      </div>
      {result && <RaidActual state={state} change={change} result={result} />}
    </section>
  );
}

const basis = (result: Result): string =>
  result.games === 0 ? 'exact: every throw of the dice is counted' : `${grouped(result.games)} games played`;

function barsOf(
  { histogram }: { readonly histogram: readonly { readonly value: number; readonly count: number }[] },
  atLeast: boolean,
  actual: number | null,
): Bar[] {
  const total = histogram.reduce((sum, b) => sum + b.count, 0);
  return histogram.map(({ value, count }) => ({
    label: atLeast ? `≥${value}` : String(value),
    share: (atLeast ? histogram.reduce((sum, b) => sum + (b.value >= value ? b.count : 0), 0) : count) / total,
    marked: value === actual,
  }));
}
